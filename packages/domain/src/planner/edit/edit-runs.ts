import { blockStarts, flatList } from '../../workout/flat-list.ts';
import type { Exercise, Phase, Play, Workout } from '../../workout/types.ts';

export type EditSection = 'warmup' | 'body' | 'cooldown';

/**
 * One exercise of the list, as often as it is written there in a row. A Tabata
 * may have its rounds written out; to whoever edits it that is still one thing.
 */
export interface Run {
  /** With the sets that lead up to it and the rests between them. */
  items: Exercise[];
  /** The plan's own rests after it. */
  gap: Exercise[];
  section: EditSection;
  /** Place among the phases or blocks; 0 where there are none. */
  phase: number;
  /** Where its first item stands in the list. */
  index: number;
  /** Where its last item stands in the list. */
  lastIndex: number;
}

export const isRest = ({ type }: Exercise): boolean => type === 'rest';

function sectionOf({ type }: Exercise): EditSection {
  if (type === 'cooldown') return 'cooldown';
  return type === 'exercise' ? 'body' : 'warmup';
}

export function isSameExercise(a: Exercise | undefined, b: Exercise | undefined): boolean {
  return a?.name === b?.name && a?.exerciseId === b?.exerciseId && a?.type === b?.type;
}

const isRamp = ({ role }: Exercise): boolean => role === 'ramp';

/** The exercise itself, not the sets that lead up to it. */
export const leadOf = ({ items }: Run): Exercise | undefined => items.find((item) => !isRamp(item));

const amountOf = (item: Exercise) => [item.reps, item.duration, item.sets, item.weight].join();

function goesOn(run: Run | undefined, item: Exercise, phase: number): run is Run {
  const first = run && leadOf(run);
  if (!run || !first || run.phase !== phase) return false;
  return isSameExercise(first, item) && amountOf(first) === amountOf(item);
}

/** For each item of the list its block; what leads in or out has none. */
function blocksOf({ workout: list }: Workout, play: Play): number[] {
  const starts = blockStarts(list, play);
  return list.map((_, index) =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= index),
    ),
  );
}

/** For each item of the list its phase; by name where the list is not the phases in order. */
function phasesOf({ workout: list, phases = [] }: Workout): number[] {
  const flat = phases.flatMap(({ exercises }, place) =>
    exercises.map(({ name }) => ({ name, place })),
  );
  const isInStep =
    flat.length === list.length && flat.every(({ name }, i) => name === list[i]?.name);
  if (isInStep) return flat.map(({ place }) => place);
  let before = 0;
  return list.map((item) => {
    const found = flat.findIndex(({ name }) => name === item.name);
    if (found >= 0 && !isRest(item)) before = flat.splice(found, 1)[0]?.place ?? before;
    return before;
  });
}

const sectionRank = { warmup: 0, body: 1, cooldown: 2 } as const;

/** In the order in which they are played; a rest before everything rests from nothing. */
export function readRuns(workout: Workout): Run[] {
  const phases = workout.play ? blocksOf(workout, workout.play) : phasesOf(workout);
  const runs: Run[] = [];
  let ramps: Exercise[] = [];
  workout.workout.forEach((item, index) => {
    const last = runs.at(-1);
    const phase = phases[index] ?? 0;
    if (isRamp(item)) ramps.push(item);
    else if (isRest(item)) last?.gap.push(item);
    else if (goesOn(last, item, phase)) {
      last.items.push(...last.gap.splice(0), item);
      last.lastIndex = index;
    } else {
      const section = sectionOf(item);
      const items = [...ramps, item];
      runs.push({ items, gap: [], section, phase, index: index - ramps.length, lastIndex: index });
      ramps = [];
    }
  });
  return runs.toSorted(
    workout.phases && !workout.play
      ? (a, b) => a.phase - b.phase
      : (a, b) => sectionRank[a.section] - sectionRank[b.section],
  );
}

export function runAt(runs: readonly Run[], index: number): Run | undefined {
  return runs.find((run) => run.index <= index && index <= run.lastIndex);
}

const namePhase = (item: Exercise, name: string): Exercise =>
  item.phase === undefined || item.phase === name ? item : { ...item, phase: name };

type ItemsOf = (run: Run) => Exercise[];

/** Blocks and list in step again; a block that nothing is left to do in goes. */
function writeBlocks(
  workout: Workout,
  play: Play,
  runs: readonly Run[],
  itemsOf: ItemsOf,
): Workout {
  const { play: _, ...plain } = workout;
  const inSection = (section: EditSection) => runs.filter((run) => run.section === section);
  const blocks = play.blocks
    .map((block, place) => ({
      ...block,
      items: inSection('body')
        .filter(({ phase }) => phase === place)
        .flatMap(itemsOf),
    }))
    .filter(({ items }) => items.some((item) => !isRest(item)));
  const around = [...inSection('warmup'), ...inSection('cooldown')].flatMap(itemsOf);
  const list = flatList(around, { blocks });
  return blocks.length > 0
    ? { ...plain, play: { ...play, blocks }, workout: list }
    : { ...plain, workout: list };
}

/** Phases and list in step again; a phase that nothing is left of goes. */
export function writeRuns(workout: Workout, runs: readonly Run[]): Workout {
  const itemsOf = (run: Run) => [...run.items, ...(run === runs.at(-1) ? [] : run.gap)];
  if (workout.play) return writeBlocks(workout, workout.play, runs, itemsOf);
  if (!workout.phases) return { ...workout, workout: runs.flatMap(itemsOf) };
  const phases = workout.phases
    .map(
      (phase, place): Phase => ({
        ...phase,
        exercises: runs
          .filter((run) => run.phase === place)
          .flatMap(itemsOf)
          .map((item) => namePhase(item, phase.name)),
      }),
    )
    .filter(({ exercises }) => exercises.length > 0);
  return { ...workout, phases, workout: phases.flatMap(({ exercises }) => exercises) };
}

const inGroup = (item: Exercise, group: string | undefined): Exercise => {
  const { group: _own, ...alone } = item;
  return group === undefined ? alone : { ...alone, group };
};

/** The same exercises in another order; rests, phases and places in a superset stay. */
export function reorderRuns(runs: readonly Run[], order: readonly Run[]): Run[] {
  return runs.map((slot, place) => {
    const items = order[place]?.items ?? slot.items;
    const group = leadOf(slot)?.group;
    return { ...slot, items: items.map((item) => inGroup(item, group)) };
  });
}
