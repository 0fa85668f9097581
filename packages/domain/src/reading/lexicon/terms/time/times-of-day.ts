import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  past: 'past after nach',
  short: 'to til till before vor',
  untilHour: 'a as alle et to und',
  betweenWords: 'between zwischen entre tra fra',
  nowWords: 'its it now es jetzt son ahora il sono adesso sao agora',
});
