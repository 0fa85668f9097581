import { bounds } from '../../workout/limits.ts';
import { clamp } from '../../workout/read-value.ts';
import type { Exercise, Pace, PaceUnit } from '../../workout/types.ts';

const metersOf: Record<Exclude<PaceUnit, 'watts'>, number> = {
  's/km': 1000,
  's/mi': 1609.344,
  's/500m': 500,
  's/100m': 100,
};

/** The rowing machine's own formulas (training model §3.3). */
const wattFactor = 2.8;
const metersPerSecond = (watts: number) => Math.cbrt(watts / wattFactor);
const wattsAt = (secondsPerMeter: number) => wattFactor / secondsPerMeter ** 3;
const caloriesPerHour = (watts: number) => 3.44 * watts + 300;

const middle = ({ lo, hi }: Pace) => (lo + hi) / 2;

function secondsPerMeter(pace: Pace): number {
  return pace.unit === 'watts'
    ? 1 / metersPerSecond(middle(pace))
    : middle(pace) / metersOf[pace.unit];
}

/** At the middle of the pace it gives; undefined where it gives none, or covers nothing. */
export function pacedSeconds({ distanceMeters, calories, pace }: Exercise): number | undefined {
  if (pace === undefined) return undefined;
  if (distanceMeters !== undefined) return distanceMeters * secondsPerMeter(pace);
  if (calories === undefined) return undefined;
  const watts = pace.unit === 'watts' ? middle(pace) : wattsAt(secondsPerMeter(pace));
  return (calories * 3600) / caloriesPerHour(watts);
}

/** Seconds per kilometer for adding up, never shown as a target. */
interface PlanningSpeed {
  words: RegExp;
  steady: number;
  /** The slowest that a single repeat is waited for. */
  repCap: number;
}

const running: PlanningSpeed = { words: /run|jog|sprint/, steady: 390, repCap: 375 };
const speeds: PlanningSpeed[] = [
  { words: /swim|crawl stroke|freestyle/, steady: 1300, repCap: 2400 },
  {
    words: /carry|carries|sled|drag|push|lunge|bear|crawl|farmer|yoke/,
    steady: 1000,
    repCap: 3000,
  },
  { words: /\brow|\bski/, steady: 270, repCap: 420 },
  { words: /bik|cycl|ride|riding/, steady: 150, repCap: 300 },
  { words: /walk|march|hike|ruck/, steady: 660, repCap: 1000 },
  running,
];

const speedOf = ({ name }: Exercise): PlanningSpeed =>
  speeds.find(({ words }) => words.test(name.toLowerCase())) ?? running;

const secondsPerCalorie = { likely: 5, cap: 12 };
/** A repeat is run faster than it is waited for. */
const repShare = 0.72;
const leastSeconds = 5;

export interface OpenLength {
  likelySeconds: number;
  capSeconds: number;
}

function within(likely: number, cap: number): OpenLength {
  const { min, max } = bounds.capSeconds;
  const capSeconds = Math.round(clamp(cap, { min: Math.max(min, 20), max }));
  const likelySeconds = Math.round(clamp(likely, { min: leastSeconds, max: capSeconds }));
  return { likelySeconds, capSeconds };
}

const capShare = { steady: 1.6, rep: 1.5 };

/** How long it may well take, and when the clock ends it (training model §3.7). */
export function openLength(exercise: Exercise, isRep: boolean): OpenLength {
  const { distanceMeters, calories = 0, duration } = exercise;
  const told = (isRep ? duration : undefined) ?? pacedSeconds(exercise);
  if (told !== undefined) return within(told, told * (isRep ? capShare.rep : capShare.steady));
  if (distanceMeters === undefined) {
    return within(calories * secondsPerCalorie.likely, calories * secondsPerCalorie.cap);
  }
  const { steady, repCap } = speedOf(exercise);
  const kilometers = distanceMeters / 1000;
  if (isRep) return within(kilometers * repCap * repShare, kilometers * repCap);
  return within(kilometers * steady, kilometers * steady * capShare.steady);
}
