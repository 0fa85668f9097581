import { exerciseById } from '../../exercise/library.ts';
import type { DistanceWish, Format, Goal, OrderPart } from '../../reading/vocabulary.ts';
import { introduction } from '../../timer/constants.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import type { LaidFormat } from '../../workout/formats/ids.ts';
import { clamp } from '../../workout/read-value.ts';
import {
  distanceItem,
  expectedDistanceSeconds,
  quoteOfDistance,
  restAfterDistance,
} from '../dose/distance.ts';
import { formatNames } from '../receipts/words.ts';
import type { Request } from '../request.ts';
import { coolDownLengths, warmUpLengths } from '../session/conditioning/edge-lengths.ts';
import { isTimeAsked } from '../settle/time-asked.ts';

/** One part of a session, with all that was left open filled in. */
export interface BlockTime {
  wish: OrderPart;
  format: Format;
  goal: Goal;
  /** A way to cover, where the block is that. */
  way?: DistanceWish;
  seconds: number;
  /** 'EMOM 5 min', 'Tabata', '8 × 400 m'. */
  name: string;
}

export interface BlockTimes {
  blocks: BlockTime[];
  totalSeconds: number;
  /** From one part to the next. */
  changeSeconds: number;
}

/** Several parts in a row, or several ways to cover. */
export function hasBlocks({ parts, distances, written }: Request): boolean {
  if (written?.value.only) return false;
  const count = (parts?.value.length ?? 0) + (parts ? (distances?.value.length ?? 0) : 0);
  return count > 1 || (distances?.value.length ?? 0) > 1;
}

const formatOfGoal: Record<Goal, Format> = {
  strength: 'sets',
  hypertrophy: 'sets',
  power: 'sets',
  endurance: 'intervals',
  hiit: 'intervals',
  mobility: 'rounds',
  general: 'circuit',
};

function goalOf({ goal, format, focus }: OrderPart, request: Request): Goal {
  if (goal) return goal;
  const ofFormat = format && formatDefinitions[format].usualGoal;
  if (ofFormat) return ofFormat;
  if (focus?.includes('cardio')) return 'endurance';
  // A calm session has calm parts only where they are named so.
  return request.goal.value === 'mobility' ? 'general' : request.goal.value;
}

/** A flow has no end of its own, so within a row of parts it runs as rounds. */
function formatOf({ format }: OrderPart, goal: Goal): LaidFormat {
  if (goal === 'mobility') return 'rounds';
  const wished = formatDefinitions[format ?? formatOfGoal[goal]].laidAs;
  return wished === 'compound' ? 'rounds' : wished;
}

/** Minutes of a part that nobody gave a length. */
const usualMinutes: Record<LaidFormat, number> = {
  emom: 10,
  tabata: 4,
  pyramid: 12,
  compound: 10,
  circuit: 12,
  rounds: 10,
  sets: 15,
  intervals: 10,
};
const none = { least: 0, usual: 0, most: 0 };
const calmMinutes = 5;
const leastMinutes = 3;
const closeMinutes = 2;

function nameOf(
  { wish, format, goal }: Pick<BlockTime, 'wish' | 'format' | 'goal'>,
  minutes: number,
) {
  if (goal === 'mobility') return `Stretch ${minutes} min`;
  if (format === 'tabata') return minutes <= 4 ? 'Tabata' : `Tabata ${minutes} min`;
  const word = formatNames[wish.format === 'amrap' ? 'amrap' : format];
  return `${word} ${minutes} min`;
}

function waySeconds(way: DistanceWish, request: Request): number {
  const { repeats = 1 } = way;
  const rest = restAfterDistance(way, request);
  return repeats * (expectedDistanceSeconds(way, request) + rest) - rest;
}

/** A set with its rest, and getting ready for the lift. */
const setMinutes = 2.5;
const readyMinutes = 4;
const smallPartMinutes = 8;

