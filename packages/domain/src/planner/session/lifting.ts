import type { LibraryExercise } from '../../exercise/types.ts';
import { introduction } from '../../timer/constants.ts';
import type { Block } from '../../workout/types.ts';
import type { PlanContext } from '../context.ts';
import { hasFocus, isNearRequest, servesRequest } from '../dose/targets.ts';
import { makeItem } from '../layout/make-item.ts';
import type { Candidate } from '../layout/pool.ts';
import { adaptRows } from './adapt.ts';
import { blocksFromLines, rampItems, type TimedLine, timeLine } from './blocks.ts';
import { likelySeconds } from './conditioning/block.ts';
import { isCareful } from './conditioning/kind.ts';
import { rampCounts } from './data/warmups.ts';
import { decideLifting, wrapOf } from './decide.ts';
import type { Line } from './dose/line.ts';
import { makeLoads, type SessionLoads } from './dose/loads.ts';
import { prescribe } from './dose/prescribe.ts';
import { setsToday } from './dose/sets-today.ts';
import { makeFiller } from './fill.ts';
import { type Fit, fitLines } from './fit.ts';
import { coachingFor } from './lifting-words.ts';
import { forPart } from './part-rows.ts';
import type { BuildSession, SessionParts } from './parts.ts';
import { columnOf, fillRows } from './place.ts';
import { rowsFor } from './slots.ts';
import { finisherBlock } from './themes/build-staged.ts';
import { titleOf } from './title.ts';
import type { FilledSlot, LiftingArchetype, SlotRow, Wrap } from './types.ts';
import { coolDown, coolSeconds, easyMove, tailFrom, warmSeconds, warmUp } from './warm.ts';

const mostMovesBack = 8;

/** To the heaviest set of the day there are as many as it takes. */
const mostRamps = 7;
const heavyReps = 8;
/** A bar is worked up to for longer sets as well. */
const barReps = 12;

/** A bar that is hardly loaded needs no long rests. */
const lightBarKg = 40;
const lightBarRest = 120;

function withRestOfLoad(line: Line): Line {
  const { slot, load, rest } = line;
  const kilograms = load?.kilograms ?? lightBarKg;
  if (slot.isRestStated || kilograms >= lightBarKg) return line;
  return { ...line, rest: [Math.min(rest[0], lightBarRest), Math.min(rest[1], lightBarRest)] };
}

/** Ramp sets for the first lift, and a short form for later ones that are heavy. */
function withRamps(context: PlanContext, lines: readonly Line[], loads: SessionLoads): TimedLine[] {
  const column = columnOf(context.request.minutes.value);
  const warmed = new Set<boolean>();
  const isLegs = ({ patterns }: LibraryExercise) =>
    ['squat', 'lunge', 'hinge', 'hip_ext'].includes(patterns[0]);
  return lines.map((planned): TimedLine => {
    const line = withRestOfLoad(planned);
    const { slot } = line;
    const { exercise } = slot.candidate;
    const { role, follows, pair } = slot.row;
    const isBar = exercise.loadClass === 'barbell';
    const isLed = role === 'primary' || role === 'skill' || (role === 'secondary' && isBar);
    const isHeavy =
      isLed &&
      !follows &&
      (pair === undefined || (isBar && (line.load?.kilograms ?? 0) >= lightBarKg)) &&
      exercise.patterns[0] !== 'isolation' &&
      (line.reps ?? 99) <= (isBar ? barReps : heavyReps);
    const half = isLegs(exercise);
    const isSecond = warmed.has(half);
    const usual = isSecond ? Math.min(2, column) : warmed.size > 0 ? 2 : (rampCounts[column] ?? 3);
    // A second bar for the same half needs none, for the other half two.
    const most =
      role === 'secondary' ? (isSecond ? 0 : 2) : slot.row.asked?.isTop ? mostRamps : usual;
    const isUnwanted = context.request.warmUp?.value.length === 'none';
    const needsRamp = isHeavy && (!isUnwanted || exercise.loadClass === 'barbell');
    const ramps = needsRamp
      ? rampItems(line, loads, {
          isSecond: isSecond || (role === 'secondary' && !isSecond),
          most,
          isUnwanted,
        })
      : [];
    if (isHeavy) warmed.add(half);
    return timeLine({
      ...line,
      sets: slot.sets,
      restSeconds: line.rest[0],
      ramps,
      isRestStated: slot.isRestStated === true,
    });
  });
}

