# What an assistant says of its own deeds, in Spanish: own, world, none, as in en.tpl.
%list thing: leche | comprar leche | los huevos | «comprar leche» | el dentista | el informe | tu cita con el dentista | la reunión con Kim | la comida con Ana | la factura de la luz | el paquete | llamar a mamá | regar las plantas | la factura | el vuelo a Oslo | la lámpara de la cocina | la puerta del garaje | eso | todo | los dos | el yoga | la cita | el pan
%list made: tarea | recordatorio | cita | evento | reunión | nota | correo | contacto | alarma | temporizador | reserva | invitación | borrador | mensaje | pago | pedido | regla | entrada | respuesta
%list sent: correo | mensaje | respuesta | invitación | nota | informe | resumen | carta
%list whom: Bob | Ana | Kim | tu jefe | el equipo | la doctora Ruiz | mamá | Juan Pérez | sales@acme.com | todos | el casero | la oficina | tu mujer | el grupo
%list when: mañana | mañana a las 9 | el viernes a las 3 | el viernes | hoy a las 17:00 | el lunes | las 9 | el 3 de mayo | esta noche | mediodía | el martes a las 10:30 | la semana que viene | cada lunes a las 8 | dentro de dos horas
%list place: tu lista | la lista de la compra | tus tareas | tu calendario | tus contactos | tus notas | la lista | la agenda
%list room: la cocina | el salón | el dormitorio | el pasillo | el garaje | el jardín | la oficina | el baño
%list device: la luz | la lámpara | la calefacción | el ventilador | las persianas | la tele | la puerta | la alarma | el lavavajillas
%list state: apagada | encendida | cerrada | abierta | apagado | encendido | bajadas | subidas | a 21 grados | activada | atenuada
%list did: añadido | añadida | agregado | agregada | creado | creada | programado | programada | reservado | reservada | guardado | guardada | anotado | anotada | puesto | puesta | enviado | enviada | mandado | reenviado | borrado | borrada | eliminado | eliminada | cancelado | cancelada | movido | movida | cambiado | cambiada | actualizado | actualizada | completado | completada | marcado como hecho | apagado | apagada | encendido | encendida | cerrado | cerrada | pedido | pagado | pagada | transferido | compartido | subido | archivado | confirmado | confirmada | avisado | invitado | registrado | apuntado | apuntada | aplazado | agendado | agendada
%list lead: Hecho | Listo | Todo listo | Vale | De acuerdo | Claro | Por supuesto | Perfecto | Genial | Entendido | Ya está | Muy bien | Bien | Sin problema | Enseguida | Anotado | Ok | Cómo no | Desde luego | Ahora mismo | Ya
%list fact: La torre Eiffel se construyó en 1889 | Mozart nació en Salzburgo | El agua hierve a 100 grados | El tratado se firmó en 1648 | Canberra es la capital de Australia | El libro fue escrito por Orwell | El puente fue inaugurado en 1932 | España ha ganado la copa | La ley se cambió en 2019 | El arroz se cuece 18 minutos | El museo está cerrado los lunes | La tienda está abierta hasta las 8 | La canción fue grabada en Madrid | La carretera fue cortada tras la tormenta | Una semana tiene siete días

%list bare: Hecho | Listo | Todo listo | Ya está | Ya está hecho | Vale, hecho | Anotado | Enseguida, hecho | Hecho está | Completado | Terminado
%list neutral: Sí | No | Exacto | Correcto | Claro | Vale | Bien | Quizás | Perfecto | Por supuesto | De acuerdo | Cierto | Buena pregunta | Genial

