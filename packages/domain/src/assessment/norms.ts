import type { Sex } from '../reading/vocabulary.ts';

/** Scores at given values, rising by value; between two of them it is interpolated. */
type Curve = readonly (readonly [value: number, score: number])[];

/** Beyond the ends the score stays what it is there. */
export function scoreOn(curve: Curve, value: number): number {
  const first = curve[0];
  const last = curve.at(-1);
  if (!first || !last) return 50;
  if (value <= first[0]) return first[1];
  if (value >= last[0]) return last[1];
  const upper = curve.findIndex(([at]) => at >= value);
  const [x1, y1] = curve[upper - 1] ?? first;
  const [x2, y2] = curve[upper] ?? last;
  return x2 === x1 ? y2 : y1 + ((value - x1) / (x2 - x1)) * (y2 - y1);
}

interface Band<T> {
  /** The youngest age of the band. */
  from: number;
  male: T;
  female: T;
}

function bandAt<T>(bands: readonly Band<T>[], age: number): Band<T> {
  return bands.findLast(({ from }) => age >= from) ?? (bands[0] as Band<T>);
}

type Cuts = readonly [number, number, number];

/** Good, very good and excellent from: men on their toes, women on their knees (CSEP). */
const pushUps: readonly Band<Cuts>[] = [
  { from: 20, male: [22, 29, 36], female: [15, 21, 30] },
  { from: 30, male: [17, 22, 30], female: [13, 20, 27] },
  { from: 40, male: [13, 17, 25], female: [11, 15, 24] },
  { from: 50, male: [10, 13, 21], female: [7, 11, 21] },
  { from: 60, male: [8, 11, 18], female: [5, 12, 17] },
];

/** Beats in the minute after three minutes of steps: good, average and poor up to (YMCA). */
const stepTest: readonly Band<Cuts>[] = [
  { from: 18, male: [84, 100, 119], female: [93, 110, 131] },
  { from: 26, male: [85, 102, 121], female: [92, 110, 129] },
  { from: 36, male: [88, 105, 124], female: [96, 112, 132] },
  { from: 46, male: [93, 111, 126], female: [101, 118, 132] },
  { from: 56, male: [94, 109, 128], female: [103, 118, 135] },
  { from: 66, male: [92, 110, 126], female: [101, 121, 133] },
];

/** Metres in twelve minutes: average, above average and excellent from (Cooper). */
const twelveMinutes: readonly Band<Cuts>[] = [
  { from: 20, male: [2200, 2400, 2800], female: [1800, 2200, 2700] },
  { from: 30, male: [1900, 2300, 2700], female: [1700, 2000, 2500] },
  { from: 40, male: [1700, 2100, 2500], female: [1500, 1900, 2300] },
  { from: 50, male: [1600, 2000, 2400], female: [1400, 1700, 2200] },
];

/** Seconds of the quarter, the half and the three quarters of young adults. */
const plank: readonly Band<Cuts>[] = [{ from: 18, male: [77, 106, 128], female: [63, 90, 121] }];

type Quartiles = readonly [number, number];

/** Stands in 30 s of the lower and the upper quarter. */
const chairStand: readonly Band<Quartiles>[] = [
  { from: 60, male: [14, 19], female: [12, 17] },
  { from: 65, male: [12, 18], female: [11, 16] },
  { from: 70, male: [12, 17], female: [10, 15] },
  { from: 75, male: [11, 17], female: [10, 15] },
  { from: 80, male: [10, 15], female: [9, 14] },
];

const moreIsBetter = ([good, better, best]: Cuts): Curve => [
  [0, 10],
  [good, 50],
  [better, 70],
  [best, 90],
  [best * 1.3, 100],
];

const lessIsBetter = ([good, average, poor]: Cuts): Curve => [
  [good * 0.8, 95],
  [good, 70],
  [average, 50],
  [poor, 30],
  [poor * 1.2, 10],
];

const percentiles = ([quarter, half, threeQuarters]: Cuts): Curve => [
  [0, 5],
  [quarter, 25],
  [half, 50],
  [threeQuarters, 75],
  [threeQuarters * 1.6, 95],
];

const quartiles = ([lower, upper]: Quartiles): Curve => [
  [0, 5],
  [lower, 25],
  [(lower + upper) / 2, 50],
  [upper, 75],
  [upper * 1.4, 95],
];

export interface NormScore {
  score: number;
  /** 0–1: what the norm is worth for this athlete. */
  worth: number;
}

function fromBands<T>(
  bands: readonly Band<T>[],
  curveOf: (cuts: T) => Curve,
  worthAt: (age: number) => number,
) {
  return (value: number, age: number | undefined, sex: Sex | undefined): NormScore => {
    // Without an age the middle of adult life is the least wrong.
    const band = bandAt(bands, age ?? 35);
    const scores = (sex ? [sex] : (['female', 'male'] as const)).map((one) =>
      scoreOn(curveOf(band[one]), value),
    );
    const score = scores.reduce((sum, one) => sum + one, 0) / scores.length;
    const known = (age === undefined ? 0.8 : 1) * (sex === undefined ? 0.8 : 1);
    return { score, worth: known * worthAt(age ?? 35) };
  };
}

const always = () => 1;

export const norms = {
  push_ups: fromBands(pushUps, moreIsBetter, always),
  step_test: fromBands(stepTest, lessIsBetter, always),
  twelve_minutes: fromBands(twelveMinutes, moreIsBetter, always),
  // Above 25 there are no good norms.
  plank: fromBands(plank, percentiles, (age) => (age <= 25 ? 1 : 0.55)),
  // Made for people of 60 and more; the young reach its end.
  chair_stand: fromBands(chairStand, quartiles, (age) => (age >= 60 ? 1 : 0.4)),
};

/** Millilitres of oxygen per kilogram and minute, from the metres of twelve minutes. */
export function oxygenUptake(metres: number): number {
  return (metres - 504.9) / 44.73;
}
