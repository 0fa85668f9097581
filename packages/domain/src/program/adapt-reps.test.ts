import { describe, expect, it } from 'vitest';
import type { LoggedSet } from '../analytics/types.ts';
import { makeSession } from '../planner/test-support/make-session.ts';
import { applyProposal, proposeChange } from './adapt.ts';
import { allSessions } from './progress.ts';
import { makeProgram } from './test-support/make-program.ts';

const program = makeProgram({
  goalText: 'get fit, with push-ups',
  equipment: ['bodyweight'],
  fitnessLevel: 'beginner',
  minutesPerSession: 30,
  weeks: 4,
});
const nowMs = Date.parse('2026-03-10T08:00:00Z');
const lift = program.phases[0]?.mainLifts.find(({ exerciseId }) => exerciseId === 'push-up');
const isPushUp = ({ exerciseId, type }: { exerciseId?: string; type: string }) =>
  exerciseId === 'push-up' && type === 'exercise';
const inWeek = (week: number) =>
  allSessions(program).find((one) => one.week === week && one.workout.workout.some(isPushUp));
const planned = inWeek(1)?.workout.workout.find(isPushUp)?.reps ?? 0;

function logged(daysAgo: number, set: LoggedSet, notes = '') {
  const done = { exerciseId: 'push-up', sets: [set, set, set], plannedReps: planned };
  return { ...makeSession(daysAgo * 24, nowMs, [done]), notes };
}

function proposed(sessions: ReturnType<typeof logged>[], week = 1) {
  const next = inWeek(week);
  const pointer = next ? { week: next.week, session: next.session } : null;
  return proposeChange({ ...program, pointer }, sessions, nowMs);
}

const changeIn = (sessions: ReturnType<typeof logged>[], week = 1) =>
  proposed(sessions, week)?.changes.find(({ exerciseId }) => exerciseId === 'push-up');

describe('a lift without a load', () => {
  const full = { reps: planned, rpe: 6 };

  it('gets a rep more once all sets are full, and says why', () => {
    const more = { unit: 'reps', from: planned, to: planned + 1 };
    expect(lift?.reps.max).toBeGreaterThan(planned);
    expect(changeIn([logged(3, full)])).toMatchObject({
      ...more,
      reason: `All sets at ${planned} reps: one step more.`,
    });
    expect(proposed([logged(3, full)])?.summary).toBe('Next session: 1 with more reps.');
  });

  it('grows no further than its range: then the pace or the form is next', () => {
    const change = changeIn([logged(3, { reps: 40, rpe: 6 })]);
    expect(change?.to).toBeLessThanOrEqual(lift?.reps.max ?? 0);
  });

  it.each([
    ['a set fell short', { reps: planned - 1, rpe: 6 }, ''],
    ['it was harder than planned', { reps: planned, rpe: 9 }, ''],
    ['pain was noted', full, 'my left shoulder hurts'],
  ])('stays where %s', (_, set, notes) => {
    expect(changeIn([logged(3, set, notes)])).toBeUndefined();
  });

  it('is left alone in an easy week', () => {
    expect(changeIn([logged(3, full)], 3)).toBeUndefined();
  });

  it.each([
    ['after two short ones', [logged(3, { reps: 3 }), logged(5, { reps: 3 })], /twice/],
    ['after a break', [logged(9, full)], /9 days away/],
  ])('gets fewer reps %s', (_, log, reason) => {
    const change = changeIn(log);
    expect(change?.to).toBeLessThan(planned);
    expect(change?.reason).toMatch(reason);
  });

  it('changes its reps and nothing else when that is accepted', () => {
    const proposal = proposed([logged(3, full)]);
    const session = inWeek(1);
    if (!proposal || !session) throw new Error('nothing proposed');
    const accepted = applyProposal(session, proposal).workout.workout;
    const changed = accepted.filter(({ reps }, i) => reps !== session.workout.workout[i]?.reps);
    expect(changed.map(({ exerciseId, reps }) => [exerciseId, reps])).toEqual([
      ['push-up', planned + 1],
    ]);
    expect(accepted.find(isPushUp)?.weight).toBeUndefined();
  });
});
