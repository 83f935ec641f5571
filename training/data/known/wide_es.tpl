# Spanish, wide: every known tool in many registers, whole infinitives and clauses as titles, tasks and messages.
%lang es

%list inf: regar las plantas del balcón | sacar la basura | limpiar las ventanas | llamar a la abuela | llevar el coche a la ITV | recoger a los niños del cole | comprar pan y leche | devolver el taladro al vecino | pagar el recibo del agua | pedir cita con la pediatra | renovar el carnet de conducir | sacar el pollo del congelador | poner el lavavajillas | tender la ropa | bañar al perro | darle de comer al gato | cambiar las sábanas | imprimir los billetes de tren | mandar el informe a contabilidad | revisar el contrato con Lena | preparar la maleta | echar gasolina | inflar las ruedas de la bici | cortar el césped | cambiar la bombilla del pasillo | pasar por la farmacia | estudiar el tema cuatro | hacer la declaración de la renta | felicitar a Nora por su cumple | firmar los papeles de la hipoteca | anular la suscripción al gimnasio | reservar mesa en el japonés | limpiar el filtro de la campana | actualizar el antivirus | descalcificar la cafetera | mirar precios de vuelos a Quito | ordenar los cajones de la cocina | recargar la tarjeta del bus | llevar el abrigo a la tintorería | coser el botón de la camisa | desatascar el fregadero | hablar con el seguro | medir el hueco de la nevera | quitar las luces de Navidad | podar los rosales | vacunar al gato | sellar el paro | terminar la redacción de inglés | buscar canguro para el sábado | cargar el móvil | apagar el horno | mover el coche de zona azul | comprobar la presión de la caldera | lavar las cortinas | botar la basura | manejar hasta el taller | sacar la plata del cajero | pagar la tenencia | comprar la torta | jalar los datos del mes | alistar las mochilas | tomar agua
%list infl: comprarle un regalo a Irene | tomarme la pastilla de la tensión | devolverle los libros a Bruno | mandarle las fotos a la tía Chelo | pedirle la receta al doctor | llevarles las llaves a los vecinos | cortarme el pelo | ponerme la crema | apuntarme al curso de cerámica | escribirle a la casera | quitarme las lentillas | avisarles a los del taller | preguntarle a Elvira por el presupuesto | bajarle el abrigo a Teo | matricularme en la uni | descargarme las entradas | hacerme los análisis | pasarle el aspirador al coche | darme de alta en la web del cole | llamarlos para confirmar | recogerlo antes de las ocho | entregárselo a la portera | pagarle la deuda a Nando | sacarme el pasaporte | despedirme de Greta | traerle flores a mamá | irme pronto | acordarme de las llaves | estirarme un rato | acostarme temprano
%list infx: llamar al fontanero y pedirle presupuesto | comprar huevos, harina y mantequilla | preguntar si aceptan devoluciones sin tique | comparar ofertas de fibra y cambiar de compañía | confirmar con Saúl a qué hora llega el camión | mirar si queda pintura blanca | repasar las diapositivas antes de la charla | limpiar el horno con bicarbonato | llevar a Toby al veterinario por la pata | buscar un hotel cerca del puerto para cuatro | dejar las llaves en el buzón de Elvira | organizar la despedida de Greta | leer los capítulos dos y tres | cambiar el aceite y las bujías de la moto | poner a cargar las pilas de la cámara | enviar el paquete a Chile por correo certificado | decirle a Bruno que no cuente conmigo | avisar al portero de que vienen los de la mudanza | recoger el traje antes de que cierren | escribir a la comunidad por lo de la gotera | hablar con la tutora sobre las notas de Teo | reclamar a la aerolínea por la maleta | preparar el discurso para la boda | hacer copia de las fotos en el disco duro | quedar con Irma para lo del piso | ver qué pasa con la humedad del baño | revisar los gastos de marzo y abril | pintar la valla del jardín | montar la estantería del cuarto | buscar la garantía de la lavadora
%list Inf: Llamar al banco | Comprar velas | Pagar el IBI | Preparar la reunión del lunes | Cambiar las ruedas | Enviar la propuesta a Globex | Recoger la tarta | Vaciar el trastero | Renovar el DNI | Pedir el certificado | Hacer la compra | Arreglar la persiana | Leer el contrato | Escribir a Elvira | Revisar el presupuesto | Imprimir las invitaciones | Limpiar la nevera | Contestar a Saúl | Llevar la bici al taller | Sacar dinero | Cancelar el seguro viejo | Comprar pienso | Lavar el coche | Felicitar a Irma | Reservar el camping
%list tq: hoy vence la luz | hay que sacar el bizcocho del horno | vienen los de la caldera | Teo sale antes del cole | se acaba el plazo de la beca | mi hermana aterriza a las seis | toca cambiar el filtro | la gestora espera mi llamada | hay que devolver los patines | cierra pronto la ferretería | tengo cita con la matrona | Nora cumple años | hay que bajar los cubos | me esperan en la notaría | me toca a mí llevar la merienda | es el aniversario de mis padres | la lavadora sigue llena | le prometí la receta a Greta | el parquímetro vence | pasa el camión del gas | hay que darle el antibiótico al perro | el pan sigue en el horno | me toca el jarabe | me esperan en el taller | hay partido de Bruno | la carne se está descongelando
%list dec: llego más tarde | ya voy en camino | me quedé sin batería | no me esperéis para comer | el tren va con media hora de retraso | estoy buscando sitio para aparcar | ya tengo las entradas | al final no puedo ir | los esperamos a las ocho | la reunión pasa al jueves | se me ha pinchado una rueda | he dejado las llaves en el buzón | mañana no hay clase de yoga | me llevo yo el postre | compro yo el vino | ya aterrizamos en Lima | todo salió bien en el médico | no encuentro el recibo | el piso sigue disponible | estoy abajo | te paso a buscar a las siete | hoy trabajo desde casa | la contraseña nueva es Tormenta9 | nos vemos en la puerta del teatro | ahorita no puedo hablar | el perro ya comió | ya pagué el arriendo | me parece bien la propuesta | el pedido sale el lunes | hemos cambiado de sala | no hace falta que venga nadie | llevo a los niños al parque | se ha roto la caldera otra vez | me quedo a dormir en casa de Irma | gracias por la ayuda de ayer | el informe está casi listo | felicidades por el ascenso | ya hablé con la casera | cenamos en casa de Bruno | no queda leche | faltan dos sillas | apruebo el gasto | estaré fuera hasta el martes | la cita del viernes sigue en pie
%list sub: traiga pan | me llame cuando pueda | no se olvide del cargador | recoja a Teo a las cinco | compre hielo | pase por la tintorería | me espere en la entrada | apague la plancha | deje la llave debajo del macetero | me mande la dirección | venga media hora antes | baje la música | saque al perro | no haga ruido al llegar | revise el correo | firme el contrato hoy | pida dos pizzas | me guarde un trozo de tarta | eche un ojo a los niños | abra la puerta al repartidor | lleve paraguas | ponga la mesa | cancele la reserva | me pase las fotos | se cuide mucho
%list sif: viene a cenar | tiene hueco el jueves | ya ha llegado el paquete | puede cuidar del perro | le sirve la talla M | queda café | se apunta al partido | encontró las gafas | puede prestarme la escalera | sigue buscando piso | llegó bien | le va bien a las seis | ha cobrado ya | quiere que lleve algo | hay aparcamiento | me puede recoger | conoce a un buen electricista | tiene mi chaqueta | mañana hay entrenamiento | ha visto el partido
%list sifa: alguien viene a cenar | alguno tiene una escalera | alguien ha visto mis gafas | queda sitio en algún coche | se juega el partido | hay que llevar bebida | alguien puede cuidar de Toby | se cambió la hora | alguien se anota al asado | sigue en pie lo del sábado
%list prg: a qué hora llegas | dónde quedamos | cuánto te debo | qué llevo de beber | cómo ha ido el examen | quién trae las sillas | cuándo vuelves | qué tal la entrevista | cuántos seremos | dónde has puesto el mando | te falta mucho | qué quieres cenar | hay sitio en tu coche | cuál es la dirección | a qué hora cierran | sigues en la oficina
%list larga: Hola, Elvira. Te confirmo la cita del martes, pero prefiero a las once. | Buenas tardes, les adjunto la documentación que faltaba. Quedo a la espera. | Estimado señor Ibarra, el pedido llegó incompleto. Faltan tres cajas y el albarán. | Chicos, mañana no abro el local. Hay un corte de agua en toda la calle. | Gracias por la propuesta. La estudiamos esta semana y os decimos algo. | Buen día, quería saber si el depto sigue libre. Podría ir a verlo el sábado. | Hola a todos, se retrasa la entrega una semana. Lo siento mucho. | Le escribo por la fuga del tercero. El agua ya llega a mi techo, es urgente. | Saúl, las cifras de abril están mal. Mira la columna de ventas, por favor. | Muchas gracias por la entrevista de ayer. Me encantaría formar parte del equipo.
%list sj: Cambio de hora | gotera del tercero | Oferta revisada | fotos de la boda | Vacaciones de agosto | lista de invitados | Reunión aplazada | fianza del piso | Pedido incompleto | cumple de Nora | Acta de la junta | Presupuesto reforma | Baja por enfermedad | Saludos | Incidencia 4471 | mudanza | Consulta | horario nuevo | Documentación pendiente | Bienvenida | Renuncia | Propuesta de colaboración | clases de apoyo
%list asf: fianza | gotera | mudanza | beca | oferta de Globex | hipoteca | excursión de Teo | reserva del hotel | factura de la luz | nómina de mayo | garantía de la lavadora | cita del notario | lista de invitados | pintura del portal | póliza | tarifa nueva | comida de empresa | renovación del dominio | matrícula de la uni | queja del vecino
%list asm: presupuesto de la reforma | contrato de Elvira | seguro de la moto | cumple de Nora | recibo del gas | paquete de Chile | viaje a Oaxaca | certificado digital | cambio de turno | acta de la junta | cursillo de natación | piso de la calle Olmo | arreglo del tejado | alquiler de la furgo | reembolso | grupo electrógeno | informe de ventas
%list aspl: billetes a Lima | planos del local | resultados del análisis | horarios de invierno | gastos comunes | exámenes de junio | papeles del divorcio | uniformes | permisos de obra | vuelos de Navidad
%list quien: Elvira | Saúl | Greta | Bruno | Nora | Teo | Irma | Nando | mi cuñada | mi suegro | mamá | papá | la vecina | la abuela | Lena | Elvira Campos | Saúl Ibarra | tía Chelo | mi socio | mi profe de piano | la señora Campos | don Anselmo | Yamila | mi roommate | la canguro | mi novia | mi marido
%list remi: Elvira | Saúl | Greta | Bruno | Irma | Nando | Globex | Elvira Campos | Saúl Ibarra | la gestoría | la casera | secretaría | la aseguradora | Hacienda | soporte técnico | mi cuñada | la notaría | Correos | Iberdrola | la universidad | Yamila | Dr. Ibarra
%list atras: hoy => 1 | ayer => 1 | esta semana => 7 | la semana pasada => 7 | la última semana => 7 | este mes => 30 | el mes pasado => 30 | los últimos tres días => 3 | los últimos 5 días => 5 | los últimos 20 días => 20 | las últimas dos semanas => 14 | los últimos 90 días => 90 | el último mes => 30

%tool search_email
(correos|mails) sobre el {query=asm}
necesito dar con el correo en el que {from_email=remi} hablaba de la {query=asf}
me gustaría ver lo que {from_email=remi} mandó {days_back=atras} acerca del {query=asm}
a ver si {from_email=remi} ya dijo algo por mail de los {query=aspl}
sería posible localizar los mensajes de {from_email=email} relativos a la {query=asf}?
juraría que {from_email=remi} me escribió {days_back=atras} por la {query=asf}, mira en la bandeja
buscá en mi casilla lo del {query=asm}
fijate si {from_email=remi} mandó algo por mail de la {query=asf}
che, encontrame el mail de {from_email=remi} con los {query=aspl}
no doy con el correo del {query=asm}, era de {from_email=remi} creo
hace falta el mail de la {query=asf} de {days_back=atras}
los {limit=int} últimos de {from_email=remi} sobre el {query=asm}
{query=asf} {from_email=remi} {days_back=atras}, mails
{days_back=atras}, de {from_email=remi}, algo del {query=asm} en el buzón?
querría saber si en mi correo consta algo de los {query=aspl}
mails donde se mencione {query=topic}, con {limit=int} me basta
alguien me ha escrito por la {query=asf} {days_back=atras}?
será que {from_email=remi} contestó el correo del {query=asm}?
qué me puso {from_email=remi} en aquel correo de la {query=asf}
tengo que reclamar y no encuentro el mail de {from_email=remi}, el de la {query=asf}
estoy al teléfono con {=firstname} y me pide el correo del {query=asm}, búscamelo rápido
revíseme la bandeja, por favor: cualquier cosa de {from_email=remi} sobre los {query=aspl}
máximo {limit=int} correos, que traten de la {query=asf}, de {days_back=atras}
en la bandeja de entrada, {query=topic}
busca "{query=topic}" en el correo, remitente {from_email=email}
remitente {from_email=remi}, tema {query=sj}
el asunto era {query=sj}, no recuerdo quién lo mandaba, búscalo en mis mails
enséñame la conversación por correo con {from_email=remi} del {query=asm}
dónde anda el mail de los {query=aspl} que llegó {days_back=atras}
ha caído ya en el buzón lo de la {query=asf}?
quiero releer lo que escribió {from_email=remi}, iba de {query=topic}
checa si me llegó por correo lo del {query=asm}
(mira|mirá|mire) los mails de {from_email=remi}
rastréame todos los mensajes de correo {days_back:14=de las dos últimas semanas|de los últimos catorce días} sobre {query=topic}
muéstrame todo lo que ha llegado de {from_email=remi} {days_back=atras}
correos de {days_back=atras}, los {limit=int} primeros
me gustaría buscar un correo de {from_email=remi}

