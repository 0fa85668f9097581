import { exerciseById } from '../exercise/library.ts';
import { type EquipmentId, isFurther, type Prop } from '../exercise/types.ts';
import { equipmentCatalogue } from '../profile/equipment.ts';
import type { DistanceWish, WrittenItem } from '../reading/vocabulary.ts';
import { introduction } from '../timer/constants.ts';
import { durationLimits } from '../workout/limits.ts';
import { capitalise } from '../workout/words.ts';
import { grant, isOfRoad, told, withRoad } from './at-hand.ts';
import { ladderByMinute } from './data/named-workouts.ts';
import {
  distanceItem,
  expectedDistanceSeconds,
  machineFor,
  quoteOfDistance,
  restAfterDistance,
  withSeconds,
} from './distance.ts';
import { edgeSeconds } from './frame.ts';
import { machineMoves } from './machine-moves.ts';
import { type NamedWorkout, namedWorkout } from './named-workouts.ts';
import type { Request, Slot } from './request.ts';
import { withRaceKit } from './session/endurance/hyrox.ts';
import { isEnduranceRequest } from './session/endurance/kind.ts';
import { chooseWay, namedModes } from './session/endurance/way.ts';
import { listWords } from './words.ts';

/** A request with names, distances and machines spelled out as what the planner lays out. */
export interface Settled {
  request: Request;
  /** What was changed or taken for granted on the way, as sentences. */
  notes: string[];
  /** What the session is called, where it has a name of its own. */
  title?: string;
}

/** Without a name of their own, or told by the things that are used with them. */
const freeKit: readonly EquipmentId[] = [
  'bodyweight',
  'yoga_mat',
  'turf_space',
  'plyometric_equipment',
];
const houseProps: readonly Prop[] = ['wall', 'chair', 'towel', 'step'];

/** Who names a workout and says nothing of kit is taken to have what it needs. */
function withKitOfNamed(request: Request, named: NamedWorkout, notes: string[]): Request {
  const needed = named.written.items.flatMap(({ exerciseId }) => exerciseById(exerciseId) ?? []);
  const roaded = needed.some(({ id }) => isOfRoad(id)) ? withRoad(request) : request;
  if (request.equipment.source !== 'default') return roaded;
  const equipment = [...new Set(needed.flatMap((one) => one.equipment))].filter(
    (id) => id !== 'turf_space' && !request.equipment.value.includes(id),
  );
  const things = [...new Set(needed.flatMap((one) => one.props))].filter(
    (prop) => !houseProps.includes(prop) && !request.props.value.includes(prop),
  );
  const counted = [
    ...equipment.filter((id) => !freeKit.includes(id)).map((id) => equipmentCatalogue[id].words),
    ...things.map((prop) => `a ${prop.replaceAll('_', ' ')}`),
  ];
  if (counted.length > 0) notes.push(`For ${named.title} I count on ${listWords(counted)}.`);
  return grant(roaded, { equipment, props: needed.flatMap((one) => one.props) });
}

/** Minutes of warm-up and coming down around a block. */
const frameMinutes = 4;

/** The clock of the workout, shorter where the session is. */
function blockMinutes(request: Request, named: NamedWorkout, notes: string[]): number | undefined {
  const { value: session, source } = request.minutes;
  const { minutes } = named;
  if (minutes === undefined || source !== 'text' || session >= minutes) return minutes;
  const shorter = Math.max(3, Math.round(session) - frameMinutes);
  notes.push(`${named.title} for ${shorter} minutes here, not ${minutes}.`);
  return shorter;
}

function itemsOf(request: Request, { key, written }: NamedWorkout): WrittenItem[] {
  const [wished] = request.mustInclude.value;
  if (key !== 'death-by' || !wished) return written.items;
  return ladderByMinute(wished, written.items.length).map((item) => ({
    ...item,
    quote: exerciseById(wished)?.name ?? wished,
  }));
}

function withNamed(request: Request, settled: Settled): Request {
  if (!request.named) return request;
  const named = namedWorkout(request.named.value, request.level.value);
  if (!named) {
    const name = request.named.quote ?? capitalise(request.named.value.replaceAll('-', ' '));
    settled.notes.push(
      `I do not know "${name}" by heart: write its moves and I will time them. This is my own for today.`,
    );
    return request;
  }
  if (named.note) settled.notes.push(named.note);
  settled.title = named.title;
  const items = itemsOf(request, named);
  const equipped = withKitOfNamed(
    request,
    { ...named, written: { ...named.written, items } },
    settled.notes,
  );
  const minutes = blockMinutes(request, named, settled.notes);
  const { cardio: _cardio, exerciseCount: _count, distances: _ways, ...rest } = equipped;
  return {
    ...rest,
    format: told(named.format, request.named),
    written: told({ ...named.written, items }, request.named),
    body: told({ ...named.body, ...(minutes === undefined ? {} : { minutes }) }, request.named),
    mustInclude: told([...new Set(items.map(({ exerciseId }) => exerciseId))], request.named),
  };
}

