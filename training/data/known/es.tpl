# Spanish: every known tool.
%list us_lat: 39.74 | 40.7128 | 34.05 | 41.88 | 29.76 | 25.76 | 47.61 | 37.77 | 33.45 | 42.36 | 38.9072 | 45.52 | 36.17 | 61.22 | 21.31 | 44.98 | 30.27 | 35.2271
%list us_lon: -104.99 | -74.0060 | -118.24 | -87.63 | -95.37 | -80.19 | -122.33 | -122.42 | -112.07 | -71.06 | -77.0369 | -122.68 | -115.14 | -149.9 | -157.86 | -93.27 | -97.74 | -80.8431
%list diasn: hoy => 1 | ayer => 1 | la semana pasada => 7 | esta semana => 7 | este mes => 30 | el mes pasado => 30 | este año => 365 | estos últimos tres días => 3 | estas dos semanas => 14
%list diade: hoy | mañana | el lunes | el martes | el próximo lunes | el 3 de mayo | el 1 de junio | el miércoles | pasado mañana | el 12 de septiembre | el 1 de julio | principios de junio | 2026-08-01
%list diaa: el viernes | el domingo | el fin de semana | el 15 de junio | el próximo viernes | fin de mes | el 20 de septiembre | el 15 de julio | mediados de agosto | el jueves | 2026-08-14 | el miércoles de la semana que viene
%list inicio: mañana a las 9 | mañana a las nueve | mañana a las 5 de la tarde | hoy a las 17:30 | hoy a las cinco y media | pasado mañana a las 10 | el viernes a las 5 | el lunes a las 8 y media | el martes a las 14:00 | el jueves a las tres | el sábado a las 11 | el próximo martes a las 9 | el viernes que viene a las 4 | el 3 de mayo a las 10 | el 24 de diciembre a las 18 horas | el día 5 a las 9 | este viernes a las 20:00 | esta noche a las diez | esta tarde a las seis | el miércoles de la semana que viene a la una | a las 14:30 | a las siete menos cuarto | 2026-05-04 08:30 | el domingo a las doce | el 12 de junio a las 16:00 | mañana por la tarde a las cuatro
%list detime: mañana de 9 | mañana de 10 de la mañana | el viernes de 3 | el lunes de ocho | hoy de 17:30 | el martes de 13:30 | pasado mañana de once | el próximo miércoles de 9 | el 3 de mayo de 10 | el sábado de 6 | el jueves de cuatro
%list roomm: salón | dormitorio | baño | pasillo | sótano | despacho | comedor | ático | garaje | jardín | cuarto de los niños | recibidor
%list roomf: cocina | oficina | habitación de invitados | terraza | entrada | habitación | buhardilla
%list tonm: televisor | altavoz de la cocina | altavoz del salón | equipo de música | altavoz del baño | Echo | amplificador
%list tonf: tele | música del salón | barra de sonido | radio de la cocina | tele del dormitorio | música
%list startm: robot aspirador | lavavajillas | riego del jardín | cortacésped | robot de cocina | horno
%list startf: lavadora | secadora | cafetera | depuradora | aspiradora | freidora
%list temaf: cumbre del clima | huelga de trenes | inteligencia artificial | inflación | reforma de las pensiones | subida de los tipos | sequía | Champions | Liga | guerra de Ucrania | campaña electoral | ley de vivienda
%list temam: salario mínimo | precio de la vivienda | Real Madrid | Barça | Brexit | Mundial | volcán de La Palma | juicio del expresidente | paro | precio de la luz | conflicto de Gaza
%list mim: coche | perro | médico | seguro | talla de zapato | comida favorita | hermano | viaje a Italia | mudanza | alergia | familia | jefa | contrato de la luz | aniversario | plaza de garaje | caldera | dirección
%list topf: factura | invitación | declaración de la renta | reserva del hotel | presentación | lista de precios | licencia de obras | excursión del colegio | cocina nueva | candidatura de Elena | nota de prensa | entrega de Valencia | renovación del contrato | cena de Navidad | subida de sueldo | oferta de empleo | caldera | reparación de la bici | lista de invitados | devolución | mudanza | beca | multa
%list topm: contrato de alquiler | informe trimestral | presupuesto | albarán | seguro del coche | viaje a Italia | fallo del servidor | borrador | contrato de compra | cumpleaños de la abuela | vuelo a Lisboa | plan de marketing | visado | logo | paquete | pedido | acuerdo con Telefónica | calendario de vacaciones | recibo de la luz | taller de mayo | contrato de trabajo | proyecto Alba | permiso de obras
%list topp: billetes | gastos de viaje | resultados de las pruebas | papeles del piso | números de marzo | horarios | análisis | recibos | turnos de agosto | pagos pendientes
%list toppf: fotos de la boda | camisetas | entradas del concierto | horas extra | claves de acceso | nóminas | cuotas del club | obras de la calle | candidaturas | tarifas nuevas
%list titf: reunión de equipo | revisión del proyecto | fisioterapia | vacuna | videollamada con el cliente | visita al piso | fiesta de cumpleaños | clase de piano | demo del producto | formación | cita con el dentista | entrevista | comida con Lucía | cena con los vecinos | cita en el banco
%list titm: dentista | partido de pádel | taller | cine con Marta | concierto | café con Sofía | vuelo a Lisboa | ensayo del coro | standup | bautizo | entrenamiento | desayuno de trabajo | curso de seguridad | aperitivo con los compañeros
%list wdias: hoy => 1 | esta noche => 1 | esta tarde => 1 | mañana => 2 | mañana por la tarde => 2 | mañana por la mañana => 2 | pasado mañana => 3 | el fin de semana => 7 | este fin de semana => 7 | esta semana => 7 | el viernes => 7 | el sábado => 7 | el domingo => 7 | el lunes => 7 | la semana que viene => 14 | los próximos tres días => 3 | los próximos 3 días => 3 | los próximos cinco días => 5 | los próximos días => 5 | los próximos 7 días => 7 | toda la semana => 7 | los próximos diez días => 10
%list ndias: 2 => 2 | 3 => 3 | 4 => 4 | 5 => 5 | 6 => 6 | 7 => 7 | 10 => 10 | 12 => 12 | 14 => 14 | dos => 2 | tres => 3 | cuatro => 4 | cinco => 5 | seis => 6 | siete => 7 | diez => 10
%list diasa: hoy => 1 | ayer => 1 | la semana pasada => 7 | la última semana => 7 | esta semana => 7 | los últimos tres días => 3 | los últimos 3 días => 3 | los últimos siete días => 7 | las últimas dos semanas => 14 | los últimos 30 días => 30 | el último mes => 30 | el mes pasado => 30 | este mes => 30 | los últimos diez días => 10 | este año => 365
%list fuente: El País | El Mundo | BBC | La Vanguardia | ABC | El Confidencial | Reuters | CNN en Español | Clarín | La Nación | El Universal | Marca | 20 Minutos | eldiario.es | Xataka | El Tiempo | Infobae | New York Times | RTVE | As | https://example.org/rss.xml
%list tema: elecciones generales | cumbre del clima | Ucrania | subida de los tipos | huelga de trenes | inteligencia artificial | Liga | salario mínimo | coches eléctricos | reforma de las pensiones | inundaciones en Valencia | Juegos Olímpicos | inflación | Telefónica | Real Madrid | carrera espacial | precio de la vivienda | Mercosur | sequía | Taiwán | protestas de los agricultores | Venezuela | Champions
%list webq: botas de montaña buenas | restaurantes veganos en Lavapiés | horario de la biblioteca municipal | cómo arreglar un grifo que gotea | vuelos baratos a Roma | cómo quitar manchas de vino | mejor casco de bici | fechas de la huelga de trenes | opiniones de lavadoras | receta de gazpacho | ayudas para placas solares | puente de mayo ofertas | bici de niño de segunda mano | precio medio del alquiler en Bilbao | cargadores eléctricos en la A-3 | cerrajero 24 horas en Triana | comparativa de patinetes eléctricos | humedad en el baño | clases de yoga cerca | trucos para dormir mejor | ideas de regalo para adolescentes | dónde ver el partido de esta noche | tablas dinámicas en Excel | efectos secundarios de la vacuna | hoteles con perro en Asturias
%list webf: a qué hora abre el Prado | quién ganó ayer la final | cuánto cuesta una placa solar | cuánto tarda el pasaporte | dónde se desayuna bien en Sevilla | qué móvil tiene la mejor cámara | si está cortada la A-6 | cuándo empiezan las rebajas | cómo se eliminan las moscas de la fruta | qué significa la nueva norma de Hacienda | quién es el entrenador del Betis | cuánto es el salario mínimo
%list wikiq: Miguel de Cervantes | fotosíntesis | guerra civil española | Marie Curie | agujeros negros | Frida Kahlo | Imperio inca | tectónica de placas | Simón Bolívar | muro de Berlín | entrelazamiento cuántico | Teide | Alhambra | Antoni Gaudí | Imperio romano | ballena azul | Federico García Lorca | Revolución Industrial | lago Titicaca | Rosalía de Castro | impresionismo | imprenta | Machu Picchu | Diego Velázquez | Camino de Santiago
%list arxq: redes neuronales de grafos | materia oscura | plegamiento de proteínas | corrección de errores cuánticos | aprendizaje por refuerzo | grandes modelos de lenguaje | ondas gravitacionales | aislantes topológicos | modelos de difusión | modelos climáticos | reconocimiento de voz | exoplanetas | baterías de litio | inferencia causal | neutrinos | transformers | robótica
%list kbq: cuántos días de vacaciones tengo | cómo pido un permiso | quién aprueba los viajes | cómo cambio la clave de la VPN | cuál es el plazo de preaviso | qué hago si tengo un accidente laboral | dónde entrego los gastos | cada cuánto se cambia la contraseña | quién lleva el tema de la impresora | puedo trabajar desde el extranjero | cuándo se pagan las horas extra | cómo aviso de una baja | cómo pido un portátil nuevo
%list kbt: teletrabajo | vacaciones | gastos de viaje | bajas médicas | horas extra | coches de empresa | protección de datos | bienvenida de empleados | contraseñas | evacuación | devoluciones | dietas | formación | horario flexible | permiso de paternidad | visitas en la oficina | seguridad informática
%list accion: Telefónica | Santander | BBVA | Inditex | Iberdrola | Repsol | Tesla | Apple | Nvidia | Microsoft | Amazon | Iberia | Mapfre | Ferrovial | Endesa | IBEX 35 | Mercado Libre | Airbus | Google | AAPL | TSLA | MSFT | MELI | Netflix | Ecopetrol | CaixaBank
%list periodo: hoy => 1d | esta semana => 5d | los últimos cinco días => 5d | los últimos 5 días => 5d | el último mes => 1mo | las últimas cuatro semanas => 1mo | los últimos tres meses => 3mo | los últimos 3 meses => 3mo | el último trimestre => 3mo | los últimos seis meses => 6mo | el último medio año => 6mo | el último año => 1y | los últimos 12 meses => 1y | los últimos dos años => 2y | los últimos cinco años => 5y | los últimos diez años => 10y | la última década => 10y
%list periodk: hoy => 1d | en lo que va de año => ytd | desde enero => ytd | este año => ytd | desde que salió a bolsa => max | en toda su historia => max | esta semana => 5d | este mes => 1mo | en un mes => 1mo | en un año => 1y | en seis meses => 6mo | en tres meses => 3mo | en 5 años => 5y | en diez años => 10y
%list moneda: bitcoin | Bitcoin | BTC | ethereum | ETH | solana | dogecoin | cardano | litecoin | XRP | ripple | monero | polkadot | ether | tether | avalanche
%list divisa: euros => EUR | euro => EUR | dólares => USD | dólar => USD | dólares americanos => USD | libras => GBP | libras esterlinas => GBP | yenes => JPY | yen => JPY | francos suizos => CHF | francos => CHF | coronas suecas => SEK | coronas noruegas => NOK | coronas danesas => DKK | zlotys => PLN | pesos mexicanos => MXN | pesos argentinos => ARS | pesos chilenos => CLP | pesos colombianos => COP | reales => BRL | reales brasileños => BRL | liras turcas => TRY | dólares canadienses => CAD | dólares australianos => AUD | yuanes => CNY | rupias => INR | wones => KRW | bahts => THB | rands => ZAR | séqueles => ILS | dírhams => AED | florines húngaros => HUF | EUR | USD | GBP | MXN | COP | CLP | ARS | JPY
%list luzf: luz del salón | luz de la cocina | luz del baño | luz del dormitorio | lámpara del salón | lámpara de pie | lamparita de noche | luz del porche | luz del pasillo | luz del sótano | bombilla del comedor | luz
%list lucesp: luces del salón | luces del jardín | luces de Navidad | luces de la terraza | luces del garaje | luces de la cocina | luces de arriba | luces
%list devf: cafetera | calefacción | calefacción del baño | tele | televisión | música del salón | radio | lavadora | estufa | campana de la cocina | impresora | fuente del jardín | freidora
%list devm: ventilador | aire acondicionado | aire | horno | altavoz de la cocina | humidificador | purificador de aire | calefactor | enchufe del despacho | televisor | riego del jardín | router | robot aspirador
%list calor: calefacción | calefacción del salón | calefacción del baño | temperatura del dormitorio | temperatura del despacho | calefacción del cuarto de los niños | caldera
%list calorm: termostato | termostato del salón | aire acondicionado | aire | radiador del baño | suelo radiante
%list puerta: puerta principal | puerta de casa | puerta de atrás | puerta de la calle | puerta del sótano | puerta de la terraza | puerta del jardín | cerradura de la entrada
%list abrf: persiana del dormitorio | persiana | puerta del garaje | verja | claraboya | cortina del salón | puerta del jardín | persiana de la cocina
%list abrp: persianas | persianas del salón | cortinas | cortinas del dormitorio | contraventanas | persianas de arriba
%list camm: cámara del garaje | cámara de la entrada | cámara del jardín | cámara del bebé | cámara de la puerta | cámara del portal | cámara del almacén | cámara trasera | cámara del patio | cámara del perro
%list caml: garaje | jardín | patio | salón | almacén | portal | cuarto del bebé | porche | aparcamiento | timbre
%list hecho: mi talla de zapato es la 43 | la clave del wifi es Girasol7 | la abuela vive en el tercero | Lucía es alérgica a las nueces | el coche está en la planta 3 | mi médico es el doctor Ruiz | nuestro aniversario es el 12 de mayo | la llave está debajo del felpudo | a Pablo no le gusta el queso | mi grupo sanguíneo es A positivo | la basura se recoge los martes | tengo un Seat azul | el código de la taquilla es 4411 | mi jefa cumple años en marzo | tomo el café solo | el perro se llama Toby | Ana trabaja ahora en Repsol | mi número de cliente es 88231 | revisaron la caldera en julio | Sergio es vegetariano | soy del Athletic | el jardinero viene los viernes | soy celíaco | prefiero sentarme junto a la ventana | mi hija se llama Martina | mi hermano vive en Quito | nuestra gestora se llama Beatriz
%list cat: familia | salud | trabajo | casa | coche | comida | aficiones | cumpleaños | contraseñas | viajes | finanzas | mascotas | amigos | colegio | preferencias
%list mtema: comida favorita | coche | alergias | médico | viaje a Italia | talla de Pablo | cumpleaños de Lucía | wifi | mudanza | café | perro | contrato de la luz | caldera | número de cliente | código de la taquilla | aniversario | seguro | abuela | restaurante de Sevilla | regalos de mamá
%list grupo: grupo de la familia | grupo del equipo | grupo de vecinos | grupo de padres | grupo del fútbol | grupo del proyecto | chat de marketing | canal general | chat de la mudanza | grupo del coro | chat del piso | canal de ventas | canal de soporte
%list cuenta: 12 por 7 | el 15 % de 240 | 15% de 240 | 3 más 4 por 2 | raíz cuadrada de 144 | 120 entre 8 | 99 menos 45 | 19 por ciento de 350 | 2 elevado a 10 | 18*24 | 1024/16 | 45 * 1,21 | (17-5)/4 | 7 + 9 | 250 dividido entre 8 | 20% de 80 | 3,5 * 8 | sqrt(81) | 100 - 37,5 | 60*24*7 | un tercio de 900 | 12 + 15 + 18 | 4,99 por 3
%list listo: la lavadora ha terminado | la comida está lista | el despliegue ha acabado | los niños están en casa | la copia ha terminado | queda poca batería | ha llegado la visita | ha llegado el paquete | toca descansar | el servidor no responde | la importación ha ido bien | el horno está caliente | hay que beber agua | ya empieza la función | la descarga está completa
%list zonaj: Madrid => {"timezone": "Europe/Madrid"} | Bogotá => {"timezone": "America/Bogota"} | Ciudad de México => {"timezone": "America/Mexico_City"} | Lima => {"timezone": "America/Lima"} | Nueva York => {"timezone": "America/New_York"} | Londres => {"timezone": "Europe/London"} | Berlín => {"timezone": "Europe/Berlin"} | Tokio => {"timezone": "Asia/Tokyo"} | Europe/Madrid => {"timezone": "Europe/Madrid"}
%list idj: español => {"language": "es"} | inglés => {"language": "en"} | alemán => {"language": "de"} | francés => {"language": "fr"} | italiano => {"language": "it"}
%list nomj: Pepe => {"name": "Pepe"} | Lucía => {"name": "Lucía"} | Íñigo => {"name": "Íñigo"} | Paqui => {"name": "Paqui"} | doctora Ruiz => {"name": "doctora Ruiz"} | Nacho => {"name": "Nacho"} | Ximena => {"name": "Ximena"} | Charly => {"name": "Charly"}
%list temps: 21 grados => {"temperature": 21} | 19 grados => {"temperature": 19} | 22 => {"temperature": 22} | 23 grados => {"temperature": 23} | 18 grados => {"temperature": 18} | 20° => {"temperature": 20} | 21,5 grados => {"temperature": 21.5} | veinte grados => {"temperature": 20} | veintiún grados => {"temperature": 21} | 24 grados => {"temperature": 24} | 17 => {"temperature": 17}
%list brillo: 40 por ciento => {"brightness": 40} | 20 % => {"brightness": 20} | 50% => {"brightness": 50} | 30 => {"brightness": 30} | 75 por ciento => {"brightness": 75} | diez por ciento => {"brightness": 10} | 100 % => {"brightness": 100} | 60 por ciento => {"brightness": 60} | mitad => {"brightness": 50} | máximo => {"brightness": 100}
%list vol: 30 por ciento => {"volume": 30} | 20 => {"volume": 20} | 50 % => {"volume": 50} | diez por ciento => {"volume": 10} | 40% => {"volume": 40} | 15 => {"volume": 15} | 70 por ciento => {"volume": 70} | veinticinco por ciento => {"volume": 25}
%list cal: trabajo | familia | universidad | personal | colegio | club | equipo | vacaciones | Google | Outlook
%list sitio: sala 204 | Café Gijón | oficina | sala Goya | estación de Atocha | Zoom | ayuntamiento | terraza del hotel | clínica San José | polideportivo | Teams | restaurante Botín | cafetería | parque del Retiro | calle Goya 33 | biblioteca

