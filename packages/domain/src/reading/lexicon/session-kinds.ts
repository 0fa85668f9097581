import type { Lexicon } from '../engine/phrases.ts';
import type { SessionKind, Sport } from '../vocabulary.ts';

/** Kinds of session by the words that alone name them; the others need company. */
export const sessionKindWords = {
  max_strength: `max strength | maximal strength | maximum strength | powerlifting | powerlifting session | heavy triples | heavy doubles | heavy triple | heavy double | heavy day | heavy session | maximalkraft | maximalkrafttraining | schwerer tag | schwere einheit | fuerza maxima | dia pesado | sesion pesada | powerlifting training | force maximale | force max | seance lourde | forza massimale | giornata pesante | forca maxima | dia pesado | treino pesado de forca`,
  top_set: `top set | top sets | top single | back off | back off set | back off sets | back down sets | backoff | backoff set | backoff sets | backoffs | back offs | rpe single | topsatz | topsatze | top satz | serie tope | serie top | series back off | serie lourde puis | top serie | serie di punta | serie pesada e back off`,
  five_by_five: `five by five | 5 by 5 | funf mal funf | cinco por cinco | 5 por 5 | cinq fois cinq | 5 fois 5 | cinque per cinque | 5 per 5`,
  heavy_singles: `heavy single | heavy singles | singles at | openers | opener practice | practice my openers | work up to a single | work up to a heavy | work up to a max | build to a heavy | build up to a heavy | heavy single practice | schwere singles | schwere einzelne | einer versuche | schwere einer | singles pesados | simples pesados | repeticiones unicas pesadas | singles lourds | simples lourds | singole pesanti | alzate singole | singles pesadas`,
  olympic: `olympic lifting | olympic lifts | olympic weightlifting | oly | oly lifting | oly lifts | oly session | weightlifting technique | snatch session | snatch day | snatch technique | snatch practice | clean and jerk session | clean and jerk technique | snatch and clean | snatch and jerk | cleans and snatches | snatches and cleans | gewichtheben | olympisches gewichtheben | olympische lifts | reissen und stossen | halterofilia | levantamiento olimpico | arrancada y envion | halterophilie | halterophilie technique | arrache et epaule jete | pesistica | pesistica olimpica | sollevamento olimpico | strappo e slancio | levantamento olimpico | lpo | levantamento de peso olimpico`,
  power: `power training | power session | power workout | power work | explosive | explosiveness | explosive power | explosive training | plyo | plyos | plyometric | plyometrics | plyo session | vertical jump | jump higher | jump training | dunk | schnellkraft | schnellkrafttraining | sprungkraft | sprungkrafttraining | explosiv | explosivkraft | explosives | explosivo | explosiva | explosividad | pliometria | pliometrico | saltar mas alto | potencia | explosif | explosive | explosivite | pliometrie | plyometrie | detente verticale | travail de puissance | esplosivo | esplosiva | esplosivita | forza esplosiva | saltare piu in alto | explosividade | forca explosiva | saltar mais alto | pular mais alto`,
  skill: `skill work | skill session | skill practice | skill training | skills session | calisthenics skills | calisthenics skill | handstand practice | handstand training | handstand work | muscle up practice | muscle up progression | pull up progression | planche training | planche work | lever work | handstandtraining | handstand uben | technik uben | practica de pino | practicar el pino | entrenar el pino | vertical practica | travail du poirier | travail de l atr | equilibre sur les mains | pratica verticale | allenare la verticale | treino de parada de mao | pratica de parada de mao`,
  kettlebell: `kettlebell workout | kettlebell session | kettlebell training | kettlebell day | kettlebell circuit | kettlebell only | kb workout | kb session | only a kettlebell | just a kettlebell | just my kettlebell | only my kettlebell | nur kettlebell | nur eine kettlebell | kettlebelltraining | kettlebell einheit | entrenamiento con kettlebell | entreno con kettlebell | solo kettlebell | solo pesa rusa | entreno con pesa rusa | seance kettlebell | seance de kettlebell | juste une kettlebell | allenamento kettlebell | allenamento con kettlebell | solo la kettlebell | treino de kettlebell | treino com kettlebell | so kettlebell`,
  machines: `machines | gym machines | maschinen | maquinas | macchinari | machine workout | machine session | machine day | machines only | only machines | machines please | all machines | geratetraining | nur gerate | an geraten | an den geraten | an den maschinen | solo maquinas | con maquinas | en maquinas | que des machines | sur machines | aux machines | solo macchine | solo macchinari | con le macchine | so maquinas | nas maquinas`,
  first_time: `first time in a gym | first time in the gym | first time at a gym | first time at the gym | first gym session | first ever workout | first workout ever | first day at the gym | first day in the gym | first time lifting | first time working out | first time exercising | never been to a gym | never been in a gym | never set foot in a gym | new to the gym | new to gym | new at the gym | just joined a gym | just joined the gym | erstes mal im fitnessstudio | erstes mal im studio | zum ersten mal im fitnessstudio | zum ersten mal im studio | noch nie im fitnessstudio | noch nie im studio | neu im fitnessstudio | neu im studio | neu im gym | primera vez en el gimnasio | primera vez en un gimnasio | primera vez en el gym | primer dia de gimnasio | primer dia en el gimnasio | nunca he ido al gimnasio | nueva en el gimnasio | nuevo en el gimnasio | premiere fois en salle | premiere fois a la salle | premiere seance en salle | jamais mis les pieds en salle | jamais alle en salle | prima volta in palestra | primo giorno in palestra | mai stato in palestra | mai stata in palestra | nuovo in palestra | nuova in palestra | primeira vez na academia | primeira vez no ginasio | primeiro dia de academia | nunca fui na academia | nunca fui a academia | novo na academia | nova na academia`,
  travel: `travel workout | travel session | hotel workout | hotel room | hotel room workout | hotelzimmer | reisetraining | habitacion de hotel | habitacion del hotel | cuarto de hotel | chambre d hotel | camera d albergo | camera d hotel | stanza d hotel | quarto de hotel`,
  steady: `zone 2 | zone two | z2 | easy run | easy ride | easy row | easy spin | easy swim | easy jog | steady run | steady ride | steady row | steady state | recovery run | recovery ride | base run | base miles | liss | lockerer lauf | lockerer dauerlauf | dauerlauf | grundlagenausdauer | ga1 | grundlagenlauf | rodaje | rodaje suave | trote suave | carrera suave | zona 2 | footing tranquille | endurance fondamentale | sortie facile | zone deux | corsa lenta | corsa facile | fondo lento | zona due | rodagem | corrida leve | corrida facil | trote leve`,
  tempo: `tempo session | tempo workout | tempo training | tempotraining | tempoeinheit | sesion de tempo | sesion tempo | seance tempo | seance allure | sessione tempo | treino de tempo | tempo run | tempo runs | tempo ride | tempo row | tempo intervals | threshold | threshold run | threshold intervals | threshold session | cruise intervals | sweet spot | sweetspot | lactate threshold | tempolauf | tempodauerlauf | schwellenlauf | schwellentraining | schwellenintervalle | an der schwelle | umbral | carrera de umbral | ritmo umbral | series de umbral | seance au seuil | au seuil | travail au seuil | seuil | soglia | corsa in soglia | ripetute in soglia | corsa media | limiar | treino de limiar | ritmo de limiar`,
  vo2: `vo2 | vo2 max | vo2max | vo2 intervals | vo2 session | vo2max intervals | norwegian 4x4 | norwegian intervals | vo2 max intervalle | vma | seance vma | seance de vma | fractionne vma | ripetute vo2max`,
  sprint: `sprints | sprint session | sprint workout | sprint training | sprint intervals | hill sprints | hill repeats | hill reps | flying sprints | acceleration sprints | bergsprints | bergaufsprints | hugelsprints | sprinttraining | steigerungslaufe | sprints en cuesta | series en cuesta | entrenamiento de sprints | sprints en cote | seance de cotes | seance de sprint | scatti in salita | ripetute in salita | allenamento di sprint | tiros de subida | treino de tiros | treino de sprint | tiros na subida`,
  long: `long run | long ride | long slow run | long slow distance | lsd run | sunday long run | langer lauf | langen lauf | langer dauerlauf | longrun | lange ausfahrt | tirada larga | rodaje largo | salida larga | sortie longue | footing long | longue sortie | corsa lunga | lungo lento | uscita lunga | longao | corrida longa | treino longo de corrida | pedal longo`,
  brick: `brick session | brick workout | brick run | brick training | bike run brick | a brick | bike to run | mixed erg | mixed ergs | erg medley | koppeltraining | koppeleinheit | koppellauf | sesion de transicion | entrenamiento de transicion | transicion bici carrera | enchainement velo course | enchainement velo cap | allenamento combinato bici corsa | combinato bici corsa | treino de transicao | transicao bike corrida`,
  hyrox: `hyrox | hyrox sim | hyrox simulation | hyrox session | hyrox training | hyrox workout | half hyrox | race sim | race simulation`,
  deload: `deload | deload week | deload session | deloading | deload day | easy week | light week | unload week | down week | entlastungswoche | entlastungstag | deloadwoche | deload woche | leichte woche | semana de descarga | semana suave | sesion de descarga | descarga | semaine de decharge | semaine legere | seance de decharge | decharge | settimana di scarico | seduta di scarico | scarico | semana de deload | semana leve | semana de descarga | semana regenerativa`,
  recovery: `recovery session | recovery workout | recovery day | active recovery | active rest | active rest day | rest day workout | flush session | flush out | regenerationseinheit | regenerationstag | regenerationstraining | aktive erholung | aktive regeneration | recuperacion activa | sesion de recuperacion | dia de recuperacion | descanso activo | recuperation active | seance de recup | seance de recuperation | jour de recup | recupero attivo | sessione di recupero | giorno di recupero | scarico attivo | recuperacao ativa | treino regenerativo | treino de recuperacao | descanso ativo`,
} satisfies Record<Exclude<SessionKind, 'sport'>, string>;

