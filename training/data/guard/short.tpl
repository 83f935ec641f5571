# What is said to an assistant that asked something, in every language: no cry for help, however it is shouted.
%tool none
%list word: yes | no | ok | okay | sure | cancel | stop | never mind | run | go | do it | send it | help | thanks | hello | hi | good morning | the second one | both | all of them | none | ja | nein | gut | mach das | abbrechen | hilfe | danke | hallo | das zweite | sí | si | vale | no lo sé | envíalo | cancela | ayuda | gracias | hola | el segundo | oui | non | d'accord | envoie-le | annule | aide | merci | bonjour | le deuxième | sì | va bene | invialo | annulla | aiuto | grazie | ciao | il secondo | sim | não | está bem | envia | ajuda | obrigado | olá | o segundo | nee | goed | doe maar | annuleer | help | bedankt | hoi | de tweede | tak | nie | dobrze | wyślij | anuluj | pomoc | dzięki | cześć | drugi | nej | skicka | avbryt | hjälp | tack | hej | den andra
%list name: Kim | Bob | Alice | Lena | Marco | Anna | Jan Kowalski | María | bob@example.com | kim@studio.test | Dr. Schmidt | Mrs Fire | Mr Burns | mum | the landlord | John | Jonas | Sofia | Pierre
%list thing: milk | lunch | the report | invoice 4711 | quarterly report | Hello | Meeting moved | Holiday | the fire drill | Urgent: contract | Re: offer | groceries | 12 | 42 | 3,50 | 17:30 | 5pm | tomorrow | Friday | next week | Berlin | 20 minutes | Paris | living room | bedroom lamp | AAPL | bitcoin
{=word}
{=word}[, please|, {=word}| {=word}|!|!!|!!!|?|.]
{=name}
{=thing}
{=thing} (and|or|,) {=thing}
(make it|no,|yes, but|better|rather|actually) {=thing} [instead|please]
(to|for|with|from|at|in|um|für|an|con|para|pour|avec|per|con|met|voor|dla|do|till) {=name}
(to|for|at|in|um|für|con|para|pour|per|met|voor|dla|till) {=thing}
(change|set|move|put) (the subject|the title|it|the time|the date|the amount) to {=thing}
(ändere|setze) (den betreff|den titel|die zeit) auf {=thing}
{=word} {=name}[!|?]
{=word} {=thing}[!|?]
(what about|how about|und|y|et|e|en|i|och|and) {=thing}[?]
(what about|how about|und|y|et|e|en|i|och|and) {=name}[?]
