# Spanish, third: needs in the words of people who do not know the tools, neighbours told apart, telegrams, whole clauses.
%lang es
%list t_inf: echar gasolina a la furgo | sacar dinero del cajero | planchar las camisas | comprar globos para la fiesta | llamar al pediatra | devolverle el cargador a Rocío | imprimir y firmar la solicitud | comprar pienso para el perro | encerar los esquís | cortar el pasto | avisar en la guardería | cambiar la pila del detector de humo | salir a correr | comparar el seguro de Fermín | cambiar la clave del wifi | llevarle el taladro a Óscar | pedir la recogida de muebles viejos | hablar con Zulema de la obra | ver a la abuela en la residencia | lavar las camisetas del equipo | mandar un paquete a Quito | pedir tres presupuestos | ordenar el trastero | buscar la cartilla de vacunas | coger manzanas del árbol | acabar las diapositivas del martes | subirle el periódico a la vecina | hacerme fotos de carnet | engrasar el portón | vender las entradas del concierto | ir por Julieta a la estación | comprar cordones | purgar los radiadores | hornear galletas con los niños | ordenar los recibos | pasar la ITV | devolverle la llamada a la señora Ospina | recoger los pantalones del arreglo | colgar el cuadro del pasillo | pagar al techador | reservar el coche de alquiler | tramitar la visa | surtir la receta | lavar los trastes
%list t_infl: echarle un ojo al contrato | ponerme las gotas | darle la medicina al perro | apuntarme a la carrera | pasarle las fotos a Zulema | comprarme unas botas | devolverle la llamada a Óscar | pedirles presupuesto a los pintores | llevarle la compra a mi tía | hacerle la copia de la llave a Rocío | cambiarle el agua a los peces | decirle a Fermín lo del piso | quitarle el polvo a los libros | sacarme sangre | recordarle a mamá su cita | escribirle unas líneas al casero | bajarme los apuntes | probarme el traje | llevarlos al zoo | recogerla en la terminal | mandárselo firmado | renovarlo antes de que caduque | despedirme de los vecinos | dormirme temprano | pagárselo a la señora Ospina | subirlo a la nube
%list t_tq: el tanque está casi vacío | me falta sacar dinero | los niños salen a las cuatro | le debo el cargador a Rocío | la masa tiene que reposar | viene la matrona | la inscripción cierra a mediodía | no puedo desayunar antes del análisis | hay que devolver el coche de alquiler | Óscar espera el taladro | empieza el partido | la oficina de correos cierra a las seis | van a cortar la luz | le prometí algo a Zulema | operan a la abuela | hay una olla en el fuego | me toca quitarme las lentillas | caduca mi visado | entro antes a trabajar | hay que pasear al perro | Julieta llega al andén tres | cierran el aparcamiento | me toca limpiar la escalera | vence el vale | cambia la hora
%list t_cosa: la vacuna del gato | las lentejas | donar sangre | operación de la abuela | la matrona | fiesta del cole | horno | visado | el vale de Fermín | coche de alquiler | plazo de la solicitud | receta de Julieta | cambio de turno | camisetas | dinero del comedor | ITV | apuesta con Óscar | liberar el cargador | bizcocho | llamada con Quito | el parquímetro | Zulema | bañador de los niños | clase de guitarra | pastillas de la presión
%list t_cuando: en una hora | dentro de veinte minutos | mañana sobre las ocho | poco antes de las seis | el martes al salir del trabajo | el 17 a las nueve | pasado mañana a mediodía | esta noche | en tres horas | el lunes bien temprano | a las 13:40 | el domingo a las diez | en un cuarto de hora | el viernes a las cuatro y media | el jueves que viene | en dos días | mañana a las 7:15 | el 2 de febrero | todos los lunes a las ocho | el sábado a las once de la mañana | hoy a las cinco y cuarto | en cinco minutos | el miércoles a las 16 | mañana después de comer | a medianoche | en una semana | en quince
%list t_ini: mañana a las ocho | el martes a las diez y media | el viernes a las 14 | el 17 a las 9 | pasado mañana a las dos | el lunes que viene a las diez | hoy a las 19:00 | el sábado a las tres de la tarde | el miércoles a las 7:30 | el 2 de febrero a las once | el jueves a las cuatro menos cuarto | el domingo a la una | el 30 a las seis de la tarde | mañana temprano a las nueve | el 9/11 a las 20 | esta tarde a las cinco | el lunes a las 16:45
%list t_fin: once | doce y media | 16:00 | siete | 21:30 | tres | doce y cuarto | 18 | 15:45 | ocho | nueve y media | 22:00 | dos de la tarde | 13 | seis menos cuarto
%list t_dura: una hora larga | dos horas | media horita | 40 minutos | hora y media | veinte minutos | tres horas | 75 minutos | cinco horas | un cuarto de hora | 1h | toda la mañana | 50 min | media hora
%list t_ev: ITV | donación de sangre | fisio | ensayo | fiesta del cole | cita con el notario | brunch con Rocío | parrillada de Óscar | clase de conducir | hablar con la señora Ospina | reunión con Zulema por la obra | ver a la abuela en la residencia | buscar a Julieta al aeropuerto | ordenar el trastero | ir al estadio con los chicos | viene el techador | armar muebles en lo de Fermín | lectura de poemas | compra semanal | peluquería | entrega de la cocina | sauna con Julieta | Escalada | planificación trimestral | llamada con la matrona | entregar llaves al casero | despedida de Amparo | ensayo general en el teatro | noche de cine | turno con el dentista
%list t_evf: fisio | lectura | entrega de la cocina | despedida de Amparo | asamblea | boda de Fermín | comunión | revisión del gato | noche de cine | clase de guitarra
%list t_evm: brunch | bautizo | torneo | taller de pan | ensayo | funeral | viaje a Quito | festival del cole | examen teórico | almuerzo con Óscar
%list t_lug: teatro municipal | sala Cervantes | rocódromo | plaza Mayor 3 | residencia de la abuela | Webex | café Migas | consulta de la doctora Lang | campo norte | la obra | despacho de Amparo | segundo piso | casa de Óscar | andén 7 | salón parroquial | hotel Águila | guardería Arcoíris
%list t_nota: no olvidar el DNI | Zulema trae la parrilla | llamar flojito al timbre | las entradas están en taquilla | primero los azules y luego los rojos | quedamos en la puerta de atrás | preguntar a la señora Ospina | todo en efectivo | talla 128 | papeles por duplicado | pactar el precio antes | la llave cuelga del gancho | no llamar antes de las once | también vale por teléfono | modelo WX-40 | solo los que tengan tapa
%list t_dia: hoy | mañana | pasado mañana | el lunes | el martes | el jueves | el viernes por la noche | el sábado | el domingo | la semana que viene | el próximo miércoles | el 17 | el 2 de febrero | Nochevieja | el finde | mañana por la mañana | hoy al mediodía | este viernes | el martes por la tarde | esta semana | el feriado | en Semana Santa | el mes que viene
%list t_del: lunes | 5 | 17 de febrero | jueves | 1 de julio | 8 | martes que viene | 23
%list t_al: miércoles | 12 | 21 de febrero | domingo | 15 de julio | 14 | viernes | 30
%list t_cal: turnos | familia | clínica | fútbol | peña | guardería | piso | teatro | autoescuela | cole | personal | bomberos
%list t_plazo: el jueves | mañana por la noche | el 1 de marzo | el fin de semana | pasado mañana | Semana Santa | el 30 de noviembre | el próximo lunes | esta noche | el domingo | primeros de mes | el 17 | mediados de octubre | el viernes a las 12 | fin de año | dentro de diez días
%list t_asunto: baja maternal | deshollinador | garantía | presupuesto del tejado | plan de vacaciones | baja del gimnasio | cuentas de Quito | bautizo | devolución de los zapatos | entrega de la cocina | análisis de sangre | coche de alquiler | pedido 90211 | poder notarial | ensayos | clave del portal | obra | autocaravana | comedor del cole | calendario del torneo | multa | certificado de penales | invitación a la lectura | fuga de gas | becas
%list t_rem: Rocío | Óscar | la señora Ospina | Zulema | Fermín | Amparo | la guardería | el ayuntamiento | el techador | mi gestora | la mutua | DHL | la directiva | mi jefa | el taller | Julieta | la doctora Lang | Amazon | Vodafone
%list t_atras: ayer => 1 | esta semana => 7 | la semana pasada => 7 | el mes pasado => 30 | las últimas dos semanas => 14 | los últimos tres días => 3 | los últimos 20 días => 20 | hoy => 1
%list t_sj: Parrillada confirmada | poder notarial | Baja médica | respuesta rápida | Obra cocina | fotos | Cancelación | Falta un bulto | Cuentas de Quito | propuesta de fecha | ¡Gracias! | Re: presupuesto | Vacaciones | camisetas | Pregunta por el piso | parte de daños | Cumpleaños | acta del 17 | Repuesto | cambio de dirección
%list t_dir: empiecen sin mí, estoy en un atasco | trae kétchup, porfa | mucha suerte mañana | avísame cuando llegues | ¿dónde están? | felicidades por el título | no me esperen despiertos | ¿alguien tiene una parrilla? | pon el agua a hervir que ya llego | ¿me recoges tú o voy en metro? | besos a todos | acuérdate del DNI | abríguense bien | qué ganas de verte | ojo con el perro, anda suelto
%list t_dec: estoy en un atasco | ya estamos todos | me viene bien | vino el techador | la abuela está mejor | las camisetas están lavadas | falta kétchup | cancelaron mi tren y cojo el siguiente | los quiero mucho | bajo en cinco minutos | te dejaste encendida la luz del coche | estaba todo riquísimo | el ensayo empieza media hora más tarde | lo hacemos así | Julieta aprobó | ve poniendo el agua a hervir | me queda poca batería | perdí el bus | siento mucho lo de ayer | la factura la pago yo | mañana no abrimos | luego te llamo | Zulema lleva la parrilla | necesitamos una semana más | el ascensor no funciona | ya firmé el poder | sobran dos sitios | no hay entrenamiento
%list t_sub: traiga kétchup | ponga el agua a hervir | me espere | apague la luz del coche | meta las camisetas en la bolsa | me mande el poder firmado | lleve a Julieta | me dé un toque | no le dé de comer al perro | guarde dos sitios | sea puntual | recoja mi paquete | traiga la escalera
%list t_si: lleva la parrilla | queda un sitio en el coche | puede el 17 | pagó ya el comedor | tiene bridas | sigue en pie lo de Óscar | me presta el coche el domingo | llegó bien Julieta | necesita ayuda con la mudanza | sigue abierta la tienda | me deja su escalera | viene solo | hay ensayo hoy
%list t_prg: dónde aparcaste | quién tiene otra parrilla | a qué hora es el ensayo | cuánto falta | qué talla usa el niño | cómo sigue la abuela | quién conduce | cuándo cobramos

