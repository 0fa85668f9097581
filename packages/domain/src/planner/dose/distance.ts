import type { EquipmentId, LibraryExercise } from '../../exercise/types.ts';
import { metresOfRace } from '../../reading/race-names.ts';
import type { DistanceWish, WrittenItem } from '../../reading/vocabulary.ts';
import { raceSeconds, vdotOf } from '../../training/pace/running.ts';
import { clockText } from '../../training/pace/words.ts';
import type { FitnessLevel } from '../../workout/limits.ts';
import { clamp } from '../../workout/read-value.ts';
import { hasTrait } from '../legal/traits.ts';
import type { Request } from '../request.ts';

type Way = NonNullable<DistanceWish['by']>;

/** Seconds for a kilometre, by level. */
type Speeds = Record<FitnessLevel, number>;

/** Running: the shorter the stretch, the faster; one long stretch is run easily. */
const easyRun: Speeds = { beginner: 450, intermediate: 390, advanced: 330 };
const runByLength: readonly { upToMetres: number; speeds: Speeds }[] = [
  { upToMetres: 100, speeds: { beginner: 200, intermediate: 170, advanced: 145 } },
  { upToMetres: 300, speeds: { beginner: 300, intermediate: 250, advanced: 205 } },
  { upToMetres: 600, speeds: { beginner: 330, intermediate: 275, advanced: 220 } },
  { upToMetres: 1600, speeds: { beginner: 360, intermediate: 300, advanced: 240 } },
  {
    upToMetres: Number.POSITIVE_INFINITY,
    speeds: { beginner: 385, intermediate: 330, advanced: 265 },
  },
];

const otherSpeeds: Record<Exclude<Way, 'run'>, Speeds> = {
  walk: { beginner: 690, intermediate: 630, advanced: 570 },
  row: { beginner: 300, intermediate: 260, advanced: 230 },
  ski: { beginner: 330, intermediate: 285, advanced: 250 },
  bike: { beginner: 180, intermediate: 144, advanced: 120 },
  swim: { beginner: 1500, intermediate: 1200, advanced: 950 },
};

const machineOf: Partial<Record<Way, EquipmentId>> = {
  row: 'rower',
  ski: 'ski_erg',
  bike: 'bike',
  swim: 'pool',
};

const exerciseOfWay: Record<Exclude<Way, 'run'>, string> = {
  walk: 'brisk-walk',
  row: 'rowing-machine',
  ski: 'ski-erg',
  bike: 'stationary-bike',
  swim: 'lap-swim',
};

const wayOfExercise: Record<string, Way> = {
  'tempo-run': 'run',
  'treadmill-run': 'run',
  'build-up-run': 'run',
  'brisk-walk': 'walk',
  'treadmill-walk': 'walk',
  'rowing-machine': 'row',
  'ski-erg': 'ski',
  'stationary-bike': 'bike',
  'lap-swim': 'swim',
};

const sprintMetres = 100;
const kilometre = 1000;
const mile = 1609.344;

/**
 * Seconds for a kilometre from '5:30/km', '8:40 per mile', '2:05/500m', '12 km/h' or '7 mph'; null
 * where it is no pace.
 */