%tool get_email_details
muéstrame el cuerpo completo de {email_id=id}
{email_id=id} entero, con cabeceras y adjuntos
querría leer {email_id=id} tal cual llegó
me harías el favor de abrir el correo {email_id=id}?
qué archivos venían con {email_id=id}
leeme {email_id=id} de punta a punta
quién aparece como destinatario en {email_id=id}
a qué hora entró {email_id=id}
ábrame usted el mensaje {email_id=id}
necesito copiar un párrafo de {email_id=id}, sácamelo completo
despliega {email_id=id}
el {email_id=id} por favor, sin recortar nada
detalle del mail {email_id=id}
abrí el correo que te dije
de ese correo quiero el texto íntegro
me enseñas lo que pone en {email_id=id}? todo, no un resumen

%tool summarize_email
{email_id=id}, lo esencial
en pocas palabras, de qué va {email_id=id}
resumime {email_id=id}
me podría usted resumir el mensaje {email_id=id}?
no tengo tiempo de leer {email_id=id}, qué me están pidiendo
qué se saca en claro de {email_id=id}
tldr de {email_id=id}
{email_id=id} es un ladrillo, dame las ideas principales
haz un extracto de {email_id=id} con fechas y cantidades
me gustaría un resumen cortito de {email_id=id}
entro a reunión en dos minutos, cuéntame por encima {email_id=id}
lo más importante que diga {email_id=id}
sintetízame el correo {email_id=id}
quiero la versión breve de ese mail
échame un resumen del correo largo

%tool compose_email
mándale un mail a {to=email}: asunto {subject=sj}, y que {body=dec}
necesito que le llegue a {to=email} un correo, "{subject=sj}", con esto: {body=larga}
podrías escribirle a {to=email}, ponerle de asunto {subject=sj} y decirle que {body=dec}?
dile por email a {to=email} que {body=sub}, el asunto que sea {subject=sj}
me gustaría enviar a {to=emails} lo siguiente: {body=larga} Como asunto {subject=sj}
quisiera que redactara un correo para {to=email} con el título {subject=sj}; el texto: {body=larga}
mandale un correo a {to=email} que diga {body=dec}, asunto {subject=sj}
escribile a {to=email} que {body=dec}, poné {subject=sj} en el asunto
{to=email}, asunto {subject=sj}: {body=larga}
asunto: {subject=sj} | para: {to=email} | cc: {cc=email} | {body=dec}
que {cc=email} también lo reciba: correo a {to=email}, {subject=sj}, {body=dec}
un mail bien educado para {to=email} titulado {subject=sj} que diga {body=larga}
{body=larga} - eso va por correo a {to=email}, asunto {subject=sj}
pregunta por email a {to=email} si {body=sif}, de asunto {subject=sj}
pregúntele a {to=email} en un correo {body=prg}, asunto {subject=sj}
recuérdale por mail a {to=email} que {body=tq}, asunto {subject=sj}
con {subject=sj} como asunto y {cc=email} en copia, manda a {to=email} esto: {body=dec}
envíenle un correo a {to=emails} que ponga {body=dec}
voy a necesitar un correo para {to=email}, que {body=dec}
a {to=email} hay que contarle por correo que {body=dec}, llámalo {subject=sj}
hay que mandar un mail a {to=email}, tema {subject=sj}
se me hace tarde, despacha un correo a {to=email} con "{subject=sj}" arriba y abajo {body=dec}
escribe un email: para {to=email}, copia {cc=emails}, asunto "{subject=sj}", cuerpo "{body=larga}"
título {subject=sj}, cuerpo {body=dec}, destino {to=email}, correo nuevo
quiero que {to=email} lea esto en su correo: {body=larga}, con {subject=sj} de asunto
contacta por mail con {to=emails} por lo de {subject=sj} y di que {body=dec}
mándame un mail a {to=email} diciendo {body=dec}, asunto {subject=sj}, y ponme a {cc=email} en copia
a ver, correo para {to=email}. dice así: {body=larga}
envíale a {to=email} "{body=dec}" por correo electrónico
quiero escribirle un mail a {=firstname}
prepárame un correo sobre {subject=sj}
copia a {cc=email}, destinatario {to=email}, y el mensaje es {body=dec}; asunto {subject=sj}
pídele a {to=email} por correo que {body=sub}, asunto {subject=sj}
manda esto por mail: {body=larga}
{to=email}: {body=larga}, por correo

%tool reply_email
contéstale a {email_id=id} que {body=dec}
respondé {email_id=id} con {body=dec}
podrías responder al correo {email_id=id} diciendo que {body=dec}?
quisiera contestar {email_id=id} así: {body=larga}
a lo de {email_id=id} dile que sí, que {body=dec}
dile al que mandó {email_id=id} que {body=sub}
{email_id=id} respuesta: {body=dec}
en respuesta a {email_id=id}, {body=larga}
escríbele de vuelta a {email_id=id} que {body=dec}
contestar {email_id=id} con "{body=dec}" y ya
me urge responder {email_id=id}: {body=dec}
te dicto la contestación para {email_id=id}: {body=larga}
pregunta en la respuesta a {email_id=id} {body=prg}
al correo {email_id=id} pregúntale de vuelta si {body=sif}
{body=larga} Mándalo como contestación de {email_id=id}
reenvíale al remitente de {email_id=id} un simple "{body=dec}" como respuesta
hay que contestar a {email_id=id} cuanto antes, que {body=dec}
respóndale, por favor, al mensaje {email_id=id}: {body=dec}
sobre {email_id=id}: contesta que {body=dec}, con educación
llevo días sin contestar {email_id=id}, diles que {body=dec}
que le conste al de {email_id=id}: {body=dec}, respóndele eso
en el hilo de {email_id=id} pon {body=dec}
responde que {body=dec}
contestale que {body=dec}, en el mismo mail
dile en el correo de vuelta que {body=sub}
a {email_id=id} hay que darle una respuesta
quiero responder al mail {email_id=id}
mi contestación al correo {email_id=id} es que {body=dec}
rechaza con amabilidad {email_id=id}: {body=larga}
contéstenle a {email_id=id} que {body=dec}

%tool analyze_email
acaba de llegarme esto de {from=email}, asunto {subject=sj}: {body=larga}
te paso un correo recibido. remitente: {from=remi}. asunto: {subject=sj}. texto: {body=larga}
qué hago con este mail? lo manda {from=email}, se titula {subject=sj} y dice {body=larga}
{subject=sj} es el asunto, {from=email} el remitente, y pone: {body=larga}
estudia este correo entrante de {from=email} con asunto "{subject=sj}": "{body=dec}"
mirá este mail que entró de {from=email}, {subject=sj}, dice {body=larga}
me podría valorar este correo? de {from=email}; asunto {subject=sj}; contenido {body=larga}
requiere respuesta esto? {from=email} / {subject=sj} / {body=larga}
correo entrante > de {from=email} > {subject=sj} > {body=dec}
dime qué quiere {from=email} con este correo titulado {subject=sj}: {body=larga}
nos ha entrado un mensaje de {from=email}. se llama {subject=sj}. el cuerpo: {body=larga}
texto {body=dec}, asunto {subject=sj}, de {from=email}, analízalo
qué prioridad le das a un correo de {from=email} que dice {body=larga}?
analiza un mail con asunto {subject=sj} que pone {body=dec}
te pego un mail de {from=remi} con asunto {subject=sj} para que me digas qué hacer: {body=larga}

%list ddd: hoy | mañana | pasado mañana | el lunes | el martes | el miércoles | el jueves | el viernes | el sábado | el domingo | el martes que viene | el próximo jueves | el 14 | el día 22 | el 7 de abril | el 30 de noviembre | mañana por la mañana | el viernes por la tarde | esta tarde | esta noche | este fin de semana | el finde | la semana que viene | el 1 de marzo | 3/10 | 2026-05-11 | el puente de mayo | Nochebuena
%list dl: lunes | martes | miércoles | 3 de mayo | 12 de junio | 1 de agosto | día 4 | jueves | 28 de octubre | 15 | 20 de abril
%list al: viernes | domingo | 9 de mayo | 18 de junio | 15 de agosto | día 11 | sábado | 2 de noviembre | 22 | 27 de abril | miércoles que viene
%list calen: trabajo | familia | facultad | niños | guardias | club | proyecto Globex | personal | cole | gimnasio | iglesia | banda
%list ini: mañana a las 9 | el jueves a las cuatro | pasado mañana a las 11:30 | el lunes a primera hora | el 14 a las 18:00 | hoy a las ocho de la noche | el sábado a mediodía | el martes a las 7 y media | el 7 de abril a las diez | el viernes a las 20:30 | esta tarde a las cinco | el próximo miércoles a las 12 | 2026-05-11 16:00 | el domingo a la una | el día 22 a las 9 y cuarto | mañana a las tres de la tarde | el 3 de junio a las 13 horas
%list deh: mañana de 9 | el jueves de cuatro | el lunes de 10:30 | el 14 de 18:00 | el sábado de doce | hoy de 5 | el martes de ocho y media | pasado mañana de 11 | el 7 de abril de diez | el viernes de 20:30
%list finh: 10 | cinco | once y media | 19:30 | 12 | dos | nueve | 21:00 | seis y cuarto | 13:15 | ocho de la tarde | 3 pm | tres | 17
%list dura: una hora | media hora | dos horas | hora y media | 45 minutos | 20 minutos | tres cuartos de hora | 90 minutos | 3 horas | un cuarto de hora | todo el día | cuatro horas
%list evn: dentista | cena con Elvira | tutoría de Teo | clase de salsa | ensayo general | revisión de la moto | reunión con Globex | partido de pádel | entrevista con Saúl | visita al depto | junta de vecinos | misa de la abuela | taller de cerámica | ecografía | cumple de Nora | Demo para Globex | Comité de obra | Vuelo a Oaxaca | Sesión de fotos | fútbol de Bruno | terapia | yoga | inspección de gas | examen de inglés | asado en lo de Nando | quince de Yamila | onomástico de don Anselmo | carrera popular
%list evf: cena con Elvira | tutoría de Teo | clase de salsa | revisión de la moto | reunión con Globex | entrevista con Saúl | visita al depto | junta de vecinos | sesión de fotos | ecografía | demo para Globex | inspección de gas | parrillada | mudanza de Irma | consulta con la dermatóloga | llamada con los de Lima
%list evm: ensayo general | partido de pádel | taller de cerámica | cumple de Nora | examen de inglés | vuelo a Oaxaca | asado en lo de Nando | almuerzo con el equipo | turno con el oculista | curso de primeros auxilios | desayuno de trabajo | comité de obra
%list evv: recoger a Nora del aeropuerto | firmar en la notaría | pasar la ITV de la moto | hacer limpieza general | cenar con los primos de Irma | llevar a Toby al veterinario | ensayar con la banda | preparar la oferta de Globex | ver pisos con la inmobiliaria | llamar a los de Lima | estudiar para el B2 | montar el armario con Bruno | acompañar a papá al cardiólogo | visitar la guardería | pintar el pasillo | Revisar las cuentas con Saúl | Entregar las llaves del local | Grabar el podcast | jugar al pádel con Nando | tomar café con Greta | salir a correr por el río | comer con mi suegra | recibir al técnico de la fibra | probarme el vestido de la boda
%list lug: sala Miró | Bar Olimpo | clínica del Pilar | Zoom | casa de Irma | polideportivo sur | calle Olmo 14 | terminal 2 | oficina de Globex | auditorio | Parque Lezama | café Tortoni | despacho de Saúl | estadio | Google Meet | colegio de Teo | notaría Ibarra | planta 6 | playa de Zurriola | salón de actos
%list nt: llevar la tarjeta sanitaria | preguntar por el descuento | aparcar en la parte de atrás | Bruno trae la bebida | ir en ayunas | imprimir el dosier antes | el código de la puerta es 2210 | hablar del presupuesto y los plazos | cada uno paga lo suyo | ropa cómoda y zapatillas | solo en efectivo | confirmar asistencia con Greta | mirar en el cajón de la entrada | el modelo es RX-20 | pedir factura con IVA | pueden ser dos tallas más | se entra por la calle Olmo | los papeles están en la carpeta azul | preguntar por la señora Campos
%list plazo: el viernes | mañana | pasado mañana | el lunes que viene | el 15 | fin de mes | el 30 de junio | la semana que viene | el domingo por la noche | antes de Navidad | el día 5 | el jueves a mediodía | principios de mayo | 12/06 | esta noche | el próximo martes

