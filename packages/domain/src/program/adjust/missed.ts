import type { WorkoutSession } from '../../analytics/types.ts';
import { returnWeek, returnWeeks, runningReturn } from '../../training/return.ts';
import { timeOff } from '../../training/strength/time-off.ts';
import { addDays, daysBetween } from '../calendar/days.ts';
import { missedSessions } from '../progress.ts';
import type { Program, ProgramSession, ProgramWeek } from '../types.ts';
import { daysAway, openSessions, slotKeyOf } from './history.ts';
import { scaleEdit } from './scale.ts';
import type { Change, Edit } from './types.ts';

const dayOf = (edit: { date: string }, by: number): string => addDays(edit.date, by);

/** Every open session so many days later. */
function moveAll(sessions: readonly ProgramSession[], days: number): Edit[] {
  if (days === 0) return [];
  return sessions.map((one) => ({
    kind: 'date',
    week: one.week,
    session: one.session,
    from: one.date,
    to: dayOf(one, days),
  }));
}

const skip = ({ week, session }: ProgramSession): Edit => ({
  kind: 'status',
  week,
  session,
  from: 'planned',
  to: 'skipped',
});

/** Whole weeks until the first open session lies ahead. */
function weeksLate(first: ProgramSession, today: string): number {
  return Math.max(0, Math.ceil(daysBetween(first.date, today) / 7));
}

/** An event does not wait: what was missed before it stays out. */
const hasEvent = ({ course }: Program): boolean => course?.eventDay !== undefined;

/** After a break the coming weeks begin smaller, as the length of the break asks for. */
export function returnEdits(sessions: readonly ProgramSession[], daysOff: number): Edit[] {
  const weeks = [...new Set(sessions.map(({ week }) => week))].toSorted((a, b) => a - b);
  const running = runningReturn(daysOff);
  const { factor } = timeOff(daysOff);
  return weeks.slice(0, returnWeeks(daysOff)).flatMap((week, i) => {
    const back = returnWeek(daysOff, i + 1);
    if (!back) return [];
    return sessions
      .filter((one) => one.week === week)
      .map((one) => {
        const isRun =
          one.workout.play?.blocks.some(({ score }) => score === 'distance' || score === 'pace') ??
          false;
        return scaleEdit(one, {
          volume: isRun ? (running?.volume[i] ?? back.sets) : back.sets,
          load: factor,
          ...(back.rir !== null && { rir: back.rir }),
          isEasy: i + 1 < (running?.qualityWeek ?? 1),
        });
      });
  });
}

function afterBreak(program: Program, daysOff: number, today: string): Change | null {
  const open = openSessions(program);
  const missed = missedSessions(program, today);
  const kept = hasEvent(program) ? open.filter((one) => !missed.includes(one)) : open;
  const [first] = kept;
  if (!first) return null;
  const shift = hasEvent(program) ? 0 : weeksLate(first, today) * 7;
  const edits = [
    ...(hasEvent(program) ? missed.map(skip) : []),
    ...moveAll(kept, shift),
    ...returnEdits(kept, daysOff),
  ];
  return {
    id: `return:${first.workoutId}:${daysOff >= 29 ? 'long' : 'short'}`,
    kind: 'return',
    title: 'Back in, step by step',
    reason: `${daysOff} days away: fewer sets and more in reserve at first${shift > 0 ? `, and everything ${shift / 7} ${shift === 7 ? 'week' : 'weeks'} later` : ''}.`,
    edits,
  };
}

/** Beyond so many weeks none is put in. */
export const mostWeeks = 40;

/** A week once more, so many days later; its sessions are new ones. */
export function weekAgain(last: ProgramWeek, shift: number, mark = 'again'): ProgramWeek {
  return {
    ...last,
    ...(last.plan && { plan: { ...last.plan, label: `${last.plan.label}, again` } }),
    sessions: last.sessions.map((one) => ({
      ...one,
      status: 'planned' as const,
      workoutId: `${one.workoutId}-${mark}`,
      workout: { ...one.workout, id: `${one.workoutId}-${mark}` },
      date: addDays(one.date, shift),
      moves: 0,
    })),
  };
}

const isWhole = ({ sessions }: ProgramWeek, missed: readonly ProgramSession[]): boolean =>
  sessions.length > 0 && sessions.every((one) => missed.includes(one));

