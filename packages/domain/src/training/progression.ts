import type { WeightUnit } from '../profile/units.ts';
import type { FitnessLevel } from '../workout/limits.ts';
import { shareOf } from './percent.ts';
import { heavier, lighter, type Rack, toRack, weightNumber } from './rack.ts';
import type { Exposure, WorkSet } from './strength/types.ts';

export interface NextLoad {
  move: 'add' | 'hold' | 'drop' | 'change';
  kilograms: number;
  reps: number;
  /** Why, in a few words: '80 had 3 left: +2.5'. */
  why: string;
}

/** From one set to the next, and from one session to the next by how far off it was. */
const mostChange = 0.075;

interface SetInHand {
  kilograms: number;
  /** Reps that are planned. */
  reps: number;
  targetRir: number;
  rack: Rack;
  /** Where the body is lifted as well. */
  bodyMassKg?: number;
  /** How often this lift has gone down today. */
  downs?: number;
}

export interface NextSet extends NextLoad {
  /** Twice too heavy: one more set, then the next exercise. */
  isLast: boolean;
}

const text = (kilograms: number, unit: WeightUnit) => weightNumber(kilograms, unit);

const repsLeft = (rir: number) => (rir <= 0 ? 'none left' : `${rir} left`);

/** '+2.5', '−5'. */
function changeText(from: number, to: number, unit: WeightUnit): string {
  const amount = text(Math.abs(to - from), unit);
  return `${to >= from ? '+' : '−'}${amount}`;
}

/** What is there and not more than this far up; down there may be only one way. */
function stepped(rack: Rack, from: number, wished: number, bodyMassKg: number): number {
  const whole = from + bodyMassKg;
  if (wished > from) {
    const most = whole * (1 + mostChange) - bodyMassKg;
    const near = toRack(rack, wished, 'nearest') ?? from;
    return Math.max(from, near <= most ? near : (toRack(rack, most, 'down') ?? from));
  }
  const near = toRack(rack, wished, 'nearest') ?? from;
  return near < from ? near : (lighter(rack, from) ?? from);
}

/**
 * The next set, after one whose reps in reserve were logged. A half point is no reason to move:
 * people are about one rep off.
 */
export function nextSet(
  { kilograms, reps, targetRir, rack, bodyMassKg = 0, downs = 0 }: SetInHand,
  done: { reps: number; rir: number | null },
): NextSet {
  const { rir } = done;
  const off = rir === null ? 0 : rir + (done.reps - reps) - targetRir;
  const same = { move: 'hold', kilograms, reps, isLast: false } as const;
  if (rir === null || Math.abs(off) < 1) return { ...same, why: 'As planned: the same again' };
  const ratio = shareOf(done.reps, targetRir) / shareOf(done.reps, rir);
  const bounded = Math.min(1 + mostChange, Math.max(1 - mostChange, ratio));
  const aims = done.reps < reps ? Math.min(bounded, 1 - mostChange) : bounded;
  const next = stepped(rack, kilograms, (kilograms + bodyMassKg) * aims - bodyMassKg, bodyMassKg);
  const said = `${text(kilograms, rack.unit)} had ${repsLeft(rir)}`;
  if (next === kilograms) {
    return { ...same, why: `${said}, and the next weight is too far: the same again` };
  }
  const isDown = next < kilograms;
  return {
    move: isDown ? 'drop' : 'add',
    kilograms: next,
    reps,
    why: `${said}: ${changeText(kilograms, next, rack.unit)}`,
    isLast: isDown && downs >= 1,
  };
}

interface Lift {
  rack: Rack;
  level: FitnessLevel;
  /** Reps from the bottom to the top of the range; the same twice for a fixed number. */
  range: readonly [number, number];
  targetRir: number;
  /** Oldest first; the last is the last time. */
  exposures: readonly Exposure[];
  isLower: boolean;
  isDeadlift?: boolean;
  /** Women and light people go up by half. */
  isLight?: boolean;
  /** Something hurt last time. */
  hadPain?: boolean;
}

const heaviestOf = ({ sets }: Exposure): number => Math.max(...sets.map((set) => set.kilograms));
const topSets = (exposure: Exposure): WorkSet[] => {
  const top = heaviestOf(exposure);
  return exposure.sets.filter((set) => set.kilograms === top);
};
const repsOf = (exposure: Exposure): number =>
  Math.min(...topSets(exposure).map((set) => set.reps));