%tool get_calendar_events
agenda {start_date=ddd}
{start_date=ddd}, ¿algo en la agenda?
me gustaría saber qué compromisos tengo {start_date=ddd}
podrías decirme si tengo algo {start_date=ddd}?
necesito ver mi calendario del {start_date=dl} al {end_date=al}
del {start_date=dl} al {end_date=al} qué tengo
a ver si {start_date=ddd} me queda algún hueco
qué reuniones me esperan {start_date=ddd}
tenés idea de qué tengo {start_date=ddd}? fijate en el calendario
fijate en la agenda de {calendar_source=calen} {start_date=ddd}
cómo viene mi semana, del {start_date=dl} al {end_date=al}
{=firstname} me propone vernos {start_date=ddd}, ¿tengo libre?
{start_date=ddd} hay algo o puedo irme de escapada?
léeme las citas que haya {start_date=ddd}
entre el {start_date=dl} y el {end_date=al}, reuniones del calendario {calendar_source=calen}
calendario {calendar_source=calen}, del {start_date=dl} hasta el {end_date=al}
en {calendar_source=calen} qué tengo puesto {start_date=ddd}
desde el {start_date=dl} y hasta el {end_date=al} ¿en qué estoy comprometido?
querría un repaso de la agenda {calendar_source=calen} para {start_date=ddd}
hasta el {end_date=al} qué me queda en el calendario
no sé si comprar entradas para {start_date=ddd}, qué hay en mi agenda
a qué hora empiezo {start_date=ddd}
cuál es mi primera cita {start_date=ddd}
qué hay previsto {start_date=ddd} en el calendario de {calendar_source=calen}?
cuándo es mi próxima reunión
qué eventos tengo próximamente
tengo el {start_date=dl} muy cargado?
¿estaré ocupado {start_date=ddd}?
¿qué nos toca a la familia {start_date=ddd}? mira el calendario {calendar_source=calen}
hazme una lista de los eventos del {start_date=dl} al {end_date=al}, solo {calendar_source=calen}
muéstreme, si es tan amable, las citas de {start_date=ddd}
se me junta algo {start_date=ddd}?
chécame la agenda {start_date=ddd}
en qué ando metido {start_date=ddd}

%tool create_calendar_event
agéndame {title=evn} {start_time=ini}, {end_time=dura}
agendame {title=evn} {start_time=ini} hasta las {end_time=finh}
me gustaría poner {title=evn} en el calendario {start_time=ini}, que durará {end_time=dura}
podrías reservarme {end_time=dura} {start_time=ini} para {title=evv}?
mete en la agenda {title=evv} {start_time=ini}, calculo {end_time=dura}
{start_time=ini} tengo que {title=evv}, apúntalo en el calendario, {end_time=dura}
para {title=evv} bloquea {start_time=deh} a {end_time=finh}
bloquéame la agenda {start_time=deh} a {end_time=finh}, voy a {title=evv}
{start_time=deh} a {end_time=finh}: {title=evv}
{start_time=deh} a {end_time=finh} {title=evn}, {location=lug}
{title=evn} en {location=lug} {start_time=deh} a {end_time=finh}
necesito en el calendario "{title=evv}", {start_time=ini}, hasta las {end_time=finh}
quedé en {title=evv} {start_time=ini}, ponelo en el calendario, {end_time=dura}
cita nueva: {title=evv}. empieza {start_time=ini}. termina a las {end_time=finh}. lugar: {location=lug}
crea un evento que se llame {title=evv} {start_time=ini} con {end_time=dura} de duración
evento {title=evn}, inicio {start_time=ini}, fin {end_time=finh}, notas: {description=nt}
hay {title=evn} {start_time=ini} en {location=lug}, dura {end_time=dura}, inclúyelo en mi calendario y anota {description=nt}
{location=lug}, {start_time=ini}, {title=evn}, {end_time=dura}
la {title=evf} será {start_time=deh} a {end_time=finh} en {location=lug}, pásala a la agenda
el {title=evm} quedó para {start_time=ini} y acaba a las {end_time=finh}, agendalo
apúntame en el calendario que {start_time=deh} a {end_time=finh} toca {title=evv}
ponme {title=evv} {start_time=ini}
resérvame un hueco {start_time=ini} para {title=evv}
quiero {title=evv} {start_time=ini} durante {end_time=dura}, sácame el rato en la agenda
hace falta un hueco de {end_time=dura} {start_time=ini}, motivo: {title=evv}
programe, por favor, la {title=evf} {start_time=ini}, con una duración de {end_time=dura}, en {location=lug}
con la nota "{description=nt}", añade al calendario {title=evn} {start_time=deh} a {end_time=finh}
vamos a {title=evv} {start_time=ini}, hasta las {end_time=finh}, guárdalo como evento
añade {title=evn} al calendario
ocúpame el calendario {start_time=deh} a {end_time=finh}
convoca {title=evn} para {start_time=ini}, {end_time=dura}, por {location=lug}
agenda nueva cita "{title=evn}" {start_time=ini}; hora de fin {end_time=finh}
{=firstname} y yo hemos quedado para {title=evv}, {start_time=ini}, {end_time=dura}, mételo en la agenda
no te olvides de anotar en el calendario {title=evv}, que es {start_time=deh} a {end_time=finh}
{title=evv} - {start_time=ini} - {end_time=dura} - {location=lug} - al calendario
me toca {title=evv} {start_time=ini}, ponle {end_time=dura} en mi agenda
evento "{title=evv}", empieza {start_time=ini} y dura {end_time=dura}, con la descripción {description=nt}
a las {end_time=finh} hay que haber acabado de {title=evv}; empezamos {start_time=ini}; al calendario
tengo una {title=evf} pronto, ponla en el calendario
agenda algo para {start_time=ini}
quiero crear un evento en {location=lug}

%tool add_task
nueva tarea: {title=inf}
nueva tarea: {title=Inf}
tarea nueva "{title=Inf}", para {due_date=plazo}
apuntame en las tareas {title=infl}
anotá {title=inf} en mis pendientes
agregá a la lista {title=infx}
me gustaría añadir una tarea: {title=infx}
podrías crear una tarea para {title=inf} antes del {due_date=dl}?
necesito que quede apuntado como pendiente {title=infl}
hace falta {title=inf}, ponlo entre mis tareas
habría que {title=inf} y no quiero que se pierda, a la lista de tareas
a ver si me pongo con lo de {title=inf}, créame la tarea
(debo|tengo que|he de) {title=infx}; súmalo a la lista de pendientes
falta {title=inf}, apúntalo como tarea para {due_date=plazo}
en mis pendientes pon {title=infl} para {due_date=plazo}
{title=infx}: tarea para {due_date=plazo}
{title=Inf}, {priority:high=prioridad alta|urgente|alta prioridad}, {due_date=plazo}
{priority:high=urgentísimo|muy urgente|de máxima prioridad}: {title=inf}, añádelo a las tareas
{priority:low=de baja prioridad|con prioridad baja|sin ninguna prisa}, {title=infl}, a la lista
una tarea {priority:normal=de prioridad normal|de prioridad media} que sea {title=inf}
crea la tarea {title=inf} con el detalle "{description=nt}"
{title=infx}, y en la descripción pon {description=nt}, tarea para {due_date=plazo}
mete en tareas {title=inf}; plazo: {due_date=plazo}; prioridad: {priority:low=baja|bajita}
con fecha {due_date=plazo} y prioridad {priority:high=alta|máxima}, crea la tarea {title=infl}
el {due_date=al} es el último día para {title=inf}, mételo en mi lista
a más tardar {due_date=plazo} tengo que {title=infl}, que conste en las tareas
ponme deberes: {title=infx}
quisiera no olvidarme de {title=inf}, guárdelo usted en mis tareas
en la lista de tareas, por favor: {title=infx}. nota: {description=nt}
que no se me escape {title=inf}, tarea {priority:high=importante|urgente}
pendiente: {title=infl}
lista de pendientes += {title=inf}
otra más para la lista: {title=Inf}
mañana me pongo con otras cosas, pero tú apunta {title=infx} en la lista de tareas
me cae una tarea más: {title=inf}, {description=nt}
añade una tarea con prioridad {priority:high=alta|máxima}
créame un pendiente para {due_date=plazo}
apunta que tengo que {title=inf} antes de {due_date=plazo}
que hay que {title=infx}, ponlo en la lista de tareas
acuérdate de meter en la lista {title=infl}
una tarea: {title=inf}. otra cosa no
añadí a mis tareas {title=inf} para {due_date=plazo}, que sea {priority:high=urgente|prioritaria}
tarea "{title=infx}" {due_date=plazo} {priority:normal=normal|prioridad normal}
necesito una tarea nueva para {due_date=plazo}
ponme algo en la lista de tareas

%tool list_tasks
pendientes de hoy y siempre, todos
me dices qué tareas tengo?
me gustaría repasar mis tareas
podrías leerme la lista de tareas?
qué tengo por hacer
mostrame los pendientes
fijate qué me queda en la lista de tareas
necesito ver lo que está {status:open=sin terminar|todavía abierto|por terminar} en la lista
las tareas {status:done=completadas|ya tachadas|ya terminadas}, por favor
enséñeme las tareas {priority:high=de prioridad alta|más urgentes|prioritarias}
tareas {priority:low=de baja prioridad|secundarias|de poca prioridad}
tareas {priority:normal=normales|de prioridad media|de prioridad normal}
qué es lo {priority:high=más urgente|más importante} de mi lista de tareas
lo {status:done=ya hecho|que ya terminé|que ya está tachado} en tareas, a ver
quiero ver las {priority:high=urgentes|importantes} que estén {status:open=pendientes|sin hacer}
{status:done=terminadas|hechas} de {priority:high=alta prioridad|prioridad alta}, en lista
cuántas tareas me faltan
qué más tenía que hacer yo?
hazme un recuento de las tareas {status:open=abiertas|que siguen abiertas}
a ver la lista de cosas por hacer
dime todo lo que hay en la todo list
tengo la tarde libre, qué puedo adelantar de mis pendientes?
saca el listado completo de tareas
chécame mis pendientes
ya {status:done=he terminado|he completado} algo de la lista?
lista {status:open=pendientes|abiertas} {priority:low=prioridad baja|baja prioridad}
hay alguna tarea {priority:high=urgente|de máxima prioridad}?
con qué sigo, qué queda en las tareas
lo que me falta por tachar
tareas, todas

%tool complete_task
tarea {task_id=num_id} hecha
ya hice la {task_id=num_id}, márcala como completada
podrías dar por terminada la tarea {task_id=num_id}?
me gustaría tachar la número {task_id=num_id}
tachá la {task_id=num_id}
listo el pendiente {task_id=num_id}
dale check a la tarea {task_id=num_id}
acabo de despachar la {task_id=num_id}, fuera de pendientes como hecha
la del número {task_id=num_id} está cumplida
completá la tarea {task_id=num_id} porfa
la {task_id=num_id} ya quedó
marque como realizada la tarea {task_id=num_id}
terminé con la {task_id=num_id}
por fin cerré la {task_id=num_id}, táchala
cerrar tarea {task_id=num_id}
me quité de encima la tarea {task_id=num_id}, ponla como hecha
ya hay otra tarea hecha, márcala
tarea resuelta: {task_id=num_id}
hay una tarea que ya hice
puedes tachar un pendiente?

%tool update_task
cambia la {task_id=num_id} a "{title=Inf}"
ponle a la tarea {task_id=num_id} el título {title=inf}
la {task_id=num_id} debería decir {title=infx}
me gustaría pasar la tarea {task_id=num_id} al {due_date=al}
podrías retrasar la tarea {task_id=num_id} hasta {due_date=plazo}?
retrasá la {task_id=num_id} para {due_date=plazo}
la {task_id=num_id} corre prisa ahora, {priority:high=prioridad alta|ponla como urgente|súbela a alta}
tarea {task_id=num_id}: título {title=inf}, fecha {due_date=plazo}, prioridad {priority:high=alta|máxima}
{task_id=num_id} a prioridad {priority:low=baja|mínima}, que no urge
en la tarea {task_id=num_id} pon como descripción {description=nt}
apunta en el detalle de la {task_id=num_id} que {description=nt}
no terminé la {task_id=num_id}, {status:open=reábrela|ábrela otra vez|vuelve a abrirla}
edita la {task_id=num_id}: en vez de lo que pone, {title=infl}
necesito más plazo para la {task_id=num_id}, hasta el {due_date=al}
para {due_date=plazo} quiero la {task_id=num_id}, y que sea {priority:high=urgente|prioritaria}
adelanta la número {task_id=num_id} a {due_date=plazo}
que la {task_id=num_id} pase a llamarse "{title=infx}"
la tarea {task_id=num_id} mejor con prioridad {priority:normal=normal|media}
modifique la tarea {task_id=num_id}: vence {due_date=plazo}
quiero modificar la tarea {task_id=num_id}
añade a la {task_id=num_id} la nota {description=nt} y cámbiale la fecha a {due_date=plazo}
{title=inf} es el nuevo título de la tarea {task_id=num_id}
cambia el título de una tarea a {title=inf}
pon esa tarea para {due_date=plazo}
sube la prioridad de la tarea, {priority:high=alta|urgente}

%tool delete_task
borrá la tarea {task_id=num_id}
me gustaría quitar la {task_id=num_id} de la lista de tareas
podrías eliminar el pendiente {task_id=num_id}?
la {task_id=num_id} bórrala, que no la voy a hacer nunca
tarea {task_id=num_id} a la basura
descarta la tarea {task_id=num_id}
saque de mi lista la número {task_id=num_id}
no necesito más la tarea {task_id=num_id}, fuera
elimíname el pendiente número {task_id=num_id}
sobra la {task_id=num_id} en mi lista de tareas
suprimir tarea {task_id=num_id}
la tarea número {task_id=num_id} la puse por error, quítala
borrame la {task_id=num_id} de pendientes, no hecha, borrada
hay que eliminar una tarea
cárgate la {task_id=num_id} de mis tareas
que la {task_id=num_id} ya no salga en la lista de tareas
borra ese pendiente de mi lista, ya no va

