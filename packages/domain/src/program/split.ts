import type { FocusArea, Goal } from '../reading/vocabulary.ts';

export const slotKinds = [
  'full',
  'upper',
  'lower',
  'push',
  'pull',
  'legs',
  'intervals',
  'run',
  'walk',
  'easy',
] as const;
export type SlotKind = (typeof slotKinds)[number];

/** What a goal is reached by that is reached on foot. */
export type Gait = Extract<SlotKind, 'run' | 'walk'>;

/** One place in the week: what kind of session stands there. */
export interface Slot {
  kind: SlotKind;
  /** A, B, C: sessions of one kind that differ in their lifts. */
  letter: string;
  focus: FocusArea[];
  goal: Goal;
}

export const slotWords: Record<SlotKind, { title: string; focus: string }> = {
  full: { title: 'Full Body', focus: 'full body' },
  upper: { title: 'Upper Body', focus: 'upper body' },
  lower: { title: 'Lower Body', focus: 'lower body' },
  push: { title: 'Push', focus: 'chest, shoulders and triceps' },
  pull: { title: 'Pull', focus: 'back and biceps' },
  legs: { title: 'Legs', focus: 'legs' },
  intervals: { title: 'Intervals', focus: 'heart and lungs' },
  run: { title: 'Run', focus: 'running' },
  walk: { title: 'Walk', focus: 'walking' },
  easy: { title: 'Easy Day', focus: 'mobility' },
};

const focusOf: Record<SlotKind, FocusArea[]> = {
  full: ['full_body'],
  upper: ['upper_body'],
  lower: ['lower_body'],
  push: ['push'],
  pull: ['pull'],
  legs: ['legs'],
  intervals: ['full_body'],
  run: ['cardio'],
  walk: ['cardio'],
  easy: ['full_body'],
};

const isBreath = (goal: Goal) => goal === 'hiit' || goal === 'endurance';

/** Never two hard days for the breath in a row: lifting and easy days stand between them. */
const mixedWeek = (breath: SlotKind): SlotKind[] => [
  breath,
  'full',
  breath,
  'easy',
  breath,
  'full',
  'easy',
];

/** Shortest ways between two sessions: of all, and from the last to the first of the next week. */
export interface Gaps {
  least: number;
  overWeekEnd: number;
}

function liftingWeek(count: number, { least, overWeekEnd }: Gaps): SlotKind[] {
  // Whole-body days need a day between them: without one, halves take turns.
  if (count <= 3) {
    const halves: SlotKind[] =
      overWeekEnd < 2 && count === 3 ? ['push', 'pull', 'legs'] : ['upper', 'lower', 'upper'];
    return least >= 2 || count === 1
      ? Array.from({ length: count }, () => 'full')
      : halves.slice(0, count);
  }
  if (count === 4) return ['upper', 'lower', 'upper', 'lower'];
  if (count === 5) return ['push', 'pull', 'legs', 'upper', 'lower'];
  const twice: SlotKind[] = ['push', 'pull', 'legs', 'push', 'pull', 'legs'];
  return count === 6 ? twice : [...twice, 'easy'];
}

function breathWeek(breath: SlotKind, count: number, gaps: Gaps): SlotKind[] {
  if (count <= 3 && (gaps.least >= 2 || count === 1)) {
    return Array.from({ length: count }, () => breath);
  }
  const week = mixedWeek(breath).slice(0, count);
  const isHardTwice = gaps.overWeekEnd < 2 && count > 1 && week.at(-1) === breath;
  return isHardTwice ? [...week.slice(0, -1), 'easy'] : week;
}

/** The way and the lifts in turn: neither stands on two days in a row. */
function sharedWeek(gait: Gait, count: number, { overWeekEnd }: Gaps): SlotKind[] {
  const inTurn: SlotKind[] = [gait, 'full', gait, 'full', gait, 'easy'];
  const week = count === 7 ? mixedWeek(gait) : inTurn.slice(0, count);
  const meetsItself = overWeekEnd < 2 && count > 1 && week.at(-1) === gait;
  return meetsItself ? [...week.slice(0, -1), 'easy'] : week;
}

/** A goal of its own beside the one on foot. */
export const isBesideLifting = (goal: Goal, gait: Gait | null): gait is Gait =>
  gait !== null && goal !== 'endurance';

function kindsFor(goal: Goal, count: number, gaps: Gaps, gait: Gait | null): SlotKind[] {
  if (isBesideLifting(goal, gait)) return sharedWeek(gait, count, gaps);
  if (gait) return breathWeek(gait, count, gaps);
  if (goal === 'mobility') return Array.from({ length: count }, () => 'easy');
  return isBreath(goal) ? breathWeek('intervals', count, gaps) : liftingWeek(count, gaps);
}

/** What a session of this kind is trained for in a program with that goal. */
function goalOf(kind: SlotKind, goal: Goal): Goal {
  if (kind === 'easy') return 'mobility';
  if (kind === 'run' || kind === 'walk') return 'endurance';
  if (kind === 'intervals') return isBreath(goal) ? goal : 'hiit';
  return isBreath(goal) || goal === 'mobility' ? 'general' : goal;
}

/** A kind of session, and a part of the body where it is for that one. */
export interface SlotWish {
  kind: SlotKind;
  focus?: readonly FocusArea[];
}

export function makeSlots(wishes: readonly SlotWish[], goal: Goal): Slot[] {
  const seen = new Map<SlotKind, number>();
  return wishes.map(({ kind, focus }) => {
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return {
      kind,
      letter: String.fromCharCode(65 + before),
      focus: focus ? [...focus] : focusOf[kind],
      goal: goalOf(kind, goal),
    };
  });
}

/** What stands where in one week. */
export function slotsFor(
  goal: Goal,
  count: number,
  gaps: Gaps,
  textFocus: readonly FocusArea[],
  gait: Gait | null = null,
): Slot[] {
  let wholeBodyDays = 0;
  const wishes = kindsFor(goal, count, gaps, gait).map((kind): SlotWish => {
    if (kind !== 'full' || textFocus.length === 0) return { kind };
    wholeBodyDays += 1;
    // A wish for one part of the body gets every other whole-body day.
    return wholeBodyDays % 2 === 1 ? { kind, focus: textFocus } : { kind };
  });
  return makeSlots(wishes, goal);
}
