import type { Muscle } from '../../exercise/types.ts';
import type { Lexicon } from '../engine/phrases.ts';

export const tiredWords: Lexicon = {
  spent: `exhausted | shattered | knackered | wiped | wiped out | wrecked | dead tired | drained | burnt out | burned out | running on empty | running on fumes | zombie | hungover | hung over | no energy | zero energy | all nighter | completely done | erschopft | total mude | todmude | kaputt heute | ausgelaugt | verkatert | keine energie | agotado | agotada | reventado | reventada | sin energia | resaca | epuise | epuisee | creve | crevee | vide | sans energie | gueule de bois | esausto | esausta | sfinito | sfinita | distrutto | distrutta | senza energia | exausto | exausta | esgotado | esgotada | sem energia | de ressaca`,
  tired: `period cramps | period pain | on my period | menstrual cramps | menstruating | regelschmerzen | meine tage | dolor menstrual | con la regla | mes regles | ciclo mestruale | colica menstrual | everything hurts | everything aches | whole body aches | whole body is sore | sore all over | sore everywhere | aching all over | tired | sleepy | low energy | sluggish | fatigued | jet lagged | jetlagged | jet lag | stressed | a bit rough | under the weather | a cold | bit of a cold | getting over a cold | rough night | long day | mude | schlapp | gestresst | erkaltet | wenig energie | cansado | cansada | poca energia | estresado | estresada | resfriado | fatigue | fatiguee | peu d energie | stresse | stressee | enrhume | enrhumee | stanco | stanca | poca energia | stressato | stressata | raffreddato | cansado | cansada | pouca energia | estressado | estressada | gripado`,
  fresh: `fresh | well rested | rested | full of energy | energised | energized | energetic | feeling great | feel great | slept well | lots of energy | ausgeruht | voller energie | fit heute | gut geschlafen | descansado | descansada | con energia | lleno de energia | repose | reposee | en forme | pleine forme | riposato | riposata | pieno di energia | descansado | cheio de energia`,
};

export const sleepWords: Lexicon = {
  sleep: `sleep | slept | sleeping | of sleep | geschlafen | schlaf | dormi | dormido | dormir | he dormido | sommeil | ai dormi | dormito | ho dormito | sonno | dormi | de sono | sono`,
  bad: `slept badly | slept terribly | slept like crap | bad sleep | poor sleep | terrible sleep | barely slept | hardly slept | didnt sleep | did not sleep | no sleep | little sleep | not enough sleep | bad night | awful night | schlecht geschlafen | kaum geschlafen | nicht geschlafen | wenig schlaf | dormi mal | he dormido mal | he dormido poco | casi no dormi | poco sueno | mal dormi | peu dormi | pas dormi | ai mal dormi | dormito male | dormito poco | non ho dormito | dormi mal | dormi pouco | quase nao dormi`,
};

/** Parts that ache from training, with what they are made of. */
export const soreParts: Lexicon = {
  legs: `legs | leg | beine | piernas | jambes | gambe | pernas`,
  quads: `quads | quad | thighs | thigh | oberschenkel | cuadriceps | muslos | cuisses | quadriceps | cosce | quadricipiti | coxas`,
  hams: `hamstrings | hammies | beinbeuger | isquios | isquiotibiales | ischios | femorali | isquiotibiais`,
  glutes: `glutes | glute | butt | bum | po | gesass | gluteos | fessiers | fesses | glutei`,
  calves: `calves | waden | gemelos | pantorrillas | mollets | polpacci | panturrilhas`,
  chest: `chest | pecs | pec | brust | pecho | pectorales | pecs | pectoraux | petto | pettorali | peito`,
  back: `lats | upper back | traps | dorsales | dorsaux | dorsali | dorsais`,
  shoulders: `shoulders | delts | schultern | hombros | epaules | spalle | ombros`,
  arms: `arms | arm | biceps | triceps | forearms | arme | bizeps | trizeps | brazos | bras | braccia | bracos`,
  core: `abs | core | obliques | bauch | bauchmuskeln | abdominales | abdos | addominali | abdominais`,
};

export const soreMuscles: Record<string, Muscle[]> = {
  legs: ['quads', 'hams', 'glutes', 'calves'],
  quads: ['quads'],
  hams: ['hams'],
  glutes: ['glutes'],
  calves: ['calves'],
  chest: ['chest'],
  back: ['lats', 'upper_back', 'traps'],
  shoulders: ['front_delt', 'side_delt', 'rear_delt'],
  arms: ['biceps', 'triceps', 'forearms'],
  core: ['abs', 'obliques'],
};

/** Words for ages without a number, and a careful number for each. */
export const ageWords: Lexicon = {
  '10': `kids workout | for kids | for my kids | for children | kinderturnen | fur kinder | para ninos | pour enfants | per bambini | para criancas`,
  '15': `im a teenager | teenager | for my teenager | teen | teenie | adolescente`,
  '68': `senior | seniors | elderly | pensioner | retiree | grandma | grandpa | granny | my grandmother | my grandfather | seniorin | rentner | rentnerin | oma | opa | mayores | tercera edad | jubilado | jubilada | abuela | abuelo | personnes agees | retraite | retraitee | mamie | papy | anziano | anziana | nonna | nonno | idoso | idosa | avo | aposentado | aposentada`,
};
