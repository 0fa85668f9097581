import type { Trait } from '../vocabulary.ts';

/** How a session is meant, where no kind of session and no goal says it. */
export const traitWords = {
  hills: `hill | hills | uphill | slope | slopes | hugel* | berg | berge | bergauf | bergsprint* | berglauf* | steigung* | cuesta | cuestas | colina | colinas | cote | cotes | montee | montees | salita | salite | collina | colline | collinare | subida | subidas | ladeira | ladeiras`,
  repeats: `repeat | repeats | reps | wiederhol* | repeticion | repeticiones | repetition | repetitions | ripetuta | ripetute | repeticao | repeticoes | intervals | interval | intervall* | intervalo | intervalos | intervalle | intervalles | intervallo | intervalli`,
  speed: `speed | faster | accelerat* | agility | agile | agil | agilidad | agilidade | agilitat | agilite | agilita | quick | quicker | quickness | change of direction | sprint* | schnell | schneller | schnelligkeit | rapid* | velocidad | veloz | velocite | velocita | veloce | velocidade | vitesse`,
  yoga: `yoga | vinyasa | hatha | ashtanga | yin yoga | sonnengruss | saludo al sol | salutation au soleil | saluto al sole | saudacao ao sol`,
  untried: `never done | never did | never tried | first time | first week | new to | noch nie | zum ersten mal | das erste mal | nunca he hecho | nunca hice | nunca probe | primera vez | primera semana | jamais fait | jamais essaye | premiere fois | premiere semaine | mai fatto | mai fatta | mai provato | mai provata | prima volta | prima settimana | nunca fiz | nunca tentei | primeira semana`,
  dryland: `dryland | dry land | trockentraining | landtraining | entrenamiento en seco | trabajo en seco | travail a sec | entrainement a sec | allenamento a secco | lavoro a secco | treino em seco | treino a seco`,
  antagonists: `antagonist | antagonists | antagonistic | antagonisten | antagonista | antagonistas | antagoniste | antagonistes | antagonisti`,
  fartlek: `fartlek | fahrtspiel`,
  weights: `with weights | with some weights | with my weights | with free weights | with light weights | with heavy weights | using weights | using free weights | lift weights | lifting weights | lift some weights | lift heavy weights | lifting heavy weights | mit gewichten | con pesas | avec des poids | con i pesi | com pesos`,
  pro: `pro`,
} satisfies Record<Trait, string>;