%tool search_email
antes de llamar: ¿{from_email=t_rem} ya me había escrito un correo por lo de {query=t_asunto}?
no lo encuentro, era algo de {query=t_asunto}, tiene que estar en la bandeja
mail {from_email=t_rem} {query=t_asunto}
{from_email=t_rem} jura que {days_back=t_atras} me mandó un mail sobre {query=t_asunto}, ¿es verdad?
de {days_back=t_atras}, lo que haya en el buzón de {query=t_asunto}, {limit=int} como mucho
entró algo de {from_email=t_rem} al correo? palabra clave {query=t_asunto}
{query=t_asunto}: correos, con {limit=int} basta, los de {from_email=t_rem}
me llegó por mail o no lo de {query=t_asunto}
{from_email=t_rem} me mandó un correo

%tool get_email_details
el {email_id=id} con pelos y señales
a quién más se lo mandaron, el {email_id=id}
abreme {email_id=id} xfa
el resumen no me sirve, quiero {email_id=id} palabra por palabra
trae adjuntos {email_id=id}? cómo se llaman
texto exacto de {email_id=id}
enséñame el mail entero

%tool summarize_email
{email_id=id} en tres palabras?
qué quieren de mí en {email_id=id}, cortito
vaya rollo {email_id=id}, ¿en qué queda la cosa?
solo plazos y cifras de {email_id=id}
me da pereza leer {email_id=id}, dime de qué trata
{email_id=id} masticado
qué dice más o menos ese correo tan largo

%tool compose_email
a {to=email}, asunto {subject=t_sj}: {body=t_dir}
que {to=email} tenga por escrito, por correo y con asunto {subject=t_sj}, que {body=t_dec}
{cc=email} tiene que enterarse también: mail a {to=email}, {subject=t_sj}, {body=t_dec}
sale un correo para {to=emails}. {subject=t_sj}. {body=paragraph}
con {subject=t_sj} en el asunto le preguntas a {to=email} por mail {body=t_prg}
ruégale a {to=email} por correo que {body=t_sub}, con copia a {cc=email}, y de asunto {subject=t_sj}
{body=paragraph} Eso va por mail a {to=email}, asunto: {subject=t_sj}
correo a {to=email} por lo de {subject=t_sj}
dile por mail a {to=email} que {body=t_dec}

