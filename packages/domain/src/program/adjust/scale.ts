import { exerciseById } from '../../exercise/library.ts';
import { pct } from '../../training/percent.ts';
import { rackFor, toRack } from '../../training/rack.ts';
import { flatList } from '../../workout/flat-list.ts';
import type { Block, Exercise, Workout } from '../../workout/types.ts';
import type { ProgramSession } from '../types.ts';
import type { Edit } from './types.ts';

export interface Share {
  /** Of the sets and of the way. */
  volume: number;
  /** Of the weight. */
  load: number;
  /** Reps left, at least. */
  rir?: number;
  /** Nothing hard. */
  isEasy?: boolean;
}

const isLifted = (item: Exercise): boolean => item.type === 'exercise' && item.reps !== undefined;

function kilograms(item: Exercise, load: number): Partial<Exercise> {
  const exercise = exerciseById(item.exerciseId ?? '');
  if (!exercise || typeof item.weight !== 'number') return {};
  return { weight: toRack(rackFor(exercise), item.weight * load, 'down') ?? item.weight };
}

function scaleItem(item: Exercise, { volume, load, rir }: Share): Exercise {
  if (item.distanceMeters !== undefined && item.reps === undefined) {
    const metres = Math.max(100, Math.round((item.distanceMeters * volume) / 100) * 100);
    const share = metres / item.distanceMeters;
    return { ...item, distanceMeters: metres, duration: Math.round((item.duration ?? 0) * share) };
  }
  if (!isLifted(item)) return item;
  const usual = item.rir ?? 2;
  const left = Math.max(usual, rir ?? usual);
  const reps = item.reps ?? 8;
  const eased = pct(reps + left) / pct(reps + usual);
  return {
    ...item,
    ...(item.sets !== undefined && { sets: Math.max(1, Math.round(item.sets * volume)) }),
    ...(item.rir !== undefined && { rir: left, rpe: Math.min(item.rpe ?? 10, 10 - left) }),
    ...kilograms(item, load * eased),
  };
}

/** Repeats that are hard come less often; a week without anything hard runs them easy. */
function scaleBlock(block: Block, share: Share): Block {
  const isRepeats = block.kind === 'intervals' || block.kind === 'distance_reps';
  const items = block.items.map((item) => (isRepeats ? item : scaleItem(item, share)));
  const rounds =
    block.rounds === undefined
      ? {}
      : { rounds: Math.max(1, Math.round(block.rounds * share.volume)) };
  if (!isRepeats || !share.isEasy)
    return { ...block, items, ...(isRepeats || block.score === 'load' ? rounds : {}) };
  const easy = items.map(({ pace: _pace, ...item }) => ({
    ...item,
    rpe: 4,
    instructions: 'Easy today: you can talk. Nothing hard in this week.',
  }));
  return { ...block, items: easy, ...rounds };
}

function scaleWorkout(workout: Workout, share: Share): Workout {
  const { play } = workout;
  const edges = workout.workout
    .filter(({ type }) => type === 'warmup' || type === 'cooldown')
    .filter((item) => item.role !== 'ramp');
  if (!play) return { ...workout, workout: workout.workout.map((item) => scaleItem(item, share)) };
  const blocks = play.blocks.map((block) => scaleBlock(block, share));
  return { ...workout, play: { blocks }, workout: flatList(edges, { blocks }) };
}

/** The whole session at another size. */
export function scaleEdit(
  { week, session, workout, title }: ProgramSession,
  share: Share,
  toTitle = title,
): Edit {
  return {
    kind: 'workout',
    week,
    session,
    from: workout,
    to: scaleWorkout(workout, share),
    fromTitle: title,
    toTitle,
  };
}
