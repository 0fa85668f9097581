import { exerciseById } from '../../exercise/library.ts';
import { type EquipmentId, isFurther } from '../../exercise/types.ts';
import type { DistanceWish, WrittenItem } from '../../reading/vocabulary.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import { longestWayMinutes } from '../../workout/limits.ts';
import { capitalise } from '../../workout/words.ts';
import {
  expectedDistanceSeconds,
  machineFor,
  quoteOfDistance,
  restAfterDistance,
  withSeconds,
} from '../dose/distance.ts';
import { bodyFor } from '../layout/body-for.ts';
import { formatFor } from '../layout/format-for.ts';
import type { Request } from '../request.ts';
import { benchmarkOf } from '../session/benchmarks/data/by-name.ts';
import { withKitOfName } from '../session/benchmarks/kit.ts';
import { conditioningKind } from '../session/conditioning/kind.ts';
import { settleWay } from '../session/endurance/settle.ts';
import { themeOf, withTheme } from '../session/themes/build.ts';
import { grant, isOfRoad, told, withRoad } from './at-hand.ts';
import { withNaturalLength } from './natural-length.ts';
import { withOpenList } from './open-list.ts';
import { withPartsBeside } from './parts-beside.ts';
import { settlePerson } from './settle-person.ts';
import { settleWays } from './settle-ways.ts';
import { settleWishes } from './settle-wishes.ts';
import { withSituation } from './situation.ts';
import { withStaminaOfPart } from './stamina-of-part.ts';

/** A request with names, distances and machines spelled out as what the planner lays out. */
export interface Settled {
  request: Request;
  /** What was changed or taken for granted on the way, as sentences. */
  notes: string[];
}

/** The lift of a program's day, by any of its names: the program says how it is done. */
const dayLifts: Record<string, readonly string[]> = {
  squat: ['air-squat', 'back-squat'],
  bench: ['bench-press', 'dumbbell-bench-press'],
  deadlift: ['conventional-deadlift'],
  press: ['overhead-press', 'dumbbell-shoulder-press'],
};

function withoutDayLift(request: Request): Request {
  const own = dayLifts[request.programPlace?.value.day ?? ''] ?? [];
  const { mustInclude } = request;
  if (!mustInclude.value.some((id) => own.includes(id))) return request;
  const value = mustInclude.value.filter((id) => !own.includes(id));
  return { ...request, mustInclude: { ...mustInclude, value } };
}

/** A workout that is known by its name is built from it; what nobody knows is said. */
function withNamed(request: Request, settled: Settled): Request {
  if (!request.named || request.written?.value.only) return request;
  const ready = withKitOfName(withoutDayLift(request));
  if (ready) return ready;
  const name = request.named.quote ?? capitalise(request.named.value.replaceAll('-', ' '));
  settled.notes.push(
    `I do not know "${name}" by heart: write its moves and I will time them. This is my own for today.`,
  );
  const { named: _named, ...rest } = request;
  return rest;
}

/** The longest that the ways of one session may take. */
const mostSeconds = (longestWayMinutes - 20) * 60;

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
    `${asked} would take longer than ${longestWayMinutes} minutes: ${quoteOfDistance(fewer)} today.`,
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

