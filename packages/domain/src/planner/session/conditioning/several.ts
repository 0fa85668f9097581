import { exerciseById } from '../../../exercise/library.ts';
import type { EquipmentId } from '../../../exercise/types.ts';
import { focusNames } from '../../../reading/lexicon/body/focus-names.ts';
import type { DistanceWish, OrderPart } from '../../../reading/vocabulary.ts';
import { phaseTransitionSeconds } from '../../../timer/constants.ts';
import { defined } from '../../../workout/defined.ts';
import { formatDefinitions } from '../../../workout/formats/definitions.ts';
import type { FormatId } from '../../../workout/formats/ids.ts';
import type { Block } from '../../../workout/types.ts';
import type { PlanContext } from '../../context.ts';
import { quoteOfDistance } from '../../dose/distance.ts';
import {
  type BlockTimes,
  blockTimes,
  forBlocks,
  hasBlocks,
  isFinisher,
  longestChangeSeconds,
} from '../../layout/block-times.ts';
import { isCardioMove } from '../../layout/cardio.ts';
import type { Candidate } from '../../layout/pool.ts';
import { listWords } from '../../receipts/words.ts';
import type { Request } from '../../request.ts';
import { isTimeAsked } from '../../settle/time-asked.ts';
import { legalMove } from '../legal-move.ts';
import type { BuildSession, SessionParts } from '../parts.ts';
import { finisherBlock } from '../themes/build-staged.ts';
import { shortName } from '../title.ts';
import type { BlockOrder, BuiltBlock } from './block.ts';
import { landsTooOften, makers, withoutJumps } from './build.ts';
import { makeSteady, makeStretch, makeWay } from './formats/calm.ts';
import { makeCountedRounds, makeTimedRounds } from './formats/timed-rounds.ts';
import { frame, lengthWords } from './frame.ts';
import { isCareful } from './kind.ts';
import { makeStrength } from './strength.ts';
import { sessionOfSets } from './strength-before.ts';
import { sentencesWithin } from './words.ts';

type PartKind = FormatId | 'stretch';

const isHard = (goal: OrderPart['goal']): boolean =>
  goal === 'strength' || goal === 'hypertrophy' || goal === 'power';

/** How a part is done: by its own word, else by what it is for. */
function kindOf({ format, goal, focus, exercises }: OrderPart): PartKind {
  if (goal === 'mobility') return 'stretch';
  if (format) return formatDefinitions[format].asPart ?? format;
  if (isHard(goal)) return 'sets';
  if (goal === 'endurance' || focus?.includes('cardio')) return 'steady';
  if (goal === 'hiit') return 'intervals';
  // 'Then glutes', 'then push-ups and planks': in sets.
  return focus?.length || exercises?.length ? 'sets' : 'circuit';
}

interface Part {
  wish: OrderPart;
  kind: PartKind;
  minutes: number;
  way?: DistanceWish;
}

/** Nobody races who should not: their rounds have no clock to beat. */
const calmKind = (kind: PartKind): PartKind =>
  kind === 'sets' || kind === 'steady' || kind === 'stretch' ? kind : 'circuit';

/** Each part with the minutes that it has in this session. */
const partsIn = ({ blocks }: BlockTimes, request: Request): Part[] =>
  blocks.map(({ wish, seconds, way }) => ({
    wish,
    kind: isCareful(request) ? calmKind(kindOf(wish)) : kindOf(wish),
    minutes: Math.round(seconds / 60),
    ...(way && { way }),
  }));

