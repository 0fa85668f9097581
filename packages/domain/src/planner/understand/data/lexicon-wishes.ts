import type { FocusArea, Format, Goal } from '../../request.ts';
import type { Lexicon } from '../phrases.ts';

export const formatWords = {
  emom: `min 1 | minute 1 | minute one | emom | emoms | e2mom | e3mom | every minute on the minute | every minute | every 2 minutes on the | every two minutes on the | every 90 seconds | jede minute | cada minuto | chaque minute | toutes les minutes | ogni minuto | a cada minuto`,
  tabata: `tabata | tabatas | tabata style | 20 10`,
  pyramid: `pyramid | pyramids | ladder | ladders | ladder style | ladder workout | descending reps | ascending reps | countdown reps | reps pyramid | pyramide | pyramidal | leiter | piramide | piramidal | escalera | escada | echelle | scala di ripetizioni`,
  circuit: `circuit | circuits | circuit training | circuit style | stations | station training | zirkel | zirkeltraining | stationen | circuito | circuitos | por estaciones | estaciones | estacoes | entrainement en circuit | en circuit | ateliers | stazioni | a stazioni | a circuito`,
  compound: `complex | complexes | barbell complex | kettlebell complex | dumbbell complex | kettlebell flow | flow | flows | non stop flow | komplex | complejo | complexe | complesso | complexo | enchainement | fluido`,
  rounds: `superset | supersets | super set | super sets | supersatz | supersatze | superserie | superseries | super series | biserie | biseries | bi set | bi sets | biset | bisets | rounds | rounds for time | rft | for time | amrap | as many rounds as possible | as many reps as possible | runden | rondas | vueltas | tours | giri | rodadas | voltas`,
  sets: `sets | straight sets | sets and reps | sets x reps | 5x5 | drop sets | satze | satzen | series | serie | seria`,
  intervals: `interval | intervals | interval training | on off | work rest | intervall | intervalle | intervallen | intervalltraining | intervalo | intervalos | fractionne | intervalles | par intervalles | intervallo | intervalli | a intervalli | ripetute | treino intervalado`,
} satisfies Record<Format, string>;

export const goalWords = {
  strength: `strength | strong | stronger | get strong | get stronger | max strength | 1rm | one rep max | heavy lifting | heavy weights | lift heavy | heavy | powerlifting | strength training | kraft | starker | stark | krafttraining | maximalkraft | fuerza | fuerte | mas fuerte | force | plus fort | plus forte | musculation | forza | forte | piu forte | forca | mais forte`,
  hypertrophy: `hypertrophy | muscle | muscles | build muscle | muscle building | muscle gain | gain muscle | mass | size | bulk | bulking | tone | toning | tone up | toned | get big | bigger | swole | jacked | pump | bodybuilding | muskelaufbau | muskeln | masse | straffen | straff | definieren | hipertrofia | musculo | musculos | masa muscular | ganar masa | tonificar | volumen | hypertrophie | prise de masse | muscle | tonifier | ipertrofia | massa | massa muscolare | muscoli | tonificare | hipertrofia | massa muscular | ganhar massa | tonificar`,
  power: `speed work | speed training | for speed | more speed | build speed | sprint speed | top speed | get faster | run faster | be faster | sprint faster | become faster | acceleration | agility | agile | quickness | speed and agility | schneller | schnelligkeit | schnelligkeitstraining | wendigkeit | ganar velocidad | mas rapido | mas rapida | agilidad | travail de vitesse | plus rapide | agilite | piu veloce | agilita | mais rapido | agilidade | power | powerful | explosive | explosiveness | explosivity | vertical jump | vertical | jump higher | plyo | plyos | plyometric | plyometrics | explosiv | explosivkraft | schnellkraft | sprungkraft | explosivo | explosiva | potencia | explosif | explosive | explosivite | puissance | detente | esplosivo | esplosiva | potenza | esplosivita | explosao`,
  endurance: `endurance | stamina | engine | cardio fitness | conditioning | aerobic | aerobics | muscular endurance | work capacity | ausdauer | kondition | resistencia | aguante | acondicionamiento | endurance | condition physique | souffle | resistenza | fiato | condizionamento | resistencia | folego | condicionamento`,
  hiit: `hiit | hit workout | high intensity | high intensity interval | fat loss | lose | lose fat | burn fat | fat burning | fat burner | burn | burn calories | calories | lose weight | weight loss | slim | slim down | shred | shredded | cut | get lean | lean out | metcon | abnehmen | fett verbrennen | fettverbrennung | kalorien | perder peso | bajar de peso | adelgazar | quemar grasa | quemar calorias | quemar | alta intensidad | maigrir | perdre du poids | perte de poids | bruler | bruler des graisses | bruler des calories | haute intensite | dimagrire | perdere peso | bruciare | bruciare grassi | bruciare calorie | alta intensita | emagrecer | queimar gordura | queimar calorias | queimar`,
  mobility: `mobility | stretch | stretching | stretches | loosen | loosen up | limber | limber up | flexibility | flexible | yoga | yoga flow | pilates | unwind | unlock my hips | supple | decompress | beweglichkeit | beweglich | dehnen | dehnung | mobilitat | mobilisieren | lockern | movilidad | estirar | estiramientos | estiramiento | flexibilidad | mobilite | etirements | etirement | etirer | m etirer | souplesse | assouplir | mobilita | allungamento | stretching | flessibilita | sciogliere | mobilidade | alongamento | alongar | alongamentos | flexibilidade`,
  general: `just move | move a bit | get moving | general fitness | all round | all rounder | overall fitness | stay fit | keep fit | get fit | get in shape | fit bleiben | einfach bewegen | bewegen | fitness general | moverme | ponerme en forma | bouger | me bouger | remise en forme | muovermi | rimettermi in forma | mexer me | ficar em forma`,
} satisfies Record<Goal, string>;