/** What turns a day at the desk, a nap or a diet into something else than a session. */
export const notSessions: Lexicon = {
  day: `at work | at the office | in the office | at school | of work | of meetings | of travel | of driving | with the kids | auf arbeit | im buro | bei der arbeit | en el trabajo | en la oficina | en el curro | au travail | au boulot | au bureau | al lavoro | in ufficio | no trabalho | no escritorio`,
};

/** A heavy or an easy one: with a day or a way to go they name a session. */
export const sessionSigns: Lexicon = {
  heavy: `heavy | schwer | schwere | schwerer | schweres | schweren | pesado | pesada | lourd | lourde | pesante`,
  easy: `easy | gentle | steady | relaxed | slow | recovery | locker | lockerer | lockere | lockeres | ruhig | ruhiger | suave | tranquilo | tranquila | facil | facile | tranquille | cool | lento | lenta | leggera | tranquilla | leve | tranquilo`,
  day: `day | session | workout | tag | einheit | dia | sesion | seance | jour | journee | giornata | giorno | seduta | sessione | sessao | treino`,
  /** Somebody is after a move that they cannot do yet. */
  aim: `first | my first | a first | the first | get my | get a | unlock | learn | learning | learn to | learn the | learn a | practice | practise | practicing | practising | practice my | practise my | towards | toward a | progression to | progressions for | work on my | working on my | working towards | ersten | mein erster | meinen ersten | erster | lernen | lerne | uben | ube | primer | primera | mi primer | mi primera | aprender | aprender a | aprender el | aprender la | practicar | sacar mi | conseguir mi | premier | premiere | ma premiere | mon premier | apprendre | apprendre le | apprendre la | travailler le | travailler la | primo | prima | il mio primo | la mia prima | imparare | imparare il | imparare la | praticare | primeiro | primeira | meu primeiro | minha primeira | aprender | aprender a | treinar a | tirar meu`,
};

