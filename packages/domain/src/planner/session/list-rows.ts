import { exerciseById } from '../../exercise/library.ts';
import type { WrittenItem } from '../../reading/vocabulary.ts';
import type { PlanContext } from '../context.ts';
import type { Request } from '../request.ts';
import { accessory, hold, primary, reps } from './data/doses.ts';
import { muscleDays } from './data/focus.ts';
import type { RowDose, SlotRow } from './types.ts';

/** '100 push-ups' are no set: so many are done in sets of ten or so. */
const mostInOne = 30;
const inOneSet = 10;
const isTotal = ({ reps: count = 0, sets }: WrittenItem): boolean =>
  sets === undefined && count > mostInOne;
const setsOf = (item: WrittenItem): number => {
  if (isTotal(item)) return Math.ceil((item.reps ?? 0) / inOneSet);
  return isFastLift(item) ? fastSets : 3;
};

/** Snatches, cleans and jerks are done in many sets of few. */
const fastReps = 2;
const fastSets = 6;
const isFastLift = ({ exerciseId }: WrittenItem): boolean => {
  const exercise = exerciseById(exerciseId);
  return exercise?.patterns[0] === 'ballistic' && exercise.loadClass === 'barbell';
};

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

/** So heavy a set leaves a rep, and follows a long rest. */
const topReps = 3;
const topDose = (count: number): SlotRow['dose'] => reps(String(count), '1', '180-240');

const slowTempo = '3-1-3-0';

/** Reps, reserve and rest of a line, as far as they were written; the rest by what is usual. */
function doseOf(item: WrittenItem, isMain: boolean, count: number | undefined): RowDose {
  const { repsTo, rir, tempo, seconds, isTop, complex } = item;
  const isFast = isFastLift(item);
  const low = count ?? (complex ? 1 : isTop ? topReps : isFast ? fastReps : undefined);
  const text = low === undefined ? undefined : repsTo === undefined ? `${low}` : `${low}-${repsTo}`;
  const usual = isTop
    ? topDose(low ?? topReps)
    : isFast
      ? reps(text ?? `${fastReps}`, '3', '90-150')
      : isMain
        ? reps(text ?? '5', '2-3', (low ?? 5) <= 5 ? '120-240' : '90-180')
        : reps(text ?? '8-12', '2', '60-105');
  const own = heldFor(item.exerciseId, item) ?? usual;
  const dose = 'rest' in own ? own : own.intermediate;
  return {
    ...dose,
    ...(seconds !== undefined && { reps: undefined, seconds: [seconds, seconds] as const }),
    ...(rir !== undefined && { rir: [rir, rir] as const }),
    ...(tempo === 'slow' && { tempo: slowTempo }),
  } as RowDose;
}

/** The heavy set before, of which these are a share. */
function topBefore(items: readonly WrittenItem[], place: number): number {
  const own = items[place];
  if (own?.percentOf !== 'top') return -1;
  const before = items.slice(0, place);
  const same = before.findLastIndex(
    ({ exerciseId, isTop }) => isTop && exerciseId === own.exerciseId,
  );
  return same >= 0 ? same : before.findLastIndex(({ isTop }) => isTop);
}

const rowId = (place: number): string => `L${place + 1}`;

/** 'Squats, leg curls, calves': what is named by its muscle alone has a line, too. */
function besideList({ focusMuscles }: Request, items: readonly WrittenItem[]): SlotRow[] {
  if (focusMuscles?.source !== 'text') return [];
  const trained = new Set(items.map(({ exerciseId }) => exerciseById(exerciseId)?.primary[0]));
  return focusMuscles.value
    .filter((muscle) => !trained.has(muscle))
    .flatMap((muscle, i): SlotRow[] => {
      const [kind] = muscleDays[muscle]?.isolations ?? muscleDays[muscle]?.compounds ?? [];
      return kind ? [accessory(`LM${i + 1}`, [kind], '3/3/3/3/4', reps('12-15', '2', '60'))] : [];
    });
}

/** A list of lifts as the athlete wrote it: its order, its sets, its reps. */
export function listRows({ request }: PlanContext): SlotRow[] {
  const { sets: all, reps: said } = request.body.value;
  const isBare = ({ sets, reps: count, kilograms, seconds }: WrittenItem) =>
    (sets ?? count ?? kilograms ?? seconds) === undefined;
  // 'Openers, squat and bench': heavy singles of each.
  const isSingles =
    said === undefined &&
    request.session?.value.includes('heavy_singles') === true &&
    (request.written?.value.items ?? []).every(isBare);
  const each = isSingles ? 1 : said;
  const rowsOf = (items: readonly WrittenItem[]): SlotRow[] =>
    items.map((item, i) => {
      const { exerciseId, isTop, sets = isTop ? 1 : (all ?? setsOf(item)) } = item;
      const total = item.reps ?? (isTop || item.complex ? undefined : each);
      const isSplit = item.sets === undefined && isTotal(item);
      const count = isSplit ? Math.ceil((total ?? 0) / sets) : total;
      const isMain = exerciseById(exerciseId)?.lift !== undefined || isTop === true;
      const make = isMain ? primary : accessory;
      const top = topBefore(items, i);
      const ofTop = items[top];
      return {
        ...make(
          rowId(i),
          [],
          `${sets}/${sets}/${sets}/${sets}/${sets}`,
          doseOf(item, isMain, count),
        ),
        moves: [exerciseId],
        asked: item,
        ...(ofTop && {
          follows: rowId(top),
          ofTop: { reps: ofTop.reps ?? topReps },
        }),
      };
    });
  const own = request.written?.value.items;
  if (own) return [...rowsOf(own), ...besideList(request, own)];
  const named = request.mustInclude.value.toSorted((a, b) => placeOf(a) - placeOf(b));
  const sets = all ?? setsIn(request.minutes.value, named.length);
  return rowsOf(named.map((exerciseId) => ({ exerciseId, quote: exerciseId, sets })));
}