/** One part of the session, with moves that the parts before have not had. */
function buildPart(part: Part, order: BlockOrder, before: readonly BuiltBlock[]): BuiltBlock[] {
  const { kind, minutes } = part;
  const { used, dose, context } = order;
  if (isFinisher(part.wish, context.request)) {
    const moves = before.flatMap((one) => one.moves);
    const block = finisherBlock(context, minutes * 60, moves);
    if (block) return [{ block, moves: movesIn(block, context), honesty: [], coaching: [] }];
  }
  const isLifted = (id: string) => {
    const exercise = exerciseById(id);
    return exercise !== undefined && !isCardioMove(exercise);
  };
  const named = order.named.filter(isLifted);
  const timed = makeTimedRounds(part.wish, order);
  if (timed.length > 0) return timed;
  const counted = makeCountedRounds(part.wish, order);
  if (counted) return [counted];
  const items = part.wish.items?.filter(({ exerciseId }) => isLifted(exerciseId));
  if (kind === 'sets' && !part.way && (named.length > 0 || minutes >= leastSetMinutes)) {
    const lifts = sessionOfSets(context, minutes * 60, { taken: [...used], named, dose, items });
    if (lifts.length > 0) return titled(lifts, part.wish);
  }
  const own = buildOne(part, order, before);
  return own ? [own] : [];
}

const movesIn = ({ items }: Block, { request }: PlanContext): Candidate[] =>
  [...new Set(items.map(({ exerciseId = '' }) => exerciseId))].flatMap(
    (id) => legalMove(id, request) ?? [],
  );

/** A part for one area is called by it. */
function titled(lifts: BuiltBlock[], { focus = [], exercises = [] }: OrderPart): BuiltBlock[] {
  const [area, ...others] = focus;
  if (!area || others.length > 0 || exercises.length > 0) return lifts;
  return lifts.map((one, i) => ({
    ...one,
    block: { ...one.block, title: i === 0 ? focusNames[area] : `${focusNames[area]} ${i + 1}` },
  }));
}

/** A shorter part has no time for more than a lift or two at one dose. */
const leastSetMinutes = 3;

function buildOne(
  { kind, minutes, way }: Part,
  order: BlockOrder,
  before: readonly BuiltBlock[],
): BuiltBlock | null {
  if (way) return makeWay(order, way);
  if (kind === 'stretch') return makeStretch(order.context, before, minutes);
  if (kind === 'steady') return makeSteady(order, minutes);
  const isOpen = formatDefinitions[kind].traits.clock === 'up';
  const own = { ...order, ...(!isOpen && { minutes }) };
  // What cannot be made of this kit is done as stations.
  return makers[kind]?.(own) ?? makers.circuit?.({ ...own, kind: 'circuit' }) ?? null;
}

/** As it was said of the part, or of the only sets that were spoken of. */
function doseOfWish(wish: OrderPart, { body }: Request): Pick<BlockOrder, 'dose'> {
  const { sets, reps } = wish.sets === undefined && wish.format === 'sets' ? body.value : wish;
  return sets === undefined ? {} : { dose: defined({ sets, reps }) };
}

/** Its own; what another part is for is no wish of this one. */
function focusOf({ focus }: OrderPart, parts: readonly Part[], request: Request): Request['focus'] {
  if (focus) return { ...request.focus, value: focus };
  const ofOthers = new Set(parts.flatMap(({ wish }) => wish.focus ?? []));
  const value = request.focus.value.filter((area) => !ofOthers.has(area));
  if (value.length === request.focus.value.length) return request.focus;
  return { ...request.focus, value, ...(value.length === 0 && { source: 'default' as const }) };
}

/** On a machine that was named and that no part speaks of is done what has no move of its own. */
function withMachines(parts: readonly Part[], { machines, mustInclude }: Request): Part[] {
  const ids = (machines?.value ?? []).flatMap((machine) => machineMoves[machine] ?? []);
  const spoken = new Set([
    ...parts.flatMap(({ wish }) => wish.exercises ?? []),
    ...mustInclude.value,
  ]);
  const isOn = ({ wish, way, kind }: Part) =>
    kind === 'steady' || way || wish.machine !== undefined;
  const open = parts.filter(({ kind, wish }) => isByClock(kind) && wish.exercises?.length);
  const [only, ...others] = open;
  const free = ids.filter((id) => !spoken.has(id));
  if (!only || others.length > 0 || free.length === 0 || parts.some(isOn)) return [...parts];
  const wish = { ...only.wish, exercises: [...(only.wish.exercises ?? []), ...free] };
  return parts.map((part) => (part === only ? { ...part, wish } : part));
}