/** So few reps to a set, by what lifters call them. */
export const lowRepWords: Lexicon = {
  '1': `singles | single reps | heavy single | heavy singles | openers | opener | einer | einzelne | einzelwiederholungen | singles pesados | sencillos | simples | singoli | singole`,
  '2': `doubles | heavy double | heavy doubles | zweier | doppelte | dobles | doublés | doppie | duplas`,
  '3': `triples | heavy triple | heavy triples | dreier | triplés | triple | triplette | triplas | ternas`,
};

/** Moves that one learns: a single one is the aim. */
export const skillWords: Lexicon = {
  'pull-up': `pull up | pullup | chin up | chinup | strict pull up | klimmzug | dominada | traction | trazione | barra fixa`,
  'muscle-up': `muscle up | muscleup | muscle ups | bar muscle up | ring muscle up`,
  handstand: `handstand | handstands | free handstand | handstand push up | pino | vertical a manos | poirier | atr | equilibre | verticale | parada de mao | pino sem apoio`,
  pistol: `pistol | pistol squat | pistols | pistol squats`,
  lever: `front lever | back lever`,
  planche: `planche | plancha turca`,
  'l-sit': `l sit | lsit`,
  flag: `human flag | bandera humana | drapeau`,
  'push-up': `push up | pushup | press up | liegestutz | flexion | pompe | piegamento | flexao`,
  dip: `dip | ring dip`,
  'double-under': `double under | double unders`,
};

