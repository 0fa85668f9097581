import type { BenchmarkFact } from '../case.ts';

const fact = (
  id: string,
  kinds: readonly string[],
  score: string,
  moves: BenchmarkFact['moves'],
): BenchmarkFact => ({ id, kinds, score, moves, mustScale: false });

const race = ['for_time', 'chipper', 'rounds'];
const pullUps = '~pull-up ~chin-up';

/** Prescriptions as they are known everywhere; reps and metres of one round or of the whole ladder. */
export const benchmarks: Record<string, BenchmarkFact> = {
  fran: fact('fran', race, 'time', [
    { is: '~thruster', reps: 45, kg: [43, 42.5, 29, 30] },
    { is: pullUps, reps: 45 },
  ]),
  cindy: fact('cindy', ['amrap'], 'rounds', [
    { is: pullUps, reps: 5 },
    { is: '~push-up', reps: 10 },
    { is: '~air-squat', reps: 15 },
  ]),
  helen: fact('helen', race, 'time', [
    { is: '~run', meters: 400 },
    { is: '~swing', reps: 21, kg: [24, 16] },
    { is: pullUps, reps: 12 },
  ]),
  grace: fact('grace', race, 'time', [{ is: '~clean-and-jerk', reps: 30, kg: [61, 60, 43, 42.5] }]),
  karen: fact('karen', race, 'time', [{ is: '~wall-ball', reps: 150, kg: [9, 6] }]),
  annie: fact('annie', race, 'time', [
    { is: '~double-under', reps: 150 },
    { is: '~sit-up', reps: 150 },
  ]),
  angie: fact('angie', race, 'time', [
    { is: pullUps, reps: 100 },
    { is: '~push-up', reps: 100 },
    { is: '~sit-up', reps: 100 },
    { is: '~air-squat', reps: 100 },
  ]),
  diane: fact('diane', race, 'time', [
    { is: '~deadlift', reps: 45, kg: [102, 100, 70, 102.5] },
    { is: '~handstand-push-up', reps: 45 },
  ]),
  dt: fact('dt', race, 'time', [
    { is: '~deadlift', reps: 12, kg: [70, 48] },
    { is: '~hang-power-clean', reps: 9 },
    { is: '~push-jerk', reps: 6 },
  ]),
  chelsea: fact('chelsea', ['emom', 'every'], 'minutes', [
    { is: pullUps, reps: 5 },
    { is: '~push-up', reps: 10 },
    { is: '~air-squat', reps: 15 },
  ]),
  murph: fact('murph', race, 'time', [
    { is: '~run', meters: 1600 },
    { is: pullUps, reps: 100 },
    { is: '~push-up', reps: 200 },
    { is: '~air-squat', reps: 300 },
  ]),
  'norwegian-4x4': fact('norwegian-4x4', ['intervals'], 'pace', []),
  hyrox: fact('hyrox', [...race, 'steady', 'distance_reps'], 'time', [
    { is: '~ski', meters: 500 },
    { is: '~sled-push ~sled-march', meters: 25 },
    { is: '~sled-rope ~sled-pull', meters: 25 },
    { is: '~burpee-broad', meters: 40 },
    { is: '~row', meters: 500 },
    { is: '~farmer', meters: 100 },
    { is: '~lunge', meters: 50 },
    { is: '~wall-ball', reps: 50 },
  ]),
};