const withoutPair = ({ pair: _pair, ...row }: SlotRow): SlotRow => row;

/** Two small moves that have lost their partners find each other. */
function withNewPartners(slots: readonly FilledSlot[]): FilledSlot[] {
  const isLone = ({ row }: FilledSlot) =>
    row.role === 'accessory' &&
    row.pair !== undefined &&
    slots.filter((one) => one.row.pair === row.pair).length === 1;
  const lone = slots.filter(isLone);
  const pairs = new Map<FilledSlot, string>();
  for (let i = 0; i + 1 < lone.length; i += 2) {
    const [one, other] = [lone[i], lone[i + 1]];
    const letter = one?.row.pair;
    if (!one || !other || letter === undefined || isClash([one, other])) continue;
    pairs.set(one, letter).set(other, letter);
  }
  return slots.map((slot) => {
    const pair = pairs.get(slot);
    return pair === undefined ? slot : { ...slot, row: { ...slot.row, pair } };
  });
}

/** Partners of a pair are done as often as each other; one without a partner stands alone. */
function evenPairs(all: FilledSlot[], keepsPairs: boolean): FilledSlot[] {
  const slots = withNewPartners(all);
  return slots.map((slot) => {
    const { pair } = slot.row;
    if (pair === undefined) return slot;
    const partners = slots.filter(({ row }) => row.pair === pair);
    if (partners.length === 1 || (!keepsPairs && isClash(partners))) {
      return { ...slot, row: withoutPair(slot.row) };
    }
    return { ...slot, sets: Math.min(...partners.map(({ sets }) => sets)) };
  });
}

const isPress = ({ patterns }: LibraryExercise): boolean => patterns[0].startsWith('push');
const isOnBar = ({ loadClass }: LibraryExercise): boolean => loadClass === 'barbell';

/** Two presses, or two bars to load, are no pair. */
function isClash(partners: readonly FilledSlot[]): boolean {
  const moves = partners.map(({ candidate }) => candidate.exercise);
  return moves.length === 2 && (moves.every(isPress) || moves.every(isOnBar));
}

function linesFor(
  context: PlanContext,
  slots: readonly FilledSlot[],
  loads: SessionLoads,
  wrap?: Wrap,
): TimedLine[] {
  const today = evenPairs(
    slots.map((slot) => ({ ...slot, sets: setsToday(context, slot, wrap) })),
    context.request.body.value.isPaired === true,
  );
  return withRamps(
    context,
    today.map((slot) => prescribe(context, slot, loads, wrap)),
    loads,
  );
}

const inPlace: readonly string[] = ['march-in-place', 'seated-march'];

/** Easy minutes on a machine at the end, where the work leaves them. */
function tailBlock(context: PlanContext, seconds: number): Block | null {
  const move = easyMove(context);
  if (!move || seconds < 120) return null;
  const item = makeItem(move, {
    duration: seconds,
    rpe: 3,
    role: 'easy',
    stepMode: 'time',
    sets: 1,
  });
  return { kind: 'steady', title: 'Easy minutes', items: [item], score: 'done' };
}

const transition = 10;
const longestCool = 240;
/** So many different lines are enough for so many seconds of work. */
const linesFrom: readonly [number, number][] = [
  [3900, 12],
  [3240, 10],
  [0, 8],
];
const mostLinesIn = (room: number): number =>
  linesFrom.find(([seconds]) => room >= seconds)?.[1] ?? 8;

const shortestCool = 45;
/** So many seconds too many are taken from the ends. */
const mostOver = 90;

/** Longer than this nobody stretches after lifting. */
const mostStretching = 240;
/** The part that was trained is stretched rather than the feet lifted. */
const mostOfPart = 420;

interface Ends {
  tail: Block | null;
  cool: number;
}