%tool search_email
%lang es
(busca|búscame|encuentra) [por favor] (el correo|el mail|el mensaje) de {from_email=person} sobre la {query=topf}
¿(me ha escrito|me escribió) {from_email=fullname} (por|sobre) el {query=topm}?
correos de {from_email=firstname} {query=topic}
(enséñame|muéstrame|muestra) (los|todos los) (correos|mails) (del|sobre el) {query=topm} de {days_back=diasa}
¿dónde está (el correo|ese mail) (de la|con la) {query=topf}?
no encuentro el mensaje (del|sobre el) {query=topm}, ¿(puedes mirar|miras) en mi bandeja de entrada?
¿hay (algo|alguna respuesta) de {from_email=person} sobre las {query=toppf}?
mail de {from_email=firstname} {query=topic}
(busque|revise) en mi (buzón|bandeja de entrada) {query=topic}, por favor
¿qué (decía|puso|comentó) {from_email=fullname} (en su correo|por mail) sobre los {query=topp}?
no me acuerdo de lo que escribió {from_email=person} de la {query=topf}, búscalo [en el correo]
(podrías|puedes) (mirar|comprobar) si (llegó|ha llegado) (algo|un correo) del {query=topm} {days_back=diasn}
los últimos {limit=int} correos (sobre|con) {query=topic}
bandeja de entrada {query=topic} {days_back=diasn}
había un mail por lo de la {query=topf}, (encuéntralo|sácalo)
todo lo que mandó {from_email=email} (sobre|acerca de) {query=topic}
mira (en|entre) mis correos: {query=topic}
¿tengo correos (nuevos|) con la palabra {query=topic}?
busca (un correo|los correos) de {from_email=person}
(busca|mira) en mi correo