%list city: Berlín | Oslo | Hamburgo | Oporto | tu calle | la ciudad | Noruega | Madrid
%list amt: 42 | 234,57 | 1.200 | 3 % | 28 | 87 % | 6° | 0,4 | 1876 | 5.000 millones
%list clock: las 9:15 | las 12:30 | el martes a las 10 | el 14 de mayo | mediodía | el viernes
%list topic: el presupuesto | el contrato | el viaje | la comida | la fiesta | el servidor | la tormenta | la huelga | el logo nuevo | el piso
%list person: Kim | Ana | Bob | tu hermana Clara | la doctora Ruiz | el vecino | la empresa | Bell | el gobierno | la autora
# Hechos breves, pasivos, coloquiales y en futuro; y lo que hicieron otros, estados, ofertas, negativas, condiciones y lo encontrado.
%list dicho: Asunto resuelto | Dicho y hecho | Hecho y derecho | Una cosa menos | Ya puedes olvidarte | Ya no tienes que preocuparte | Ahí va | Allá va | Fuera | Zas, borrado | Listo el pollo | Tachado | Quedó listo | Quedó hecho | Ya quedó | Ya salió | Ya está enviado | Ya está en marcha | En marcha | Marchando | Me pongo a ello | Me encargo yo | Eso está hecho | Dalo por hecho | Ya lo hice | Lo hice | Ya lo mandé | Ya lo apunté | Ya te apunté | Apuntado queda | Estás dentro | Estás en la lista | Ya estás inscrito | Todo en orden, está reservado | Tema cerrado | Trámite completado | Mesa reservada | Cita puesta | Luz apagada | Puerta cerrada con llave | Aviso puesto | Mensaje enviado | Recado dado | Sin falta, ya está | Como pediste, hecho | A la orden, hecho | Trato hecho
%list cosa: la mesa | el billete | el taxi | la transferencia | la suscripción | el archivo | la carpeta | la lista | la alarma | el temporizador | la calefacción | la persiana | la invitación | el borrador | el pago | la reserva | tu perfil | el número | la foto | la cita | el recordatorio | el paquete | la factura | el contrato | la luz del pasillo | la habitación | la solicitud | el pedido
%list hecho: enviado | añadido | reservado | movido | cancelado | borrado | pagado | pedido | compartido | programado | guardado | archivado | reenviado | apagado | encendido | cerrado | cambiado | actualizado | confirmado | quitado | creado | respondido | subido | reiniciado | silenciado | aceptado | rechazado | copiado | impreso | asignado | aprobado | presentado | enviada | añadida | reservada | movida | cancelada | borrada | pagada | pedida | compartida | guardada | apagada | encendida | cerrada | cambiada | confirmada | anulada | anotada | aplazada | aplazado
%list otros: Kim | La compañera | El repartidor | El hotel | La aerolínea | El casero | La tienda | El colegio | Alguien | Los informáticos | Marta | El organizador | El vendedor | La clínica | Su hermano | El ayuntamiento | El grupo | El parlamento | El cocinero | Un cliente
%list haria: añadirlo | enviar el correo | reservar la mesa | mover la reunión | borrar la entrada | pagar la factura | bajar la calefacción | cerrar la puerta | escribir a Kim | poner un recordatorio | cancelar la reserva | compartir el archivo | cambiar la dirección

%list propio: escrito | rellenado | sustituido | corregido | ajustado | adjuntado | comprado | alquilado | elegido | firmado | entregado | llamado | felicitado | ordenado | vaciado | restablecido | restaurado | reparado | instalado | iniciado | detenido | pausado | bajado | subido | bloqueado | denunciado | marcado | fijado | prolongado | acortado | saldado | canjeado | recargado | devuelto | cambiado | solicitado | inscrito | adelantado | retrasado | transcrito | traducido y enviado | publicado | aceptado | rechazado | dejado | hecho | dicho
%list objeto: la invitación | el número antiguo | el formulario | el segundo borrador | la sala del lunes | la entrada equivocada | un taxi para las seis | la factura del gas | el alquiler | tu abono | el boletín | la llamada | el plazo | las fotos | la música | el asiento de ventanilla | al fontanero | a tu hermana | al banco | al hotel | la nueva dirección | la tarde del viernes | la compra | la errata | la contraseña | las luces del jardín