%tool reply_email
en {email_id=id} esperan que diga algo, pon: {body=t_dec}
{email_id=id} contestar {body=t_dir}
diles a los de {email_id=id}, en el mismo correo, que {body=t_dec}
a {email_id=id} quiero responder: {body=paragraph}
devuelve la pregunta en {email_id=id}: {body=t_prg}
{body=t_dec}, eso como respuesta al mail {email_id=id}
insiste con educación en {email_id=id} y pregunta si {body=t_si}
tengo {email_id=id} sin contestar
contesta al correo que {body=t_dec}

%tool analyze_email
tengo que preocuparme? {from=email} me escribe con asunto {subject=t_sj}: {body=paragraph}
recién entró: {subject=t_sj}, de {from=t_rem}. "{body=paragraph}" ¿y ahora?
valora el correo recibido. de: {from=email} asunto: {subject=t_sj} texto: {body=t_dec}
{from=email}, asunto {subject=t_sj}, contenido {body=paragraph}, ¿corre prisa o puede esperar?
{body=paragraph} Así dice el mail de {from=email} titulado {subject=t_sj}, ¿qué buscan?
entrante {from=fullname} / {subject=t_sj} / {body=t_dec}
hay un correo nuevo de {from=email}, dime qué hay que hacer

%tool get_calendar_events
ando libre {start_date=t_dia}?
{start_date=t_dia} puedo dormir hasta tarde o tengo que ir a algún lado
{start_date=t_dia} q tengo
mamá quiere venir {start_date=t_dia}, ¿voy a estar?
del {start_date=t_del} al {end_date=t_al}, ¿qué tan lleno estoy?
según el calendario {calendar_source=t_cal}, ¿qué toca {start_date=t_dia}?
{calendar_source=t_cal} entre el {start_date=t_del} y el {end_date=t_al}, todo lo apuntado
queda algo hasta el {end_date=t_al} en el calendario {calendar_source=t_cal}?
adónde tengo que ir ahora

%tool create_calendar_event
{title=t_ev} {start_time=t_ini} hasta las {end_time=t_fin}
hemos quedado {start_time=t_ini}, {title=t_ev}, serán {end_time=t_dura}, que conste en el calendario
que nadie me ocupe {start_time=t_ini}: {title=t_ev}, {end_time=t_dura}, resérvalo
el {title=t_evm} empieza {start_time=t_ini} y acaba a las {end_time=t_fin}, es en {location=t_lug}, apúntalo en la agenda
para la {title=t_evf} aparta {start_time=t_ini} {end_time=t_dura}, lugar {location=t_lug}, observación {description=t_nota}
la {title=t_evf} la pusieron {start_time=t_ini}, termina a las {end_time=t_fin}, pásala a mi calendario
{location=t_lug}: {title=t_ev}, {start_time=t_ini}, {end_time=t_dura}, calendario
no es tarea, es cita: {title=t_ev}, {start_time=t_ini}, dura {end_time=t_dura}
ponme en la agenda {title=t_ev} {start_time=t_ini}

%tool add_task
{title=t_inf}, va a la lista
para {due_date=t_plazo} debería {title=t_inf}, súmalo a las tareas
sin hora ni alarma, solo como pendiente: {title=t_inf}
me he propuesto {title=t_infl}, mételo en mi lista
{title=t_inf}, {priority:high=es lo primero|corre muchísima prisa|es cosa de vida o muerte}, a más tardar {due_date=t_plazo}, crea la tarea
cuando haya un rato, {title=t_infl}, {priority:low=no corre prisa|es lo de menos|al final de la cola}, como pendiente
tarea {title=t_inf}, con la nota {description=t_nota}, {priority:normal=importancia normal|ni urgente ni lo contrario}
pendiente para {due_date=t_plazo}: {title=t_infl}
tiene que estar hecho {due_date=t_plazo}, tarea nueva

%tool list_tasks
en qué lío me he metido, a ver mis pendientes
por dónde empiezo hoy, enséñame las tareas
tareas, pero solo lo que {priority:high=quema|de verdad importa|va primero}
qué me he quitado ya {status:done=de encima|de en medio} de la lista
queda en la lista algo {status:open=a medias|sin tachar|por resolver}?
muéstrame lo {priority:low=menos urgente|de poca importancia|secundario} de mis tareas
{status:open=lo que falta|sin terminar}, prioridad {priority:normal=normal|media}, tareas

%tool complete_task
uf, {task_id=num_id} liquidada
{task_id=num_id} ya está
acabo de terminar {task_id=num_id}, táchala
la {task_id=num_id} de mi lista dala por hecha
la tarea {task_id=num_id} ya la hizo Óscar, márcala
a la tarea {task_id=num_id} solo le falta la palomita, pónsela
ya hice una de las tareas

%tool update_task
con {task_id=num_id} necesito más margen, digamos {due_date=t_plazo}
{task_id=num_id} ahora se llama {title=t_inf}
al final {status:open=sigue abierta|no estaba hecha|queda por hacer} la {task_id=num_id}
la {task_id=num_id} {priority:high=pasa a lo más alto|es ya lo primero|ahora urge}, plazo {due_date=t_plazo}
la {task_id=num_id} {priority:low=puede esperar|pasa al final}, nuevo plazo {due_date=t_plazo}
a la tarea {task_id=num_id} cuélgale el aviso: {description=t_nota}
deja {task_id=num_id} con {priority:normal=urgencia normal|prioridad media}
pon {task_id=num_id} como {status:done=hecha|terminada} y añade {description=t_nota}
alarga la tarea hasta {due_date=t_plazo}

%tool delete_task
la {task_id=num_id} se resolvió sola, fuera de la lista del todo
a la papelera con la tarea {task_id=num_id}
{task_id=num_id} no la voy a hacer nunca, quítala
no la marques, bórrala: {task_id=num_id}
la tarea {task_id=num_id} estaba repetida, elimínala
no quiero ver más {task_id=num_id} entre mis pendientes
una de las tareas sobra

%tool schedule_reminder
{when=t_cuando} {message=t_inf}, que si no se me va
me pitas {when=t_cuando}? {message=t_cosa}
repíteme {when=t_cuando} que {message=t_tq}
{message=t_cosa} {when=t_cuando} acordarme
a la lista no, avísame: {when=t_cuando} {message=t_infl}
para que no se me pase {message=t_infl}, dime algo {when=t_cuando}
soy un despiste, {when=t_cuando} tengo que {message=t_inf}, me lo dices?
¡{message=t_cosa}! ¡{when=t_cuando}! ¡alarma!
haz que me acuerde de {message=t_inf}
tengo algo al fuego, avísame {when=t_cuando}

