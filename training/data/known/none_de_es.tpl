# German and Spanish: talk that no tool fits.
%list tierx: einen Hund | eine Katze | ein Pferd | einen Drachen | eine Sonnenblume | einen Leuchtturm
%list tier: Katze | Schildkröte | Hündin | Lieblingskuh | Ratte | Wellensittichdame
%list gefd: müde | glücklich | traurig | gestresst | nervös | krank | gelangweilt | total fertig | ein bisschen einsam | aufgeregt | hungrig | verliebt
%list wunschd: ein Gedicht über den Herbst | einen Liebesbrief | eine Gutenachtgeschichte | einen Songtext | einen Witz über Lehrer | ein Haiku | eine Rede für die Hochzeit | ein Märchen
%list essen: Nudeln | Linsensuppe | Currywurst | Sushi | Kaiserschmarrn | Salat | Döner | Pizza
%list gefe: cansado | feliz | triste | agobiada | nervioso | enferma | aburrido | hecha polvo | un poco solo | emocionada | enamorado | de mal humor
%list deseoe: un poema sobre el mar | una carta de amor | un cuento para dormir | la letra de una canción | un chiste de médicos | un haiku | un discurso de boda | una adivinanza
%list comida: paella | tacos | lentejas | arepas | sushi | tortilla | empanadas | pizza
%list anim: gato | perro | hámster | loro | caballo | conejo | vaca

%lang de
%tool none
(erzähl|kennst du) (mir|) einen guten Witz
(schreib|dichte) mir {=wunschd}
(sing|sing mir) (ein Lied|was vor|ein Schlaflied)
(mal|zeichne) mir {=tierx}
(übersetz|übersetze) (das|"{=sentence}") ins {=langname}
bestell mir [eine|eine Portion] {=essen}
buch mir einen Flug nach {=city}
(spiel|spiele) [mir] (Musik von Bach|etwas Jazz|mein Lieblingslied)
was ist der Sinn des Lebens
was (hältst du|halten Sie) von (Politik|Fußball|Montagen|moderner Kunst|Veganern)
denk dir eine Zahl (zwischen 1 und 10|aus)
wirf eine Münze
soll ich mir die Haare (schneiden|färben|wachsen) lassen
ruf bitte {=fullname} an
back mir einen Kuchen
ich weiß nicht, was ich (heute anziehen|mit meinem Leben anfangen|dazu sagen) soll
ich brauch (erst mal|jetzt) einen Kaffee

