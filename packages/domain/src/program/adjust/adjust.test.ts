import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import type { AthleteFacts } from '../../planner/request.ts';
import { makeSession } from '../../planner/test-support/make-session.ts';
import { addDays } from '../calendar/days.ts';
import { allSessions } from '../progress.ts';
import { makeProgram } from '../test-support/make-program.ts';
import type { Program, ProgramSession } from '../types.ts';
import { workItems } from '../weeks/volume.ts';
import { suggestChanges } from './adjust.ts';
import { acceptChange, refuseChange, undoChange } from './apply.ts';
import type { Change } from './types.ts';
import { differencesOf } from './words.ts';

const strong = makeProgram({
  goalText: 'get stronger, squat 140, bench 100, deadlift 170, press 60',
  weeks: 8,
});
const squat = 'back-squat';
const at = '2026-03-20T08:00:00.000Z';

const squatDays = (program: Program): ProgramSession[] =>
  allSessions(program).filter(({ workout }) =>
    workItems(workout).some(({ exerciseId }) => exerciseId === squat),
  );

interface Went {
  /** More or fewer reps than planned. */
  reps?: number;
  rir?: number;
  share?: number;
  notes?: string;
}

/** The squats of a session as they went. */
function trained(session: ProgramSession, { reps = 0, rir, share = 1, notes = '' }: Went) {
  const item = workItems(session.workout).find(({ exerciseId }) => exerciseId === squat);
  const set = {
    reps: (item?.reps ?? 5) + reps,
    weight: Number(item?.weight ?? 0) * share,
    ...(rir !== undefined && { rir }),
  };
  const now = Date.parse(`${session.date}T18:00:00.000Z`);
  return {
    ...makeSession(0, now, [{ exerciseId: squat, sets: [set, set, set] }]),
    id: `log-${session.workoutId}`,
    workoutId: session.workoutId,
    notes,
  };
}

function completed(program: Program, ids: readonly string[]): Program {
  return {
    ...program,
    weeks: program.weeks.map((week) => ({
      ...week,
      sessions: week.sessions.map((one) =>
        ids.includes(one.workoutId) ? { ...one, status: 'completed' as const } : one,
      ),
    })),
  };
}

/** Two squat days as they went, and what is made of them on the evening of the second. */
function afterTwo(
  first: Went,
  second: Went,
  from: Program = strong,
): { program: Program; changes: Change[] } {
  const [a, b] = squatDays(from) as [ProgramSession, ProgramSession];
  const log = [trained(b, second), trained(a, first)];
  const before = allSessions(from).filter(({ date }) => date <= b.date);
  const program = completed(
    from,
    before.map(({ workoutId }) => workoutId),
  );
  return { program, changes: suggestChanges(program, log, b.date) };
}

const loadOf = (changes: readonly Change[]) => changes.find(({ kind }) => kind === 'load');
const directions = (change: Change | undefined) =>
  new Set(
    change?.edits.flatMap((edit) =>
      edit.kind === 'item' && edit.from !== null ? [Math.sign(edit.to - edit.from)] : [],
    ),
  );

describe('the log', () => {
  it.each<[string, Went, Went, number | null]>([
    ['twice short of the reps', { reps: -2, rir: 0 }, { reps: -2, rir: 0 }, -1],
    ['once short of the reps', { rir: 3 }, { reps: -1, rir: 0 }, null],
    ['twice much harder', { rir: 1 }, { rir: 1 }, -1],
    ['twice clearly easier', { rir: 6 }, { rir: 6 }, 1],
    ['easier, then pain', { rir: 6 }, { rir: 6, notes: 'my knee hurts' }, null],
    ['a lighter bar than planned', { share: 0.85 }, { share: 0.85 }, -1],
    ['as planned', {}, {}, null],
  ])('of %s', (_words, first, second, direction) => {
    const change = loadOf(afterTwo(first, second).changes);
    expect([...directions(change)]).toEqual(direction === null ? [] : [direction]);
  });

  it('changes nothing before it is accepted, and everything back when it is undone', () => {
    const { program, changes } = afterTwo({ rir: 6 }, { rir: 6 });
    const change = loadOf(changes) as Change;
    const accepted = acceptChange(program, change, at);
    expect(accepted).not.toEqual(program);
    const undone = undoChange(accepted, change.id, at);
    const weightsOf = (one: Program | null) =>
      one && allSessions(one).map(({ workout }) => workItems(workout).map(({ weight }) => weight));
    expect(weightsOf(undone)).toEqual(weightsOf(program));
    expect(differencesOf(program, change.edits)[0]).toMatchObject({ what: 'Back Squat' });
  });

  it('is not asked twice', () => {
    const { program, changes } = afterTwo({ rir: 6 }, { rir: 6 });
    const change = loadOf(changes) as Change;
    const refused = refuseChange(program, change, at);
    const [a, b] = squatDays(strong) as [ProgramSession, ProgramSession];
    const log = [trained(b, { rir: 6 }), trained(a, { rir: 6 })];
    expect(loadOf(suggestChanges(refused, log, b.date))).toBeUndefined();
  });
});

