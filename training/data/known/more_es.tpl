# Spanish: further lines for every known tool, as people type them, and talk that no tool fits.
%lang es
%list ef: multa | inscripción | encuesta | matrícula | lista de asistentes | confirmación de la cita | entrega de llaves | reclamación | boda | guardería | garantía | señal del piso | casa rural | limpieza dental | subasta | derrama | fianza | excursión | reserva del camping | factura del gas
%list em: horario de verano | bono regalo | plano | pedido | recibo del agua | carnet | certificado | cambio de turno | curso de esquí | vuelo | alquiler | cuadrante | presupuesto de la cocina | plazo | contrato de la agencia | abono | traslado | análisis
%list ep: billetes | planos | precios | extractos | resultados | papeles del coche | turnos | horarios | datos del seguro | pagos
%list epf: fotos del finde | entradas del teatro | facturas del taller | notas de la niña | llaves | direcciones | medidas
%list tema: entradas del teatro | matrícula | cambio de turno | presupuesto cocina | factura del gas | reserva del camping | certificado | fianza | recibo del agua | garantía lavadora | traslado | wifi de la casa rural | encuesta comedor | plano | cita limpieza dental | abono transporte | extracto junio | acta de la junta | inscripción carrera
%list delm: casero | fontanero | dentista | abogado | gestor | entrenador | taller | banco | ayuntamiento | electricista | administrador | seguro
%list dela: gestoría | aseguradora | guardería | academia | agencia | inmobiliaria | compañía de la luz | redacción | aerolínea | universidad | clínica | asociación
%list dback: hoy => 1 | ayer => 1 | esta semana => 7 | la semana pasada => 7 | este mes => 30 | el mes pasado => 30 | estos tres días => 3 | las últimas dos semanas => 14 | los últimos 3 días => 3 | los últimos 30 días => 30 | los últimos diez días => 10
%list asunto: Duda rápida | Cambio de fecha | Presupuesto | Gracias | Sábado | Comida del viernes | Llaves | Baja | Factura 88 | Documentos | Acta | Invitación a la fiesta | Nueva dirección | Reclamación | Vacaciones de mayo | Piso en Quito | Novedades | Confirmación | Aviso importante | Pedido incompleto
%list frase: hoy no llego | la cita del lunes sigue en pie | mañana os paso los papeles | aceptamos la oferta | el precio no nos cuadra | recojo el coche a las cinco | llamadme un momento | el paquete nunca llegó | seremos cuatro | vuelvo a la oficina el miércoles | la factura está mal, revisadla | la llave la tiene la vecina | el sábado voy seguro | faltan sillas | gracias por todo, lo pasamos genial | la caldera pierde agua otra vez. ¿Cuándo vienen? | voy en bici, no en coche | la reunión es ahora a las seis, no a las cinco | ya casi estoy | no te olvides la tarta | os quiero un montón | lo dejamos para junio | sí, el jueves me va bien, hasta entonces | no me esperéis despiertos
%list quefrase: llego tarde | la cita del lunes sigue en pie | aceptamos la oferta | el precio es muy alto | recojo el coche a las cinco | el paquete nunca llegó | seremos cuatro | vuelvo a la oficina el miércoles | la factura está mal | la llave la tiene la vecina | el sábado voy | la reunión pasa a las seis | la caldera pierde agua otra vez | ya casi estoy | lo dejamos para junio | hoy no doy para más | la abuela ya va en el tren | la tarta está lista | nadie ha hecho la compra | mañana mando los papeles | el coche no arranca | necesitamos media hora más
%list sifrase: tiene libre el viernes | ya ha reservado | sigue en pie la oferta | el precio es negociable | alguien ha visto mi paraguas | quedamos a las ocho | la habitación sigue libre | llega mañana el pedido | puede traer leche
%list dia: hoy | mañana | pasado mañana | esta noche | mañana por la tarde | mañana temprano | el lunes | el martes | el miércoles | el jueves | el viernes | el sábado | el domingo | el viernes por la noche | el sábado por la mañana | el martes que viene | la semana que viene | esta semana | este finde | el jueves de la otra semana | dentro de dos semanas | en Semana Santa | el día 14 | el 3 de mayo | el 31 de octubre | esta tarde
%list dde: el día 3 | el 1 de mayo | el lunes | mañana | el miércoles | el 12 de junio | el 4 de agosto | hoy | el 20 de abril | el próximo martes
%list dhasta: el día 9 | el 5 de mayo | el viernes | el domingo | el 18 de junio | el 11 de agosto | fin de mes | el 27 de abril | el jueves | el sábado que viene
%list cal: trabajo | casa | familia | facultad | niños | turnos | club | vacaciones | proyecto | coro
%list ini: mañana a las 9 | mañana a las nueve y media | el viernes a las tres | el lunes a las ocho | el día 14 a las 11 | hoy a las seis de la tarde | pasado mañana a las diez | el sábado a las once | el 3 de mayo a las 10 | el martes que viene a las dos y cuarto | el jueves a las 19:30 | el domingo a mediodía | el miércoles a las 16:45 | esta noche a las ocho | el próximo lunes a las siete | el martes a las 9:15 | el 22 a las cinco | mañana a primera hora
%list fin: 10 | diez y media | cinco | 17:00 | nueve | 12:30 | ocho de la tarde | tres y cuarto | 16:15 | once | seis y media | 18:30 | doce | 2 de la tarde
%list dur: una hora | dos horas | 30 minutos | media hora | hora y media | 45 minutos | tres horas | 90 minutos | tres cuartos de hora | 20 minutos | 2h
%list ev: limpieza dental | tutoría | café con Lucía | partido de tenis | asesor fiscal | noche de mus | visita al piso | comida con Mateo | natación | clase de baile | reunión de obra | masaje | sesión de fotos | ensayo de la banda | ITV | médico | barbacoa en casa de Pablo | grupo de estudio | cliente de Quito | vacuna de Martina | pimpón | cata de vinos | peluquería | entrevista con la señora Rey | museo con los niños | cierre del proyecto | fisio | junta de vecinos
%list evm: partido de tenis | masaje | curso de baile | aperitivo | cine de verano | mantenimiento | brindis | taller de cerámica | examen | turno de noche
%list evf: limpieza dental | cata de vinos | clase de baile | reunión de obra | sesión de fotos | visita al piso | tutoría | junta de vecinos | práctica de coche | comida de empresa
%list sitio: Café Luna | sala 12 | consulta del centro | casa de la abuela | comedor | Zoom | teatro municipal | calle Olmo 8 | despacho de la señora Rey | piscina | polideportivo | pizzería Vesubio | estación del Norte | taller Gómez | salón parroquial | Teams
%list nota: llevar el DNI | se aparca detrás | ir en ayunas | Mateo trae la tarta | la agenda va aparte | llevar zapatillas | entrar por la puerta 3 | se paga a medias | segundo piso, a la derecha | llamar antes | adjuntar la oferta de la competencia | solo la versión corta | el número de cuenta está en la carpeta
%list hacer: comprar huevos | leer el contador de la luz | inflar las ruedas | envolver el regalo de Martina | dar de baja el gimnasio | llamar a la tía Rosa | cortar el césped y el seto | canjear el vale | ordenar los papeles de Hacienda | planchar las camisas | hablar con Mateo | hacer una casita para pájaros | comprar pan y queso | colgar la estantería | sacar los billetes para Semana Santa | llevar la devolución a Correos | engrasar la cadena | cambiar las sábanas | hacer un bizcocho para el cole | avisar en la guardería de que salimos antes | rellenar la solicitud | limpiar el horno | buscar la cartilla de vacunas | pedir el cargador | recoger la receta | acabar las diapositivas para la señora Rey | limpiar la pecera | comparar ofertas | hacerme fotos de carnet | secar la tienda de campaña
%list haceq: hay que comprar huevos | la ropa sigue tendida | la tía Rosa espera mi llamada | la solicitud caduca | Mateo llega a las cuatro a la estación | hay que sacar el bizcocho | me tocan las gotas | hoy pasan los muebles viejos | se acaba el parquímetro | no hay entrenamiento
%list rm: dentista | veterinario | parquímetro | bizcocho | vale | regalo de Martina | pasaporte | tren | pollo del horno | contador
%list rf: ITV | lavadora | medicación | pecera | matrícula | tutoría | receta | cita del banco | llamada de Lucía | reserva
%list para: el viernes | mañana | pasado mañana | fin de mes | el domingo por la noche | el día 20 | el 3 de mayo | el miércoles que viene | finales de junio | esta noche | el lunes | el fin de semana | el jueves a las 12 | el 1 de agosto | principios de otoño
%list rcuando: mañana a las siete | dentro de diez minutos | en una hora | esta noche a las nueve | el viernes a las dos y media | el domingo a las once | a las cuatro de la tarde | a las ocho menos cuarto | pasado mañana temprano | en tres días | todos los martes a las seis | el lunes que viene a las ocho | en media hora | mañana a mediodía | a las seis en punto | el día 14 a las nueve | esta tarde | dentro de 90 segundos | al anochecer | el sábado por la mañana | cada noche a las diez

