import { exerciseById } from '../../../packages/domain/src/exercise/library.ts';
import type { LibraryExercise } from '../../../packages/domain/src/exercise/types.ts';
import { buildTimerSteps } from '../../../packages/domain/src/timer/build-steps.ts';
import { sumLikelySeconds } from '../../../packages/domain/src/timer/timeline.ts';
import type { TimerStep } from '../../../packages/domain/src/timer/types.ts';
import type { Block, Exercise, Workout } from '../../../packages/domain/src/workout/types.ts';

/** One line of the main part, as a coach reads it. */
export interface Line {
  item: Exercise;
  exercise: LibraryExercise | undefined;
  name: string;
  sets: number;
  /** From and to; none where it is held or done by the clock. */
  reps: readonly [number, number] | null;
  seconds: number | null;
  rir: number | null;
  rest: number | null;
  kg: number | null;
  role: string;
  group: string | null;
  kind: string;
}

/** A workout taken apart into what the judge looks at. */
export interface Made {
  workout: Workout;
  steps: readonly TimerStep[];
  seconds: number;
  blocks: readonly Block[];
  warmup: readonly Exercise[];
  ramps: readonly Line[];
  /** Work: neither ramps nor easy minutes. */
  work: readonly Line[];
  easy: readonly Line[];
  cooldown: readonly Exercise[];
  /** All that is written for the athlete beside the moves. */
  notes: string;
}

function repsOf({ reps, repsText }: Exercise): readonly [number, number] | null {
  const numbers = (repsText ?? '').match(/\d+/g)?.map(Number) ?? [];
  if (numbers.length > 0) return [Math.min(...numbers), Math.max(...numbers)];
  return reps === undefined ? null : [reps, reps];
}

function lineOf(item: Exercise, block: Block | undefined, workout: Workout): Line {
  const { sets, rir, rpe, weight, duration, role = 'work', group, restBetweenSets } = item;
  const rest = restBetweenSets ?? block?.restSeconds ?? item.restAfter ?? null;
  const exercise = exerciseById(item.exerciseId ?? '');
  const kg = typeof weight === 'number' ? weight : null;
  return {
    item,
    exercise,
    name: item.name,
    sets: sets ?? block?.rounds ?? workout.totalRounds ?? 1,
    reps: repsOf(item),
    seconds: duration ?? null,
    rir: rir ?? (rpe === undefined ? null : 10 - rpe),
    rest,
    kg,
    role,
    group: group ?? null,
    kind: block?.kind ?? (workout.workoutType ?? 'sets').toLowerCase(),
  };
}

/** Ramp sets stand with the lift that they lead to, whatever type they have. */
const isBody = ({ type, role }: Exercise): boolean => type === 'exercise' || role === 'ramp';

function linesOf(workout: Workout): Line[] {
  const { play } = workout;
  if (play) {
    return play.blocks.flatMap((block) =>
      block.items.filter(isBody).map((item) => lineOf(item, block, workout)),
    );
  }
  return workout.workout.filter(isBody).map((item) => lineOf(item, undefined, workout));
}

const seedKinds = ['emom', 'tabata', 'pyramid', 'circuit', 'rounds', 'intervals'] as const;

/** A workout of one of the first formats has no blocks: it is one. */
function seedBlock(workout: Workout): Block[] {
  const type = (workout.workoutType ?? '').toLowerCase();
  const kind = seedKinds.find((one) => type.includes(one));
  if (!kind) return [];
  const items = workout.workout.filter(isBody);
  return [
    {
      kind,
      title: workout.title ?? kind,
      items,
      score: kind === 'emom' ? 'minutes' : 'reps',
      ...(kind === 'emom' && { minutes: workout.estimatedDuration ?? 0 }),
      ...(kind === 'tabata' && { workSeconds: 20, restSeconds: 10 }),
      ...(workout.totalRounds !== undefined && { rounds: workout.totalRounds }),
    },
  ];
}

export function viewOf(workout: Workout): Made {
  const steps = buildTimerSteps(workout);
  const lines = linesOf(workout);
  const isEasy = ({ role, exercise }: Line) =>
    role === 'easy' || exercise?.patterns[0] === 'breath';
  const ofType = (...types: string[]) =>
    workout.workout.filter(({ type, role }) => types.includes(type) && role !== 'ramp');
  return {
    workout,
    steps,
    seconds: sumLikelySeconds(steps),
    blocks: workout.play?.blocks ?? seedBlock(workout),
    warmup: ofType('warmup', 'pre-workout'),
    ramps: lines.filter(({ role }) => role === 'ramp'),
    work: lines.filter((line) => line.role !== 'ramp' && !isEasy(line)),
    easy: lines.filter(isEasy),
    cooldown: ofType('cooldown'),
    notes: [...(workout.honesty ?? []), workout.coachingNotes ?? ''].join(' '),
  };
}

const shortDose = ({ sets, reps, seconds, kg, item }: Line): string => {
  const amount = reps ? [...new Set(reps)].join('–') : `${seconds ?? item.distanceMeters ?? '?'}`;
  const unit = reps ? '' : item.distanceMeters && !seconds ? ' m' : ' s';
  return `${sets}×${amount}${unit}${kg === null ? '' : ` @${kg}`}`;
};

/** What was made, in one line. */
export function inOneLine({ workout, seconds, work }: Made, most = 7): string {
  const lines = work.map((line) => `${line.name} ${shortDose(line)}`);
  const shown = lines.slice(0, most).join(' · ');
  const more = lines.length > most ? ` · ${lines.length - most} more` : '';
  return `${workout.title ?? '?'} (${Math.round(seconds / 60)} min): ${shown}${more}`;
}
