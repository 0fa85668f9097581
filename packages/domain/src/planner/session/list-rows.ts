import { exerciseById } from '../../exercise/library.ts';
import type { WrittenItem } from '../../reading/vocabulary.ts';
import type { PlanContext } from '../context.ts';
import { accessory, hold, primary, reps } from './data/doses.ts';
import type { SlotRow } from './types.ts';

/** '100 push-ups' are no set: so many are done in sets of ten or so. */
const mostInOne = 30;
const inOneSet = 10;
const isTotal = ({ reps: count = 0, sets }: WrittenItem): boolean =>
  sets === undefined && count > mostInOne;
const setsOf = (item: WrittenItem): number =>
  isTotal(item) ? Math.ceil((item.reps ?? 0) / inOneSet) : 3;

/** What is held or carried is so for a while, unless reps were written. */
function heldFor(id: string, { reps: count, seconds }: WrittenItem): SlotRow['dose'] | undefined {
  const exercise = exerciseById(id);
  const isHeld = exercise?.isometric || exercise?.patterns[0] === 'carry';
  return isHeld && count === undefined && seconds === undefined
    ? hold('30-40', '45-75')
    : undefined;
}

/** Lifts first, what holds the trunk last. */
const placeOf = (id: string): number => {
  const exercise = exerciseById(id);
  if (exercise?.lift !== undefined) return 0;
  return exercise?.isometric ? 2 : 1;
};

/** What goes around the lifts, and what one set of one of them takes with its rest. */
const aroundMinutes = 7;
const setMinutes = 2.75;

/** So many sets of each as the time has, three to six. */
export const setsIn = (minutes: number, lifts: number): number =>
  Math.min(6, Math.max(3, Math.round((minutes - aroundMinutes) / setMinutes / Math.max(1, lifts))));

/** A list of lifts as the athlete wrote it: its order, its sets, its reps. */
export function listRows({ request }: PlanContext): SlotRow[] {
  const { sets: all, reps: each } = request.body.value;
  const rowOf = (item: WrittenItem, i: number): SlotRow => {
    const { exerciseId, sets = all ?? setsOf(item), reps: total = each } = item;
    const count = item.sets === undefined && isTotal(item) ? Math.ceil((total ?? 0) / sets) : total;
    const isMain = exerciseById(exerciseId)?.lift !== undefined;
    const make = isMain ? primary : accessory;
    const dose = isMain
      ? reps(String(count ?? 5), '2-3', (count ?? 5) <= 5 ? '120-240' : '90-180')
      : reps(count === undefined ? '8-12' : String(count), '2', '60-105');
    const held = heldFor(exerciseId, item);
    const timed =
      held ??
      (item.seconds === undefined
        ? dose
        : { ...dose, reps: undefined, seconds: [item.seconds, item.seconds] as const });
    return {
      ...make(`L${i + 1}`, [], `${sets}/${sets}/${sets}/${sets}/${sets}`, timed as SlotRow['dose']),
      moves: [exerciseId],
    };
  };
  const named = request.mustInclude.value
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((exerciseId) => ({ exerciseId, quote: exerciseId }));
  const own = request.written?.value.items;
  if (own) return own.map(rowOf);
  const sets = all ?? setsIn(request.minutes.value, named.length);
  return named.map((item) => ({ ...item, sets })).map(rowOf);
}