export function readPace(pace: string): number | null {
  const text = pace.toLowerCase().replace(',', '.');
  const speed = text.match(/(\d+(?:\.\d+)?)\s*(km\/?h|kph|kmh|mph)/);
  if (speed) {
    const perHour = Number(speed[1]) * (speed[2] === 'mph' ? mile / kilometre : 1);
    return perHour > 0 ? 3600 / perHour : null;
  }
  const time = text.match(/(\d+)\s*[:'’.]\s*(\d{2})/) ?? text.match(/(\d+)()\s*(?:min|\/|m\b)/);
  if (!time) return null;
  const seconds = Number(time[1]) * 60 + Number(time[2] || 0);
  const metres = text.match(/(?:\/|per|pro|por|par|al|a la)\s*(\d+)\s*m(?:et|\b)/);
  if (metres) return (seconds * kilometre) / Number(metres[1]);
  return /\bmi(?:le|les|\b)|meile|milla|mille|miglio|milha/.test(text)
    ? (seconds * kilometre) / mile
    : seconds;
}

/** '@ 5k pace': of the race that was told, or as it predicts the other distance. */
function racePace(pace: string, { races }: Request): number | null {
  const metres = metresOfRace(pace);
  const run = races?.value.find(({ by }) => by === 'run');
  if (metres === null || !run) return null;
  const isSame = Math.abs(run.metres - metres) <= metres * 0.02;
  const seconds = isSame ? run.seconds : raceSeconds(vdotOf(run.metres, run.seconds), metres);
  return (seconds * kilometre) / metres;
}

export const isRacePace = (pace: string): boolean => metresOfRace(pace) !== null;

const hasUnit = (pace: string): boolean => /\/|per|pro|por|par|km|mi|mph|\bm\b/i.test(pace);

/** 'A 1:52 split': rowers count by 500 m and swimmers by 100. */
const splits: Partial<Record<Way, number>> = { row: 2, ski: 2, swim: 10 };
const mostOfSplit = 210;

function splitsPerKm(seconds: number, { distances, machines }: Request): number {
  const by = distances?.value[0]?.by ?? (machines?.value.includes('rower') ? 'row' : 'run');
  return seconds <= mostOfSplit ? (splits[by] ?? 1) : 1;
}

/** A pace that was said, where it can be read. */
export function statedPace(request: Request): number | null {
  const { pace } = request;
  const ofRace = pace && racePace(pace.value, request);
  if (ofRace) return ofRace;
  const bare = pace ? readPace(pace.value) : null;
  const seconds =
    bare === null || hasUnit(pace?.value ?? '') ? bare : bare * splitsPerKm(bare, request);
  return seconds !== null && seconds >= 60 && seconds <= 3600 ? seconds : null;
}

function usualPace(way: Way, metres: number, isRepeat: boolean, request: Request): number {
  const { value: level } = request.level;
  const ease = request.difficulty.value === 'easy' ? 1.1 : 1;
  if (way !== 'run') return otherSpeeds[way][level] * ease;
  const byLength = runByLength.find(({ upToMetres }) => metres <= upToMetres)?.speeds ?? easyRun;
  const isQuick = isRepeat || request.difficulty.value === 'hard' || metres <= 600;
  return (isQuick ? byLength : easyRun)[level] * ease;
}

/** What so many metres are expected to take, by the pace that was said or the usual one. */
export function expectedDistanceSeconds(
  { metres, repeats = 1, by = 'run' }: DistanceWish,
  request: Request,
): number {
  const pace = statedPace(request) ?? usualPace(by, metres, repeats > 1, request);
  const seconds = (metres / kilometre) * pace;
  return seconds < 60 ? Math.max(5, Math.round(seconds)) : Math.round(seconds / 5) * 5;
}

/** The rest after one stretch: full after sprints, about as long as the work after short ones. */
export function restAfterDistance(wish: DistanceWish, request: Request): number {
  if (wish.restSeconds !== undefined) return wish.restSeconds;
  const { metres } = wish;
  const work = expectedDistanceSeconds(wish, request);
  const share = metres <= 400 ? 1 : metres <= 1600 ? 0.6 : 0.3;
  const wished = metres <= 100 ? metres * 1.5 : work * share;
  return Math.round(clamp(wished, { min: 60, max: 300 }) / 15) * 15;
}

/** The exercise of the library that covers the way. */
function exerciseFor({ by = 'run', metres, repeats = 1 }: DistanceWish, request: Request): string {
  const isOnTreadmill = request.machines?.value.includes('treadmill') ?? false;
  if (by === 'walk' && isOnTreadmill) return 'treadmill-walk';
  if (by !== 'run') return exerciseOfWay[by];
  if (isOnTreadmill) return 'treadmill-run';
  return metres <= sprintMetres && repeats > 1 ? 'build-up-run' : 'tempo-run';
}

/** What has to stand there for it. */
export function machineFor({ by = 'run' }: DistanceWish): EquipmentId | undefined {
  return machineOf[by];
}

/** '8 × 400 m run', '2 km row'. */
export function quoteOfDistance({ metres, repeats = 1, by = 'run' }: DistanceWish): string {
  const isSprint = by === 'run' && metres <= sprintMetres && repeats > 1;
  const way = `${distanceText(metres)} ${isSprint ? 'sprint' : wayWords[by]}`;
  return repeats === 1 ? way : `${repeats} × ${way}`;
}

/** '400 m', '1 km', '2.5 km'. */
export function distanceText(metres: number): string {
  if (metres < kilometre) return `${Math.round(metres)} m`;
  return `${Math.round(metres / 10) / 100} km`;
}

export function distanceItem(wish: DistanceWish, request: Request): WrittenItem {
  return {
    exerciseId: exerciseFor(wish, request),
    quote: quoteOfDistance(wish),
    metres: wish.metres,
    seconds: expectedDistanceSeconds(wish, request),
  };
}

/** A list that gives metres only, with the seconds that they are expected to take. */
export function withSeconds(item: WrittenItem, request: Request): WrittenItem {
  const by = wayOfExercise[item.exerciseId];
  if (item.metres === undefined || item.seconds !== undefined || !by) return item;
  return {
    ...item,
    seconds: expectedDistanceSeconds({ metres: item.metres, by }, request),
  };
}

const wayWords: Record<Way, string> = {
  run: 'run',
  walk: 'walk',
  row: 'row',
  ski: 'ski',
  bike: 'ride',
  swim: 'swim',
};

export const isHilly = (request: Pick<Request, 'traits' | 'equipment'>): boolean =>
  hasTrait(request, 'hills') || request.equipment.value.includes('hill');

/** '400 m run', '60 m hill sprint'. */
export function distanceName(metres: number, { id }: LibraryExercise, onHills: boolean): string {
  const way = wayOfExercise[id] ?? 'run';
  const isSprint = id === 'build-up-run';
  const word = isSprint ? 'sprint' : wayWords[way];
  const isHill = onHills && (way === 'run' || way === 'walk');
  return `${distanceText(metres)} ${isHill ? 'hill ' : ''}${word}`;
}

export const isDistanceExercise = (id: string): boolean => wayOfExercise[id] !== undefined;

/** '1:50', '28 s'. */
export const timeText = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : clockText(seconds);
