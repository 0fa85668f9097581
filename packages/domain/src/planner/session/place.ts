import { exerciseById } from '../../exercise/library.ts';
import { rankSwaps } from '../../exercise/swaps.ts';
import type { Ability, WrittenItem } from '../../reading/vocabulary.ts';
import type { PlanContext } from '../context.ts';
import { trainsAvoided } from '../dose/targets.ts';
import type { Candidate } from '../layout/pool.ts';
import { needsEasierWay } from '../legal/first-steps.ts';
import { isWithinNamed, judge } from '../legal/legal.ts';
import { choicesOf } from './data/choices.ts';
import { accessory, metres, primary, reps } from './data/doses.ts';
import { isAbleTo, writtenOf } from './dose/told-of-lift.ts';
import type { Filler } from './fill.ts';
import { inGiantSets, inOneRound, movesInRound, pairedUp, withoutPairs } from './in-turn.ts';
import { isOfKind } from './strength-rows.ts';
import {
  type FilledSlot,
  type LiftingArchetype,
  type Range,
  type SlotRow,
  tableMinutes,
} from './types.ts';

/** The column of the tables for so many minutes. */
export function columnOf(minutes: number): number {
  const edges = [25, 37, 52, 75];
  const place = edges.findIndex((edge) => minutes < edge);
  return place === -1 ? tableMinutes.length - 1 : place;
}

function doseOfSlot({ dose }: SlotRow, level: 'beginner' | 'intermediate' | 'advanced') {
  return 'rest' in dose ? dose : dose[level];
}

const isLift = (id: string): boolean => exerciseById(id)?.lift !== undefined;

/** Extra rows for what was named and finds no place in the skeleton. */
function rowFor(id: string, i: number): SlotRow {
  const isWay = exerciseById(id)?.props.includes('sled') ?? false;
  if (isWay)
    return accessory(`N${i + 1}`, [], '3/4/4/5/5', metres('15-20', '3', '60-90'), { moves: [id] });
  const dose = isLift(id) ? reps('5', '2-3', '150-210') : reps('8-12', '2', '60-90');
  const make = isLift(id) ? primary : accessory;
  return make(`N${i + 1}`, [], '3/3/3/4/4', dose, { moves: [id] });
}

/** A row that the named move fits: of the same kind, or the first of its pattern. */
function placeOf(
  id: string,
  rows: readonly SlotRow[],
  taken: ReadonlySet<SlotRow>,
): SlotRow | undefined {
  const open = rows.filter((row) => !taken.has(row) && !row.follows);
  return (
    open.find(({ moves }) => moves?.includes(id)) ??
    open.find(({ kinds }) => kinds.some((kind) => isOfKind(id, kind)))
  );
}

/** What was named comes first in its rows; a named lift leads the session. */
function withNamed(context: PlanContext, rows: readonly SlotRow[]): SlotRow[] {
  const named = context.request.mustInclude.value;
  if (named.length === 0) return [...rows];
  const places = new Map<SlotRow, string>();
  const extra: SlotRow[] = [];
  const lead = rows[0];
  named.forEach((id, i) => {
    const mayLead = i === 0 && lead && !places.has(lead) && isLift(id) && lead.role !== 'skill';
    const fits = placeOf(id, rows, new Set(places.keys()));
    const place = mayLead && (fits === lead || lead.kinds.length > 0) ? (fits ?? lead) : fits;
    if (place) places.set(place, id);
    else extra.push(rowFor(id, i));
  });
  const filled = rows.map((row) => {
    const own = places.get(row);
    return own === undefined ? row : withMove(row, own, rows);
  });
  const [first, ...rest] = filled;
  const isNamedFirst = first && places.has(rows[0] ?? first);
  // The lighter sets of the first lift come straight after its heavy ones.
  const isBackOff = ({ follows }: SlotRow) => follows !== undefined && follows === first?.id;
  const led = first ? [first, ...rest.filter(isBackOff)] : [];
  const others = rest.filter((row) => !isBackOff(row));
  const isSmall = ({ moves: [id = ''] = [] }: SlotRow) => !isLift(id);
  const all = isNamedFirst
    ? [
        ...led,
        ...extra.filter((row) => !isSmall(row)),
        ...behindMain(others, extra.filter(isSmall)),
      ]
    : [...extra, ...filled];
  const isMain = (row: SlotRow) => row.role === 'skill';
  const ordered = first && isMain(first) ? [first, ...extra, ...rest] : all;
  return leadFirst(ordered, named);
}