%tool search_email
¿me contestó al final {from_email=firstname} por lo de {query=tema}? creo que por mail
dónde he metido el correo de {query=tema}
ha llegado algo del {from_email=delm} {days_back=dback} sobre el {query=em}
de la {from_email=dela} tenía que venir algo por la {query=ef}, mira en el buzón
por lo de la {query=ef} {days_back=dback} me tuvo que escribir {from_email=firstname}
{from_email=firstname} me mandó {days_back=dback} un mail con las {query=epf}, sácamelo
los {query=ep}, ¿me los mandó {from_email=fullname} por correo o no?
estoy buscando como loca un correo del {from_email=delm}, algo de {query=tema}
{limit=int} correos del {query=em}, los más nuevos
sobre la {query=ef}, máximo {limit=int} mails de {from_email=firstname}
correo {from_email=dela} {query=tema}
qué era lo que quería {from_email=firstname} con el {query=em}, lo ponía en un mail
hay correo por lo del {query=em}
mírame si {from_email=firstname} me ha pasado el {query=em} por correo
en qué mail salían las {query=epf}
{days_back=dback} llegó algo al correo por {query=tema}
quiero todo lo que me he escrito con {from_email=email} sobre {query=tema}
fíltrame la bandeja por {query=tema}, {days_back:7=solo la última semana|los últimos siete días}
sácame los mails del {from_email=delm}
me ha escrito {from_email=firstname} al correo?

%tool get_email_details
ábreme {email_id=id} enterito
necesito el texto completo de {email_id=id}
qué ponía palabra por palabra en {email_id=id}
{email_id=id} léemelo de arriba abajo
trae algo adjunto {email_id=id}?
a ver ese {email_id=id}, con todos los datos
cuándo se envió exactamente {email_id=id} y a quiénes
solo vi el asunto de {email_id=id}, cómo sigue
sin resumir, el correo {email_id=id}
quién más iba en copia en {email_id=id}
puedes abrirme {email_id=id}, que yo ahora no puedo
léeme entero el correo que acaba de entrar
ábreme ese mensaje
el original de {email_id=id} para leerlo

%tool summarize_email
qué quiere el de {email_id=id}, rapidito
{email_id=id} en tres frases
solo lo gordo de {email_id=id}
no me trago el tocho de {email_id=id}, cuéntame qué dice
al grano: {email_id=id}
déjame {email_id=id} en lo mínimo
hay algún plazo o importe en {email_id=id}, a grandes rasgos
{email_id=id} en versión telegrama
con unos puntos sobre {email_id=id} me vale
qué tengo que saber de {email_id=id} sin leérmelo
antes de la reunión hazme una síntesis de {email_id=id}
ese mail larguísimo, qué dice en dos palabras
hazme una versión corta del correo
condénsame {email_id=id} para leerlo en el metro

%tool compose_email
escríbele a {to=email}, {body=frase}, asunto {subject=asunto}
que {to=email} sepa que {body=quefrase}, mándale un mail con asunto {subject=asunto}
asunto {subject=asunto}, para {to=emails}, y dentro pon: {body=frase}
con el asunto {subject=asunto} sale un correo a {to=email}, texto {body=paragraph}
"{body=frase}" por correo a {to=email}, título {subject=asunto}
a {to=email}, con copia a {cc=email}: {body=frase}. asunto {subject=asunto}
envía mail: {subject=asunto} / {to=email} / {body=frase}
pon a {cc=email} en copia y escribe a {to=email} que {body=quefrase}, asunto {subject=asunto}
coméntale a {to=email} por correo que {body=quefrase}
me escribes a {to=email}? va de {subject=asunto}, y es esto: {body=paragraph}
no me da tiempo, mándale tú un mail a {to=email} diciendo que {body=quefrase}
teclea un correo: "{body=paragraph}" y se lo mandas a {to=emails} con {subject=asunto} de asunto
pregúntale por mail a {to=email} si {body=sifrase}, asunto {subject=asunto}
un correo titulado {subject=asunto} con el contenido {body=frase} para {to=emails}
mándale algo a {to=email} por lo de {subject=asunto}
{to=email} {subject=asunto} {body=frase}
correo nuevo a {to=emails}
tengo que mandar un correo, asunto {subject=asunto}
déjale por escrito a {to=email} en un mail: {body=frase}, y ponle de título {subject=asunto}
dos líneas a {to=email}, copia para {cc=email}, tema {subject=asunto}: {body=frase}

%tool reply_email
a {email_id=id} contéstale: {body=frase}
acepta lo de {email_id=id} y pon {body=frase}
le debo respuesta a {email_id=id}, pon {body=frase}
{body=frase}, eso como respuesta a {email_id=id}
contesta en {email_id=id} que {body=quefrase}
mi respuesta a {email_id=id}: {body=paragraph}
{email_id=id}: respóndele que {body=quefrase}
al de {email_id=id} le puedes decir que {body=quefrase}
reacciona a {email_id=id} con "{body=frase}"
que {body=quefrase}, ponlo en la contestación a {email_id=id}
en {email_id=id} responde solo "{body=frase}"
respóndele al remitente que {body=quefrase}
hay que contestar ese mail, {body=frase}
contestar {email_id=id}

%tool analyze_email
mira el correo que entró: {from=email} escribe con asunto {subject=asunto}: {body=paragraph}
ha entrado un mail, remitente {from=email}, asunto {subject=asunto}, contenido {body=frase}
¿esto es spam? de {from=email}, asunto "{subject=asunto}", texto "{body=paragraph}"
{from=email} ha escrito, asunto {subject=asunto}. {body=paragraph}. qué hago con esto
asunto {subject=asunto}, viene de {from=email}: {body=paragraph} - ¿importa o no?
tengo que reaccionar a esto? "{body=paragraph}" de {from=email}, asunto {subject=asunto}
valora este correo, por favor. {subject=asunto}, enviado por {from=email}: {body=frase}
de: {from=email} | asunto: {subject=asunto} | {body=paragraph}
evalúa este mail recibido: remitente {from=fullname}, asunto {subject=asunto}, texto {body=paragraph}
cómo de urgente es lo que manda {from=email} con el asunto {subject=asunto}: {body=frase}
correo nuevo de {from=email}: {subject=asunto}. {body=frase}. clasifícalo
revísame el texto de un mail de {from=email}: {body=paragraph}
¿hay una cita aquí dentro? mail de {from=email}, {subject=asunto}: {body=paragraph}
analiza el mail que acaba de entrar

%tool get_calendar_events
qué tengo {start_date=dia}
tengo hueco {start_date=dia}
{start_date=dia} estoy libre o qué
a qué hora tengo algo {start_date=dia}
qué se cuece {start_date=dia} en mi agenda
puedo dormir hasta tarde {start_date=dia} o tengo algo
cómo voy de compromisos {start_date=dia}
dónde tengo que estar {start_date=dia} y a qué hora
desde {start_date=dde} hasta {end_date=dhasta} qué hay puesto
hasta {end_date=dhasta} todo lo que tengo en el calendario
entre {start_date=dde} y {end_date=dhasta} tengo algo planeado?
desde {start_date=dde} y hasta {end_date=dhasta} solo lo del calendario de {calendar_source=cal}
en el calendario de {calendar_source=cal}, qué pasa {start_date=dia}
agenda {calendar_source=cal} {start_date=dia}
lucía quiere ir al cine {start_date=dia}, me cuadra?
{start_date=dde} hasta {end_date=dhasta}, voy a estar liado?
qué es lo siguiente que tengo
dime cómo pinta mi agenda {start_date=dia}
{start_date=dia} hay citas en el calendario {calendar_source=cal}?
mi calendario, porfa

%tool create_calendar_event
{start_time=ini} ponme {title=ev}, hasta las {end_time=fin}
apúntame {title=ev} {start_time=ini}, dura {end_time=dur}
{title=ev}, {start_time=ini}, {end_time=dur}
bloquéame {end_time=dur} {start_time=ini} para {title=ev}
pon {title=ev} {start_time=ini}, que son {end_time=dur}
en {location=sitio} hay {title=ev} {start_time=ini}, hasta las {end_time=fin}, ponlo en el calendario
tengo un {title=evm} {start_time=ini}, unas {end_time=dur} o así, mételo en la agenda
el {title=evm} es {start_time=ini} hasta las {end_time=fin}, apúntalo, sitio {location=sitio}
resérvame {start_time=ini} hasta las {end_time=fin}, que hay {title=ev}
{location=sitio}, {start_time=ini} a {end_time=fin}, {title=ev}: al calendario
crear cita: {title=ev}, quedamos en {location=sitio}, empieza {start_time=ini}, acaba a las {end_time=fin}
me metes la {title=evf} en el calendario {start_time=ini} hasta las {end_time=fin}
{title=ev} va {start_time=ini}, {end_time=dur}, con la nota {description=nota}
mateo ha dicho que sí: {start_time=ini} hasta las {end_time=fin} {title=ev}, añade {description=nota}
guárdame libre {start_time=ini} hasta las {end_time=fin} para la {title=evf}
una {title=evf} de {end_time=dur} {start_time=ini} en {location=sitio}, prográmala
{start_time=ini} {title=ev}, apúntalo
mete la {title=evf} en el calendario
cita {start_time=ini} hasta las {end_time=fin}
agéndame {title=ev} {start_time=ini} hasta las {end_time=fin} con el comentario "{description=nota}"
a las {end_time=fin} termina {title=ev}, que empieza {start_time=ini}, ponlo en mi calendario

