import { isFloorDeadlift } from '../../training/load-class.ts';
import { overInSession } from '../../training/volume.ts';
import type { FitnessLevel } from '../../workout/limits.ts';
import { sessionSeconds, type TimedLine } from './blocks.ts';
import type { SlotRole } from './types.ts';

export interface Fit {
  lines: TimedLine[];
  /** Seconds that the lines leave of what they were given; below zero: they need more. */
  left: number;
}

const cutOrder: readonly SlotRole[] = [
  'finisher',
  'trunk',
  'accessory',
  'secondary',
  'primary',
  'skill',
];
const addOrder: readonly SlotRole[] = ['primary', 'skill', 'secondary', 'accessory', 'trunk'];

const restAt = ({ rest: [min, max] }: TimedLine, share: number): number =>
  Math.round((min + (max - min) * share) / 5) * 5;

const withRests = (lines: readonly TimedLine[], share: number): TimedLine[] =>
  lines.map((line) => ({ ...line, restSeconds: restAt(line, share) }));

/** Both of a pair change together. */
function partners(line: TimedLine, lines: readonly TimedLine[]): TimedLine[] {
  const { pair } = line.slot.row;
  return pair === undefined ? [line] : lines.filter(({ slot }) => slot.row.pair === pair);
}

const change = (lines: readonly TimedLine[], some: readonly TimedLine[], by: number): TimedLine[] =>
  lines.map((line) => (some.includes(line) ? { ...line, sets: line.sets + by } : line));

interface Bounds {
  level: FitnessLevel;
  /** Moves that were asked for by name stay in. */
  isKept: (line: TimedLine) => boolean;
  /** In an easy week, and after a break, time that is left is not filled with sets. */
  mayGrow: boolean;
  /** Nobody said how long: it ends when the work is done. */
  isOpen: boolean;
  /** The young, the old and the expecting do few sets of each. */
  isGentle: boolean;
  /** A newcomer in little time: more different moves rather than more of one. */
  isShort: boolean;
  /** Pairs were asked for: nobody stands alone. */
  keepsPairs: boolean;
  /** The sets are for one part of the body, however many it gets. */
  isOfPart: boolean;
  /** For the part that was named; of every line where none was. */
  serves: (line: TimedLine) => boolean;
  /** For its neighbours: these go last of what is not for the part. */
  isNear: (line: TimedLine) => boolean;
  /** With fewer different lines than these the session is one-sided: rather less of each. */
  leastLines: number;
  /** More different lines than these are a tour of the gym. */
  mostLines: number;
}

const leastSets = (line: TimedLine, { level, isGentle }: Bounds): number => {
  if (line.slot.row.follows || line.slot.sets === 1) return 1;
  return line.slot.row.role === 'primary' && level !== 'beginner' && !isGentle ? 3 : 2;
};

/** Beyond the table's own sets, so many more serve. */
const mostMore: Record<SlotRole, number> = {
  skill: 1,
  primary: 1,
  secondary: 1,
  accessory: 1,
  trunk: 1,
  finisher: 0,
};

/** Beyond these, more of the same is only tiring. */
const mostByRole: Record<SlotRole, number> = {
  skill: 9,
  primary: 6,
  secondary: 5,
  accessory: 4,
  trunk: 4,
  finisher: 2,
};

const gentleMost: Record<SlotRole, number> = {
  skill: 4,
  primary: 4,
  secondary: 3,
  accessory: 3,
  trunk: 3,
  finisher: 2,
};

const shortMost = 3;

function mostSets(line: TimedLine, { mayGrow, isGentle, isShort }: Bounds, extra: number): number {
  if (!mayGrow) return line.slot.sets;
  const { sets, row } = line.slot;
  const usual = isGentle ? gentleMost[row.role] : mostByRole[row.role];
  const most = isShort ? Math.min(usual, shortMost) : usual;
  const isFixed =
    line.slot.isStated === true ||
    // Time that is left is not for them.
    isFloorDeadlift(line.slot.candidate.exercise) ||
    (row.planned !== undefined && !row.planned.mayGrow) ||
    (sets === 1 && row.id === 'P');
  return isFixed ? sets : Math.max(sets, Math.min(most, sets + mostMore[row.role] + extra));
}

