import type { FocusArea, Goal } from '../planner/request.ts';

export type SlotKind = 'full' | 'upper' | 'lower' | 'push' | 'pull' | 'legs' | 'intervals' | 'easy';

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
  easy: ['full_body'],
};

const isBreath = (goal: Goal) => goal === 'hiit' || goal === 'endurance';

/** Never two interval days in a row: lifting and easy days stand between them. */
const mixedWeek: readonly SlotKind[] = [
  'intervals',
  'full',
  'intervals',
  'easy',
  'intervals',
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

function kindsFor(goal: Goal, count: number, gaps: Gaps): SlotKind[] {
  if (goal === 'mobility') return Array.from({ length: count }, () => 'easy');
  if (!isBreath(goal)) return liftingWeek(count, gaps);
  if (count <= 3 && (gaps.least >= 2 || count === 1)) {
    return Array.from({ length: count }, () => 'intervals');
  }
  const week = mixedWeek.slice(0, count);
  const isHardTwice = gaps.overWeekEnd < 2 && count > 1 && week.at(-1) === 'intervals';
  return isHardTwice ? [...week.slice(0, -1), 'easy'] : week;
}

function goalOf(kind: SlotKind, goal: Goal): Goal {
  if (kind === 'easy') return 'mobility';
  return kind === 'full' && isBreath(goal) ? 'general' : goal;
}

/** What stands where in one week. */
export function slotsFor(
  goal: Goal,
  count: number,
  gaps: Gaps,
  textFocus: readonly FocusArea[],
): Slot[] {
  const seen = new Map<SlotKind, number>();
  return kindsFor(goal, count, gaps).map((kind) => {
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    // A wish for one part of the body gets every other whole-body day.
    const isWished = kind === 'full' && textFocus.length > 0 && before % 2 === 0;
    return {
      kind,
      letter: String.fromCharCode(65 + before),
      focus: isWished ? [...textFocus] : focusOf[kind],
      goal: goalOf(kind, goal),
    };
  });
}