%tool get_email_details
%lang es
(abre|ábreme|muéstrame|enséñame) [por favor] (el correo|el mail) {email_id=id} [completo|entero]
léeme {email_id=id}
correo {email_id=id} (completo|entero|abrir)
¿qué (pone|dice) [exactamente] (el correo|el mensaje) {email_id=id}?
quiero (leer|ver) el mensaje {email_id=id} (entero|completo|de principio a fin)
{email_id=id} en su versión original, por favor
¿quién está en copia en {email_id=id} y qué adjuntos (trae|lleva)?
adjuntos de {email_id=id}
¿me (puede|puedes) dar los detalles (de|del correo) {email_id=id}?
abre {email_id=id}, que quiero leerlo todo
abre (el|ese) correo
léeme (el correo|ese mail) entero
¿a quién iba dirigido {email_id=id}?

%tool summarize_email
%lang es
(resume|resúmeme|resuma) [por favor] (el correo|el mail|el mensaje) {email_id=id}
resumen {email_id=id}
hazme un resumen (de|del mail) {email_id=id} [en dos frases]
¿de qué va {email_id=id} [en pocas palabras]?
¿qué es lo (importante|esencial) de {email_id=id}?
{email_id=id} es larguísimo, ¿qué quiere (en resumen|al final)?
no tengo tiempo de leer {email_id=id}, (dame|dime) lo principal
(puedes|podrías) decirme en corto qué dice el correo {email_id=id}
los puntos clave de {email_id=id}
resúmeme (el|ese) correo
un resumen (del|de este) mensaje, por favor
versión corta de {email_id=id}

%tool compose_email
%lang es
(escribe|manda|envía) un (correo|mail) a {to=email} con asunto {subject=topic} (y el texto|que diga) {body=sentence}
correo a {to=email}: asunto {subject=topic}, {body=sentence}
(mándale|envíale|escríbele) [por favor] un (correo|mail|email) a {to=email} con el asunto "{subject=topic}": "{body=paragraph}"
(escríbele|mándale) un correo a {to=email} (diciendo|y dile) que {body=sentence}
nuevo correo, destinatario {to=emails}, asunto {subject=topic}, texto: {body=paragraph}
(avisa|avise) a {to=email} por correo de que {body=sentence}, asunto {subject=topic}
tengo que escribir a {to=email} (por|sobre) {subject=topic}: {body=sentence}
(manda|envía|escribe) un correo a {to=email}
email a {to=email} con copia a {cc=email}, asunto {subject=topic}: {body=sentence}
¿(puedes|podría|podrías) mandar un mail a {to=email} (diciéndole|y decirle) que {body=sentence}?
redacta un correo con asunto {subject=topic} para {to=email}, {cc=email} en copia. Texto: {body=paragraph}
{body=sentence} - (mándaselo|envíaselo) por correo a {to=emails} con asunto {subject=topic}
(dile|comunica) por mail a {to=email} que {body=sentence}
prepara y envía un email: {body=paragraph}. Es para {to=email}, asunto {subject=topic}
escribir email {to=email} asunto {subject=topic}
quiero (mandar|escribir) un correo
un correo con asunto {subject=topic}
Asunto: {subject=topic}. Para: {to=email}. {body=paragraph}

