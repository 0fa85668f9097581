import { seededDice } from '../../../packages/domain/src/planner/seeded.ts';
import { defaultProfiles } from '../../../packages/domain/src/profile/equipment-profiles.ts';
import type { ProgramWish } from '../../../packages/domain/src/program/types.ts';
import { fitnessLevels } from '../../../packages/domain/src/workout/limits.ts';

const goals = [
  'get stronger',
  'build muscle',
  'lose weight and get fit',
  'run faster and have more stamina',
  'run 10 km without stopping',
  'jump higher, be more explosive',
  'loosen up and move better',
  'just stay healthy',
  'bigger legs',
  'stronger upper body',
  'learn to do pull-ups',
  'a better deadlift and bench press',
];
const limits = [
  '',
  '',
  '',
  'bad knee',
  'sore lower back',
  'my left shoulder hurts',
  'no jumping',
  'high blood pressure',
  'pregnant, second trimester',
  'I am 68 years old',
  'I am 15 years old',
  'quiet please, neighbours below',
  'no floor work',
  'wrist pain',
];

/** The same wishes in every run: goals × limits × kit × level × weeks × days × minutes. */
export function makeWishes(count: number, mostWeeks = 24): ProgramWish[] {
  const dice = seededDice(20261115);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(dice() * values.length)] as T;
  const whole = (min: number, max: number) => min + Math.floor(dice() * (max - min + 1));
  return Array.from({ length: count }, () => ({
    goalText: [pick(goals), pick(limits)].filter(Boolean).join(', '),
    weeks: whole(1, mostWeeks),
    sessionsPerWeek: whole(1, 7),
    minutesPerSession: pick([5, 8, 10, 15, 20, 30, 30, 45, 45, 60, 60, 75, 90, 120, whole(5, 120)]),
    preferredDays: [0, 1, 2, 3, 4, 5, 6].filter(() => dice() < 0.4),
    startDate: `2026-${String(whole(1, 12)).padStart(2, '0')}-${String(whole(1, 28)).padStart(2, '0')}`,
    fitnessLevel: pick(fitnessLevels),
    equipment: [...pick(defaultProfiles).equipment],
  }));
}
