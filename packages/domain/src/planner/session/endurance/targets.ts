import { sweetSpot } from '../../../training/pace/bike.ts';
import { heartFor, highestPulse } from '../../../training/pace/heart.ts';
import { type PaceState, paceFor } from '../../../training/pace/pace-for.ts';
import { planningSeconds } from '../../../training/pace/planning-speed.ts';
import type { PaceTarget, Zone } from '../../../training/pace/types.ts';
import { paceText } from '../../../training/pace/words.ts';
import { defined } from '../../../workout/defined.ts';
import type { FitnessLevel } from '../../../workout/limits.ts';
import type { Exercise, NumberRange, Pace, PaceUnit } from '../../../workout/types.ts';
import { statedPace } from '../../dose/distance.ts';
import { rpeCap } from '../../legal/caps.ts';
import { hasTrait } from '../../legal/traits.ts';
import type { Request } from '../../request.ts';
import type { Athlete } from './athlete.ts';
import { goesByEffort } from './limits.ts';
import { type Mode, modeFacts } from './modes.ts';
import type { CoveredWay } from './way.ts';
import { beltSpeedText } from './words.ts';
import { zoneFacts } from './zones.ts';

/** What a piece of work is aimed at. */
export interface Target {
  zone: Zone;
  rpe: number;
  pace?: Pace;
  heartRate?: NumberRange;
  /** As the object of a sentence: '4:50–4:58/km', 'easy: you can talk'. */
  words: string;
  /** How it feels, in any case. */
  feel: string;
  /** To add up with; no target where no pace is given. */
  secondsPerKm: number;
}

/** The way whose planning speed stands for it. */
const speedOf: Record<Mode, keyof PaceState | 'walk'> = {
  run: 'run',
  treadmill: 'run',
  walk: 'walk',
  ruck: 'walk',
  treadmill_walk: 'walk',
  row: 'row',
  ski: 'ski',
  bike: 'bike',
  air_bike: 'bike',
  ride: 'bike',
  elliptical: 'run',
  stairs: 'walk',
  swim: 'swim',
};

/** How much of the easy time a harder kilometre takes. */
const quicker: Record<Zone, number> = { E: 1, S: 0.95, M: 0.9, T: 0.86, I: 0.78, R: 0.68 };
/** Against water and a flywheel speed grows less than effort. */
const quickerThroughWater: Record<Zone, number> = {
  E: 1,
  S: 0.97,
  M: 0.95,
  T: 0.93,
  I: 0.88,
  R: 0.82,
};

const unitMetres: Record<Exclude<PaceUnit, 'watts'>, number> = {
  's/km': 1000,
  's/mi': 1609.344,
  's/500m': 500,
  's/100m': 100,
};

function guessedSpeed(zone: Zone, mode: Mode, level: FitnessLevel): number {
  const { family } = modeFacts[mode];
  const shares = family === 'erg' || family === 'water' ? quickerThroughWater : quicker;
  return planningSeconds(speedOf[mode], level, 1000) * shares[zone];
}

/** Nobody meets a pace to the second. */
const tolerance = 0.01;

function saidPace(request: Request, mode: Mode): Pace | null {
  const seconds = statedPace(request);
  const { unit = 's/km' } = modeFacts[mode];
  if (seconds === null || unit === 'watts') return null;
  const each = (seconds * unitMetres[unit]) / 1000;
  return { unit, lo: each * (1 - tolerance), hi: each * (1 + tolerance) };
}

const whole = ({ unit, lo, hi }: Pace): Pace => ({
  unit,
  lo: Math.round(lo),
  hi: Math.round(hi),
});

/** On wheels the pulse stays lower at the same effort. */
const lowerOnWheels = 7;

function beatsFor(
  zone: Zone,
  { request, mode }: CoveredWay,
  isMain: boolean,
): NumberRange | undefined {
  const said = isMain ? request.heartRate?.value : undefined;
  if (said !== undefined) return { lo: said - 5, hi: said + 5 };
  if (request.age === undefined) return undefined;
  const off = modeFacts[mode].family === 'wheels' ? lowerOnWheels : 0;
  const hrMax = highestPulse(request.age.value) - off;
  return heartFor(zone, { hrMax }) ?? undefined;
}

const raceSport = ({ mode }: CoveredWay): keyof PaceState | null => {
  const { race } = modeFacts[mode];
  return race === undefined || race === 'walk' ? null : race;
};

/** ' (207–219 W), rate 26–28' on the rower. */
function powerText(tested: PaceTarget | null | undefined): string {
  if (!tested?.watts || tested.pace.unit === 'watts') return '';
  const { watts, rate } = tested;
  const strokes = rate ? `, rate ${rate.lo}–${rate.hi}` : '';
  return ` (${Math.round(watts.lo)}–${Math.round(watts.hi)} W)${strokes}`;
}

/** From this pace on the belt needs a slope for the air that is missing. */
const fastBelt = 300;

/** ' (11.9–12.4 km/h, 1 % slope)'. */
const beltText = (pace: Pace): string =>
  ` (${beltSpeedText(pace)}${pace.hi < fastBelt ? ', 1 % slope' : ''})`;

const perKm = ({ unit, lo, hi }: Pace): number =>
  unit === 'watts' ? 0 : (((lo + hi) / 2) * 1000) / unitMetres[unit];

export interface Piece {
  zone: Zone;
  /** What the words say of pace and pulse is meant for it. */
  isMain?: boolean;
  /** Seconds of one repeat. */
  repSeconds?: number;
}

export function targetFor(
  { zone, isMain = false, repSeconds = 0 }: Piece,
  way: CoveredWay,
  athlete: Athlete,
): Target {
  const { request, mode } = way;
  const facts = zoneFacts[zone];
  const feel = athlete.level === 'beginner' ? facts.plain : facts.words;
  const rpe = Math.min(facts.rpe, rpeCap(request));
  const guessed = guessedSpeed(zone, mode, athlete.level);
  if (goesByEffort(request)) return { zone, rpe, words: feel, feel, secondsPerKm: guessed };
  const sport = raceSport(way);
  const isSweet = isMain && zone === 'T' && sport === 'bike' && hasTrait(request, 'sweet_spot');
  const ftp = isSweet ? athlete.paces.bike : null;
  const tested =
    ftp === null ? sport && paceFor(sport, zone, athlete.paces, repSeconds) : sweetSpot(ftp);
  const exact = (isMain ? saidPace(request, mode) : null) ?? tested?.pace;
  const pace = exact ? whole(exact) : undefined;
  const heartRate = beatsFor(zone, way, isMain);
  const beats = heartRate ? `${heartRate.lo}–${heartRate.hi} bpm` : undefined;
  const belt = pace && mode === 'treadmill' ? beltText(pace) : '';
  const extras = exact === tested?.pace ? powerText(tested) : '';
  const words = pace ? `${paceText(pace)}${belt}${extras}` : beats ? `${beats}, ${feel}` : feel;
  return {
    ...defined({ pace, heartRate }),
    zone,
    rpe,
    words,
    feel,
    secondsPerKm: exact && exact.unit !== 'watts' ? perKm(exact) : guessed,
  };
}

/** ' at 4:50–4:58/km', ', easy: you can talk'. */
export const atTarget = ({ pace, words }: Target): string => (pace ? ` at ${words}` : `, ${words}`);

/** What the step shows of it. */
export const targetFields = ({ rpe, pace, heartRate }: Target): Partial<Exercise> =>
  defined({ rpe, pace, heartRate });
