import { putSession } from '@cadence/contract/analytics/routes';
import {
  acceptProposal,
  jumpToSession,
  listUpcoming,
  moveProgramSession,
  previewWorkout,
  readCurrentProgress,
  readProgram,
  readProgress,
  readProposal,
  skipWorkout,
  takeWeekOff,
  updateSession,
} from '@cadence/contract/program/routes';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { Program } from '@cadence/domain/program/types';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';
import { makeSession } from '../../test-support/session.ts';
import { startProgram } from './test-support/programs.ts';

const ctx = startTestApp();
let account: Account;
let program: Program;

beforeEach(async () => {
  ctx.setNow(startOfTime);
  ({ account, program } = await startProgram(ctx));
});

const workoutId = (week: number, session: number) =>
  program.weeks[week - 1]?.sessions[session - 1]?.workoutId ?? '';
const current = async () => (await request(ctx.app, readCurrentProgress, {}, account.token)).json();
const tick = (id: string, completed: boolean, changed_at?: string) =>
  request(
    ctx.app,
    updateSession,
    { body: { workout_id: id, completed, ...(changed_at ? { changed_at } : {}) } },
    account.token,
  );
const train = (changes: Partial<WorkoutSession>) => {
  const session = makeSession(changes);
  const given = { params: { id: session.id }, body: session };
  return request(ctx.app, putSession, given, account.token);
};

describe('progress', () => {
  it('starts at the first session', async () => {
    expect(await current()).toEqual({
      program_id: program.id,
      program_name: '2-Week Freer joints',
      total_weeks: 2,
      current_week: 1,
      current_session: 1,
      current_phase: program.phases[0]?.name,
      completed_sessions: 0,
      skipped_sessions: 0,
      total_sessions: 4,
      completion_percentage: 0,
      next_session: {
        week: 1,
        session: 1,
        date: '2026-03-02',
        title: expect.stringContaining('Mobility'),
        focus: 'Mobility',
        status: 'planned',
        workout_id: workoutId(1, 1),
      },
      missed_sessions: [],
      revision: expect.any(String),
      finished: null,
    });
  });

  it('is the same by the id of the program', async () => {
    const given = { params: { id: program.id } };
    const byId = await request(ctx.app, readProgress, given, account.token);
    expect(byId.json()).toEqual(await current());
  });

  it('names what was missed by the day it is for the user', async () => {
    const query = { today: '2026-03-03' };
    const response = await request(ctx.app, readCurrentProgress, { query }, account.token);
    expect(response.json().missed_sessions).toMatchObject([{ date: '2026-03-02' }]);
  });

  it('is not there without a program', async () => {
    const other = await createAccount(ctx.app);
    for (const route of [readCurrentProgress, previewWorkout, skipWorkout]) {
      expect((await request(ctx.app, route, {}, other.token)).statusCode).toBe(404);
    }
    const upcoming = await request(ctx.app, listUpcoming, {}, other.token);
    expect(upcoming.json()).toEqual({ sessions: [] });
    const proposed = await request(ctx.app, readProposal, {}, other.token);
    expect(proposed.json()).toEqual({ proposal: null });
  });

  it.each([readCurrentProgress, listUpcoming, previewWorkout, skipWorkout])(
    '$path says Not authenticated without a token',
    async (route) => {
      const response = await request(ctx.app, route, {});
      expect(response.statusCode).toBe(401);
      expect(response.json().detail).toBe('Not authenticated');
    },
  );
});

describe('a tick', () => {
  it('goes on to the next session, and can be taken back', async () => {
    const ticked = await tick(workoutId(1, 1), true);
    expect(ticked.json()).toMatchObject({
      completed_sessions: 1,
      completion_percentage: 25,
      current_session: 2,
    });
    expect((await tick(workoutId(1, 1), false)).json().completed_sessions).toBe(0);
  });

  it('that was made earlier does not undo a later one', async () => {
    await tick(workoutId(1, 1), true, '2026-03-01T07:59:00Z');
    await tick(workoutId(1, 1), false, '2026-03-01T07:58:00Z');
    expect((await current()).completed_sessions).toBe(0);
    ctx.setNow(startOfTime + 60_000);
    await tick(workoutId(1, 1), true);
    await tick(workoutId(1, 1), false, '2026-03-01T08:00:30Z');
    expect((await current()).completed_sessions).toBe(1);
  });

  it('of an unknown workout is refused', async () => {
    expect((await tick('nothing', true)).statusCode).toBe(404);
  });

  it("of somebody else's workout is refused and changes nothing", async () => {
    const stranger = await createAccount(ctx.app);
    const body = { workout_id: workoutId(1, 1), completed: true };
    const response = await request(ctx.app, updateSession, { body }, stranger.token);
    expect(response.statusCode).toBe(404);
    expect((await current()).completed_sessions).toBe(0);
  });
});

describe('training', () => {
  it('a session of the program completes it', async () => {
    ctx.setNow(startOfTime + 3_600_000);
    await train({ workoutId: workoutId(1, 1), updatedAt: '2026-03-01T08:30:00Z' });
    expect(await current()).toMatchObject({ completed_sessions: 1, current_session: 2 });
  });

  it.each([
    [79, 'abandoned', 0],
    [80, 'abandoned', 1],
    [95, 'partial', 0],
  ] as const)('%i per cent of it, %s, counts %i', async (percentage, status, count) => {
    const completion = { ...makeSession().completion, status, percentage };
    ctx.setNow(startOfTime + 3_600_000);
    const updatedAt = '2026-03-01T08:30:00Z';
    await train({ workoutId: workoutId(1, 1), completion, updatedAt });
    expect((await current()).completed_sessions).toBe(count);
  });

  it('something else leaves the program alone', async () => {
    await train({});
    expect((await current()).completed_sessions).toBe(0);
  });
});

