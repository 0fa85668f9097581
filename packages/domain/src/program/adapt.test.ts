import { describe, expect, it } from 'vitest';
import type { LoggedSet, WorkoutSession } from '../analytics/types.ts';
import { makeSession } from '../planner/test-support/make-session.ts';
import { applyProposal, proposeChange } from './adapt.ts';
import { makeProgram } from './test-support/make-program.ts';
import type { Program } from './types.ts';

const goalText = 'get stronger, with bench press';
const intermediate = makeProgram({ goalText });
const beginner = makeProgram({ goalText, fitnessLevel: 'beginner' });
const advanced = makeProgram({ goalText, fitnessLevel: 'advanced' });
const nowMs = Date.parse('2026-03-10T08:00:00Z');

const liftOf = ({ phases }: Program) =>
  phases[0]?.mainLifts.find(({ exerciseId }) => exerciseId === 'bench-press');

function logged(daysAgo: number, set: LoggedSet, plannedReps: number, notes = ''): WorkoutSession {
  const done = { exerciseId: 'bench-press', sets: [set, set, set], plannedReps };
  return { ...makeSession(daysAgo * 24, nowMs, [done]), notes };
}

/** The next session with the bench press in it. */
function atBench(program: Program): Program {
  const sessions = program.weeks.flatMap((week) => week.sessions);
  const found = sessions.find(({ workout }) =>
    workout.workout.some(({ exerciseId, sets }) => exerciseId === 'bench-press' && sets),
  );
  return { ...program, pointer: found ? { week: found.week, session: found.session } : null };
}

function proposed(program: Program, sessions: WorkoutSession[]) {
  const proposal = proposeChange(atBench(program), sessions, nowMs);
  return proposal?.changes.find(({ exerciseId }) => exerciseId === 'bench-press');
}

describe('the next session', () => {
  const most = liftOf(intermediate)?.reps.max ?? 0;
  const least = liftOf(intermediate)?.reps.min ?? 0;

  it('is left alone without a log', () => {
    expect(proposeChange(intermediate, [], nowMs)).toBeNull();
  });

  it('gets a step more once all sets are full', () => {
    const change = proposed(intermediate, [logged(3, { weight: 80, reps: most, rpe: 8 }, most)]);
    expect(change).toMatchObject({ to: 82.5, reason: `All sets at ${most} reps: 2.5 kg more.` });
  });

  it('keeps the load while reps still grow', () => {
    const change = proposed(intermediate, [
      logged(3, { weight: 80, reps: most - 1, rpe: 8 }, most),
    ]);
    expect(change).toMatchObject({ to: 80, reason: 'The same as last time.' });
  });

  it('adds for a beginner as soon as the planned reps are done', () => {
    const change = proposed(beginner, [logged(3, { weight: 40, reps: 6, rpe: 7 }, 6)]);
    expect(change).toMatchObject({ to: 42.5 });
  });

  it('goes by effort for the advanced', () => {
    expect(proposed(advanced, [logged(3, { weight: 100, reps: 4, rpe: 6 }, 4)])?.to).toBe(102.5);
    expect(proposed(advanced, [logged(3, { weight: 100, reps: 4, rpe: 10 }, 4)])?.to).toBeLessThan(
      100,
    );
  });

  it('takes a tenth off after two failures, not after one', () => {
    const bad = (days: number) => logged(days, { weight: 80, reps: least - 1, rpe: 8 }, most);
    expect(proposed(intermediate, [bad(3)])?.to).toBe(80);
    expect(proposed(intermediate, [bad(3), bad(6)])?.to).toBe(70);
  });

  it.each([
    [7, 80],
    [9, 70],
    [14, 70],
    [15, 62.5],
  ])('after %i days away starts at %i kg', (days, to) => {
    const change = proposed(intermediate, [
      logged(days, { weight: 80, reps: most - 1, rpe: 8 }, most),
    ]);
    expect(change?.to).toBe(to);
  });

  it('starts the block again after four weeks away', () => {
    const later = { ...intermediate, pointer: { week: 2, session: 1 } };
    const log = [logged(30, { weight: 80, reps: 5 }, 5)];
    expect(proposeChange(later, log, nowMs)?.restartAt).toEqual({ week: 1, session: 1 });
  });

  it('is lighter in an easy week, by plan', () => {
    const lastWeek = intermediate.weeks[1]?.sessions.find(({ workout }) =>
      workout.workout.some(({ exerciseId }) => exerciseId === 'bench-press'),
    );
    const easy = {
      ...intermediate,
      pointer: { week: 3, session: lastWeek?.session ?? 1 },
    };
    const log = {
      ...logged(3, { weight: 80, reps: most - 1, rpe: 8.5 }, most),
      workoutId: lastWeek?.workoutId ?? '',
    };
    const change = proposeChange(easy, [log], nowMs)?.changes.find(
      ({ exerciseId }) => exerciseId === 'bench-press',
    );
    expect(change).toMatchObject({ to: 70, reason: expect.stringMatching(/lighter by plan/) });
  });

  it('goes up by nothing after pain', () => {
    const set = { weight: 80, reps: most, rpe: 8 };
    const change = proposed(intermediate, [logged(3, set, most, 'my left shoulder hurts')]);
    expect(change).toMatchObject({ to: 80, reason: expect.stringMatching(/pain/) });
  });

  it('changes only by what was accepted, and only its loads', () => {
    const program = atBench(intermediate);
    const proposal = proposeChange(program, [logged(3, { weight: 80, reps: most }, most)], nowMs);
    if (!proposal) throw new Error('nothing proposed');
    const session = program.weeks
      .flatMap((week) => week.sessions)
      .find(({ workoutId }) => workoutId === proposal.workoutId);
    if (!session) throw new Error('no session');
    const accepted = applyProposal(session, proposal);
    const bench = accepted.workout.workout.find(
      ({ exerciseId, sets }) => exerciseId === 'bench-press' && sets,
    );
    expect(bench?.weight).toBe(82.5);
    expect(accepted.workout.workout.map(({ name, reps, sets }) => [name, reps, sets])).toEqual(
      session.workout.workout.map(({ name, reps, sets }) => [name, reps, sets]),
    );
  });
});