%tool add_task
que no se me pase {title=hacer}, a la lista
apúntame {title=hacer}
{title=hacer}, {due_date=para}, como tarea
para {due_date=para} tengo que {title=hacer}, mételo en pendientes
antes de {due_date=para} hay que {title=hacer}, créame la tarea
ponme {title=hacer} de pendiente, {priority:high=urge|es muy urgente|importante}, para {due_date=para}
{priority:high=urgente|muy importante|corre prisa}: {title=hacer} para {due_date=para} en mis tareas
{title=hacer} {priority:low=sin prisa|cuando se pueda|no urge|no corre prisa} a la lista de tareas
con {priority:low=poca prioridad|prioridad bajita} pon {title=hacer} en la lista, para {due_date=para}
tarea nueva {title=hacer}, detalle: {description=nota}
{title=hacer} - {description=nota} - {due_date=para} - {priority:high=prioridad alta|alta prioridad} - guárdalo como tarea
súmame {title=hacer} a los pendientes
mete en tareas {title=hacer}, plazo {due_date=para}, {priority:normal=prioridad normal|prioridad media|importancia normal}
en la lista de pendientes falta {title=hacer}, y {priority:high=arriba del todo|con máxima prioridad|es urgente}
antes de que se me vaya de la cabeza, {title=hacer} a la lista
por hacer antes de {due_date=para}: {title=hacer}
haz de "{title=hacer}" una tarea con la descripción {description=nota}
me he propuesto {title=hacer}, apúntamelo en las tareas
tengo otra cosa que hacer, anótamela como tarea
tarea nueva, {priority:high=urgente|importante}

%tool list_tasks
qué me queda en la lista
qué tengo pendiente por ahí
enséñame todo lo que tengo que hacer
pendientes
por dónde empiezo, qué hay en mi lista de tareas
algo {priority:high=urgente|importante} en mis pendientes?
solo las tareas {priority:high=importantes|urgentes}
qué está {status:open=sin hacer|por hacer|pendiente} todavía
me quedan tareas {status:open=abiertas|sin tachar|por hacer}?
qué he {status:done=tachado|hecho|acabado} esta semana de la lista
ver las tareas {status:done=hechas|acabadas|tachadas}
las {status:open=abiertas|pendientes} de {priority:low=prioridad baja|poca prioridad}
tareas que {priority:low=pueden esperar|no corren prisa|no urgen}
todas las de {priority:normal=prioridad normal|prioridad media} que sigan {status:open=abiertas|sin hacer}
{status:open=abiertas|sin acabar} y {priority:high=urgentes|importantes}, las tareas
cómo de larga es ya mi lista de tareas
léeme lo que tengo que hacer
hay tareas que {priority:high=urjan|corran mucha prisa} y sigan {status:open=pendientes|abiertas}?
se me escapa algo de la lista de tareas?
un repaso a mis tareas

%tool complete_task
la {task_id=num_id} lista
táchame la {task_id=num_id}
la número {task_id=num_id} ya está fuera
he acabado con la {task_id=num_id}
la tarea {task_id=num_id} la puedes tachar, la acabo de hacer
ponle un tic a la {task_id=num_id}
pues la {task_id=num_id} también hecha
pendiente {task_id=num_id} resuelto
ayer hice la tarea {task_id=num_id}, márcala
marcar como terminada: {task_id=num_id}
a la {task_id=num_id} ponle hecha
tarea número {task_id=num_id} acabada
dame por hecha la {task_id=num_id}
conseguido, la {task_id=num_id}
venga, {task_id=num_id} hecha, la siguiente
check en la {task_id=num_id}
me pasas la {task_id=num_id} de pendiente a hecha
como esta mañana ya hice la {task_id=num_id}, márcamela
hay una tarea terminada, táchala
ese pendiente ya lo he hecho

%tool update_task
pásame la {task_id=num_id} a {due_date=para}
la {task_id=num_id} mejor para {due_date=para}
la {task_id=num_id} no estará hasta {due_date=para}, cambia la fecha
la tarea {task_id=num_id} ahora se llama {title=hacer}
cámbiale el título a la {task_id=num_id}, que sea {title=hacer}
la {task_id=num_id} se ha vuelto {priority:high=urgente|importante}
la {task_id=num_id} puede esperar, {priority:low=bájale la prioridad|ponla en baja|que sea poco importante}
súbele a la {task_id=num_id} la prioridad, {priority:high=alta|al máximo|urgente}
{task_id=num_id}: fecha {due_date=para}, {priority:high=prioridad alta|urgente}
añádele a la tarea {task_id=num_id}: {description=nota}
a la {task_id=num_id} ponle "{description=nota}" y pásala a {due_date=para}
la {task_id=num_id} al final {status:open=no la hice|no está acabada|sigue abierta}, deshazlo
quítale el tic a la {task_id=num_id}, {status:open=sigue pendiente|no está hecha}
renómbrame la {task_id=num_id}, nueva: {title=hacer}, para {due_date=para}
para la {task_id=num_id} necesito más tiempo, ponla para {due_date=para}
devuelve la {task_id=num_id} a {priority:normal=prioridad normal|prioridad media}
para {due_date=para} en vez de antes, tarea {task_id=num_id}
{priority:low=poco importante|sin prisa} es ya la {task_id=num_id}, ajústala
hay que cambiar algo de la tarea {task_id=num_id}
que la descripción de la {task_id=num_id} ponga {description=nota}

%tool delete_task
bórrame la {task_id=num_id} de tareas
la {task_id=num_id} elimínala del todo
el pendiente {task_id=num_id} ya no lo quiero
quítame de en medio la tarea {task_id=num_id}
fuera la {task_id=num_id} de mi lista de tareas
la tarea {task_id=num_id} ya no tiene sentido, bórrala
la {task_id=num_id} estaba repetida, bórramela
me sacas la número {task_id=num_id} de los pendientes?
que desaparezca la tarea {task_id=num_id}
al final no hace falta, la {task_id=num_id} se puede quitar de la lista
saca la {task_id=num_id} de las tareas
eliminar de pendientes: {task_id=num_id}
borra una tarea
ese pendiente se puede borrar

%tool schedule_reminder
avísame {when=rcuando} de que {message=haceq}
{when=rcuando} {message=hacer}, recuérdamelo
recuérdame {when=rcuando} {message=hacer}
recuérdame lo del {message=rm} {when=rcuando}
de la {message=rf} siempre me olvido, recuérdamela {when=rcuando}
el {message=rm}, que no se me pase, avísame {when=rcuando}
{when=rcuando} lo de la {message=rf}, avísame
{when=rcuando} recuérdame que {message=haceq}
me recuerdas {when=rcuando} que tengo que {message=hacer}
te acuerdas tú por mí {when=rcuando} de {message=hacer}?
{message=hacer}, {when=rcuando}, alarma
ponme la alarma {when=rcuando} para {message=hacer}
dame un toque {when=rcuando} y así me acuerdo de {message=hacer}
que me duermo, suéname {when=rcuando} por lo del {message=rm}
pitido {when=rcuando}: {message=hacer}
un recordatorio que diga {message=hacer} para {when=rcuando}
crea un aviso para {when=rcuando}, por la {message=rf}
avísame otra vez {when=rcuando}
recuérdame {message=hacer}
se me va a pasar el {message=rm} fijo, avísame tú

%tool list_reminders
qué te he dicho que me recuerdes
de qué cosas me vas a avisar todavía
cuándo suena el siguiente aviso
quedan alarmas
enséñame los recordatorios que faltan
qué recordatorios están en marcha
tengo recordatorios para estos días
todas las alarmas y recordatorios, en lista
cuál es el recordatorio que toca ahora
¿me habías puesto ya un recordatorio?
listado de recordatorios
cuántos recordatorios siguen activos
hoy suena algún recordatorio más?
de qué se supone que me tengo que acordar según tus avisos
lista recordatorios
cuéntame qué recordatorios tienes guardados
mira si queda algún recordatorio vivo
qué hay programado como recordatorio
mis alarmas, a ver
algún recordatorio más?

