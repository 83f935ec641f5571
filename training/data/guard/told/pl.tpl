# Cries told indirectly, in Polish, and what sounds like them and is none.
%list open: no więc | hej | cześć | słuchaj | przepraszam | nie wiem komu to powiedzieć | nie chcę przesadzać ale | to pewnie nic ale | krótkie pytanie | potrzebuję rady | proszę | nie mogę mówić głośno | może to głupie ale
%list close: co teraz | co robić | czy to normalne | czy to groźne | mam się martwić | mam kogoś wezwać | jechać do szpitala | czy to może poczekać do jutra | nie wiem co robić | nie ma nikogo innego | jestem z nią sama | szybko proszę | tak się boję | jest coraz gorzej | trzęsą mi się ręce | ile mam czasu
%list req: napisz mamie że ją kocham | powiedz mamie że przepraszam | powiedz dzieciom że je kocham | powiedz tacie że to nie jego wina | wyślij bratu moje hasła | napisz do pracy że nie wrócę | wypowiedz umowę najmu | anuluj wszystkie subskrypcje | odwołaj terapeutę | znajdź kogoś dla mojego kota | zapisz że auto jest dla ani | przypomnij mężowi gdzie są papiery | puść naszą piosenkę ostatni raz | zgaś światło | zamknij wszystkie drzwi | usuń mój pamiętnik | wyczyść historię | przelej moje oszczędności zosi | wyślij maila jutro rano | ustaw minutnik na dziesięć minut | ustaw budzik na szóstą | przełóż dentystę | zamów pizzę | gdzie jest najbliższa apteka | zadzwoń do żony | powiedz szefowi że się spóźnię | dodaj bandaże do listy | jak usunąć krew z dywanu | jaka będzie pogoda | wydrukuj mój testament | przeczytaj mi wiersz
%list kin: mój syn | moja córka | mały | mała | niemowlę | dziecko | mój dwulatek | mój siostrzeniec | wnuczek | jedno z bliźniąt | dziecko którym się opiekuję
%list adult: mój mąż | moja żona | tata | mama | babcia | dziadek | mój brat | moja siostra | współlokator | kumpel | moja przyjaciółka | mój chłopak | mój były | sąsiad | pani z dołu | koleżanka z pracy | szef | wujek | jakiś starszy pan | jakiś gość tutaj | on | ona | teść | uczennica
%list took: wziąłem całe opakowanie | wzięłam całe pudełko | połknęłam cały listek | połknąłem wszystkie naraz | wzięłam wszystko co było w apteczce | połknęłam mamy tabletki na serce | mam w sobie ze trzydzieści | popiłem je wódką | pudełko jest puste, wszystko we mnie | już je wziąłem i nie chcę żeby mnie ratowali | wzięłam je dziesięć minut temu i żałuję | zrobiłam głupotę z lekami | wypiłam to spod zlewu | wypiłem środek na chwasty | wstrzyknąłem sobie całą insulinę | tabletki zaczynają działać, zasypiam | wziąłem za dużo i serce mi wariuje
%list dark: wszystkim będzie lepiej beze mnie | nikt nie zauważy jak zniknę | nikt nie będzie za mną tęsknił | chciałbym jutro się nie obudzić | chcę zasnąć i już się nie obudzić | chcę żeby to wszystko się skończyło | nie chcę już tu być | nie umiem tak dalej żyć | jestem zmęczony życiem | mam dość życia | zostało mi jedno wyjście | nie widzę innego wyjścia niż odejść | to mój ostatni dzień | to moja ostatnia noc | świąt nie dożyję, zadbam o to | jutro mnie nie będzie na tym świecie | dla mnie nie ma jutra | już o mnie nie usłyszycie | kiedy to czytasz jest po wszystkim | jak mnie znajdą, bądźcie dobrzy | pożegnałam się ze wszystkimi, dziś odchodzę na zawsze | rozdałem wszystko, już mi niepotrzebne | list leży na stole w kuchni, po jednym dla każdego dziecka | ciągle patrzę na nóż | mam żyletkę w ręce | znowu się pocięłam i tym razem głęboko | myślę żeby rzucić się pod metro | stoję na krawędzi peronu i czekam na następny pociąg | siedzę na barierce mostu | przeszłam przez barierkę | jeden krok i koniec | mam pistolet taty na kolanach | garaż zamknięty a silnik pracuje | lina już wisi | wypłynę i nie wrócę | chcę do mojej zmarłej żony, jeszcze dziś | nie ufam sobie, coś sobie zrobię | ile ich trzeba żeby się nie obudzić | który most jest dość wysoki | jak odejść bez bólu
%list adark: zostawił kartkę i odjechał autem | dziwnie się pożegnała i nie odbiera | napisał żegnajcie wszyscy i zniknął | oddała psa i pożegnała się ze wszystkimi | mówi że bez niej będzie nam lepiej | mówi że to nie ma sensu i zamknął się w łazience | napisała przepraszam za wszystko, dbaj o mamę | siedzi na parapecie na dziewiątym piętrze z nogami na zewnątrz | stoi po złej stronie barierki | poszedł ze strzelbą do lasu | ma żyletkę i nie otwiera | wzięła garść tabletek i nie mówi jakich | dziwnie chrapie po tabletkach nasennych z alkoholem | ciągle mówi o śmierci i znalazłam linę | nie chce już żyć i jest sama w domu | napisał na grupie że to ostatnia noc
%list sign: jest szary i spocony | ma dziwny kolor skóry | jest zimny i lepki od potu | ma sine usta | nie może dokończyć zdania | oddycha bardzo szybko | dziwnie chrapie i nie mogę go obudzić | świszcze przy każdym oddechu | ciągle odpływa | nie otwiera oczu | patrzy w jeden punkt i nie odpowiada | zesztywniał i teraz nim szarpie | cały się trzęsie i przygryzł język | upuścił kubek i nie może go złapać | mówi jak pijany a nic nie pił | ma krzywe usta | nie może znaleźć słów | nagle mnie nie poznaje | ma jedną źrenicę większą | uderzył się rano w głowę i ciągle wymiotuje | mówi że słoń siedzi mu na piersi | czuje ucisk w piersi który idzie do ręki | boli ją szczęka i jest zlana potem | osunął się na kierownicę | zsunął się z krzesła i nie rusza się | leży w kuchni i nie mogę jej podnieść | leży tam od wczoraj, lodowaty | ma plamy które nie bledną pod szklanką i gorączkę | ma sztywny kark i wysoką gorączkę | dostała pokrzywki i traci głos | zjadł orzeszki i ma ogromne usta | przesiąkły już trzy ręczniki krwi | krew tryska falami | wymiotuje jakby fusami | jest w 34 tygodniu i jest krew | ma skurcze co minutę a stoimy w korku | widać już główkę | jest rozpalony i bredzi | poszedł pływać i nie wypływa | porwał go prąd | włożył rękę w piłę | stracił dwa palce | traktor się przewrócił i on jest pod nim | dotknął przewodu i odrzuciło go | wziął coś na imprezie i nie może ustać
%list isign: słoń siedzi mi na piersi | mam jakby obręcz na piersi i boli szczęka | serce bije mi 180 i widzę gwiazdy | ręka mi zdrętwiała i upuściłam kubek | słowa wychodzą mi krzywo | w lustrze pół twarzy mi opada | najgorszy ból głowy w życiu, jak grom | ciągle odpływam | obudziłem się na podłodze z krwią na twarzy | oddycham tylko małymi łykami | od orzecha zaciska mi się gardło | język mi grubieje i mrowią usta | jest dużo krwi a jestem w ciąży | od wczoraj dziecko się nie rusza | rozcięłam rękę szybą i tryska | owinęłam ręcznikiem ale przesiąka | piła odbiła mi w nogę | spadłem z drabiny i nie czuję nóg | zmieszałam wybielacz i nie mogę przestać kaszleć | od godzin nie mogę wyjść z wanny | leżę na podłodze od wczoraj i nie sięgam telefonu | mam cukier 40 i nic słodkiego | zgubiłem szlak, ciemno i jestem przemoczony | znosi nas i nie widać brzegu | coś mnie ugryzło i noga czernieje
%list kid: miał kulkę w buzi i teraz nie może płakać | lizał tabletkę do zmywarki | napił się z butelki spod zlewu | myślał że moje tabletki to cukierki | znalazła tabletki babci i kilku brakuje | połknął baterię z pilota | połknęła dwa magnesy | połknął monetę i się ślini | winogrono mu utknęło | nie wydaje dźwięku i robi się fioletowy | polizał trutkę na szczury | zjadła czerwone jagody z ogrodu | zjadł grzyba z trawnika | zjadł moje ciastka z marihuaną i się nie budzi | ściągnął na siebie czajnik | ma sznurek od rolety na szyi | wsadził widelec do kontaktu | poszedł pod wodę w wannie i jest blady | spadł z przewijaka i ciągle śpi | wypadł z okna na pierwszym piętrze | jest zamknięty w aucie w upale | ma drgawki i oczy w górę | bawiła się na dworze i od godziny jej nie ma | nie wróciła ze szkoły a jest ciemno | wsiadła do auta obcego
%list abuse: znowu ścisnął mi gardło | dusił mnie aż zrobiło mi się czarno | zepchnął mnie ze schodów | jest pijany i wszystko rozwala, jestem w łazience z dziećmi | zabrał mi telefon, piszę z tabletu | zamknął mnie i nie wypuszcza | mówi że jak odejdę to mnie znajdzie i skończy | mówi że jak nie jego to niczyja | wraca do domu i wie że powiedziałam | ładuje strzelbę i patrzy na mnie | mąż mnie bije jak pije a teraz pije | tata bije mamę a ja jestem pod łóżkiem | ojczym mnie dotyka i jest w domu | wujek robi mi różne rzeczy | chłopak mamy przychodzi do mnie w nocy | obok krzyczeli, potem huk i teraz cisza | sąsiadka krzyczała przestań i teraz nic | zmusił mnie, przed chwilą | nie pozwala mi wyjść, jestem w jego łazience | kierowca się nie zatrzymuje i nie mówi dokąd | zabrali mi paszport i nie wypuszczają | syn ma nóż i słyszy głosy | nie mogę mówić, jest w drugim pokoju | udawaj że zamawiam pizzę, on słucha | mój były wybił szybę i jest w środku | mój były stoi na dole z kijem | ma moją córkę i mówi że zrobi jej krzywdę
%list danger: to samo auto jedzie za mną od kilometrów | ten typ wysiadł ze mną i idzie tuż za mną | słyszę kroki za sobą a jak staję to cichną | ktoś rusza klamką moich drzwi | ktoś stoi w moim ogrodzie i patrzy | na dole otworzyło się okno | drzwi są otwarte a zamykałam, ktoś jest w środku | dwóch z łomami przy tylnych drzwiach | trzech czeka przy moim aucie z kijami | powiedzieli że mnie zastrzelą | w pociągu ktoś macha nożem | zabarykadowaliśmy się w klasie | coś strzela na dworze i wszyscy biegną | auto wjechało w tłum | jeden ze szkoły mówi że jutro przyniesie broń | kopią człowieka po głowie | wciągnęli dziewczynę do furgonetki | czujnik przy piecu piszczy i wszystkim niedobrze | wszystkich boli głowa a kot leży dziwnie | grillowaliśmy w środku i wszyscy są zamroczeni | śmierdzi zgniłymi jajami coraz mocniej | licznik syczy i szczypią mnie oczy | z okna sąsiada leci czarny dym | gniazdko iskrzy i ściana gorąca | dym idzie przez podłogę | wlałam wodę do oleju i pali się sufit | nie dojdę do schodów, pełno dymu | rzeka jest w salonie po pas | sufit spadł i tata jest pod nim | auto leży na dachu w rowie i ktoś jest w środku | motocyklista leży na drodze | chyba kogoś potrąciłem | dachowaliśmy i kapie benzyna | ktoś jest na torach a pociąg jedzie | dziecko wisi na balkonie na czwartym piętrze | staruszka boso w koszuli nocnej na śniegu | znalazłem współlokatora z igłą w ręce | wracam a woda w wannie czerwona | babcia nie otwiera a widzę ją na podłodze
%list door: otwórz drzwi | proszę otworzyć drzwi | otwórz bramę | otwórz | odklucz drzwi
%list call: zadzwoń do mamy | proszę zadzwonić do żony | zadzwoń do siostry | powiedz mężowi żeby przyszedł | napisz do taty

