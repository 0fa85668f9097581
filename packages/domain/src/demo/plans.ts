import { findExercise } from '../exercise/find.ts';
import type { Workout } from '../workout/types.ts';

export interface DemoPlan {
  workout: Workout;
  equipment: string[];
  /** Kilograms at the start of the year, by lift. */
  startWeights: Record<string, number>;
  /** Kilograms gained over the year, by lift. */
  yearlyGain: Record<string, number>;
}

/** So that the year's muscles can be counted. */
const known = (name: string) => {
  const exerciseId = findExercise(name)?.exercise.id;
  return exerciseId === undefined ? { name } : { name, exerciseId };
};

const warmup = (name: string, duration: number) => ({ name, type: 'warmup', duration }) as const;
const cooldown = (name: string, duration: number) =>
  ({ name, type: 'cooldown', duration }) as const;

/** Lifts are given by name alone: their weights move through the year. */
const lift = (name: string, sets: number, reps: number, restBetweenSets: number) =>
  ({ ...known(name), type: 'exercise', sets, reps, restBetweenSets, restAfter: 90 }) as const;

const work = (name: string, duration: number) =>
  ({ ...known(name), type: 'exercise', duration }) as const;

export const squatDay: DemoPlan = {
  equipment: ['barbells'],
  startWeights: { 'Back Squat': 80, 'Overhead Press': 37.5 },
  yearlyGain: { 'Back Squat': 27.5, 'Overhead Press': 10 },
  workout: {
    id: 'demo-squat-day',
    title: 'Squat and Press',
    workoutType: 'Strength',
    source: 'ai',
    provider: 'local',
    totalRounds: 1,
    workout: [
      warmup('March in Place', 120),
      warmup('Leg Swing', 60),
      lift('Back Squat', 4, 5, 150),
      lift('Overhead Press', 3, 6, 120),
      cooldown('Couch Stretch', 90),
    ],
  },
};

export const pullDay: DemoPlan = {
  equipment: ['barbells'],
  startWeights: { 'Conventional Deadlift': 100, 'Bench Press': 57.5 },
  yearlyGain: { 'Conventional Deadlift': 32.5, 'Bench Press': 17.5 },
  workout: {
    id: 'demo-pull-day',
    title: 'Heavy Pull, Fresh Back',
    workoutType: 'Strength',
    source: 'ai',
    provider: 'local',
    totalRounds: 1,
    workout: [
      warmup('March in Place', 120),
      warmup('Bodyweight Good Morning', 60),
      lift('Conventional Deadlift', 4, 4, 180),
      lift('Bench Press', 3, 8, 120),
      cooldown("Child's Pose", 90),
    ],
  },
};

export const engineDay: DemoPlan = {
  equipment: ['kettlebells'],
  startWeights: { 'Kettlebell Deadlift': 24 },
  yearlyGain: { 'Kettlebell Deadlift': 8 },
  workout: {
    id: 'demo-engine-day',
    title: 'Quiet Posterior Engine',
    workoutType: 'EMOM',
    source: 'ai',
    provider: 'local',
    estimatedDuration: 20,
    workout: [
      warmup('Arm Circle', 90),
      warmup('Standing Hip Circle', 90),
      { name: 'Kettlebell Deadlift', type: 'exercise', reps: 12 },
      { name: 'Kettlebell One-Arm Row', type: 'exercise', reps: 10 },
      { name: 'Glute Bridge', type: 'exercise', reps: 15 },
      { name: 'Kettlebell Suitcase Carry', type: 'exercise', duration: 40 },
      cooldown('Figure-Four Stretch', 120),
    ],
  },
};

export const coreDay: DemoPlan = {
  equipment: ['bodyweight'],
  startWeights: {},
  yearlyGain: {},
  workout: {
    id: 'demo-core-day',
    title: 'Tabata Core',
    workoutType: 'Tabata',
    source: 'ai',
    provider: 'local',
    workout: [
      warmup('Cat-Cow', 60),
      work('Dead Bug', 20),
      work('Forearm Plank', 20),
      work('Slow Mountain Climber', 20),
      cooldown('Cobra', 60),
    ],
  },
};