%tool cancel_reminder
el recordatorio {reminder_id=num_id} sobra
quítame la alarma {reminder_id=num_id}
no me avises ya de la {reminder_id=num_id}
anúlame el recordatorio número {reminder_id=num_id}
saca el recordatorio {reminder_id=id}
la {reminder_id=num_id} de los recordatorios, apágala
eso ya lo hice, el recordatorio {reminder_id=num_id} se puede borrar
que no suene el {reminder_id=num_id}
anula el {reminder_id=num_id}, no quiero ese recordatorio
recordatorio {reminder_id=num_id} cancelado, porfa
bórrame el {reminder_id=id} de los recordatorios
nada de recordatorio {reminder_id=num_id}
deja estar el recordatorio {reminder_id=num_id}
desactívame la alarma número {reminder_id=num_id}
de los avisos bórrame el {reminder_id=num_id}
al final no hace falta que me avises, fuera el recordatorio {reminder_id=num_id}
que el {reminder_id=num_id} no me lo recuerdes más
quita el recordatorio
ya no quiero que me lo recuerdes
apágame una alarma

%list wd: hoy => 1 | esta noche => 1 | esta tarde => 1 | mañana => 2 | mañana por la mañana => 2 | pasado mañana => 3 | este finde => 7 | el fin de semana => 7 | esta semana => 7 | el sábado => 7 | el domingo => 7 | el viernes => 7 | los próximos tres días => 3 | los próximos 5 días => 5 | toda la semana => 7
%list nt: dos => 2 | 3 => 3 | tres => 3 | 4 => 4 | cinco => 5 | 5 => 5 | 6 => 6 | siete => 7 | 7 => 7 | 10 => 10 | diez => 10 | 14 => 14
%list wo: Soria | Ronda | Logroño | Cuenca | Jaca | Huelva | Teruel | León | Lugo | Oviedo | Almería | Menorca | Formentera | Nerja | Pasto | Cuernavaca | Mérida | Trujillo | Salta | Ushuaia | Iquique | Antigua | Oporto | Niza | Cádiz
%list lat: 40.42 | 41.38 | 37.39 | 28.12 | 19.43 | 4.71 | -12.05 | -33.45 | -34.60 | 43.26 | 36.72 | 48.85
%list lon: -3.70 | 2.17 | -5.99 | -15.43 | -99.13 | -74.07 | -77.04 | -70.67 | -58.38 | -2.93 | -4.42 | 2.35
%list usb: 40.71 | 34.05 | 41.88 | 29.76 | 47.61 | 39.74 | 36.17 | 44.98 | 61.22 | 25.76 | 35.23 | 43.07
%list usl: -74.01 | -118.24 | -87.63 | -95.37 | -122.33 | -104.99 | -115.14 | -93.27 | -149.90 | -80.19 | -80.84 | -89.40
%list medio: El País | El Mundo | La Vanguardia | Marca | ABC | El Periódico | La Voz de Galicia | Público | elDiario.es | Milenio | Excélsior | La Jornada | Clarín | El Comercio | El Espectador | Hipertextual | BBC Mundo | Reuters | Le Monde | Xataka | El Salto
%list nf: sequía | huelga del metro | ley de vivienda | reforma laboral | Eurocopa | misión a Marte | gripe aviar | moción de censura | ola de calor | cumbre de la OTAN
%list nm: volcán de Islandia | apagón | acuerdo con Mercosur | incendio de Zamora | fichaje de Mbappé | referéndum | papa | precio del aceite | congreso del partido | terremoto de Turquía
%list red: plantas para pisos oscuros | recambios de Thermomix | cómo hacer un nudo marinero | parking barato en Atocha | taller de bicis en Gràcia | magdalenas sin huevo | monitores baratos | cajas de mudanza | remedios para quemaduras del sol | rutas con carrito en la sierra | farmacia de guardia | prefijo 948 | vías ferratas fáciles | adaptador USB C a HDMI | calendario escolar Aragón | mi cortacésped no arranca | plazo de la renta | mejor kebab de Zaragoza | trenes a Irún | campings con piscina
%list redf: cómo se quita la cal del hervidor | cuándo abren las piscinas | cuánto cuesta el carnet de moto | quién sale en la serie esta noche | si Correos abre los sábados | dónde se tiran los muebles viejos | cuánto dura el arroz en la nevera | por qué se ponen amarillos mis tomates | qué enchufes hay en Inglaterra | a cuánto está el kilo de cerezas
%list lexi: Isaac Peral | fusión nuclear | guerra de Sucesión | María Zambrano | ornitorrinco | paz de Westfalia | auroras boreales | Sorolla | Atapuerca | llegada a la Luna | neandertal | Ramón y Cajal | Aneto | batalla de las Navas | abejas | Isabel la Católica | modernismo | Cantar de mio Cid | caída del muro | Violeta Parra
%list fach: microplásticos en el suelo | computación cuántica | células de perovskita | inteligencia de enjambre | declive de las abejas | superconductividad | aprendizaje federado | teoría de cuerdas | resonancia magnética | algoritmos de grafos | pinzas robóticas | viento solar | traducción automática | números primos | modelos de epidemias
%list firm: cuántas dietas me tocan | quién tiene la llave de la sala de servidores | desde cuándo cuenta una hora extra | cómo aviso de una avería | cómo va el periodo de prueba | quién firma facturas de más de 5000 euros | qué festivos tenemos de más | puedo traer al perro a la oficina | cómo reservo la sala grande | dónde está el botiquín | cómo devuelvo el coche de empresa | qué pasa si nieva y no llego
%list firt: permisos de formación | coche de empresa | viajes | guardias | tarjeta de empresa | horario de verano | confidencialidad | plan de pensiones | comedor | aparcamiento | maternidad | puentes | selección de proveedores | días de mudanza
%list acc: Acciona | Indra | Naturgy | Aena | Grifols | Cellnex | Puig | Sabadell | Amadeus | Logista | Cemex | Bimbo | Globant | Bancolombia | Falabella | Nvidia | Apple | Netflix | Intel | MSFT | TSLA | Rovi | Enagás
%list per: hoy => 1d | esta semana => 5d | en cinco días => 5d | en los últimos 5 días => 5d | este mes => 1mo | en un mes => 1mo | en el último trimestre => 3mo | en tres meses => 3mo | en seis meses => 6mo | en el último medio año => 6mo | en un año => 1y | en el último año => 1y | en dos años => 2y | en cinco años => 5y | en 5 años => 5y | en diez años => 10y | desde enero => ytd | en lo que va de año => ytd | este año => ytd | desde que cotiza => max | desde el principio => max
%list cri: bitcoin | BTC | ethereum | ETH | solana | doge | cardano | litecoin | XRP | monero | polkadot | shiba | chainlink | tron | stellar
%list div: euros => EUR | dólares => USD | dólares americanos => USD | libras => GBP | yenes => JPY | francos => CHF | francos suizos => CHF | coronas suecas => SEK | coronas noruegas => NOK | coronas danesas => DKK | coronas checas => CZK | zlotys => PLN | liras turcas => TRY | dólares canadienses => CAD | yuanes => CNY | bahts => THB | rands => ZAR | wones => KRW | rupias => INR | reales => BRL | pesos mexicanos => MXN | pesos argentinos => ARS | pesos chilenos => CLP | pesos colombianos => COP | pesos => MXN | liras => TRY | EUR | USD | GBP | MXN | COP | CLP | CHF | JPY | BRL
%list divm: euro => EUR | dólar => USD | franco => CHF | yen => JPY | zloty => PLN | yuan => CNY | real => BRL | peso => MXN | rand => ZAR
%list cant: cien | 20 | 50 | 250 | mil | cincuenta | 80 | 1.500 | diez | doscientos | veinte | 35,90 | dos millones | 300 | un par de
%list luf: luz del pasillo | luz de la cocina | luz del cuarto de Martina | luz del balcón | luz de arriba | luz de la escalera | luz del fregadero | luz del estudio | lámpara de la cama | lámpara de lava | lamparita de leer | lámpara del rincón | tira led
%list lup: luces de la entrada | luces de abajo | luces del baño | luces de la cocina | lámparas del comedor | guirnaldas | luces de fuera
%list gef: cafetera | manta eléctrica | tele del cuarto | consola | bomba del estanque | campana | estufa del baño | vitrocerámica | plancha | regleta del despacho
%list gem: ventilador del cuarto | router | hervidor | calefactor | proyector | deshumidificador | horno | termo | tocadiscos | aire del salón | enchufe de la terraza
%list cal2: calefacción | calefacción del estudio | calefacción de arriba | caldera | bomba de calor | temperatura del cuarto de Martina | estufa de pellets
%list cal2m: termostato | termostato del pasillo | aire | aire de la habitación | suelo radiante del baño | radiador del comedor
%list gra: 20 grados => {"temperature": 20} | 21 => {"temperature": 21} | 22 grados => {"temperature": 22} | diecinueve grados => {"temperature": 19} | 18,5 grados => {"temperature": 18.5} | veintidós grados => {"temperature": 22} | 16 grados => {"temperature": 16} | 23° => {"temperature": 23} | 25 grados => {"temperature": 25}
%list bri: 30 por ciento => {"brightness": 30} | 10% => {"brightness": 10} | cincuenta por ciento => {"brightness": 50} | 80 por ciento => {"brightness": 80} | 25 % => {"brightness": 25} | veinte por ciento => {"brightness": 20} | 65 => {"brightness": 65}
%list vol: 15 por ciento => {"volume": 15} | 40 => {"volume": 40} | 25% => {"volume": 25} | veinte por ciento => {"volume": 20} | 60 por ciento => {"volume": 60} | 8 => {"volume": 8}
%list tom: altavoz del pasillo | altavoz de la mesa | proyector | equipo | televisor del cuarto | subwoofer
%list tof: tele | radio del baño | música de la cocina | música | barra de sonido | tele de los niños
%list pue: puerta de la calle | puerta del balcón | puerta del trastero | puerta del patio | puerta de casa | puerta de servicio | puerta del cobertizo | cancela
%list abp: persianas de la cocina | cortinas del cuarto | persianas de arriba | lamas | cortinas | persianas del estudio
%list abf: ventana del baño | puerta del garaje | persiana del estudio | verja | claraboya | ventana del tejado
%list lam: robot aspirador | cortacésped | lavavajillas | robot del suelo | deshumidificador | riego
%list laf: lavadora | secadora | cafetera | depuradora | panificadora | ventilación
%list rof: cocina | despensa | lavandería | buhardilla | galería | sauna | entrada
%list rom: salón | cuarto de Martina | estudio | baño | trastero | sótano | invernadero | garaje
%list camf: cámara de la verja | cámara del establo | cámara del bebé | cámara del patio | cámara de encima del garaje | cámara del telefonillo | cámara de la escalera | cámara del gato | cámara de fuera
%list caml: entrada | puerta | terraza | verja | cochera | caseta | azotea
%list camlm: patio | establo | cuarto de los niños | almacén | jardín | gallinero | portal | garaje

