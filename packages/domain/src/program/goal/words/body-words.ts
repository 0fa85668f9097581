import type { InjuryRegion } from '../../../reading/vocabulary.ts';

/** What every step of a run goes through. */
export const sorePlaces: readonly InjuryRegion[] = [
  'knee',
  'ankle',
  'hip',
  'hamstring',
  'calf',
  'low_back',
  'pelvic_floor',
];

/** What every grip and press goes through. */
export const soreArms: readonly InjuryRegion[] = ['elbow', 'wrist'];

/** A part that complains, and does not keep anybody from their day. */
export const gentleWords =
  'grumbl\\w* | niggl\\w* | twing\\w* | moan\\w* | whing\\w* | complain\\w* | creak\\w* | click\\w* | grump\\w* | cranky | stiff | achy | aches? | a bit sore | slightly sore | sometimes | now and then | on and off | off and on | zwickt | zwicken | zwackt | ziept | ziepen | meckert | murrt | grummelt | muckt | manchmal | ab und zu | hin und wieder | leicht gereizt | molesta | molestan | molestia\\w* | me avisa | me tira | a veces | de vez en cuando | rezonga | cruje | ronchonne | grince | tiraille | parfois | de temps en temps | une gene | brontola | mugugna | scricchiola | da fastidio | a volte | ogni tanto | qualche volta | un po rigid[oa] | resmunga | incomoda | as vezes | de vez em quando | estala';

/** Words beside which no complaint is taken lightly. */
export const hardWords =
  'swollen | swelling | swells | torn | tear | tore | ruptur\\w* | surgery | operat\\w* | replac\\w* | fractur\\w* | broken | broke | dislocat\\w* | locks | locked | gives way | giving way | gave way | limp\\w* | arthritis | osteoarthritis | arthrosis | arthrose | meniscus | acl | stress fracture | cannot walk | cant walk | sharp | numb\\w* | tingl\\w* | night pain | geschwollen | gerissen | operiert | hinchad\\w* | rot[ao] | gonfi\\w* | inchad\\w* | enfle\\w*';

/** What was and is over: on a run it is watched. */
export const pastWords =
  'war(?: im| letzten| letztes)? (?:sommer|winter|fruhjahr|herbst|jahr)(?: [a-z]+)? | was (?:sore|irritated|bad|tight) (?:last|in the|this) (?:summer|winter|spring|autumn|year) | used to be (?:sore|tight|irritated)';

export const fallWords =
  'wobbly | unsteady | lost my balance | lose my balance | fell | fallen | had a fall | falls | falling over | took a tumble | gesturzt | hingefallen | me cai | caida | tombee? | chute | caduta | sono caduto | sono caduta | queda';

export const pressureWords =
  'high blood pressure | blood pressure(?: is| was| runs)?(?: a bit| a little| slightly| quite| too| rather)? high | hypertension | blood pressure tablets | blutdruck(?: ist)?(?: etwas| zu)? hoch | bluthochdruck | tension alta | hipertension | tension elevee | pressione alta | pressao alta';