/** Small moves that were named come after the last of the main lifts. */
function behindMain(rows: readonly SlotRow[], small: readonly SlotRow[]): SlotRow[] {
  const place = rows.findLastIndex(({ role }) => role === 'primary') + 1;
  return rows.toSpliced(place, 0, ...small);
}

/** Named rows are there at any length of session. */
function withMove(row: SlotRow, id: string, rows: readonly SlotRow[]): SlotRow {
  const least = Math.min(
    ...rows
      .filter(({ role }) => role === row.role)
      .flatMap(({ sets }) => sets.filter((n) => n > 0)),
    3,
  );
  const sets = row.sets.map((count) => (count === 0 ? least : count)) as unknown as SlotRow['sets'];
  return { ...row, moves: [id, ...(row.moves ?? [])], sets };
}

/** The lift that was named comes first, out of any pair. */
function leadFirst(rows: SlotRow[], named: readonly string[]): SlotRow[] {
  const [first = ''] = named;
  const at = rows.findIndex(({ moves }) => moves?.[0] === first);
  const row = rows[at];
  const isBell = exerciseById(first)?.equipment.includes('kettlebells') ?? false;
  if (at <= 0 || !row || !(isLift(first) || isBell) || rows[0]?.role === 'skill') return rows;
  const { pair: letter, ...alone } = row;
  const others = rows
    .filter((_, i) => i !== at)
    .map((one) => {
      if (letter === undefined || one.pair !== letter) return one;
      const { pair: _pair, ...single } = one;
      return single;
    });
  return [{ ...alone, role: 'primary' }, ...others];
}

/** A row whose first choice moves the same way. */
function isOfPattern({ kinds: [kind] }: SlotRow, id: string): boolean {
  const [first] = kind ? (choicesOf(kind)[0] ?? []) : [];
  return exerciseById(first ?? '')?.patterns[0] === exerciseById(id)?.patterns[0];
}

const leastAble = 3;

/** What somebody told that they can do is what they train, the hardest of it first. */
const hardestFirst = (abilities: readonly Ability[]): { lift: string }[] =>
  abilities
    .filter(
      ({ exercise, reps: count = 0 }) =>
        count >= leastAble && exerciseById(exercise)?.loadClass === 'bodyweight',
    )
    .map(({ exercise }) => ({ lift: exercise }))
    .toSorted(
      (a, b) => (exerciseById(b.lift)?.complexity ?? 0) - (exerciseById(a.lift)?.complexity ?? 0),
    );

/** Lifts whose weights were told are done as that lift, where the session has a row for them. */
function withTold({ request }: PlanContext, rows: readonly SlotRow[], column: number): SlotRow[] {
  const lifted = [...(request.maxima?.value ?? []), ...(request.lastLifts?.value ?? [])];
  const told = [...lifted, ...hardestFirst(request.abilities?.value ?? [])];
  const places = new Map<SlotRow, string>();
  const asked = new Set(rows.flatMap(({ moves = [] }) => moves));
  for (const { lift } of told) {
    const isOpen = (row: SlotRow) =>
      (row.sets[column] ?? 0) > 0 && !row.follows && row.moves === undefined && !places.has(row);
    const row =
      rows.find((one) => isOpen(one) && one.kinds.some((kind) => isOfKind(lift, kind))) ??
      (lifted.some((one) => one.lift === lift)
        ? undefined
        : rows.find((one) => isOpen(one) && isOfPattern(one, lift)));
    if (row && !asked.has(lift)) places.set(row, lift);
    asked.add(lift);
  }
  return rows.map((row) => {
    const own = places.get(row);
    return own === undefined ? row : { ...row, moves: [own] };
  });
}

/** The nearest legal relative of a move of a written list. */
function standIn(id: string, context: PlanContext): Candidate | null {
  const exercise = exerciseById(id);
  if (!exercise) return null;
  const { request } = context;
  const mayStand = (one: NonNullable<typeof exercise>) =>
    judge(one, request).offence === null &&
    isWithinNamed(one, request) &&
    !trainsAvoided(one, request);
  const next = rankSwaps(exercise, mayStand)[0];
  return next ? { exercise: next, modifications: judge(next, request).modifications } : null;
}

