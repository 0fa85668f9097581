import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  /** What is lifted or weighed, not what lies there. */
  bodyTalk: `lose lost losing weigh weight weighs wiege peso pese perder perdre perdere abnehmen gain gained max pr pb 1rm rm run age aged im am bin sono sou fais faccio`,
  upToWords: 'to till bis hasta jusqu jusque fino ate max maximum maximal maxi heaviest',
  joints: 'and und y et e ed , / & + or oder o ou plus',
  oneWords: 'one single only just my mein meine mi mon minha meu 1 lone einzelne',
  /** Right before a weight that stands without its unit: 'dumbbells of 12', 'up to 20', 'the 24'. */
  weightLinks: `of de di da a von mit at with up to till bis zu hasta jusqu jusque fino ate go goes max only , : ( pair set pairs in und and y et e & + two the em cada each je pro por gehen from desde`,
  timeUnits:
    "x * min mins minutes minute minuten minutos minuti mn rounds round runden rondas tours giri reps rep sets set satze series h std sec sek seconds second % km k m ' : / weeks week days day times mal veces fois volte vezes exercises exercise ubungen",
  plates: 'plates bumpers discos disques dischi anilhas hantelscheiben scheiben',
});