%list cuando: mañana a las 8 | mañana a las ocho | en media hora | dentro de veinte minutos | el viernes a las siete y media | esta noche a las nueve | el lunes a primera hora | a las 17:00 | hoy a las tres | pasado mañana por la mañana | el día 22 a las 10 | dentro de dos días | en un par de horas | el domingo por la tarde | cada lunes a las 9 | todos los días a las 22:00 | el 7 de abril | a mediodía | mañana temprano | el jueves después de comer | en 45 minutos | la semana que viene | al rato | a las seis y cuarto | el próximo martes a las once | mañana antes de las nueve
%list nomm: dentista | ensayo | pastel del horno | seguro del auto | cumple de Nora | partido de Teo | parquímetro | antibiótico del perro | alquiler | vuelo a Lima | examen de inglés | pago de la tarjeta
%list nomf: cita con la dermatóloga | reunión con Globex | lavadora | pastilla | renta | tarta de Nora | clase de salsa | vacuna de Toby | matrícula | inspección de gas | llamada de Saúl | basura

%tool schedule_reminder
recuérdame {message=inf} {when=cuando}
recuérdame {message=infl} {when=cuando}
recuérdame {when=cuando} {message=infx}
recordame {when=cuando} {message=inf}
acordame de {message=infl} {when=cuando}
que no se me olvide {message=inf}, {when=cuando} me avisas
que no se me pase {message=infx}, avísame {when=cuando}
{when=cuando} apunta {message=inf} y me lo recuerdas
{when=cuando} hazme acordar de {message=infl}
{when=cuando} toca {message=inf}, avisame
me gustaría que me recordaras {message=infx} {when=cuando}
podrías avisarme {when=cuando} de que {message=tq}?
necesito un aviso {when=cuando} para {message=infl}
quisiera que me recordase usted {when=cuando} que {message=tq}
avisame {when=cuando} que {message=tq}
no me dejes olvidar que {message=tq}, aviso {when=cuando}
recuérdanos {when=cuando} que {message=tq}
hace falta que {when=cuando} me recuerdes {message=infl}
si no me lo recuerdas {when=cuando} no voy a {message=inf}
tengo la cabeza en las nubes, {when=cuando} recuérdame que {message=tq}
aviso {when=cuando}: "{message=Inf}"
recordatorio para {message=infx}, {when=cuando}
recordatorio "{message=Inf}" {when=cuando}
programa un aviso con el texto {message=inf} {when=cuando}
alarma {when=cuando}, {message=infl}
suena {when=cuando} y dime que {message=tq}
mándame un recordatorio {when=cuando} que ponga {message=infx}
{message=inf}, que me lo recuerdes {when=cuando}
{message=infx}... recuérdamelo {when=cuando}, anda
para {message=infl} avísame {when=cuando}
quiero acordarme de {message=inf} {when=cuando}
me avisas {when=cuando} para lo del {message=nomm}?
{when=cuando} pégame un grito con la {message=nomf}
échame un aviso {when=cuando} por el {message=nomm}
recuérdeme la {message=nomf} {when=cuando}
el {message=nomm}, {when=cuando}, recordatorio
{message=nomf} {when=cuando} recordar
recuérdame sin falta {message=infl}
no quiero olvidar {message=inf}, recuérdamelo
ponme una alarma {when=cuando}
hazme un recordatorio de que {message=tq}
voy a olvidarme seguro de {message=inf}; avísame {when=cuando}, ¿sí?
{when=cuando} quiero que me saltes con que {message=tq}
dame el aviso de {message=inf} {when=cuando}
recuérdame {when=cuando} que tengo que {message=inf}
avisame {when=cuando} que tengo que {message=infl}
mañana no, {when=cuando}: recuérdame {message=inf}
a mi madre se lo prometí: {message=infx}. Recuérdamelo {when=cuando}
{when=cuando} {message=inf} y que no se me olvide
que {when=cuando} no se me olvide {message=infl}
{when=cuando} no me dejes salir sin {message=inf}, recuérdamelo
recuérdame que tengo que {message=infx}
necesito que me avises {when=cuando}

%tool list_reminders
qué recordatorios hay
me gustaría ver los recordatorios que tengo puestos
podrías decirme de qué me vas a avisar?
mostrame los recordatorios
fijate qué alarmas tengo programadas
necesito repasar mis recordatorios
para cuándo es mi próximo recordatorio
qué avisos quedan pendientes de sonar
recordatorios activos
léeme la lista de recordatorios, porfa
enséñeme los recordatorios programados
tengo puesto algún aviso para mañana?
te pedí que me recordaras algo, qué era
cuáles recordatorios siguen en pie
a ver qué recordatorios me faltan
todos los avisos que me tienes preparados
hay recordatorios para esta semana?
de qué me tienes que avisar hoy
chécame los recordatorios
lista de alarmas
no sé si ya te pedí ese aviso, dime qué recordatorios hay
dame los recordatorios con su número
cuántos avisos tengo programados
recuérdame qué recordatorios tengo
ver recordatorios

%tool cancel_reminder
cancelá el recordatorio {reminder_id=num_id}
podrías anular el aviso {reminder_id=num_id}?
me gustaría quitar el recordatorio {reminder_id=id}
ya no hace falta el aviso {reminder_id=num_id}
recordatorio {reminder_id=num_id} fuera
elimine el recordatorio {reminder_id=num_id}, si es tan amable
borrame el aviso número {reminder_id=num_id}
ni caso al recordatorio {reminder_id=num_id}, quítalo
el {reminder_id=num_id} no me lo recuerdes
desprograma el recordatorio {reminder_id=num_id}
quiero que el aviso {reminder_id=num_id} no suene
apaga la alarma {reminder_id=num_id}
suspende el recordatorio con id {reminder_id=id}
descarta el aviso {reminder_id=id}
del recordatorio {reminder_id=num_id} ya me encargué, cancélalo
necesito cancelar el {reminder_id=num_id}, un recordatorio viejo
de mis recordatorios saca el {reminder_id=num_id}
el número {reminder_id=num_id}, cancélamelo, es un aviso repetido
que no me vuelva a saltar el recordatorio {reminder_id=num_id}
no me recuerdes nada del {reminder_id=num_id}, anúlalo
quitá la alarma esa
hay un recordatorio que sobra, cancélalo
elimina un aviso
anúlenme el recordatorio {reminder_id=num_id}
baja la alarma {reminder_id=num_id} de la lista de recordatorios, ya no va

%list dw: hoy => 1 | esta noche => 1 | esta tarde => 1 | mañana => 2 | mañana por la mañana => 2 | mañana por la tarde => 2 | pasado mañana => 3 | este finde => 7 | el fin de semana => 7 | este fin de semana => 7 | esta semana => 7 | el domingo => 7 | el viernes => 7 | los próximos tres días => 3 | los próximos 4 días => 4 | estos 5 días => 5 | toda la semana => 7
%list dn: 2 => 2 | 3 => 3 | tres => 3 | cuatro => 4 | 5 => 5 | cinco => 5 | 6 => 6 | siete => 7 | 8 => 8 | 10 => 10 | diez => 10 | 14 => 14 | quince => 15
%list loc: Medellín | Rosario | Mendoza | Guadalajara | Cusco | Arequipa | Valparaíso | Asunción | Tarragona | Albacete | Burgos | Cádiz | Ávila | Pamplona | Badajoz | Andorra | Reikiavik | Praga | Marrakech | Oporto | Nápoles | Cracovia | La Paz | Panamá | Montevideo | San Salvador | Punta Cana | Mérida | Bariloche | Helsinki | Puebla | Cartagena | Santa Cruz de Tenerife | Baqueira | Denver
%list lati: 40.42 | 36.51 | -34.61 | 4.65 | 19.43 | 43.37 | -12.04 | 39.57 | 28.46 | 10.49 | 52.5 | -0.18 | 59.91 | 35.68
%list lngi: -3.7 | -6.28 | -58.38 | -74.1 | -99.13 | -8.4 | -77.03 | 2.65 | -16.25 | -66.88 | 13.4 | -78.47 | 10.75 | 139.69
%list ula: 41.88 | 33.75 | 39.95 | 32.78 | 47.61 | 64.84 | 21.31 | 35.08 | 43.05 | 30.27 | 44.98
%list ulo: -87.63 | -84.39 | -75.17 | -96.8 | -122.33 | -147.72 | -157.86 | -106.65 | -87.9 | -97.74 | -93.27
%list dia: El País | La Nación | Clarín | El Universal | Infobae | El Espectador | La Tercera | El Comercio | BBC Mundo | Reuters | El Mundo | La Vanguardia | Marca | As | Expansión | Xataka | El Tiempo | Le Monde | The Guardian | Hacker News | Ara | El Heraldo | Página 12 | RTVE | CNN
%list nof: ley de amnistía | huelga de controladores | crisis del agua | subida del alquiler | misión a la Luna | cumbre de La Habana | vuelta ciclista | guerra comercial | reforma fiscal | gripe aviar | Copa América | erupción del Etna
%list nom: terremoto de Chile | escándalo de los áridos | precio del gas | juicio de los ERE | mundial de balonmano | paro juvenil | acuerdo nuclear | censo nuevo | fichaje de Yamal | dólar blue | temporal del norte | concurso de Eurovisión
%list web: teclados mecánicos silenciosos | cómo quitar moho de la pared | alquiler de kayaks en Denia | receta de arepas | vuelos baratos a Cusco | qué vacunas hacen falta para Kenia | manual de la caldera Vaillant | hoteles con piscina en Cádiz | ofertas de fibra óptica | horario del metro de Lima | mejores miradores de Oporto | cómo podar un limonero | precio del gasoil hoy | academia de surf en Somo | ideas para disfraces | comprar colchón a buen precio | requisitos para la nacionalidad | plantas que no dan alergia | cómo cambiar la batería del reloj | talleres abiertos en domingo | cursos de apicultura | qué es un crédito puente
%list webn: cuándo abren las inscripciones de la maratón | quién dirige la Filarmónica | cuánto se tarda en sacar el carnet de barco | dónde venden levadura fresca | cómo se limpia una alfombra de lana | si hay ferry de Denia a Ibiza en invierno | qué tal es el barrio de Palermo | cuánto mide un campo de rugby | por qué pitan los frenos | a qué hora sale el último metro | cuándo es la próxima luna llena
%list wk: Simón Bolívar | agujeros de gusano | Rosalía de Castro | cultura chavín | guerra de los Pasteles | ajolote | Remedios Varo | Sierra Nevada | tango | síndrome de Stendhal | Ada Lovelace | dodecafonismo | canal de Panamá | imperio otomano | Chavela Vargas | Gaudí | lince ibérico | Tenochtitlan | tabla periódica | batalla de Lepanto
%list pp: visión por computador | materia oscura | baterías de sodio | aprendizaje federado | ondas gravitacionales | grafos dinámicos | fusión por confinamiento | modelos de lenguaje pequeños | detección de exoplanetas | criptografía poscuántica | robots blandos | caos cuántico | predicción de inundaciones | neutrinos solares | compresión de imágenes
%list kb: permisos por paternidad | gastos de kilometraje | política de portátiles | plan de evacuación | reserva de salas | seguro dental | teletrabajo en el extranjero | alta de proveedores | copias de seguridad | días de asuntos propios | garantías de producto | protocolo de visitas | horas extra | código de vestimenta | devoluciones de clientes
%list kbq: cuántos días de asuntos propios me tocan | quién autoriza las compras grandes | cómo se pide una tarjeta de acceso | qué hotel podemos reservar | cada cuánto se cambia la contraseña | con cuánta antelación aviso de las vacaciones | qué hago si se rompe el portátil | cómo se justifica una dieta | a quién llamo si salta la alarma de la oficina | qué plazo hay para devolver un pedido | si puedo trabajar desde otro país | cómo se da de alta a un cliente
%list bol: Inditex | Telefónica | Repsol | Iberdrola | BBVA | Ferrari | Nestlé | Nvidia | Mercado Libre | Cemex | YPF | Ecopetrol | Apple | Tesla | Aena | IBEX 35 | Nasdaq | Netflix | AMZN | MSFT | Grifols | Siemens | Toyota | Femsa | Copec
%list pera: hoy => 1d | esta semana => 5d | en los últimos cinco días => 5d | este mes => 1mo | en el último mes => 1mo | en tres meses => 3mo | este trimestre => 3mo | en medio año => 6mo | en los últimos seis meses => 6mo | en el último año => 1y | en los últimos 12 meses => 1y | en dos años => 2y | en cinco años => 5y | en la última década => 10y | en diez años => 10y | desde enero => ytd | en lo que va de año => ytd | desde su salida a bolsa => max | desde siempre => max
%list crip: bitcoin | Bitcoin | BTC | ethereum | ETH | ether | solana | SOL | cardano | ADA | dogecoin | ripple | XRP | litecoin | monero | avalanche | tron | polkadot
%list mon: euros => EUR | dólares => USD | libras => GBP | libras esterlinas => GBP | yenes => JPY | francos suizos => CHF | pesos mexicanos => MXN | pesos argentinos => ARS | pesos colombianos => COP | pesos chilenos => CLP | reales => BRL | coronas suecas => SEK | coronas noruegas => NOK | coronas danesas => DKK | coronas checas => CZK | dólares canadienses => CAD | dólares australianos => AUD | zlotys => PLN | florines húngaros => HUF | liras turcas => TRY | yuanes => CNY | rupias => INR | wones => KRW | bahts => THB | rands => ZAR | séqueles => ILS | dirhams => AED | EUR | USD | GBP | MXN | ARS | COP | CLP | CHF | JPY | BRL
%list mon1: euro => EUR | dólar => USD | dólar canadiense => CAD | franco suizo => CHF | yen => JPY | zloty => PLN | yuan => CNY | real => BRL | peso => MXN | rand => ZAR | dólar australiano => AUD
%list cuanto: cien | 40 | 75 | 300 | mil | 2.000 | 19,90 | quinientos | doscientos | 15 | ochenta | 1.250 | diez mil | medio millón de | unos 60 | 350 | 5000
%list mag: 20 grados => {"temperature": 20} | 21 grados => {"temperature": 21} | 22 => {"temperature": 22} | 19° => {"temperature": 19} | 24 grados => {"temperature": 24} | dieciocho grados => {"temperature": 18} | 20,5 grados => {"temperature": 20.5} | veintitrés grados => {"temperature": 23} | 17 grados => {"temperature": 17} | 26 => {"temperature": 26}
%list bril: 20 por ciento => {"brightness": 20} | 35% => {"brightness": 35} | 50 % => {"brightness": 50} | sesenta por ciento => {"brightness": 60} | 80 => {"brightness": 80} | 15 => {"brightness": 15} | 90 por ciento => {"brightness": 90} | cuarenta por ciento => {"brightness": 40}
%list volu: 20 por ciento => {"volume": 20} | 35 => {"volume": 35} | 10% => {"volume": 10} | treinta por ciento => {"volume": 30} | 55 % => {"volume": 55} | 12 => {"volume": 12} | 70 por ciento => {"volume": 70}
%list lf: luz del comedor | luz de la galería | lámpara del escritorio | luz del recibidor | lámpara de lava | luz del espejo | luz de la despensa | lamparita de Teo | bombilla del trastero | luz del cuarto | luz de la cochera | luz del quincho
%list lsp: luces del comedor | luces de la escalera | luces del quincho | luces del árbol | luces de la pieza | luces del garaje | lámparas de la sala | luces de la terraza | luces de afuera
%list apf: estufa | calefacción de la sala | tele de la pieza | cafetera | campana | bomba de la alberca | freidora | chimenea eléctrica | fuente | vitro | secadora | música | lavadora | radio de la cocina
%list apm: ventilador de techo | calefón | aire de la sala | purificador | enchufe del balcón | calentador | proyector | humidificador | toldo eléctrico | deshumidificador | router | termo | altavoz del comedor | televisor de la sala
%list caf: calefacción | calefacción del cuarto | calefacción de la sala | caldera | losa radiante
%list cam: termostato | termostato del comedor | aire | aire de la sala | radiador del cuarto | aire acondicionado
%list puf: puerta principal | puerta de la calle | puerta del quincho | puerta trasera | puerta de la cochera | puerta del taller | puerta del local
%list abrir: persiana del cuarto | puerta del garaje | reja | cortina de la sala | claraboya del baño | persiana de Teo | ventana del techo
%list abrirp: persianas | cortinas de la sala | persianas del comedor | cortinas | persianas de los niños | celosías
%list mot: robot aspirador | lavavajillas | riego | robot de la piscina | cortacésped | Roomba
%list motf: lavadora | secadora | aspiradora | depuradora | máquina de pan
%list son: altavoz del comedor | equipo de la sala | televisor de la sala | Sonos | parlante del baño
%list sonf: música | tele | radio de la cocina | barra de sonido | tele de la pieza
%list hf: sala | cochera | pieza de Teo | galería | alacena | bodega | guardería | cocina
%list hm: comedor | cuarto de baño | quincho | altillo | taller | invernadero | sótano | salón
%list kf: cámara de la cochera | cámara del portón | cámara de la sala | cámara del taller | cámara de la alberca | cámara del gallinero | cámara de la calle | cámara del cuarto de Teo | cámara 2 | cámara de atrás
%list kl: portón | patio trasero | porche | taller | ascensor | corral | garaje | jardín
%list klf: cochera | puerta | alberca | terraza | calle | entrada