/** Ways beside other work are parts of a row; without anything to cover them on, minutes stand in. */
function withDistance(request: Request, settled: Settled): Request {
  const ways = request.distances?.value ?? [];
  const [first] = ways;
  if (!first || request.written?.value.only) return request;
  const ready = withWays(request, ways);
  const value = ways.map((way) => fittingDistance(way, ready, settled.notes));
  const distances = told(value, request.distances);
  if (ways.length > 1 || request.parts) return { ...ready, distances };
  const exercises = request.mustInclude.value;
  if (exercises.length > 0) {
    const parts = told([{ exercises, goal: 'general' as const }], request.mustInclude);
    return { ...ready, distances, parts };
  }
  const { distances: _distances, ...rest } = request;
  settled.notes.push(
    `${quoteOfDistance(first)}: nothing to cover it on today, so it is minutes for the heart.`,
  );
  const isInPieces = (first.repeats ?? 1) > 1;
  return { ...rest, cardio: told(isInPieces ? 'intervals' : 'steady', request.distances) };
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

/** Who names a lift of the bar, or tells what they lift, has a bar and a rack, unless they say where they train. */
function withBarOfLifts(request: Request): Request {
  const told = [...(request.maxima?.value ?? []), ...(request.lastLifts?.value ?? [])];
  const ids = [...told.map(({ lift }) => lift), ...request.mustInclude.value];
  const lifts = ids.flatMap((id) => exerciseById(id) ?? []);
  const isOpen = request.equipment.source === 'default' || request.equipment.source === 'profile';
  // 'Barbell and dumbbells, bench max 100': what the best was done on is there as well.
  const tolds = told.flatMap(({ lift }) => exerciseById(lift) ?? []);
  const hasBar = request.equipment.value.includes('barbells');
  if (!isOpen && hasBar && request.place === undefined && request.props.source === 'default') {
    return grant(request, {
      props: tolds.flatMap(({ equipment, props }) => (equipment.includes('barbells') ? props : [])),
    });
  }
  if (!isOpen || !lifts.some(({ equipment }) => equipment.includes('barbells'))) return request;
  // A rack is hung from as well.
  const ready = grant(request, {
    equipment: ['barbells', 'pull_up_bar'],
    props: ['rack', 'bench'],
  });
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

/** Who writes down what they do has what it is done with; what they say they have is all they have. */
function withKitOfList(request: Request): Request {
  const lines = [
    ...(request.written?.value.items ?? []),
    ...(request.parts?.value ?? []).flatMap(({ items = [] }) => items),
  ];
  const moves = lines.flatMap(({ exerciseId }) => exerciseById(exerciseId) ?? []);
  if (moves.length === 0) return request;
  const isOpen = request.equipment.source === 'default' || request.equipment.source === 'profile';
  return grant(request, {
    ...(isOpen && { equipment: moves.flatMap(({ equipment }) => equipment) }),
    props: moves.flatMap(({ props }) => props),
  });
}

/** So many reps of a barbell are its weight: 'openers, squat 180'. */
const leastWeight = 40;

function withWeightsOfList(request: Request): Request {
  const list = request.written;
  const isWeight = ({ exerciseId, reps = 0, sets }: WrittenItem) =>
    reps >= leastWeight && sets === undefined && exerciseById(exerciseId)?.loadClass === 'barbell';
  const told = list?.value.items.filter(isWeight) ?? [];
  if (!list || told.length === 0) return request;
  const maxima = told.map(({ exerciseId, reps = 0 }) => ({
    lift: exerciseId,
    kilograms: reps,
    reps: 1,
  }));
  const items = list.value.items.map((item) => {
    const { reps: _kilograms, ...rest } = item;
    return told.includes(item) ? rest : item;
  });
  const value = [...(request.maxima?.value ?? []), ...maxima];
  // A lift with its weight and nothing else is no list.
  const isList = items.some((item: WrittenItem) => item.reps ?? item.sets ?? item.seconds);
  return {
    ...request,
    maxima: { value, source: 'text', confidence: 0.7 },
    written: { ...list, value: { ...list.value, items, only: list.value.only && isList } },
  };
}

const topMinutes = 40;

/** 'Heavy triples on bench, 60 min': one top set is no hour; its back-offs and helpers join it. */
function withTopDay(request: Request): Request {
  const { written, minutes, session, soleLift, ...rest } = request;
  const [line, ...others] = written?.value.items ?? [];
  const isBar = exerciseById(line?.exerciseId ?? '')?.equipment.includes('barbells') ?? false;
  const isLong = minutes.source !== 'default' && minutes.value >= topMinutes;
  const isPlain = (line?.sets ?? 1) === 1 && line?.kilograms === undefined;
  if (!line?.isTop || !isBar || !isLong || !isPlain || others.length > 0 || soleLift)
    return request;
  const kinds = (session?.value ?? []).filter((kind) => kind !== 'max_strength');
  return { ...rest, minutes, session: told([...kinds, 'top_set' as const], session) };
}

const hangingKit: readonly EquipmentId[] = ['pull_up_bar', 'rings', 'dip_bars', 'suspension'];

/** Who tells what they can do has what it is done with. */
function withKitOfAbilities(request: Request): Request {
  const moves = (request.abilities?.value ?? []).flatMap(
    ({ exercise }) => exerciseById(exercise) ?? [],
  );
  const kit = moves.flatMap(({ equipment }) => equipment);
  // A weight on top of the body's hangs from something.
  const isHung = request.maxima?.value.some(({ isAdded, had }) => isAdded && !had) ?? false;
  // Who has listed their kit and names nothing to hang from tells of another place.
  const { equipment, place } = request;
  const isListed =
    equipment.source === 'text' && place?.value !== 'outdoors' && place?.value !== 'gym';
  if (isListed && !equipment.value.some((id) => hangingKit.includes(id))) return request;
  const all = isHung ? [...kit, 'dip_belt' as const] : kit;
  return all.length > 0 ? grant(request, { equipment: all }) : request;
}

/** Who trains for a workout with a name is given it, in part, where nothing else is asked for. */
function withNameOfEvent(request: Request): Request {
  const { named, events, mustInclude, focus, written, parts, distances } = request;
  const isOpen = !named && !written && !parts && !distances && focus.value.length === 0;
  const ahead = events?.value.find(({ what }) => benchmarkOf(what) !== undefined);
  if (!isOpen || mustInclude.value.length > 0 || !ahead) return request;
  const id = benchmarkOf(ahead.what)?.id ?? ahead.what;
  // Its beeps are not played here: who trains for it runs shuttles.
  if (id === 'beep-test') return withTheme({ ...request, session: told(['shuttles'], events) });
  return { ...request, named: told(id, events) };
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

/** Who wants to get up from the floor has a chair beside them. */
const withChair = (request: Request): Request =>
  request.session?.value.includes('get_up') ? grant(request, { props: ['chair'] }) : request;

/** Who asks for a carry has the way to walk it, unless they say how little room there is. */
function withRoomForWishes(request: Request): Request {
  const { space, mustInclude, place } = request;
  const isShutIn = space.source !== 'default' || place?.value === 'hotel';
  const isFar = mustInclude.value.some((id) => exerciseById(id)?.space === 'lane');
  if (isShutIn || !isFar || mustInclude.source !== 'text') return request;
  return { ...request, space: { ...space, value: 'lane' } };
}

/** An easy part without a machine is walked or run, and so is what takes a road. */
function withRoadOfBlocks(request: Request): Request {
  const { mustInclude } = request;
  const isOnFoot =
    (mustInclude.source === 'text' && mustInclude.value.some(isOfRoad)) ||
    request.parts?.value.some(
      ({ goal, format, exercises }) => goal === 'endurance' && !format && !exercises?.length,
    );
  return isOnFoot && !request.machines ? withRoad(request) : request;
}

/** What a part is asked to hold is asked of the session. */
function withBlockWishes(request: Request): Request {
  const ids = (request.parts?.value ?? []).flatMap(({ exercises = [] }) => exercises);
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

/** What would only tire at that length is done in sets, unless it is built by blocks of its own. */
function withFittingFormat(request: Request, settled: Settled): Request {
  const { format, note } = formatFor(request);
  const isOther = format === 'sets' && formatDefinitions[request.format.value].laidAs !== 'sets';
  if (!isOther || !note || conditioningKind(request) !== null) return request;
  settled.notes.push(note);
  return { ...request, format: told('sets', request.format), body: told({}, request.body) };
}

const known = new WeakMap<Request, Settled>();

export function settleWithNotes(asked: Request): Settled {
  const before = known.get(asked);
  if (before) return before;
  const settled: Settled = { request: asked, notes: [] };
  const { request: situated, note } = withSituation(
    settleWays(settlePerson(withStaminaOfPart(asked))),
  );
  if (note) settled.notes.push(note);
  const meant = withOpenList(
    withPartsBeside(withTheme(withChair(withRoomForWishes(settleWishes(situated))))),
  );
  const lifted = withMachines(
    withLastLifts(
      withKitOfAbilities(
        withKitOfList(withBarOfLifts(withTopDay(withWeightsOfList(withNameOfEvent(meant))))),
      ),
    ),
  );
  const onTheWay = themeOf(lifted) ? null : settleWay(lifted);
  const ready = onTheWay ?? withFittingFormat(laidOut(lifted, settled), settled);
  settled.request = withNaturalLength(withFittingCount(ready, settled));
  known.set(asked, settled);
  known.set(settled.request, settled);
  return settled;
}

/** Names, distances and machines as what the layouts by format know. */
function laidOut(request: Request, settled: Settled): Request {
  const named = withNamed(request, settled);
  return withRoadOfBlocks(withBlockWishes(withTimedList(withDistance(named, settled))));
}

/** The request as the planner, the checks and the receipts all take it. */
export const settleRequest = (asked: Request): Request => settleWithNotes(asked).request;
