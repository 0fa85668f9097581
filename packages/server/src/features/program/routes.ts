import * as changeRoutes from '@cadence/contract/program/change-routes';
import * as routes from '@cadence/contract/program/routes';
import { progressOf, upcomingSessions, withCurrent } from '@cadence/domain/program/progress';
import type { Program } from '@cadence/domain/program/types';
import { ApiError } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import { renewLink, sendCalendar } from './calendar.ts';
import { decide, showChanges } from './change-program.ts';
import { makeProgram } from './create-program.ts';
import { instantOf, type ProgramDeps, requireCurrent, todayOf } from './deps.ts';
import { showEnhancedDetails, showProgressions, showWeekVariations } from './details.ts';
import { goTo, lineOf, moveTo, replyOf, restAWeek, skipNext, tickSession } from './progress.ts';
import { previewNext, showProposal, takeOverProposal } from './proposals.ts';
import { revisionOf } from './revision.ts';
import type { FoundProgram } from './store.ts';

function summaryOf({ program, isCurrent }: FoundProgram) {
  const { id, programName, goal, startDate, totalWeeks, wish } = program;
  const { currentWeek, currentPhase, completionPercentage } = progressOf(program);
  const place = { currentWeek, currentPhase, completionPercentage };
  return { id, programName, goal, startDate, totalWeeks, wish, isCurrent, ...place };
}

async function requireOwn(
  { store }: ProgramDeps,
  userId: string,
  id: string,
  withWorkouts: boolean,
): Promise<Program> {
  const program = await store.find(userId, id, withWorkouts);
  if (!program) throw new ApiError('NOT_FOUND');
  return program;
}

function mountPrograms(mount: Mount, deps: ProgramDeps): void {
  const { store } = deps;
  mount(routes.createProgram, async ({ user, body, idempotencyKey }) => {
    const program = await makeProgram(deps, user.userId, body, idempotencyKey);
    return { program: withCurrent(program), revision: revisionOf(program) };
  });
  mount(routes.listPrograms, async ({ user }) => ({
    programs: (await store.list(user.userId)).map(summaryOf),
  }));
  mount(routes.readProgram, async ({ user, params }) => ({
    program: withCurrent(await requireOwn(deps, user.userId, params.id, true)),
  }));
  mount(routes.deleteProgram, async ({ user, params }) => {
    const isThere = await store.setDeleted(user.userId, params.id, instantOf(deps));
    if (!isThere) throw new ApiError('NOT_FOUND');
    return undefined;
  });
  mount(routes.restoreProgram, async ({ user, params }) => {
    await store.setDeleted(user.userId, params.id, null);
    return { program: withCurrent(await requireOwn(deps, user.userId, params.id, true)) };
  });
  mount(routes.makeCurrent, async ({ user, params }) => {
    const program = await requireOwn(deps, user.userId, params.id, false);
    await store.setCurrent(user.userId, params.id, instantOf(deps));
    return replyOf(deps, program);
  });
}

function mountProgress(mount: Mount, deps: ProgramDeps): void {
  mount(routes.readCurrentProgress, async ({ user, query }) =>
    replyOf(deps, await requireCurrent(deps, user.userId), query.today),
  );
  mount(routes.readProgress, async ({ user, params, query }) =>
    replyOf(deps, await requireOwn(deps, user.userId, params.id, false), query.today),
  );
  mount(routes.listUpcoming, async ({ user, query }) => {
    const program = await deps.store.findCurrent(user.userId, false);
    const today = query.today ?? todayOf(deps);
    const sessions = program ? upcomingSessions(program, today, query.weeks) : [];
    return { sessions: sessions.map(lineOf) };
  });
  mount(routes.previewWorkout, ({ user }) => previewNext(deps, user.userId));
  mount(routes.updateSession, ({ user, body }) => tickSession(deps, user.userId, body));
  mount(routes.jumpToSession, ({ user, body }) => goTo(deps, user.userId, body));
  mount(routes.skipWorkout, ({ user, body }) => skipNext(deps, user.userId, body));
  mount(routes.moveProgramSession, ({ user, body }) => moveTo(deps, user.userId, body));
  mount(routes.takeWeekOff, ({ user, body }) => restAWeek(deps, user.userId, body));
  mount(changeRoutes.proposeChanges, ({ user, body }) => showChanges(deps, user.userId, body));
  mount(changeRoutes.decideChange, ({ user, body }) => decide(deps, user.userId, body));
  mount(routes.readProposal, ({ user }) => showProposal(deps, user.userId));
  mount(routes.acceptProposal, ({ user, body }) =>
    takeOverProposal(deps, user.userId, body.workout_id),
  );
}

export function mountProgram(mount: Mount, deps: ProgramDeps): void {
  mountPrograms(mount, deps);
  mountProgress(mount, deps);

  mount(routes.readProgressions, ({ user, params }) =>
    showProgressions(deps, user.userId, params.id),
  );
  mount(routes.readWeekVariations, ({ user, params }) =>
    showWeekVariations(deps, user.userId, params.phaseId, params.week),
  );
  mount(routes.readEnhancedDetails, ({ user, body }) =>
    showEnhancedDetails(deps, user.userId, body),
  );

  mount(routes.makeCalendarLink, ({ user }) => renewLink(deps, user.userId));
  mount(routes.deleteCalendarLink, async ({ user }) => {
    await deps.store.removeLink(user.userId);
    return undefined;
  });
  mount(routes.readCalendar, ({ params, query }) => sendCalendar(deps, params.token, query));
}