%tool get_weather
tiempo {location=loc}?
clima {location=loc} {days=dw}
me gustaría saber si {days=dw} hará bueno en {location=loc}
podrías mirar la temperatura de {location=loc} {days=dw}?
necesito la previsión de {location=loc} a {days=dn} días
a ver si {days=dw} llueve por {location=loc}
querría saber qué tiempo nos espera {days=dw} por {location=loc}
che, cómo está el clima en {location=loc}?
fijate si va a llover {days=dw} en {location=loc}
hace falta abrigo en {location=loc} {days=dw}?
salgo de viaje a {location=loc} y no sé qué meter en la maleta, ¿qué tiempo hace?
{location=loc}: máxima y mínima {days=dw}
{days=dw} {location=loc} lluvia?
cuántos grados marca {location=loc} ahora
en {location=loc}, ¿se puede ir en manga corta {days=dw}?
mi hermana está en {location=loc}, se estará asando o qué, mira el tiempo
va a estar despejado el cielo de {location=loc} {days=dw}?
pronóstico {location=loc} próximos {days=dn} días
cómo amanece {location=loc} {days=dw}
habrá niebla en {location=loc} {days=dw}
qué probabilidad de lluvia dan para {location=loc} {days=dw}
tengo boda en {location=loc} {days=dw}, ¿nos mojaremos?
dígame, si puede, qué clima tendremos {days=dw} en {location=loc}
hasta cuántos grados llegan {days=dw} en {location=loc}
sopla mucho viento en {location=loc}?
{days=dn} días de pronóstico, ciudad {location=loc}
para salir a correr {days=dw} por {location=loc}, ¿hará fresco?
lavo el coche {days=dw} o va a llover?
chécame el clima
ponte que voy a {location=loc} {days=dw}: ¿bañador o paraguas?
hay alerta por calor en {location=loc}?
se va a poder esquiar {days=dw} en {location=loc}, ¿hay nieve prevista?
lloverá {days=dw}?
el pronóstico a {days=dn} días
dime si va a refrescar

%tool get_weather_openmeteo
me gustaría el tiempo del punto {latitude=lati}, {longitude=lngi}
podrías consultar open-meteo para latitud {latitude=lati} y longitud {longitude=lngi}?
{latitude=lati}, {longitude=lngi} clima
necesito el pronóstico en longitud {longitude=lngi} y latitud {latitude=lati} a {forecast_days=dn} días
fijate qué tiempo hace en {latitude=lati} {longitude=lngi}
estamos acampados en {latitude=lati}, {longitude=lngi}; ¿lloverá {forecast_days=dw}?
coordenadas {latitude=lati} / {longitude=lngi}, {forecast_days=dn} días
con open meteo: {latitude=lati} y {longitude=lngi}
lat {latitude=lati} lon {longitude=lngi} temperatura
a ver el viento en lat={latitude=lati}, lng={longitude=lngi}
durante {forecast_days=dn} días, qué clima tendrá el punto {latitude=lati} , {longitude=lngi}
qué temperatura hay justo en las coordenadas {latitude=lati} {longitude=lngi}?
previsión de open-meteo a {forecast_days=dn} días, longitud {longitude=lngi}, latitud {latitude=lati}
el barco está en {latitude=lati} {longitude=lngi}, ¿cómo estará el cielo {forecast_days=dw}?
tiempo en la latitud {latitude=lati}
usa open-meteo para saber el tiempo en unas coordenadas

%tool get_weather_noaa
me gustaría ver lo que prevé la noaa en {latitude=ula}, {longitude=ulo}
podrías sacar de la NOAA el tiempo de {latitude=ula} {longitude=ulo}?
NOAA {latitude=ula} {longitude=ulo}
fijate en la noaa, punto {latitude=ula} {longitude=ulo}
necesito el parte del servicio meteorológico de Estados Unidos para {latitude=ula}, {longitude=ulo}
lat {latitude=ula}, lon {longitude=ulo}, fuente noaa
el National Weather Service da lluvia en {latitude=ula}, {longitude=ulo}?
según la noaa, nevará en la longitud {longitude=ulo}, latitud {latitude=ula}?
noaa, longitud {longitude=ulo} latitud {latitude=ula}
voy manejando por {latitude=ula}, {longitude=ulo}, qué anuncia la noaa
pronóstico oficial de EE. UU. en las coordenadas {latitude=ula} / {longitude=ulo}
parte de la noaa: {latitude=ula}; {longitude=ulo}
consúlteme en la noaa la latitud {latitude=ula} y la longitud {longitude=ulo}
NWS {latitude=ula},{longitude=ulo} por favor
mira qué dice la noaa de longitud {longitude=ulo}
quiero la predicción de la noaa

%tool get_news_rss
{source=dia}, titulares
me gustaría leer lo último de {source=dia}
podrías decirme qué trae {source=dia} en portada?
necesito {limit=int} titulares de {source=dia}
a ver qué publican en {source=dia}
contame qué salió en {source=dia}
fijate qué dice {source=dia} hoy
querría los {limit=int} últimos artículos de {source=dia}
léeme por encima {source=dia}
lo más reciente que haya sacado {source=dia}
{limit=int} noticias de {source=dia}, las de arriba
qué hay en el rss de {source=dia}
el feed {source=url}, por favor
tráeme {limit=int} entradas del feed {source=url}
desayuno con {source=dia}: dame las {limit=int} primeras
mientras friego léeme los titulares de {source=dia}
portada {source=dia} {limit=int}
abrime {source=dia}
de qué habla hoy {source=dia}?
ponme al día con {source=dia}
novedades {source=url}
qué fue lo último en aparecer en {source=dia}
dame {source=dia}, máximo {limit=int} titulares
según {source=dia}, ¿qué ha pasado hoy?
revisa {source=dia} y cuéntame
hojea {source=dia} por mí
quisiera escuchar los titulares de {source=dia}, si es posible
quiero leer un feed rss
los titulares de mi periódico de siempre
titulares, {source=dia}, solo {limit=int}

%tool get_news_groundnews
noticias {query=nof}
me gustaría saber en qué ha quedado lo de la {query=nof}
podrías resumirme las noticias sobre el {query=nom}?
necesito enterarme de la {query=nof}, ¿qué se publica?
a ver qué novedades hay del {query=nom}
contame qué pasó con el {query=nom}
qué onda con la {query=nof}, qué dicen las noticias
{limit=int} noticias del {query=nom}
qué se sabe del {query=nom}
se habla mucho de la {query=nof}, ¿qué dicen unos y otros?
cómo trata la prensa el {query=nom}
la {query=nof} contada por la izquierda y por la derecha
sesgo de los medios con la {query=nof}
llevo días sin leer nada, ¿qué está pasando?
cuáles son las noticias del día
algo importante que haya ocurrido hoy en el mundo?
ground news {query=nom}
en ground news, {limit=int} sobre la {query=nof}
dame la actualidad, {limit=int} titulares generales
sigue la {query=nof}? mira las noticias
ponme al corriente del {query=nom}
noticias frescas sobre {query=topic}, unas {limit=int}
prensa de todos los colores sobre el {query=nom}
qué titulares hay acerca de {query=topic}
infórmeme, por favor, sobre la {query=nof}
de última hora, {query=nom}
hay novedades sobre {query=topic} en los medios?
últimas {limit=int} noticias
en qué anda el mundo hoy, cuéntame
la actualidad sobre la {query=nof}, en {limit=int} noticias

%tool web_search
googleá {query=web}
me gustaría encontrar en internet {query=web}
podrías buscar en la red {query=webn}?
necesito averiguar {query=webn}, búscalo por internet
a ver si en google sale {query=webn}
busca online {query=web}
buscame {query=web} en la web
fijate en internet {query=webn}
{query=web}, {num_results=int} resultados
{num_results=int} páginas sobre {query=web}
en google: {query=web}
quisiera {num_results=int} enlaces de {query=web}
internet dice {query=webn}?
échale un google a {query=web}
haz una búsqueda en la web de "{query=web}"
encuéntrame por ahí {query=web}, con {num_results=int} enlaces voy bien
no sé {query=webn}, míralo en la red
quiero comparar, búscame en internet {query=web}
investiga en la web {query=webn}
web {query=web}
{query=webn}? googlea
dame {num_results=int} resultados de google para {query=web}
mírame en internet {query=product} baratos
hazme el favor de buscar en la web {query=web}
búsqueda: {query=web}
busque usted en internet {query=webn}
tecléame en el buscador {query=web}
qué sale si busco {query=web}
averíguame por internet {query=webn}, que yo no tengo datos
mira en la web a ver
quiero buscar una cosa en google
quiero {num_results=int} resultados de internet

%tool search_wikipedia
me gustaría leer la wikipedia sobre {query=wk}
podrías mirar en wikipedia {query=wk}?
wiki {query=wk}
fijate en wikipedia qué pone de {query=wk}
necesito datos enciclopédicos de {query=wk}, de la wikipedia
qué cuenta la enciclopedia de {query=wk}
wikipedia: {query=wk}, {limit=int} artículos
mi hija hace un trabajo sobre {query=wk}, sácame el artículo de wikipedia
{limit=int} entradas de la wikipedia acerca de {query=wk}
según la wikipedia, {query=wk}
consultá la wiki por {query=wk}
abre el artículo "{query=wk}" de wikipedia
a ver qué explica wikipedia sobre {query=wk}
dame {limit=int} artículos enciclopédicos sobre {query=wk}
{query=wk}: míralo en la wiki, la enciclopedia
busca algo en wikipedia
quisiera consultar la wikipedia