/** Parts of the body as a wish to train them. */
export const focusWords = {
  full_body: `all muscles | every muscle | all muscle groups | every muscle group | full body | total body | whole body | all over | head to toe | full-body | ganzkorper | ganzkorpertraining | ganzer korper | ganzen korper | cuerpo completo | todo el cuerpo | cuerpo entero | corps entier | tout le corps | corps complet | full body | tutto il corpo | corpo intero | total body | corpo todo | corpo inteiro | corpo completo`,
  upper_body: `upper day | upper workout | upper session | upper body | upper-body | top half | oberkorper | tren superior | parte superior | haut du corps | parte alta | parte superiore | parte superior do corpo | membros superiores | superiores`,
  lower_body: `lower day | lower workout | lower session | lower body | lower-body | bottom half | unterkorper | tren inferior | parte inferior | bas du corps | parte bassa | parte inferiore | membros inferiores | inferiores`,
  push: `push | push day | pushing | push workout | druckubungen | empuje | poussee | spinta | empurrar`,
  pull: `pull | pull day | pulling | pull workout | zugubungen | tiron | jalon | tirage | trazione | puxar`,
  legs: `hamstrings | hams | hammies | inner thighs | adductors | legs | leg | leg day | leg workout | quads | quad | thighs | thigh | beine | bein | beintag | oberschenkel | piernas | pierna | cuadriceps | muslos | jambes | jambe | cuisses | quadriceps | gambe | gamba | cosce | quadricipiti | pernas | perna | coxas`,
  glutes: `posterior chain | glutes | glute | booty | bum | butt | bottom | backside | buns | po | gesass | hintern | gluteos | gluteo | culo | fessiers | fesses | glutei | gluteo | sedere`,
  core: `core | abs | ab | six pack | sixpack | abdominals | midsection | tummy | belly | waist | obliques | bauch | bauchmuskeln | rumpf | abdominales | abdomen | abdominal | abdos | abdominaux | ventre | sangle abdominale | addominali | addome | pancia | abdominais | barriga | tronco`,
  chest: `chest | pecs | pec | brust | brustmuskeln | pecho | pectorales | poitrine | pectoraux | petto | pettorali | peito | peitoral`,
  back: `back | upper back | lats | lat | mid back | rhomboids | traps | rucken | oberer rucken | espalda | dorsales | dos | dorsaux | schiena | dorsali | dorso | costas | dorsais`,
  shoulders: `shoulders | delts | deltoids | schultern | hombros | epaules | spalle | ombros`,
  arms: `arms | arm | biceps | bicep | bis and tris | triceps | tricep | guns | forearms | arme | bizeps | trizeps | unterarme | brazos | biceps | bras | braccia | bicipiti | tricipiti | bracos`,
  hips: `hips | hip flexors | huften | huftbeuger | caderas | hanches | quadris`,
  cardio: `run and jump | jump and run | running and jumping | run intervals | running intervals | cardio | kardio | cardiovascular | heart rate up | get my heart rate up`,
  balance: `balance | balance training | balance work | steadier on my feet | steady on my feet | steady on her feet | steady on his feet | steadier on her feet | steadier on his feet | standfest | sturzsicher | fall prevention | prevent falls | gleichgewicht | gleichgewichtstraining | sturzprophylaxe | equilibrio | equilibre`,
} satisfies Record<FocusArea, string>;