%tool get_weather
cuánto calor va a hacer {days=wd} en {location=wo}
me llevo chaqueta {days=wd} a {location=wo}?
me puedo bañar {days=wd} en {location=wo} o hace frío
en {location=wo} {days=wd} hace para terraza?
{location=wo} {days=wd} tiempo
llueve ahora en {location=wo}
a cuántos grados andan en {location=wo}
dicen que en {location=wo} {days=wd} nieva, es verdad?
para {location=wo} el tiempo de los próximos {days=nt} días
los próximos {days=nt} días en {location=wo}, aguanta sin llover?
qué me pongo {days=wd} en {location=wo}, refresca?
aguantará el tiempo {days=wd} en {location=wo}, que vamos de caminata
habrá hielo {days=wd} por {location=wo}
mira si {days=wd} puedo ir en bici a {location=wo} sin mojarme
qué mínimas dan en {location=wo} {days=wd}
seguirá el sol en {location=wo} o se nubla {days=wd}
previsión {location=wo}, {days=nt} días
va a hacer bueno {days=wd}?
paraguas sí o no {days=wd}
qué tiempo va a hacer

%tool get_weather_openmeteo
qué tiempo hay en {latitude=lat} {longitude=lon}
latitud {latitude=lat}, longitud {longitude=lon}, cómo viene los próximos {forecast_days=nt} días
en {latitude=lat} / {longitude=lon} va a llover?
el camping está en {latitude=lat}, {longitude=lon}, qué tiempo hace ahí
open meteo {forecast_days=nt} días {latitude=lat} {longitude=lon}
longitud {longitude=lon}, latitud {latitude=lat}, el tiempo
temperatura en el punto {latitude=lat};{longitude=lon}
sácame de open-meteo el tiempo de las coordenadas {latitude=lat}, {longitude=lon}
{latitude=lat} {longitude=lon} previsión {forecast_days=nt} días
para {forecast_days=nt} días, la previsión en la posición {latitude=lat} {longitude=lon}
qué viento habrá donde tengo fondeado el barco, {latitude=lat} {longitude=lon}, {forecast_days=wd}
gps {latitude=lat}, {longitude=lon}: ¿sol o nubes?
previsión para la longitud {longitude=lon}
dame el tiempo por coordenadas

%tool get_weather_noaa
qué pone la noaa de {latitude=usb}, {longitude=usl}
según el servicio meteorológico americano, cómo está en {latitude=usb} {longitude=usl}
{latitude=usb} {longitude=usl} míralo en la noaa
tráeme del national weather service la previsión de {latitude=usb} / {longitude=usl}
agencia meteorológica de eeuu, punto {latitude=usb}, {longitude=usl}, qué avisan
latitud {latitude=usb}, longitud {longitude=usl}, estados unidos, pronóstico de la noaa
hay aviso de tormenta de la noaa para {latitude=usb} {longitude=usl}?
mi prima vive en {latitude=usb}, {longitude=usl}, allá en estados unidos, qué dice la noaa
con la noaa, el tiempo en longitud {longitude=usl} y latitud {latitude=usb}
noaa tiempo: {latitude=usb};{longitude=usl}
de {latitude=usb}, {longitude=usl} solo me fío de la noaa, enséñamela
pregúntale a la noaa por {latitude=usb} {longitude=usl}
consulta la noaa
noaa para la latitud {latitude=usb}

%tool get_news_rss
qué titula hoy {source=medio}
lo primero de {source=medio}, {limit=int} titulares
{source=medio} {limit=int} titulares
algo nuevo en {source=medio}?
qué cuenta {source=medio}
léeme los {limit=int} primeros titulares de {source=medio}
échale un ojo a {source=medio} y dime qué hay
qué llevan hoy en la portada de {source=medio}
carga el feed {source=url}, {limit=int} entradas
{source=url} lo último
yo siempre leo {source=medio}, qué trae hoy
de {source=medio} tráeme {limit=int} noticias
los titulares del periódico
actualiza el feed

%tool get_news_groundnews
qué pasa con el {query=nm}
cómo va lo de la {query=nf}
hay algo nuevo del {query=nm}
{query=nf} noticias, {limit=int}
cómo lo cuentan los de derechas y los de izquierdas lo de la {query=nf}
de la {query=nf}, las {limit=int} noticias más gordas
qué anda pasando por el mundo
últimas noticias del {query=nm} porfa
todos hablan de la {query=nf}, cómo está la cosa
{limit=int} noticias de hoy
con el {query=nm} me he perdido, qué ha sido lo último
se ha movido algo con la {query=nf}?
sobre el {query=nm} quiero noticias de medios de distinto signo
las noticias de esta mañana

%tool web_search
búscame por internet {query=red}
googléame {query=red}
{query=red} en google
mira en internet {query=redf}
a ver si averiguas {query=redf}
{query=redf}, eso tiene que estar en internet
{num_results=int} enlaces de {query=red}
sácame {num_results=int} resultados de internet sobre {query=red}
quiero saber {query=redf}, búscalo en google
echa un vistazo en la red a {query=red}
en la web {query=red}, con {num_results=int} resultados me vale
ni idea de {query=redf}, pregúntale a internet
googléame una cosa
búscame algo en la web

%tool search_wikipedia
qué pone en la wikipedia de {query=lexi}
{query=lexi} en wikipedia
consulta {query=lexi} en la wikipedia
artículo de la wiki: {query=lexi}
para el cole necesito la entrada de wikipedia de {query=lexi}
sobre {query=lexi}, {limit=int} artículos de la wikipedia
léeme lo que la wikipedia cuenta de {query=lexi}
buscar en wikipedia {query=lexi}, solo {limit=int} resultados
{query=lexi}, qué sabe la wikipedia
tiene {query=lexi} artículo propio en wikipedia?
míralo en la enciclopedia wikipedia, {query=lexi}
wikipedia, {limit=int} artículos, {query=lexi}
búscalo en la wikipedia
abre la wikipedia

%tool search_arxiv
los papers más nuevos de {query=fach}
mira en arxiv {query=fach}
{query=fach} preprints
hay algo en arxiv de {query=fach}?
{max_results=int} papers sobre {query=fach}
del tema {query=fach}, {max_results=int} publicaciones de arxiv
estoy escribiendo sobre {query=fach}, qué estudios hay en arxiv
quién investiga {query=fach}, enséñame los preprints
pon {query=fach} en arxiv y saca {max_results=int} resultados
para el seminario necesito {max_results=int} trabajos de arxiv sobre {query=fach}
buscar artículos científicos {query=fach}
qué hay de nuevo en investigación sobre {query=fach}, en arxiv
búscame un paper
rebusca en arxiv

%tool ask_knowledge_base
qué pone nuestro manual de {query=firt}
está en la intranet {query=firm}?
{query=firm}, míralo en la wiki de la empresa
en nuestra empresa, {query=firm}
cómo llevamos aquí lo de {query=firt}, tiene que venir en el manual
búscame {query=firt} en los documentos internos
{query=firt} según la base de conocimiento
a la base de conocimiento: {query=firm}
para {query=firt} teníamos una norma, qué dice
el nuevo pregunta {query=firm}, mira nuestra documentación
en mis documentos habrá algo de {query=firt}
nuestras reglas de {query=firt}
qué dice la documentación
míralo en el manual de la empresa