%tool search_arxiv
me gustaría ver artículos de arxiv sobre {query=pp}
podrías buscar {max_results=int} preprints de {query=pp}?
arxiv {query=pp} {max_results=int}
fijate qué papers salieron de {query=pp}
necesito bibliografía reciente de {query=pp}, de arxiv
para la tesis me hacen falta {max_results=int} papers de {query=pp}
qué se investiga ahora en {query=pp}, saca los artículos científicos
estudios en arxiv acerca de {query=pp}
{max_results=int} trabajos científicos sobre {query=pp}
papers de {query=fullname} en arxiv
literatura científica: {query=pp}
a ver qué hay en arxiv de {query=pp}
¿publicaron algo nuevo de {query=pp} en arxiv?
quisiera los {max_results=int} artículos más recientes sobre {query=pp}, en preprint
preprints {query=pp}
busca artículos académicos
quiero papers

%tool ask_knowledge_base
qué norma tenemos sobre {query=kb}
me gustaría saber {query=kbq}, según el manual interno
podrías consultar en la documentación {query=kbq}?
a ver qué dice el reglamento de la empresa de {query=kb}
fijate en el manual {query=kbq}
{query=kb}, manual de empleados
necesito saber {query=kbq}, debe de estar en nuestros documentos
en la guía interna, {query=kbq}?
el cliente pregunta {query=kbq}, mira en nuestra base de conocimiento
documentación interna {query=kb}
en mis documentos, busca {query=kb}
según nuestras políticas, {query=kbq}
soy nueva y no sé {query=kbq}, ¿lo pone en el handbook?
pregúntale a los documentos de la empresa {query=kbq}
instrucciones internas sobre {query=kb}, ¿qué ponen?
cómo funciona aquí lo de {query=kb}, míralo en la intranet
mira en la base de conocimiento, a ver qué encuentras

%tool get_stock_price
{symbol=bol} bolsa
me gustaría saber cómo ha evolucionado {symbol=bol} {period=pera}
podrías decirme a cuánto cotiza {symbol=bol}?
necesito el precio de {symbol=bol} {period=pera}
a ver cómo va {symbol=bol} en bolsa
fijate cuánto está la acción de {symbol=bol}
{symbol=bol}, {period=pera}
{period=pera}, qué tal {symbol=bol}?
vale la pena comprar {symbol=bol}? dime a cómo está
cotización {symbol=bol} {period=pera}
sube o baja {symbol=bol} {period=pera}
cuánto ha perdido {symbol=bol} {period=pera}
qué rendimiento dio {symbol=bol} {period=pera}
cerró bien {symbol=bol}?
a cómo anda la acción de {symbol=bol}
querría ver el histórico de {symbol=bol} {period:max=completo|entero|desde el principio}
la gráfica de {symbol=bol} {period:1y=del último año|de un año|de los últimos doce meses}
dame {symbol=bol} {period:5y=a cinco años|de los últimos 5 años}
heredé unas acciones de {symbol=bol}, ¿a cuánto están?
cuánto pagan por {symbol=symbol}
los títulos de {symbol=bol}, ¿cuánto valen?
{symbol=symbol} {period:ytd=desde enero|en lo que va de año|este año}
comportamiento de {symbol=bol} {period=pera}
hoy se desplomó {symbol=bol}? enséñame el precio
infórmeme de la cotización de {symbol=bol}, por favor
qué hace {symbol=bol} {period=pera} en el parqué
precio por acción: {symbol=bol}
contame cómo le fue a {symbol=bol} {period=pera}
valor actual de {symbol=bol}
cómo cotizan mis acciones {period=pera}
la acción esa, a cuánto está
qué tal la bolsa {period=pera}

%tool get_crypto_price
{symbol=crip}?
me gustaría saber a cuánto está {symbol=crip} en {currency=mon}
podrías decirme el precio de {symbol=crip}?
necesito saber cuánto vale {symbol=crip} en {currency=mon}
a ver el {symbol=crip}
fijate a cuánto está el {symbol=crip}
a cómo anda el {symbol=crip} en {currency=mon}
precio {symbol=crip} {currency=mon}
en {currency=mon}, el {symbol=crip}, cuánto?
cuántos {currency=mon} vale {symbol=crip}
si vendo un {symbol=crip}, ¿cuántos {currency=mon} me llevo?
cotización del {symbol=crip} ahora
mi cuñado no para de hablar de {symbol=crip}, ¿a cuánto va?
{symbol=crip} hoy
valor de {symbol=crip} expresado en {currency=mon}
ha pegado el subidón {symbol=crip}?
dime qué vale la cripto {symbol=crip}
el precio en {currency=mon} de {symbol=crip}
querría conocer el valor del {symbol=crip}, en {currency=mon} si puede ser
{symbol=crip} por las nubes o por los suelos?
un {symbol=crip} son cuántos {currency=mon} ahora
tengo medio {symbol=crip}, ¿a cuánto está?
mercado cripto: {symbol=crip} en {currency=mon}
tírame el precio del {symbol=crip}
cuánto me costaría comprar {symbol=crip} en {currency=mon}
qué precio tiene {symbol=coin} en {currency=mon}
dame {symbol=coin}/{currency=mon}
cuánto vale la moneda en {currency=mon}
sigue cayendo el {symbol=crip}? precio
el mercado de las criptos, a cuánto va
precio en {currency=mon} de mis criptos

%tool get_exchange_rate
{=cuanto} {from_currency=mon} en {to_currency=mon}
me gustaría cambiar {=cuanto} {from_currency=mon} a {to_currency=mon}, ¿cuánto sería?
podrías decirme cuántos {to_currency=mon} son {=cuanto} {from_currency=mon}?
necesito {to_currency=mon}, tengo {from_currency=mon}, ¿qué cambio hay?
a ver cuántos {to_currency=mon} me dan por {=cuanto} {from_currency=mon}
fijate a cuánto está el {from_currency=mon1} en {to_currency=mon}
a cómo está el {from_currency=mon1} frente al {to_currency=mon1}
{from_currency=mon}/{to_currency=mon}
{from_currency=mon} por {to_currency=mon}, a cómo
cuánto vale un {from_currency=mon1} en {to_currency=mon}
cuántos {to_currency=mon} hacen un {from_currency=mon1}
a {to_currency=mon}, {=cuanto} {from_currency=mon}
conversión de {=cuanto} {from_currency=mon} a {to_currency=mon}
para pagar {=cuanto} {from_currency=mon}, ¿cuántos {to_currency=mon} tengo que poner?
me pagan en {from_currency=mon} y gasto en {to_currency=mon}, ¿a cómo sale?
el vuelo sale por {=cuanto} {from_currency=mon}; eso en {to_currency=mon}?
cobré {=cuanto} {from_currency=mon}, pásalo a {to_currency=mon}
del {from_currency=mon1} al {to_currency=mon1}
qué me darían en {to_currency=mon} si llevo {=cuanto} {from_currency=mon}
tipo de cambio para pasar {from_currency=mon} a {to_currency=mon}
quisiera saber el equivalente en {to_currency=mon} de {=cuanto} {from_currency=mon}
{to_currency=mon} por cada {from_currency=mon1}
por cada {from_currency=mon1}, ¿cuántos {to_currency=mon}?
cámbiame mentalmente {=cuanto} {from_currency=mon} a {to_currency=mon}
compro {to_currency=mon} con {from_currency=mon}, ¿qué tasa hay?
está caro el {from_currency=mon1} en {to_currency=mon}?
si mando {=cuanto} {from_currency=mon} a casa, ¿cuántos {to_currency=mon} llegan?
el cambio del {from_currency=mon1}
cuánto serían {=cuanto} {from_currency=mon}
calcúleme el cambio de {=cuanto} {from_currency=mon} en {to_currency=mon}, por favor
pago {=cuanto} {from_currency=mon}, soy de los que piensan en {to_currency=mon}, ¿cuánto es?
a cuánto se cambia el {from_currency=mon1} por {to_currency=mon}
a cuánto está el cambio a {to_currency=mon}?
tengo {=cuanto} {from_currency=mon}, quiero cambiarlos
a cómo está el cambio hoy

%tool get_device_state
la {device_id=lf}, ¿encendida?
me gustaría saber si la {device_id=puf} está cerrada con llave
podrías comprobar si dejé puesta la {device_id=apf}?
necesito saber cómo está el {device_id=apm}
a ver si cerré la {device_id=puf}
fijate si quedó prendida la {device_id=lf}
quedaron prendidas las {device_id=lsp}?
hace calor en la {device_id=hf}? cuántos grados hay
{device_id=apm}: ¿encendido o apagado?
estado de la {device_id=puf}
está andando el {device_id=apm}?
las {device_id=abrirp} están bajadas?
quedó abierta la {device_id=abrir}?
estoy en el trabajo y me entró la duda: ¿apagué la {device_id=apf}?
a cuánto está puesto el {device_id=cam}
temperatura actual del {device_id=hm}
me dejé encendidas las {device_id=lsp}, verdad?
cómo va el {device_id=mot}, ¿ha terminado?
le falta mucho a la {device_id=motf}?
dígame si la {device_id=abrir} está abierta, por favor
qué humedad marca el {device_type:sensor=sensor|sensor de humedad} del {device_id=hm}
la {device_type:lock=cerradura} de la {device_id=puf}, ¿cerrada?
{device_type:climate=termostato} de la {device_id=hf}, ¿qué temperatura tiene?
suena algo en la {device_type:media_player=tele|radio} de la {device_id=hf}?
hay {device_type:light=luz|alguna luz} en el {device_id=hm}?
cuánta batería le queda al {device_id=mot}
sigue la {device_id=caf} en marcha?
la alarma está puesta? digo la {device_type:alarm=alarma} de la {device_id=hf}
en qué está el {device_id=mot}
dime si hay algo encendido en casa
mirá si está cerrada la {device_id=puf}
está encendido o no?
sigue abierta?

%tool get_camera_stream
{camera_id=kf}
me gustaría ver la {camera_id=kf}
podrías abrir la imagen de la {camera_id=kf}?
necesito ver qué hay en el {camera_id=kl}
a ver el {camera_id=kl} por la cámara
mostrame la {camera_id=kf}
fijate quién está en la {camera_id=klf}, por la cámara
creo que oí ruido en el {camera_id=kl}, ponme la cámara
enséñeme en directo la {camera_id=kf}
llamaron al timbre, ¿quién está en la {camera_id=klf}? saca la imagen
en vivo {camera_id=kf}
vídeo en directo del {camera_id=kl}
ábreme la {camera_id=kf} en la pantalla
transmisión de la {camera_id=kf}
sigue el gato en el {camera_id=kl}? enséñamelo
prende la cámara y déjame ver
quiero mirar las cámaras

%tool control_device
{action:turn_on=prendé|prende|encendé} la {device_id=lf}
{action:turn_off=apagá|apagame} las {device_id=lsp}
me gustaría {action:turn_on=encender|prender} el {device_id=apm}
podrías {action:turn_off=apagarme|apagar} la {device_id=apf}?
necesito {action:turn_on=encendida|prendida} la {device_id=caf}
haz el favor de {action:turn_off=desconectar|apagar} el {device_id=apm}
que {action:turn_off=se apaguen} las {device_id=lsp}
la {device_id=apf} ya no hace falta, {action:turn_off=apágala|quítala}
el {device_id=apm}, {action:turn_on=enciéndelo|préndelo|ponlo}
{action:turn_off=apaguen} las {device_id=lsp}, por favor
{action:turn_on=encienda} la {device_id=lf}, si es tan amable
no veo nada en el pasillo, {action:turn_on=dale a|enciende} la {device_id=lf}
ya amaneció, {action:turn_off=apaga} las {device_id=lsp}
{device_id=lf} {action:turn_on=on|encendida}
{device_id=apm} {action:turn_off=off|apagado}
{action:set_temperature=ponme|déjame|subime} el {device_id=cam} a {parameters=mag}
hace un frío de muerte, {action:set_temperature=subí|pon|sube} la {device_id=caf} a {parameters=mag}
me aso, {action:set_temperature=baja} el {device_id=cam} a {parameters=mag}
{parameters=mag} en el {device_id=cam}, {action:set_temperature=ponlo|ajústalo}
que el {device_id=cam} {action:set_temperature=esté a|marque} {parameters=mag}
{action:set_brightness=deja|pon} la {device_id=lf} al {parameters=bril}
las {device_id=lsp} {action:set_brightness=al} {parameters=bril}
para ver la peli {action:dim=baja|atenúa} la {device_id=lf} al {parameters=bril}
{action:dim=baja un poquito|bajame|atenuá} las {device_id=lsp}
{action:set_volume=bájame|poneme|pon} la {device_id=sonf} al {parameters=volu}
los vecinos se quejan: {device_id=sonf} {action:set_volume=al} {parameters=volu}
{action:set_volume=sube} el {device_id=son} hasta {parameters=volu}
{action:lock=cerrá con llave|cierra con llave|tranca} la {device_id=puf}
{action:unlock=destrabá|quita el seguro a|desbloquea} la {device_id=puf}, que llega Teo
la {device_id=puf}, {action:lock=échale llave|bloquéala}
{action:open=abrí|ábranme|abre} la {device_id=abrir}
{action:close=cerrame|ciérrenme|cierra} la {device_id=abrir}
las {device_id=abrirp}, {action:open=súbelas|arriba}
entra mucho sol, {action:close=bajá|baja} las {device_id=abrirp}
podrías {action:open=subir|levantar} las {device_id=abrirp}?
{action:start=poné a andar|pon a limpiar|lanza} el {device_id=mot}
{action:stop=pará|detén|frena} el {device_id=mot}, que duerme el bebé
{action:start=pon|echa a andar} la {device_id=motf}
la {device_id=motf}, {action:stop=que pare|párala}
{action:pause=ponme en pausa|pausá|congela} la {device_id=sonf}
{action:toggle=cambia|invierte el estado de} la {device_id=lf}
me voy de casa, {action:arm=armá|activa|pon} la {device_id:alarma=alarma}
ya entré, {action:disarm=desarmá|quita|apaga} la {device_id:alarma=alarma}
{action:turn_on=enciende} eso
{action:turn_off=apágame} esa
pon algo distinto en la {device_id=lf}
{action:set_temperature=sube} hasta {parameters=mag}
sube un poco eso
la {device_id=abrir}, por favor
{action:close=ciérrala|bájala}
quiero hacer algo con el {device_id=apm}

