import { classes, type Words } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  doWords: 'do practise practice mache hago fais faccio faco pratico pratique',
  selves: 'i ich yo je io eu',
  willing:
    'want wanna can could would like need to let lets id ill will shall mochte will quiero veux voglio quero should',
  /** Words that hint at a goal and often say something else. */
  weakWords: `heavy lose cut cutting burn calories strong forte fuerte muscle muscles muskeln muscoli tone pump size mass lean trim stark schwer pesado lourd masse bewegen quemar bruler bruciare queimar secar soltar posture haltung postura fondo power spring snap bounce vertical vitesse velocidad velocita velocidade crescer definir definicion lifting pesas pesi kraftig souffle base schneller changer`,
  teachers:
    'teacher teachers instructor instructors coach trainer lehrer lehrerin trainerin profesor profesora monitor monitora prof professeur insegnante istruttore istruttrice maestra professor professora',
});

/** What stands behind a word and gives it another meaning. */
export const otherEnds: Record<string, Words> = classes({
  cut: 'the out down off short my it to back',
  cutting: 'the out down off it board',
  lose: 'the my it count track balance sleep #',
  heavy: `bag man traffic rain breathing period night day week week legs snow eyes stuff sack metal`,
  muscle: 'up ups pain strain memory soreness relaxant cramp cramps ache aches',
  burn: 'out outs my',
  strong: 'coffee wind winds drink drinks painkiller painkillers opinion opinions tea',
  power: `clean cleans snatch snatches cut outage walk walking nap through jerk rack bank band bands`,
  spring: 'break clean cleaning is season term and',
  size: 'of is #',
  mass: 'is on at',
  pump: 'on off up it class is',
  stretch: 'of goal band bands',
  yoga: 'block blocks',
  ripped: 'my both the off a open',
  stronger: 'than',
  force: 'de',
  forca: 'de',
  flexible: 'about with on hours schedule',
  engine: 'oil light room is',
  posture: 'is',
  endurance: 'race event',
});

/** What stands before a word and takes the wish from it. */
export const otherStarts: Record<string, Words> = classes({
  explode: 'might may gonna to will could would nearly almost',
  vert: 'feu',
  muscle: 'pulled torn sore tight stiff a all every each strained this that',
  muscles: 'sore tight stiff all every each aching my these face',
  strong: 'how pretty so too still quite feeling came going is was finished',
  size: 'one waist shoe dress jeans in',
  heavy: 'too felt feel feels nothing not so super are is anything no really been legs',
  schwer: 'zu nix nichts so bin ist sind fallt fallen kg kilo',
  stretch: 'a home final big long',
  calories: '# many my of in the counting count',
  power: 'no more brain the will horse girl on of',
  lean: 'to and i can cant',
  spring: 'in last this next the since by every',
  cut: 'a got paper price the power haircut on',
  burn: 'to the that will would a good nice',
  lourd: 'suis trop pas est de',
});
