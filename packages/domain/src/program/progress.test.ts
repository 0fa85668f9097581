import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  jumpTo,
  markSession,
  moveSession,
  type SessionChange,
  skipCurrent,
  takeWeekOff,
} from './change-progress.ts';
import {
  allSessions,
  currentSession,
  missedSessions,
  progressOf,
  upcomingSessions,
  whatComesNext,
} from './progress.ts';
import { makeProgram } from './test-support/make-program.ts';
import type { Program } from './types.ts';

const program = makeProgram({
  goalText: 'loosen up',
  sessionsPerWeek: 3,
  preferredDays: [1, 3, 5],
});
const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 8, minute)).toISOString();

function mark(given: Program, workoutId: string, minute: number, status = 'completed' as const) {
  const change = markSession(given, workoutId, status, at(minute));
  return change ? applyChanges(given, [change]) : given;
}

const all = (given: Program, status: 'completed' | 'skipped') =>
  applyChanges(
    given,
    allSessions(given).map(({ week, session }) => ({ week, session, status, at: at(1) })),
  );

describe('progress', () => {
  it('starts at the first session', () => {
    expect(progressOf(program)).toMatchObject({
      currentWeek: 1,
      currentSession: 1,
      currentPhase: program.phases[0]?.name,
      completedSessions: 0,
      totalSessions: 12,
      completionPercentage: 0,
      next: { workoutId: 'workout-1-1' },
    });
  });

  it('goes on with each session that is completed', () => {
    const done = mark(mark(program, 'workout-1-1', 1), 'workout-1-2', 2);
    expect(progressOf(done)).toMatchObject({
      currentWeek: 1,
      currentSession: 3,
      completedSessions: 2,
      completionPercentage: 17,
    });
  });

  it('passes what is skipped and counts it apart', () => {
    const change = skipCurrent(program, at(1));
    const skipped = applyChanges(program, change ? [change] : []);
    expect(progressOf(skipped)).toMatchObject({ currentSession: 2, skippedSessions: 1 });
  });

  it('jumps and leaves open what lies before', () => {
    const jumped = { ...program, pointer: jumpTo(program, 3, 2) };
    expect(progressOf(jumped)).toMatchObject({ currentWeek: 3, currentSession: 2 });
    expect(allSessions(jumped).every(({ status }) => status === 'planned')).toBe(true);
    expect(jumpTo(program, 3, 9)).toBeNull();
  });

  it('comes back to what was left open once the end is done', () => {
    let jumped: Program = { ...program, pointer: jumpTo(program, 4, 3) };
    jumped = mark(jumped, 'workout-4-3', 1);
    expect(currentSession(jumped)?.workoutId).toBe('workout-1-1');
  });

  it('ends when nothing is open, and says what comes next', () => {
    expect(whatComesNext(program)).toBeNull();
    const done = all(program, 'completed');
    expect(progressOf(done)).toMatchObject({
      next: null,
      currentWeek: 4,
      completionPercentage: 100,
    });
    expect(whatComesNext(done)).toMatchObject({ message: 'You did 12 of 12 sessions.', weeks: 4 });
    expect(whatComesNext(all(program, 'skipped'))?.suggestion).toMatch(/Fewer days/);
  });

  it('a session that was ticked by mistake can be opened again', () => {
    const done = mark(program, 'workout-1-1', 1);
    const change = markSession(done, 'workout-1-1', 'planned', at(2));
    expect(progressOf(applyChanges(done, change ? [change] : [])).completedSessions).toBe(0);
    expect(markSession(program, 'workout-9-9', 'completed', at(1))).toBeNull();
  });
});

