import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import { groupBy } from '../group-by.ts';
import { strengthKeyOf } from '../load-class.ts';
import { shareOf } from '../percent.ts';
import type { StrengthState } from './types.ts';

interface Conversion {
  from: string;
  to: string;
  /** Of a maximum to a maximum, all that is held together. */
  ratio: number;
  /** Of a six-rep maximum to another: ratio × it + this, in kilograms. */
  plus?: number;
  /** Percent. */
  within: number;
  /** The ratio is of one hand already. */
  isPerHand?: true;
  mostKg?: number;
}

const of = (from: string, to: string, ratio: number, within: number): Conversion => ({
  from,
  to,
  ratio,
  within,
});

/** As [ratio, plus]. */
const sixReps = (to: string, ratio: number, plus: number): Conversion => ({
  ...of('bench-press', to, ratio, 8),
  plus,
});

const perHand = (from: string, to: string, ratio: number, within: number): Conversion => ({
  ...of(from, to, ratio, within),
  isPerHand: true,
});

/** From two bells of which one is logged. */
const pair = (from: string, to: string, ratio: number, within: number): Conversion =>
  of(from, to, 2 * ratio, within);

/**
 * What legs say of fast lifts, as a share of the back squat and in kilograms at most: of somebody
 * who has told of no fast lift it is the skill that holds it down, however strong the legs are.
 */
const fastOfSquat: Readonly<Record<string, readonly [share: number, mostKg: number]>> = {
  snatch: [0.38, 40],
  'power-snatch': [0.34, 36],
  'hang-power-snatch': [0.32, 34],
  'overhead-squat': [0.36, 40],
  'snatch-pull': [0.55, 70],
  'clean-and-jerk': [0.5, 54],
  'power-clean': [0.5, 52],
  'hang-clean': [0.5, 52],
  'hang-power-clean': [0.46, 46],
  'split-jerk': [0.5, 54],
  'clean-pull': [0.72, 100],
};

const byLegs = (from: string, toBackSquat: number, within: number): Conversion[] =>
  Object.entries(fastOfSquat).map(([to, [share, mostKg]]) => ({
    ...of(from, to, share * toBackSquat, within),
    mostKg,
  }));

/** The only ways from one lift to another. What is not here is found on the day. */
export const conversions: readonly Conversion[] = [
  of('bench-press', 'dumbbell-bench-press', 0.83, 8),
  of('bench-press', 'smith-bench-press', 0.97, 5),
  of('bench-press', 'incline-bench-press', 0.8, 7),
  of('bench-press', 'close-grip-bench-press', 0.93, 6),
  of('bench-press', 'paused-bench-press', 0.95, 4),
  of('bench-press', 'barbell-floor-press', 0.93, 7),
  of('bench-press', 'overhead-press', 0.63, 10),
  of('overhead-press', 'dumbbell-shoulder-press', 0.93, 8),
  of('overhead-press', 'seated-dumbbell-press', 1, 8),
  of('overhead-press', 'push-press', 1.3, 8),
  perHand('overhead-press', 'kettlebell-strict-press', 0.45, 12),
  sixReps('seated-dumbbell-press', 0.42, 5.8),
  sixReps('dumbbell-shoulder-press', 0.42, 5.8),
  sixReps('barbell-curl', 0.33, 6.2),
  sixReps('hammer-curl', 0.28, 6.3),
  sixReps('overhead-triceps-extension', 0.33, -0.6),
  of('bench-press', 'barbell-bent-over-row', 0.8, 14),
  perHand('bench-press', 'one-arm-dumbbell-row', 0.38, 14),
  of('back-squat', 'front-squat', 0.84, 6),
  of('back-squat', 'pause-back-squat', 0.92, 5),
  of('back-squat', 'barbell-box-squat', 0.95, 7),
  of('back-squat', 'safety-bar-squat', 0.93, 6),
  of('back-squat', 'dumbbell-bulgarian-split-squat', 0.45, 18),
  of('back-squat', 'barbell-bulgarian-split-squat', 0.45, 18),
  { ...of('back-squat', 'dumbbell-goblet-squat', 0.35, 18), mostKg: 40 },
  { ...of('back-squat', 'goblet-squat', 0.35, 18), mostKg: 40 },
  of('back-squat', 'conventional-deadlift', 1.18, 13),
  of('conventional-deadlift', 'back-squat', 1 / 1.18, 13),
  of('conventional-deadlift', 'trap-bar-deadlift', 1.05, 7),
  of('conventional-deadlift', 'sumo-deadlift', 1, 8),
  of('conventional-deadlift', 'barbell-romanian-deadlift', 0.75, 10),
  of('conventional-deadlift', 'rack-pull', 1.08, 10),
  of('back-squat', 'barbell-romanian-deadlift', 0.8, 15),
  of('back-squat', 'barbell-hip-thrust', 1.15, 20),
  of('clean-and-jerk', 'snatch', 0.8, 6),
  of('clean-and-jerk', 'clean', 1.03, 6),
  of('clean-and-jerk', 'power-clean', 0.92, 7),
  of('clean-and-jerk', 'front-squat', 1.2, 8),
  of('snatch', 'clean-and-jerk', 1 / 0.8, 6),
  of('front-squat', 'clean', 0.83, 8),
  of('clean', 'power-clean', 0.9, 6),
  of('clean-and-jerk', 'hang-clean', 0.95, 7),
  of('clean-and-jerk', 'hang-power-clean', 0.85, 8),
  of('clean-and-jerk', 'split-jerk', 1.03, 7),
  of('clean-and-jerk', 'clean-pull', 1.25, 8),
  of('snatch', 'power-snatch', 0.88, 6),
  of('snatch', 'hang-power-snatch', 0.83, 8),
  of('snatch', 'snatch-balance', 0.95, 10),
  of('snatch', 'overhead-squat', 1.05, 10),
  of('snatch', 'snatch-pull', 1.3, 8),
  of('pull-up', 'chin-up', 1.04, 5),
  of('chin-up', 'pull-up', 1 / 1.04, 5),
  // The same ways back: who tells of the variation alone has no less of the lift.
  of('incline-bench-press', 'bench-press', 1 / 0.8, 7),
  of('close-grip-bench-press', 'bench-press', 1 / 0.93, 6),
  pair('dumbbell-bench-press', 'bench-press', 1 / 0.83, 8),
  of('overhead-press', 'bench-press', 1 / 0.63, 10),
  of('push-press', 'overhead-press', 1 / 1.3, 8),
  of('clean-and-jerk', 'back-squat', 1.3, 10),
  of('snatch', 'back-squat', 1.6, 12),
  of('front-squat', 'back-squat', 1 / 0.84, 6),
  of('safety-bar-squat', 'back-squat', 1 / 0.93, 6),
  of('trap-bar-deadlift', 'conventional-deadlift', 1 / 1.05, 7),
  of('sumo-deadlift', 'conventional-deadlift', 1, 8),
  of('barbell-romanian-deadlift', 'conventional-deadlift', 1 / 0.75, 10),
  // Whoever tells of a front squat has stood with a bar on the shoulders.
  ...byLegs('front-squat', 1.35, 15),
  ...byLegs('back-squat', 1, 18),
];

