import type { BlockWish } from '../../../reading/vocabulary.ts';
import { phaseTransitionSeconds } from '../../../timer/constants.ts';
import { formatDefinitions } from '../../../workout/formats/definitions.ts';
import type { FormatId } from '../../../workout/formats/ids.ts';
import type { Exercise } from '../../../workout/types.ts';
import { type BlockTimes, blockTimes, changeSeconds, hasBlocks } from '../../block-times.ts';
import type { PlanContext } from '../../context.ts';
import { makeCooldown } from '../../cooldown.ts';
import { makeItem } from '../../make-item.ts';
import type { BuildSession, SessionParts } from '../parts.ts';
import type { BlockOrder, BuiltBlock } from './block.ts';
import { makers } from './build.ts';
import { effortFor } from './doses.ts';
import { frame, lengthWords } from './frame.ts';
import { isCareful } from './kind.ts';
import { legalMove } from './select.ts';
import { makeStrength } from './strength.ts';
import { within } from './words.ts';

type PartKind = FormatId | 'stretch';

const isHard = (goal: BlockWish['goal']): boolean =>
  goal === 'strength' || goal === 'hypertrophy' || goal === 'power';

/** How a part is done: by its own word, else by what it is for. */
function kindOf({ format, goal, focus }: BlockWish): PartKind {
  if (goal === 'mobility') return 'stretch';
  if (format === 'rounds') return 'for_time';
  if (format === 'pyramid') return 'ladder';
  if (format === 'compound') return 'complex';
  if (format) return format;
  if (isHard(goal)) return 'sets';
  if (goal === 'endurance' || focus?.includes('cardio')) return 'steady';
  return goal === 'hiit' ? 'intervals' : 'circuit';
}

interface Part {
  wish: BlockWish;
  kind: PartKind;
  minutes: number;
  isStated: boolean;
}

/** Each part with the minutes that it has in this session. */
const partsIn = ({ blocks }: BlockTimes): Part[] =>
  blocks.map(({ wish, seconds }) => ({
    wish,
    kind: kindOf(wish),
    minutes: Math.round(seconds / 60),
    isStated: wish.minutes !== undefined,
  }));

/** Calm stretches for what was done before. */
function stretchPart(
  context: PlanContext,
  before: readonly BuiltBlock[],
  minutes: number,
): BuiltBlock | null {
  const moves = before.flatMap((one) => one.moves);
  const items = makeCooldown(context, moves, minutes * 60).map(
    (item): Exercise => ({ ...item, type: 'exercise', rpe: 2 }),
  );
  if (items.length === 0) return null;
  return {
    block: { kind: 'steady', title: `Stretch ${minutes} min`, items, minutes, score: 'done' },
    moves: [],
    honesty: [],
    coaching: [],
  };
}

const easyWays = [
  'rowing-machine',
  'stationary-bike',
  'elliptical-trainer',
  'run',
  'tempo-run',
  'treadmill-walk',
  'brisk-walk',
  'step-touch',
  'march-in-place',
  'seated-march',
];

function steadyPart(order: BlockOrder, minutes: number): BuiltBlock | null {
  const { context } = order;
  const ids = [...order.named, ...easyWays];
  const move = ids.map((id) => legalMove(id, context, () => true)).find((one) => one !== null);
  if (!move) return null;
  const rpe = effortFor(context.request, 0, 5);
  const item = makeItem(move, { duration: minutes * 60, rpe });
  return {
    block: {
      kind: 'steady',
      title: `${move.exercise.name} ${minutes} min`,
      items: [item],
      minutes,
      score: 'distance',
    },
    moves: [move],
    honesty: [],
    coaching: [],
  };
}

/** One part after the other, each with moves of its own. */
function buildParts(context: PlanContext, parts: readonly Part[]): BuiltBlock[] | null {
  const { request } = context;
  const strength = makeStrength(context);
  const taken = new Set(parts.flatMap(({ wish }) => wish.exercises ?? []));
  const unplaced = request.mustInclude.value.filter((id) => !taken.has(id));
  const first = parts.findIndex(({ kind, wish }) => kind !== 'stretch' && !wish.exercises?.length);
  const built: BuiltBlock[] = [];
  for (const [place, { wish, kind, minutes, isStated }] of parts.entries()) {
    const used = new Set(built.flatMap(({ moves }) => moves.map(({ exercise }) => exercise.id)));
    const named = [...(wish.exercises ?? []), ...(place === first ? unplaced : [])];
    const focus = wish.focus ? { ...request.focus, value: wish.focus } : request.focus;
    const goal = wish.goal ? { ...request.goal, value: wish.goal } : request.goal;
    const own = { ...context, request: { ...request, focus, goal } };
    const order: BlockOrder = {
      context: own,
      strength,
      kind: kind === 'stretch' ? 'steady' : kind,
      seconds: minutes * 60,
      ...(isStated && kind !== 'for_time' && { minutes }),
      used,
      named,
      isLater: true,
    };
    const make = kind === 'stretch' ? undefined : makers[kind];
    const part =
      kind === 'stretch'
        ? stretchPart(own, built, minutes)
        : kind === 'steady'
          ? steadyPart(order, minutes)
          : (make?.(order) ?? null);
    if (!part) return null;
    built.push(part);
  }
  return built.map((part, i) =>
    i < built.length - 1
      ? { ...part, block: { ...part.block, restAfter: changeSeconds - phaseTransitionSeconds } }
      : part,
  );
}

const labelOf = (kind: PartKind): string =>
  kind === 'stretch' ? 'stretch' : kind === 'sets' ? 'strength' : formatDefinitions[kind].label;

/** 'EMOM, then Tabata'. */
function titleOf(built: readonly BuiltBlock[], parts: readonly Part[]): string {
  const words = parts.map(({ kind, minutes }, i) => {
    const label = built[i]?.block.title.startsWith('Tabata style') ? 'Tabata style' : labelOf(kind);
    return kind === 'tabata' ? label : `${label} ${minutes}`;
  });
  const [first = '', ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', then ');
}

/** Several parts in the order of the words, each with its own minutes and its own score. */
export const buildBlocks: BuildSession = (context): SessionParts | null => {
  const { request } = context;
  // Ways to cover beside the parts, and other groups, have builders of their own.
  if (!request.blocks || !hasBlocks(request) || request.distances || isCareful(request))
    return null;
  const times = blockTimes(request);
  const parts = partsIn(times);
  const built = buildParts(context, parts);
  if (!built) return null;
  const framed = frame(context, built, times.totalSeconds);
  const strongAt = parts.findIndex(({ kind }) => kind === 'sets');
  return {
    archetype: 'circuit',
    title: titleOf(built, parts),
    warmup: framed.warmup,
    blocks: built.map(({ block }) => block),
    cooldown: parts.at(-1)?.kind === 'stretch' ? [] : framed.cooldown,
    honesty: [
      ...built.flatMap(({ honesty }) => honesty),
      ...lengthWords(framed.missing, times.totalSeconds),
      ...(strongAt > 0 ? ['In your order: lifts would be stronger before the clock.'] : []),
    ],
    coaching: within(
      90,
      built.flatMap(({ coaching }) => coaching),
    ),
    takesItsTime: true,
  };
};