describe('two devices', () => {
  it('end with the later change, whichever arrives last', () => {
    const skip: SessionChange = { week: 1, session: 1, status: 'skipped', at: at(5) };
    const done: SessionChange = { week: 1, session: 1, status: 'completed', at: at(3) };
    for (const order of [
      [skip, done],
      [done, skip],
    ]) {
      expect(applyChanges(program, order).weeks[0]?.sessions[0]?.status).toBe('skipped');
    }
  });

  it('lose no move to a tick that was made later', () => {
    const moved: SessionChange = { week: 1, session: 1, date: '2026-03-04', at: at(1) };
    const done: SessionChange = { week: 1, session: 1, status: 'completed', at: at(3) };
    const [session] = applyChanges(program, [done, moved]).weeks[0]?.sessions ?? [];
    expect(session).toMatchObject({ status: 'completed', date: '2026-03-04', moves: 1 });
  });

  it('agree whatever the order in which changes with different instants arrive', () => {
    const change = fc.record({
      week: fc.integer({ min: 1, max: 4 }),
      session: fc.integer({ min: 1, max: 3 }),
      status: fc.constantFrom('planned' as const, 'completed' as const, 'skipped' as const),
    });
    const changes = fc
      .array(change, { maxLength: 8 })
      .map((list) => list.map((one, i): SessionChange => ({ ...one, at: at(i + 1) })));
    fc.assert(
      fc.property(changes, fc.infiniteStream(fc.nat()), (list, dice) => {
        const shuffled = list
          .map((one) => ({ one, key: dice.next().value }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(applyChanges(program, shuffled)).toEqual(applyChanges(program, list));
      }),
    );
  });
});

describe('days', () => {
  it('upcoming ones are open and within the weeks asked for', () => {
    const dates = upcomingSessions(program, '2026-03-04', 1).map(({ date }) => date);
    expect(dates).toEqual(['2026-03-04', '2026-03-06', '2026-03-09']);
  });

  it('missed ones stay where they are', () => {
    expect(missedSessions(program, '2026-03-05').map(({ date }) => date)).toEqual([
      '2026-03-02',
      '2026-03-04',
    ]);
  });

  it('a session moves alone', () => {
    const moved = moveSession(program, { week: 1, session: 2 }, '2026-03-05', at(1));
    if (moved.kind !== 'moved') throw new Error(moved.kind);
    const after = applyChanges(program, [moved.change]);
    expect(after.weeks[0]?.sessions.map(({ date }) => date)).toEqual([
      '2026-03-02',
      '2026-03-05',
      '2026-03-06',
    ]);
    expect(after.weeks.slice(1)).toEqual(program.weeks.slice(1));
  });

  it('a day that is taken is said, not refused', () => {
    const moved = moveSession(program, { week: 1, session: 2 }, '2026-03-06', at(1));
    expect(moved).toMatchObject({
      kind: 'moved',
      note: expect.stringMatching(/^Mobility .* is on that day too\.$/),
    });
  });

  it.each([
    ['unknown', { week: 9, session: 1 }, '2026-03-05'],
    ['out_of_range', { week: 1, session: 1 }, '2026-03-01'],
    ['out_of_range', { week: 1, session: 1 }, '2030-01-01'],
  ])('a move is %s for %o to %s', (kind, place, date) => {
    expect(moveSession(program, place, date, at(1)).kind).toBe(kind);
  });

  it('what is done does not move', () => {
    const done = mark(program, 'workout-1-1', 1);
    const moved = moveSession(done, { week: 1, session: 1 }, '2026-03-05', at(2));
    expect(moved.kind).toBe('closed');
  });

  it('a week off shifts all that is open from then on by seven days', () => {
    const done = mark(program, 'workout-1-1', 1);
    const after = applyChanges(done, takeWeekOff(done, '2026-03-04', at(2)));
    const dates = allSessions(after).map(({ date }) => date);
    expect(dates.slice(0, 3)).toEqual(['2026-03-02', '2026-03-11', '2026-03-13']);
    expect(allSessions(after).map(({ week }) => week)).toEqual(
      allSessions(program).map(({ week }) => week),
    );
  });
});
