/** What stands before the number that is wished for. */
export const wishWords =
  'want | wanna | to do | able to do | reach | hit | get to | up to | build to | build up to | work up to | aim for | aiming for | goal | goal is | target | erreichen | will | will auf | schaffen | quiero | llegar a | hasta | je veux | atteindre | voglio | arrivare a | quero | chegar a';

/** Moves that are counted, by the names that people give them. */
export const countedMoves: Readonly<Record<string, string>> = {
  'pull-up':
    'pull-?ups? | pull ups? | pullups? | chin-?ups? | chin ups? | chinups? | klimmzuge? | dominadas? | tractions? | trazioni',
  'push-up':
    'push-?ups? | push ups? | pushups? | press-?ups? | press ups? | liegestutzen? | flexiones | pompes | flessioni | flexoes',
};

/** Moves whose count tells how strong somebody is, and is no goal of a program. */
export const toldMoves: Readonly<Record<string, string>> = {
  'parallel-bar-dip': 'dips? | parallel bar dips? | bar dips? | fondos?',
};

/** Lifts that are measured in kilograms. */
export const liftNames: Readonly<Record<string, string>> = {
  'bench-press': 'bench | bench press | benching | bankdrucken | press de banca | panca',
  'back-squat': 'squats? | squatting | back squat | kniebeugen? | sentadillas?',
  'conventional-deadlift': 'deadlifts? | deadlifting | kreuzheben | peso muerto | stacco',
  'clean-and-jerk': 'clean (?:and|&|n) jerk | c ?& ?j',
  snatch: 'snatch',
  'overhead-press': 'overhead press | ohp | military press | strict press | shoulder press',
};

/** A number before one of these counts something else. */
export const notCounts =
  'km | k | kms | miles? | min | mins | minutes? | s | secs? | seconds? | h | hours? | weeks? | days? | months? | years? | times | sessions? | x | % | percent | evenings? | mornings? | workouts?';
