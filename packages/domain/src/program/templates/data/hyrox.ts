import type { RunPart, WeekKind } from '../types.ts';

/** One week on the way to the race. */
export interface HyroxStep {
  run: RunPart[] | 'trial' | 'easy';
  /** Minutes of the long run; none in race week. */
  long: number;
  strength: 'base' | 'sled' | 'race' | 'easy' | 'primer';
  /** Minutes at the stations. */
  station: number;
  stationWords: string;
  /** Of 10, where it is not the usual one. */
  effort?: number;
  kind: WeekKind;
  phase: string;
}

const reps = (
  times: number,
  length: Pick<RunPart, 'metres' | 'seconds'>,
  zone: RunPart['zone'],
  rest: number,
): RunPart[] => [{ ...length, zone, times, rest }];
/** A half marathon's pace: what is left of threshold with a station after every run. */
const racePace = (times: number, rest = 90): RunPart[] => [
  { metres: 1000, zone: 'T', times, rest, race: 21_097 },
];

export const hyroxSteps: readonly HyroxStep[] = [
  {
    run: reps(5, { metres: 800 }, 'I', 150),
    long: 45,
    strength: 'base',
    station: 24,
    stationWords: 'Stations at a quarter, technique',
    kind: 'build',
    phase: 'Engine',
  },
  {
    run: reps(5, { metres: 800 }, 'I', 120),
    long: 52,
    strength: 'base',
    station: 24,
    stationWords: 'Stations at a quarter',
    kind: 'build',
    phase: 'Engine',
  },
  {
    run: reps(6, { metres: 800 }, 'I', 120),
    long: 60,
    strength: 'base',
    station: 30,
    stationWords: 'Four stations at half',
    kind: 'build',
    phase: 'Engine',
  },
  {
    run: 'easy',
    long: 40,
    strength: 'easy',
    station: 20,
    stationWords: 'Easy circuit',
    kind: 'deload',
    phase: 'Engine',
  },
  {
    run: reps(3, { seconds: 600 }, 'T', 120),
    long: 60,
    strength: 'sled',
    station: 30,
    stationWords: 'Four runs and stations at half',
    kind: 'build',
    phase: 'Strong legs',
  },
  {
    run: reps(4, { seconds: 450 }, 'T', 90),
    long: 67,
    strength: 'sled',
    station: 40,
    stationWords: 'Six runs and stations at half',
    kind: 'build',
    phase: 'Strong legs',
  },
  {
    run: reps(4, { seconds: 480 }, 'T', 90),
    long: 75,
    strength: 'sled',
    station: 45,
    stationWords: 'Two stations after each run',
    kind: 'build',
    phase: 'Strong legs',
  },
  {
    run: 'trial',
    long: 50,
    strength: 'easy',
    station: 26,
    stationWords: 'Stations at a quarter, smooth',
    effort: 5,
    kind: 'deload',
    phase: 'Strong legs',
  },
  {
    run: racePace(6),
    long: 75,
    strength: 'race',
    station: 60,
    stationWords: 'Eight runs and stations at half: score it',
    effort: 8.5,
    kind: 'build',
    phase: 'Race work',
  },
  {
    run: racePace(6, 80),
    long: 70,
    strength: 'race',
    station: 88,
    stationWords: 'Run and station at three quarters, held back',
    effort: 7.5,
    kind: 'build',
    phase: 'Race work',
  },
  {
    run: racePace(4),
    long: 45,
    strength: 'easy',
    station: 58,
    stationWords: 'Half simulation at 7 of 10',
    effort: 7,
    kind: 'taper',
    phase: 'Taper',
  },
  {
    run: reps(3, { metres: 400 }, 'I', 150),
    long: 0,
    strength: 'primer',
    station: 0,
    stationWords: 'The race',
    kind: 'event',
    phase: 'Taper',
  },
];