%tool get_stock_price
qué tal va {symbol=acc} {period=per}
por dónde anda {symbol=acc}
qué ha hecho {symbol=acc} {period=per}
acción {symbol=acc} {period=per}
ha merecido la pena {symbol=acc} {period=per}?
qué me darían por mis acciones de {symbol=acc}
{period=per}, cuánto ha subido {symbol=acc}
gráfico en bolsa de {symbol=acc} {period=per}
se ha hundido {symbol=acc} {period=per}?
{symbol=acc} está mejor que ayer? a cuánto cotiza
cotización de {symbol=acc} porfa
cuánto cuesta una acción de {symbol=acc}
a cómo están las acciones
enséñame la bolsa {period=per}

%tool get_crypto_price
cuánto da hoy un {symbol=cri}
{symbol=cri} precio ya
un {symbol=cri} cuántos {currency=div} son
{symbol=cri} {currency=div}
por dónde anda {symbol=cri} en {currency=div}
en {currency=div}, a cuánto está {symbol=cri}
ha vuelto a caer {symbol=cri}?
me quedan unos {symbol=cri}, qué serían en {currency=div}
precio cripto: {symbol=cri}
está subiendo {symbol=cri} hoy?
vendo mis {symbol=cri}? mírame el precio en {currency=div}
pásame {symbol=cri} a {currency=div}, cuánto vale
cómo están las criptos ahora
precio de la cripto en {currency=div}

%tool get_exchange_rate
cuántos {to_currency=div} son {=cant} {from_currency=div}
cuánto me dan en {to_currency=div} por {=cant} {from_currency=div}
{from_currency=div} a {to_currency=div}
{=cant} {from_currency=div} = cuántos {to_currency=div}
cambio del {from_currency=divm} al {to_currency=divm}
qué es un {from_currency=divm} en {to_currency=div}
en {to_currency=div}, cuánto vienen a ser {=cant} {from_currency=div}
pásame {=cant} {from_currency=div} a {to_currency=div}
si cambio {=cant} {from_currency=div} por {to_currency=div}, cuánto me sale
allí se paga con {to_currency=div} y yo tengo {from_currency=div}, a cómo está
cómo van hoy {from_currency=div} frente a {to_currency=div}
{from_currency=div} {to_currency=div} cambio
el hotel me pide {=cant} {from_currency=div}, cuánto sería en {to_currency=div}
a cuántos {to_currency=div} está el {from_currency=divm}
compensa ahora pasar de {from_currency=div} a {to_currency=div}?
{to_currency=div} por {=cant} {from_currency=div}, cuántos me tocan
tengo {=cant} {from_currency=div} y necesito {to_currency=div}
por un {from_currency=divm} cuántos {to_currency=div} me dan
cuánto son {=cant} {from_currency=div} en lo nuestro
el cambio a {to_currency=div}, a cómo está

%tool get_device_state
sigue encendida la {device_id=luf}
hay luz en la {device_id=rof}?
sigue puesto el {device_id=gem}?
las {device_id=abp}, están bajadas?
está echada la llave de la {device_id=pue}
me he dejado el {device_id=gem} encendido?
la {device_id=abf} está abierta?
qué temperatura hay en el {device_id=rom}
a cuánto tengo la {device_id=cal2}
mira a ver si el {device_id=lam} sigue en marcha
la {device_id=pue}, abierta o cerrada
{device_id=gef} encendida o no
ha acabado la {device_id=laf}?
{device_type:climate=termostato} del {device_id=rom}, qué marca
qué lee el {device_type:sensor=sensor|sensor de humedad} del {device_id=rom}
ya estoy en la cama, cerré la {device_id=pue}?
la {device_type:lock=cerradura} de la {device_id=pue}, está echada?
cuántos grados hay en la {device_id=rof}
se ve si las {device_id=lup} están apagadas?
qué hay encendido en casa

%tool get_camera_stream
qué pasa en la {camera_id=caml}, enséñamelo por la cámara
ver la {camera_id=camf}
ponme la {camera_id=camf}
quién anda por el {camera_id=camlm}, dame la imagen
quiero ver la {camera_id=camf}
directo del {camera_id=camlm}
qué hace el perro en el {camera_id=camlm}, a ver la cámara
hay alguien en la {camera_id=caml}? pon la imagen
la {camera_id=camf} a la pantalla
cámara del {camera_id=camlm}, ábrela
sigue el repartidor en la {camera_id=caml}? déjame ver
vídeo de la {camera_id=camf}
quiero ver una cámara
pon la cámara

%tool control_device
{action:turn_off=apágame} la {device_id=luf}
la {device_id=luf} {action:turn_off=apágala|apagada}
{action:turn_on=enciéndeme|préndeme|dame} la {device_id=luf}
las {device_id=lup}, {action:turn_off=apágamelas|fuera}
me {action:turn_on=enciendes|prendes} las {device_id=lup}?
me voy a dormir, {action:turn_off=apaga|quita} las {device_id=lup}
el {device_id=gem} hay que {action:turn_off=apagarlo|desenchufarlo}
la {device_id=gef}, {action:turn_on=enciéndela|ponla en marcha}
{device_id=cal2} {action:set_temperature=a} {parameters=gra}
me estoy helando, {action:set_temperature=sube|ponme} la {device_id=cal2} a {parameters=gra}
a {parameters=gra} {action:set_temperature=ponme} el {device_id=cal2m}
{parameters=gra} {action:set_temperature=quiero} en el {device_id=cal2m}
la {device_id=luf} {action:set_brightness=déjala|ponla} al {parameters=bri}
{action:dim=bájame|atenúa} la {device_id=luf} un poco, al {parameters=bri}
el {device_id=tom} {action:set_volume=al} {parameters=vol}
está altísimo, {action:set_volume=baja} la {device_id=tof} al {parameters=vol}
{action:lock=échale la llave a|ciérrame con llave} la {device_id=pue}
la {device_id=pue}, {action:unlock=quítale el cerrojo|desbloquéala}
las {device_id=abp} {action:close=bájamelas|abajo}
{action:open=súbeme|levántame} las {device_id=abp}, que entre luz
{action:start=pon a funcionar|arráncame} el {device_id=lam}
{action:stop=páralo ya|para}, el {device_id=lam}
la {device_id=laf}, {action:start=ponla en marcha|arráncala}
la {device_id=tof} en {action:pause=pausa}
{action:toggle=conmuta|dale al interruptor de} la {device_id=luf}
salimos ya, la {device_id:alarma=alarma} {action:arm=conéctala|actívala}
ya he llegado, {action:disarm=quítame|desconecta} la {device_id:alarma=alarma}
la {device_id=abf} está abierta, {action:close=ciérrala}
{action:open=ábreme} la {device_id=abf}
{action:turn_off=apágamelo}
la {device_id=luf}, haz algo
{action:set_temperature=ponlo} a {parameters=gra}

%tool run_sql
tira {query=sql} contra la base
{query=sql} córremelo
consúltame esto: {query=sql}
qué sale con {query=sql}
consulta de base de datos: {query=sql}
hay que lanzar la consulta {query=sql}
dame el resultado de {query=sql}
me ejecutas {query=sql} en nuestra bd?
prueba este select: {query=sql}
de las tablas: {query=sql}
manda esto a la base de datos, {query=sql}
necesito las filas de {query=sql}
lanza una consulta sql
consulta algo en la base de datos