%tool list_reminders
qué me va a sonar hoy
puse una alarma para eso o no?
de qué te estás acordando tú por mí
los avisos que faltan por saltar, no las tareas
me vas a dar la lata con algo más hoy?
avisos puestos?
qué despertadores quedan en camino

%tool cancel_reminder
{reminder_id=num_id} ya no me lo tienes que decir
el aviso {reminder_id=id} se quedó viejo
la alarma {reminder_id=num_id} mejor no
ya me acordé yo solo, el recordatorio {reminder_id=num_id} sobra
que no pite el {reminder_id=num_id}
fuera aviso, número {reminder_id=num_id}
uno de los recordatorios ya no lo quiero

%list t_dw: hoy => 1 | esta noche => 1 | mañana => 2 | mañana por la tarde => 2 | pasado mañana => 3 | este finde => 7 | el fin de semana => 7 | esta semana => 7 | los próximos tres días => 3 | el domingo => 7
%list t_n: dos => 2 | tres => 3 | 4 => 4 | cinco => 5 | 6 => 6 | siete => 7 | ocho => 8 | 9 => 9 | diez => 10 | 12 => 12 | 14 => 14
%list t_loc: Cuenca | Jaca | Ronda | Popayán | Salta | Puebla | Tarifa | Teruel | Antigua | Iquique | Formentera | Ushuaia | Sucre | Veracruz | Donostia | León | Potes | Valledupar | Colonia | Bolonia | Edimburgo | Tánger | Quito | Piura | Nerja | Cartagena de Indias | Puerto Montt | Holguín
%list t_lat: 41.65 | 37.18 | -2.9 | 20.97 | 43.26 | -31.42 | 6.25 | 35.17 | 41.9 | -33.45 | 38.35 | 27.99
%list t_lng: -0.88 | -3.6 | -79 | -89.62 | -2.93 | -64.18 | -75.56 | 33.36 | 12.5 | -70.67 | -0.48 | -15.42
%list t_ula: 39.1 | 36.17 | 61.22 | 25.76 | 40.76 | 29.95 | 43.07 | 37.77 | 34.74
%list t_ulo: -94.58 | -115.14 | -149.9 | -80.19 | -111.89 | -90.07 | -89.4 | -122.42 | -92.29
%list t_med: ABC | eldiario.es | El Periódico | Milenio | La República | El Mercurio | Cadena SER | Mundo Deportivo | Genbeta | Al Jazeera | Le Figaro | El Confidencial | Olé | Televisa | Wired | DW | Público | Reforma
%list t_tema: huelga de guarderías | incendios en Grecia | salario mínimo | elecciones en Polonia | inundaciones del Ebro | Atlético de Madrid | precio de la luz | alunizaje | terremoto de Turquía | inteligencia artificial | cumbre del clima | Juegos Olímpicos | precio del aceite | apagón de Cuba | Vuelta a España | ley de vivienda
%list t_web: horario de la piscina municipal | ensalada templada de patata | mejor carrito de bebé | multa por usar el móvil al volante | batería para bici eléctrica | casa rural con perro en Asturias | autobús línea 6 Zaragoza | pintura impermeable para baño | farmacia de guardia Jaca | coser un disfraz de pirata | picadura de mosquito remedio | precio del rocódromo | alquilar autocaravana | quitar cera del mantel | carta de baja del gimnasio | lavadora de segunda mano Quito
%list t_webq: hasta qué hora abre la ferretería | si se pueden recalentar las setas | cuánto cuesta un certificado de penales | dónde alquilan esquís | por qué chirría la secadora | cuándo abre la piscina | si está cortado el puerto de Pajares | cómo se quita la cera | qué pienso para gatos es el mejor | quién arbitra la semifinal | cuánta propina se deja en Suecia | qué se hace con un avispero
%list t_wiki: guerra de los Treinta Años | Clara Campoamor | fotosíntesis | ámbar | sor Juana Inés de la Cruz | cubo de Rubik | dodo | Aconcagua | Eva Perón | patata | palafitos | agujero negro | Manuela Sáenz | aurora boreal | budismo | Luis Buñuel | quipu | Marie Curie
%list t_pap: degradación de baterías | microplásticos | modelos de lenguaje | corrección de errores cuánticos | declive de insectos | atmósferas de exoplanetas | teoría de juegos | vacunas contra la malaria | física de plasmas | deshielo de glaciares | superconductores | modelos de epidemias | enjambres de drones | traducción automática
%list t_kb: permiso por mudanza | dietas | bici de empresa | pérdida de llaves | permiso parental | accidentes laborales | plazas de aparcamiento | jornada intensiva | contraseñas | uniformes | regalos de clientes | acreditaciones de visita | formación | bajas
%list t_kbq: quién me cambia el portátil | cómo compenso las horas extra | cuántos días de formación me tocan | a quién comunico un accidente | si puedo usar el coche de empresa los findes | desde qué día hace falta justificante médico | quién da copias de las llaves | a cuánto están las dietas en el extranjero | si dejan traer perros a la oficina | cómo registro a una visita

%tool get_weather
llueve en {location=t_loc}?
me dejo el abrigo en casa {days=t_dw} en {location=t_loc}?
{location=t_loc} {days=t_dw}
barbacoa {days=t_dw} en {location=t_loc}, ¿nos aguamos o qué?
los próximos {days=t_n} días, {location=t_loc}, ¿helará?
quiero saber si {days=t_dw} quedará nieve por {location=t_loc}
tengo que salir antes {days=t_dw} por el hielo en {location=t_loc}?
vamos {days=t_n} días a {location=t_loc}, ¿qué ropa echamos?
qué tan bochornoso viene {days=t_dw}

%tool get_weather_openmeteo
{latitude=t_lat} {longitude=t_lng} lluvia?
tengo el velero en {latitude=t_lat} norte y {longitude=t_lng} este, ¿habrá {forecast_days=t_n} días buenos?
{forecast_days=t_n} días, posición {latitude=t_lat} / {longitude=t_lng}, cuánto viento
el mojón está en {latitude=t_lat}, {longitude=t_lng}: ¿está seco aquello?
pregunta a open-meteo: latitud {latitude=t_lat}, longitud {longitude=t_lng}, {forecast_days=t_n} días
con longitud {longitude=t_lng} y latitud {latitude=t_lat}, ¿qué calor hace?
en el punto de latitud {latitude=t_lat}, qué tiempo viene