/** The longest that the ways of one session may take. */
const mostSeconds = (durationLimits.maxMinutes - 20) * 60;

/** As much of a long way as a session holds. */
function fittingDistance(wish: DistanceWish, request: Request, notes: string[]): DistanceWish {
  const { repeats = 1 } = wish;
  const each = expectedDistanceSeconds(wish, request);
  const rest = restAfterDistance(wish, request);
  if (repeats * (each + rest) - rest <= mostSeconds) return wish;
  const asked = quoteOfDistance(wish);
  const fewer =
    repeats > 1
      ? { ...wish, repeats: Math.max(1, Math.floor(mostSeconds / (each + rest))) }
      : { ...wish, metres: Math.floor((wish.metres * mostSeconds) / each / 500) * 500 };
  notes.push(
    `${asked} would take longer than ${durationLimits.maxMinutes} minutes: ${quoteOfDistance(fewer)} today.`,
  );
  return fewer;
}

/** Ready for its ways: the road, and the machines that they name. */
function withWays(request: Request, ways: readonly DistanceWish[]): Request {
  const isOnFoot = ways.some(({ by = 'run' }) => by === 'run' || by === 'walk');
  const onTreadmill = request.machines?.value.includes('treadmill') ?? false;
  const equipment = ways.flatMap((way) => machineFor(way) ?? []);
  return grant(isOnFoot && !onTreadmill ? withRoad(request) : request, { equipment });
}

/** The usual effort of one long way that nobody calls hard. */
const easyWayRpe = 5;

/** One way and its repeats become a list of one item, gone through in rounds. */
function withDistance(request: Request, settled: Settled): Request {
  const ways = request.distances?.value ?? [];
  const [asked] = ways;
  if (!asked || request.written?.value.only) return request;
  const ready = withWays(request, ways);
  if (ways.length > 1 || request.blocks) {
    const value = ways.map((way) => fittingDistance(way, ready, settled.notes));
    return { ...ready, distances: told(value, request.distances) };
  }
  const way = fittingDistance(asked, ready, settled.notes);
  const item = distanceItem(way, ready);
  const { repeats = 1 } = way;
  const isEasy = repeats === 1 && request.difficulty.value !== 'hard' && way.metres > 600;
  const { cardio: _cardio, exerciseCount: _count, ...rest } = ready;
  return {
    ...rest,
    format: told('intervals', request.distances),
    written: told(
      {
        items: [item],
        rounds: repeats,
        ...(repeats > 1 ? { restSeconds: restAfterDistance(way, ready) } : {}),
        only: true,
      },
      request.distances,
    ),
    body: told({ rounds: repeats }, request.distances),
    mustInclude: told([item.exerciseId], request.distances),
    ...(isEasy && !request.rpe
      ? { rpe: { value: easyWayRpe, source: 'default', confidence: 0.5 } as Slot<number> }
      : {}),
  };
}

/** A written list may give metres; what it takes is worked out here. */
function withTimedList(request: Request): Request {
  const list = request.written;
  if (!list?.value.items.some(({ metres, seconds }) => metres !== undefined && !seconds)) {
    return request;
  }
  const items = list.value.items.map((item) => withSeconds(item, request));
  const roaded = items.some(({ exerciseId }) => isOfRoad(exerciseId)) ? withRoad(request) : request;
  return { ...roaded, written: { ...list, value: { ...list.value, items } } };
}

/** Who tells what they squat has a bar and a rack, unless they say where they train. */
function withBarOfLifts(request: Request): Request {
  const told = [...(request.maxima?.value ?? []), ...(request.lastLifts?.value ?? [])];
  const lifts = told.flatMap(({ lift }) => exerciseById(lift) ?? []);
  const isOpen = request.equipment.source === 'default' || request.equipment.source === 'profile';
  if (!isOpen || !lifts.some(({ equipment }) => equipment.includes('barbells'))) return request;
  return grant(request, { equipment: ['barbells'], props: ['rack', 'bench'] });
}

/** An easy week eases the lifts that were told of. */
function withLastLifts(request: Request): Request {
  const told = request.lastLifts?.value.map(({ lift }) => lift) ?? [];
  if (told.length === 0 || request.mustInclude.value.length > 0) return request;
  return {
    ...request,
    mustInclude: { value: [...new Set(told)], source: 'text', confidence: 0.7 },
  };
}

