import { mapItems } from '../../workout/map-items.ts';
import type { Exercise } from '../../workout/types.ts';
import type { Program, ProgramSession, ProgramWeek } from '../types.ts';
import type { Change, Edit } from './types.ts';

/** Edits are kept with so many of the newest; older ones cannot be undone. */
const undoable = 3;
const remembered = 60;

function mapSession(
  program: Program,
  { week, session }: { week: number; session: number },
  map: (one: ProgramSession) => ProgramSession,
): Program {
  return {
    ...program,
    weeks: program.weeks.map((one) =>
      one.week === week
        ? {
            ...one,
            sessions: one.sessions.map((own) => (own.session === session ? map(own) : own)),
          }
        : one,
    ),
  };
}

type ItemEdit = Extract<Edit, { kind: 'item' }>;

/** Ramp sets lead up to the old weight: they go along in proportion. */
function editItem(item: Exercise, { exerciseId, unit, from, to }: ItemEdit): Exercise {
  if (item.exerciseId !== exerciseId) return item;
  if (unit === 'kg') {
    if (item.role === 'ramp') return item;
    return item.type === 'exercise' &&
      (item.weight === from || (from === null && item.weight === undefined))
      ? { ...item, weight: to }
      : item;
  }
  if (item.type !== 'exercise' || item.role === 'ramp') return item;
  if (unit === 'reps') return item.reps === from ? { ...item, reps: to } : item;
  return item.sets === from ? { ...item, sets: to } : item;
}

function renumber(week: ProgramWeek, number: number): ProgramWeek {
  return {
    ...week,
    week: number,
    sessions: week.sessions.map((one) => ({ ...one, week: number })),
  };
}

/** Phases behind a week that is put in, or taken out, move along. */
function shiftPhases(program: Program, after: number, by: 1 | -1): Program['phases'] {
  return program.phases.map((phase) => ({
    ...phase,
    startWeek: phase.startWeek > after ? phase.startWeek + by : phase.startWeek,
    endWeek: phase.endWeek >= after ? phase.endWeek + by : phase.endWeek,
  }));
}

function putWeek(program: Program, after: number, added: ProgramWeek): Program {
  const weeks = [
    ...program.weeks.filter(({ week }) => week <= after),
    renumber(added, after + 1),
    ...program.weeks.filter(({ week }) => week > after).map((one) => renumber(one, one.week + 1)),
  ];
  return withCount({ ...program, weeks, phases: shiftPhases(program, after, 1) });
}

function takeWeek(program: Program, after: number): Program {
  const weeks = [
    ...program.weeks.filter(({ week }) => week <= after),
    ...program.weeks
      .filter(({ week }) => week > after + 1)
      .map((one) => renumber(one, one.week - 1)),
  ];
  return withCount({ ...program, weeks, phases: shiftPhases(program, after, -1) });
}

function withCount(program: Program): Program {
  const totalWeeks = program.weeks.length;
  const { course } = program;
  return {
    ...program,
    totalWeeks,
    ...(course && { course: { ...course, end: { ...course.end, week: totalWeeks } } }),
  };
}

function doEdit(program: Program, edit: Edit, at: string): Program {
  switch (edit.kind) {
    case 'week':
      return putWeek(program, edit.after, edit.week);
    case 'event':
      return program.course
        ? { ...program, course: { ...program.course, eventDay: edit.to } }
        : program;
    case 'date':
      return mapSession(program, edit, (one) => ({
        ...one,
        date: edit.to,
        dateAt: at,
        moves: one.moves + 1,
      }));
    case 'status':
      return mapSession(program, edit, (one) => ({ ...one, status: edit.to, statusAt: at }));
    case 'workout':
      return mapSession(program, edit, (one) => ({
        ...one,
        workout: edit.to,
        title: edit.toTitle,
        workoutAt: at,
      }));
    case 'item':
      return mapSession(program, edit, (one) => ({
        ...one,
        workout: mapItems(one.workout, (item) => editItem(item, edit)),
        workoutAt: at,
      }));
  }
}

function inverse(edit: Edit): Edit | null {
  switch (edit.kind) {
    case 'week':
      return null;
    case 'workout':
      return {
        ...edit,
        from: edit.to,
        to: edit.from,
        fromTitle: edit.toTitle,
        toTitle: edit.fromTitle,
      };
    case 'event':
      return { ...edit, from: edit.to, to: edit.from };
    case 'date':
      return { ...edit, from: edit.to, to: edit.from };
    case 'status':
      return { ...edit, from: edit.to, to: edit.from };
    case 'item':
      return edit.from === null ? null : { ...edit, from: edit.to, to: edit.from };
  }
}

/** The program as it would be; nothing is remembered. */
const withEdits = (program: Program, edits: readonly Edit[], at: string): Program =>
  edits.reduce((now, edit) => doEdit(now, edit, at), program);

function remember(program: Program, decided: NonNullable<Program['changes']>[number]): Program {
  const others = (program.changes ?? []).filter(({ id }) => id !== decided.id);
  const all = [...others, decided].slice(-remembered);
  const changes = all.map((one, i) => {
    if (i >= all.length - undoable || !one.edits) return one;
    const { edits: _edits, ...rest } = one;
    return rest;
  });
  return { ...program, changes };
}

export const acceptChange = (program: Program, change: Change, at: string): Program =>
  noteChange(withEdits(program, change.edits, at), change, at);

/** What was done already, so that it is shown and can be taken back. */
export const noteChange = (
  program: Program,
  { id, reason, edits }: Pick<Change, 'id' | 'reason' | 'edits'>,
  at: string,
): Program => remember(program, { id, decision: 'accepted', at, reason, edits });

export const refuseChange = (program: Program, { id, reason }: Change, at: string): Program =>
  remember(program, { id, decision: 'refused', at, reason });

/** Takes back the newest accepted one, if its edits are still known. */
export function undoChange(program: Program, id: string, at: string): Program | null {
  const accepted = (program.changes ?? []).filter(({ decision }) => decision === 'accepted');
  const last = accepted.at(-1);
  if (last?.id !== id || !last.edits) return null;
  const undone = last.edits.toReversed().reduce((now, edit) => {
    if (edit.kind === 'week') return takeWeek(now, edit.after);
    const back = inverse(edit);
    return back ? doEdit(now, back, at) : now;
  }, program);
  return remember(undone, { id, decision: 'undone', at, reason: last.reason });
}