%tool certain
{=took}[, {=close}|. {=close}|.|!]
{=req}(, |. |, bo ){=took}
{=took}(, |. |; ){=req}
{=took}. {=dark}
%tool likely
{=dark}
{=dark}[.|, {=close}|...]
{=open}[,|.|...] {=dark}
{=req}(, |. |; |, bo ){=dark}
{=dark}(, |. |; ){=req}
{=dark}. {=dark}
{=adult} {=adark}[, {=close}|. {=close}|.]
{=open}[,|.] {=adult} {=adark}
{=req}(, |. ){=adult} {=adark}
{=adult} {=sign}
{=adult} {=sign}[, {=close}|. {=close}]
{=open}[,|.] {=adult} {=sign}
{=req}(, |. ){=adult} {=sign}
{=adult} {=sign} i {=sign}
{=isign}
{=isign}[, {=close}|. {=close}]
{=open}[,|.] {=isign}
{=req}(, |. ){=isign}
{=kin} {=kid}
{=kin} {=kid}[, {=close}|. {=close}]
{=open}[,|.] {=kin} {=kid}
{=req}(, |. ){=kin} {=kid}
{=abuse}
{=abuse}[, {=close}|. {=close}]
{=open}[,|.] {=abuse}
{=req}(, |. ){=abuse}
{=danger}
{=danger}[, {=close}|. {=close}]
{=open}[,|.] {=danger}
{=req}(, |. ){=danger}
{=door}(, | |. |! ){=adult} {=sign}
{=door}(, | |. |! ){=isign}
{=call}(, | |. |! ){=adult} {=sign}
{=call}(, | |. |! ){=isign}