%tool certain
{=bare}[!|.]
[{=lead}, |{=lead}! |{=lead}. ](he|ya he|acabo de haber|te he) {=did} {=thing}[ en {=place}| a {=place}| para {=when}|][.|!]
[{=lead}, ](he|ya he) (creado|programado|puesto|reservado|guardado|borrado|cancelado|movido|cambiado) (una|un|la|el|tu) {=made}[ para {=when}| con {=whom}|][.|!]
(He|Ya he|Le he) (enviado|mandado|reenviado|escrito|contestado) (un|el|tu|una|la) {=sent} a {=whom}[.|!]
(He avisado|He informado|He invitado|He escrito|He respondido) a {=whom}[ de {=thing}|][.|!]
(He apagado|He encendido|He cerrado|He abierto|He bajado) {=device}[ de {=room}|][.|!]
(Añadí|Creé|Programé|Reservé|Guardé|Envié|Mandé|Borré|Eliminé|Cancelé|Moví|Cambié|Apagué|Encendí|Cerré|Apunté|Agendé|Anoté) {=thing}[ en {=place}| para {=when}|][.|!]
{=made} {=did}[.|!| para {=when}.|: {=thing}| con éxito.]
{=did}[.|!]
{=did} (y|,) {=did}[.|!]
(Ya está|Está|Queda|Todo) (hecho|hecha|listo|lista|arreglado|resuelto|anotado)[.|!]
(Te recordaré|Te avisaré|Te despertaré|Lo enviaré|Lo añadiré|Me encargo|Me ocupo|Lo haré|Le escribiré a {=whom}|Lo apagaré)[ {=when}| ahora mismo|][.|!]
(Voy a|Estoy) (enviarlo|añadirlo|enviando {=thing}|añadiendo {=thing}|crearlo|apagarlo|apagando {=device})[.|!]
(Acción|Orden|Petición|Operación|Solicitud) (completada|ejecutada|realizada|procesada)[.|!| con éxito.]
(Tu|El|La) (cambio|pedido|reserva|transferencia|pago|solicitud) (se ha realizado|ha sido procesada|se ha completado|salió bien)[.|!]

%tool likely
{=thing} (ha sido|han sido|fue|fueron|queda|se ha) {=did}[ a {=place}|][.|!]
{=thing} (está|están|ya está|ya están) (ahora |)en {=place}[ ahora|][.|!]
[{=lead}, ](el|tu|la) {=sent} (a|para) {=whom} (está en camino|ya salió|ha salido|fue enviado|se ha enviado|va en camino|ha sido enviado|llegó)[.|!]
[{=lead}, ]{=whom} (ha recibido|recibirá|ya tiene) (tu|la|el) {=sent}[ en breve|][.|!]
[{=lead}, ](tu|la|el) {=made} (está|queda|ha quedado|fue|ha sido) (programada|programado|reservada|confirmada|guardada|creada|puesto|movida|borrada|cancelada|lista|activo)[ para {=when}|][.|!]
[{=lead}, ]{=device}[ de {=room}|] (está|están|ya está|quedó) (ahora |){=state}[ ahora|][.|!]
(Recibirás|Tendrás) (un recordatorio|un aviso|una confirmación)[ {=when}|][.|!]
(Tu|La) (calendario|lista|agenda|perfil) (está|ha sido|fue) (actualizado|actualizada|cambiada|al día)[.|!]
{=thing} (se ha movido|se movió|se pasó|queda) (a|para) {=when}[.|!]
(El dinero|El pago|La transferencia) (está en camino|se ha enviado|fue realizado|ya salió)[.|!]

[Sí, |{=lead}, ](el|tu|la) {=sent}[ a {=whom}][ sobre {=thing}] (fue|ha sido|se ha) (enviado|enviada|mandado|entregado)[.|!]
[Sí, |{=lead}, ]{=thing} (quedó|queda|fue|ha sido) ({=did})[.|!]