%tool reply_email
%lang es
(responde|contesta|responda) [por favor] al (correo|mail|mensaje) {email_id=id} (con|:) {body=sentence}
(responde|contesta) a {email_id=id} que {body=sentence}
respuesta a {email_id=id}: {body=paragraph}
contéstale a {email_id=id}: "{body=sentence}"
dile al remitente de {email_id=id} que {body=sentence}
{email_id=id} responder {body=sentence}
¿(puedes|podrías) contestar (a|el correo) {email_id=id} diciendo que {body=sentence}?
como respuesta al (mensaje|correo) {email_id=id} (pon|escribe) {body=paragraph}
(respóndele|contéstale) al correo que {body=sentence}
responde (al correo|a) {email_id=id}
{body=sentence}, mándalo en respuesta a {email_id=id}
quiero contestar (al mail|al correo) {email_id=id}
re {email_id=id} {body=sentence}

%tool analyze_email
%lang es
(analiza|revisa|evalúa) este correo [entrante]: De {from=email}, asunto: {subject=topic}, texto: {body=paragraph}
Correo nuevo. De: {from=email} Asunto: {subject=topic} {body=paragraph}
acaba de (entrar|llegar) un correo de {from=email} con asunto {subject=topic}: {body=paragraph} ¿qué hago con él?
mensaje entrante de {from=email} / {subject=topic} / {body=paragraph}
¿qué te parece este mail? Remitente {from=email}, asunto {subject=topic}: "{body=paragraph}"

%tool get_calendar_events
%lang es
¿qué (tengo|hay) {start_date=date} [en la agenda|en el calendario]?
agenda {start_date=date}
(enséñame|muéstrame|dime) mis (citas|eventos|compromisos) para {start_date=date}
(citas|eventos|reuniones) desde {start_date=diade} hasta {end_date=diaa}
¿(estoy libre|tengo hueco|estoy ocupado) {start_date=date}?
¿cómo (tengo|se presenta) (la agenda|el calendario) {start_date=date}?
¿qué hay en el calendario de {calendar_source=cal} {start_date=date}?
calendario {calendar_source=cal}
¿tengo (reuniones|alguna cita) {start_date=date}?
¿cuándo es mi próxima cita?
(léeme|lea) mi agenda
quiero quedar con Ana {start_date=date}, ¿(me viene bien|tengo algo)?
entre {start_date=diade} y {end_date=diaa}, ¿qué (tengo apuntado|compromisos hay)?
¿me puede decir qué (citas|reuniones) tengo {start_date=date}?
{start_date=date}: ¿qué toca?
¿(tengo que|debo) ir a algún sitio {start_date=date}?
mira en el calendario de {calendar_source=cal} qué hay desde {start_date=diade} hasta {end_date=diaa}
(abre|muestra) mi calendario

%tool create_calendar_event
%lang es
(apunta|apúntame|pon|agenda) {title=title} {start_time=inicio} hasta las {end_time=time}
crea (un evento|una cita): {title=title}, {start_time=inicio}, hasta las {end_time=time}
nueva cita {title=title} {start_time=inicio} hasta las {end_time=time}
{title=title} {start_time=detime} a {end_time=time}, (al calendario|apúntalo)
(ponme|agéndame|prográmame) la {title=titf} {start_time=inicio}, termina a las {end_time=time}
cita {title=title} {start_time=inicio} - {end_time=time} en {location=sitio}
{start_time=inicio} tengo {title=title}, acaba a las {end_time=time}, (apúntalo|mételo) [en el calendario]
¿(puedes|podría|podrías) poner {title=title} en (mi agenda|el calendario) {start_time=inicio}?
mete el {title=titm} en (el calendario|la agenda) {start_time=inicio}, lugar: {location=sitio}, fin {end_time=time}
(reserva|bloquea) {start_time=inicio} hasta las {end_time=time} para {title=title}
evento: {title=title}, inicio {start_time=inicio}, fin {end_time=time}, lugar {location=sitio}, nota {description=sentence}
(añade|agrega) la {title=titf} al calendario
he quedado {start_time=inicio} para {title=title}, hasta las {end_time=time}, (apúntamelo|guárdamelo)
programa una {title=titf} {start_time=inicio}
quedó confirmado: {title=title} {start_time=inicio} hasta las {end_time=time}, agéndalo [por favor]
(crea|haz) una cita {start_time=inicio}
nueva cita en el calendario
convoca el {title=titm} {start_time=inicio} hasta las {end_time=time} con la descripción "{description=sentence}"

%tool add_task
%lang es
(añade|agrega|pon|apunta) [por favor] {title=todo} (a|en) (mi lista|la lista de tareas|mis tareas|mis pendientes)
nueva tarea: {title=todo}
(apúntame|anótame) [como pendiente] {title=todo}
tarea {title=todo}
crea una tarea: {title=todo}, (para|vence) {due_date=date}
tarea {title=todo} para {due_date=date}
tengo que {title=todo}, (ponlo|apúntalo) en (la lista|mis tareas)
me falta {title=todo}, (añádelo|agrégalo) a los pendientes
{title=todo} - a la lista [de tareas] [por favor]
{title=todo} tiene que estar para {due_date=date}, (apúntalo|guárdalo) como tarea
(crea|añade) una tarea {priority:high=urgente|importante|de alta prioridad}: {title=todo}
{title=todo} a mis tareas, {priority:high=prioridad alta|muy urgente|máxima prioridad}
pendiente con {priority:low=prioridad baja|poca prioridad}: {title=todo}
tarea {priority:low=sin prisa|poco importante|nada urgente}: {title=todo}, fecha límite {due_date=date}
¿(puedes|podría) (añadir|meter) {title=todo} (en|a) mi lista de tareas?
en la lista falta {title=todo}
tarea {title=todo}, detalles: {description=sentence}
nueva tarea de {priority:normal=prioridad normal|prioridad media}: {title=todo}, descripción: {description=sentence}, para {due_date=date}
(crea|añade|agrega) una tarea [nueva]
apunta (algo|una cosa) en mis pendientes

%tool list_tasks
%lang es
¿qué (tareas|pendientes) (tengo|hay) [en la lista]?
(enséñame|muéstrame|muestra) [por favor] (mis|todas mis) tareas
mis tareas
¿qué me (queda|falta) por hacer [hoy]?
¿qué tareas (están|siguen) {status:open=abiertas|sin hacer|pendientes}?
(lista|muéstrame) las tareas {status:done=hechas|terminadas|completadas}
¿qué he {status:done=terminado|completado|acabado} ya [de la lista]?
tareas {priority:high=urgentes|importantes|de prioridad alta}
¿hay tareas {status:open=abiertas|sin terminar} de {priority:high=alta prioridad|máxima prioridad}?
¿qué tareas tienen {priority:low=prioridad baja|poca importancia}?
¿qué es lo más {priority:high=urgente|importante} de mi lista?
léeme la lista de tareas
¿tengo algo en la lista [de tareas]?
lista de tareas
¿me puede dar un resumen de las tareas {status:open=pendientes}?

%tool complete_task
%lang es
(marca|marque) [por favor] la tarea {task_id=num_id} como (hecha|terminada|completada)
tarea {task_id=num_id} (hecha|lista|terminada)
ya (he hecho|terminé|acabé) la [tarea] {task_id=num_id}
(tacha|completa) la [tarea] [número] {task_id=num_id}[, que ya está]
la {task_id=num_id} (ya está|está hecha|la he acabado)
(da|pon) por terminada la tarea {task_id=num_id}
por fin acabé con la número {task_id=num_id}, (márcala|táchala)
pendiente {task_id=num_id} ✓
¿(puedes|podrías) marcar como hecha la {task_id=num_id}?
la tarea {task_id=num_id} de la lista ya la hice yo
{task_id=num_id} completada
(marca|da) la tarea como (hecha|terminada)
ya he hecho esa tarea, márcala