export const levelWords = {
  beginner: `beginner | beginners | newbie | newb | noob | novice | new to this | new to training | new to exercise | new to working out | just starting | just started | starting out | first workout | first time | never trained | never worked out | never exercised | out of shape | unfit | couch potato | deconditioned | anfanger | anfangerin | einsteiger | einsteigerin | untrainiert | neuling | principiante | principiantes | novato | novata | empezando | debutant | debutante | debutants | je debute | novice | neofita | alle prime armi | principianti | iniciante | iniciantes | novato | sedentario | sedentaria`,
  intermediate: `intermediate | some experience | fairly fit | reasonably fit | fortgeschrittener anfanger | mittelstufe | intermedio | intermedia | nivel medio | intermediaire | niveau moyen | intermedio | livello medio | intermediario | intermediaria`,
  advanced: `advanced | expert | experienced | very fit | elite | athlete | pro level | competitive | seasoned | well trained | fortgeschritten | fortgeschrittene | profi | erfahren | sehr fit | avanzado | avanzada | experto | experta | avance | avancee | confirme | confirmee | expert | avanzato | avanzata | esperto | esperta | avancado | avancada | experiente`,
} satisfies Lexicon;

export const effortWords = {
  easy: `deload | easy | gentle | gently | light | lightly | recovery | active recovery | recover | chill | relaxed | relaxing | low intensity | low key | mellow | soft | take it easy | go easy | easy does it | low effort | restorative | comfortable | leicht | leichtes | locker | sanft | sanftes | ruhig | regeneration | erholung | entspannt | suave | suavecito | ligero | ligera | facil | tranquilo | tranquila | recuperacion | baja intensidad | doux | douce | leger | legere | facile | tranquille | recuperation | dolce | leggero | leggera | facile | tranquillo | recupero | leve | suave | facil | tranquilo | recuperacao | baixa intensidade`,
  moderate: `moderate | medium | moderately | medium intensity | steady | mittel | mittlere intensitat | moderat | moderado | moderada | medio | modere | moderee | moyen | moderato | moderata`,
  hard: `murder | destroy | annihilate | hard | harder | tough | brutal | intense | intensive | sweaty | sweat | killer | savage | challenging | challenge | challenge me | all out | crush me | destroy me | smoke me | kick my ass | kick my butt | push me | max effort | beast | beast mode | gnarly | heavy session | insane | wreck me | kill me | hardcore | hart | hartes | intensiv | intensives | anstrengend | schwitzen | brutal | heftig | duro | dura | intenso | intensa | fuerte | a tope | matador | sudar | brutal | dur | dure | intense | intensif | costaud | transpirer | intenso | tosto | duro | sudare | pesante | intenso | pesado | puxado | suar | forte`,
} satisfies Lexicon;

export const historyWords: Lexicon = {
  repeat: `same as last time | same as yesterday | same again | same workout | same one | repeat last | repeat my last | repeat the last | again please | like last time | do it again | redo | lo mismo | igual que la ultima vez | como la ultima vez | repetir | wie letztes mal | das gleiche | dasselbe | nochmal | wie beim letzten mal | comme la derniere fois | la meme chose | le meme | refaire | come l ultima volta | lo stesso | uguale | como da ultima vez | o mesmo | igual a ultima`,
  vary: `something different | something new | different from last time | different than last time | mix it up | mix things up | change it up | switch it up | surprise me | not the same | new exercises | variety | algo diferente | algo nuevo | algo distinto | sorprendeme | variar | was neues | etwas neues | etwas anderes | was anderes | abwechslung | uberrasch mich | quelque chose de nouveau | quelque chose de different | varier | surprends moi | changer | qualcosa di diverso | qualcosa di nuovo | variare | sorprendimi | algo novo | algo diferente | diferente | me surpreenda`,
};

/** Nouns that make the length before them a part of the session. */
export const blockWords: Lexicon = {
  block: `emom | amrap | tabata | e2mom | finisher | metcon | block`,
  edge: `warm up | warmup | warm | cool down | cooldown | stretch | stretching | stretches | jog | run | walk | rest | break | aufwarmen | calentamiento | echauffement | riscaldamento | aquecimento | dehnen`,
  core: `core | abs`,
};

export const sessionWords: Lexicon = {
  total: `total | in total | altogether | all in | overall | whole thing | workout | session | class | training | routine | available | to spare | spare | max | maximum | tops | only have | have only | i have | ive got | got | time | insgesamt | gesamt | einheit | sesion | entrenamiento | en total | rutina | seance | entrainement | au total | sessione | allenamento | in totale | treino | sessao | no total`,
};
