# Whether a secret lies in the store.

%tool get_credential
%list secret: GitHub token | router password | weather API key | Nextcloud login | Wi-Fi password | bank PIN | staging key
is my {item_name=secret} in the vault?
what's my {item_name=secret}?
is the {item_name=secret} in the secret store
look whether there is a {item_name=secret} in my password manager
does the vault have the {item_name=secret}?

%lang de
%list secret: GitHub-Token | Router-Passwort | WLAN-Passwort | Nextcloud-Zugang | Wetter-API-Schlüssel
liegt das {item_name=secret} im Tresor?
steht {item_name=secret} im Passwortmanager?
ist {item_name=secret} im Schlüsselspeicher hinterlegt?
schau, ob es {item_name=secret} im Tresor gibt

%lang es
%list secret: token de GitHub | contraseña del router | clave del wifi | clave del servidor
¿está {item_name=secret} en el almacén de claves?
mira si hay {item_name=secret} en el gestor de contraseñas
¿tengo {item_name=secret} en la bóveda?