%tool update_task
%lang es
(pon|cambia|sube) la prioridad de la tarea {task_id=num_id} a {priority:high=alta|urgente|máxima}
tarea {task_id=num_id} {priority:high=prioridad alta|ahora es urgente|es importante}
(mueve|pasa|aplaza) la tarea {task_id=num_id} (a|para) {due_date=date}
(renombra|cambia el nombre de) la tarea {task_id=num_id} a {title=todo}
la fecha límite de la {task_id=num_id} es [ahora] {due_date=date}
(reabre|vuelve a poner) la tarea {task_id=num_id} [como] {status:open=abierta|pendiente|sin hacer}
la {task_id=num_id} en realidad {status:open=no está terminada|sigue pendiente|no está hecha}
la tarea {task_id=num_id} debe llamarse {title=todo}
(cambie|cambia) la descripción de la tarea {task_id=num_id}: {description=sentence}
añade a la {task_id=num_id} este detalle: {description=sentence}
la {task_id=num_id} ya {priority:low=no es tan importante|no corre prisa|no es urgente}, baja la prioridad
(pon|deja) la {task_id=num_id} con {priority:normal=prioridad normal|prioridad media}
vence {due_date=date}: tarea {task_id=num_id}
tarea {task_id=num_id}: nueva fecha {due_date=date} y prioridad {priority:high=alta}
(modifica|edita) la tarea {task_id=num_id}
aplaza la tarea para {due_date=date}
tengo hasta {due_date=date} para la {task_id=num_id}, cámbialo

%tool delete_task
%lang es
(borra|elimina|borre) [por favor] la tarea {task_id=num_id}
tarea {task_id=num_id} (borrar|eliminar|fuera)
(quita|saca) la [número] {task_id=num_id} de (la|mi) lista
(quítame|bórrame) el pendiente {task_id=num_id}
la tarea {task_id=num_id} ya no (hace falta|sirve), (bórrala|elimínala)
la {task_id=num_id} no la necesito, (fuera|bórrala de la lista)
¿(puedes|podría) eliminar la tarea {task_id=num_id}?
la {task_id=num_id} la puse por error, quítala
(tira|descarta) el pendiente {task_id=num_id}
(borra|elimina) (una|la) tarea
fuera la {task_id=num_id} de mis pendientes

%tool schedule_reminder
%lang es
(recuérdame|recuérdeme) [por favor] {message=todo} {when=when}
recuérdame {when=when} que tengo que {message=todo}
(recuérdame|avísame) {when=when} (lo de la|la) {message=topf}
recordatorio {when=when} {message=todo}
(pon|crea|ponme|programa) un recordatorio (para|) {when=when}: {message=todo}
{when=when} tengo que {message=todo}, (recuérdamelo|avísame|no dejes que se me olvide)
que no se me olvide {message=todo} {when=when}
¿me (recuerdas|avisas) {when=when} (de|para) {message=todo}?
(avísame|dame un toque|mándame un aviso) {when=when} para {message=todo}
no me dejes olvidar el {message=topm}, (avísame|recuérdamelo) {when=when}
(recuérdame|acuérdame) [de] {message=todo}
despiértame {when=when}
alarma {when=when} {message=todo}
{when=when} recuérdame el {message=titm}
recuérdame algo {when=when}
¿(podría|podrías|puedes) recordarme {when=when} que {message=sentence}?
se me va a olvidar {message=todo}, así que avísame {when=when}
un aviso {when=when}: {message=topic}
quiero que me recuerdes {message=todo}, [y] que sea {when=when}
tema {message=topic}: recuérdamelo {when=when}
recordatorio: {message=todo}, {when=when}
cuando llegue el momento, o sea {when=when}, recuérdame {message=todo}
recuérdame lo de los {message=topp}

%tool list_reminders
%lang es
¿qué recordatorios (tengo|hay) [pendientes|activos]?
(enséñame|muéstrame|muestra) [por favor] (mis|todos los) recordatorios
mis recordatorios
recordatorios
¿de qué me (vas a avisar|tienes que avisar|avisarás)?
(lista|léeme) los [próximos] recordatorios
¿queda algún recordatorio (por sonar|activo|programado)?
¿tengo (alarmas puestas|avisos programados)?
¿cuál es el próximo recordatorio?
¿te he pedido que me recuerdes algo?
deme una lista de mis recordatorios

%tool cancel_reminder
%lang es
(cancela|borra|elimina|cancele) [por favor] el recordatorio {reminder_id=num_id}
recordatorio {reminder_id=num_id} (cancelar|borrar|fuera)
(quita|anula) el recordatorio [número] {reminder_id=num_id}
el recordatorio {reminder_id=num_id} ya no (hace falta|lo necesito), (quítalo|cancélalo)
ya no me recuerdes la {reminder_id=num_id}
(apaga|desactiva) el (aviso|recordatorio) {reminder_id=id}
¿(puedes|podrías) cancelar el recordatorio {reminder_id=num_id}?
olvídate del recordatorio {reminder_id=num_id}
(cancela|borra) (el|un) recordatorio
alarma {reminder_id=num_id} cancelar
no quiero que me avises del {reminder_id=num_id}, anúlalo
de los recordatorios, (borra|quita) el {reminder_id=num_id}

%tool get_weather
%lang es
¿qué tiempo (hace|va a hacer|hará) en {location=place} [{days=wdias}]?
tiempo {location=city}
tiempo en {location=place} {days=wdias}
¿(va a llover|llueve|nevará|lloverá) {days=wdias} en {location=city}?
¿(necesito|hace falta|llevo) (paraguas|abrigo|chaqueta|crema solar) {days=wdias} en {location=city}?
¿(cuánto calor|cuánto frío|qué temperatura) (hace|hará) en {location=place} {days=wdias}?
(dime|dame|enséñame) el pronóstico (de|para) {location=city} [para {days=wdias}]
{location=city}, ¿a cuántos grados están?
nos vamos a {location=place} {days=wdias}, ¿(qué tiempo va a hacer|qué ropa llevo|hará bueno)?
pronóstico de {days=ndias} días para {location=city}
¿(sale|saldrá) el sol en {location=place} {days=wdias}?
¿cómo está el (clima|tiempo) en {location=city}?
clima {location=city} {days=wdias}
{days=wdias} en {location=city}: ¿lluvia o sol?
¿(podría|puedes) mirar qué tiempo hará {days=wdias} en {location=place}?
¿qué tiempo hace {days=wdias}?
¿(va a llover|necesito paraguas) {days=wdias}?
¿se espera (tormenta|nieve|viento fuerte|una ola de calor) en {location=city} {days=wdias}?
temperatura en {location=place}
quería hacer una barbacoa {days=wdias} en {location=place}, ¿aguantará el tiempo?

%tool get_weather_openmeteo
%lang es
tiempo en {latitude=latitude}, {longitude=longitude}
¿qué tiempo hace en las coordenadas {latitude=latitude} {longitude=longitude}?
pronóstico para latitud {latitude=latitude} y longitud {longitude=longitude}, {forecast_days=ndias} días
Open-Meteo {latitude=latitude} / {longitude=longitude} para {forecast_days=wdias}
(saca|dame) de Open-Meteo el tiempo en latitud {latitude=latitude}, longitud {longitude=longitude}
el barco está en {latitude=latitude}, {longitude=longitude}, ¿cómo estará el tiempo {forecast_days=wdias}?
¿llueve en el punto {latitude=latitude} {longitude=longitude}?
tiempo por coordenadas, latitud {latitude=latitude}
openmeteo, el tiempo por favor

%tool get_weather_noaa
%lang es
tiempo de la NOAA para {latitude=us_lat}, {longitude=us_lon}
¿qué dice (la NOAA|el servicio meteorológico de Estados Unidos|el National Weather Service) sobre {latitude=us_lat} {longitude=us_lon}?
noaa {latitude=us_lat} {longitude=us_lon}
pregunta a la NOAA: latitud {latitude=us_lat}, longitud {longitude=us_lon}
en Estados Unidos, en {latitude=us_lat}, {longitude=us_lon}, ¿qué prevé la NOAA?
pronóstico de la NOAA, por favor