/** A first guess starts a little lower. */
const careful = 0.9;
const mostConfidence = 0.3;

function convertedMax({ ratio, plus }: Conversion, e1RM: number): number {
  if (plus === undefined) return ratio * e1RM;
  const six = shareOf(6, 0);
  return (ratio * e1RM * six + plus) / six;
}

function convert(way: Conversion, source: StrengthState, exercise: LibraryExercise): StrengthState {
  const hands = exercise.loadCount === 2 && !way.isPerHand ? 2 : 1;
  const wished = (convertedMax(way, source.e1RM) * careful) / hands;
  const e1RM = Math.min(wished, way.mostKg ?? wished);
  return {
    ...source,
    liftKey: way.to,
    implement: exercise.loadClass,
    e1RM,
    fullE1RM: e1RM,
    confidence: Math.min(mostConfidence, source.confidence),
    source: 'converted',
    n: 0,
    basis: {
      kind: 'converted',
      from: way.from,
      fromName: exerciseById(way.from)?.name ?? way.from,
      within: way.within,
    },
  };
}

/** Each way once, by where it leads. */
const waysTo = groupBy(conversions, ({ to }) => to);

type States = ReadonlyMap<string, StrengthState>;

interface Found {
  way: Conversion;
  source: StrengthState;
}

/** What stands for a lift that most others are read from, where only a variation of it was told. */
const anchors: readonly string[] = ['back-squat', 'bench-press', 'conventional-deadlift'];
const isVariation = ({ from }: Conversion): boolean =>
  !anchors.includes(from) && from !== 'overhead-press';

function nearest(ways: readonly Conversion[], states: States): Found | null {
  let best: Found | null = null;
  for (const way of ways) {
    const source = states.get(way.from);
    if (source && (!best || way.within < best.way.within)) best = { way, source };
  }
  return best;
}

const joined = (first: Conversion, then: Conversion): Conversion => ({
  ...then,
  from: first.from,
  ratio: first.ratio * then.ratio,
  within: Math.round(Math.hypot(first.within, then.within)),
});

/** By way of the lift that the told variation stands for. */
function byAnchor(key: string, states: States): Found | null {
  const ways = anchors.flatMap((anchor) => {
    const first = states.has(anchor)
      ? null
      : nearest((waysTo.get(anchor) ?? []).filter(isVariation), states);
    if (!first) return [];
    return (waysTo.get(key) ?? [])
      .filter(({ from, plus }) => from === anchor && plus === undefined)
      .map((then) => joined(first.way, then));
  });
  return nearest(ways, states);
}

/**
 * The state of a lift: its own, or a first guess from the nearest lift that has one. A guess is
 * never made from a guess, but a variation may stand for its lift.
 */
export function stateFor(exercise: LibraryExercise, states: States): StrengthState | null {
  const key = strengthKeyOf(exercise.id);
  const own = states.get(key);
  if (own) return own;
  const found = nearest(waysTo.get(key) ?? [], states) ?? byAnchor(key, states);
  return found && convert(found.way, found.source, exercise);
}
