import type { NumberRange } from '../../workout/types.ts';
import type { KnownRace } from '../facts.ts';
import { daysSince } from '../strength/states.ts';
import { about, type PaceTarget, type Zone } from './types.ts';

/** Oxygen that a speed in meters a minute costs, in ml/kg/min. */
const oxygenAt = (speed: number): number => -4.6 + 0.182258 * speed + 0.000104 * speed * speed;

/** The share of the highest oxygen uptake that is held for so many minutes. */
const shareFor = (minutes: number): number =>
  0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes);

/** Running fitness from an all-out effort over flat ground. */
export function vdotOf(meters: number, seconds: number): number {
  return oxygenAt((meters * 60) / seconds) / shareFor(seconds / 60);
}

/** Seconds a kilometer at a share of that fitness. */
export function paceAt(vdot: number, share: number): number {
  const cost = share * vdot + 4.6;
  const speed = (-0.182258 + Math.sqrt(0.182258 ** 2 + 0.000416 * cost)) / 0.000208;
  return 60_000 / speed;
}

/** Seconds that a race takes: the time whose fitness is this one, by halving what is possible. */
export function raceSeconds(vdot: number, meters: number): number {
  // From faster than any record to slower than a walk.
  let fast = meters / 12;
  let slow = meters / 0.8;
  for (let step = 0; step < 50; step++) {
    const middle = (fast + slow) / 2;
    if (vdotOf(meters, middle) > vdot) fast = middle;
    else slow = middle;
  }
  return (fast + slow) / 2;
}

export interface RunState {
  vdot: number;
  /** 0–1. */
  confidence: number;
  race: KnownRace;
  daysAgo: number;
  /** The mark is old: the feeling leads, the pace follows. */
  isOld: boolean;
}

const shortest = { meters: 1500, seconds: 240 };
const longestSeconds = 150 * 60;
const marathon = 42_195;

const isUsable = ({ sport, meters, seconds }: KnownRace): boolean =>
  sport === 'run' && meters >= shortest.meters && seconds >= shortest.seconds;

/** Fitness points that an old mark has lost, by its age in weeks. */
function agedBy(days: number): number {
  const weeks = Math.ceil(days / 7);
  if (weeks <= 8) return 0;
  if (weeks <= 16) return 1;
  return weeks <= 26 ? 2 : 3;
}

const restedDays = 5;

/** What is left of running fitness after days without a run. */
export function runningLeft(daysOff: number, isCrossTrained = false): number {
  const loss = Math.min(0.2, 0.003 * Math.max(0, daysOff - restedDays));
  return 1 - (isCrossTrained ? loss / 2 : loss);
}

interface RunFacts {
  today: string;
  /** Days without a run, where that is known. */
  daysOff?: number;
  isCrossTrained?: boolean;
}

/** The newest race or trial replaces those before it; of one day the better one. */
function newest(races: readonly KnownRace[]): KnownRace | null {
  let best: KnownRace | null = null;
  for (const race of races.filter(isUsable)) {
    const isNewer = !best || race.day > best.day;
    const isBetter =
      best?.day === race.day &&
      vdotOf(race.meters, race.seconds) > vdotOf(best.meters, best.seconds);
    if (isNewer || isBetter) best = race;
  }
  return best;
}

export function runState(
  races: readonly KnownRace[],
  { today, daysOff = 0, isCrossTrained = false }: RunFacts,
): RunState | null {
  const race = newest(races.filter(({ day }) => day <= today));
  if (!race) return null;
  const daysAgo = daysSince(race.day, today);
  const aged = agedBy(daysAgo);
  const isLong = race.seconds > longestSeconds || race.meters >= marathon;
  const fresh = vdotOf(race.meters, race.seconds) - aged;
  return {
    vdot: fresh * runningLeft(daysOff, isCrossTrained),
    confidence: (isLong ? 0.6 : 0.9) - 0.1 * aged,
    race,
    daysAgo,
    isOld: aged >= 3,
  };
}

/** Shares of fitness, the slower end first. */
const shares: Record<Exclude<Zone, 'M'>, readonly [number, number]> = {
  E: [0.62, 0.7],
  S: [0.72, 0.78],
  T: [0.88, 0.88],
  I: [0.975, 0.975],
  R: [1.07, 1.07],
};
/** How far off one may be where the zone is one pace, in percent. */
const leeway: Record<Zone, number> = { E: 0, S: 0, M: 1.5, T: 1.4, I: 1.9, R: 1.9 };

function middleAndRange(zone: Zone, vdot: number): { mid: number; range: NumberRange } {
  if (zone === 'M') {
    const mid = (raceSeconds(vdot, marathon) / marathon) * 1000;
    return { mid, range: about(mid, leeway.M) };
  }
  const [slow, fast] = shares[zone];
  if (slow === fast) {
    const mid = paceAt(vdot, slow);
    return { mid, range: about(mid, leeway[zone]) };
  }
  const range = { lo: paceAt(vdot, fast), hi: paceAt(vdot, slow) };
  return { mid: (range.lo + range.hi) / 2, range };
}

export function runPace(zone: Zone, { vdot }: Pick<RunState, 'vdot'>): PaceTarget {
  const { mid, range } = middleAndRange(zone, vdot);
  return { pace: { unit: 's/km', ...range }, mid };
}

export interface Prediction {
  seconds: number;
  /** The likely end where a short race flatters a long one. */
  toSeconds?: number;
}

const tenKilometers = 10_000;
const muchKilometers = 50;

/** What a race would take now. Marathons from short races are slower than the curve says. */
export function predictRace(
  { vdot, race }: RunState,
  meters: number,
  weeklyKilometers = 0,
): Prediction {
  const seconds = raceSeconds(vdot, meters);
  const isFlattered =
    meters >= marathon && race.meters <= tenKilometers && weeklyKilometers < muchKilometers;
  return isFlattered ? { seconds: seconds * 1.05, toSeconds: seconds * 1.08 } : { seconds };
}

/** The longest run that may come next, by the longest of the last thirty days. */
export function longestNextRun(longestMeters: number): number {
  const more = longestMeters * 0.1;
  return longestMeters + (longestMeters < tenKilometers ? Math.max(1000, more) : more);
}