%tool get_news_rss
%lang es
¿qué hay de nuevo en {source=fuente}?
titulares de {source=fuente}
(enséñame|léeme|dame) los (últimos|) titulares de {source=fuente}
las (últimas|primeras) {limit=int} noticias de {source=fuente}
¿qué (publica|cuenta|dice) {source=fuente} [hoy]?
{source=fuente} noticias
(abre|lee|carga) el (feed|canal RSS) {source=url}
portada de {source=fuente}
¿me (lee|lees) las noticias de {source=fuente}?
hoy no he mirado {source=fuente}, ¿qué trae?
rss {source=fuente} {limit=int}
solo {limit=int} titulares de {source=fuente}, por favor
léeme mis fuentes RSS
{limit=int} artículos recientes de {source=fuente}

%tool get_news_groundnews
%lang es
¿qué (hay|novedades hay) (sobre|de) {query=tema}?
noticias (sobre|de) {query=tema}
¿qué está pasando con (la {query=temaf}|el {query=temam})?
¿cómo sigue lo (de la {query=temaf}|del {query=temam}) en la prensa?
¿qué ha pasado hoy en el mundo?
noticias de hoy
(dame|muéstrame|busca) {limit=int} noticias (sobre|de) {query=tema}
¿cómo cuentan (los medios|la izquierda y la derecha|los distintos periódicos) lo de {query=tema}?
ponme al día (sobre|con) (la {query=temaf}|el {query=temam})
{query=tema}: ¿qué dicen los medios?
las {limit=int} noticias más importantes [del día]
¿me he perdido algo de {query=tema} en las noticias?
ground news {query=tema}
todo el mundo habla de {query=tema}, ¿cuál es la última hora?
última hora [de] {query=tema}
¿qué sale en las noticias?

%tool web_search
%lang es
(busca|búscame|busque) en (internet|la web|la red) {query=webq}
googlea {query=webq}
¿(puedes|podrías|podría) (mirar|buscar) en internet {query=webf}?
(investiga|busca) [online] {query=webq}
{query=webq} buscar en internet
averigua [en internet] {query=webf}
me gustaría saber {query=webf}, ¿lo miras en internet?
¿{query=question}? Búscalo en (internet|google)
(enséñame|dame) {num_results=int} resultados (de|sobre) {query=webq}
¿qué dice internet sobre {query=webq}?
las {num_results=int} primeras páginas sobre {query=webq}
busca por ahí {query=webq}
nos hacen falta {query=webq}, mira en la web
búscame (algo|una cosa) en internet
¿sabes {query=webf}? si no, googléalo
{num_results=int} enlaces sobre {query=webq}

%tool search_wikipedia
%lang es
¿qué dice (la Wikipedia|Wikipedia) (sobre|de) {query=wikiq}?
wikipedia {query=wikiq}
busca {query=wikiq} en (la|) Wikipedia
wiki {query=wikiq}
(enséñame|dame) el artículo de Wikipedia (sobre|de) {query=wikiq}
{limit=int} artículos de Wikipedia sobre {query=wikiq}
según Wikipedia, ¿qué (es|fue) {query=wikiq}?
mire en la Wikipedia la entrada {query=wikiq}, por favor
{query=wikiq} en la enciclopedia
mi hija tiene un trabajo sobre {query=wikiq}, ¿qué trae Wikipedia?
busca (algo|una cosa) en Wikipedia
como mucho {limit=int} entradas de Wikipedia: {query=wikiq}

%tool search_arxiv
%lang es
(busca|búscame) (artículos científicos|papers|preprints|publicaciones) (sobre|de) {query=arxq} [en arXiv]
arxiv {query=arxq}
¿hay (investigación|estudios) (nuevos|recientes|) en arXiv sobre {query=arxq}?
los {max_results=int} papers más recientes de {query=arxq}
para mi tesis necesito papers sobre {query=arxq}
{max_results=int} resultados de arXiv: {query=arxq}
¿qué se está publicando en ciencia sobre {query=arxq}?
busca en arXiv
publicaciones científicas {query=arxq}, máximo {max_results=int}

%tool ask_knowledge_base
%lang es
¿qué dice (nuestro manual|el manual de la empresa|la base de conocimiento|la wiki interna) sobre {query=kbt}?
según (el manual|nuestros documentos|la normativa interna), ¿{query=kbq}?
mira en (nuestros documentos|mis documentos|la base de conocimiento) {query=kbq}
¿qué norma tenemos (sobre|para) {query=kbt}?
base de conocimiento {query=kbt}
soy nuevo aquí, ¿{query=kbq}?
¿{query=kbq}? Tiene que estar en (el manual del empleado|la intranet|la wiki)
en nuestra empresa, ¿cómo funciona lo de {query=kbt}?
pregúntale a la base de conocimiento {query=kbq}
política interna de {query=kbt}
(busca|consulta) en el manual {query=kbt}
¿tenemos algo escrito en los documentos internos sobre {query=kbt}?
consulta la base de conocimiento

%tool get_stock_price
%lang es
¿cómo (van|están) las acciones de {symbol=accion} [hoy]?
(acciones|cotización|precio acción) {symbol=accion}
¿a cuánto (está|cotiza) {symbol=accion}?
¿cómo ha ido {symbol=accion} en {period=periodo}?
{symbol=accion} {period=periodk}
(enséñame|dame) la cotización de {symbol=accion} [de {period=periodo}]
¿{symbol=accion} ha (subido|bajado|caído) {period=periodk}?
¿cuánto vale (una acción|un título) de {symbol=company}?
tengo acciones de {symbol=company}, ¿cuánto valen ahora?
bolsa {symbol=symbol}
¿(gana|pierde) {symbol=symbol} {period=periodk}?
estoy pensando en vender {symbol=accion}, ¿a qué precio (está|anda)?
evolución de {symbol=accion} {period=periodk}
¿qué (hace|tal va) {symbol=symbol} en bolsa?
¿cómo van mis acciones?
precio de la acción {period=periodk}

%tool get_crypto_price
%lang es
¿cuánto (vale|cuesta|está) un {symbol=moneda}?
precio {symbol=moneda}
{symbol=moneda} en {currency=divisa}
¿cómo (va|está) el {symbol=moneda} [hoy]?
¿cuántos {currency=divisa} me dan por un {symbol=moneda}?
(dime|dame) el precio de {symbol=coin} en {currency=divisa}
cripto {symbol=coin}
¿a cuánto está {symbol=coin} [ahora mismo]?
¿ha (subido|bajado|caído) el {symbol=moneda}?
¿qué valor tiene hoy mi {symbol=moneda}?
cotización de {symbol=coin} en {currency=divisa}, por favor
¿me puede decir cuánto cuesta {symbol=moneda} en {currency=divisa}?
¿cómo van las criptos?

%tool get_exchange_rate
%lang es
¿cuántos {to_currency=divisa} me dan por (100|cien|{=bigint}) {from_currency=divisa}?
{=bigint} {from_currency=divisa} a {to_currency=divisa}
cambio {from_currency=divisa} {to_currency=divisa}
¿cuánto (es|son) {=bigint} {from_currency=divisa} en {to_currency=divisa}?
(convierte|pasa|cambia) {=bigint} {from_currency=divisa} a {to_currency=divisa}
¿a cómo está el cambio de {from_currency=divisa} a {to_currency=divisa}?
tipo de cambio {from_currency=divisa}/{to_currency=divisa}
de {from_currency=divisa} a {to_currency=divisa}
viajo pronto y necesito {to_currency=divisa}, ¿cómo está el cambio desde {from_currency=divisa}?
el abrigo cuesta {=bigint} {from_currency=divisa}, ¿cuánto sería en {to_currency=divisa}?
(dígame|dime) el tipo de cambio entre {from_currency=divisa} y {to_currency=divisa}
¿conviene cambiar {from_currency=divisa} por {to_currency=divisa} ahora?
¿cuánto son {=bigint} {from_currency=divisa}?
¿a cómo está el cambio [a {to_currency=divisa}]?

