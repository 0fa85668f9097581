import { exerciseById } from '../../exercise/library.ts';
import type { EquipmentId } from '../../exercise/types.ts';
import type { DistanceWish } from '../../reading/vocabulary.ts';
import { clamp } from '../../workout/read-value.ts';
import { expectedDistanceSeconds, restAfterDistance } from '../dose/distance.ts';
import type { Request } from '../request.ts';
import { liftingKit } from './weight-kit.ts';

type Way = NonNullable<DistanceWish['by']>;

const wayOf: Partial<Record<EquipmentId, Way>> = { rower: 'row', ski_erg: 'ski', bike: 'bike' };

/** 'Rowing machine only, 500 m repeats': metres on the one machine that is named are covered on it. */
function onMachine(request: Request): Request {
  const { distances, machines, races, mustInclude } = request;
  const ofMoves = mustInclude.value.flatMap((id) => exerciseById(id)?.equipment ?? []);
  const named = [...new Set([...(machines?.value ?? []), ...ofMoves])];
  const [machine] = named;
  const by = machine && named.length === 1 ? wayOf[machine] : undefined;
  if (!distances || !by) return request;
  // Metres are run where nothing else is said: here a machine is, and nothing to run with.
  const isMachineNamed = ofMoves.length > 0 && ofMoves.every((id) => id === machine);
  const isOpen = distances.value.every(
    (way) => way.by === undefined || (way.by === 'run' && isMachineNamed),
  );
  if (!isOpen) return request;
  const value = distances.value.map((way) => ({ ...way, by }));
  // A best over 2 km that was told beside it is of that machine as well.
  const isErg = by === 'row' || by === 'ski';
  const bests = races?.value.map((race) =>
    isErg && race.by === 'run' && race.metres <= longestErg ? { ...race, by } : race,
  );
  return {
    ...request,
    distances: { ...distances, value },
    ...(races && bests && { races: { ...races, value: bests } }),
  };
}

const longestErg = 6000;
const longestPiece = 1600;
/** So much of the session is work and the rest after it. */
const pieceShare = 0.5;
const fewest = 3;
const mostPieces = 12;

/** '400s or 800s, 50 min': short ways of which nobody says how many are pieces with rests between. */
function asPieces(request: Request): Request {
  const { distances, minutes } = request;
  const ways = distances?.value ?? [];
  const longest = ways.toSorted((a, b) => b.metres - a.metres)[0];
  const isShort = ways.every(({ metres, repeats }) => !repeats && metres <= longestPiece);
  if (!distances || !longest || !isShort || minutes.source === 'default' || request.parts) {
    return request;
  }
  const once = expectedDistanceSeconds(longest, request);
  const each = once + restAfterDistance({ ...longest, repeats: 2 }, request);
  const repeats = clamp(Math.round((minutes.value * 60 * pieceShare) / each), {
    min: fewest,
    max: mostPieces,
  });
  if (minutes.value * 60 < once * fewest) return request;
  return { ...request, distances: { ...distances, value: [{ ...longest, repeats }] } };
}

const tooLong = 1.3;

/** 'I walk three miles every day; weights, half an hour': a way that cannot fit is a habit. */
function withoutHabits(request: Request): Request {
  const { distances, goal, equipment, minutes, cardio, parts, written } = request;
  const isForWeights =
    goal.value === 'strength' &&
    goal.source === 'text' &&
    equipment.source === 'text' &&
    equipment.value.some((id) => liftingKit.includes(id));
  const [only, ...others] = distances?.value ?? [];
  const isPlain =
    others.length === 0 && !cardio && !parts && !written && minutes.source !== 'default';
  if (!only || !isForWeights || !isPlain) return request;
  const takes = expectedDistanceSeconds(only, request) * (only.repeats ?? 1);
  if (takes <= minutes.value * 60 * tooLong) return request;
  const { distances: _habit, ...rest } = request;
  const areas = request.focus.value.filter((area) => area !== 'cardio');
  return { ...rest, focus: { ...request.focus, value: areas } };
}

/** The ways that a request names, as they are meant. */
export const settleWays = (request: Request): Request =>
  asPieces(onMachine(withoutHabits(request)));
