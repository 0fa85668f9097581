import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  maxWords: `max maxes maxed maxi maxis 1rm rm pr prs pb pbs best record bestleistung maximum maximo maximos massimale massimali maximale recorde e1rm`,
  repMax: 'rm',
  /** 'Deadlift day, 140 x 5', 'bench (80 for 5)'. */
  dayWords: '( , day tag dia jour giorno',
  trainingMax: 'tm',
  trainingWords: 'training trainings',
  /** 'Stuck at 90 on bench': as good as a stated maximum. */
  stuckWords: `stuck plateau plateaued stalled feststecke hange estancado estancada atascado stagne plafonne bloque bloccato bloccata fermo travado travada empacado`,
  /** Between a weight and how often it was lifted. */
  repLinks: 'for fur por para pra pour per x',
  links: `( - is are ist liegt es est e at of bei de di a zu was : = around about ca roughly with mit con avec com currently now i my c im beim del do da subiu pra para sind on been has being just`,
  /** The time before: 'last one was'. */
  lastOnes: `last zuletzt letzter letztes letzte ultimo ultima dernier derniere previous vorige`,
  ones: 'one time triple single double set etait era fue foi war c it dreier doppel una vez volta vez fois mal le la il o el',
  copulas: 'is ist liegt es est e steht',
  targets: `want hit goal target reach to aim towards ziel will quiero llegar veux voglio arrivare quero chegar by until get over`,
});