%list dato: mi bici está en el trastero del bloque B | el código del portal es 7719 | Martina no tolera la lactosa | mi anillo es de la talla 14 | la llave de repuesto la tiene la señora Rey | Pablo calza un 38 | mi médica se llama Sol Herrero | el contrato acaba el 31 de marzo | Mateo cumple años el 4 de julio | el wifi se llama CasaNorte | me gusta ir en pasillo | el contador del gas está en la entrada | mi número de empleado es 60412 | a la abuela no le gustan los claveles | tomo el té sin azúcar | el coche lleva gasolina 98 | Lucía vive ahora en Jaca | la gata solo come pienso | mi vino preferido es el albariño | el deshollinador viene en noviembre | uso la talla M | soy del Celta
%list cat: salud | niños | casa | jardín | regalos | compañeros | club | códigos | tallas | contratos | gustos | alergias | vinos | cacharros | fechas
%list rem: código del portal | cumpleaños de Mateo | número de empleado | contador | vino preferido | veterinario | número de socio | grupo sanguíneo | wifi | piso de la señora Rey
%list ref: talla de anillo | matrícula del coche | pizza preferida | talla de Pablo | médica | flor preferida de la abuela | llave de repuesto | vecina | cuenta del club | caja fuerte
%list recf: dónde está la llave de repuesto | cuál era el código del portal | cuándo cumple años Mateo | qué talla uso | quién limpia la chimenea | qué no puede comer Martina | dónde dejé la bici | cómo se llama la vecina | qué vino le gusta a papá | cómo se llama nuestro wifi | cuándo acaba el contrato | qué le regalé a la abuela el año pasado
%list charla: vacaciones en Croacia | reforma de la cocina | cambio de trabajo | ideas de regalos | caldera | subida de sueldo | maratón | nombre del perro | compra del piano | mudanza a Jaca | plan de pensiones | ruta de montaña | máster a distancia | cambio de cole
%list pera: idioma a español => {"idioma": "español"} | zona horaria a Europe/Madrid => {"zona_horaria": "Europe/Madrid"} | zona horaria a America/Lima => {"zona_horaria": "America/Lima"} | ciudad a Jaca => {"ciudad": "Jaca"} | moneda a pesos => {"moneda": "pesos"} | idioma a inglés => {"idioma": "inglés"} | nombre a Nacho => {"nombre": "Nacho"} | apodo a Nano => {"apodo": "Nano"}
%list peres: nombre es Paqui => {"nombre": "Paqui"} | nombre es Hugo Peña => {"nombre": "Hugo Peña"} | ciudad es Quito => {"ciudad": "Quito"} | idioma es español => {"idioma": "español"} | zona horaria es America/Bogota => {"zona_horaria": "America/Bogota"} | apodo es Chelo => {"apodo": "Chelo"} | profesión es maestra => {"profesión": "maestra"} | país es Chile => {"país": "Chile"}
%list perp: ciudad: Lugo => {"ciudad": "Lugo"} | nombre: Charo => {"nombre": "Charo"} | idioma = español => {"idioma": "español"} | zona horaria: Europe/Madrid => {"zona_horaria": "Europe/Madrid"} | unidades: métricas => {"unidades": "métricas"} | moneda: EUR => {"moneda": "EUR"} | apodo = Tete => {"apodo": "Tete"} | cumpleaños: 3 de mayo => {"cumpleaños": "3 de mayo"}
%list llam: Nano => {"name": "Nano"} | jefa => {"name": "jefa"} | Charo => {"name": "Charo"} | señor Peña => {"name": "señor Peña"} | Tete => {"name": "Tete"} | Lupe => {"name": "Lupe"} | Chelo => {"name": "Chelo"} | capitana => {"name": "capitana"}
%list copia: datos.json | copias/memoria.json | /home/lucia/export.csv | notas.md | copia_mayo.json | ~/steward/recuerdos.csv | datos/perfil_viejo.json | export-2025.csv | recuerdos_viejos.md | /mnt/usb/memoria.json | documentos/apuntes.csv | lista.json | archivo/datos2024.csv | D:/copias/datos.json | memoria_lucia.csv
%list grup: grupo de las chicas | grupo del mus | chat de casa | grupo del portal | grupo de correr | grupo de clase | chat de la banda | club de lectura | grupo de la guarde | canal de avisos | canal técnico | chat de la familia
%list aq: Lucía | Mateo | mamá | abuelo | tía Rosa | Martina | papá | Marta | Sergio | Nuria | Iker | Camila | Hugo | Chelo
%list cue: 17 por 23 | 3,5 por 12 | 480 entre 16 | 21% de 890 | 7 elevado a 3 | raíz cuadrada de 225 | 1000 - 347 | 64/4 + 9 | 12,90 más 4,50 | 20 por ciento de 65 | (8+4)*5 | 365*24 | 99 entre 11 | 2,5*2,5*3,14 | 1200 / 7 | 15 % de 86 | 45 menos 18 por 2 | 3/4 + 1/8 | un cuarto de 600 | sqrt(196) | 0,3 * 250 | 88 + 12 - 7
%list avi: ya se puede sacar la tarta | la lavadora ha acabado | el taxi está abajo | ha terminado la subida | la batería está llena | empieza la reunión | toca parar un rato | la copia se ha hecho | hay alguien en la puerta | la impresora no tiene papel | los macarrones están listos | el tren sale ya
%list preg: cuánto se cuece un huevo | dónde está mi pasaporte | qué le regalo a Martina | qué tren va a Huesca | cuándo florece la lila | cuál es la capital de Perú | qué hago de cena | cada cuánto riego la orquídea | quién ganó el mundial de 2010 | qué color pega con el verde
%list resp: siete minutos | en el cajón del pasillo | un puzle estaría bien | el de las ocho y media | en mayo | Lima | lentejas | una vez por semana | España | mostaza | está en la carpeta | no lo sé, lo siento

%tool store_fact
{fact=dato}, para que lo tengas
acuérdate: {fact=dato}
apúntate que {fact=dato}
quédate con esto, {fact=dato}
te acuerdas de que {fact=dato}? pues guárdalo
{fact=dato}, que no se te vaya
anótate en la memoria: {fact=dato}
{fact=dato}. memorízalo
mete en {category=cat}: {fact=dato}
{category=cat}: {fact=dato}, recuérdalo siempre
en {category=cat} guárdame que {fact=dato}
{fact=dato}, ponlo en {category=cat}
para otro día: {fact=dato}
seguro que un día te lo pregunto, así que {fact=dato}
por si se me olvida, {fact=dato}, tú quédate con ello
te lo cuento para que lo memorices: {fact=dato}
categoría {category=cat}, dato {fact=dato}
que sepas que {fact=dato}, y archívalo en {category=cat}
memoriza una cosa
guárdame algo en {category=cat}

%tool list_facts
qué tienes apuntado de mí
todo lo que sabes de mí, en lista
enséñame {category=cat}, qué has guardado ahí
qué hay en {category=cat}
datos guardados en {category=cat}
las últimas {limit=int} cosas que memorizaste
ver datos, solo {limit=int}
de {category=cat}, como mucho {limit=int} datos
qué datos conoces tú
has guardado algo en {category=cat}?
lístame lo que vas guardando
qué pone de mí en tu memoria
{limit=int} datos de la categoría {category=cat}, a ver
hay entradas en {category=cat}?
quiero ver todo lo que te he mandado memorizar
todo lo memorizado con su número
los datos, todos
repásame lo guardado en {category=cat}
qué sabes, hazme la lista
lista la categoría {category=cat}

%tool delete_fact
el dato {fact_id=num_id} lo puedes borrar
fuera el dato {fact_id=id}
olvídate del {fact_id=num_id}
lo que guardaste con el número {fact_id=num_id} está mal, quítalo
táchame el dato {fact_id=num_id} de la memoria
de los datos, borra {fact_id=id}
saca el {fact_id=num_id} de lo memorizado
el dato número {fact_id=num_id} está viejo, elimínalo
la entrada {fact_id=id} ya no hace falta que la recuerdes
quítame el dato {fact_id=num_id}
descarta lo memorizado en {fact_id=num_id}
del {fact_id=num_id} ya no te acuerdes
borra algo de tu memoria
olvida un dato

%tool store_conversation
guarda nuestra charla: yo: {user_message=preg}, tú: {agent_response=resp}
te pregunté "{user_message=preg}" y me dijiste "{agent_response=resp}", guárdalo como conversación
registro de conversación: pregunta {user_message=preg} respuesta {agent_response=resp}
conserva este intercambio, usuario: {user_message=preg}, steward: {agent_response=resp}
en las conversaciones guarda: {user_message=preg} - {agent_response=resp}
a "{user_message=preg}" contestaste "{agent_response=resp}", guarda ese intercambio
tu respuesta fue "{agent_response=resp}" a mi pregunta "{user_message=preg}", archívala
archiva el diálogo: humano: {user_message=preg} / asistente: {agent_response=resp}
guarda la charla, dije {user_message=preg} y respondiste {agent_response=resp}
deja el chat así guardado: {user_message=preg} y luego {agent_response=resp}
para el historial: "{user_message=preg}" "{agent_response=resp}"
memoriza la conversación, mi pregunta era {user_message=preg} y tu respuesta {agent_response=resp}
guárdame lo que acabamos de hablar
archiva nuestra conversación, yo pregunté: {user_message=preg}

%tool search_conversations
qué habíamos hablado de {query=charla}
cuándo salió en nuestros chats lo de {query=charla}
rebusca en charlas viejas {query=charla}
{query=charla}, eso ya lo hablamos, dónde fue
qué te pregunté aquella vez de {query=charla}
{query=charla} en nuestros chats
las últimas {limit=int} charlas con {query=charla}
sácame {limit=int} conversaciones de {query=charla}
en qué conversación dije {query=charla}
no hablamos el otro día de {query=charla}? encuéntrala
me diste un consejo de {query=charla} en un chat, cuál era
historial del chat, {query=charla}, máximo {limit=int}
rebusca en los chats viejos
dónde habíamos hablado de eso