/** Straight sets leave a short session one move; in turn there is room for four. */
const shortMinutes = 18;
const inSets: readonly LiftingArchetype[] = [
  'max_strength',
  'top_set_backoff',
  'heavy_singles',
  'five_by_five',
  'olympic',
  'skill',
  'power',
  'sport',
  'list',
  'beginner_machines',
];

function isShort({ request }: PlanContext, archetype: LiftingArchetype): boolean {
  const isPlain = !inSets.includes(archetype) && !request.mustInclude.value.some(isLift);
  return request.minutes.value < shortMinutes && isPlain && request.exerciseCount === undefined;
}

/** Rows with their moves and sets, as far as the table has them at this length. */
export function fillRows(
  context: PlanContext,
  archetype: LiftingArchetype,
  rows: readonly SlotRow[],
  filler: Filler,
): { slots: FilledSlot[]; spare: FilledSlot[] } {
  const { request } = context;
  const column = columnOf(request.minutes.value);
  const level = request.level.value;
  const { restSeconds, isPaired } = request.body.value;
  const { sets: statedSets, reps: statedReps, repsTo = statedReps } = statedDose(context);
  const isList = archetype === 'list';
  const named = isList ? [...rows] : withTold(context, withNamed(context, rows), column);
  const asked = isPaired === undefined ? named : withoutPairs(named);
  const isGiant = request.format.source === 'text' && request.format.value === 'giant_set';
  const isRound = isShort(context, archetype) && !isPaired;
  const laid = isGiant ? inGiantSets(asked) : isRound ? inOneRound(asked) : asked;
  const present: FilledSlot[] = [];
  const fillRow = (row: SlotRow, sets: number): FilledSlot | null => {
    const before = row.follows ? present.find((slot) => slot.row.id === row.follows) : undefined;
    const candidate =
      before?.candidate ??
      filler.fill(row) ??
      (isList ? standIn(row.moves?.[0] ?? '', context) : null);
    if (!candidate) return null;
    const usual = doseOfSlot(row, level);
    const knowsIt = isAbleTo(context, candidate.exercise.id);
    const isOfStranger = needsEasierWay(context.request);
    const item = row.asked ?? (row.follows ? undefined : writtenOf(context, candidate));
    if (item && !isList) return statedSlot(row, candidate, item, usual);
    const isNamed = row.moves?.some((id) => request.mustInclude.value.includes(id)) ?? false;
    const isMain = row.role === 'primary' || request.mustInclude.value.length === 0;
    // 'Heavy 5x5 squat and bench, some curls': the fives are those of the lifts that were written.
    const isBeside = request.written?.value.only === false && !item && row.role !== 'primary';
    const takesStated = isMain || (isNamed && !isBeside) || isPaired === true;
    const hasDose =
      (item?.sets ?? item?.reps ?? item?.seconds ?? item?.percent ?? statedSets) !== undefined;
    const rested = item?.restSeconds ?? restSeconds;
    const isStated = (isList && hasDose) || (statedSets !== undefined && takesStated);
    return {
      row,
      candidate: item ? { ...candidate, asked: item } : candidate,
      order: laid.indexOf(row),
      sets: isStated && !isList ? (statedSets ?? sets) : sets,
      dose: {
        ...usual,
        ...(statedReps !== undefined && item?.reps === undefined && takesStated && usual.reps
          ? { reps: [statedReps, repsTo ?? statedReps] as const }
          : {}),
        ...(statedReps !== undefined && statedReps >= lightReps && { rest: lightRest }),
        ...(rested !== undefined && { rest: [rested, rested] as const }),
      },
      ...(isStated && { isStated: true }),
      ...(knowsIt && { knowsIt }),
      ...(isOfStranger && { isOfStranger }),
      ...(rested !== undefined && { isRestStated: true }),
    };
  };
  /** What was written of a lift is the whole of its dose. */
  const statedSlot = (
    row: SlotRow,
    candidate: Candidate,
    item: WrittenItem,
    usual: FilledSlot['dose'],
  ): FilledSlot => {
    const { sets = statedSets ?? row.sets[column] ?? 3, reps: own = statedReps } = item;
    const rest =
      restSeconds === undefined ? restOf(usual, own) : ([restSeconds, restSeconds] as const);
    return {
      row,
      candidate: { ...candidate, asked: item },
      order: laid.indexOf(row),
      sets,
      dose: { ...usual, rest, ...(own !== undefined && { reps: [own, own] as const }) },
      isStated: true,
      ...(restSeconds !== undefined && { isRestStated: true }),
    };
  };
  const isWhole = (row: SlotRow): boolean => {
    const before = row.follows ? present.find((slot) => slot.row.id === row.follows) : undefined;
    return row.asked !== undefined || before?.isStated !== true;
  };
  const most = isRound ? movesInRound(request.minutes.value) : laid.length;
  for (const row of laid) {
    if (!isWhole(row) || present.length >= most) continue;
    const count = row.sets[column] ?? 0;
    const slot = count > 0 ? fillRow(row, count) : null;
    if (slot) present.push(slot);
  }
  const counted = withTotal(context, present);
  const chosen = withPreferred(context, isPaired ? pairedUp(counted, 0) : counted, filler);
  if (counted !== present) return { slots: chosen, spare: [] };
  // What the next longer session would have, those that come first in the tables first.
  const later = laid
    .filter((row) => (row.sets[column] ?? 0) === 0 && row.sets.slice(column).some((n) => n > 0))
    .sort((a, b) => firstColumn(a) - firstColumn(b));
  const more = later.flatMap((row) => fillRow(row, 2) ?? []);
  const spare = isPaired ? pairedUp(more, present.length) : more;
  return withCount(context, chosen, spare);
}