%tool get_device_state
%lang es
¿está (encendida|apagada|puesta) la {device_id=luzf}?
¿está (cerrada|abierta|bien cerrada) la {device_id=puerta}?
¿me he dejado (encendida|puesta) la {device_id=devf}?
¿(está|sigue) (encendido|funcionando) el {device_id=devm}?
¿qué temperatura hace en (el {device_id=roomm}|la {device_id=roomf})?
estado {device_id=device}
¿cómo está (el {device_id=devm}|la {device_id=abrf})?
¿las {device_id=abrp} están (bajadas|subidas|abiertas)?
¿a cuántos grados está la {device_id=calor}?
estoy fuera y no sé si cerré la {device_id=puerta}, ¿lo miras?
¿qué marca el {device_type:sensor=sensor} (del {device_id=roomm}|de la {device_id=roomf})?
¿está (puesta|activada) la {device_type:alarm=alarma} (del {device_id=roomm}|de la {device_id=roomf})?
{device_id=luzf}, ¿encendida o apagada?
(comprueba|mira|compruebe) si la {device_id=abrf} está (abierta|cerrada)
¿qué hace el {device_type:vacuum=robot aspirador|robot} (del {device_id=roomm}|de la {device_id=roomf})?
temperatura del {device_type:climate=termostato} (del {device_id=roomm}|de la {device_id=roomf})
¿quedan las {device_id=lucesp} encendidas?
¿hay (algo|algún aparato) encendido?
el {device_id=devm} ya está apagado, ¿verdad?

%tool get_camera_stream
%lang es
(enséñame|muéstrame|ponme) la {camera_id=camm}
cámara {camera_id=caml}
¿quién (está|hay) en el {camera_id=caml}? pon la cámara
(abre|pon) (la imagen|el vídeo|el directo) de la {camera_id=camm}
¿qué se ve en la {camera_id=camm}?
vídeo en directo {camera_id=caml}
han llamado al timbre, enséñame la {camera_id=camm}
quiero ver qué pasa en el {camera_id=caml}, (la cámara|el directo) por favor
he oído un ruido fuera, pon la {camera_id=camm}
conéctame con la {camera_id=camm}
muéstrame (la|una) cámara

%tool control_device
%lang es
{action:turn_on=enciende|prende|pon|encienda} [por favor] la {device_id=luzf}
{action:turn_off=apaga|apague|quita} [por favor] la {device_id=luzf}
{action:turn_off=apaga|apágame} las {device_id=lucesp}
{action:turn_on=enciende|pon|conecta|préndeme} el {device_id=devm}
{device_id=luzf} {action:turn_off=apagar|fuera|apagada}
{device_id=devf} {action:turn_on=encender|encendida}
en (el {device_id=roomm}|la {device_id=roomf}) no se ve nada, {action:turn_on=enciende|dale a} la luz
me he dejado la {device_id=devf} encendida, {action:turn_off=apágala}
la {device_id=luzf} sigue encendida, {action:turn_off=apágamela|apágala}, porfa
vienen los invitados: las {device_id=lucesp}, {action:turn_on=enciéndelas|préndelas}
{action:set_temperature=pon|sube|baja|ajusta|ponga} la {device_id=calor} a {parameters=temps}
{action:set_temperature=pon|deja|regula} el {device_id=calorm} (a|en) {parameters=temps}
tengo frío, {action:set_temperature=súbeme|pon} la {device_id=calor} a {parameters=temps}
{device_id=calorm} {action:set_temperature=a} {parameters=temps}
quiero {parameters=temps} en (el {device_id=roomm}|la {device_id=roomf}), {action:set_temperature=ajústalo|regúlalo}
{action:dim=atenúa|baja un poco|suaviza} la {device_id=luzf} [al {parameters=brillo}]
la {device_id=luzf} {action:dim=más tenue|más floja|más bajita}
{action:set_brightness=pon el brillo|sube el brillo|brillo} de la {device_id=luzf} al {parameters=brillo}
{action:set_brightness=brillo} {device_id=luzf} {parameters=brillo}
{action:set_volume=sube|baja|pon} el volumen (del {device_id=tonm}|de la {device_id=tonf}) al {parameters=vol}
{action:set_volume=volumen} (del {device_id=tonm}|de la {device_id=tonf}) a {parameters=vol}
{action:lock=cierra con llave|bloquea|echa el cerrojo a} la {device_id=puerta}
{device_id=puerta} {action:lock=bloquear|cerrar con llave}
{action:unlock=desbloquea|abre el cerrojo de|quita el cerrojo de} la {device_id=puerta}
{action:open=sube|abre|levanta|suba} las {device_id=abrp}
{action:close=baja|cierra|echa} las {device_id=abrp}
{action:open=abre|ábreme|abra} la {device_id=abrf}
me da el sol en los ojos, {action:close=baja|cierra} la {device_id=abrf}
{device_id=abrf} {action:close=cerrar|abajo|bajar}
{action:start=arranca|inicia|pon en marcha} (el {device_id=startm}|la {device_id=startf})
{action:stop=para|detén} (el {device_id=startm}|la {device_id=startf})
{action:pause=pausa|pon en pausa} (el {device_id=tonm}|la {device_id=tonf})
{action:toggle=cambia el estado de|alterna|conmuta} la {device_id=luzf}
nos vamos, {action:arm=activa|conecta|pon} la {device_id:alarma=alarma}
{action:disarm=desactiva|desconecta|quita} la {device_id:alarma=alarma}[, que ya estamos en casa]
la {device_id:alarma=alarma}, {action:disarm=desactívala|desconéctala}
¿(puedes|podrías|puede) {action:turn_off=apagar|desconectar} el {device_id=devm}?
¿(puedes|podrías) {action:close=cerrar|bajar} las {device_id=abrp}?
{action:turn_off=apágalo|apágala|apaga eso}
{action:set_temperature=pon|sube} a {parameters=temps}
haz algo con la {device_id=luzf}

%tool run_sql
%lang es
(ejecuta|ejecute|lanza) [por favor] (esta consulta|este SQL|la consulta): {query=sql}
sql {query=sql}
consulta en la base de datos: {query=sql}
¿qué (devuelve|da) {query=sql}?
{query=sql} ejecutar
¿puedes pasar esto por las tablas? {query=sql}
corre {query=sql} contra la base de datos
ejecuta una consulta SQL

%tool store_fact
%lang es
(recuerda|apunta|anota) que {fact=hecho}
(acuérdate|acuérdese) de que {fact=hecho}
{fact=hecho}, (recuérdalo|que no se te olvide|guárdalo en tu memoria)
para que lo sepas: {fact=hecho}
(guarda|memoriza) [esto]: {fact=hecho}
tienes que saber que {fact=hecho}
guarda en {category=cat}: {fact=hecho}
no olvides que {fact=hecho}
dato importante [para el futuro]: {fact=hecho}
ten en cuenta [siempre] que {fact=hecho}
nuevo dato, categoría {category=cat}: {fact=hecho}
(recuerda|memoriza) (una cosa|un dato) [sobre mí]
por si te lo pregunto algún día: {fact=hecho}
¿(puedes|podrías) memorizar que {fact=hecho}?
en la categoría {category=cat}, recuerda que {fact=hecho}

%tool list_facts
%lang es
¿qué (datos|cosas) (has guardado|has memorizado|recuerdas) [de mí|sobre mí]?
(enséñame|lista|muestra) (los datos|todo lo) que (tienes guardado|has memorizado)
datos {category=cat}
¿qué datos hay en [la categoría] {category=cat}?
los últimos {limit=int} datos que memorizaste
todo lo guardado en {category=cat}
{limit=int} datos de {category=cat}
dame la lista de datos memorizados
muéstreme lo que hay guardado bajo {category=cat}

%tool delete_fact
%lang es
(borra|olvida|elimina) [por favor] el dato {fact_id=id}
dato {fact_id=id} (borrar|olvidar|eliminar)
el dato {fact_id=num_id} ya no es (cierto|correcto|válido), (bórralo|olvídalo)
(quita|saca) {fact_id=id} de tu memoria
{fact_id=id} lo puedes olvidar
(borra|olvida) (un|el) dato guardado
¿(puede|puedes) eliminar el dato número {fact_id=num_id} de la memoria?

