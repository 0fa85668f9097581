import type { FormatId } from '../../../workout/formats/ids.ts';
import { normaliseWorkout } from '../../../workout/normalise.ts';
import type { Block } from '../../../workout/types.ts';
import type { PlanContext } from '../../context.ts';
import { bodyFor, onlyList } from '../../layout/body-for.ts';
import { tooManyJumps } from '../../legal/effort.ts';
import type { Request } from '../../request.ts';
import { isTimeAsked } from '../../settle/time-asked.ts';
import type { BuildSession, SessionParts } from '../parts.ts';
import { type ByMinutes, tableMinutes } from '../types.ts';
import { type BuiltBlock, likelySeconds, type MakeBlock } from './block.ts';
import { makeAmrap } from './formats/amrap.ts';
import { makeComplex } from './formats/complex.ts';
import { makeForTime } from './formats/for-time.ts';
import { makeCircuit, makeIntervals, makeTabata } from './formats/intervals.ts';
import { makeLadder } from './formats/ladder.ts';
import { makeStrengthPart } from './formats/strength.ts';
import { makeDeathBy, makeEmom } from './formats/windows.ts';
import {
  edgesFor,
  type FrameLengths,
  frameLengths,
  lengthWords,
  roomFor,
  tolerance,
} from './frame.ts';
import { archetypeOf, conditioningKind } from './kind.ts';
import { orderFor, strengthBefore } from './strength-before.ts';
import { sentencesWithin } from './words.ts';

export const makers: Partial<Record<FormatId, MakeBlock>> = {
  amrap: makeAmrap,
  for_time: makeForTime,
  chipper: makeForTime,
  emom: makeEmom,
  every: makeEmom,
  death_by: makeDeathBy,
  ladder: makeLadder,
  complex: makeComplex,
  tabata: makeTabata,
  intervals: makeIntervals,
  circuit: makeCircuit,
  sets: makeStrengthPart,
};

/** The longest that each kind may be in sessions of 20, 30, 45, 60 and 90 minutes, in minutes. */
const longest: Partial<Record<FormatId, ByMinutes>> = {
  amrap: [12, 16, 20, 20, 20],
  for_time: [9, 14, 20, 30, 40],
  chipper: [10, 16, 22, 30, 40],
  emom: [13, 21, 28, 30, 30],
  every: [13, 21, 28, 30, 30],
  death_by: [12, 16, 20, 20, 20],
  ladder: [12, 17, 22, 25, 25],
  complex: [12, 20, 25, 25, 25],
  tabata: [14, 19, 19, 9, 9],
  intervals: [13, 21, 21, 16, 16],
  circuit: [14, 22, 34, 25, 25],
};

/** Between two columns of a table what lies between their values. */
function minutesBetween(row: ByMinutes, minutes: number): number {
  const at = tableMinutes.findIndex((edge) => minutes < edge);
  if (at === 0) return row[0];
  const [from, to] = [tableMinutes[at - 1], tableMinutes[at]];
  if (from === undefined || to === undefined) return row[4];
  const share = (minutes - from) / (to - from);
  return (row[at - 1] ?? 20) * (1 - share) + (row[at] ?? 20) * share;
}

/** By length: of the block alone where it is said, else the most that the table gives. */
function blockSeconds(context: PlanContext, kind: FormatId, room: number): number {
  const row = longest[kind];
  const most = row ? minutesBetween(row, context.request.minutes.value) * 60 : 1200;
  return Math.min(most, room);
}

const openKinds: readonly FormatId[] = ['for_time', 'chipper', 'death_by'];

const isOpen = ({ block }: BuiltBlock): boolean =>
  openKinds.includes(block.kind) || block.capSeconds !== undefined;

interface Attempt {
  context: PlanContext;
  room: number;
  main: BuiltBlock;
  built: BuiltBlock[];
  framed: FrameLengths;
}

/** What the session has room for beside its edges, and how much of it the work is given. */
interface Room {
  all: number;
  work: number;
}

/** The edges at their usual or their least lengths, and work as long as its table or the room allows. */
function roomsFor(context: PlanContext, kind: FormatId): Room[] {
  const { minutes } = context.request.body.value;
  const usual = roomFor(context, context.totalSeconds, 'usual');
  const least = roomFor(context, context.totalSeconds, 'least');
  if (minutes !== undefined) return [usual, least].map((all) => ({ all, work: minutes * 60 }));
  const [ofUsual, ofLeast] = [usual, least].map((all) => ({
    all,
    work: blockSeconds(context, kind, all),
  })) as [Room, Room];
  return ofUsual.work === usual
    ? [ofUsual, ofLeast]
    : [ofUsual, ofLeast, { all: usual, work: usual }];
}

