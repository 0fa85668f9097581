/** Seconds per kilometre (run) or per 500 m (row), fast to slow. */
export interface Zone {
  unit: 's/km' | 's/500m';
  lo: number;
  hi: number;
}

const oxygen = (speed: number) => -4.6 + 0.182258 * speed + 0.000104 * speed ** 2;

/** Daniels and Gilbert: how fit a race shows somebody to be. */
function fitnessOf(meters: number, seconds: number): number {
  const minutes = seconds / 60;
  const share =
    0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes);
  return oxygen(meters / minutes) / share;
}

function paceAt(fitness: number, share: number): number {
  const speed =
    (-0.182258 + Math.sqrt(0.182258 ** 2 + 0.000416 * (share * fitness + 4.6))) / 0.000208;
  return 60_000 / speed;
}

export type RunZone = 'easy' | 'threshold' | 'interval' | 'repetition';
const shares: Record<RunZone, readonly [fast: number, slow: number]> = {
  easy: [0.7, 0.62],
  threshold: [0.88, 0.88],
  interval: [0.975, 0.975],
  repetition: [1.07, 1.07],
};

export function runZone(meters: number, seconds: number, zone: RunZone): Zone {
  const fitness = fitnessOf(meters, seconds);
  const [fast, slow] = shares[zone];
  return { unit: 's/km', lo: paceAt(fitness, fast), hi: paceAt(fitness, slow) };
}

type RowZone = 'easy' | 'steady' | 'threshold' | 'interval';
const wattShares: Record<RowZone, readonly [most: number, least: number]> = {
  easy: [0.6, 0.55],
  steady: [0.7, 0.65],
  threshold: [0.8, 0.75],
  interval: [1.05, 0.9],
};

/** From a time over two kilometres. */
export function rowZone(seconds: number, zone: RowZone): Zone {
  const watts = 2.8 / (seconds / 2000) ** 3;
  const split = (share: number) => 500 * (2.8 / (watts * share)) ** (1 / 3);
  const [most, least] = wattShares[zone];
  return { unit: 's/500m', lo: split(most), hi: split(least) };
}

/** Whether a written pace lies in the zone, or within so large a share of its edges. */
export function isInZone(
  pace: { unit: string; lo: number; hi: number },
  zone: Zone,
  slack = 0.02,
): boolean {
  if (pace.unit !== zone.unit) return false;
  const middle = (pace.lo + pace.hi) / 2;
  return middle >= zone.lo * (1 - slack) && middle <= zone.hi * (1 + slack);
}
