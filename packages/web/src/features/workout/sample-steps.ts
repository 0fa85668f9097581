import type { TimerStep } from '@cadence/domain/timer/types';

const rest = (name: string, duration: number): TimerStep => ({ name, duration, type: 'rest' });
const work = (name: string, duration: number): TimerStep => ({ name, duration, type: 'exercise' });

const round: readonly TimerStep[] = [
  work('Tempo squat', 40),
  rest('Rest', 20),
  work('Push-up', 40),
  rest('Rest', 20),
  work('Glute bridge', 40),
];

/** A short workout without kit, to show how a strip is read. */
export const sampleSteps: readonly TimerStep[] = [
  { name: 'Get Ready', duration: 60, type: 'pre-workout' },
  { name: 'March on the spot', duration: 60, type: 'warmup' },
  { name: 'Hip circles', duration: 45, type: 'warmup' },
  ...round,
  rest('Round Rest', 60),
  ...round,
  rest('Round Rest', 60),
  ...round,
  { name: 'Hamstring stretch', duration: 60, type: 'cooldown' },
  { name: 'Chest stretch', duration: 60, type: 'cooldown' },
];