/** More sets than these are of the whole session, not of one lift. */
const mostOfOne = 8;

/** Sets and reps of each lift; in an easy week what is usual is not for today. */
function statedDose({ request }: PlanContext): { sets?: number; reps?: number; repsTo?: number } {
  const { sets, reps: own, repsTo } = request.body.value;
  const isEasyWeek = request.session?.value.includes('deload') ?? false;
  if (isEasyWeek && request.mustInclude.value.length === 0) return {};
  const isTotal = sets !== undefined && sets > mostOfOne && request.mustInclude.value.length === 0;
  return {
    ...(sets !== undefined && !isTotal && { sets }),
    ...(own !== undefined && { reps: own }),
    ...(own !== undefined && repsTo !== undefined && { repsTo }),
  };
}

/** So many sets in all: three of each of the first lines. */
function withTotal({ request }: PlanContext, slots: FilledSlot[]): FilledSlot[] {
  const { sets } = request.body.value;
  if (sets === undefined || sets <= mostOfOne || request.mustInclude.value.length > 0) return slots;
  const lines = Math.max(1, Math.min(slots.length, Math.round(sets / 3)));
  return slots.slice(0, lines).map((slot, i) => ({
    ...slot,
    sets: Math.floor(sets / lines) + (i < sets % lines ? 1 : 0),
    isStated: true,
  }));
}

/** Many reps are lighter than the row has them. */
const restOf = ({ rest }: FilledSlot['dose'], reps: number | undefined): Range =>
  reps !== undefined && reps >= lightReps ? lightRest : rest;

/** What somebody else chose and found no row of its kind takes the place of our own choice. */
function withPreferred(
  { request, preferred }: PlanContext,
  slots: FilledSlot[],
  filler: Filler,
): FilledSlot[] {
  if (!preferred) return slots;
  const isAsked = ({ candidate: { exercise } }: FilledSlot): boolean =>
    preferred.has(exercise.id) || request.mustInclude.value.includes(exercise.id);
  const now = [...slots];
  for (const id of preferred) {
    const at = now.findLastIndex((slot) => !isAsked(slot) && !slot.row.follows);
    const slot = now[at];
    const candidate = slot ? filler.named(id) : null;
    if (slot && candidate) now[at] = { ...slot, candidate };
  }
  return now;
}

/** So many reps are lighter than the row has them, and need less rest. */
const lightReps = 10;
const lightRest = [60, 90] as const;

const firstColumn = ({ sets }: SlotRow): number => sets.findIndex((count) => count > 0);

/** So many different exercises were asked for. */
function withCount(
  { request }: PlanContext,
  slots: FilledSlot[],
  spare: FilledSlot[],
): { slots: FilledSlot[]; spare: FilledSlot[] } {
  const wanted = request.exerciseCount?.value;
  if (wanted === undefined) return { slots, spare };
  const all = [...slots, ...spare.map((slot) => ({ ...slot, sets: Math.max(2, slot.sets) }))];
  const kept: FilledSlot[] = [];
  const seen = new Set<string>();
  for (const slot of all) {
    seen.add(slot.candidate.exercise.id);
    if (seen.size > wanted) break;
    kept.push(slot);
  }
  return { slots: kept, spare: [] };
}
