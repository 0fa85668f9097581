import type { Expect, Level } from './case.ts';
import { hypertrophyRows, type Row, strengthRows, wholeBodyRows } from './data/lifting-rows.ts';
import { guardedRows, skillRows, sportTable } from './data/special-rows.ts';
import { matches } from './match.ts';
import { reentry } from './strength.ts';
import type { Line } from './view.ts';

export type Range = readonly [number, number];

/** A slot of the archetype's row for these minutes and this level. */
interface Slot {
  name: string;
  /** Partners of a superset share it. */
  rank: string;
  is: string;
  isRequired: boolean;
  sets: Range;
  reps: Range;
  rir: Range;
  rest: Range;
  seconds?: Range;
}

const columns = [20, 30, 45, 60, 90] as const;
const tables: Record<string, readonly Row[]> = {
  ...strengthRows,
  ...hypertrophyRows,
  ...wholeBodyRows,
  ...skillRows,
  ...sportTable,
  ...guardedRows,
};

export const isLifting = ({ code }: Expect): boolean =>
  Object.keys(tables).some((key) => key.split(' ')[0] === code);

function rangeOf(text: string, level: Level): Range {
  const own = text.split(' ').find((part) => part.startsWith(level)) ?? text.split(' ')[0] ?? '';
  const [low = 0, high = low] = own
    .replace(/^[BIA]/, '')
    .split('-')
    .map(Number);
  return [low, high];
}

/** The columns that the minutes lie between. */
function columnsAt(minutes: number): readonly [lower: number, upper: number] {
  const lower = columns.findLastIndex((one) => one <= minutes + 2);
  const upper = columns.findIndex((one) => one >= minutes - 2);
  return [Math.max(0, lower), upper < 0 ? columns.length - 1 : upper];
}

function restOf(text: string, level: Level, [lower, upper]: readonly [number, number]): Range {
  const all = text.split('/');
  const [from, to] = [lower, upper].map((at) => rangeOf(all[at] ?? all[0] ?? '', level));
  return [Math.min(from?.[0] ?? 0, to?.[0] ?? 0), Math.max(from?.[1] ?? 0, to?.[1] ?? 0)];
}

/** Beginners keep two reps or more in reserve, whatever the row says. */
const forLevel = ([low, high]: Range, level: Level): Range =>
  level === 'B' ? [Math.max(low, 2), Math.max(high, 4)] : [low, high];

/** At their loads a minute and a half is enough. */
const easier = ([low, high]: Range, level: Level): Range =>
  level === 'B' && low > 90 ? [90, high] : [low, high];

function slotOf(row: Row, expect: Expect, minutes: number): Slot {
  const [name, is, sets, reps, rir, rest, seconds] = row;
  const at = columnsAt(minutes);
  const counts = at.map((column) => Number(sets.split('/')[column]?.replace('-', '0') ?? 0));
  const there = counts.filter((count) => count > 0);
  const { level } = expect;
  return {
    name,
    rank: name.replace(/[ab]$/, ''),
    is,
    isRequired: (counts[0] ?? 0) > 0 && (counts[1] ?? 0) > 0,
    sets:
      there.length === 0 ? [1, 3] : [Math.max(1, Math.min(...there) - 1), Math.max(...there) + 1],
    reps: rangeOf(reps, level),
    rir: forLevel(rangeOf(rir, level), level),
    rest: easier(restOf(rest, level, at), level),
    ...(seconds && { seconds: rangeOf(seconds, level) }),
  };
}

/** The first week back: fewer sets, more in reserve. */
function afterBreak(slot: Slot, days: number): Slot {
  const { share, rir } = reentry(days);
  const most = Math.max(2, Math.ceil((slot.sets[1] - 1) * share) + 1);
  return {
    ...slot,
    sets: [1, most],
    reps: [slot.reps[0], slot.reps[1] + 3],
    rir: [rir - 0.5, 6],
    rest: [slot.rest[0] - 15, slot.rest[1]],
  };
}

/** Half the sets with a good reserve; the first lifts short and fast. */
function lightWeek(slot: Slot): Slot {
  const isMain = slot.name.startsWith('P');
  return {
    ...slot,
    sets: isMain ? [2, 3] : [1, 2],
    reps: isMain ? [3, 5] : [slot.reps[0], slot.reps[1] + 3],
    rir: [4, 8],
    rest: [60, slot.rest[1]],
  };
}

