import type { FocusArea } from '../../../reading/vocabulary.ts';
import { easyHour, mobilityDay } from '../endurance/runs.ts';
import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekPlan } from '../types.ts';

/** Whole body, then one half after the other. */
const areas: readonly FocusArea[] = ['full_body', 'lower_body', 'back', 'upper_body'];

function planMobility(facts: PlanFacts): ProgramPlan {
  const { weeks, days, minutes } = facts;
  return {
    template: 'mobility',
    name: 'Freer joints',
    entry:
      'Note three positions that feel tight: fingertips to the floor, arms overhead at a wall, heels down in a squat.',
    end: {
      text: 'the three positions of week 1, each clearly further and without strain',
      week: weeks,
      test: 'The three positions again, measured.',
    },
    progress: ['A position that is easy gets five seconds more, then a little more range.'],
    fallback: 'Missed days: go on where you were.',
    next: 'Keep two sessions a week, and load the new range with strength.',
    honesty: ['Range comes in months. Often and easy beats long and hard.'],
    weeks: Array.from({ length: weeks }, (_, i): WeekPlan => {
      const isTest = i === weeks - 1;
      const long = Math.min(
        minutes,
        Math.max(10, Math.round(minutes * (0.75 + (0.25 * i) / Math.max(1, weeks - 1)))),
      );
      const own = Array.from(
        { length: Math.min(days, 5) },
        (_, place): DayPlan => ({
          ...mobilityDay(
            place % 2 === 1 ? Math.max(10, long - 5) : long,
            `mobility-${place + 1}`,
            areas[(i + place) % areas.length],
          ),
          key: place < 2 ? 3 : 1,
          ...((isTest || i === 0) &&
            place === 0 && { notes: ['Measure the three positions first. Log them.'] }),
        }),
      );
      const extras = [
        easyHour(Math.min(30, minutes)),
        easyHour(Math.min(25, minutes), 'aerobic-2'),
      ];
      return {
        label: isTest ? 'Measure' : i === 0 ? 'Find your range' : 'A little further',
        kind: isTest ? 'test' : 'build',
        note: isTest
          ? 'The three positions again.'
          : `${long} min a session; hold ${25 + Math.min(35, 3 * i)} s where it is tight.`,
        phase: i < weeks / 2 ? 'Find' : 'Further',
        days: [...own, ...extras.slice(0, Math.max(0, days - 5))],
      };
    }),
  };
}

export const mobilityTemplate: Template = {
  id: 'mobility',
  name: 'Freer joints',
  usualWeeks: 8,
  plan: planMobility,
};