describe('days', () => {
  const upcoming = async (query: Record<string, unknown>) => {
    const response = await request(ctx.app, listUpcoming, { query } as never, account.token);
    return response.json().sessions.map(({ date }: { date: string }) => date);
  };
  const move = (body: { week: number; session: number; date: string }) =>
    request(ctx.app, moveProgramSession, { body }, account.token);

  it('upcoming ones reach two weeks unless asked otherwise', async () => {
    expect(await upcoming({})).toEqual(['2026-03-02', '2026-03-05', '2026-03-09', '2026-03-12']);
    expect(await upcoming({ weeks: '1', today: '2026-03-04' })).toEqual([
      '2026-03-05',
      '2026-03-09',
    ]);
  });

  it('a session moves alone and says when the day is taken', async () => {
    const moved = await move({ week: 1, session: 1, date: '2026-03-05' });
    expect(moved.json()).toMatchObject({
      note: expect.stringContaining(' is on that day too.'),
      next_session: { date: '2026-03-05' },
    });
    expect(await upcoming({})).toEqual(['2026-03-05', '2026-03-05', '2026-03-09', '2026-03-12']);
  });

  it('a move past the program or of what is done is refused', async () => {
    expect((await move({ week: 1, session: 1, date: '2027-03-05' })).statusCode).toBe(422);
    expect((await move({ week: 2, session: 5, date: '2026-03-05' })).statusCode).toBe(404);
    await tick(workoutId(1, 1), true);
    const closed = await move({ week: 1, session: 1, date: '2026-03-05' });
    expect(closed.json().error.code).toBe('SESSION_CLOSED');
  });

  it('a week off shifts what is open from then on', async () => {
    await tick(workoutId(1, 1), true);
    const body = { from: '2026-03-03' };
    await request(ctx.app, takeWeekOff, { body }, account.token);
    const given = { params: { id: program.id } };
    const stored = (await request(ctx.app, readProgram, given, account.token)).json();
    const dates = stored.program.weeks.flatMap((week: Program['weeks'][number]) =>
      week.sessions.map(({ date }) => date),
    );
    expect(dates).toEqual(['2026-03-02', '2026-03-12', '2026-03-16', '2026-03-19']);
  });
});

const revision = async (): Promise<string> => (await current()).revision;

describe('the revision', () => {
  it('stays while nothing changes, whichever day it is', async () => {
    const before = await revision();
    ctx.setNow(startOfTime + 3 * 86_400_000);
    expect(await revision()).toBe(before);
  });

  it('is another one after every change', async () => {
    const seen = [await revision()];
    const { token } = account;
    const move = { week: 1, session: 2, date: '2026-03-06' };
    for (const change of [
      () => request(ctx.app, jumpToSession, { body: { week: 1, session: 2 } }, token),
      () => request(ctx.app, moveProgramSession, { body: move }, token),
      () => tick(workoutId(1, 1), true),
    ]) {
      expect((await change()).statusCode).toBe(200);
      seen.push(await revision());
    }
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('a proposal from the log', () => {
  it('is shown, and changes the next session only when accepted', async () => {
    ({ account, program } = await startProgram(ctx, {
      goal_text: 'get stronger with the bench press',
      weeks: 1,
      sessions_per_week: 1,
      minutes_per_session: 45,
      fitness_level: 'beginner',
      equipment: ['barbells', 'bodyweight'],
      props: ['bench', 'rack'],
    }));
    const none = await request(ctx.app, readProposal, {}, account.token);
    expect(none.json()).toEqual({ proposal: null });
    const done = {
      name: 'Bench Press',
      exerciseId: 'bench-press',
      planned: { sets: 2, seconds: 60, reps: 6 },
      actual: { sets: [1, 2].map(() => ({ reps: 6, weight: 40, rpe: 7 })) },
      completed: true,
      personalRecord: false,
    };
    await train({ exercises: [done], notes: '', date: '2026-03-01T07:00:00.000Z' });
    const { proposal } = (await request(ctx.app, readProposal, {}, account.token)).json();
    const planned = proposal?.changes[0];
    expect(proposal).toMatchObject({
      workout_id: workoutId(1, 1),
      changes: [{ exercise_id: 'bench-press' }],
    });
    expect(planned?.to).toBeGreaterThan((planned?.from ?? 0) * 1.4);
    const weightOf = (workout: {
      workout: { type: string; exerciseId?: string; weight?: number }[];
    }) =>
      workout.workout.find(
        ({ exerciseId, type }) => exerciseId === 'bench-press' && type === 'exercise',
      )?.weight;
    const before = (await request(ctx.app, previewWorkout, {}, account.token)).json();
    expect(weightOf(before.workout)).toBe(planned?.from);
    const accept = (workout_id: string) =>
      request(ctx.app, acceptProposal, { body: { workout_id } }, account.token);
    expect((await accept('another')).statusCode).toBe(404);
    const unchanged = await revision();
    expect(weightOf((await accept(workoutId(1, 1))).json().workout)).toBe(planned?.to);
    const after = (await request(ctx.app, previewWorkout, {}, account.token)).json();
    expect(weightOf(after.workout)).toBe(planned?.to);
    expect(await revision()).not.toBe(unchanged);
  });
});