%tool run_sql
ejecutá {query=sql}
me gustaría ver qué devuelve {query=sql}
podrías correr esta consulta: {query=sql}?
necesito que lances {query=sql} sobre la base de datos
sql: {query=sql}
corre {query=sql} y dame la tabla
haga la consulta siguiente: {query=sql}
query > {query=sql}
a la base de datos le preguntas {query=sql}
fijate qué sale en la base con {query=sql}
pásale esto al sql: {query=sql}
{query=sql} sobre los datos, a ver las filas
el informe sale de {query=sql}, ejecútalo
tirame este select {query=sql}
córreme una query
quiero sacar algo de la base con sql

%list fct: la clave de la alarma es 2210 | Nora es intolerante al gluten | el coche de Bruno es un Kia gris | mi talla de camisa es la L | la caldera es una Vaillant | Teo va al colegio San Blas | mi suegra cumple el 9 de octubre | guardo el pasaporte en el cajón de arriba | no me gusta el cilantro | el wifi de la oficina se llama Nido5 | soy zurda | trabajo de noche los jueves | mi médica es la doctora Peña | el perro tiene miedo a los truenos | aparqué en la planta menos dos | Irma se mudó a Puebla | prefiero que me hables de tú | el contador de la luz está en el sótano | llevo lentillas de menos tres | mi equipo es Rayados | Greta tiene dos gemelas | la basura orgánica pasa los martes | mi número de socio es 40817 | el candado de la bici se abre con 3356 | tengo alergia a la penicilina | el aniversario con Irma es el 2 de mayo | Saúl no toma alcohol | la plaza de garaje es la 17 | el tatuador se llama Nando | mi vuelo favorito es el de la mañana | me jubilo en 2041 | la llave del trastero la tiene Elvira
%list fcti: comprar siempre leche sin lactosa | no llamar a Greta antes de las diez | pagar la cuota del club en enero | cambiar el filtro cada tres meses | pedir asiento de pasillo | dejar propina a los del camión | apagar el router en vacaciones | llevar siempre el inhalador | felicitar a Irma el 2 de mayo | no invitar a Saúl y a Bruno juntos
%list ct: familia | trabajo | salud | casa | coche | comida | viajes | claves | cumpleaños | deportes | mascotas | finanzas | ropa | vecinos | estudios | niños
%list mem: clave de la alarma | talla de camisa | plaza de garaje | marca de la caldera | alergia a la penicilina | número de socio | cumpleaños de mi suegra | wifi de la oficina | pasaporte | candado de la bici | aniversario con Irma | colegio de Teo
%list memm: cumpleaños de Irma | número de socio | wifi de la oficina | candado de la bici | médico de cabecera | coche de Bruno | color preferido de Nora | aniversario
%list memf: clave de la alarma | talla de zapato | plaza de garaje | dirección de Greta | matrícula del coche | medicación de papá | profesora de Teo | graduación de las lentillas
%list meq: dónde guardo el pasaporte | cuál es mi plaza de garaje | qué no puede comer Nora | cómo se llama la gemela de Greta | cuándo cumple mi suegra | de qué marca es la caldera | qué talla de camisa uso | con qué número se abre el candado | quién tiene la llave del trastero | dónde aparqué | a qué soy alérgica | qué día pasa la basura | adónde se mudó Irma | qué vino le gusta a Saúl
%list chl: viaje a Oaxaca | reforma del baño | dieta de Nora | oferta de Globex | nombres para el gato | regalo de Irma | huerto | coche eléctrico | mudanza | libro de Greta | ahorro | entrenamiento para la media maratón | curso de fotografía | discurso de la boda
%list uq: dónde dejé las llaves | cuántas calorías tiene un plátano | qué película me recomiendas | cuándo abre el museo | cómo se dice gracias en japonés | qué hago de cenar | quién pintó el Guernica | cuánto mide el Aconcagua | a qué hora sale el ferry | qué vino va con el pulpo | cómo quito una mancha de tinta | cuándo plantamos los tomates
%list ua: en la repisa de la entrada | unas cien | una de Almodóvar | a las diez | arigato | una tortilla | Picasso | casi siete mil metros | a las 8:40 | un albariño | con alcohol y paciencia | a finales de abril
%list fich: recuerdos.json | respaldo/memoria.csv | ~/copias/datos.json | notas_viejas.md | /home/greta/memoria.json | export_mayo.csv | Descargas/hechos.json | backup-2025.json | C:/datos/perfil.csv | facts.md
%list pua: idioma a inglés => {"idioma": "inglés"} | zona horaria a America/Bogota => {"zona_horaria": "America/Bogota"} | ciudad a Mendoza => {"ciudad": "Mendoza"} | moneda a euros => {"moneda": "euros"} | nombre a Greta => {"nombre": "Greta"} | apodo a Bru => {"apodo": "Bru"} | país a Uruguay => {"país": "Uruguay"}
%list pues: nombre es Irma => {"nombre": "Irma"} | ciudad es Rosario => {"ciudad": "Rosario"} | zona horaria es Europe/Madrid => {"zona_horaria": "Europe/Madrid"} | profesión es enfermera => {"profesión": "enfermera"} | apodo es Nando => {"apodo": "Nando"} | idioma es catalán => {"idioma": "catalán"}
%list pucol: ciudad: Puebla => {"ciudad": "Puebla"} | nombre: Saúl => {"nombre": "Saúl"} | idioma = portugués => {"idioma": "portugués"} | moneda: MXN => {"moneda": "MXN"} | unidades: métricas => {"unidades": "métricas"} | apodo = Yami => {"apodo": "Yami"}
%list pun: Greta => {"name": "Greta"} | Nando => {"name": "Nando"} | Irma => {"name": "Irma"} | doctora Peña => {"name": "doctora Peña"} | Bru => {"name": "Bru"} | jefe => {"name": "jefe"} | Yami => {"name": "Yami"}
%list gru: grupo de la oficina | grupo de los primos | chat del edificio | canal de soporte | grupo de mamás | chat de la facu | grupo de pádel | canal #general | grupo del asado | chat de guardias | grupo de la obra | canal de ventas
%list cta: 13 por 27 | 18% de 1250 | 840 entre 12 | 3,75 más 9,20 | 2 elevado a 12 | la raíz cuadrada de 289 | (45+30)/3 | 1500 - 372 | 0,8 * 64 | el 7 por ciento de 90 | 12*12*12 | sqrt(50) | 5 factorial | 33,3 por 6 | 2500/36 | mil menos 128 por 4 | 21% de 349,90
%list avz: la colada ha terminado | ya está el café | el servidor volvió a caer | hay que sacar la pizza | se acabó la descarga | llegó el repartidor | el examen empieza en cinco minutos | la impresión está lista | toca estirar las piernas | la copia falló | Beber agua | cerrar las ventanas | Prueba de sonido | revisar el horno | la subasta termina ya | mover el coche

%tool store_fact
recordá que {fact=fct}
acordate de que {fact=fct}
me gustaría que recordaras que {fact=fct}
podrías guardar en tu memoria que {fact=fct}?
necesito que memorices esto: {fact=fct}
quiero que sepas que {fact=fct}
que no se te olvide que {fact=fct}
quédate con que {fact=fct}
ve guardando: {fact=fct}
anotalo: {fact=fct}
por si algún día pregunto, {fact=fct}, memorízalo
{fact=fct}, acuérdate siempre
{fact=fct}. guárdate ese dato
grábatelo: {fact=fct}
para futuras veces, {fact=fct}
a partir de ahora ten presente que {fact=fct}
tome nota en su memoria: {fact=fct}
en {category=ct}: {fact=fct}
apúntalo en la categoría {category=ct}, {fact=fct}
{fact=fct}; mételo como {category=ct}
dato de {category=ct}: {fact=fct}
bajo {category=ct} memoriza que {fact=fct}
guarda para siempre que {fact=fct}, categoría {category=ct}
recuerda siempre: {fact=fcti}
regla para tu memoria: {fact=fcti}
memoriza como costumbre mía {fact=fcti}
ten en la memoria que hay que {fact=fcti}
sobre mí: {fact=fct}
te confío un dato, {fact=fct}, no lo pierdas
hacé memoria de esto, {fact=fct}
quiero que memorices algo de {category=ct}
recuerda este dato sobre mí
guarda algo en la categoría {category=ct}

%tool list_facts
mostrame lo que guardaste de mí
me gustaría ver los datos de {category=ct} que tienes
podrías listarme lo que sabes sobre mí?
necesito la lista de los datos memorizados, solo {limit=int}
a ver todo lo que tienes guardado en {category=ct}
qué datos míos conservas
datos de {category=ct}, máximo {limit=int}
{category=ct}: ¿qué hay memorizado?
{limit=int} datos cualesquiera de los que guardas
enséñeme los datos de la categoría {category=ct}
con sus números, los datos que tienes de mí
fijate qué datos hay en {category=ct}
haz inventario de lo que recuerdas de mí
lista de datos, {category=ct}, {limit=int}
qué cosas te he ido contando, sácalas todas
quisiera repasar lo memorizado en {category=ct}
los {limit=int} datos más nuevos
tu memoria sobre mí, entera, en pantalla
hay algo archivado en {category=ct}?
lista de lo que te he pedido que recuerdes
vuelca los datos de {category=ct}
dime uno por uno los datos que tienes guardados
qué tienes en {category=ct} sobre mí
sacame los datos, no más de {limit=int}
ver todo lo memorizado

%tool delete_fact
borrá el dato {fact_id=num_id}
me gustaría que olvidaras el dato {fact_id=num_id}
podrías eliminar de tu memoria el {fact_id=id}?
olvidate del dato {fact_id=num_id}
el dato {fact_id=id} ya no vale, bórralo
necesito que olvides lo del número {fact_id=num_id}
dato {fact_id=num_id}: fuera de la memoria
suprime el dato con id {fact_id=id}
quitá de tu memoria el dato {fact_id=num_id}
lo del dato {fact_id=num_id} cambió, elimínalo
elimine usted el dato memorizado {fact_id=num_id}
desmemoriza el {fact_id=num_id}
no quiero que recuerdes más el dato {fact_id=id}
borra de lo que sabes el número {fact_id=num_id}
el {fact_id=num_id} de tus datos está equivocado, tíralo
olvida ese dato
hay un dato mío que quiero borrar

%tool store_conversation
guardá esta conversación: pregunté {user_message=uq} y contestaste {agent_response=ua}
me gustaría archivar este diálogo, yo: {user_message=uq}; tú: {agent_response=ua}
podrías guardar que a "{user_message=uq}" respondiste "{agent_response=ua}"?
conversación para guardar. usuario: {user_message=uq}. asistente: {agent_response=ua}
anota la charla: "{user_message=uq}" / "{agent_response=ua}"
registra el intercambio, pregunta: {user_message=uq}, contestación: {agent_response=ua}
me respondiste "{agent_response=ua}" cuando dije "{user_message=uq}", archiva eso
guarda en el historial de charlas lo que dije, {user_message=uq}, y lo que dijiste, {agent_response=ua}
necesito conservar esta conversación: {user_message=uq} -> {agent_response=ua}
salva este chat: yo {user_message=uq}, steward {agent_response=ua}
archive la conversación siguiente: mensaje {user_message=uq}; respuesta {agent_response=ua}
que quede registrada la charla: {user_message=uq}, {agent_response=ua}
tu contestación {agent_response=ua}, mi pregunta {user_message=uq}, guárdalo todo como conversación
almacena el diálogo humano: {user_message=uq} asistente: {agent_response=ua}
guarda la conversación en que pregunté {user_message=uq}
quiero guardar esta charla

%tool search_conversations
qué dijimos del {query=chl}
me gustaría recuperar la charla sobre {query=chl}
podrías buscar en nuestro historial cuándo hablamos de {query=chl}?
necesito la conversación en la que tratamos {query=chl}
a ver, ¿no habíamos hablado ya de {query=chl}?
fijate en las charlas viejas sobre {query=chl}
buscá la conversación de {query=chl}
historial: {query=chl}
{query=chl}, conversaciones pasadas, {limit=int}
las {limit=int} últimas veces que hablamos de {query=chl}
qué te comenté yo acerca de {query=chl} hace tiempo, mira el chat
tuvimos una charla sobre {query=chl}, encuéntramela
en qué quedamos con lo de {query=chl}, míralo en lo que hablamos
repasa nuestras conversaciones y saca las de {query=chl}
me diste ideas para {query=chl} en otra conversación, búscala
cuándo fue la última vez que te mencioné {query=chl}
conversaciones antiguas, tema {query=chl}, máximo {limit=int}
todo lo hablado contigo acerca de {query=chl}
revise los chats anteriores por {query=chl}
rastrea en nuestros chats la palabra {query=word}
qué me aconsejaste sobre {query=chl} la otra vez
{limit=int} charlas donde salga {query=chl}
busca entre nuestras charlas
aquella conversación que tuvimos, encuéntrala
busca aquello que hablamos

