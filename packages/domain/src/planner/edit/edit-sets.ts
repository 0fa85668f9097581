import { flatList } from '../../workout/flat-list.ts';
import type { Block, Exercise, Workout } from '../../workout/types.ts';
import { isRest, leadOf, type Run, readRuns, runAt, writeRuns } from './edit-runs.ts';

/** What a set can be planned as; those that lead up to it are made with its weight. */
export const plannedTypes = ['working', 'drop', 'failure'] as const;
export type PlannedType = (typeof plannedTypes)[number];

const isLead = (item: Exercise): boolean => !isRest(item) && item.role !== 'ramp';

/** Null where the format or the clock says how it is done. */
export function setTypeAt(workout: Workout, index: number): PlannedType | null {
  const run = runAt(readRuns(workout), index);
  const item = run && leadOf(run);
  const block = run && workout.play?.blocks[run.phase];
  const isSets = block ? ['sets', 'superset', 'giant_set', 'tempo'].includes(block.kind) : false;
  if (!item || run.section !== 'body' || !isSets || item.reps === undefined) return null;
  return item.role === 'drop' || item.role === 'failure' ? item.role : 'working';
}

function asType(item: Exercise, type: PlannedType): Exercise {
  if (!isLead(item)) return item;
  const { role, ...plain } = item;
  if (type !== 'working') return { ...plain, role: type };
  return role === undefined || role === 'drop' || role === 'failure' ? plain : item;
}

export function changeSetType(workout: Workout, index: number, type: PlannedType): Workout {
  const runs = readRuns(workout);
  const run = runAt(runs, index);
  if (!run || setTypeAt(workout, index) === null) return workout;
  const changed: Run = { ...run, items: run.items.map((item) => asType(item, type)) };
  return writeRuns(
    workout,
    runs.map((one) => (one === run ? changed : one)),
  );
}

interface Pair {
  runs: Run[];
  first: Run;
  second: Run;
  block: Block;
}

/** The exercise and the one after it, where both are straight sets of one block. */
function pairAt(workout: Workout, index: number): Pair | null {
  const runs = readRuns(workout);
  const first = runAt(runs, index);
  const block = first && workout.play?.blocks[first.phase];
  const second = first && runs[runs.indexOf(first) + 1];
  if (!first || !second || block?.kind !== 'sets' || first.section !== 'body') return null;
  if (second.section !== 'body' || second.phase !== first.phase) return null;
  return { runs, first, second, block };
}

export const canLink = (workout: Workout, index: number): boolean =>
  pairAt(workout, index) !== null;

function grouped({ items }: Run, group: string, sets: number | undefined): Exercise[] {
  return items
    .filter((item) => !isRest(item))
    .map((item) => (isLead(item) ? { ...item, group, ...(sets && { sets }) } : item));
}

/** One after the other in turn, as often as the first has sets, with one rest after both. */
export function linkWithNext(workout: Workout, index: number): Workout {
  const pair = pairAt(workout, index);
  if (!pair || !workout.play) return workout;
  const { runs, first, second, block } = pair;
  const lead = leadOf(first);
  const mine = runs.filter(({ phase, section }) => phase === first.phase && section === 'body');
  const place = mine.indexOf(first);
  const itemsOf = (some: readonly Run[]) => some.flatMap(({ items, gap }) => [...items, ...gap]);
  const part = (items: Exercise[]): Block[] => (items.length > 0 ? [{ ...block, items }] : []);
  const rest = lead?.restBetweenSets ?? block.restSeconds;
  const { restSeconds: _, ...frame } = block;
  const superset: Block = {
    ...frame,
    kind: 'superset',
    title: 'Superset',
    items: [...grouped(first, 'A1', lead?.sets), ...grouped(second, 'A2', lead?.sets)],
    ...(rest !== undefined && { restBetween: rest }),
  };
  const blocks = workout.play.blocks.flatMap((one) =>
    one === block
      ? [...part(itemsOf(mine.slice(0, place))), superset, ...part(itemsOf(mine.slice(place + 2)))]
      : [one],
  );
  return relaid(workout, blocks);
}

export function isLinked(workout: Workout, index: number): boolean {
  const run = runAt(readRuns(workout), index);
  return run?.section === 'body' && workout.play?.blocks[run.phase]?.kind === 'superset';
}

/** Straight sets again, each with a rest of its own. */
export function unlink(workout: Workout, index: number): Workout {
  const run = runAt(readRuns(workout), index);
  const block = run && workout.play?.blocks[run.phase];
  if (!block || !workout.play || block.kind !== 'superset') return workout;
  const rest = block.restBetween;
  const { restBetween: _, restSeconds: __, ...frame } = block;
  const items = block.items.map(({ group: ___, ...item }) => item);
  const sets: Block = {
    ...frame,
    kind: 'sets',
    title: 'Main part',
    items,
    ...(rest !== undefined && { restSeconds: rest }),
  };
  return relaid(
    workout,
    workout.play.blocks.map((one) => (one === block ? sets : one)),
  );
}

/** The list follows its blocks. */
function relaid(workout: Workout, blocks: Block[]): Workout {
  const changed = { ...workout, play: { ...workout.play, blocks } };
  const around = workout.workout.filter(
    ({ type, role }) =>
      type === 'cooldown' || ((type === 'warmup' || type === 'pre-workout') && role !== 'ramp'),
  );
  return writeRuns(changed, readRuns({ ...changed, workout: flatList(around, { blocks }) }));
}
