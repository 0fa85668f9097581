/** Names of the days from Sunday on, as they stand alone, by language. */
export const dayNames: readonly string[] = [
  'sundays? | sonntags? | domingos? | dimanches? | domenic[ae]',
  'mondays? | montags? | lunes | lundis? | lunedi | segunda-feira',
  'tuesdays? | dienstags? | martes | mardis? | martedi | terca-feira',
  'wednesdays? | mittwochs? | miercoles | mercredis? | mercoledi | quarta-feira',
  'thursdays? | donnerstags? | jueves | jeudis? | giovedi | quinta-feira',
  'fridays? | freitags? | viernes | vendredis? | venerdi | sexta-feira',
  'saturdays? | samstags? | sonnabends? | sabados? | samedis? | sabat[io]',
];

/** Short names: in a row of days, or after a word that days follow. */
export const shortDays: readonly string[] = [
  'sun | so | dom | dim',
  'mon | mo | lun',
  'tue | tues | di | mar',
  'wed | weds | mi | mie | mer',
  'thu | thur | thurs | do | jue | jeu | gio',
  'fri | fr | vie | ven',
  'sat | sa | sab | sam',
];

/** Between two days of one row. */
export const betweenDays = ', | / | & | \\+ | and | und | y | e | et | or | oder | ou | o | plus';
export const throughDays = '- | to | through | thru | bis | a | au | al';

/** Before a short name that is a day: 'on sat', 'run mon'. */
export const dayLeads =
  'on | every | each | am | jeden | los | le | run | runs | train | lift | gym | available | tag | tags | days?';

/** A day on which there is no time, or that belongs to another sport. */
export const busyBefore =
  'no | not | never | except | without | cannot | cant | cannot on | off | rest | busy | work | working | shifts | arbeite | trabajo | travaille | lavoro | ausser | kein | keine | sin | excepto | sauf | tranne | menos';
export const busyAfter = 'off | free | rest | is out | are out | not | busy | impossible';
export const otherSport =
  'football | soccer | rugby | hockey | basketball | volleyball | tennis | padel | judo | bjj | boxing | climb\\w* | boulder\\w* | dance | ballet | yoga | pilates | class | club | squad | team | match(?:es)? | games? | league | practi[cs]es? | swim\\w* | spin';

/** The day of something else: a past one, the start, the race. */
export const otherDay =
  'since | last | this | next | starting | start | starting on | start on | begin on | beginning | from | ab | seit | depuis | desde | race | event | marathon | test';

/** What a named day is for. */
export const dayRoles = {
  long: 'long(?:est)? runs? | long one | langer lauf | lange laufe | tirada larga | rodaje largo | sortie longue | lungo | corrida longa | longao | long session | long workout',
  lift: 'lift | lifts | lifting | gym | weights | strength | kraft | krafttraining | fuerza | gimnasio | pesas | muscu | musculation | palestra | pesi | academia',
  hard: 'intervals? | speed | speedwork | track | tempo | quality | hard runs? | intervalle | series | fractionne | ripetute',
  run: 'run | runs | running | laufe?n? | correr | courir | correre | corrida',
} as const;