%tool store_conversation
%lang es
guarda (esta|la) conversación: yo dije "{user_message=question}" y tú "{agent_response=sentence}"
registra el diálogo: Usuario: {user_message=question} Asistente: {agent_response=sentence}
guardar conversación. Pregunta: {user_message=question} Respuesta: {agent_response=sentence}
deja constancia de que pregunté "{user_message=question}" y respondiste "{agent_response=sentence}"
guarda esta conversación

%tool search_conversations
%lang es
¿cuándo (hablamos|charlamos) de {query=mtema}?
(busca|búscame) en (nuestras conversaciones|los chats anteriores|nuestras charlas) {query=topic}
¿qué (dijimos|hablamos) [el otro día] sobre {query=topic}?
conversaciones {query=topic}
encuentra la conversación (contigo|) en la que hablamos de {query=mtema}
las últimas {limit=int} conversaciones sobre {query=topic}
ya te pregunté una vez por {query=mtema}, ¿qué me contestaste?
¿en qué charla salió lo de {query=topic}?
{limit=int} conversaciones antiguas sobre {query=topic}
busca en nuestras conversaciones [antiguas]

%tool retrieve_memories
%lang es
¿qué sabes (de|sobre) mi {query=mim}?
¿(recuerdas|te acuerdas de) algo de mi {query=mim}?
¿te acuerdas de lo (que te conté|) de {query=mtema}?
busca en tu memoria {query=mtema}
memoria {query=mtema}
¿qué (recuerdas|tienes en la memoria) (de|sobre) {query=mtema}?
¿has memorizado algo sobre {query=mtema}?
recuerdos sobre {query=mtema}, {include_conversations:true=incluye las conversaciones|también de los chats|con conversaciones}
las {limit=int} cosas más importantes que sabes de {query=mtema}
¿cómo era lo de {query=mtema}? ya te lo había contado
rebusca en tu memoria: {query=mtema}, {include_conversations:false=sin conversaciones|solo datos|sin los chats}
busca en tu memoria
{limit=int} recuerdos de {query=mtema}

%tool get_profile
%lang es
(enséñame|muéstrame|muestra) mi perfil
mi perfil
¿qué (pone|datos hay) en mi perfil?
¿qué (ajustes|preferencias) tienes guardados para mí?
¿cómo me tienes registrado?
¿qué zona horaria e idioma hay en mi perfil?
ver perfil

%tool update_profile
%lang es
(cambia|pon|actualiza) mi zona horaria a {updates=zonaj}
mi idioma (es|será) [a partir de ahora] {updates=idj}, (cámbialo|ponlo) en el perfil
(llámame|dime) {updates=nomj} [a partir de ahora]
perfil: zona horaria {updates=zonaj}
(pon|cambia) el idioma de mi perfil a {updates=idj}
me llamo {updates=nomj}, (ponlo|actualízalo) en mi perfil
me he mudado a {updates=zonaj}, actualiza mi perfil
¿podría poner mi perfil en {updates=idj}?
(cambia|actualiza) mi perfil

%tool get_memory_stats
%lang es
¿cuánto has memorizado [hasta ahora]?
(enséñame|dame) las estadísticas de (tu|la) memoria
estadísticas de memoria
¿cuántos (datos|recuerdos) tienes guardados [en total]?
¿cómo de llena está tu memoria?
¿qué tamaño tiene tu memoria?

%tool export_memory
%lang es
(exporta|exporte) [por favor] (tu|la) memoria [en {format:json=JSON|json}]
exportar memoria {format:csv=csv|CSV|tabla}
dame todo lo que sabes de mí en {format:csv=CSV|un CSV|una tabla}
(guarda|haz) una copia de (tu memoria|los datos memorizados) en {format:markdown=Markdown|markdown|md}
quiero una copia de (tu memoria|mis datos guardados)
(descarga|bájame) (toda la|la) memoria[, en {format:markdown=Markdown}]
copia de seguridad de la memoria

%tool import_memory
%lang es
(importa|importe) (la memoria|los datos|los recuerdos) (de|desde) {file_path=path}
importar memoria {file_path=path}
(carga|lee) {file_path=path} en tu memoria
recupera mi memoria [antigua] del archivo {file_path=path}
en {file_path=file} está la copia de mi memoria, (impórtala|cárgala)
importa mi memoria
restaura la memoria desde {file_path=path}

%tool send_message
%lang es
(mándale|envíale|escríbele) [por favor] un mensaje a {chat_id=person}: {text=sentence}
(dile|avísale|comunícale) a {chat_id=person} que {text=sentence}
mensaje a {chat_id=firstname}: {text=sentence}
(escribe|pon|manda) en el {chat_id=grupo} que {text=sentence}
(manda|envía) al {chat_id=grupo}: {text=sentence}
{chat_id=firstname} mensaje {text=sentence}
escríbele [rápido] a {chat_id=firstname} "{text=sentence}"
(avisa|avise) a {chat_id=fullname} de que {text=sentence}
no llego a tiempo, dile a {chat_id=person} que {text=sentence}
{text=sentence} - mándaselo a {chat_id=person}
pregúntale a {chat_id=person} [por mensaje] {text=question}
¿(puedes|podrías|podría) decirle a {chat_id=person} que {text=sentence}?
(manda|envía|escribe) un mensaje a {chat_id=person}
contesta en el {chat_id=grupo}: {text=sentence}
whatsapp a {chat_id=firstname} {text=sentence}
(comparte|publica) en el {chat_id=grupo} "{text=sentence}"
hazle saber a {chat_id=person} que {text=sentence}
manda un mensaje que diga {text=sentence}

%tool get_status
%lang es
¿cuál es el estado de mis (peticiones|solicitudes|encargos)?
estado [por favor]
¿cómo va (la petición|el problema|la solicitud) {problem_id=num_id}?
¿en qué estás trabajando [ahora]?
¿qué está esperando mi (aprobación|visto bueno|confirmación)?
¿(ha terminado|está lista) la (petición|solicitud) {problem_id=num_id}?
(enséñame|muéstreme) cómo van mis encargos
problema {problem_id=num_id} estado
¿por dónde vas con la {problem_id=num_id}?
¿queda alguna aprobación pendiente?
¿están terminadas mis solicitudes?

%tool notify_user
%lang es
(mándame|envíame) [ahora] una notificación [que diga]: {message=listo}
notifícame que {message=listo}
notificación {message=listo}
(ponme|dame) un aviso en el móvil de que {message=listo}
notificación para mí: {message=listo}
envíame una notificación con el texto "{message=sentence}"
(mándame|lánzame) un aviso [ya] al teléfono: {message=sentence}
{message=listo}, mándamelo como notificación
¿(puedes|podría) enviarme una notificación diciendo que {message=listo}?
mándame una notificación
notificación de prueba: {message=listo}

%tool calculate
%lang es
¿(cuánto es|cuánto da|cuánto son) {expression=cuenta}?
(calcula|calcúlame|calcule) {expression=cuenta}
{expression=cuenta}
{expression=expression}
{expression=cuenta} = ?
¿(puedes|podrías) (calcular|hacerme la cuenta de) {expression=cuenta}?
¿cuánto (hace|sale) {expression=expression}?
calculadora {expression=cuenta}
necesito [rápido] el resultado de {expression=cuenta}
se me dan fatal las mates: ¿{expression=cuenta}?
hazme esta cuenta: {expression=cuenta}
hazme (una cuenta|un cálculo)
comprueba {expression=expression}, no me sale

%tool get_current_time
%lang es
¿qué hora es [en {timezone=timezone}]?
hora [{timezone=timezone}]
¿qué día (es hoy|de la semana es)?
¿a (qué día|cuántos) estamos?
¿es (de noche|de día|muy tarde) [ya] en {timezone=timezone}?
¿puedo llamar ahora a {timezone=timezone} o es muy tarde allí?
{timezone=timezone}, ¿qué hora tienen?
dime la (hora|fecha)
hora actual en {timezone=timezone}
¿me dice la hora, por favor?
¿qué hora marca el reloj en la zona {timezone=timezone}?
fecha y hora
¿tienes hora?
