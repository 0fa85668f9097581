import { type Bounds, bounds } from './limits.ts';
import { isRecord, readClamped, readNumber, readPositive, readText } from './read-value.ts';
import {
  type Exercise,
  itemRoles,
  type NumberRange,
  type Pace,
  paceUnits,
  stepModes,
} from './types.ts';

/** One number stands for a range of nothing; a range the wrong way round is turned. */
function readRange(value: unknown, limits: Bounds): NumberRange | undefined {
  if (!isRecord(value)) return undefined;
  const lo = readClamped(value.lo ?? value.hi, limits);
  const hi = readClamped(value.hi ?? value.lo, limits);
  if (lo === undefined || hi === undefined) return undefined;
  return { lo: Math.min(lo, hi), hi: Math.max(lo, hi) };
}

function readPace(value: unknown): Pace | undefined {
  const range = readRange(value, bounds.pace);
  const unit = paceUnits.find((one) => isRecord(value) && one === value.unit);
  return range && unit ? { unit, ...range } : undefined;
}

type Dose = Pick<
  Exercise,
  | 'role'
  | 'rir'
  | 'group'
  | 'distanceMeters'
  | 'calories'
  | 'pace'
  | 'heartRate'
  | 'loadNote'
  | 'stepMode'
>;

const oneOf = <T extends string>(names: readonly T[], value: unknown): T | undefined =>
  names.find((name) => name === value);

/** Not a whole number of meters: a lap of a track is 400, of an indoor one 333.3. */
function readMeters(value: unknown): number | undefined {
  const number = readNumber(value);
  return number === undefined || number <= 0
    ? undefined
    : readClamped(number, bounds.distanceMeters);
}

/** What an item says beyond reps, sets and seconds. An older workout says none of it. */
export function readDose(draft: Record<string, unknown>): {
  [Key in keyof Dose]-?: Dose[Key] | undefined;
} {
  return {
    role: oneOf(itemRoles, draft.role),
    rir: readClamped(draft.rir, bounds.rir),
    group: readText(draft.group)?.slice(0, 8),
    distanceMeters: readMeters(draft.distanceMeters),
    calories: readPositive(draft.calories, bounds.calories),
    pace: readPace(draft.pace),
    heartRate: readRange(draft.heartRate, bounds.heartRate),
    loadNote: readText(draft.loadNote),
    stepMode: oneOf(stepModes, draft.stepMode),
  };
}