/** What the lines leave goes into the walk at the end, and beyond that into easy minutes. */
function endsFor(context: PlanContext, archetype: LiftingArchetype, left: number): Ends {
  const { least } = coolSeconds(context);
  // No end was wanted: what is left goes into the rests.
  if (least === 0) return { tail: null, cool: 0 };
  const all = Math.max(Math.min(least, shortestCool), least + left);
  // Nobody marches on the spot for minutes: without a machine or a road there are stretches first.
  const isInPlace = inPlace.includes(easyMove(context)?.exercise.id ?? '');
  const most = archetype === 'specialise' ? mostOfPart : mostStretching;
  const cool = isInPlace ? Math.max(least, most) : least;
  const isOpen = all > Math.max(cool, tailFrom) && least > 0;
  const tail = isOpen ? tailBlock(context, all - cool - transition) : null;
  return tail ? { tail, cool } : { tail: null, cool: all };
}

/** These are about their first lifts: sets of those come before anything beside them. */
const ledArchetypes: readonly LiftingArchetype[] = [
  'max_strength',
  'top_set_backoff',
  'five_by_five',
  'heavy_singles',
  'olympic',
  'power',
  'skill',
  'sport',
  'list',
];
/** What a program has planned is about its first lifts as well. */
const isLed = (archetype: LiftingArchetype, rows: readonly SlotRow[]): boolean =>
  ledArchetypes.includes(archetype) || rows.some(({ planned }) => planned !== undefined);

const leastLinesIn = (room: number): number =>
  room < 780 ? 0 : room < 1320 ? 4 : room < 2100 ? 5 : 6;

const gentleArchetypes: readonly LiftingArchetype[] = ['youth', 'senior', 'prenatal', 'postpartum'];

/** Sessions with rules of their own are not measured by the part that was named. */
const ofPart: readonly LiftingArchetype[] = [
  'push',
  'pull',
  'legs',
  'upper',
  'lower',
  'specialise',
];

function servingOf({ request }: PlanContext, archetype: LiftingArchetype) {
  const isAbout = ofPart.includes(archetype) || archetype === 'power';
  const isMeasured = isAbout && request.focus.source === 'text' && hasFocus(request);
  return ({ slot }: TimedLine): boolean =>
    !isMeasured || servesRequest(slot.candidate.exercise, request);
}

function honestyFor(context: PlanContext, fit: Fit, wrap: Wrap | undefined): string[] {
  const { request } = context;
  const dropped = request.mustInclude.value.length;
  const stated = fit.lines.filter(({ slot, sets }) => slot.isStated && sets !== slot.sets);
  return [
    ...(dropped > 0 && stated.length > 0
      ? stated.map(
          ({ slot, sets }) =>
            `${slot.candidate.exercise.name}: ${sets} sets, not ${slot.sets}, for the time.`,
        )
      : []),
    ...(wrap === 'return' ? ['Fewer sets and more in reserve than before the break.'] : []),
  ];
}

const finisherSeconds = { short: 240, long: 360 };
const finisherFrom = 25;

/** 'Legs and a finisher': a few hard minutes after the lifts. */
function finisherOf(context: PlanContext, moves: readonly Candidate[]): Block | null {
  const { request } = context;
  const { value: minutes } = request.minutes;
  const isAsked = request.session?.value.includes('finisher') === true && !isCareful(request);
  if (!isAsked || minutes < finisherFrom) return null;
  const seconds = minutes < 45 ? finisherSeconds.short : finisherSeconds.long;
  return finisherBlock(context, seconds, moves);
}

/** The least share of the asked time that the work must fill; else the list sets the time. */
const roomForList = 60;

export const buildLifting: BuildSession = (context) => {
  const archetype = decideLifting(context.request);
  if (!archetype) return null;
  const wrap = wrapOf(context.request);
  const rows = adaptRows(context, rowsFor(context, archetype));
  return buildRows(context, archetype, rows, wrap);
};

const openSkeletons: readonly LiftingArchetype[] = ['full_body', 'travel', 'kettlebell'];

/** What was asked for by name stands before what only completes the session. */
function namedFirst(
  { request }: PlanContext,
  archetype: LiftingArchetype,
  slots: readonly FilledSlot[],
): readonly FilledSlot[] {
  const { mustInclude } = request;
  const isNamed = ({ candidate }: FilledSlot) => mustInclude.value.includes(candidate.exercise.id);
  const pairs = new Set(slots.filter(isNamed).flatMap(({ row }) => row.pair ?? []));
  const isLed = (slot: FilledSlot) => isNamed(slot) || pairs.has(slot.row.pair ?? '');
  if (mustInclude.source !== 'text' || !openSkeletons.includes(archetype)) return slots;
  return [...slots.filter(isLed), ...slots.filter((slot) => !isLed(slot))];
}