const machineMoves: Partial<Record<EquipmentId, string>> = {
  rower: 'rowing-machine',
  ski_erg: 'ski-erg',
  air_bike: 'air-bike',
  bike: 'stationary-bike',
  treadmill: 'treadmill-run',
};

const isByClock = (kind: PartKind): boolean =>
  kind !== 'sets' && kind !== 'stretch' && kind !== 'steady';

/** The lines of a part against the clock; sets and reps that stray there from other parts are none. */
function linesOf({ items = [], exercises = [] }: OrderPart, named: readonly string[]) {
  const own = items.filter(({ sets }) => sets === undefined);
  if (own.length > 0 && own.length >= exercises.length) return own;
  const bare = named.map((exerciseId) => ({ exerciseId, quote: exerciseId }));
  return named.length >= leastNamed ? bare : undefined;
}

/** So many named moves are the part: nothing of our own joins them. */
const leastNamed = 2;

/** One part after the other, each with moves of its own. */
function buildParts(context: PlanContext, parts: readonly Part[]): BuiltBlock[][] | null {
  const { request } = context;
  const strength = makeStrength(context);
  const taken = new Set(parts.flatMap(({ wish }) => wish.exercises ?? []));
  const unplaced = request.mustInclude.value.filter((id) => !taken.has(id));
  const first = parts.findIndex(({ kind, wish }) => kind !== 'stretch' && !wish.exercises?.length);
  const all: BuiltBlock[][] = [];
  for (const [place, part] of parts.entries()) {
    const { wish, kind, minutes } = part;
    const built = all.flat();
    const focus = focusOf(wish, parts, request);
    const goal = wish.goal ? { ...request.goal, value: wish.goal } : request.goal;
    const named = [...(wish.exercises ?? []), ...(place === first ? unplaced : [])];
    const isClocked = isByClock(kind);
    const { everySeconds } = wish;
    const order: BlockOrder = {
      context: { ...context, request: { ...request, focus, goal } },
      ...(isClocked && { items: linesOf(wish, named) }),
      ...(everySeconds !== undefined && { everySeconds }),
      strength,
      kind: kind === 'stretch' ? 'steady' : kind,
      seconds: minutes * 60,
      used: new Set(built.flatMap(({ moves }) => moves.map(({ exercise }) => exercise.id))),
      named,
      ...doseOfWish(wish, request),
      isLater: true,
    };
    const own = buildPart(part, order, built);
    if (own.length === 0) return null;
    all.push(own);
  }
  return all;
}

const labelOf = (kind: PartKind): string =>
  kind === 'stretch' ? 'stretch' : kind === 'sets' ? 'strength' : formatDefinitions[kind].label;

const mostNames = 3;

/** 'EMOM, then Tabata'. */
function titleOf(
  built: readonly BuiltBlock[][],
  parts: readonly Part[],
  skills: readonly string[],
): string {
  const words = parts.map(({ kind, minutes, way, wish }, i) => {
    if (way) return quoteOfDistance(way);
    // What is planned: a lift that was asked for may have had to give way.
    const planned = (built[i] ?? []).flatMap(({ moves }) =>
      moves.map(({ exercise }) => exercise.id),
    );
    const skill = wish.exercises?.find((id) => skills.includes(id));
    if (skill && kind === 'sets') return `${shortName(skill)} practice`;
    const lifts = wish.exercises?.length ? [...new Set(planned)].map(shortName) : [];
    if (kind === 'sets' && lifts.length > 0 && lifts.length <= mostNames) {
      const dose = wish.sets === undefined ? '' : ` ${wish.sets}×${wish.reps ?? ''}`;
      return `${lifts.join(', ')}${dose.replace(/×$/, ' sets')}`;
    }
    if (kind === 'sets' && wish.focus?.length) {
      return listWords(wish.focus.map((area) => focusNames[area].toLowerCase()));
    }
    if (built[i]?.[0]?.block.title === 'Finisher') return `finisher ${minutes} min`;
    if (kind === 'steady') return (built[i]?.[0]?.block.title ?? 'steady').toLowerCase();
    if (wish.sets !== undefined) return `${labelOf(kind)} ${wish.sets}×${wish.reps}`;
    const own = built[i]?.[0]?.block;
    const label = own?.title.startsWith('Tabata style') ? 'Tabata style' : labelOf(kind);
    // What it is called where it stands alone: 'E2MOM 20', 'Heavy-Bag Round 5 × 3 min'.
    if (own && (kind === 'every' || own.kind === 'fight_rounds'))
      return own.title.split(':')[0] ?? label;
    return kind === 'tabata' ? label : `${label} ${minutes}`;
  });
  const [first = '', ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', then ');
}

