import type { FormatId } from '../../../workout/formats/ids.ts';
import { onlyList } from '../../body-for.ts';
import type { PlanContext } from '../../context.ts';
import { isTimeAsked } from '../../time-asked.ts';
import type { BuildSession, SessionParts } from '../parts.ts';
import { columnOf } from '../place.ts';
import type { BlockOrder, BuiltBlock, MakeBlock } from './block.ts';
import { makeAmrap } from './formats/amrap.ts';
import { makeComplex } from './formats/complex.ts';
import { makeForTime } from './formats/for-time.ts';
import { makeCircuit, makeIntervals, makeTabata } from './formats/intervals.ts';
import { makeLadder } from './formats/ladder.ts';
import { makeStrengthPart } from './formats/strength.ts';
import { makeDeathBy, makeEmom } from './formats/windows.ts';
import { frame, lengthWords, roomFor, tolerance } from './frame.ts';
import { archetypeOf, conditioningKind } from './kind.ts';
import { makeStrength } from './strength.ts';
import { within } from './words.ts';

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

type ByMinutes = readonly [number, number, number, number, number];

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
  tabata: [9, 14, 14, 9, 9],
  intervals: [13, 21, 21, 16, 16],
  circuit: [14, 22, 34, 25, 25],
};

/** What is left for strength before it, from so many seconds on. */
const leastStrength = 6 * 60;
const mostStrength = 32 * 60;
const change = 60;

/** By length: of the block alone where it is said, else the most that the table gives. */
function blockSeconds(context: PlanContext, kind: FormatId, room: number): number {
  const column = columnOf(context.request.minutes.value);
  const most = (longest[kind]?.[column] ?? 20) * 60;
  return Math.min(most, room);
}

const order = (
  context: PlanContext,
  kind: FormatId,
  seconds: number,
  more: Partial<BlockOrder> = {},
): BlockOrder => ({
  context,
  strength: makeStrength(context),
  kind,
  seconds,
  used: new Set(),
  named: context.request.mustInclude.value,
  ...more,
});

/** Lifts come fresh: a strength part goes before the clock where the session has time for both. */
function withStrength(context: PlanContext, main: BuiltBlock, spare: number): BuiltBlock[] {
  const seconds = Math.min(mostStrength, spare - change);
  if (seconds < leastStrength || context.request.minutes.value < 40) return [main];
  const used = new Set(main.moves.map(({ exercise }) => exercise.id));
  const part = makeStrengthPart(
    order(context, 'sets', seconds, { used, named: [], isLater: true }),
  );
  if (!part) return [main];
  return [{ ...part, block: { ...part.block, restAfter: change - 10 } }, main];
}

const openKinds: readonly FormatId[] = ['for_time', 'chipper', 'death_by'];

/** Work against the clock: AMRAP, for time, EMOM, ladders, intervals and circuits. */
export const buildConditioning: BuildSession = (context): SessionParts | null => {
  const { request } = context;
  if (request.named || request.blocks) return null;
  const kind = conditioningKind(request);
  const make = kind && makers[kind];
  if (!kind || !make) return null;
  const { minutes } = request.body.value;
  const isAsked = isTimeAsked(request);
  const asked = isAsked || minutes === undefined ? context.totalSeconds : null;
  const room = roomFor(context, context.totalSeconds, 'usual');
  const main = make(
    order(context, kind, minutes === undefined ? blockSeconds(context, kind, room) : minutes * 60, {
      ...(minutes !== undefined && { minutes }),
    }),
  );
  if (!main) return null;
  const alone = frame(context, [main], asked);
  const isList = onlyList(request) !== null;
  const built = isList ? [main] : withStrength(context, main, alone.missing);
  const framed = built.length > 1 ? frame(context, built, asked) : alone;
  const isOpen = openKinds.includes(main.block.kind) || main.block.capSeconds !== undefined;
  return {
    archetype: archetypeOf(kind),
    title: built.length > 1 ? `Strength, then ${main.block.title}` : main.block.title,
    warmup: framed.warmup,
    blocks: built.map(({ block }) => block),
    cooldown: framed.cooldown,
    honesty: [
      ...main.honesty,
      ...(asked === null || isOpen ? [] : lengthWords(framed.missing, asked)),
    ],
    coaching: within(90, [
      ...built.flatMap(({ coaching }) => coaching),
      'Stop a move when its form changes twice; sharp pain ends it.',
    ]),
    ...((isOpen || asked === null || Math.abs(framed.missing) > tolerance(asked)) && {
      takesItsTime: true,
    }),
  };
};