/** Without this line and its partners; where the sets are stated, its partners stay by themselves. */
function without(line: TimedLine, lines: readonly TimedLine[]): TimedLine[] {
  const group = partners(line, lines);
  // Of several in turn one may go, of two the other is no pair.
  if (group.length > 2) return lines.filter((one) => one !== line);
  if (!line.slot.isStated) return lines.filter((one) => !group.includes(one));
  return lines
    .filter((one) => one !== line)
    .map((one) => (group.includes(one) ? withoutPair(one) : one));
}

const mayGive = (line: TimedLine, bounds: Bounds): boolean =>
  !line.slot.isStated && line.sets > leastSets(line, bounds);

/** One set less of the last line that can give one, or the line itself; null: nothing can go. */
function cutOnce(lines: readonly TimedLine[], bounds: Bounds): TimedLine[] | null {
  for (const role of cutOrder) {
    const own = lines.filter(({ slot }) => slot.row.role === role).reverse();
    const less = own.find((line) => !line.slot.isStated && line.sets > leastSets(line, bounds));
    const first = own[0];
    if (role === 'primary' || role === 'skill') {
      if (less) return change(lines, partners(less, lines), -1);
      const spare = own.find((line, i) => i < own.length - 1 && !bounds.isKept(line));
      if (spare) return lines.filter((line) => !partners(spare, lines).includes(line));
      continue;
    }
    if (less && role === 'secondary') return change(lines, partners(less, lines), -1);
    const mayGo = own.find((line) => !partners(line, lines).some(bounds.isKept));
    // Rather a set less of the first lift than nothing beside it.
    const heavy = lines.find((line) => line.slot.row.role === 'primary' && mayGive(line, bounds));
    if (role === 'secondary' && heavy && lines.length <= 2) return change(lines, [heavy], -1);
    const isThin =
      mayGo && partners(mayGo, lines).every((line) => line.sets <= 2 || line.slot.isStated);
    if (less && !isThin) return change(lines, partners(less, lines), -1);
    const group = mayGo ? partners(mayGo, lines) : [];
    const isFew = lines.length - group.length < bounds.leastLines;
    if (role === 'accessory' && isFew && heavy) return change(lines, [heavy], -1);
    const main = lines.find((line) => line.slot.row.role === 'primary' && !line.slot.isStated);
    const isLast = lines.length - group.length <= 1;
    // A session of one lift was not asked for.
    if (mayGo && isLast && main && main.sets > 2) return change(lines, partners(main, lines), -1);
    const mayShrink = lines.length > group.length || group.length > 2;
    if (mayGo && mayShrink) return without(mayGo, lines);
    if (less && first) return change(lines, partners(less, lines), -1);
    // Two in turn that take too long are one alone: the one that was asked for.
    if (mayGo) return [withoutPair(group.find(bounds.serves) ?? group[0] ?? mayGo)];
  }
  return null;
}

/** One set more, of the most important line first; null: none may have more. */
function addOnce(
  lines: readonly TimedLine[],
  room: number,
  bounds: Bounds,
  extra: number,
  isMeasured: boolean,
): TimedLine[] | null {
  const total = sessionSeconds(lines);
  for (const role of addOrder) {
    for (const line of lines.filter(({ slot }) => slot.row.role === role)) {
      const group = partners(line, lines);
      if (group.some((one) => one.sets >= mostSets(one, bounds, extra))) continue;
      const more = change(lines, group, 1);
      const isTooMuch =
        isMeasured && overload(more, bounds) > Math.max(mostOverload, overload(lines, bounds));
      if (!isTooMuch && sessionSeconds(more) - total <= room) return more;
    }
  }
  return null;
}

