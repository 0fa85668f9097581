import type { LoggedSet } from '../../analytics/types.ts';
import { addDays } from '../calendar/days.ts';
import type { Program, ProgramSession, ProgramWeek } from '../types.ts';
import { type Done, daysAway, exposuresOf, openSessions } from './history.ts';
import { scaleEdit } from './scale.ts';
import type { Change, Edit } from './types.ts';

type Best = (exerciseId: string, of: (set: LoggedSet) => number | undefined) => number;

const bestOf =
  (done: readonly Done[]): Best =>
  (exerciseId, of) =>
    Math.max(
      0,
      ...done.flatMap(({ log }) =>
        log.exercises
          .filter((one) => one.exerciseId === exerciseId)
          .flatMap(({ actual }) => actual.sets.flatMap((set) => of(set) ?? [])),
      ),
    );

const seconds = (set: LoggedSet) => set.seconds;
const reps = (set: LoggedSet) => set.reps;

/** What each phase of a ladder has to show before the next one begins. */
const criteria: Partial<
  Record<string, Record<string, { met: (best: Best) => boolean; words: string }>>
> = {
  'pull-up': {
    'Hang and row': {
      met: (best) => best('dead-hang', seconds) >= 20 && best('inverted-row', reps) >= 8,
      words: '20 s of hanging and 8 rows',
    },
    Negatives: {
      met: (best) => best('negative-pull-up', seconds) >= 8,
      words: 'eight seconds down',
    },
  },
  'push-up': {
    Height: {
      met: (best) => best('incline-push-up', reps) >= 8,
      words: 'sets of eight at this height',
    },
  },
  handstand: {
    'Shoulders and wrists': {
      met: (best) => best('pike-hold', seconds) >= 30,
      words: '30 s in the pike',
    },
    'Chest to the wall': {
      met: (best) => best('chest-to-wall-handstand', seconds) >= 40,
      words: '40 s at the wall',
    },
  },
};

/** The first open session's phase, and the week in which the next one begins. */
function nextPhase(program: Program): { name: string; from: number; at: number } | null {
  const first = openSessions(program)[0];
  const phase = program.phases.find(
    ({ startWeek, endWeek }) => first && startWeek <= first.week && first.week <= endWeek,
  );
  const next = program.phases.find(({ startWeek }) => phase && startWeek === phase.endWeek + 1);
  return first && phase && next ? { name: phase.name, from: first.week, at: next.startWeek } : null;
}

/** Who is ahead of a ladder's rung goes on to the next one. */
export function stepChanges(program: Program, done: readonly Done[]): Change[] {
  const ladder = criteria[program.course?.template ?? ''];
  const phase = nextPhase(program);
  const rule = phase && ladder?.[phase.name];
  if (!phase || !rule?.met(bestOf(done))) return [];
  const open = openSessions(program);
  const skipped = open.filter(({ week }) => week < phase.at);
  const weeks = phase.at - phase.from;
  const later = open.filter(({ week }) => week >= phase.at);
  const edits: Edit[] = [
    ...skipped.map(
      ({ week, session }): Edit => ({
        kind: 'status',
        week,
        session,
        from: 'planned',
        to: 'skipped',
      }),
    ),
    ...later.map(
      (one): Edit => ({
        kind: 'date',
        week: one.week,
        session: one.session,
        from: one.date,
        to: addDays(one.date, -7 * weeks),
      }),
    ),
  ];
  return [
    {
      id: `step:${phase.name}`,
      kind: 'step',
      title: 'Ready for the next step',
      reason: `${rule.words.charAt(0).toUpperCase()}${rule.words.slice(1)}: what the next phase asks for is there.`,
      edits,
    },
  ];
}

/** The last run of a week from the couch decides: effort above six, or not finished, is the week again. */
export function repeatChanges(program: Program, done: readonly Done[]): Change[] {
  if (program.course?.template !== 'couch-to-5k' || program.totalWeeks >= 40) return [];
  const [last] = done;
  const week = last?.week;
  const runs = week?.sessions.filter(({ focus }) => focus.startsWith('Running')) ?? [];
  if (!last || !week || runs.at(-1)?.workoutId !== last.planned.workoutId) return [];
  const efforts = last.log.exercises.flatMap(({ actual }) =>
    actual.sets.flatMap(({ rpe }) => rpe ?? []),
  );
  const isHard = efforts.some((rpe) => rpe > 6);
  const isOpen = last.log.completion.percentage < 80;
  const times = program.weeks.filter(({ plan }) =>
    plan?.label.startsWith(week.plan?.label ?? '-'),
  ).length;
  if ((!isHard && !isOpen) || times >= 3) return [];
  const open = openSessions(program);
  const again: ProgramWeek = {
    ...week,
    ...(week.plan && { plan: { ...week.plan, label: `${week.plan.label}, again` } }),
    sessions: week.sessions.map(
      (one): ProgramSession => ({
        ...one,
        status: 'planned',
        workoutId: `${one.workoutId}-again`,
        workout: { ...one.workout, id: `${one.workoutId}-again` },
        date: addDays(one.date, 7),
        moves: 0,
      }),
    ),
  };
  return [
    {
      id: `repeat:${last.log.id}`,
      kind: 'repeat',
      title: `${week.plan?.label ?? 'This week'} again`,
      reason: isOpen
        ? 'The last run was not finished: the same week once more.'
        : 'The last run was harder than 6 of 10: the same week once more.',
      edits: [
        ...open
          .filter(({ week: at }) => at > week.week)
          .map(
            (one): Edit => ({
              kind: 'date',
              week: one.week,
              session: one.session,
              from: one.date,
              to: addDays(one.date, 7),
            }),
          ),
        { kind: 'week', after: week.week, week: again },
      ],
    },
  ];
}

