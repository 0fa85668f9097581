import type { Program } from '../types.ts';
import type { Edit } from './types.ts';

/** One line of what would change. */
interface Difference {
  week: number;
  session: number;
  what: string;
  from: string;
  to: string;
}

const units = { kg: 'kg', reps: 'reps', sets: 'sets' } as const;

const setsText = ({
  sets,
  reps,
  weight,
}: {
  sets?: number;
  reps?: number;
  weight?: number | string;
}): string => `${sets ?? 1}×${reps ?? '–'}${typeof weight === 'number' ? ` @${weight} kg` : ''}`;

/** The first line in which two workouts differ says enough. */
function workoutWords(
  edit: Extract<Edit, { kind: 'workout' }>,
): Pick<Difference, 'what' | 'from' | 'to'> {
  const { from, to, fromTitle, toTitle } = edit;
  if (fromTitle !== toTitle) return { what: 'Session', from: fromTitle, to: toTitle };
  const at = from.workout.findIndex((item, i) => {
    const other = to.workout[i];
    return item.type === 'exercise' && JSON.stringify(item) !== JSON.stringify(other);
  });
  const old = from.workout[at];
  const next = to.workout[at];
  if (!old || !next) return { what: fromTitle, from: 'as planned', to: 'smaller' };
  if (old.distanceMeters !== undefined) {
    return { what: old.name, from: `${old.distanceMeters} m`, to: `${next.distanceMeters ?? 0} m` };
  }
  return { what: old.name, from: setsText(old), to: setsText(next) };
}

function lineOf(program: Program, edit: Edit): Difference {
  if (edit.kind === 'week') {
    return {
      week: edit.after + 1,
      session: 1,
      what: 'A week more',
      from: '',
      to: edit.week.plan?.label ?? 'again',
    };
  }
  if (edit.kind === 'event') {
    return {
      week: program.totalWeeks,
      session: 0,
      what: 'The event',
      from: edit.from,
      to: edit.to,
    };
  }
  const { week, session } = edit;
  const title = program.weeks[week - 1]?.sessions[session - 1]?.title ?? '';
  switch (edit.kind) {
    case 'date':
      return { week, session, what: title, from: edit.from, to: edit.to };
    case 'status':
      return { week, session, what: title, from: edit.from, to: edit.to };
    case 'workout':
      return { week, session, ...workoutWords(edit) };
    case 'item':
      return {
        week,
        session,
        what: edit.name,
        from: edit.from === null ? '' : `${edit.from} ${units[edit.unit]}`,
        to: `${edit.to} ${units[edit.unit]}`,
      };
  }
}

/** What would change, line by line, the nearest first. */
export const differencesOf = (program: Program, edits: readonly Edit[]): Difference[] =>
  edits
    .map((edit) => lineOf(program, edit))
    .toSorted((a, b) => a.week - b.week || a.session - b.session);