function withMachines(request: Request): Request {
  const wished = request.mustInclude.value.flatMap((id) => exerciseById(id) ?? []);
  const ofWishes =
    request.mustInclude.source === 'text'
      ? wished.flatMap(({ equipment }) => equipment.filter(isFurther))
      : [];
  const there = new Set([...(request.machines?.value ?? []), ...ofWishes]);
  if (there.size === 0) return request;
  const ready = grant(request, { equipment: [...there] });
  return there.has('track') ? withRoad(ready) : ready;
}

const wantsCardio = ({ cardio, focus, goal }: Request): boolean =>
  cardio !== undefined || focus.value.includes('cardio') || goal.value === 'endurance';

/** Whoever names a beat and nothing else to do wants one steady effort. */
function withHeartRate(request: Request): Request {
  const { heartRate, cardio, goal, format, mustInclude } = request;
  const isOpen =
    format.source !== 'text' &&
    mustInclude.value.length === 0 &&
    (goal.source !== 'text' || goal.value === 'endurance') &&
    !request.blocks &&
    !request.written &&
    !request.named &&
    !request.distances;
  return heartRate && !cardio && isOpen
    ? { ...request, cardio: told('steady', heartRate) }
    : request;
}

/** One steady effort on one machine is one long step. */
function withOneMachine(request: Request, exerciseId: string): Request {
  const totalSeconds = request.minutes.value * 60;
  const { warmupSeconds, cooldownSeconds } = edgeSeconds(request, totalSeconds);
  const open = totalSeconds - introduction.seconds - warmupSeconds - cooldownSeconds;
  const seconds = Math.max(120, Math.floor(open / 60) * 60);
  const quote = exerciseById(exerciseId)?.name ?? exerciseId;
  return {
    ...request,
    mustInclude: told([exerciseId], request.machines),
    body: told({ rounds: 1 }),
    written: told({ items: [{ exerciseId, quote, seconds }], rounds: 1, only: true }),
  };
}

/** Cardio on a machine that was named is done on that machine. */
function withMachineCardio(request: Request): Request {
  const { cardio, machines, mustInclude } = request;
  if (!cardio || !machines || request.written || request.blocks || !wantsCardio(request)) {
    return request;
  }
  const isHard = cardio.value === 'intervals';
  const ids = machines.value.flatMap((machine) => {
    const own = machineMoves[machine] ?? [];
    return (isHard ? own.at(-1) : own[0]) ?? [];
  });
  const [first] = ids;
  if (!first || mustInclude.value.length > 0) return request;
  if (!isHard && ids.length === 1) return withOneMachine(request, first);
  return {
    ...request,
    mustInclude: told(isHard ? [first] : ids, machines),
    body: { ...request.body, value: { ...request.body.value, moves: isHard ? 1 : ids.length } },
  };
}

/** What a part is asked to hold is asked of the session. */
function withBlockWishes(request: Request): Request {
  const ids = (request.blocks?.value ?? []).flatMap(({ exercises = [] }) => exercises);
  if (ids.length === 0) return request;
  const all = [...new Set([...request.mustInclude.value, ...ids])];
  return { ...request, mustInclude: { ...request.mustInclude, value: all } };
}

const known = new WeakMap<Request, Settled>();

export function settle(asked: Request): Settled {
  const before = known.get(asked);
  if (before) return before;
  const settled: Settled = { request: asked, notes: [] };
  const lifted = withMachines(withLastLifts(withBarOfLifts(asked)));
  const onTheWay = withWayOf(lifted);
  settled.request = onTheWay ?? laidOut(lifted, settled);
  known.set(asked, settled);
  known.set(settled.request, settled);
  return settled;
}

/** Names, distances and machines as what the layouts by format know. */
function laidOut(request: Request, settled: Settled): Request {
  const named = withNamed(request, settled);
  const timed = withBlockWishes(withTimedList(withDistance(named, settled)));
  return withMachineCardio(withHeartRate(timed));
}

/** A run, a ride or a row: with what it is done on; null where it is none. */
function withWayOf(request: Request): Request | null {
  const kind = isEnduranceRequest(request);
  const way = kind && chooseWay(request, namedModes(request)[0] ?? 'run');
  if (!way) return null;
  const ready = kind === 'hyrox' ? withRaceKit(way.request).request : way.request;
  return { ...ready, mustInclude: { ...ready.mustInclude, value: [] } };
}

/** The request as the planner, the checks and the receipts all take it. */
export const settleRequest = (asked: Request): Request => settle(asked).request;
