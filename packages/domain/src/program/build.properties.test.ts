import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exerciseById } from '../exercise/library.ts';
import { runGates } from '../planner/check/gates.ts';
import { makeSubject } from '../planner/check/subject.ts';
import { expectedSeconds } from '../planner/expected.ts';
import { defaultProfiles } from '../profile/equipment-profiles.ts';
import { fitnessLevels } from '../workout/limits.ts';
import { addDays, daysBetween } from './days.ts';
import { allSessions } from './progress.ts';
import { build } from './test-support/make-program.ts';
import type { Program, ProgramSession } from './types.ts';
import { countSets, liftsOf, weeklySets } from './volume.ts';

const limit = fc.constantFrom(
  '',
  '',
  'bad knee',
  'sore lower back',
  'high blood pressure',
  'no jumping',
  'I am 70 years old',
);

const wish = fc.record({
  limit,
  weeks: fc.integer({ min: 1, max: 5 }),
  sessionsPerWeek: fc.integer({ min: 1, max: 7 }),
  minutesPerSession: fc.oneof(fc.constantFrom(5, 12, 30, 45, 60), fc.integer({ min: 5, max: 120 })),
  preferredDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
  startDate: fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2025-01-01', days)),
  fitnessLevel: fc.constantFrom(...fitnessLevels),
  equipment: fc.constantFrom(...defaultProfiles).map(({ equipment }) => [...equipment]),
});

/** The muscles that a session's leading lift works. */
function heavyMuscles(session: ProgramSession, program: Program): Set<string> {
  const phase = program.phases.find(
    ({ startWeek, endWeek }) => startWeek <= session.week && session.week <= endWeek,
  );
  const mains = new Set(phase?.mainLifts.map(({ exerciseId }) => exerciseId));
  const lifts = session.workout.workout.filter(
    ({ type, exerciseId = '' }) => type === 'exercise' && mains.has(exerciseId),
  );
  return new Set(lifts.flatMap(({ exerciseId = '' }) => exerciseById(exerciseId)?.primary ?? []));
}

/** Kinds of session that share no heavy muscle by what they are. */
const apart = (one: ProgramSession, other: ProgramSession) =>
  one.focus === other.focus && Boolean(one.workout.isStructured && other.workout.isStructured);

/** In parts, so that each takes seconds: some sixty programs in all. */
describe('any program', () => {
  it.each([
    'get stronger',
    'build muscle',
    'bigger legs',
    'stay healthy',
    'jump higher',
    'lose fat',
    'more stamina',
    'run 10 km without stopping',
    'loosen up',
    'a better deadlift',
    'stronger upper body',
  ])('to "%s" passes every gate and keeps minutes, bands, days and distance', (goalText) => {
    fc.assert(
      fc.property(wish, fc.integer({ min: 0, max: 1000 }), ({ limit, ...asked }, seed) => {
        const words = [goalText, limit].filter(Boolean).join(', ');
        const outcome = build({ ...asked, goalText: words }, { seed });
        if (outcome.kind !== 'program') throw new Error(`${outcome.kind} ${words}`);
        const { program, requests } = outcome;
        const sessions = allSessions(program);
        expect(sessions).toHaveLength(asked.weeks * asked.sessionsPerWeek);

        for (const { workout, workoutId, week, date } of sessions) {
          const request = requests.get(workoutId);
          if (!request) throw new Error('not checked');
          const failed = runGates(makeSubject(workout, request)).filter(({ passed }) => !passed);
          expect(failed).toEqual([]);
          expect(Math.abs(expectedSeconds(workout) / 60 - asked.minutesPerSession)).toBeLessThan(1);
          const day = daysBetween(asked.startDate, date);
          expect(Math.floor(day / 7)).toBe(week - 1);
        }

        const { max } = weeklySets[program.level];
        for (const week of program.weeks) {
          const lifts = week.sessions.flatMap(({ workout }) => liftsOf(workout));
          for (const sets of Object.values(countSets(lifts))) {
            expect(sets).toBeLessThanOrEqual(max);
          }
        }

        sessions.forEach((session, i) => {
          const next = sessions[i + 1];
          if (!next || daysBetween(session.date, next.date) >= 2) return;
          expect(apart(session, next), `${session.title} then ${next.title}`).toBe(false);
          if (!session.workout.isStructured || !next.workout.isStructured) return;
          const lead = [...heavyMuscles(session, program)];
          const shared = lead.filter((muscle) => heavyMuscles(next, program).has(muscle));
          expect(shared, `${session.title} then ${next.title}`).toEqual([]);
        });
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });
});
