import type { ItemAnswer } from '../assessment/types.ts';
import { dayMs } from '../workout/durations.ts';

export interface DemoAssessment {
  atMs: number;
  /** By item. What the athlete has no answer to is left out. */
  answers: Record<string, ItemAnswer>;
}

const always: Record<string, ItemAnswer> = {
  screen_heart: false,
  screen_symptoms: false,
  screen_illness: false,
  screen_joints: false,
  screen_supervised: false,
  screen_recent: false,
  age: 34,
  sex: 'female',
  days_a_week: 4,
  goal: 'strength',
  lifts: ['squat', 'hinge', 'press', 'push', 'pull'],
};

/** Stronger over the year, a little fitter, and no more supple than before. */
const byTime: readonly [daysAgo: number, answers: Record<string, ItemAnswer>][] = [
  [
    330,
    {
      training_months: 6,
      activity: 'stairs',
      sleep_stress: '3',
      sore: '3',
      sleep_hours: 6.5,
      planned_days: 6,
      push_ups: 9,
      plank: 55,
      chair_stand: 17,
      step_test: 118,
      broad_jump: 142,
      single_leg_stand: 22,
      knee_to_wall: 9,
      sit_and_reach: 2,
      squat_five: 60,
    },
  ],
  [
    170,
    {
      training_months: 11,
      activity: 'jog',
      sleep_stress: '3',
      sore: '4',
      sleep_hours: 7,
      planned_days: 8,
      push_ups: 15,
      plank: 80,
      chair_stand: 20,
      step_test: 110,
      broad_jump: 151,
      single_leg_stand: 30,
      knee_to_wall: 9,
      sit_and_reach: 3,
      squat_five: 85,
    },
  ],
  [
    12,
    {
      training_months: 17,
      activity: 'jog',
      sleep_stress: '4',
      sore: '4',
      sleep_hours: 7.5,
      planned_days: 9,
      push_ups: 21,
      plank: 105,
      chair_stand: 22,
      step_test: 104,
      broad_jump: 160,
      single_leg_stand: 38,
      knee_to_wall: 10,
      sit_and_reach: 2,
      squat_five: 105,
    },
  ],
];

/** The three times that the athlete of the year has been assessed, the first first. */
export function athleteTests(nowMs: number): DemoAssessment[] {
  return byTime.map(([daysAgo, answers]) => ({
    atMs: nowMs - daysAgo * dayMs,
    answers: { ...always, ...answers },
  }));
}