function afterWeek(
  program: Program,
  missed: readonly ProgramSession[],
  today: string,
): Change | null {
  const gone = program.weeks.filter((week) => isWhole(week, missed));
  const [first] = gone;
  if (!first) return null;
  const start = first.sessions[0] as ProgramSession;
  const id = `week:${start.workoutId}`;
  if (hasEvent(program)) {
    const next = program.weeks.find(({ sessions }) => sessions.some(({ date }) => date >= today));
    return {
      id,
      kind: 'leave-out',
      title: 'A week left out',
      reason:
        'A week missed, and the event stays: it is left out, and the next week is a tenth smaller.',
      edits: [
        ...gone.flatMap(({ sessions }) => sessions.map(skip)),
        ...(next?.sessions ?? [])
          .filter(({ status }) => status === 'planned')
          .map((one) => scaleEdit(one, { volume: 0.9, load: 0.95 })),
      ],
    };
  }
  const last = program.weeks.find(({ week }) => week === first.week - 1);
  const late = weeksLate(start, today);
  const from = last?.sessions[0];
  const shift = from ? Math.ceil(daysBetween(from.date, today) / 7) * 7 : 0;
  const open = openSessions(program);
  return {
    id,
    kind: 'repeat',
    title: last ? `Week ${last.week} again` : 'Start again',
    reason: 'A week missed: the last one once more, then on. The end moves along.',
    edits: [
      ...moveAll(open, (late + (last ? 1 : 0)) * 7),
      ...(last && program.totalWeeks < mostWeeks
        ? [{ kind: 'week' as const, after: last.week, week: weekAgain(last, shift) }]
        : []),
    ],
  };
}

/** Later by a day or two, where the day is free and its neighbours are not hard. */
function slideDay(program: Program, one: ProgramSession, today: string): string | null {
  for (const by of [0, 1]) {
    const day = addDays(today, by);
    if (daysBetween(one.date, day) > 2) return null;
    const isTaken = openSessions(program).some((other) => other !== one && other.date === day);
    const isTight = openSessions(program).some(
      (other) =>
        other !== one && other.focus === one.focus && Math.abs(daysBetween(other.date, day)) === 1,
    );
    if (!isTaken && !isTight) return day;
  }
  return null;
}

function afterOne(program: Program, one: ProgramSession, today: string): Change {
  const day = slideDay(program, one, today);
  if (day) {
    return {
      id: `slide:${one.workoutId}`,
      kind: 'slide',
      title: `${one.title}: a little later`,
      reason: 'One session missed: there is room for it within two days.',
      edits: [{ kind: 'date', week: one.week, session: one.session, from: one.date, to: day }],
    };
  }
  const rest = openSessions(program).filter(
    (other) => other.week === one.week && other.date >= today,
  );
  const least =
    [one, ...rest].toSorted((a, b) => slotKeyOf(program, a) - slotKeyOf(program, b))[0] ?? one;
  const isOther = least !== one;
  return {
    id: `out:${one.workoutId}`,
    kind: 'leave-out',
    title: `${least.title} is left out`,
    reason: isOther
      ? `${one.title} matters more: it takes the place of ${least.title}.`
      : 'One session missed, and it is the one that this week can do without.',
    edits: isOther
      ? [
          skip(least),
          { kind: 'date', week: one.week, session: one.session, from: one.date, to: least.date },
        ]
      : [skip(one)],
  };
}

function afterSome(program: Program, missed: readonly ProgramSession[], today: string): Change {
  const week = Math.max(...missed.map((one) => one.week));
  const most = Math.max(...missed.map((one) => slotKeyOf(program, one)));
  const keys = missed.filter((one) => slotKeyOf(program, one) === most).slice(0, 1);
  const rest = missed.filter((one) => !keys.includes(one));
  const next = openSessions(program).filter((one) => one.week === week + 1);
  return {
    id: `some:${missed.map(({ workoutId }) => workoutId).join('+')}`,
    kind: 'lighter-week',
    title: 'The key session stays, next week is lighter',
    reason: `${missed.length} sessions missed: only the key one is made up, and next week has a tenth less.`,
    edits: [
      ...rest.map(skip),
      ...keys.map(
        (one): Edit => ({
          kind: 'date',
          week: one.week,
          session: one.session,
          from: one.date,
          to: today,
        }),
      ),
      ...next.map((one) => scaleEdit(one, { volume: 0.9, load: 0.95 })),
    ],
  };
}

/** What is made of sessions whose day has gone by. */
export function missedChanges(
  program: Program,
  log: readonly WorkoutSession[],
  today: string,
): Change[] {
  const missed = missedSessions(program, today);
  const [first] = missed;
  if (!first) return [];
  const away = daysAway(program, log, today);
  if (away >= 15 && missed.length >= 2) {
    const back = afterBreak(program, away, today);
    return back ? [back] : [];
  }
  const week = afterWeek(program, missed, today);
  if (week) return [week];
  return [missed.length > 1 ? afterSome(program, missed, today) : afterOne(program, first, today)];
}