describe('days that went by', () => {
  const first = allSessions(strong)[0] as ProgramSession;
  const trainedUpTo = (day: string) => {
    const done = allSessions(strong).filter(({ date }) => date <= day);
    return {
      program: completed(
        strong,
        done.map(({ workoutId }) => workoutId),
      ),
      log: done.map((one) => trained(one, {})),
    };
  };

  it.each([
    ['one missed', 1, ['slide', 'leave-out']],
    ['a week missed', 9, ['repeat']],
    ['three weeks away', 21, ['return']],
  ])('%s', (_words, days, kinds) => {
    const lastDay = addDays(first.date, 6);
    const { program, log } = trainedUpTo(lastDay);
    const [next] = allSessions(program).filter(({ status }) => status === 'planned');
    const today = addDays(next?.date ?? lastDay, days);
    const found = suggestChanges(program, log, today).map(({ kind }) => kind);
    expect(kinds.some((kind) => found.includes(kind as Change['kind']))).toBe(true);
  });

  it('puts the last week in again, and takes it out when undone', () => {
    const { program, log } = trainedUpTo(addDays(first.date, 6));
    const today = addDays(first.date, 15);
    const change = suggestChanges(program, log, today).find(
      ({ kind }) => kind === 'repeat',
    ) as Change;
    const longer = acceptChange(program, change, at);
    expect(longer.totalWeeks).toBe(9);
    expect(longer.weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(longer.weeks[1]?.sessions.map(({ title }) => title)).toEqual(
      program.weeks[0]?.sessions.map(({ title }) => title),
    );
    const undone = undoChange(longer, change.id, at);
    expect(undone?.totalWeeks).toBe(8);
    expect(allSessions(undone as Program).map(({ date }) => date)).toEqual(
      allSessions(program).map(({ date }) => date),
    );
  });

  it('comes back after three weeks with fewer sets and lighter', () => {
    const { program, log } = trainedUpTo(addDays(first.date, 6));
    const change = suggestChanges(program, log, addDays(first.date, 28)).find(
      ({ kind }) => kind === 'return',
    ) as Change;
    const back = acceptChange(program, change, at);
    const setsIn = (one: Program) =>
      workItems(one.weeks[1]?.sessions[0]?.workout ?? { source: '', workout: [] }).reduce(
        (sum, { sets = 1 }) => sum + sets,
        0,
      );
    expect(setsIn(back)).toBeLessThan(setsIn(program));
    for (const { date, status } of allSessions(back)) {
      if (status === 'planned') expect(date >= addDays(first.date, 28)).toBe(true);
    }
  });
});

describe('news', () => {
  it('of an illness leaves its days free and eases the way back', () => {
    const news = { kind: 'illness' as const, from: '2026-03-09', to: '2026-03-13' };
    const [change] = suggestChanges(strong, [], '2026-03-02', [news]);
    const next = acceptChange(strong, change as Change, at);
    const inside = allSessions(next).filter(
      ({ date, status }) => status === 'planned' && date >= news.from && date <= news.to,
    );
    expect(inside).toEqual([]);
  });

  it('of a journey builds its sessions with the kit that is there', () => {
    const news = {
      kind: 'travel' as const,
      from: '2026-03-09',
      to: '2026-03-15',
      equipment: ['bodyweight' as const],
    };
    const [change] = suggestChanges(strong, [], '2026-03-02', [news]);
    const next = acceptChange(strong, change as Change, at);
    const kit = next.weeks[1]?.sessions.flatMap(({ workout }) => workout.equipment ?? []) ?? [];
    expect(kit).not.toContain('barbells');
    expect(next.weeks[2]).toEqual(strong.weeks[2]);
  });

  it('of a journey keeps what hurts out of its sessions', () => {
    const news = {
      kind: 'travel' as const,
      from: '2026-03-09',
      to: '2026-03-15',
      equipment: ['bodyweight' as const],
    };
    const sore: AthleteFacts = {
      injuries: [{ region: 'shoulder', status: 'active', source: 'profile', confidence: 1 }],
    };
    const patterns = (changes: Change[]) =>
      changes[0]?.edits.flatMap((edit) =>
        edit.kind === 'workout'
          ? edit.to.workout.map(({ exerciseId = '' }) => exerciseById(exerciseId)?.patterns[0])
          : [],
      ) ?? [];
    const usual = patterns(suggestChanges(strong, [], '2026-03-02', [news]));
    const careful = patterns(suggestChanges(strong, [], '2026-03-02', [news], sore));
    expect(usual).toContain('push_v');
    expect(careful).not.toContain('push_v');
  });

  it('of an event weeks later puts the next weeks in twice, on the same days of the week', () => {
    const race = makeProgram({ goalText: 'half marathon on 2026-05-17', weeks: 11 });
    const news = { kind: 'event' as const, day: '2026-06-03' };
    const [change] = suggestChanges(race, [], '2026-03-01', [news]);
    const moved = acceptChange(race, change as Change, at);
    expect(moved.totalWeeks).toBe(race.totalWeeks + 2);
    const weekdays = (one: Program) =>
      new Set(
        allSessions(one)
          .filter(({ focus }) => focus !== 'The day')
          .map(({ date }) => new Date(date).getUTCDay()),
      );
    expect(weekdays(moved)).toEqual(weekdays(race));
    const days = allSessions(moved).map(({ date }) => date);
    expect(days).toEqual(days.toSorted());
    expect(new Set(days).size).toBe(days.length);
    const ids = allSessions(moved).map(({ workoutId }) => workoutId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      undoChange(moved, (change as Change).id, at)?.weeks.map(({ sessions }) =>
        sessions.map(({ date }) => date),
      ),
    ).toEqual(race.weeks.map(({ sessions }) => sessions.map(({ date }) => date)));
  });

  it.each([2, 6, 10])('of an event %i days earlier leaves the day before it free', (by) => {
    const race = makeProgram({ goalText: 'half marathon on 2026-05-17', weeks: 11 });
    const day = addDays('2026-05-17', -by);
    const [change] = suggestChanges(race, [], '2026-03-01', [{ kind: 'event', day }]);
    const moved = acceptChange(race, change as Change, at);
    const open = allSessions(moved).filter(({ status }) => status === 'planned');
    expect(open.filter(({ date }) => date >= addDays(day, -1)).map(({ date }) => date)).toEqual([
      day,
    ]);
    const days = open.map(({ date }) => date);
    expect(new Set(days).size).toBe(days.length);
  });

  it('of another day moves the event there', () => {
    const race = makeProgram({ goalText: 'half marathon on 2026-05-17', weeks: 11 });
    for (const day of ['2026-05-24', '2026-05-10']) {
      const [change] = suggestChanges(race, [], '2026-03-01', [{ kind: 'event', day }]);
      const moved = acceptChange(race, change as Change, at);
      expect(allSessions(moved).find(({ focus }) => focus === 'The day')?.date).toBe(day);
    }
  });
});

it('moves on to negatives when hanging and rowing are there', () => {
  const program = makeProgram({
    goalText: 'my first pull-up, I hang 10 s',
    weeks: 12,
    sessionsPerWeek: 3,
    fitnessLevel: 'beginner',
  });
  const [first] = allSessions(program) as [ProgramSession];
  const log = {
    ...makeSession(0, Date.parse(`${first.date}T18:00:00Z`), [
      { exerciseId: 'dead-hang', sets: [{ seconds: 25 }] },
      { exerciseId: 'inverted-row', sets: [{ reps: 9 }] },
    ]),
    workoutId: first.workoutId,
  };
  const change = suggestChanges(completed(program, [first.workoutId]), [log], first.date).find(
    ({ kind }) => kind === 'step',
  );
  expect(change?.edits.some((edit) => edit.kind === 'status' && edit.to === 'skipped')).toBe(true);
});
