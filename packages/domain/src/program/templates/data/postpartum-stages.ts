import type { RunPart } from '../types.ts';

export interface RecoveryStage {
  name: string;
  rir: number;
  sets: number;
  walk: number;
  /** What lets somebody go on. */
  pass: string;
  /** Running and walking in turn, for those who wish to run and passed the test. */
  runs?: RunPart[];
  /** First landings as exercises: a jog on the spot, small hops. */
  hasLandings?: true;
  isImpactTest?: true;
}

const turns = (times: number, run: number, walk: number): RunPart[] =>
  Array.from({ length: times }, (): RunPart[] => [
    { zone: 'E', seconds: run },
    { zone: 'walk', seconds: walk },
  ]).flat();

const oneLeg = '20 calf raises, bridges and side raises on each leg without signs';
const clean = 'the run, and the day after it, without signs';

export const postpartumStages: readonly RecoveryStage[] = [
  {
    name: 'Breath and walks',
    rir: 5,
    sets: 2,
    walk: 25,
    pass: '30 min of walking without signs',
  },
  { name: 'Breath and walks', rir: 4, sets: 2, walk: 28, pass: '30 min of walking without signs' },
  {
    name: 'First strength',
    rir: 4,
    sets: 2,
    walk: 30,
    pass: '20 sit-to-stands and 10 single-leg bridges without signs',
  },
  { name: 'First strength', rir: 4, sets: 3, walk: 32, pass: oneLeg, hasLandings: true },
  { name: 'More load', rir: 3, sets: 3, walk: 35, pass: oneLeg, hasLandings: true },
  {
    name: 'Impact test',
    rir: 3,
    sets: 2,
    walk: 30,
    pass: 'every line of the impact test without leaking, heaviness or pain',
    isImpactTest: true,
  },
  { name: 'Run and walk', rir: 3, sets: 3, walk: 30, pass: clean, runs: turns(8, 60, 120) },
  { name: 'Run and walk', rir: 3, sets: 3, walk: 30, pass: clean, runs: turns(7, 90, 120) },
  { name: 'Run and walk', rir: 3, sets: 3, walk: 32, pass: clean, runs: turns(6, 120, 120) },
  { name: 'Longer runs', rir: 3, sets: 3, walk: 32, pass: clean, runs: turns(5, 180, 120) },
  { name: 'Longer runs', rir: 3, sets: 3, walk: 35, pass: clean, runs: turns(4, 240, 120) },
  {
    name: 'Test',
    rir: 3,
    sets: 2,
    walk: 30,
    pass: 'all of it without signs',
    runs: turns(3, 300, 120),
  },
];
