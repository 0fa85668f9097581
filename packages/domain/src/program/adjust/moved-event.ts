import { addDays, daysBetween } from '../calendar/days.ts';
import type { Program, ProgramSession, ProgramWeek } from '../types.ts';
import { openSessions } from './history.ts';
import { mostWeeks, weekAgain } from './missed.ts';
import type { Change, Edit } from './types.ts';

const weekDays = 7;

const moved = ({ week, session, date }: ProgramSession, to: string): Edit => ({
  kind: 'date',
  week,
  session,
  from: date,
  to,
});

const skipped = ({ week, session }: ProgramSession): Edit => ({
  kind: 'status',
  week,
  session,
  from: 'planned',
  to: 'skipped',
});

const isUntouched = ({ sessions }: ProgramWeek): boolean =>
  sessions.length > 0 && sessions.every(({ status }) => status === 'planned');

const isTraining = ({ plan }: ProgramWeek): boolean =>
  plan?.kind === 'build' || plan?.kind === 'deload';

const count = (weeks: number, words: string): string =>
  weeks === 1 ? `one ${words}` : `${weeks} ${words}s`;

/** Whole weeks come in front: those that were next come once more, then the way goes on. */
function later(program: Program, event: ProgramSession, day: string): Change {
  const by = daysBetween(event.date, day);
  const room = Math.max(0, mostWeeks - program.totalWeeks);
  const coming = program.weeks.filter((week) => isUntouched(week) && isTraining(week));
  const first = coming[0];
  const weeks = first ? Math.min(room, Math.trunc(by / weekDays)) : 0;
  const before = coming.slice(0, Math.max(1, weeks));
  const again = Array.from({ length: weeks }, (_, i): Edit[] => {
    const source = before[i % before.length];
    if (!source || !first) return [];
    const place = i - (source.week - first.week);
    return [
      {
        kind: 'week',
        after: first.week - 1 + i,
        week: weekAgain(source, place * weekDays, `before-${i + 1}`),
      },
    ];
  }).flat();
  const behind = openSessions(program).filter(
    (one) => one !== event && first !== undefined && one.week >= first.week,
  );
  return {
    id: `event:${day}`,
    kind: 'event',
    title: `The event is ${by} days later`,
    reason:
      weeks > 0
        ? `The next ${weeks === 1 ? 'week comes' : `${weeks} weeks come`} twice, and what follows is ${count(weeks, 'week')} later; your days of the week stay.`
        : 'Only the day moves: the days that this gives stay easy.',
    edits: [
      ...behind
        .filter(() => weeks > 0)
        .map((one) => moved(one, addDays(one.date, weeks * weekDays))),
      moved(event, day),
      ...again,
    ],
  };
}

/** Weeks before the taper are left out, and what follows them moves up. */
function earlier(program: Program, event: ProgramSession, day: string): Change {
  const by = daysBetween(day, event.date);
  const drop = Math.round(by / weekDays);
  const open = openSessions(program);
  const firstOpen = open[0] ?? event;
  const spare = program.weeks.filter(
    (week) =>
      week.week >= firstOpen.week && week.week < program.totalWeeks && week.plan?.kind !== 'taper',
  );
  const out = new Set(drop === 0 ? [] : spare.slice(-drop).map(({ week }) => week));
  const edge = Math.min(...out, program.totalWeeks + 1);
  const edits = open.flatMap((one): Edit[] => {
    if (one === event) return [moved(one, day)];
    if (out.has(one.week)) return [skipped(one)];
    const to = one.week > edge ? addDays(one.date, -drop * weekDays) : one.date;
    // Nothing stands on the day before the event, nor behind it, nor in the past.
    if (to >= addDays(day, -1) || to < firstOpen.date) return [skipped(one)];
    return to === one.date ? [] : [moved(one, to)];
  });
  return {
    id: `event:${day}`,
    kind: 'event',
    title: `The event is ${by} days earlier`,
    reason:
      out.size > 0
        ? `${count(out.size, 'week')} before the taper ${out.size === 1 ? 'is' : 'are'} left out; the taper stays. Expect a little less on the day.`.replace(
            /^o/,
            'O',
          )
        : 'The day comes first: what would stand on the day before it or behind it is left out.',
    edits,
  };
}

/** Another day for the event. */
export function movedEvent(program: Program, day: string): Change | null {
  const open = openSessions(program);
  const event = open.findLast(({ focus }) => focus === 'The day') ?? open.at(-1);
  const old = program.course?.eventDay ?? event?.date;
  if (!event || !old || daysBetween(event.date, day) === 0) return null;
  const change = day > event.date ? later(program, event, day) : earlier(program, event, day);
  const told: Edit[] = program.course?.eventDay ? [{ kind: 'event', from: old, to: day }] : [];
  return { ...change, edits: [...told, ...change.edits] };
}