%tool get_weather_noaa
noaa, {latitude=t_ula} {longitude=t_ulo}, tormenta?
mi hijo está en Estados Unidos, por {latitude=t_ula}, {longitude=t_ulo}, ¿qué dice la noaa?
servicio meteorológico de EE UU para latitud {latitude=t_ula} y longitud {longitude=t_ulo}
de la noaa, la previsión con longitud {longitude=t_ulo} y latitud {latitude=t_ula}
el national weather service tendrá algo de {latitude=t_ula}, {longitude=t_ulo}, no?
parte oficial gringo en {latitude=t_ula} / {longitude=t_ulo}
que la noaa me diga el tiempo

%tool get_news_rss
con qué abre hoy {source=t_med}
{source=t_med}, {limit=int} noticias
qué trae {source=t_med}
solo de {source=t_med}, las {limit=int} primeras, porfa
yo leo siempre {source=t_med}, ¿qué hay de nuevo?
{source=url}, entradas nuevas
unos titulares de mi diario de cabecera

%tool get_news_groundnews
pasó algo?
{query=t_tema}, q está pasando
qué dicen unos y qué dicen otros de {query=t_tema}
he estado una semana sin conexión, dame {limit=int} noticias
sobre {query=t_tema}, {limit=int} noticias de toda la prensa
todos hablan de {query=t_tema}, ¿en qué va la cosa?
de qué habla el mundo hoy

%tool web_search
{query=t_web} gugléalo
sabe internet {query=t_webq}?
ni idea de {query=t_webq}, mira en la red
{query=t_web}, {num_results=t_n} enlaces de internet
aquí ando preguntándome {query=t_webq}, ¿lo ves en línea?
míralo en la web, con {num_results=t_n} resultados sobra: {query=t_web}
búscame eso en internet

%tool search_wikipedia
{query=t_wiki}, wiki
Julieta expone sobre {query=t_wiki}, ¿qué trae la wikipedia?
enciclopedia libre, entrada {query=t_wiki}, {limit=t_n} artículos
algo habrá en wikipedia de {query=t_wiki}, sácalo
cultura general: {query=t_wiki} en wikipedia
{limit=t_n} páginas de wikipedia que hablen de {query=t_wiki}
un artículo cualquiera de la wikipedia

%tool search_arxiv
qué se investiga ahora de {query=t_pap}, arxiv
{max_results=t_n} artículos científicos sobre {query=t_pap}, valen preprints
mi directora de tesis pide fuentes de {query=t_pap}, mira en arxiv
hay estudios de {query=t_pap}? a poder ser recién salidos en arxiv
{query=t_pap}, papers, {max_results=t_n}
qué ha subido {query=fullname} a arxiv
necesito papers

%tool ask_knowledge_base
sabes {query=t_kbq}? eso está regulado en mi empresa
{query=t_kb}: qué marca nuestro convenio
antes de ir al jefe, {query=t_kbq}, míralo en el manual de la empresa
en la documentación interna, lo de {query=t_kb}
las normas de la casa sobre {query=t_kb}
pone en nuestros documentos {query=t_kbq}?
consulta algo en el manual del empleado

%list t_bol: Lufthansa | Naturgy | Cellnex | Endesa | Tesla | Walmex | Airbus | Amazon | Spotify | Bancolombia | Falabella | Mapfre | Dow Jones | Nike | Bayer | Indra | Acciona | Rovi | Arcos Dorados | Sabadell | Google | Coca-Cola | META | Renault
%list t_per: hoy => 1d | esta semana => 5d | este mes => 1mo | en el último mes => 1mo | este trimestre => 3mo | en tres meses => 3mo | en los últimos seis meses => 6mo | en el último año => 1y | en dos años => 2y | en cinco años => 5y
%list t_crip: bitcoin | BTC | ether | ethereum | solana | dogecoin | cardano | XRP | litecoin | polkadot | shiba inu | tron | avalanche | monero | SOL | ADA
%list t_mon: euros => EUR | dólares => USD | libras => GBP | yenes => JPY | francos suizos => CHF | pesos mexicanos => MXN | pesos argentinos => ARS | pesos colombianos => COP | pesos chilenos => CLP | reales => BRL | coronas suecas => SEK | coronas noruegas => NOK | EUR | USD | MXN | COP | GBP
%list t_mon1: euro => EUR | dólar => USD | franco suizo => CHF | yen => JPY | zloty => PLN | real => BRL | rand => ZAR | yuan => CNY
%list t_cant: treinta | 60 | 120 | ochocientos | 2.500 | 7,80 | quinientos | 15 | dos mil | 99 | 340 | sesenta

%tool get_stock_price
{symbol=t_bol} acción?
hice mal en comprar {symbol=t_bol}? enséñame cómo fue {period=t_per}
cuánto me dan si me deshago hoy de mis acciones de {symbol=t_bol}
{symbol=t_bol} {period:max=desde que cotiza|de toda su vida|desde su salida a bolsa}, evolución
{period:ytd=desde enero|en lo que llevamos de año|desde año nuevo} cuánto ha ganado {symbol=t_bol}
{symbol=t_bol}, {period:10y=a diez años|la última década|los últimos diez años}
{symbol=t_bol} {period:3mo=en el último trimestre|estos tres meses}, ¿bien o mal?
en bolsa, {period:6mo=medio año atrás|los últimos seis meses}: {symbol=t_bol}
se hundió {period=t_per} la acción?

%tool get_crypto_price
qué queda de mi {symbol=t_crip}, cuánto vale
{symbol=t_crip} {currency=t_mon}
está caro el {symbol=t_crip}? dímelo en {currency=t_mon}
cuántos {currency=t_mon} hay que soltar hoy por un {symbol=t_crip}
Óscar me quiere colocar {symbol=t_crip}, ¿qué suele costar?
en {currency=t_mon} xfa: {symbol=t_crip}
cripto, precio en {currency=t_mon}

%tool get_exchange_rate
{=t_cant} {from_currency=t_mon}, cuántos {to_currency=t_mon}
me alcanza con {=t_cant} {from_currency=t_mon} si tengo que pagar en {to_currency=t_mon}? ¿cuánto sería?
en la caja pone {=t_cant} {from_currency=t_mon} y yo pienso en {to_currency=t_mon}
visto en {to_currency=t_mon}, qué vale un {from_currency=t_mon1}
me dan muchos {to_currency=t_mon} por mis {from_currency=t_mon} ahora?
{to_currency=t_mon} me faltan, {from_currency=t_mon} me sobran, ¿a qué cambio?
{from_currency=t_mon} contra {to_currency=t_mon}?
{=t_cant} {from_currency=t_mon} al cambio cuánto es