/** A session of these rows: the skeleton's own, or what a program has planned for the day. */
export function buildRows(
  context: PlanContext,
  archetype: LiftingArchetype,
  rows: readonly SlotRow[],
  wrap?: Wrap,
): SessionParts | null {
  const { request, totalSeconds } = context;
  const loads = makeLoads(context);
  const filler = makeFiller(context);
  const filled = fillRows(context, archetype, rows, filler);
  const ordered = namedFirst(context, archetype, filled.slots);
  const own =
    archetype === 'specialise'
      ? forPart(context, ordered, filled.spare)
      : { slots: ordered, spare: filled.spare };
  const kept = wrap === 'return' ? own.slots.slice(0, mostMovesBack) : own.slots;
  if (kept.length === 0) return null;
  const lines = linesFor(context, kept, loads, wrap);
  const spare = wrap === 'deload' ? [] : linesFor(context, own.spare, loads, wrap);
  const { least } = coolSeconds(context);
  const led = kept.filter(({ row }) => row.role === 'primary' || row.role === 'skill');
  const lead = (led.length > 0 ? led : kept).map(({ candidate }) => candidate.exercise);
  const warmup = warmUp(context, archetype, [...new Set(lead)], warmSeconds(context, archetype));
  const warm = warmup.reduce((sum, { duration = 0 }) => sum + duration, 0);
  const end = finisherOf(
    context,
    kept.map(({ candidate }) => candidate),
  );
  const endSeconds = end ? likelySeconds([end]) + transition : 0;
  const room = totalSeconds - introduction.seconds - warm - least - endSeconds;
  // What was only kept from a workout before gives way to the time.
  const { source, quote, value: wished } = request.mustInclude;
  const named = new Set(source === 'text' && quote === undefined ? [] : wished);
  // A first visit is for learning: two sets of each, and home again.
  const isFirstTime = request.session?.value.includes('first_time') === true;
  const isOpen = request.minutes.source === 'default';
  const fit = fitLines(lines, spare, Math.max(roomForList, room), {
    level: request.level.value,
    mayGrow: wrap === undefined && !isFirstTime,
    isOpen,
    isGentle: gentleArchetypes.includes(archetype),
    isShort: request.level.value === 'beginner' && request.minutes.value <= 30,
    keepsPairs: request.body.value.isPaired === true,
    isOfPart: archetype === 'specialise',
    serves: servingOf(context, archetype),
    isNear: ({ slot }) => isNearRequest(slot.candidate.exercise, request),
    leastLines: isLed(archetype, rows) ? 0 : leastLinesIn(room),
    mostLines: mostLinesIn(room),
    isKept: ({ slot }) =>
      archetype === 'list' ||
      slot.row.planned?.isNamed === true ||
      request.exerciseCount !== undefined ||
      named.has(slot.candidate.exercise.id),
  });
  if (fit.lines.length === 0) return null;
  const isList = archetype === 'list';
  const { tail, cool } = isOpen
    ? { tail: null, cool: least }
    : isList
      ? { tail: null, cool: Math.min(longestCool, least + Math.max(0, fit.left)) }
      : endsFor(context, archetype, fit.left);
  const parts: SessionParts = {
    archetype,
    title: titleOf(context, archetype, fit.lines, wrap),
    warmup,
    blocks: [...blocksFromLines(fit.lines), ...(end ? [end] : []), ...(tail ? [tail] : [])],
    cooldown: coolDown(
      context,
      cool,
      fit.lines.map(({ slot }) => slot.candidate),
    ),
    honesty: honestyFor(context, fit, wrap),
    coaching: coachingFor(context, archetype, fit.lines, wrap),
    // A list that is the whole of it ends when it is done, as does what nobody gave a time.
    ...((isOpen || fit.left < -mostOver || (isList && fit.left > longestCool)) && {
      takesItsTime: true,
    }),
  };
  return parts;
}