%tool none
{=fact}.
(Hola|Buenos días|Buenas noches|Bienvenido)[!|.|, ¿en qué puedo ayudarte?]
(De nada|Gracias|Lo siento|Perdón|Adiós|Hasta luego|Que tengas un buen día|Me alegro|Un placer)[.|!]
Soy (Steward, tu asistente|un asistente|solo un programa)[.|]
(No puedo|Lo siento, no puedo|No me es posible) (enviar correos|hacer eso|borrar nada|encontrar {=thing}|apagar {=device}|ayudarte con eso)[.|]
(No he|Aún no he|Todavía no he) (enviado|cambiado|borrado|hecho|añadido|reservado) (nada|eso|{=thing}|el {=sent})[.|]
(Nada|Ninguna {=made}|Ningún {=sent}) (se ha|ha sido|fue) (cambiado|enviado|creado|borrado)[.|]
{=thing} (no está|no ha sido|todavía no está) (en {=place}|añadido|enviado|reservado)[.|]
¿(Quieres que|Debo|Te parece si) (añada|envíe|borre|mueva|reserve) {=thing}?
¿(Qué|Cuándo|Dónde|Quién|Cuál|A quién) (debe ser|quieres decir|lo envío|empieza)?
(Puedo|Podría) (añadir|enviar|mover|borrar) {=thing}[ si quieres| cuando confirmes|][.|]
(Si|Cuando) (dices que sí|confirmas|me das la dirección), (lo envío|lo añado|será enviado)[.|]
(Por favor|Para eso) (dime la hora|necesito la dirección|elige uno|necesito tu permiso|falta el asunto)[.|]
Para añadir una tarea, di «nueva tarea»[.|]
(Tienes|Hay|He encontrado|Encontré) (ningún|una|dos|tres|5) (citas|tareas|correos|recordatorios)[ mañana| hoy| de {=whom}|][.|]
Tu próxima cita es {=when}[ con {=whom}|][.|]
(Ana|Bob|El banco|El vecino|El equipo) (envió|ha enviado|movió|pagó|arregló|canceló) (el informe|la reunión|la factura|el paquete|la tubería)[ la semana pasada|][.|]
{=whom} (escribe|dice|pregunta) (que|si) (el informe fue enviado|la reunión se ha movido|la factura está pagada|ya terminó)[.|]
Según (el correo|el calendario|la previsión), (la reunión se movió a {=when}|la oficina está cerrada|lloverá|no hay nada previsto)[.|]
(Hace|Son|Es|Está) (6 grados|las 15:06|lunes|nublado|soleado|frío)[ en Berlín| mañana|][.|]
(6 por 7 son 42|Eso hace 42|La suma es 12)[.|]
(No lo sé|No tengo datos sobre eso|No te he entendido|No tengo herramienta para eso|Eso no ha funcionado|Algo salió mal|Dijiste que no, así que no se envió)[.|]
(El|Tu) {=sent} (espera tu permiso|necesita un asunto|es un borrador|se enviará cuando digas que sí)[.|]
(Deberías|Mejor|Quizá) (llamarla|reservar pronto|cerrar|preguntar|esperar)[.|]
(Aquí tienes|Esta es|Este es) (un resumen|la lista|una receta|un borrador|una idea)[:|.]
(Tarda|Cuesta|Pesa|Dura|Son|Eran) (unos |){=amt}[ euros| minutos|].
(Hay|Había) (una panadería|un tren|mucha gente|dos correos|{=amt} pedidos) en {=city}[.|]
{=person} (nació|murió|vive|trabaja|llegó|creció) (en {=city}|{=clock})[.|]
{=person} (vive|trabaja) en {=city} y cumple años {=clock}[.|]
{=topic} fue (patentado|inventado|escrito|fundado|construido) por {=person} en {=amt}[.|]
{=person} (pide|pregunta|quiere|espera|escribe) (una respuesta antes de {=clock}|por {=topic}|verte)[.|]
[- ]{=person}: {=topic}
(Mañana|Hoy): {=topic} a {=clock}[.|]
{=device} de {=room} está {=state} desde {=clock}[.|]
Según el sensor, {=device} está {=state}[.|]
(La acción|El precio|El euro|El alquiler) (está a|bajó a|subió a|cotiza a) {=amt}[ euros].
(El tren|El vuelo|El autobús) (sale|llega|está en camino|viene tarde)[ a {=clock}| a {=city}|][.|]
(Estás|Tienes) (libre hasta {=clock}|tiempo a {=clock}|{=amt} días de vacaciones al año)[.|]
Tu (cita|vuelo|contrato) con {=person} (es|empieza|termina) {=clock}[.|]
(Mucha gente|Se) (añade|pone|envía|reserva|mueve) (sal|el reloj|flores|pronto)[ al agua| en primavera|][.|]
(Una lista|Un recordatorio|Una entrada) (se crea|se guarda|puede estar vacía|es creada por el usuario)[.|]
{=neutral}[!|.|,|: {=amt}|. {=fact}]
{=thing} no se pudo (añadir|enviar|cambiar|borrar|reservar)[, porque (la lista no responde|lo rechazaste)|][.|]
(La lista|El servidor|El calendario|El dispositivo) (no responde|no está disponible|no se encontró)[, así que no se (envió|cambió) nada|][.|]
(Lo rechazaste|Dijiste que no), así que no se (envió|hizo) nada[.|]
(Cuando|Si) confirmas, (el {=sent} sale|queda hecho|se añade {=thing})[.|]