%tool retrieve_memories
cuál era mi {query=rem}
te acuerdas de {query=recf}
qué {query=ref} te había dicho
dime {query=recf}
{query=recf}, que ya te lo conté
no me viene {query=recf}
la {query=ref}, cuál era
el {query=rem} te lo dije yo, cuál era
te quedaste con {query=recf}?
recuerdas mi {query=rem}
qué sabes de mi {query=ref}
{query=rem}?
se me ha olvidado {query=recf}, tú lo sabes
mira en tus recuerdos {query=rem}, máximo {limit=int}
{limit=int} recuerdos del {query=rem}
del {query=rem} todo lo que recuerdes, {include_conversations:true=también de charlas viejas|chats incluidos|con conversaciones}
{query=ref} en la memoria, {include_conversations:false=pero sin charlas|nada de chats|solo lo memorizado}
{include_conversations:true=también en las conversaciones} busca recuerdos de {query=ref}, {limit=int}
a ver si te acuerdas de {query=recf}
acuérdate de lo que te dije

%tool get_profile
a ver mi perfil
qué hay puesto en mi perfil
cómo estoy registrado contigo
con qué nombre me tienes
qué zona horaria me tienes puesta
en qué idioma me tienes configurado
mis datos de perfil
cómo está mi perfil ahora
qué ciudad te sale como la mía
abre el perfil
mis ajustes personales
léeme lo que pone en mi perfil
tengo ya nombre en el perfil?
revísame los datos del perfil

%tool update_profile
cambia de una vez mi {updates=pera}
perfil: pasa mi {updates=pera}
apunta en el perfil que mi {updates=peres}
cambio de perfil, {updates=perp}
mi {updates=peres}, cámbialo en el perfil
el perfil está mal, mi {updates=peres}
pon {updates=perp} en el perfil
llámame {updates=llam}
desde hoy soy {updates=llam} para ti, cambia el perfil
quiero que me llames {updates=llam}
guárdame {updates=perp} en mi ficha de perfil
quiero cambiar en el perfil mi {updates=pera}
ajústame el perfil
hay que cambiar algo del perfil

%tool get_memory_stats
cuánto llevas memorizado
cómo de grande es ya tu memoria
cuántos datos tienes por ahí guardados
cuántas conversaciones has guardado
cuánto espacio ocupan tus recuerdos
cifras de tu memoria
te queda sitio en la memoria?
estadística de la memoria
cuántas entradas tienes mías
dime qué tamaño tiene lo que recuerdas
cuéntame tus datos y conversaciones, cuántos son
cuánto sabes, en números
memoria: cuántas entradas y qué tamaño
cómo andas de memoria llena

%tool export_memory
expórtame todo lo que sabes de mí
dame tu memoria entera en {format:csv=csv|tabla}
exportación en {format:json=json}
saca todo lo guardado en {format:markdown=markdown|md}
me das mis datos en {format:csv=un csv|csv}?
quiero un respaldo de tu memoria
sácame los recuerdos como {format:json=json|archivo json}
mis datos memorizados en una {format:csv=tabla}
bájame lo memorizado en {format:markdown=markdown}
exporta tu memoria, el formato da igual
mete los datos en un {format:json=json}
en {format:markdown=markdown} me gustaría todo lo que guardas
respalda la memoria
todos los recuerdos para llevar, {format:csv=mejor en csv}

%tool import_memory
léete {file_path=copia}
recupera tu memoria de {file_path=copia}
en {file_path=copia} está todo, impórtalo
{file_path=copia} importar
vuelve a meter los datos de {file_path=copia}
carga la copia {file_path=copia}
de {file_path=copia} restaura tus recuerdos
mete {file_path=copia} en tu memoria
tengo una exportación vieja, usa {file_path=copia}
del archivo {file_path=copia} pasa los datos a la memoria
todo lo de {file_path=copia} a la memoria
{file_path=copia} es mi respaldo, cárgamelo
importa mi memoria vieja
vuelve a cargar la copia

%tool send_message
ponle a {chat_id=aq}, {text=frase}
escríbele a {chat_id=aq} que {text=quefrase}
avisa a {chat_id=aq}, {text=frase}
que {chat_id=aq} sepa que {text=quefrase}
mándale a {chat_id=aq} que {text=quefrase}
coméntale a {chat_id=aq}, {text=frase}
pregúntale a {chat_id=aq} si {text=sifrase}
al {chat_id=grup}: {text=frase}
pon en el {chat_id=grup} que {text=quefrase}
diles a los del {chat_id=grup} que {text=quefrase}
{text=frase}, mándaselo a {chat_id=aq}
publica "{text=frase}" en el {chat_id=grup}
me he quedado tirado, escribe a {chat_id=aq} que {text=quefrase}
cuéntale a {chat_id=aq} por el chat que {text=quefrase}
mensajito a {chat_id=aq}, {text=frase}
contéstale a {chat_id=aq}: {text=frase}
en el {chat_id=grup} anuncia que {text=quefrase}
que {text=quefrase}, se lo puedes decir a {chat_id=aq} por telegram?
escríbele algo a {chat_id=aq}
{text=frase} - mándalo por mensaje

%tool get_status
cómo llevas la {problem_id=num_id}
sigue en marcha la {problem_id=num_id}?
qué hay de mi encargo {problem_id=num_id}
ha salido algo de la {problem_id=num_id}?
en qué andas ahora
a qué estás esperando
tengo que aprobar algo?
se te ha atascado algo
petición {problem_id=num_id} lista?
a ver qué encargos míos siguen en marcha
has acabado con mi petición
cómo está la número {problem_id=num_id}
en qué quedó la solicitud {problem_id=num_id}
cómo va todo lo que te he pedido

%tool notify_user
sácame un aviso: {message=avi}
lánzame una push, {message=avi}
dime con una notificación que {message=avi}
{message=avi}, ponlo como notificación en el móvil
muéstrame un aviso ya: {message=avi}
notificación a mi móvil de que {message=avi}
que me salga un aviso, {message=avi}
que {message=avi}, lo quiero como notificación
dispara una notificación con {message=avi}
una push para mí con el texto "{message=avi}"
hazme vibrar el móvil con el aviso {message=avi}
aviso ya: {message=avi}
lánzame una notificación
prueba, mándame una notificación: {message=avi}

%tool calculate
cuánto da {expression=cue}
{expression=cue}, cuánto es
hazme {expression=cue}
cuánto suman o lo que sea: {expression=cue}
{expression=cue} calcúlamelo
si hago {expression=cue}, qué sale
a ojo, {expression=cue}
rápido: {expression=cue}
no me sale {expression=cue}
me calculas {expression=cue}?
para la factura necesito {expression=cue}
resultado de {expression=cue}
calcúlame una cosa
de cabeza no me sale, {expression=cue}

%tool get_current_time
qué hora tenemos
qué hora es ahora mismo en {timezone=timezone}
es ya de noche en {timezone=timezone}?
{timezone=timezone} hora
qué día es hoy
a cuánto estamos del mes
qué hora tienen los de {timezone=timezone}
puedo llamar aún a {timezone=timezone}, qué hora es allí
en {timezone=timezone} qué hora
dime la hora
ya son más de las doce?
la fecha porfa
estarán durmiendo en {timezone=timezone}? qué hora es allá
qué día de la semana es y qué hora

%tool none
vete tú a hacerme la compra
cocíname algo rico
pinta la valla del jardín
recoge a {=firstname} en la estación
enséñame a tocar la guitarra
llama al dentista y pide hora
hazme unos versos sobre el otoño
cuéntame un cuento
cántame una nana
arregla el grifo del baño
búscame novio
tradúceme esta carta al {=langname}
tú qué harías en mi lugar
qué película es mejor, la primera o la segunda
perdono a {=firstname} o no
te gusta más {=city} o {=city}
dame un abrazo
pídeme una pizza
%tool talk
buenas, qué tal todo
gracias, justo lo que quería saber
déjalo, ya lo hago yo
bah, nada, ya está arreglado
tengo la bandeja de entrada hecha un desastre
qué tiempo más bueno hizo ayer en {=city}
otra vez tres reuniones seguidas, uf
el recordatorio de antes me ha salvado el día
yo no soy de calendarios
{=firstname} y yo nos pasamos la noche hablando del curro
al final ayer saqué la basura
la factura ya la pagué, tranquilo
{=firstname} escribe unos correos preciosos
la luz del pasillo parpadea desde hace años y me da igual
el invierno pasado se nos rompía la caldera cada dos por tres
el bitcoin me da miedo
la bolsa es para valientes
la wikipedia tampoco es la biblia
en las noticias solo salen desgracias, ya no las veo
nuestra cámara grabó una vez un zorro, qué mono
últimamente se me olvida todo
euros o dólares, lo que importa es que llegue
quién me iba a decir que las listas de tareas enganchan
por cierto, a {=firstname} ya le escribí ayer
en {=city} viviría yo encantada
tú siempre estás despierto?
quién está detrás de ti
te caigo bien?
que descanses, steward
hasta otra
qué va
pues vale
mmm no lo tengo claro
eso no es lo que quería decir
jaja esa ha sido buena
ay no, otra vez lunes
hoy ya no tengo ganas de nada
hoy estoy de buenísimo humor
se casa mi hermana, qué alegría
me duele la espalda
creo que me estoy poniendo mala
me encanta que te acuerdes de las cosas
hablar contigo es mejor que hablar con mi jefe