/** From one part to the next a minute, up to two where time is left. */
function withChanges(built: readonly BuiltBlock[], missing: number, change: number): BuiltBlock[] {
  const spare = Math.max(0, Math.floor(missing / Math.max(1, built.length - 1)));
  const seconds = Math.min(longestChangeSeconds, change + spare) - phaseTransitionSeconds;
  return built.map((part, i) =>
    i < built.length - 1 ? { ...part, block: { ...part.block, restAfter: seconds } } : part,
  );
}

/** Stretches are the end already. */
const withoutEnd = (context: PlanContext): PlanContext => ({
  ...context,
  request: {
    ...context.request,
    coolDown: { value: { length: 'none' }, source: 'default', confidence: 1 },
  },
});

/** Whole sets leave some seconds: they go into the walk at the end, or the first easy minutes. */
const mostLeft = 150;

function withRest(items: SessionParts['cooldown'], missing: number): SessionParts['cooldown'] {
  const [first, ...rest] = items;
  if (!first?.duration || missing <= 0 || missing > mostLeft) return items;
  return [{ ...first, duration: first.duration + Math.round(missing) }, ...rest];
}

/** Several parts in the order of the words, each with its own minutes and its own score. */
export const buildBlocks: BuildSession = (context): SessionParts | null => {
  const { request } = context;
  // Ways to cover alone have a builder of their own.
  if (!request.parts || !hasBlocks(request)) return null;
  const times = blockTimes(request);
  const parts = withMachines(partsIn(times, request), request);
  const wished = buildParts(context, parts);
  const safe =
    wished &&
    landsTooOften(
      wished.flat().map(({ block }) => block),
      request,
    )
      ? buildParts(withoutJumps(context), parts)
      : wished;
  if (!safe) return null;
  const built = withChanges(safe.flat(), 0, times.changeSeconds);
  const endsCalm = parts.at(-1)?.kind === 'stretch';
  const started = { ...context, request: forBlocks(request) };
  const around = endsCalm ? withoutEnd(started) : started;
  const isAsked = isTimeAsked(request);
  const asked = isAsked ? times.totalSeconds : null;
  const first = frame(around, built, asked);
  const rested = withChanges(built, first.missing, times.changeSeconds);
  const framed = frame(around, rested, asked);
  const isOfTrunk = ({ focus = [] }: OrderPart) =>
    focus.length > 0 && focus.every((one) => one === 'core');
  const strongAt = parts.findIndex(({ kind, wish }) => kind === 'sets' && !isOfTrunk(wish));
  return {
    archetype: 'circuit',
    title: titleOf(safe, parts, request.skillGoals?.value ?? []),
    warmup: endsCalm ? withRest(framed.warmup, framed.missing) : framed.warmup,
    blocks: rested.map(({ block }) => block),
    cooldown: withRest(framed.cooldown, framed.missing),
    honesty: [
      ...built.flatMap(({ honesty }) => honesty),
      ...(isAsked ? lengthWords(framed.missing, times.totalSeconds) : []),
      ...(strongAt > 0 ? ['In your order: lifts would be stronger before the clock.'] : []),
    ],
    coaching: sentencesWithin(
      90,
      built.flatMap(({ coaching }) => coaching),
    ),
    takesItsTime: true,
  };
};