%list t_gr: 20 grados => {"temperature": 20} | 22 grados => {"temperature": 22} | 19 => {"temperature": 19} | veintiún grados => {"temperature": 21} | 17 grados => {"temperature": 17} | 23,5 grados => {"temperature": 23.5} | dieciocho grados => {"temperature": 18} | 25° => {"temperature": 25}
%list t_br: 40 por ciento => {"brightness": 40} | 15% => {"brightness": 15} | treinta por ciento => {"brightness": 30} | 70 por ciento => {"brightness": 70} | 5 % => {"brightness": 5} | sesenta por ciento => {"brightness": 60}
%list t_vol: 20 por ciento => {"volume": 20} | 35 => {"volume": 35} | 10% => {"volume": 10} | treinta por ciento => {"volume": 30} | 50 por ciento => {"volume": 50} | 8 => {"volume": 8}
%list t_luz: luz del aseo | luz del establo | lámpara de leer | luz del zaguán | luz del balcón | luz del cobertizo | lámpara de pared | luz de la bodega | guirnalda del árbol
%list t_luces: luces de la escalera | lámparas del comedor | focos del patio | luces de arriba | luces de abajo
%list t_apf: sauna | freidora | bomba de la piscina | manta eléctrica | consola | cafetera | tele de arriba | estufa del baño
%list t_apm: horno | ventilador de techo | purificador | tostador | ordenador del despacho | calentador del patio | enchufe del porche | deshumidificador
%list t_hueco: pasillo | baño | despacho | invernadero | recibidor | desván | trastero
%list t_cal2: calefacción de arriba | calefacción | calefacción del baño | climatización del despacho | caldera
%list t_pue: puerta de la calle | puerta de la bodega | puerta de la terraza | puerta del cobertizo | puerta lateral | puerta de la consulta
%list t_abr: puerta del garaje | verja | persiana del baño | claraboya | ventana del invernadero | cortina metálica
%list t_pers: persianas de delante | persianas | cortinas del dormitorio | venecianas | persianas de arriba
%list t_son: radio | radio de la cocina | tele | música del baño
%list t_rob: robot aspirador | robot friegasuelos | cortacésped | robot del pasto
%list t_lav: lavadora | depuradora | lavavajillas nueva | secadora
%list t_camf: cámara del estanque | cámara del pasillo | cámara del parking | cámara del establo | cámara de la puerta | cámara del bebé
%list t_caml: patio | sótano | establo | jardín delantero | almacén | descansillo
%list t_camlf: rampa | entrada | puerta de casa | era | cochera

%tool get_device_state
ya estoy acostada, ¿abajo está cerrada la {device_id=t_pue}?
{device_id=t_apm} encendido?
siguen prendidas las {device_id=t_luces}
qué temperatura tenemos, qué marca la {device_id=t_cal2}
el {device_type:vacuum=aspirador|robot} del {device_id=t_hueco}, ¿ha acabado?
sigue subida la {device_type:cover=persiana|cortina} del {device_id=t_hueco}?
el {device_type:sensor=sensor|medidor} del {device_id=t_hueco}, ¿cuánta humedad da?
gira el {device_type:fan=ventilador} del {device_id=t_hueco}?
creo que la {device_id=t_apf} lleva en marcha desde la mañana, mira a ver
alguien dejó abierta la {device_id=t_abr}?

%tool get_camera_stream
qué hará el perro en el {camera_id=t_caml}, déjame verlo
{camera_id=t_camf} ver
tocaron en la {camera_id=t_camlf}, ¿quién es? muéstrame
quiero ver si el paquete sigue en la {camera_id=t_camlf}
directo {camera_id=t_caml}
duerme el peque? ponme la {camera_id=t_camf}
échame un vistazo fuera con la cámara

%tool control_device
no se ve ni torta, {device_id=t_luz} {action:turn_on=encendida|on}
la {device_id=t_apf} ya lleva bastante, {action:turn_off=córtala|fuera}
{device_id=t_cal2} {action:set_temperature=a} {parameters=t_gr}
estoy sudando, {action:set_temperature=baja} la {device_id=t_cal2} a {parameters=t_gr}
la {device_id=t_son} está a todo trapo, {action:set_volume=déjala} en {parameters=t_vol}
más íntimo: la {device_id=t_luz} {action:dim=bajita|tenue|atenuada} al {parameters=t_br}
{parameters=t_br} de {action:set_brightness=brillo|intensidad} en la {device_id=t_luz}
tengo que irme, {action:lock=echa el cerrojo a|pasa la llave a|tranca} la {device_id=t_pue}
Rocío está fuera, {action:unlock=quítale el cerrojo a|desatranca|ábrele el seguro a} la {device_id=t_pue}
{action:open=ábreme|levanta} la {device_id=t_abr}, que llego con el coche
las {device_id=t_pers} {action:close=abajo|bajadas|cerradas}, que pega el sol
se levantó viento: {device_id=t_abr} {action:close=cerrar|cerrada}
hay polvo por todas partes, {action:start=suelta|saca|pon en marcha} el {device_id=t_rob}
{device_id=t_lav} {action:start=en marcha|arrancar|a funcionar}
se durmió el bebé, que el {device_id=t_rob} {action:stop=se pare|deje de moverse|se quede quieto}
la {device_id=t_son} un momento {action:pause=en pausa|parada un segundo}, que me llaman
todos a dormir, {device_id=t_luces} {action:turn_off=fuera|apagadas|off}
a la {device_id=t_luz} {action:toggle=cámbiale el estado|dale la vuelta}
ya salimos todos, {device_id:alarma=alarma} {action:arm=conectada|activada|armada}
soy yo, {device_id:alarma=alarma} {action:disarm=desconectada|fuera|desarmada}
deja la {device_id=t_cal2} de otra manera

