import { formatDefinitions } from '../../../workout/formats/definitions.ts';
import { formatIds } from '../../../workout/formats/ids.ts';
import type { Lexicon } from '../../engine/phrases.ts';
import type { Format } from '../../vocabulary.ts';

/** Beside the words of each definition: other forms, and other languages. */
const otherWords: Partial<Record<Format, string>> = {
  emom: `min 1 | minute 1 | minute one | minuto 1 | odd minutes | even minutes | emoms | emotm | every minute | jede minute | zu jeder minute | zur vollen minute | cada minuto | chaque minute | toutes les minutes | a la minute | ogni minuto | allo scoccare del minuto | a cada minuto | every minute on the minute | top of every minute | at the top of each minute | zu beginn jeder minute | al inicio de cada minuto | al empezar cada minuto | au debut de chaque minute | all inizio di ogni minuto | allo scoccare di ogni minuto | no inicio de cada minuto | a cada virada de minuto | na virada do minuto`,
  every: `e4mom | e5mom | e30 | e45 | e75 | e120 | every 2 minutes on the | every two minutes on the | every two minutes | every 3 minutes | every three minutes | every 90 s | every 90 sec | every 75 seconds | every 45 seconds | every 30 seconds | every 2 min | every 3 min | alle 90 sekunden | alle 2 minuten | alle zwei minuten | alle 3 minuten | cada 90 segundos | cada 2 minutos | cada dos minutos | cada 3 minutos | toutes les 90 secondes | toutes les 2 minutes | toutes les deux minutes | ogni 90 secondi | ogni 2 minuti | ogni due minuti | a cada 90 segundos | a cada 2 minutos | a cada dois minutos`,
  tabata: `tabatas | tabata style`,
  pyramid: `pyramids | pyramid style | pyramid sets | reps pyramid | up and down the ladder | pyramide | pyramiden | pyramidal | pyramidensatz | piramide | piramides | piramidal | pyramidale | piramidale | piramidales | piramidali | piramidais | pyramidales | pyramidaux | serie piramidal | series piramidales | serie piramidali | series piramidais | series pyramidales | pyramidensatze`,
  ladder: `ladders | ladder style | ladder workout | ladder of | descending reps | ascending reps | descending ladder | ascending ladder | countdown reps | leiter | leitern | wiederholungsleiter | absteigend | aufsteigend | escalera | escalerita de | escalera descendente | escada | escadinha | echelle | scala | scaletta | scala di ripetizioni | a scalare`,
  circuit: `circuits | circuit training | circuit style | station training | zirkel | zirkeltraining | ganzkorperzirkel | stationen | stationstraining | circuito | circuitos | circuitito | por estaciones | estaciones | estacoes | entrainement en circuit | en circuit | ateliers | stazioni | a stazioni | a circuito | circuitinho`,
  compound: `kettlebell flow | flows | non stop flow | fluido`,
  complex: `complexes | kettlebell complex | dumbbell complex | without putting it down | no putting down | dont put it down | komplex | complejo | complexe | complesso | complexo | enchainement`,
  superset: `supersets | superset everything | supersetting | super set | super sets | supersatz | supersatze | superserie | superseries | super series | biserie | biseries | bi serie | bi set | bi sets | biset | bisets`,
  giant_set: `giant sets | tri sets | trisets | riesensatz | riesensatze | trisatz | triserie | triseries | tri serie | serie gigante | series gigantes | serie geante | series geantes | serie giganti`,
  rounds: `rds | runden | rondas | vueltas | tours | giri | rodadas | voltas`,
  amrap: `crossfit style | crossfit type | crossfit thing | crossfitty | crossfit ish | im crossfit stil | estilo crossfit | tipo crossfit | style crossfit | stile crossfit | amraps | as many rounds as i can | so viele runden wie moglich | so viele wiederholungen wie moglich | tantas rondas como | tantas rondas como pueda | tantas repeticiones como | autant de tours que possible | autant de repetitions que possible | piu giri possibile | quanti piu giri possibile | quantas rodadas | o maximo de rodadas`,
  for_time: `against the clock | time cap | timecap | as fast as possible | auf zeit | gegen die uhr | so schnell wie moglich | contra reloj | contra el reloj | por tiempo | a contrarreloj | contre la montre | contre le chrono | pour le temps | a tempo | contro il tempo | contro il cronometro | contra o relogio | contra o tempo | por tempo`,
  death_by: `muerte por | tod durch | mort par | morte per | morte por`,
  sets: `sets and reps | sets x reps | 5x5 | back off sets | satze | satzen | series | serie | seria`,
  drop_set: `drop sets | dropset | dropsets | strip sets | dropsatz | dropsatze | reduktionssatz | reduktionssatze | series descendentes | serie descendente | series degressives | serie degressive | stripping | serie a scalo | series decrescentes`,
  cluster: `cluster sets | clusters | clustersatz | clustersatze | series cluster | serie cluster`,
  rest_pause: `myo reps | myoreps | rest pause sets`,
  tempo: `tempo reps | tempo sets | tempo squats | slow tempo | slow eccentrics | slow negatives | langsame negative | langsame exzentrik | negativas lentas | excentricas lentas | negatives lentes | excentrique lent | eccentriche lente | negative lente | excentricas lentas`,
  fight_rounds: `fight rounds | boxing round | sparring rounds | boxrunden | runden boxen | asaltos | asaltos de boxeo | rounds de boxeo | rounds de boxe | riprese di boxe | rounds de luta`,
  intervals: `series en la cinta | series de cinta | unas series en cinta | series corriendo | series de carrera | series a pie | tiros na esteira | tiros de corrida | ripetute sul tapis roulant | ripetute in pista | interval | interval training | interval session | on off | work rest | hill sprints | hill reps | hill repeats | run walk | walk run | fartlek | intervall | intervalle | intervallen | intervalltraining | bergsprints | tempowechsel | fahrtspiel | wiederholungslaufe | intervalo | intervalos | series en pista | cuestas | fractionne | fraction | seance fractionnee | intervalles | par intervalles | intervallo | intervalli | a intervalli | ripetute | scatti | treino intervalado | intervalado | tiros`,
};

/** What these are called says more of the session than of its format: other slots hold it. */
const heldElsewhere: ReadonlySet<Format> = new Set(['steady', 'skill', 'hold', 'distance_reps']);
/** Words of a definition that mean too much else in running text. */
const tooLoose = new Set(['hiit', 'tempo', 'compound']);

/** Every format by what people call it. */
export const formatWords: Lexicon = Object.fromEntries(
  formatIds
    .filter((id) => !heldElsewhere.has(id))
    .map((id) => {
      const own = formatDefinitions[id].words.filter((word) => !tooLoose.has(word));
      return [id, [...own, otherWords[id] ?? ''].join(' | ')];
    }),
);