/** As long as such a part takes where nobody says how long. */
function usualFor(
  { sets, exercises = [], focus, format: said }: OrderPart,
  goal: Goal,
  format: LaidFormat,
): number {
  if (goal === 'mobility') return calmMinutes;
  if (sets !== undefined) {
    return Math.ceil((sets * setMinutes + readyMinutes) * Math.max(1, exercises.length));
  }
  if (said) return usualMinutes[format];
  if (exercises.length > 0) return Math.max(smallPartMinutes, exercises.length * 5);
  return focus?.length ? smallPartMinutes : usualMinutes[format];
}

const finisherMinutes = 5;

/** 'Legs 40 minutes, then a finisher': the last part, of which nothing else is said. */
export function isFinisher(wish: OrderPart, { parts, session }: Request): boolean {
  const isLast = parts?.value.at(-1) === wish && (parts?.value.length ?? 0) > 1;
  const isPlain =
    !wish.exercises?.length && !wish.items?.length && !wish.format && !wish.focus?.length;
  return isLast && isPlain && (session?.value.includes('finisher') ?? false);
}

type Open = Omit<BlockTime, 'seconds' | 'name'> & { minutes: number | undefined; usual: number };

function openBlocks(request: Request): Open[] {
  const ways = request.distances?.value ?? [];
  const ofWays = ways.map((way) => ({
    wish: { exercises: [distanceItem(way, request).exerciseId] },
    format: 'intervals' as const,
    goal: 'endurance' as const,
    way,
    minutes: undefined,
    usual: 0,
  }));
  const ofWishes = (request.parts?.value ?? []).map((wish) => {
    const goal = goalOf(wish, request);
    const format = formatOf(wish, goal);
    const isEnd = isFinisher(wish, request);
    const usual = isEnd ? finisherMinutes : usualFor(wish, goal, format);
    const minutes = wish.minutes ?? (isEnd ? finisherMinutes : undefined);
    return { wish, format, goal, minutes, usual };
  });
  return placeWays(ofWays, ofWishes);
}

/** '2k row, then …': a part that says no more than its way is that way. */
const isBareWay = ({ wish, goal }: Open): boolean =>
  goal === 'endurance' &&
  wish.minutes === undefined &&
  wish.format === undefined &&
  !wish.exercises?.length;

/** Each way stands where its part was said, else before the others. */
function placeWays(ways: readonly Open[], wishes: readonly Open[]): Open[] {
  const waiting = [...ways];
  const placed = wishes.map((one) => (isBareWay(one) ? (waiting.shift() ?? one) : one));
  return [...waiting, ...placed];
}

/** Whole minutes for those without a length, by what each usually takes. */
function shareOut(open: readonly Open[], leftSeconds: number): (number | null)[] {
  const unstated = open.filter(({ minutes, way }) => minutes === undefined && !way);
  const usual = unstated.reduce((sum, one) => sum + one.usual, 0);
  return open.map(({ minutes, usual: own, way }) => {
    if (way) return null;
    if (minutes !== undefined) return minutes;
    const minutesLeft = leftSeconds / 60;
    return Math.floor((minutesLeft * own) / Math.max(1, usual));
  });
}

/** From one part to the next: put one thing away, take the other, drink. */
const changeSeconds = 60;
export const longestChangeSeconds = 120;
const quickChangeSeconds = 10;

const calmGoals: readonly (Goal | undefined)[] = ['mobility', 'endurance'];

/** Parts that fill the time alone. */
function fillsAll({ parts: asked, distances, minutes }: Request): boolean {
  const parts = asked?.value ?? [];
  const sum = parts.reduce((all, part) => all + (part.minutes ?? Number.NaN), 0);
  return parts.length > 1 && !distances?.value.length && sum >= minutes.value;
}

/** A bar against the clock is worked up to, however little time there is. */
const hasBar = ({ parts }: Request): boolean =>
  (parts?.value ?? []).some(
    ({ format, exercises = [] }) =>
      format !== undefined &&
      format !== 'sets' &&
      exercises.some((id) => exerciseById(id)?.loadClass === 'barbell'),
  );