/** Sets that are more for a muscle than one session serves. */
const overload = (lines: readonly TimedLine[], { level }: Bounds): number => {
  const work = lines.map(({ slot, sets, rir }) => ({
    exercise: slot.candidate.exercise,
    sets,
    rir,
  }));
  return Object.values(overInSession(work, level)).reduce((sum, over) => sum + over, 0);
};

/** Half a set here and there is no overload. */
const mostOverload = 2;

const withoutPair = (line: TimedLine): TimedLine => {
  const { pair: _pair, ...row } = line.slot.row;
  return { ...line, slot: { ...line.slot, row } };
};

/** So far up their bands the rests are while sets are added; a short session has no time for that. */
const growthRests = 0.6;
const shortSeconds = 900;

/** Before more easy minutes than these come two more sets of each. */
const longTail = 480;
const cutsDone = 60;
const comeBack = 2;

/** With all the time there is, rests are in the middle of their bands. */
const openRests = 0.5;

const inOrder = (lines: readonly TimedLine[]): TimedLine[] =>
  lines.toSorted((a, b) => a.slot.order - b.slot.order);

function shorten(lines: TimedLine[], seconds: number, bounds: Bounds): TimedLine[] {
  let now = lines;
  for (let i = 0; i < cutsDone && sessionSeconds(now) > seconds; i += 1) {
    const next = cutOnce(now, bounds);
    if (!next) return now;
    now = next;
  }
  return now;
}

function lengthen(
  lines: TimedLine[],
  spare: readonly TimedLine[],
  seconds: number,
  bounds: Bounds,
): TimedLine[] {
  let now = lines;
  let waiting = [...spare];
  for (let i = 0; i < cutsDone; i += 1) {
    const room = seconds - sessionSeconds(now);
    if (room < 60) return now;
    const isLong = waiting.length === 0 && room > longTail;
    // Who is not to do much of one thing does one thing more.
    const mostJoined = bounds.isGentle ? bounds.mostLines : bounds.leastLines;
    const mayJoin = waiting.length > 0 && now.length < mostJoined;
    // More sets of what a muscle has enough of come when there is nothing else to do.
    const isMeasured = !bounds.isOfPart && waiting.length > 0 && now.length < bounds.mostLines;
    const next = mayJoin ? null : addOnce(now, room, bounds, isLong ? 2 : 0, isMeasured);
    if (next) {
      now = next;
      continue;
    }
    const [first] = waiting;
    if (!first || now.length >= bounds.mostLines) return now;
    const before = now;
    const group = partners(first, waiting);
    waiting = waiting.filter((line) => !group.includes(line));
    const more = inOrder([...now, ...group]);
    const alone = inOrder([...now, withoutPair(first)]);
    if (sessionSeconds(more) <= seconds) now = more;
    else if (!bounds.keepsPairs && sessionSeconds(alone) <= seconds) now = alone;
    if (now === before && waiting.length === 0 && !mayJoin) return now;
  }
  return now;
}

/** At least so many of the sets are for the part that was named. */
const leastServing = 0.6;
/** Where all of the others are for its neighbours. */
const leastAround = 0.5;

function isAboutPart(lines: readonly TimedLine[], { serves, isNear }: Bounds): boolean {
  const setsOf = (some: readonly TimedLine[]) => some.reduce((sum, { sets }) => sum + sets, 0);
  const own = lines.filter(serves);
  const isMostMoves = lines.length < 3 || own.length * 2 >= lines.length;
  const isAround = lines.every((line) => serves(line) || isNear(line));
  return isMostMoves && setsOf(own) >= setsOf(lines) * (isAround ? leastAround : leastServing);
}