%tool retrieve_memories
te acordás {query=meq}?
me gustaría que me dijeras {query=meq}
podrías recordarme cuál es mi {query=memf}?
necesito mi {query=memf}, te la dije hace tiempo
a ver si recuerdas {query=meq}
{query=meq}? te lo conté en su día
decime {query=meq}
fijate en tu memoria {query=meq}
cuál te dije que era mi {query=memf}
el {query=memm}, ¿lo tienes guardado?
no caigo en {query=meq}
mi {query=memf} era...
qué apuntaste del {query=memm}
recuérdame cuál era mi {query=memf}
recuérdame {query=meq}
haz memoria: {query=meq}
tú sabías {query=meq}, ¿no?
qué tienes en la memoria sobre {query=mem}
{limit=int} cosas que recuerdes de {query=mem}
memoria, {query=memm}, {limit=int} resultados
busca en lo que te conté {query=meq}, {include_conversations:true=también en los chats|conversaciones incluidas|mirando las charlas}
del {query=memm}, {include_conversations:false=sin mirar conversaciones|solo lo memorizado, sin chats}, ¿qué recuerdas?
{include_conversations:true=incluyendo conversaciones|con charlas y todo}, dime {query=meq}
le dije a usted {query=meq}, ¿lo recuerda?
sácame de la memoria la {query=memf}
te sabes mi {query=memf}?
quisiera saber si guardas la {query=memf}
ayúdame a recordar {query=meq}
se me fue {query=meq}
te acuerdas de una cosa que te dije?
dime lo que recuerdes

%tool get_profile
mostrame mi perfil
me gustaría ver mi perfil
podrías decirme qué idioma tengo puesto en el perfil?
perfil
mi ficha de usuario, a ver
necesito comprobar mi zona horaria en el perfil
fijate qué nombre figura en mi perfil
cómo me llamo según tu configuración
qué preferencias mías tienes configuradas
enséñeme los datos de mi perfil
quién soy para ti, según el perfil
qué unidades tengo puestas
lee mi perfil en voz alta
mi cuenta, qué ajustes tiene
ver datos del perfil de usuario

%tool update_profile
cambiá mi {updates=pua}
me gustaría cambiar mi {updates=pua} en el perfil
podrías pasar mi {updates=pua}?
desde ahora llamame {updates=pun}
a partir de hoy quiero que me digas {updates=pun}
dime {updates=pun}, cambia mi nombre en el perfil
perfil, {updates=pucol}
necesito que en el perfil ponga {updates=pucol}
me he mudado, mi {updates=pues}, ponlo en el perfil
fijate que mi {updates=pues}, corregí el perfil
actualice mi perfil: {updates=pucol}
configura en mi perfil {updates=pucol}
ahora mi {updates=pues}, actualízame el perfil
cámbiame el perfil, mi {updates=pues}
modifica mi {updates=pua}
quiero actualizar mi perfil
hay un dato mal en mi perfil, arréglalo

%tool get_memory_stats
cuántas cosas recuerdas
me gustaría saber cuántos datos tienes almacenados
podrías darme las estadísticas de la memoria?
qué tan llena está tu memoria
tamaño de tu memoria
fijate cuántas conversaciones llevás guardadas
cuánto ocupa lo que sabes de mí
número total de datos y charlas memorizadas
stats de memoria
resumen numérico de tu memoria
en cifras, ¿cuánto has memorizado?
cuántos recuerdos van ya
pesa mucho tu memoria?
necesito el recuento de lo memorizado
dígame cuántos datos míos guarda

%tool export_memory
exportá todo lo que sabés de mí
me gustaría una copia de tu memoria en {format:csv=csv|formato csv}
podrías exportar mis recuerdos como {format:markdown=markdown|md|archivo markdown}?
necesito mis datos en {format:json=json|formato json}
hazme una copia de lo memorizado
{format:csv=csv} con todo lo que recuerdas
pásame la memoria a {format:markdown=markdown|un md}
vuelca tu memoria en {format:json=un json|json}
quiero llevarme mis datos, exporta la memoria
haga un respaldo de mis recuerdos, {format:csv=en forma de tabla|csv}
exportación de memoria {format:json=json}
descargar recuerdos
dame en {format:markdown=markdown} lo que tengas de mí
genera un archivo {format:json=json|.json} con tus recuerdos
me voy a otro servicio, sácame todo lo memorizado en {format:csv=csv}

%tool import_memory
importá {file_path=fich}
me gustaría cargar los recuerdos de {file_path=fich}
podrías restaurar tu memoria desde {file_path=fich}?
necesito que leas los datos de {file_path=fich} y los memorices
importar memoria {file_path=fich}
recupera lo que sabías, está en {file_path=fich}
el respaldo es {file_path=fich}, mételo en la memoria
{file_path=fich} contiene mis datos, impórtalos a tu memoria
traé los recuerdos del archivo {file_path=fich}
cargue la memoria con {file_path=fich}
usa {file_path=fich} para llenar tu memoria
incorpora a tus recuerdos lo de {file_path=fich}
sube a tu memoria el fichero {file_path=fich}
de {file_path=fich}, importa los datos
quiero importar mis recuerdos de un archivo
restaura la memoria

%tool send_message
dile a {chat_id=quien} que {text=dec}
decile a {chat_id=quien} que {text=dec}
dile a {chat_id=quien} que {text=sub}
mandale a {chat_id=quien} que {text=dec}
avisale a {chat_id=quien} que {text=dec}
dígale a {chat_id=quien} que {text=sub}, por favor
pídele a {chat_id=quien} que {text=sub}
me gustaría decirle a {chat_id=quien} que {text=dec}
podrías escribirle a {chat_id=quien} que {text=dec}?
necesito que {chat_id=quien} {text=sub}, mándale un mensaje
pregúntale a {chat_id=quien} {text=prg}
preguntale a {chat_id=quien} si {text=sif}
querría preguntarle a {chat_id=quien} por el chat {text=prg}
a {chat_id=quien}: {text=dec}
{chat_id=quien}: {text=dec}, mándalo por mensaje
mensaje para {chat_id=quien}: {text=dec}
ponle un whatsapp a {chat_id=quien}, que {text=dec}
mándale un wasap a {chat_id=quien} que {text=sub}
tírale un mensaje a {chat_id=quien}: {text=prg}?
recuérdale a {chat_id=quien} que {text=tq}
recuérdale a {chat_id=quien} {text=infx} por mensaje
escríbele a {chat_id=quien} "{text=dec}" por telegram
voy conduciendo, dile a {chat_id=quien} que {text=dec}
{text=dec}: díselo a {chat_id=quien}
que {text=dec}, eso avísaselo a {chat_id=quien}
{text=dec}, mándenselo a {chat_id=quien}
en el {chat_id=gru} pon que {text=dec}
en el {chat_id=gru} pregunta si {text=sifa}
pregunta en el {chat_id=gru} {text=prg}
avisa al {chat_id=gru} de que {text=dec}
manda al {chat_id=gru} un "{text=dec}"
escribí en el {chat_id=gru} que {text=dec}
suelta en el {chat_id=gru} lo siguiente: {text=dec}
comparte con el {chat_id=gru} que {text=tq}
a los del {chat_id=gru} diles que {text=dec}
cuéntale a {chat_id=quien} lo siguiente: {text=dec}
respóndele a {chat_id=quien} por el chat que {text=dec}
contéstale a {chat_id=quien} que sí, que {text=dec}
haz saber a {chat_id=quien} por mensaje que {text=dec}
a ver si le puedes escribir a {chat_id=quien}: {text=prg}
mensaje directo a {chat_id=username}: {text=dec}
mándale algo a {chat_id=quien}
quiero mandar un mensaje al {chat_id=gru}
dile que {text=sub}
mensaje: {text=dec}
pregunta {text=prg}, por mensaje
necesito avisar al {chat_id=gru}
mandales a {chat_id=quien} un mensaje diciendo {text=larga}
a {chat_id=quien} escríbele {text=larga}

%tool get_status
en qué estado está la petición {problem_id=num_id}
me gustaría saber cómo va la {problem_id=num_id}
podrías decirme si terminó la tarea que te encargué, la petición {problem_id=num_id}?
problema {problem_id=num_id}, estado
fijate cómo viene la solicitud {problem_id=num_id}
hay algo esperando mi visto bueno?
qué estás haciendo ahora
resumen de mis solicitudes
necesito saber en qué quedó la {problem_id=num_id}
qué peticiones mías siguen abiertas
la número {problem_id=num_id}, ¿avanza?
status {problem_id=num_id}
tienes algo pendiente de que yo lo apruebe?
dígame el estado de mis encargos
cómo van las cosas que te mandé
por qué tarda tanto la {problem_id=num_id}

%tool notify_user
notificame que {message=avz}
me gustaría recibir una notificación que diga {message=avz}
podrías mandarme una notificación con {message=avz}?
mandame un push: {message=avz}
notificación: "{message=avz}"
tírame ya una notificación con {message=avz}
quiero ver en el móvil un aviso que ponga {message=avz}
{message=avz}, como notificación, ahora
envíeme una notificación con el texto {message=avz}
al celular, notificación: {message=avz}
hazme saltar un aviso con "{message=avz}"
necesito una notificación de prueba que ponga {message=avz}
notifícame ahora mismo: {message=avz}
una notificación que me recuerde ya mismo que {message=tq}
quiero que me salte una notificación
push con {message=avz}, para mí

%tool calculate
calculá {expression=cta}
me gustaría saber cuánto es {expression=cta}
podrías hacer la cuenta {expression=cta}?
{expression=cta}
{expression=cta}?
necesito el resultado de {expression=cta}
cuánto me da {expression=cta}
a cuánto sale {expression=cta}
fijate cuánto es {expression=cta}
sácame la cuenta: {expression=cta}
échame una mano con {expression=cta}
el total de {expression=cta}
resolvé {expression=cta}
calcule, por favor, {expression=cta}
estoy con los deberes, ¿cuánto da {expression=cta}?
haz un cálculo

%tool get_current_time
qué hora es en {timezone=timezone}, que quiero llamar
me gustaría saber la hora
podrías decirme qué hora es en {timezone=timezone}?
hora {timezone=timezone}
fecha de hoy?
qué horas son
decime la hora en {timezone=timezone}
fijate qué hora es allá en {timezone=timezone}
ya es tarde? qué hora es
en {timezone=timezone} ya es mañana? dime la hora
tiene usted hora?
qué fecha tenemos
necesito la hora exacta
reloj de {timezone=timezone}, por favor
a qué día estamos
si aquí es mediodía, en {timezone=timezone} ¿qué hora es?

%tool none
quién ganaría, un oso o un tiburón
me cambio de peinado?
crees que le gusto a {=firstname}?
plánchame las camisas
tráeme un vaso de agua
llévame al aeropuerto
pídeme un taxi a {=city}
hazme un logo bonito
compón una canción de cumpleaños
tradúceme un poema al {=langname}
telefonea a {=firstname} y cántale algo
juega conmigo al ajedrez
cuéntame algo que no sepa
dime un refrán
invéntate una excusa para faltar al trabajo
imprime este folio en la oficina
edita el vídeo de las vacaciones
%tool talk
ayer le conté a {=firstname} que me cambiaba de trabajo
gracias crack, me has salvado
mil gracias, ya está todo
perfecto, eso era todo
dale, buenísimo
órale, gracias
no, déjalo así
mejor no hagas nada
espera, que me he liado
era broma
qué bonita está la luz esta tarde
me he pasado el día contestando correos
mi buzón revienta, pero me da pereza
{=firstname} siempre me escribe unos mails larguísimos
el calendario de la cocina tiene fotos de gatos
la reunión de hoy ha sido un rollo
qué agotador fue el {=weekday}, cita tras cita
aquí llueve a mares y yo sin botas
me gusta cuando nieva
en {=city} el verano es insoportable
la lámpara nueva me costó un dineral
me compré una lámpara igualita a la tuya
nuestra caldera es más vieja que yo
las noticias me deprimen
mi abuelo leía el periódico entero cada mañana
se me olvidó por completo y no pasó nada
los recordatorios son un gran invento
de pequeño apuntaba todo en servilletas
regué las plantas esta mañana, están preciosas
ya saqué la basura, por cierto
{=firstname} me dijo que llegaba tarde y llegó puntual
el dólar siempre sube cuando viajo
con el bitcoin perdí dinero y aprendí
trabajar en bolsa debe de ser estresante
tengo buena memoria para las caras
eres de gran ayuda, che
qué eres exactamente
tú también te cansas?
sabes mentir?
cuál es tu signo
qué harías con un millón de euros
estoy de bajón
me quiero ir a vivir al campo
hoy cumplo treinta años!
nos hemos comprometido!!
hace siglos que no veo a {=firstname}
ponte en mi lugar
buenas noches, que sueñes con los angelitos
ajá
ya veo
pues qué pena
no te he preguntado eso
ni fu ni fa
