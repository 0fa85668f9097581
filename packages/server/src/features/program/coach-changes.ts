import { noteChange } from '@cadence/domain/program/adjust/apply';
import type { Change } from '@cadence/domain/program/adjust/types';
import type { SessionDifference } from '@cadence/domain/program/coached/differences';
import type { Coached, WishedLine, WishOutcome } from '@cadence/domain/program/coached/wish';
import { allSessions, upcomingSessions } from '@cadence/domain/program/progress';
import type { Program, ProgramSession } from '@cadence/domain/program/types';
import { ApiError } from '../../http/errors.ts';
import { newId } from '../../platform/ids.ts';
import {
  type CoachWish,
  instantDaysAgo,
  instantOf,
  type ProgramDeps,
  requireCurrent,
  todayOf,
} from './deps.ts';
import { moveTo } from './progress.ts';

const lookBackDays = 84;
const weeksAhead = 4;

interface Place {
  week: number;
  session: number;
}

const sessionAt = (program: Program, { week, session }: Place): ProgramSession | undefined =>
  allSessions(program).find((one) => one.week === week && one.session === session);

/** The sessions that a coach is shown, and may wish something of. */
export const coachedSessions = (deps: ProgramDeps, program: Program): ProgramSession[] =>
  upcomingSessions(program, todayOf(deps), weeksAhead);

async function coachedOf(deps: ProgramDeps, userId: string, { wish }: Program): Promise<Coached> {
  return {
    wish,
    athlete: await deps.athleteOf(userId, todayOf(deps)),
    sessions: await deps.sessionsSince(userId, instantDaysAgo(deps, lookBackDays)),
  };
}

async function requireSession(deps: ProgramDeps, userId: string, place: Place) {
  const program = await requireCurrent(deps, userId);
  const planned = sessionAt(program, place);
  if (planned && planned.status !== 'planned') throw new ApiError('SESSION_CLOSED');
  const isShown = planned && coachedSessions(deps, program).includes(planned);
  const workout = isShown && (await deps.store.workoutOf(userId, planned.workoutId));
  if (!planned || !workout) throw new ApiError('NOT_FOUND');
  return { program, workoutId: planned.workoutId, workout };
}

export async function tryWish(
  deps: ProgramDeps,
  userId: string,
  place: Place,
  lines: readonly WishedLine[],
): Promise<{ programId: string; workoutId: string; outcome: WishOutcome }> {
  const { program, workoutId, workout } = await requireSession(deps, userId, place);
  const coached = await coachedOf(deps, userId, program);
  const outcome = await deps.planner.wishSession(workout, lines, coached);
  return { programId: program.id, workoutId, outcome };
}

export async function swapsIn(deps: ProgramDeps, userId: string, place: Place, index: number) {
  const { program, workout } = await requireSession(deps, userId, place);
  return deps.planner.sessionSwaps(workout, index, await coachedOf(deps, userId, program));
}

export async function workoutAt(deps: ProgramDeps, userId: string, place: Place) {
  const program = await deps.store.findCurrent(userId, false);
  return (program && sessionAt(program, place)?.workoutId) ?? null;
}

const prefix = 'coach:';

/** Of the change that the athlete decides on; null for what no coach has proposed. */
export const wishIdOf = (changeId: string): string | null =>
  changeId.startsWith(prefix) ? changeId.slice(prefix.length) : null;

export interface CoachedChange {
  change: Change;
  /** What is remembered of it once it is accepted: the coach's name stays with their account. */
  accepted: string;
  proposedBy: string;
  differences: (SessionDifference & Place)[];
}

type Wish = Pick<CoachWish, 'id' | 'workoutId' | 'lines'>;

/** Null where it is for no session any more, or does not suit it or its athlete. */
async function outcomeNow(
  { planner }: ProgramDeps,
  program: Program,
  coached: Coached,
  { workoutId, lines }: Wish,
) {
  const planned = allSessions(program).find((one) => one.workoutId === workoutId);
  if (planned?.status !== 'planned') return null;
  const outcome = await planner.wishSession(planned.workout, lines, coached);
  return outcome.kind === 'change' ? { planned, outcome } : null;
}

/** The ids of those that the athlete is offered as things are now. */
export async function fittingWishes(
  deps: ProgramDeps,
  userId: string,
  wishes: readonly Wish[],
): Promise<ReadonlySet<string>> {
  const fitting = new Set<string>();
  const program = wishes.length > 0 && (await deps.store.findCurrent(userId, true));
  if (!program) return fitting;
  const coached = await coachedOf(deps, userId, program);
  for (const wish of wishes) {
    if (await outcomeNow(deps, program, coached, wish)) fitting.add(wish.id);
  }
  return fitting;
}

async function changeFor(
  deps: ProgramDeps,
  program: Program,
  coached: Coached,
  wish: CoachWish,
): Promise<CoachedChange[]> {
  const { id, coachName } = wish;
  const found = await outcomeNow(deps, program, coached, wish);
  if (!found) return [];
  const { planned, outcome } = found;
  const { week, session, title, workout } = planned;
  const toTitle = title === workout.title ? (outcome.workout.title ?? title) : title;
  const reason = [...outcome.cautions, 'Nothing changes before you accept it.'].join(' ');
  return [
    {
      change: {
        id: `${prefix}${id}`,
        kind: 'coach',
        title: `A change to ${title}`,
        reason,
        edits: [
          {
            ...{ kind: 'workout', week, session },
            ...{ from: workout, to: outcome.workout, fromTitle: title, toTitle },
          },
        ],
      },
      accepted: `${title}, as your coach proposed.`,
      proposedBy: coachName,
      differences: outcome.differences.map((one) => ({ week, session, ...one })),
    },
  ];
}

/**
 * What coaches have proposed, as it would be now: through the athlete's checks once more. What no
 * longer suits the session or the athlete is not offered.
 */
export async function coachChanges(
  deps: ProgramDeps,
  userId: string,
  program: Program,
): Promise<CoachedChange[]> {
  const wishes = await deps.coachWishes.waiting(userId, program.id);
  if (wishes.length === 0) return [];
  const coached = await coachedOf(deps, userId, program);
  const found: CoachedChange[] = [];
  for (const wish of wishes) found.push(...(await changeFor(deps, program, coached, wish)));
  return found;
}

/** Stands among the athlete's changes, and is taken back there with one tap. */
export async function moveForCoach(
  deps: ProgramDeps,
  userId: string,
  move: Place & { date: string },
): Promise<{ note: string | null }> {
  return deps.inTurn(userId, async () => {
    const before = sessionAt(await requireCurrent(deps, userId), move);
    const { note } = await moveTo(deps, userId, move);
    const after = await deps.store.findCurrent(userId, false);
    if (before && after && before.date !== move.date) {
      const { week, session, title, date: from } = before;
      const change = {
        id: `${prefix}${newId(deps.now())}`,
        reason: `Your coach moved ${title} to another day.`,
        edits: [{ ...{ kind: 'date' as const, week, session, from }, to: move.date }],
      };
      await deps.store.keepDecided(userId, noteChange(after, change, instantOf(deps)));
    }
    return { note };
  });
}