export function slotsFor(expect: Expect): Slot[] {
  const { code, variant, breakDays, isDeload, primaries = [] } = expect;
  const minutes = expect.minutes ?? ((expect.range?.[0] ?? 30) + (expect.range?.[1] ?? 30)) / 2;
  const rows = tables[`${code} ${variant}`] ?? tables[code] ?? [];
  const slots = rows.map((row) => slotOf(row, expect, minutes));
  const wrapped = slots.map((slot) => {
    if (breakDays) return afterBreak(slot, breakDays);
    return isDeload ? lightWeek(slot) : slot;
  });
  const [first] = primaries;
  const otherHalf = first && (/press|bench/.test(first) ? 'squat hinge' : 'push');
  let primary = 0;
  return wrapped.map((slot) => {
    if (!slot.name.startsWith('P') || slot.is.startsWith('%')) return slot;
    if (slot.name === 'P2' && otherHalf && primaries.length === 1 && /^A(01|11)$/.test(code)) {
      return { ...slot, is: otherHalf };
    }
    const is = primaries[primary];
    primary += 1;
    return is ? { ...slot, is, isRequired: true, sets: wrapped[0]?.sets ?? slot.sets } : slot;
  });
}

export interface Filled {
  slot: Slot;
  /** Where it stands in the session. */
  place: number;
  line: Line;
}

interface Assigned {
  filled: Filled[];
  missing: Slot[];
  extra: Line[];
}

const overlap = ([a, b]: Range, [c, d]: Range) => a <= d && b >= c;

/** How well a line answers a slot, beyond being of its kind. */
function closeness(line: Line, slot: Slot, place: number, at: number): number {
  const { reps, rest, rir } = line;
  const isReps = reps ? overlap(reps, slot.reps) : slot.seconds !== undefined;
  const isRest = rest !== null && rest >= slot.rest[0] * 0.9 && rest <= slot.rest[1] * 1.1;
  const isRir = rir !== null && rir >= slot.rir[0] - 0.5 && rir <= slot.rir[1] + 0.5;
  return Number(isReps) * 2 + Number(isRest) + Number(isRir) - 0.3 * Math.abs(place - at);
}

interface Plan {
  worth: number;
  /** For each slot from here on, the line it takes, or none. */
  takes: readonly (number | null)[];
}

/** The reading of the session that fits the row best: a coach does not look for faults. */
function bestPlan(lines: readonly Line[], slots: readonly Slot[]): Plan {
  const known = new Map<number, Plan>();
  const from = (at: number, used: number): Plan => {
    const slot = slots[at];
    if (!slot) return { worth: 0, takes: [] };
    const key = at * 2 ** lines.length + used;
    const before = known.get(key);
    if (before) return before;
    const without = from(at + 1, used);
    let best: Plan = { worth: without.worth, takes: [null, ...without.takes] };
    for (const [place, line] of lines.entries()) {
      if (used & (1 << place) || !matches(line.exercise, slot.is, line.role)) continue;
      const rest = from(at + 1, used | (1 << place));
      const own = (slot.isRequired ? 10 : 7) + closeness(line, slot, place, at);
      if (own + rest.worth > best.worth) {
        best = { worth: own + rest.worth, takes: [place, ...rest.takes] };
      }
    }
    known.set(key, best);
    return best;
  };
  return from(0, 0);
}

const assignedOf = new WeakMap<readonly Line[], Assigned>();

/** Which line stands in which slot. */
export function assign(lines: readonly Line[], slots: readonly Slot[]): Assigned {
  const before = assignedOf.get(lines);
  if (before) return before;
  const { takes } = bestPlan(lines.slice(0, 14), slots);
  const filled = slots.flatMap((slot, at): Filled[] => {
    const place = takes[at] ?? null;
    const line = place === null ? undefined : lines[place];
    return place === null || !line ? [] : [{ slot, place, line }];
  });
  const missing = slots.filter((slot, at) => slot.isRequired && (takes[at] ?? null) === null);
  const taken = new Set(takes);
  const assigned = { filled, missing, extra: lines.filter((_, at) => !taken.has(at)) };
  assignedOf.set(lines, assigned);
  return assigned;
}

/** Kendall's tau of the order of slots and the order in the session; partners tie. */
export function orderOf(filled: readonly Filled[], slots: readonly Slot[]): number {
  const rankOf = (slot: Slot) => slots.findIndex(({ rank }) => rank === slot.rank);
  let agreed = 0;
  let pairs = 0;
  for (const [at, one] of filled.entries()) {
    for (const other of filled.slice(at + 1)) {
      const rank = rankOf(one.slot) - rankOf(other.slot);
      if (rank === 0) continue;
      pairs += 1;
      agreed += Math.sign(rank) === Math.sign(one.place - other.place) ? 1 : -1;
    }
  }
  return pairs === 0 ? 1 : agreed / pairs;
}