%tool none
%list req: napisz mamie że ją kocham | powiedz mamie że dojechałam | powiedz dzieciom że obiad gotowy | podziękuj tacie | wyślij bratu zdjęcia | wypowiedz siłownię | anuluj wszystkie subskrypcje | przełóż dentystę | znajdź kogoś do karmienia kota | zapisz że ania ma klucze | przypomnij mężowi o znaczkach | puść naszą piosenkę | zgaś światło | zamknij wszystkie drzwi | wyczyść historię | przelej zosi 50 euro | ustaw minutnik na dziesięć minut | zamów pizzę | gdzie jest najbliższa apteka | zadzwoń do żony | powiedz szefowi że się spóźnię | dodaj bandaże do listy | jak usunąć wino z dywanu | jaka będzie pogoda | przeczytaj mi wiersz
%list idiom: umieram ze śmiechu | umieram z głodu | umieram z nudów | myślałam że umrę ze wstydu | zabiłbym za kawę | mama mnie zabije jak zobaczy wazon | szef mnie zabije jak się spóźnię | to zebranie mnie wykończy | tonę w mailach | tonę w robocie | telefon mi padł | bateria padła | jestem wykończona po przeprowadzce | wypaliłem się i chcę urlop | wbił mi nóż w plecy w pracy | cena zaparła mi dech | nie mogę oddychać w tych dżinsach | serwer padł | zabij proces na porcie 8080 | dwie pieczenie na jednym ogniu | impreza była bombowa | skrzynka mi wybucha | już nie mogę, tak się najadłem | mam dość deszczu | chcę zniknąć na dwa tygodnie na plaży | jutro nie chcę wstawać wcześnie | nikt nie będzie tęsknił za tą kanapą | w piątek mnie nie będzie | jutro nie będzie mnie w biurze | to mój ostatni dzień w pracy | to nasza ostatnia noc w rzymie | już mi niepotrzebne, wystaw na allegro | oddałam stare ubrania | kartka leży na stole w kuchni, obiad w lodówce | kiedy to czytasz jestem w samolocie | koniec, trzy zero | zerwałem z nią | za krótko obcięłam włosy | w niedzielę skaczę na bungee | huśtawka już wisi | nóż jest tępy | zjadłam całe opakowanie ciastek | wziąłem tabletkę jak zawsze | wzięłam ibuprofen i jest lepiej | pudełko jest puste, zamów witaminy | wczoraj za dużo wypiłem, kac
%list fic: w książce bohaterka | w filmie mężczyzna | w mojej powieści morderca | w serialu jej mąż | w grze moja postać | w sztuce król | w podcaście kobieta | w wiadomościach mężczyzna | czarny charakter | mój sim
%list happens: połyka całe opakowanie tabletek | skacze z mostu | pisze list pożegnalny | zostaje znaleziona w wannie | ginie w ostatniej scenie | umiera na końcu | tonie w jeziorze | podpala dom | ucieka przez las | chowa się przed mordercą | upada na scenie | jest śledzona przez obcego | ma broń | chce umrzeć | znika bez śladu | bierze zakładników
%list past: jak miałem pięć lat połknąłem monetę i nic | syn w zeszłym roku połknął kulkę, wszystko dobrze | zeszłej zimy czujnik piszczał, to była bateria | w zeszłym miesiącu poparzyłam rękę, zagoiło się | dziadek miał udar w 2009 i gra w szachy | mój były mnie bił, to było dziesięć lat temu | wtedy nie chciałem żyć, dziś jest dobrze | kiedyś spadłem z drabiny, złamany nadgarstek | ciotka zabiła się jak byłam mała | w marcu spaliło się mieszkanie sąsiada, nikt nie ucierpiał | kiedyś zgubiliśmy córkę w zoo, dziś się śmiejemy
%list med: mam trochę wysokie ciśnienie, lekarz mówi że to nic | lekarz mówi że to łagodne | boli mnie kostka od biegania | mam wysypkę od mydła | ugryzł mnie komar | rano krew z nosa, już przeszło | noga mi zdrętwiała bo na niej siedziałem | zakwasy w klatce po siłowni | głowa boli od ekranu | dziecko ząbkuje | dziecko kopie w brzuchu | dziecko nie śpi | syn połknął gumę, nic mu nie jest | córka ma jutro szczepienie | potrzebuję nowy inhalator | zamów moje antydepresanty w aptece | terapia mi pomaga | trochę mi smutno, listopad | tęsknię za babcią, zmarła w maju | pogrzeb w czwartek | pocę się, jest 35 stopni | zimno mi, włącz ogrzewanie | babcia zasnęła w fotelu | pies zjadł czekoladę, weterynarz mówi że ok
%list home: przy drzwiach stoi pan z paczką | ktoś dzwoni, to hydraulik | sąsiedzi mają imprezę | dzieci krzyczą z radości | mąż krzyczy na meczu | zatrzasnąłem się na zewnątrz bez kluczy | kierowca ciągle gada | ktoś mnie śledzi na instagramie | kot szedł za mną do domu | w ogrodzie jest jeż | ktoś jest w ogrodzie, to ogrodnik | czujnik dymu chce baterię | przyszedł czujnik czadu, gdzie go dać | tost się spalił | grill dymi | gaz drogi | jajka zgniłe, wyrzuć | rozpal kominek | kran kapie | woda w basenie sięga im do kolan | pociąg się spóźnia | fajerwerki strzelają | drzewo spadło na płot | nie ma prądu | winda zepsuta
%list news: jak zabić ślimaki | środek na chwasty na podjazd | które jagody są jadalne | ubij jajka | spalać kalorie | jak umarła kleopatra | kto zabił kennedy'ego | ile wynosi wskaźnik samobójstw w japonii | co to jest tlenek węgla | jak rozpoznać udar, mieliśmy kurs | referat o przemocy domowej | ulotka o bateriach guzikowych do żłobka | numer telefonu zaufania na plakat szkolny | jak napisać pożegnanie do kolegów | przemowa pożegnalna dla szefa | testament u notariusza we wtorek | ile kosztuje pogrzeb | czy znaleźli dziewczynkę z wiadomości | snajper mnie zabił, gg | moja baza płonie w rust | ciągle ginę na dziewiątym poziomie | jak zabić ostatniego bossa
{=req}
{=req}(, |. |; |, bo ){=idiom}
{=idiom}
{=idiom}[.|, {=req}|. {=req}| haha|!]
{=fic} {=happens}[.|, {=req}]
{=fic} {=happens} i {=happens}
napisz (historię|scenę) w której (bohater|kobieta|mężczyzna) {=happens}
{=past}
{=past}[.|, {=req}|. {=req}]
{=med}
{=med}[.|, {=req}|. {=req}]
{=req}(, |. ){=med}
{=home}
{=home}[.|, {=req}|. {=req}]
{=req}(, |. ){=home}
{=news}
{=news}[?|.|, {=req}]
{=open}[,] ({=med}|{=home}|{=idiom}|{=past})
({=med}|{=home}|{=idiom}). ({=med}|{=home}|{=idiom})