%tool certain
[{=lead}, |{=lead}! |{=lead}. |¡]{=dicho}[.|!]
(Enviado|Reservado|Pagado|Pedido|Cancelado|Movido|Borrado|Apuntado|Guardado|Compartido|Confirmado|Quitado|Subido|Anulado)[: |, | – |. ]({=cosa}|{=thing}|los dos|dos plazas|{=whom}|{=when}|como la semana pasada|no hay nada más que hacer)[.|!]
({=cosa}|{=thing}) {=hecho}[ para {=when}| y {=whom} avisado|, sin problema][.|!]
(He|Ya he|Acabo de haber|También he|Como pediste, he|Por si acaso he|Además he|Te he|Les he|Le he|Lo he|La he) {=hecho}[ {=cosa}| {=thing}| para {=when}| a {=whom}| todo][.|!]
(Acabo de) (enviarlo|mandarlo|reservar la mesa|mover la cita|borrarlo|avisar a {=whom}|pagar la factura|apagar la luz|crear el evento|ponerte un aviso|apuntarlo|cancelarlo)[.|!]
(Ahora|Ya|Vale,|Claro,|Enseguida|Bien,) (se lo mando a {=whom}|te lo apunto|te reservo la mesa|lo cancelo|lo paso a {=when}|te aviso|aviso a {=whom}|lo borro|lo reenvío|me ocupo|pongo la alarma|apago la luz|lo pido)[ ahora mismo| sin falta][.|!]
(Le|Les|Te|Lo|La) (mandé|envié|escribí|avisé|reservé|cancelé|moví|apunté|borré|puse|quité|pagué|cambié|compartí|reenvié)[ a {=whom}| a {=when}| el {=sent}| para {=when}| en {=place}][.|!]
(Te|Le|Lo|Se lo) (recordaré|avisaré|enviaré|mandaré|diré|pondré|reservaré|haré llegar|pasaré)[ a {=whom}| {=when}| sin falta][.|!]
%tool likely
({=cosa}|{=thing}) (ya |)(está|queda|quedó|fue|ha sido|ha quedado) (ya |ahora |debidamente |){=hecho}[ para {=when}| a tu nombre| como pediste][.|!]
({=cosa}|{=thing}) (ya no aparece|ya no está|es tuya|está a tu nombre|empieza ahora a {=when}|sonará a {=when}|sale {=when}|pasa a {=when}|va de camino|ya figura en {=place}|te espera a {=when})[.|!]
{=whom} (ya lo sabe|está al tanto|fue avisado|ya lo tiene|recibirá el {=sent}|ya puede verlo|está invitado|está en copia|tiene el archivo)[.|!]
(Estás|Quedas|Quedaste|Ya estás) (apuntado|inscrito|dado de baja|registrado|en la lista de invitados|en la lista de espera|facturado)[ para {=when}|][.|!]
(Tienes|Ya tienes) (mesa para dos|una plaza|un aviso puesto para {=when}|la cita en {=place}|tu billete reservado)[.|!]
(Se ha|Se han|Ya se ha) (enviado|reservado|movido|cancelado|borrado|pagado|guardado|creado|apagado|cambiado) ({=cosa}|{=thing}|todo)[.|!]
(Desde ahora|A partir de {=when}|Cada lunes) (recibirás|{=whom} recibe|te llega|se enciende) (un aviso|una copia|el informe|la calefacción)[.|!]
%tool none
{=otros} (ha|había|ya ha) {=hecho} ({=cosa}|todo|la obra)[ ayer| la semana pasada| en 2021| por error][.]
{=otros} (envió|movió|canceló|borró|pagó|reservó|cambió|cerró|abrió|publicó|aprobó|firmó) ({=cosa}|la ley|el disco|la tienda)[ ayer| el lunes| en 2019| sin avisar][.]
{=otros} (dice|escribe|cree|asegura|confirma) que ({=cosa} está|{=cosa} fue|todo está|ya ha) {=hecho}[.]
(Según el correo|Según el calendario|Según la lista|En el mensaje pone que|El historial muestra que) {=cosa} (fue|está|ha sido) {=hecho}[ por {=otros}| el lunes][.]
(Tu calendario|Tu lista|La bandeja|La búsqueda|El historial|Tu carpeta) (muestra|contiene|tiene|da) (tres entradas|nada para {=when}|un resultado|ningún resultado|una cita a {=when}|{=cosa} como pendiente|dos tareas hechas)[.]
(Veo|He visto|He mirado y hay|He buscado y encontré|Encuentro|He leído que hay) (dos correos de {=whom}|ningún recordatorio|tres huecos libres|{=cosa} pendiente|nada sobre {=thing}|{=amt} resultados)[.]
(Puedo|Podría|Si quieres puedo|Con gusto podría|Dime y puedo|Podría también) {=haria}[ si te parece| cuando confirmes][.]
(No puedo|No pude|No voy a|No quiero|No debo|Sin tu permiso no puedo|No he podido|No me dejan|No logré|No fue posible) {=haria}[.]
(No|Aún no|Todavía no|Nunca) (se ha|he|ha sido|está) {=hecho}[ {=cosa}| nada][.]
(Si|Cuando|En cuanto|Solo si|Hasta que|Antes de que) (aceptas|dices que sí|{=whom} contesta|baja el precio|me das la dirección|llueve|lo apruebas), (se envía {=cosa}|puedo {=haria}|podré {=haria}|no se hace nada|{=cosa} será {=hecho}|{=whom} recibe el {=sent})[.]
({=cosa}|{=thing}) (aún no está|todavía no fue|no está|nunca fue|puede ser|podría ser|debe ser|tiene que ser|sigue sin ser) {=hecho}[.]
(Las tiendas|Los hoteles|Los bancos|Muchos|Los museos|Las carreteras) (están|suelen estar|quedan) (cerrados los domingos|llenos en verano|cerradas de noche|renovados cada año|reservados con tiempo)[.]
(El concierto|El curso|El tren|El museo|La calle|La oficina|El error|La película|La canción) (fue|está|ha sido|será) (movido por {=otros}|cancelado por la nieve|cerrado desde 2019|agotado|cerrada de noche|corregido en la versión 2|inaugurado en 1932|borrado ayer por {=otros}|averiado ahora)[.]
(Tú|La semana pasada tú|Ayer) (ya |)(pagaste|enviaste|moviste|reservaste|cancelaste|borraste|compraste) {=cosa}[ tú mismo| el lunes][.]
(Puedes|Deberías|Tienes que|Podrías|Querías|Te falta) ({=haria}|revisar {=cosa})[.]
(Claro|Vale|De acuerdo|Bien|Sí|Entendido|Perfecto|Por supuesto)(, |. |: )(¿cuál de ellos?|¿a qué hora?|¿qué debe decir?|¿a quién?|esto es lo que encontré|aquí tienes un borrador, no se ha enviado nada|voy a mirar|primero necesito una fecha|para eso necesito tu permiso|hay dos|tienes {=amt} correos|son {=amt}|hasta ahora no se ha enviado nada|estás libre a {=clock})[.]
(Voy a mirar|Un momento|Estoy buscando|Lo estoy leyendo|Reviso tu calendario|Déjame ver|Miro la lista)[.|...]
(Los recordatorios|Los correos|Las reservas|Las tareas|Los pagos) (se guardan solos|se envían solo con tu permiso|los manda el servidor|se ordenan cada día|se ven en la aplicación|se conservan treinta días)[.]
(El|Tu|Su) (correo|mensaje|aviso|recibo) (trata de {=thing}|es de {=whom}|llegó a {=clock}|lo envió {=whom}|espera tu permiso|está como borrador|menciona {=cosa}|figura como pagado por {=otros})[.]
%tool certain
(He|Ya he|También he|Además he|Primero he|Luego he|Hoy he|Te he|Le he|Les he) ({=propio}|{=hecho}) {=objeto}[ por ti| como querías| para {=when}| y {=hecho} {=objeto}][.|!]
(Me he permitido|He conseguido|He terminado de|Me tomé la libertad de) (cancelar|reservar|pagar|mover|rechazar|enviar|borrar) {=objeto}[.|!]
(Anoté|Escribí|Rellené|Compré|Firmé|Entregué|Llamé|Corregí|Cambié|Devolví|Acepté|Rechacé|Bajé|Subí|Bloqueé|Adelanté|Retrasé|Renové|Publiqué|Contesté|Vacié) {=objeto}[ por ti| como querías][.|!]
(Mañana|Luego|Después) (le insisto a {=whom}|llamo a {=whom}|le escribo a {=whom}|te cuento)[.|!]
%tool likely
({=cosa}|{=thing})(:|,|?) ({=hecho}|hecho|fuera|pagado|listo|en camino)[.|!]
({=cosa}) (salió esta mañana|llegó a {=whom}|es historia|ya no te molestará|acaba hoy, como querías|ya está en {=place}|ya corre|ya no existe)[.|!]
{=whom} (lo sabe|ya está avisado|te espera|lo encontrará en su correo|lo recibe {=when})[.|!]
%tool none
{=otros} (ya |)(ha|había) ({=propio}|{=hecho}) {=objeto}[ ayer| el lunes][.]
He (visto|leído|encontrado|mirado|comparado|entendido|revisado) {=objeto}[, pero nada más| y sigue pendiente][.]
(Tu|El|La) (abono|contrato|pasaporte|alquiler|billete) (se renueva|acaba|caduca|empieza|vence|vale hasta) {=clock}[.]
(Parece que|Por lo visto|Al parecer) ({=cosa} fue {=hecho} por {=otros}|{=cosa} sigue pendiente)[.]
# Lo que hay en un calendario, día por día.
%list dia: Hoy | Mañana | Pasado mañana | Lunes | Martes | Viernes | Sábado | Esta noche | La semana que viene | Por la tarde | El 3 de mayo
%list cita: Standup | Dentista | Yoga | Ensayo del coro | Reunión con Kim | Comida con Ana | Entrenamiento | Junta | Peluquería | Cumpleaños de Bob
%list hora: las 9 | las 9:00 | las 11:30 | las 15 | las 17:45 | las 8 | las 20:15
{=dia}: {=cita} a {=hora}[.|]
{=dia} {=cita} a {=hora}[.|, luego {=cita}.]
{=dia}: {=cita} y {=cita}[.|]
[- |* ]{=cita}: {=hora}[.|]
[- |* ]{=cita}, {=dia}, de {=hora} a {=hora}
{=dia}: (nada|sin citas|libre)[.|]
# Cómo empieza una respuesta que enumera lo que se ha encontrado.
%list much: bastante | bastantes cosas | mucho | un montón | muchas cosas | poco | no mucho | muy poco | casi nada | unas cuantas cosas | un par de cosas | varias cosas | solo una | solo una cosa | dos | tres cosas | más de lo normal | menos de lo normal
%list whence: el lunes | hoy | mañana | esta semana | en tu bandeja | en tu agenda | de Kim | por ahora | previsto
{=much}[ {=whence}](:|.)
(Sí|No|Pues|Bueno|A ver|Vale), {=much}[ {=whence}](:|.)
(Aquí tienes|Aquí está|Aquí están|En resumen|Resumiendo|En pocas palabras|Veamos|A ver|Como sigue|De un vistazo|En total|Esto|Esto es lo que hay|Hay lo siguiente|Lo siguiente|Esto es lo que veo|Esto he encontrado|Un día lleno|Un día tranquilo|Parece un día lleno|Hay movimiento|Hay bastante)(:|.| {=whence}:)
