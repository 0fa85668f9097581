import { expect, it } from 'vitest';
import { makeProgram } from '../../test-support/make-program.ts';

it('keeps the small moves in sessions of 45 minutes: a press and a pull take turns', () => {
  const { weeks } = makeProgram({
    goalText: 'build muscle',
    weeks: 8,
    sessionsPerWeek: 3,
    preferredDays: [1, 3, 5],
    minutesPerSession: 45,
    equipment: ['barbells', 'dumbbells', 'bodyweight', 'pull_up_bar', 'machines', 'cable'],
  });
  const linesOf = (week: number) =>
    (weeks[week]?.sessions ?? []).map(({ workout }) =>
      workout.workout.filter(({ type, role }) => type === 'exercise' && role !== 'ramp'),
    );
  for (const session of linesOf(0)) expect(session.length).toBeGreaterThanOrEqual(6);
  for (const session of linesOf(6)) expect(session.length).toBeGreaterThanOrEqual(4);
  // The check is of the lifts that were trained.
  const trained = new Set(linesOf(0).flatMap((one) => one.map(({ exerciseId }) => exerciseId)));
  const checked = linesOf(7).flatMap((one) => one.slice(0, 3).map(({ exerciseId }) => exerciseId));
  expect(checked.filter((id) => !trained.has(id))).toEqual([]);
});
