import { exerciseById } from '../exercise/library.ts';
import { isFurther } from '../exercise/types.ts';
import type { DistanceWish } from '../reading/vocabulary.ts';
import { introduction } from '../timer/constants.ts';
import { durationLimits } from '../workout/limits.ts';
import { capitalise } from '../workout/words.ts';
import { grant, isOfRoad, told, withRoad } from './at-hand.ts';
import { bodyFor } from './body-for.ts';
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
import type { Request, Slot } from './request.ts';
import { withKitOfName } from './session/benchmarks/kit.ts';
import { settleWay } from './session/endurance/settle.ts';

/** A request with names, distances and machines spelled out as what the planner lays out. */
export interface Settled {
  request: Request;
  /** What was changed or taken for granted on the way, as sentences. */
  notes: string[];
  /** What the session is called, where it has a name of its own. */
  title?: string;
}

/** A workout that is known by its name is built from it; what nobody knows is said. */
function withNamed(request: Request, settled: Settled): Request {
  if (!request.named || request.written?.value.only) return request;
  const ready = withKitOfName(request);
  if (ready) return ready;
  const name = request.named.quote ?? capitalise(request.named.value.replaceAll('-', ' '));
  settled.notes.push(
    `I do not know "${name}" by heart: write its moves and I will time them. This is my own for today.`,
  );
  const { named: _named, ...rest } = request;
  return rest;
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
  const ready = grant(request, { equipment: ['barbells'], props: ['rack', 'bench'] });
  const withBar = (id: string): string => {
    const own = exerciseById(id);
    const told = lifts.find(
      (lift) => lift.patterns[0] === own?.patterns[0] && lift.primary[0] === own.primary[0],
    );
    return told && !own?.equipment.includes('barbells') ? told.id : id;
  };
  const wished = ready.mustInclude.value.map(withBar);
  return { ...ready, mustInclude: { ...ready.mustInclude, value: [...new Set(wished)] } };
}

/** Who tells what they can do has what it is done with. */
function withKitOfAbilities(request: Request): Request {
  const moves = (request.abilities?.value ?? []).flatMap(
    ({ exercise }) => exerciseById(exercise) ?? [],
  );
  const kit = moves.flatMap(({ equipment }) => equipment);
  return kit.length > 0 ? grant(request, { equipment: kit }) : request;
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

/** A number of exercises that cannot fill the time, or does not fit into it, gives way. */
function withFittingCount(request: Request, settled: Settled): Request {
  const { exerciseCount, ...rest } = request;
  if (!exerciseCount || request.written?.value.only) return request;
  const { body, note } = bodyFor(request);
  if (body.moves !== undefined) return request;
  if (note) settled.notes.push(note);
  return rest;
}

const known = new WeakMap<Request, Settled>();

export function settle(asked: Request): Settled {
  const before = known.get(asked);
  if (before) return before;
  const settled: Settled = { request: asked, notes: [] };
  const lifted = withMachines(withLastLifts(withKitOfAbilities(withBarOfLifts(asked))));
  const onTheWay = settleWay(lifted);
  settled.request = withFittingCount(onTheWay ?? laidOut(lifted, settled), settled);
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

/** The request as the planner, the checks and the receipts all take it. */
export const settleRequest = (asked: Request): Request => settle(asked).request;
