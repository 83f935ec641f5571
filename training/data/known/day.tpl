# What today holds, told in one go.

%tool get_daily_briefing
my daily summary
my daily briefing please
give me the daily summary
good morning, the daily briefing please
daily briefing, i'm already on the bus
could you brief me on my day
brief me for today
read me today's summary
the summary of my day, before i leave the house
let me have the day's overview
run me through my whole day
my day at a glance

%lang de
meine Tagesübersicht
die Tagesübersicht bitte
gib mir die Zusammenfassung meines Tages
guten Morgen, das tägliche Briefing bitte
mein Tagesbriefing, ich sitze schon im Bus
lies mir die Tagesübersicht vor
einmal den ganzen Tag im Überblick bitte
fass mir meinen Tag zusammen

%lang es
mi resumen del día
el resumen diario, por favor
dame el resumen de mi día
buenos días, el resumen del día por favor
léeme el resumen de hoy
ponme al día con mi resumen diario
mi día de un vistazo
hazme el resumen del día antes de salir
