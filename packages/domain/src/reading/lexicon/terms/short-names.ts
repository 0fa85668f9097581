import { classes } from '../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  liftAmount: 'x kg kgs kilos kilo lbs lb sets set @ reps rep for para pour fur per',
  things: `a an the my with no without leg legs hamstring wrist nordic una un une la le el il o eine einer der die mit con avec com auf on na in sur sulla flat weight park adjustable`,
});
