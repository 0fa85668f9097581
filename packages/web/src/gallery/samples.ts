import type { StepType, TimerStep } from '@cadence/domain/timer/types';

function step(type: StepType, name: string, duration: number): TimerStep {
  return { type, name, duration };
}

const emomNames = ['Kettlebell deadlift', 'One-arm row, left', 'Glute bridge', 'Suitcase march'];

export const emom: readonly TimerStep[] = [
  step('pre-workout', 'Introduction', 75),
  step('warmup', 'Cat-cow', 90),
  step('warmup', 'Hip circles', 95),
  step('warmup', 'Halo', 70),
  ...Array.from({ length: 16 }, (_, index) =>
    step('exercise', emomNames[index % 4] ?? 'Deadlift', 75),
  ),
  step('cooldown', 'Hamstring stretch', 110),
  step('cooldown', 'Box breathing', 110),
];

export const circuit: readonly TimerStep[] = [
  step('pre-workout', 'Introduction', 60),
  step('warmup', 'March on the spot', 80),
  step('warmup', 'Arm circles', 80),
  ...['Tempo squat', 'Hand-release push-up', 'Glute bridge march', 'Plank shoulder tap'].flatMap(
    (name) => [step('exercise', name, 40), step('rest', 'Rest', 30)],
  ),
  step('phase_transition', 'Next round', 20),
  ...['Skater step', 'Tempo squat', 'Plank'].flatMap((name) => [
    step('exercise', name, 40),
    step('rest', 'Rest', 30),
  ]),
  step('cooldown', 'Child’s pose', 100),
];

export const tabata: readonly TimerStep[] = [
  step('pre-workout', 'Introduction', 170),
  step('exercise', 'Hollow hold', 115),
  step('rest', 'Rest', 55),
  step('exercise', 'Dead bug', 115),
  step('rest', 'Rest', 55),
  step('exercise', 'Side plank', 115),
  step('rest', 'Rest', 55),
  step('exercise', 'Plank', 115),
  step('cooldown', 'Long exhale', 150),
];

export const single: readonly TimerStep[] = [step('exercise', 'Plank', 90)];

export const hundreds: readonly TimerStep[] = Array.from({ length: 540 }, (_, index) =>
  index % 2 === 0 ? step('exercise', `Burpee ${index / 2 + 1}`, 20) : step('rest', 'Rest', 10),
);

export const uneven: readonly TimerStep[] = [
  step('phase_transition', 'Get ready', 5),
  step('exercise', 'Row', 3000),
  step('phase_transition', 'Stand up', 5),
  step('cooldown', 'Walk', 600),
];