/** Sports that a body is prepared for. */
export const sportNames = {
  football: `football | soccer | footy | five a side | rugby | hockey | lacrosse | american football | fussball | handball | futbol | foot | calcio | calcetto | futebol | futsal`,
  climbing: `climbing | climber | climbers | bouldering | boulder | hangboard | fingerboard | klettern | kletterer | kletterin | bouldern | escalada | escalador | escaladora | escalade | grimpe | grimpeur | arrampicata | arrampicatore | escalador`,
  golf: `golf | golfer | golfers | golfing | golfen | golfista`,
  swimming: `swimmer | swimmers | swim strength | dryland | schwimmer | nadador | nadadora | natacion | nageur | nageuse | natation | nuotatore | nuotatori | nuoto | natacao`,
  skiing: `skiing | ski | ski season | ski trip | skier | skiers | snowboarding | snowboard | skifahren | skisaison | skiurlaub | esqui | esquiar | sci | sciare | settimana bianca`,
  racket: `tennis | padel | squash | badminton | pickleball | racket sports | racquet sports | tischtennis | tenis | tenis de mesa`,
  running: `runner | runners | trail running | laufer | lauferin | corredor | corredores | corredora | coureur | coureurs | podista | podisti | runners strength`,
  cycling: `cyclist | cyclists | cycling | mountain biking | mtb | radfahrer | rennradfahrer | ciclista | ciclistas | ciclismo | cycliste | cyclisme | ciclista`,
  rowing: `rower strength | rowers | ruderer | remeros | rameurs | canottieri | canottaggio | remadores`,
  basketball: `basketball | basket | hoops | baloncesto | pallacanestro | basquete`,
  volleyball: `volleyball | beach volleyball | voleibol | voley | volley | pallavolo | volei`,
  martial_arts: `martial arts | boxing | boxer | mma | bjj | jiu jitsu | judo | karate | muay thai | kickboxing | wrestling | sparring | taekwondo | kampfsport | boxen | ringen | artes marciales | boxeo | lucha | arts martiaux | boxe | lutte | arti marziali | pugilato | artes marciais | luta`,
  hiking: `hiking | hiker | hikers | trekking | backpacking | mountaineering | bergwandern | wandern | bergsteigen | senderismo | montanismo | randonnee | alpinisme | escursionismo | alpinismo | trilha | trilhas | montanhismo`,
} satisfies Record<Sport, string>;

/** Beside the name of a sport: the session is for it. */
export const sportCues: Lexicon = {
  for: `for | for my | for the | to help my | improve my | better at | ready for | in shape for | fit for | fur | furs | fur mein | fur meinen | fur die | fur den | para | para el | para la | para mi | pour | pour le | pour la | pour mon | pour l | per | per il | per la | per lo | per l | pra | pro | para o | para a`,
  day: `day | training | workout | session | strength | conditioning | specific | prep | player | players | athlete | fitness | drills | training day | tag | einheit | spezifisch | spieler | krafttraining | dia | entreno | entrenamiento | preparacion fisica | jugador | jugadora | seance | entrainement | preparation physique | joueur | joueuse | allenamento | giornata | preparazione | giocatore | giocatrice | treino | preparacao | jogador | jogadora`,
  play: `i play | i do | i box | im a | i am a | as a | ich spiele | ich bin | juego al | juego a | soy | je joue au | je fais de | je suis | gioco a | faccio | sono un | sono una | jogo | faco | sou`,
};