/** Without the line; whoever was done in turn with it stands alone. */
function withoutLine(lines: readonly TimedLine[], gone: TimedLine): TimedLine[] {
  const left = lines.filter((line) => line !== gone);
  const group = partners(gone, lines);
  return group.length === 2
    ? left.map((line) => (group.includes(line) ? withoutPair(line) : line))
    : left;
}

/** What only keeps the balance gives sets, then its place, until the session is about its part. */
function keepPart(lines: TimedLine[], seconds: number, bounds: Bounds): TimedLine[] {
  let now = lines;
  for (let i = 0; i < cutsDone && !isAboutPart(now, bounds); i += 1) {
    const others = now.filter(
      (line) =>
        !bounds.serves(line) &&
        !line.slot.isStated &&
        !bounds.isKept(line) &&
        !(bounds.keepsPairs && partners(line, now).some(bounds.serves)),
    );
    const isFree = (line: TimedLine) => !partners(line, now).some(bounds.serves);
    const rich = others.find((line) => line.sets > 2 && isFree(line));
    const last = others.findLast((line) => !bounds.isNear(line)) ?? others.at(-1);
    if (!last || now.length - others.length === 0) return now;
    now = rich ? change(now, partners(rich, now), -1) : withoutLine(now, last);
  }
  if (now === lines || !bounds.mayGrow) return now;
  const isOwn = (line: TimedLine) => partners(line, now).every(bounds.serves);
  const mayHave = (line: TimedLine) =>
    line.sets < mostSets(line, bounds, comeBack) && line.sets < mostOfPart;
  for (let i = 0; i < cutsDone; i += 1) {
    const growing = now.filter(mayHave).map((line) => ({ line, isOwn: isOwn(line) }));
    const own = growing.find((one) => one.isOwn);
    const more = [own, ...growing.filter((one) => !one.isOwn)]
      .flatMap((one) => (one ? [change(now, partners(one.line, now), 1)] : []))
      .find((lines) => isAboutPart(lines, bounds));
    if (!more || sessionSeconds(more) > seconds) return now;
    now = more;
  }
  return now;
}

const mostOfPart = 6;

/** The share of their bands that makes the rests fill the time, as near as it goes. */
function settleRests(lines: TimedLine[], seconds: number): TimedLine[] {
  let [low, high] = [0, 1];
  for (let i = 0; i < 7; i += 1) {
    const middle = (low + high) / 2;
    if (sessionSeconds(withRests(lines, middle)) <= seconds) low = middle;
    else high = middle;
  }
  return withRests(lines, low);
}

/**
 * Sets, lines and rests that fill these seconds: rests move within their bands, sets come and go by
 * importance, and the last lines are left out before the first ones lose a set.
 */
export function fitLines(
  lines: readonly TimedLine[],
  spare: readonly TimedLine[],
  seconds: number,
  bounds: Bounds,
): Fit {
  const shortest = shorten(withRests(lines, 0), seconds, bounds);
  if (bounds.isOpen) {
    const rested = withRests(shortest, openRests);
    return { lines: rested, left: seconds - sessionSeconds(rested) };
  }
  const share = seconds < shortSeconds ? growthRests / 2 : growthRests;
  // What had to go as a whole may come back with fewer sets.
  const isLeft = ({ slot }: TimedLine) => !shortest.some((one) => one.slot.row === slot.row);
  const back =
    bounds.isGentle || shortest.length < bounds.leastLines
      ? lines
          .filter(
            (line) => isLeft(line) && !line.slot.isStated && line.slot.row.role !== 'finisher',
          )
          .map((line) => ({ ...line, sets: Math.min(line.sets, comeBack) }))
      : [];
  const waiting = withRests([...back, ...spare], share);
  const longest = lengthen(withRests(shortest, share), waiting, seconds, bounds);
  const fitted = settleRests(keepPart(longest, seconds, bounds), seconds);
  return { lines: fitted, left: seconds - sessionSeconds(fitted) };
}
