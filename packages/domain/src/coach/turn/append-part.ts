import type { Block, Exercise, Phase, Workout } from '../../workout/types.ts';

const isCoolDown = ({ type }: Exercise) => type === 'cooldown';
const coolDownName = /cool/i;

/** The work of a part: its warm-up and cool-down stay behind. */
const workOf = ({ workout }: Workout): Exercise[] =>
  workout.filter(({ type }) => type === 'exercise' || type === 'rest');

function beforeCoolDown<T>(
  list: readonly T[],
  added: readonly T[],
  isLast: (one: T) => boolean,
): T[] {
  const at = list.findIndex(isLast);
  return at < 0 ? [...list, ...added] : [...list.slice(0, at), ...added, ...list.slice(at)];
}

function blocksOf(
  { play, totalRounds = 1, restBetweenRounds }: Workout,
  items: Exercise[],
): Block[] {
  if (play) return play.blocks;
  const block: Block = {
    kind: 'circuit',
    title: 'Finisher',
    items: items.filter(({ type }) => type === 'exercise'),
    rounds: totalRounds,
    score: 'done',
  };
  return [restBetweenRounds === undefined ? block : { ...block, restBetween: restBetweenRounds }];
}

/** A workout with one more part before its cool-down. Nothing of it goes or changes. */
export function appendPart(workout: Workout, part: Workout, minutes: number): Workout {
  const items = workOf(part);
  if (items.length === 0) return workout;
  const phase: Phase = { name: 'Finisher', exercises: items };
  return {
    ...workout,
    title: `${workout.title ?? workout.workoutType ?? 'Workout'} + finisher`,
    workout: beforeCoolDown(workout.workout, items, isCoolDown),
    ...(workout.phases && {
      phases: beforeCoolDown(workout.phases, [phase], ({ name }) => coolDownName.test(name)),
    }),
    ...(workout.play && { play: { blocks: [...workout.play.blocks, ...blocksOf(part, items)] } }),
    ...(workout.estimatedDuration !== undefined && {
      estimatedDuration: workout.estimatedDuration + minutes,
    }),
    ...(workout.equipment && {
      equipment: [...new Set([...workout.equipment, ...(part.equipment ?? [])])],
    }),
  };
}