/** The work with what goes before it in its room. */
function attempt(
  context: PlanContext,
  main: BuiltBlock,
  room: number,
  asked: number | null,
): Attempt {
  const { exerciseCount } = context.request;
  const isList =
    onlyList(context.request) !== null || exerciseCount !== undefined || context.preferred;
  const isAlone = isList || asked === null;
  const spare = isAlone ? 0 : room - likelySeconds([main.block]);
  const built = [...strengthBefore(context, main, spare), main];
  return { context, room, main, built, framed: frameLengths(context, built, asked) };
}

/** Less work than this in its time is no session. */
const leastWork = 0.42;

function isTight({ framed }: Attempt, asked: number | null): boolean {
  if (asked === null) return true;
  return Math.abs(framed.missing) <= tolerance(asked) && framed.work >= asked * leastWork;
}

/** The first that fits the time, else the nearest to it. */
function bestAttempt(
  context: PlanContext,
  kind: FormatId,
  asked: number | null,
  isGrounded = false,
): Attempt | null {
  const { minutes } = context.request.body.value;
  const isSaid = minutes === undefined ? {} : { minutes };
  let best: Attempt | null = null;
  let last: { seconds: number; main: BuiltBlock } | undefined;
  for (const { all, work } of roomsFor(context, kind)) {
    // Where far more is missing than shorter edges give back, they would not fill it.
    if (best && last?.seconds === work && best.framed.missing > 2 * (all - best.room)) continue;
    const main =
      last?.seconds === work
        ? last.main
        : makers[kind]?.(orderFor(context, kind, work, { isGrounded, ...isSaid }));
    if (!main) return null;
    last = { seconds: work, main };
    const one = attempt(context, main, all, asked);
    if (isOpen(one.main) || (isTight(one, asked) && !one.main.isLess)) return one;
    const isNearer = Math.abs(one.framed.missing) < Math.abs(best?.framed.missing ?? Infinity);
    if (isNearer || (best?.main.isLess && !one.main.isLess)) best = one;
  }
  return best;
}

/** More jumps over all parts than the level takes. */
export function landsTooOften(blocks: readonly Block[], request: Request): boolean {
  const play = { blocks: [...blocks] };
  return tooManyJumps(normaliseWorkout({ source: 'plan', workout: [], play }), request);
}

/** The same session on the ground. */
export function withoutJumps(context: PlanContext): PlanContext {
  const { excludedAttributes } = context.request;
  const value = [...excludedAttributes.value, 'jumping' as const];
  const request = { ...context.request, excludedAttributes: { ...excludedAttributes, value } };
  return { ...context, request };
}

const partWords = ({ main, built }: Attempt, request: Request): string[] => {
  const isStated = request.body.value.minutes !== undefined;
  if (built.length === 1 || isStated || !isTimeAsked(request)) return [];
  const minutes = Math.round(likelySeconds([main.block]) / 60);
  const first = built[0]?.block.kind === 'steady' ? 'easy minutes first' : 'strength first';
  return [
    `${request.minutes.value} minutes of it would only tire you: ${first}, then ${minutes} minutes against the clock.`,
  ];
};

/** Work against the clock: AMRAP, for time, EMOM, Tabata, ladders, intervals and circuits. */
export const buildConditioning: BuildSession = (context): SessionParts | null => {
  const { request } = context;
  if (request.named || request.parts) return null;
  const kind = conditioningKind(request);
  if (!kind) return null;
  // Nobody said how long: the format has its own length, and nothing goes before it.
  const asked = isTimeAsked(request) ? context.totalSeconds : null;
  const isWritten = onlyList(request) !== null;
  const isStated = request.body.value.minutes !== undefined;
  // What cannot be made to fit is laid out by its format.
  const isFine = (one: Attempt | null): one is Attempt =>
    one !== null && (isWritten || isStated || isOpen(one.main) || isTight(one, asked));
  const wished = bestAttempt(context, kind, asked);
  if (!isFine(wished)) return null;
  const isOften = landsTooOften(
    wished.built.map(({ block }) => block),
    request,
  );
  // Too many jumps of a list are swapped where it is laid out.
  if (isWritten && isOften) return null;
  const found = isOften ? bestAttempt(withoutJumps(context), kind, asked, true) : wished;
  if (!isFine(found)) return null;
  const { main, built, framed } = found;
  const takesItsTime = isOpen(main) || asked === null || !isTight(found, asked);
  const { note } = bodyFor(request);
  return {
    archetype: archetypeOf(kind),
    title:
      built.length > 1
        ? `${built[0]?.block.kind === 'steady' ? 'Easy minutes' : 'Strength'}, then ${main.block.title}`
        : main.block.title,
    blocks: built.map(({ block }) => block),
    ...edgesFor(found.context, built, framed),
    honesty: [
      ...main.honesty,
      ...(note ? [note] : []),
      ...partWords(found, request),
      ...(asked === null || isOpen(main) ? [] : lengthWords(framed.missing, asked)),
    ],
    coaching: sentencesWithin(90, [
      ...built.flatMap(({ coaching }) => coaching),
      'Stop a move when its form changes twice; sharp pain ends it.',
    ]),
    ...(takesItsTime && { takesItsTime }),
  };
};