/** A trial gives new paces: the old ones in proportion to what it took. */
export function paceChanges(program: Program, done: readonly Done[]): Change[] {
  for (const { log, planned } of done) {
    const trial = planned.workout.play?.blocks
      .flatMap(({ items }) => items)
      .find(
        ({ stepMode, distanceMeters = 0, pace }) =>
          stepMode === 'open' && distanceMeters >= 2000 && pace,
      );
    if (!trial?.pace || !trial.distanceMeters) continue;
    const metres = trial.distanceMeters;
    const set = log.exercises
      .flatMap(({ actual }) => actual.sets)
      .find(
        ({ distanceMeters = 0, seconds: took = 0 }) => distanceMeters >= metres * 0.95 && took > 0,
      );
    if (!set?.seconds || !set.distanceMeters) continue;
    const expected = (trial.pace.lo + trial.pace.hi) / 2;
    const shown = (set.seconds / set.distanceMeters) * 1000;
    const factor = Math.min(1.08, Math.max(0.92, shown / expected));
    if (Math.abs(factor - 1) < 0.01) return [];
    const edits = openSessions(program).flatMap((one) => {
      const hasPace = one.workout.workout.some(({ pace }) => pace);
      if (!hasPace) return [];
      const paced = <T extends { pace?: typeof trial.pace }>(item: T): T =>
        item.pace
          ? {
              ...item,
              pace: {
                ...item.pace,
                lo: Math.round(item.pace.lo * factor),
                hi: Math.round(item.pace.hi * factor),
              },
            }
          : item;
      const { play } = one.workout;
      const to = {
        ...one.workout,
        workout: one.workout.workout.map(paced),
        ...(play && {
          play: {
            blocks: play.blocks.map((block) => ({ ...block, items: block.items.map(paced) })),
          },
        }),
      };
      return [
        {
          kind: 'workout' as const,
          week: one.week,
          session: one.session,
          from: one.workout,
          to,
          fromTitle: one.title,
          toTitle: one.title,
        },
      ];
    });
    const percent = Math.round(Math.abs(factor - 1) * 100);
    return edits.length === 0
      ? []
      : [
          {
            id: `pace:${log.id}`,
            kind: 'pace',
            title: 'New paces',
            reason: `Your trial was ${percent} % ${factor < 1 ? 'faster' : 'slower'} than planned: the coming paces go by it.`,
            edits,
          },
        ];
  }
  return [];
}

const wornLifts = 2;

/** Two lifts down, or two sessions a point too hard: an easy week comes early. */
export function deloadChanges(program: Program, done: readonly Done[], today: string): Change[] {
  const recent = done.filter(
    ({ log }) => Date.parse(today) - Date.parse(log.date) <= 14 * 86_400_000,
  );
  if (
    recent.length < 4 ||
    daysAway(
      program,
      recent.map(({ log }) => log),
      today,
    ) > 7
  )
    return [];
  const ids = new Set(
    recent.flatMap(({ log }) => log.exercises.flatMap(({ exerciseId }) => exerciseId ?? [])),
  );
  const last = [...ids].flatMap((id) => exposuresOf(recent, id)[0] ?? []);
  const down = last.filter(({ ratio, missed }) => missed && ratio <= 0.95).length;
  const twoHard = recent.slice(0, 2).every(({ log, planned }) => {
    const efforts = log.exercises.flatMap(({ exerciseId = '' }) =>
      exposuresOf([{ log, planned, week: { week: 0 } as ProgramWeek }], exerciseId).flatMap(
        ({ over }) => over ?? [],
      ),
    );
    return efforts.length > 0 && efforts.reduce((sum, one) => sum + one, 0) / efforts.length >= 1;
  });
  const rated = recent.slice(0, 2).every(({ log }) => (log.userRating ?? 5) <= 2);
  const signs = [down >= wornLifts, twoHard, rated].filter(Boolean).length;
  const week = openSessions(program).find(({ date }) => date >= today)?.week;
  const target = program.weeks.find((one) => one.week === week);
  if (signs < 2 || !target || target.plan?.kind !== 'build') return [];
  return [
    {
      id: `deload:${target.sessions[0]?.workoutId}`,
      kind: 'deload',
      title: 'An easy week now',
      reason: 'Loads went down and efforts up: half the sets and lighter for a week, then on.',
      edits: target.sessions
        .filter(({ status }) => status === 'planned')
        .map((one) => scaleEdit(one, { volume: 0.55, load: 0.885, rir: 4, isEasy: true })),
    },
  ];
}
