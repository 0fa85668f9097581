import { makeSession } from '../../analytics/test-support/make-session.ts';
import { dayMs } from '../../workout/durations.ts';
import type { CoachKnowledge } from '../types.ts';

const now = '2026-11-15T10:00:00.000Z';
const daysAgo = (days: number) => new Date(Date.parse(now) - days * dayMs).toISOString();

const lift = (name: string, weight: number, reps: number) => ({ name, sets: [{ weight, reps }] });

/** Nothing is known. */
export const stranger: CoachKnowledge = {
  now,
  name: null,
  athlete: {},
  sessions: [],
  learned: [],
  assessment: null,
  program: null,
};

/** Has kit, but has not trained yet. */
export const newcomer: CoachKnowledge = {
  ...stranger,
  name: 'Sam',
  athlete: { level: 'beginner', equipment: ['dumbbells', 'bodyweight'] },
};

/** Trains three times a week: 3 sessions, 90 minutes in 7 days; 8 in 28, 3 before that. */
export const regular: CoachKnowledge = {
  ...stranger,
  name: 'Nina',
  bodyWeightKg: 78,
  athlete: {
    level: 'intermediate',
    goal: 'strength',
    equipment: ['barbells', 'kettlebells', 'bodyweight'],
  },
  sessions: [
    makeSession(daysAgo(1), {
      title: 'Pull day',
      seconds: 2400,
      exercises: [lift('Deadlift', 130, 3)],
    }),
    makeSession(daysAgo(3), {
      title: 'Squat day',
      seconds: 1800,
      exercises: [lift('Back Squat', 100, 5)],
    }),
    makeSession(daysAgo(6), {
      title: 'Press day',
      seconds: 1200,
      exercises: [lift('Bench Press', 70, 5)],
    }),
    ...[9, 12, 16, 20].map((days) => makeSession(daysAgo(days), { title: 'Mixed', seconds: 1800 })),
    makeSession(daysAgo(27), {
      title: 'Pull day',
      seconds: 1800,
      exercises: [lift('Deadlift', 142, 1)],
    }),
    ...[31, 38, 45].map((days) => makeSession(daysAgo(days), { title: 'Mixed', seconds: 1800 })),
  ],
};

/** In a program, with a session to come. */
export const planned: CoachKnowledge = {
  ...regular,
  program: { name: 'Strong base', week: 3, totalWeeks: 8, nextTitle: 'Deload pull' },
};

/** Last trained 40 days ago. */
export const away: CoachKnowledge = {
  ...stranger,
  name: 'Lee',
  athlete: { level: 'intermediate', equipment: ['dumbbells'] },
  sessions: [40, 43, 47].map((days) => makeSession(daysAgo(days), { seconds: 1500 })),
};