const totalReps = (exposure: Exposure): number =>
  topSets(exposure).reduce((sum, set) => sum + set.reps, 0);
/** What was left in the last of the heavy sets. */
const leftIn = (exposure: Exposure): number | null => topSets(exposure).at(-1)?.rir ?? null;

/** How much harder than wished it was, in reps; none where nobody says. */
function overBy(exposure: Exposure, targetRir: number): number {
  const left = leftIn(exposure);
  return left === null ? 0 : targetRir - left;
}

function dropped({ rack, level, exposures }: Lift, last: Exposure, reps: number): NextLoad | null {
  const before = exposures.at(-2);
  if (!before) return null;
  const load = heaviestOf(last);
  const share = level === 'beginner' ? 0.9 : 1 - mostChange;
  const next = toRack(rack, load * share, 'down');
  if (next === undefined || next >= load) return null;
  return {
    move: 'drop',
    kilograms: next,
    reps,
    why: `${text(load, rack.unit)} was too much twice: ${changeText(load, next, rack.unit)}, then build again`,
  };
}

/** Weeks without a rise, before something else is tried. */
const patience = 3;
const patientDays = 28;

/** No more weight and no more reps over the last times. */
function isStuck({ exposures, level }: Lift): boolean {
  const last = exposures.slice(-patience - 1);
  const [first, ...later] = last;
  if (!first || later.length < patience) return false;
  const spanDays = (Date.parse(later.at(-1)?.day ?? '') - Date.parse(first.day)) / 86_400_000;
  if (level === 'intermediate' && spanDays < patientDays) return false;
  return later.every((one) => {
    const more = heaviestOf(one) - heaviestOf(first);
    return more < 0 || (more === 0 && totalReps(one) <= totalReps(first));
  });
}

/** What speaks against more, the gravest first; null where nothing does. */
function checked(lift: Lift, last: Exposure): NextLoad | null {
  const { range, targetRir, exposures, rack, hadPain } = lift;
  const [bottom] = range;
  const load = heaviestOf(last);
  const hold = { move: 'hold', kilograms: load, reps: bottom } as const;
  const name = text(load, rack.unit);
  if (hadPain) return { ...hold, why: 'It hurt last time: no more weight today' };
  const before = exposures.at(-2);
  const wasShort = (one: Exposure) => repsOf(one) < bottom || overBy(one, targetRir) >= 1.5;
  if (before && wasShort(before) && wasShort(last)) {
    const down = dropped(lift, last, bottom);
    if (down) return down;
  }
  if (isStuck(lift)) {
    return {
      ...hold,
      move: 'change',
      why: `${name} has not gone up for ${patience} times: other reps or a variation`,
    };
  }
  if (repsOf(last) < bottom) return { ...hold, why: `${name} was short of ${bottom}: once more` };
  return null;
}

/** Kilograms to add by how much was left. */
function linearStep({ isLower, isDeadlift, isLight }: Lift, left: number): number {
  const isEasy = left >= 4 || (isDeadlift && left > 2);
  const whole = isLower ? 5 : 2.5;
  return (isEasy ? whole : whole / 2) * (isLight ? 0.5 : 1);
}

/** How often this weight has been lifted in a row. */
function timesAt(exposures: readonly Exposure[], load: number): number {
  let times = 0;
  for (let at = exposures.length - 1; at >= 0; at--) {
    const one = exposures[at];
    if (!one || heaviestOf(one) !== load) break;
    times += 1;
  }
  return times;
}

/** A beginner's main lift: the same reps, a little more each time. */
export function nextLinear(lift: Lift): NextLoad | null {
  const last = lift.exposures.at(-1);
  if (!last) return null;
  const no = checked(lift, last);
  if (no) return no;
  const { rack, range, exposures } = lift;
  const load = heaviestOf(last);
  const name = text(load, rack.unit);
  const hold = { move: 'hold', kilograms: load, reps: range[0] } as const;
  const left = leftIn(last);
  if (left !== null && left < 2)
    return { ...hold, why: `Last time ${name} had ${left} left: hold` };
  if (!last.isWhole) return { ...hold, why: `Not every set of ${name} was done: once more` };
  const next = heavier(rack, load);
  if (next === undefined) return { ...hold, why: `${name} is the heaviest here: slower` };
  const wished = linearStep(lift, left ?? 2);
  // A step that the plates do not allow is made every second time.
  const isDue = wished >= next - load || timesAt(exposures, load) >= 2;
  const said = left === null ? `${name} went as planned` : `${name} had ${left} left`;
  if (!isDue) return { ...hold, why: `${said}: once more, then ${text(next, rack.unit)}` };
  const target = Math.max(next, toRack(rack, load + wished, 'down') ?? next);
  return {
    move: 'add',
    kilograms: target,
    reps: range[0],
    why: `${said}: ${changeText(load, target, rack.unit)}`,
  };
}