%list t_sql: select count(*) from reservas | SELECT nombre FROM socios WHERE cuota = 0 | select * from citas order by fecha limit 20 | SELECT ciudad, count(*) FROM clientes GROUP BY ciudad | select max(precio) from habitaciones | SELECT * FROM pedidos WHERE estado = 'nuevo' | select sum(horas) from turnos where mes = 2 | SELECT articulo, existencias FROM almacen WHERE existencias < minimo
%list t_kat: ropa | abuela | comida | claves | peña | casa | recetas | bici | medicinas | amigos | oficina | guardería
%list t_fct: Julieta no come cerdo | nuestra plaza de garaje es la 31 | Óscar vive ahora en Salta | soy alérgico a la penicilina | la llave del cobertizo está debajo de la maceta | la abuela Lola cumple el 4 de abril | Zulema lleva el dorsal 9 | mi maquinilla usa el cabezal SH71 | la señora Ospina no va los lunes a la oficina | el candado se abre con el 7314 | tomo el café solo con leche de avena | el techador se llama Braulio | mi pastilla para la tensión es enalapril | la guardería cierra a las cinco | Fermín me debe 40 euros | en casa calentamos con pellets | en el cine me gusta la fila siete
%list t_fcti: comprar leche de avena y nunca de soja | no llamar a Óscar por la mañana | pedir la mesa junto a la ventana | pagar la peña en septiembre | dejar la llave debajo de la maceta | revisar la caldera cada otoño | no ponerle cebolla a nada | llevar siempre un pañal de repuesto
%list t_mem: plaza de garaje | candado | cabezal de la maquinilla | pastilla de la tensión | nombre del techador | cumpleaños de la abuela Lola | dorsal de Zulema | dirección de Óscar | talla de anillo | leche del café | alergia | teléfono del portero | pienso del gato
%list t_meq: qué no come Julieta | dónde está la llave del cobertizo | con qué número se abre el candado | qué día libra la señora Ospina | a qué soy alérgico | cuánto me debe Fermín | dónde vive Óscar ahora | qué plaza tenemos | con qué calentamos la casa | a qué hora cierra la guardería | cómo se llama el techador
%list t_chat: obra de la cocina | nombre del barco | permiso parental | dolor de espalda | vacaciones en Suecia | regalo del bautizo | subida de sueldo | vacuna del gato | freidora de aire | boda de Fermín | placas solares | vocabulario de inglés | plantas de interior | masa madre
%list t_upm: idioma a francés => {"idioma": "francés"} | idioma a inglés => {"idioma": "inglés"} | nombre a Fer => {"nombre": "Fer"} | país a Chile => {"país": "Chile"} | apodo a Zule => {"apodo": "Zule"}
%list t_upf: zona horaria a Europe/Madrid => {"zona_horaria": "Europe/Madrid"} | moneda a pesos => {"moneda": "pesos"} | ciudad a Salta => {"ciudad": "Salta"} | ciudad a Cuenca => {"ciudad": "Cuenca"}
%list t_upc: ciudad: Cuenca => {"ciudad": "Cuenca"} | nombre: Rocío => {"nombre": "Rocío"} | idioma: español => {"idioma": "español"} | moneda: EUR => {"moneda": "EUR"} | profesión: panadera => {"profesión": "panadera"} | apodo = Zule => {"apodo": "Zule"}
%list t_upn: Rocío => {"name": "Rocío"} | Óscar => {"name": "Óscar"} | Zule => {"name": "Zule"} | señora Ospina => {"name": "señora Ospina"} | capi => {"name": "capi"} | Fer => {"name": "Fer"}
%list t_fich: apuntes.json | copia/vieja.csv | ~/saber.md | /home/rocio/hechos.json | export_febrero.csv | pendrive/memoria.json | mudanza/steward.json | recuerdos-2025.md
%list t_quien: Rocío | Óscar | la abuela Lola | Zulema | fermín | la señora Ospina | Julieta | Amparo | papá | mi hija | la portera | los chicos | la vecina | mi jefa | mamá | mi compadre
%list t_gru: grupo de la guardería | chat del teatro | grupo del pueblo | chat de la parrillada | grupo de turnos | chat de los primos | canal de la obra | chat de bomberos | grupo del piso | canal de guardias
%list t_cta: 17 por 23 | 960 entre 16 | 15% de 480 | la raíz cuadrada de 225 | 3 elevado a 5 | 1200 - 385 | 24,50 más 13,90 | 8,5 por 6 | 40 por ciento de 199 | (12+9)*4 | 365/7 | 2*19,99 | 7 % de 260 | 100 menos 3 por 27 | sqrt(81)
%list t_avz: el horno está caliente | la bañera está llena | Zulema está en la puerta | la copia de seguridad se paró | terminó la descarga | es hora de levantarse | toca tomar el enalapril | el paquete está en el punto de recogida | tengo entreno en diez minutos | queda poca batería | ya está todo listo | aplazaron el ensayo | toca descansar | ya puedo entrar
%list t_avz2: batería baja | hora de levantarse | todo listo | tomar el enalapril | Ensayo aplazado | entreno en diez minutos | buen trabajo | a dormir | fin de la descarga | mira el horno
%list t_uq: cómo se hacen los ñoquis | qué quita el hipo | cuándo empieza el verano | cuánto mide un campo de fútbol | cuál es el pico más alto de España | dónde está mi cartilla | quién presenta la lectura | qué le regalo a Zulema
%list t_ua: hirviéndolos dos minutos | una cucharada de azúcar | el 21 de junio | unos cien metros por setenta | el Teide | en la carpeta azul | la señora Ospina | quizá una parrilla

%tool run_sql
{query=t_sql}, suéltalo contra las tablas
consulta a la bd: {query=t_sql}
qué escupe la base de datos con {query=t_sql}
los números los saco de la base, así: {query=t_sql}
pasa {query=t_sql} una vez
con este sql ve a por los datos, {query=t_sql}
una consulta a la base de datos, porfa

%tool store_fact
solo para que lo sepas: {fact=t_fct}, retenlo
así no te lo tengo que repetir, {fact=t_fct}
{fact=t_fct}. no se te vaya a olvidar, eh
{fact=t_fct}, eso es de {category=t_kat}, memoriza
apartado {category=t_kat}: {fact=t_fct}
de aquí en adelante has de saber que {fact=t_fct}
que {fact=t_fct}, lo archivas en {category=t_kat}
no es una tarea, es para tu memoria: {fact=t_fcti}
tengo algo para tu memoria, tema {category=t_kat}

%tool list_facts
qué te he contado ya de mi vida
{category=t_kat}, todo lo memorizado
dame {limit=t_n} cosas de las que tienes memorizadas
apartado {category=t_kat}: lo guardado, {limit=t_n} datos
repasa en voz alta los datos que guardas
datos memorizados?
me conoces bien? enumera lo que hay en {category=t_kat}

%tool delete_fact
lo que memorizaste como {fact_id=num_id} ya no es así
{fact_id=id} bórratelo de la cabeza
dato {fact_id=num_id}: eso era antes, elimínalo
olvídate xfa del número {fact_id=num_id}, no es cierto
el dato {fact_id=id} lo puedes tirar
te quedaste con algo mal, el dato {fact_id=num_id}, fuera
uno de tus datos caducó, quítalo