%tool talk
(hallo|hey|moin|servus|grüß Gott|guten Tag|guten Morgen|guten Abend|na)
(hallo|hi|hey|moin|guten Morgen) (Steward|du|zusammen|mein Freund)[, wie geht's|, alles gut]
wie (geht es dir|geht's|läuft's) [heute|so]
(danke|vielen Dank|herzlichen Dank|merci) [für deine Hilfe|für alles|das war nett]
(super|toll|klasse|prima|perfekt|ok|okay|alles klar|passt|gut gemacht|na endlich)
(ach|) (vergiss es|egal|schon gut|lass mal|hat sich erledigt|nicht so wichtig)
(tschüss|bis später|bis morgen|gute Nacht|schönen Feierabend|mach's gut)
wer hat dich (gebaut|programmiert|gemacht|entwickelt)
was kannst du [eigentlich|alles|so]
(bist du|sind Sie) [eigentlich] ein (Roboter|Computer)
(hast du|haben Sie) [eigentlich] Gefühle
wie (funktionierst du|arbeitest du|bist du entstanden)
schläfst du [auch mal|nachts]
kannst du mich (leiden|verstehen|hören)
wie (alt|schlau|groß) bist du [denn]
ich bin (heute|gerade|so|) {=gefd}
mir ist (langweilig|zum Heulen|alles zu viel)
ich (liebe|mag) (Regen|Regentage|den Frühling|Gewitter|Schnee)
Meetings sind (das Schlimmste|reine Zeitverschwendung|manchmal auch ganz nett)
mein Posteingang (macht mich fertig|ist die Hölle|quillt über, aber das macht nichts)
die Mail hab ich {=firstname} schon gestern geschickt
die Erinnerung (heute Morgen|gestern) war (super|genau richtig|sehr hilfreich), danke
ich hab den {=title} schon [selber] eingetragen, keine Sorge
bei uns in {=city} (ist immer schlechtes Wetter|scheint heute die Sonne|war es gestern wunderschön)
gerade {=essen} gegessen, war (lecker|nicht so toll|viel zu viel)
glaubst du an (Gott|Liebe auf den ersten Blick|Außerirdische|Zufälle)
welche (Farbe|Musik|Jahreszeit) (gefällt dir am besten|magst du)
du bist (toll|doof|lustig|echt klug|eine große Hilfe|manchmal langsam)
(haha|hihi|wow|krass|oha|hm|puh|na ja|ach so|echt jetzt?)
(ja|nein|vielleicht|genau|doch|stimmt|klar|keine Ahnung|weiß nicht)
Fußball gestern war (furchtbar|der Wahnsinn), hast du das (gesehen|mitbekommen)
ich (habe|hab) mit {=firstname} gestritten [und weiß nicht weiter]
meine {=tier} ist gestern gestorben
(heute war|das war) ein (langer|schöner|anstrengender) Tag [im Büro]
Kalender auf Papier fand ich immer schöner
früher hat man noch Briefe geschrieben, keine Mails
die Aktien von {=company} interessieren mich nicht [mehr]
{=firstname} hat mir [gestern] erzählt, dass {=firstname} heiratet
das Licht hier im Büro ist [echt] gemütlich
hast du schon mal {=essen} probiert
(entschuldige|entschuldigung|sorry), (war ein Versehen|das war nicht für dich|falscher Chat)
alles Gute, du Maschine
To-do-Listen stressen mich [irgendwie]
{=weekday} ist [einfach] mein Lieblingstag
%lang es
%tool none
cuéntame (algo gracioso|una historia)
escríbeme {=deseoe}
cántame (algo|una canción|una nana)
dibuja un {=anim}
(traduce|tradúceme) (esto|"{=sentence}") al {=langname}
pide {=comida} a domicilio
resérvame un vuelo a {=city}
(toca|ponme|reproduce) (algo de jazz|un poco de rock|mi canción favorita)
¿cuál es el sentido de la vida?
¿qué opinas (del fútbol|de la política|de los lunes|del arte moderno)?
piensa un número (del 1 al 10|)
tira una moneda [al aire]
¿debería (cortarme|teñirme) el pelo?
llama por teléfono a {=person}
hazme la cena
no sé qué (ponerme hoy|hacer con mi vida|decirle)
necesito un café [ya]
%tool talk
(hola|buenas|buenos días|buenas tardes|buenas noches|qué tal|ey)
(hola|hey|buenas|buenos días) (Steward|amigo|guapa|a todos)[, ¿cómo estás|, ¿todo bien]?
¿(cómo estás|qué tal|cómo va eso|cómo te va) [hoy]?
(gracias|mil gracias|te lo agradezco) [por todo|por tu ayuda|de corazón]
(genial|estupendo|perfecto|vale|ok|de acuerdo|muy bien|bien hecho|por fin)
(olvídalo|da igual|no importa|déjalo|ya está|no pasa nada)
(adiós|hasta luego|hasta mañana|buenas noches|chao|nos vemos)
¿quién te (hizo|creó|programó|ha desarrollado)?
¿qué (sabes|puedes) hacer?
¿eres (una persona|un robot|una máquina|humano)?
¿tienes sentimientos?
¿cómo (funcionas|trabajas|aprendes)?
¿duermes [alguna vez|por las noches]?
¿me (entiendes|escuchas|quieres)?
¿cuántos años tienes?
estoy [muy|un poco|] {=gefe} [hoy]
me aburro [mucho|un montón]
me encantan (los días de lluvia|las tormentas|las mañanas de domingo)
las reuniones son (lo peor|una pérdida de tiempo|a veces hasta divertidas)
mi bandeja de entrada (me deprime|es un infierno|está que explota, pero bueno)
el correo ya se lo mandé ayer a {=firstname}
el recordatorio de (ayer|esta mañana) me vino genial, gracias
ya he apuntado yo lo de {=title}, tranquilo
aquí en {=city} (siempre llueve|hoy hace un sol precioso|ayer hizo buenísimo)
acabo de comer {=comida} y estaba (buenísima|regular|de muerte)
¿crees en (Dios|el destino|los extraterrestres|la suerte)?
¿cuál es tu (color|comida|canción) (favorito|favorita|preferida)?
eres (genial|tonto|muy listo|un encanto|de gran ayuda|un poco lento)
(jaja|jajaja|uf|vaya|anda|madre mía|hala|mmm|ay)
(sí|no|quizás|exacto|claro|puede ser|ni idea|no sé)
vaya partido el de ayer, ¿(lo viste|te enteraste)?
he discutido con {=firstname} [y no sé qué hacer]
se me murió el {=anim} [ayer]
hoy ha sido un día (largo|precioso|agotador) [en la oficina]
antes la gente escribía cartas y no correos
prefiero las agendas de papel
las acciones de {=company} no me interesan [nada]
{=firstname} me contó que {=firstname} se casa
qué bonita es la luz de esta habitación
¿has probado alguna vez la comida mexicana?
(perdona|perdón|disculpa), (me equivoqué de chat|no era para ti|fue sin querer)
las listas de tareas me estresan
el {=weekday} es mi día favorito