/** A step of more than this share of the load waits for more reps. */
const smallStep = 0.075;
const largeStep = 0.15;

/** Most lifts: reps to the top of the range, then the next weight from the bottom. */
export function nextDouble(lift: Lift): NextLoad | null {
  const last = lift.exposures.at(-1);
  if (!last) return null;
  const no = checked(lift, last);
  if (no) return no;
  const { rack, range, targetRir, exposures } = lift;
  const [bottom, top] = range;
  const load = heaviestOf(last);
  const name = text(load, rack.unit);
  const reps = repsOf(last);
  const over = overBy(last, targetRir);
  if (over > 0.5) {
    const again = Math.min(top, reps);
    const why = `${name} had ${leftIn(last)} left: hold`;
    return { move: 'hold', kilograms: load, reps: again, why };
  }
  if (reps < top) {
    const why = `${name} × ${reps} last time: one more rep`;
    return { move: 'hold', kilograms: load, reps: reps + 1, why };
  }
  if (leftIn(last) === null && exposures.length === 1) {
    return { move: 'hold', kilograms: load, reps: top, why: `${name} was new: once more` };
  }
  const next = heavier(rack, load);
  if (next === undefined) {
    return { move: 'hold', kilograms: load, reps, why: `${name} is the heaviest here: 3 s down` };
  }
  const rise = next / load - 1;
  const beyond = rise > largeStep ? top + 3 : top + 2;
  if (rise > smallStep && reps < beyond) {
    const why = `${text(next, rack.unit)} is a big step: ${Math.min(beyond, reps + 2)} reps first`;
    return { move: 'hold', kilograms: load, reps: Math.min(beyond, reps + 2), why };
  }
  const timesBeyond = exposures.filter((one) => heaviestOf(one) === load && repsOf(one) >= beyond);
  if (rise > largeStep && timesBeyond.length < 2) {
    const why = `${text(next, rack.unit)} is a big step: 3 s down first`;
    return { move: 'hold', kilograms: load, reps, why };
  }
  const why = `${name} × ${reps} done: ${changeText(load, next, rack.unit)}`;
  return { move: 'add', kilograms: next, reps: bottom, why };
}

/** With help of a machine: less of it when all reps are there, more when they were not twice. */
export function nextAssisted({
  rack,
  range,
  targetRir,
  exposures,
  hadPain,
}: Lift): NextLoad | null {
  const last = exposures.at(-1);
  if (!last) return null;
  const [bottom, top] = range;
  const help = heaviestOf(last);
  const reps = repsOf(last);
  const less = lighter(rack, help);
  const more = heavier(rack, help);
  const wasShort = (one: Exposure | undefined) => one !== undefined && repsOf(one) < bottom;
  const said = `${text(help, rack.unit)} of help`;
  if (more !== undefined && wasShort(last) && wasShort(exposures.at(-2))) {
    return { move: 'drop', kilograms: more, reps: bottom, why: `${said} was too little twice` };
  }
  const isDone = reps >= top && overBy(last, targetRir) <= 0.5 && !hadPain;
  if (isDone && less !== undefined) {
    const why = `${said} × ${reps} done: ${changeText(help, less, rack.unit)}`;
    return { move: 'add', kilograms: less, reps: bottom, why };
  }
  const next = Math.min(top, Math.max(bottom, reps + 1));
  return { move: 'hold', kilograms: help, reps: next, why: `${said} × ${reps} last time` };
}

/** A light week: about nine tenths of the last working load. */
export const deloadOf = (rack: Rack, kilograms: number): number | undefined =>
  toRack(rack, kilograms * 0.9, 'down');