/** Whoever begins with a stretch or an easy ride is warm after it; full parts leave a short warm-up. */
export function forBlocks(request: Request): Request {
  if (request.warmUp) return request;
  const [first] = request.parts?.value ?? [];
  const isCalm =
    first !== undefined && first.format === undefined && calmGoals.includes(first.goal);
  const isOfWays = Boolean(request.distances?.value.length);
  const length =
    isCalm && !isOfWays ? 'none' : fillsAll(request) && !hasBar(request) ? 'short' : null;
  if (length === null) return request;
  return { ...request, warmUp: { value: { length }, source: 'default', confidence: 1 } };
}

/** A part so long gives its first minutes to getting warm. */
const giverMinutes = 20;

/** The first part of sets that is long enough; a stated clock is kept to the minute. */
const giverIn = (open: readonly Open[]): number =>
  open.findIndex(
    ({ wish, minutes = 0, way }, i) =>
      i === 0 &&
      !way &&
      minutes >= giverMinutes &&
      (wish.format === undefined || wish.format === 'sets') &&
      !wish.items?.some(({ sets }) => sets !== undefined) &&
      wish.sets === undefined,
  );

/** How the session's time goes to its parts; it is longer or shorter than asked where they do not fit. */
export function blockTimes(request: Request): BlockTimes {
  const open = openBlocks(request);
  const isCalmEnd = open.at(-1)?.goal === 'mobility';
  const asked = request.minutes.value * 60;
  const warm = warmUpLengths(forBlocks(request), request.minutes.value);
  const cool = isCalmEnd ? none : coolDownLengths(request, request.minutes.value);
  const changes = open.length - 1;
  const fixed = open.reduce(
    (sum, { minutes = 0, way }) => sum + (way ? waySeconds(way, request) : minutes * 60),
    0,
  );
  // Parts that fill the time alone follow each other at once.
  const change = fillsAll(request) ? quickChangeSeconds : changeSeconds;
  const around = introduction.seconds + changes * change;
  const shares = shareOut(open, asked - around - warm.usual - cool.usual - fixed);
  const isAsked = isTimeAsked(request);
  const edgesLeast = warm.least + cool.least;
  const giver = fillsAll(request) ? giverIn(open) : -1;
  const given = Math.ceil((around + edgesLeast) / 60);
  const isBelow = (some: readonly (number | null)[], least: number) =>
    open.some(({ minutes, way }, i) => !way && minutes === undefined && (some[i] ?? 0) < least);
  const isTight = !isAsked || isBelow(shares, leastMinutes);
  // Little time is the parts' own: short edges before a session twice as long as asked.
  const close = shareOut(open, asked - around - edgesLeast - fixed);
  const isClose = isAsked && isTight && !isBelow(close, closeMinutes);
  const blocks = open.map(({ minutes, usual, ...block }, i): BlockTime => {
    if (block.way) {
      const seconds = waySeconds(block.way, request);
      return { ...block, seconds, name: quoteOfDistance(block.way) };
    }
    const stated = i === giver && minutes !== undefined ? minutes - given : minutes;
    const share = isClose ? close[i] : isTight ? usual : shares[i];
    const length = stated ?? share ?? usual;
    const name = nameOf(block, length);
    return { ...block, seconds: length * 60, name };
  });
  const parts = blocks.reduce((sum, { seconds }) => sum + seconds, around);
  const least = warm.least + cool.least;
  // More than longer edges and changes can take is not filled up with idling.
  const most = warm.most + cool.most + changes * (longestChangeSeconds - change);
  const edges = isAsked
    ? clamp(asked - parts, { min: least, max: Math.max(least, most) })
    : warm.usual + cool.usual;
  return { blocks, totalSeconds: parts + edges, changeSeconds: change };
}
