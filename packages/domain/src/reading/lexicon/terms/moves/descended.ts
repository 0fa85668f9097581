import { classes } from '../../../engine/words.ts';

/** Words of getting down some stairs, which nobody trains. */
export const terms = classes({
  goingDown:
    'bajo bajar bajando bajaba descends descendre descendais scendo scendere scendevo desco descer descendo descia',
  down: 'down downstairs',
  getting:
    'get gets getting got come came coming go goes going went hobble hobbled hobbling waddle waddled waddling walk walked walking',
  downAfter: 'runter hinunter herunter hinab abwarts',
});