%tool store_conversation
conserva lo que acabamos de hablar: yo {user_message=t_uq}, tú {agent_response=t_ua}
para el archivo, mi pregunta {user_message=t_uq}, tu explicación {agent_response=t_ua}
¿{user_message=t_uq}? - {agent_response=t_ua}. esa charla, guárdala
contestaste {agent_response=t_ua} y yo había dicho {user_message=t_uq}, almacena el diálogo
transcripción del chat a guardar: usuario "{user_message=t_uq}", tú "{agent_response=t_ua}"
que quede como conversación: {user_message=t_uq} / {agent_response=t_ua}
guarda esto que hemos charlado

%tool search_conversations
me aconsejaste algo sobre {query=t_chat}, ¿qué era?
{query=t_chat}, ¿no lo platicamos el otro día?
las {limit=t_n} últimas charlas de {query=t_chat}
chat viejo {query=t_chat}
en qué conversación salió {query=t_chat}, {limit=t_n} me bastan
a qué conclusión llegamos con {query=t_chat}, mira lo hablado
busco una charla nuestra de hace tiempo

%tool retrieve_memories
{query=t_meq}? te lo había contado
yo te había dicho {query=t_meq}
mi {query=t_mem}, ¿cómo era?
{query=t_mem}, {limit=t_n} recuerdos, ¿qué te suena?
tú lo memorizaste, yo no: {query=t_meq}
de {query=t_mem} todo, {include_conversations:true=también lo que hayamos hablado|con las conversaciones|charlas incluidas}
{query=t_mem}, pero {include_conversations:false=deja fuera las charlas|sin mirar en los chats|solo los datos}
de qué te acuerdas

%tool get_profile
qué nombre figura en mi ficha
qué zona horaria me has puesto
mi perfil?
me tienes con la ciudad correcta?
deja que eche un ojo a mi ficha de usuario
qué datos personales figuran en mi perfil
en qué idioma estoy configurado

%tool update_profile
desde hoy cámbiame el {updates=t_upm}
llámame {updates=t_upn} de ahora en adelante
en el perfil hay un error, lo correcto es {updates=t_upc}
me he mudado, pasa en mi perfil la {updates=t_upf}
{updates=t_upc}, así tiene que constar en el perfil
todos me dicen {updates=t_upn}, hazlo tú también
mi perfil está mal

%tool get_memory_stats
te cabe algo más o está llena la memoria
cuánto sabes ya, en números
número de charlas en memoria?
cuántos datos llevas reunidos
qué espacio ocupa tu memoria
balance de tu memoria, porfa
echa la cuenta de lo que tienes guardado

%tool export_memory
me cambio de sistema, dame todo lo que tienes mío
lo que sabes de mí en {format:csv=una tabla csv|csv para excel}
petición de datos, {format:json=en json|formato json}
lo que recuerdas, para imprimir, {format:markdown=en markdown|como md}
saca por escrito cuanto hay en tu memoria
la memoria entera a {format:csv=csv}
copia de seguridad de tus recuerdos, {format:json=json}

%tool import_memory
en el pendrive está {file_path=t_fich}, tienes que volver a saberlo todo
{file_path=t_fich} cargar en memoria
llena tu memoria con {file_path=t_fich}
guardé tus viejos recuerdos en {file_path=t_fich}, recupéralos
importación: {file_path=t_fich}
apréndete lo que pone {file_path=t_fich}
recupera tu memoria antigua del archivo

%tool send_message
ponle a {chat_id=t_quien}: {text=t_dir}
{chat_id=t_quien} aún no sabe que {text=t_dec}, escríbeselo
anda, pregúntale a {chat_id=t_quien} si {text=t_si}
a {chat_id=t_quien} q {text=t_dec}
por el {chat_id=t_gru}: {text=t_dir}
{text=t_prg}, pregúntalo en el {chat_id=t_gru}
pídele a {chat_id=t_quien} por el móvil que {text=t_sub}
correo no, un mensajito: {chat_id=t_quien}, {text=t_dir}
wasap a {chat_id=t_quien}, {text=t_dec}
que {chat_id=t_quien} se entere de que {text=t_dec}
escríbele algo bonito a {chat_id=t_quien}

%tool get_status
se te ha atascado algo?
{problem_id=num_id}, se mueve o no
en qué quedó mi encargo número {problem_id=num_id}
te hace falta un sí mío para algo
sigue en marcha la petición {problem_id=num_id}?
ya acabaste con todo lo que te pedí?
cómo va {problem_id=num_id}

%tool notify_user
haz vibrar mi móvil: {message=t_avz}
ahora mismo, como notificación para mí: {message=t_avz}
push, {message=t_avz2}
que me salga en pantalla que {message=t_avz}
luego no, ya: notifícame que {message=t_avz}
una notificación al celular, contenido {message=t_avz2}
prueba si me llegan las notificaciones

%tool calculate
{expression=t_cta} porfa
no encuentro la calculadora, {expression=t_cta}
Julieta se atasca con {expression=t_cta}, di el resultado
{expression=t_cta} sale a cuánto
de cabeza no me sale: {expression=t_cta}
resultado de {expression=t_cta}?
échame una cuenta

%tool get_current_time
no llevo reloj, qué hora será
puedo llamar ahora a {timezone=timezone} o estarán durmiendo? qué hora tienen
a qué día de la semana estamos
reloj de {timezone=timezone}, ahora
ya pasa de las doce?
qué marca el reloj en {timezone=timezone}
a cuántos estamos hoy

%tool none
a ver, empecemos de nuevo, ¿de qué hablábamos?
rímame algo con lavadora
vacía tú el lavavajillas
cómprame unos zapatos en {=company}
córtame el flequillo
lleva hoy tú a los niños al cole
%tool talk
el mail de {=firstname} me hizo llorar
llevo tres horas ordenando correos, nunca más
mi agenda es un caos, pero eso es cosa mía
ayer no fui a la cita y tan tranquilo
tareas tengo de sobra, créeme
los recuerdos de infancia me ponen tierna
{=firstname} tiene memoria de elefante
qué tiempazo nos hizo en {=city}
cuando truena me meto en la cama
la lámpara de la abuela queda preciosa en el pasillo
el termostato de casa va a su bola
nuestro robot aspirador se llama Paco
me llegó un mensaje de un {=firstname} que no conozco, qué risa
yo los nombres no los retengo, las caras sí
la bolsa es una lotería
{=firstname} se durmió en plena reunión, lo que nos reímos
gracias, te debo una
todo ok, merci
no no, todo bien
anda ya, me tomas el pelo
charlemos un rato
a ti también te gusta {=city}?
te sientes solo por las noches?
mañana empiezan por fin mis vacaciones, yuju
