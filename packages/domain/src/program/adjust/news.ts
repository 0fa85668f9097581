import type { WorkoutSession } from '../../analytics/types.ts';
import type { AthleteFacts } from '../../planner/request.ts';
import { buildProgram } from '../build.ts';
import { addDays, daysBetween } from '../calendar/days.ts';
import type { Program } from '../types.ts';
import { openSessions } from './history.ts';
import { returnEdits } from './missed.ts';
import { movedEvent } from './moved-event.ts';
import type { Change, Edit, News } from './types.ts';

const within = (date: string, from: string, to: string): boolean => date >= from && date <= to;

function afterIllness(program: Program, { from, to }: Extract<News, { kind: 'illness' }>): Change {
  const open = openSessions(program);
  const inside = open.filter(({ date }) => within(date, from, to));
  const days = daysBetween(from, to) + 1;
  const shift = program.course?.eventDay ? 0 : Math.ceil(days / 7) * 7;
  const later =
    shift > 0 ? open.filter(({ date }) => date >= from) : open.filter(({ date }) => date > to);
  const moved = later.map(
    (one): Edit => ({
      kind: 'date',
      week: one.week,
      session: one.session,
      from: one.date,
      to: addDays(one.date, shift),
    }),
  );
  return {
    id: `illness:${from}:${to}`,
    kind: 'return',
    title: 'Well again first',
    reason: `${days} days ill: nothing in them, then the way back of a break. After fever wait a day longer than you want to.`,
    edits: [
      ...(shift > 0
        ? moved
        : inside.map(
            ({ week, session }): Edit => ({
              kind: 'status',
              week,
              session,
              from: 'planned',
              to: 'skipped',
            }),
          )),
      // Even a short illness is followed by a smaller week.
      ...returnEdits(later, Math.max(8, days)),
    ],
  };
}

/** The same sessions with what there is on the way. */
function onTheRoad(
  program: Program,
  { from, to, equipment, props }: Extract<News, { kind: 'travel' }>,
  athlete: AthleteFacts,
  sessions: readonly WorkoutSession[],
): Change | null {
  const inside = openSessions(program).filter(({ date }) => within(date, from, to));
  const { course } = program;
  const wish = {
    ...program.wish,
    weeks: program.totalWeeks,
    equipment,
    ...(props && { props }),
    ...(course && { template: course.template }),
  };
  const built = buildProgram(wish, {
    id: program.id,
    seed: 1,
    madeAt: `${from}T06:00:00.000Z`,
    workoutId: (week, session) => `${week}.${session}`,
    // What hurts at home hurts on the way as well.
    athlete,
    sessions,
  });
  if (built.kind !== 'program') return null;
  const edits = inside.flatMap((one): Edit[] => {
    const other = built.program.weeks[one.week - 1]?.sessions[one.session - 1];
    if (!other) return [];
    const workout = { ...other.workout, id: one.workoutId };
    return [
      {
        kind: 'workout',
        week: one.week,
        session: one.session,
        from: one.workout,
        to: workout,
        fromTitle: one.title,
        toTitle: other.title,
      },
    ];
  });
  return edits.length === 0
    ? null
    : {
        id: `travel:${from}:${to}:${equipment.join('+')}`,
        kind: 'travel',
        title: 'On the road',
        reason: 'The same days with the kit that is there; your own loads wait for you.',
        edits,
      };
}

export function newsChange(
  program: Program,
  news: News,
  athlete: AthleteFacts,
  log: readonly WorkoutSession[],
): Change | null {
  switch (news.kind) {
    case 'illness':
      return afterIllness(program, news);
    case 'travel':
      return onTheRoad(program, news, athlete, log);
    case 'event':
      return movedEvent(program, news.day);
  }
}
