import { adaptSession, restoreSession } from '@cadence/contract/coach/adapt-routes';
import { proposeProgramMove, proposeWorkout } from '@cadence/contract/coach/propose-routes';
import * as routes from '@cadence/contract/coach/routes';
import { readSigns, tellSigns } from '@cadence/contract/safety/routes';
import { ApiError } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import { adaptNext, undoAdaptation } from './adapt-next.ts';
import { acknowledgeFeature, listFeatures, unlockFeature } from './athlete/features.ts';
import { editFact, forgetFact } from './athlete/learned.ts';
import { learnFromMessage, showState } from './athlete/profile.ts';
import { showSigns, takeSigns } from './athlete/signs.ts';
import {
  beginConversation,
  deleteConversation,
  requireConversation,
  takeTurn,
} from './conversation/conversations.ts';
import { showConversation } from './conversation/shown.ts';
import { type CoachDeps, instantOf } from './deps.ts';
import { addGoal, changeGoal, requireGoal, showGoal, showProgress } from './goal/goals.ts';
import { proposeMove, proposeOne } from './propose.ts';
import { analyse, commissionWorkout, prepareTimer } from './workouts.ts';

export function mountCoach(mount: Mount, deps: CoachDeps): void {
  mountConversations(mount, deps);
  mountKnowledge(mount, deps);

  mount(routes.analyzeMessage, ({ user, body }) => analyse(deps, user, body.message));
  mount(routes.makeWorkout, ({ user, body }) => commissionWorkout(deps, user, body));
  mount(routes.loadInTimer, ({ user, body }) => prepareTimer(deps, user.userId, body.workoutId));
  mount(readSigns, ({ user }) => showSigns(deps, user.userId));
  mount(tellSigns, ({ user, body }) => takeSigns(deps, user.userId, body));
  mount(adaptSession, ({ user, body }) => adaptNext(deps, user.userId, body.workoutId));
  mount(proposeWorkout, ({ user, body }) => proposeOne(deps, user, body));
  mount(proposeProgramMove, ({ user, body }) => proposeMove(deps, user, body));
  mount(restoreSession, ({ user, body }) => undoAdaptation(deps, user.userId, body.workoutId));
}

function mountConversations(mount: Mount, deps: CoachDeps): void {
  mount(routes.startConversation, ({ user, body, idempotencyKey }) =>
    beginConversation(deps, user, body, idempotencyKey),
  );
  mount(routes.sendMessage, ({ user, params, body, idempotencyKey }) =>
    takeTurn(deps, user, params.id, body.message, idempotencyKey),
  );
  mount(routes.readConversation, async ({ user, params, query }) =>
    showConversation(await requireConversation(deps, user.userId, params.id), query.after),
  );
  mount(routes.deleteConversation, async ({ user, params }) => {
    await deleteConversation(deps, user.userId, params.id);
    return undefined;
  });
  mount(routes.listConversations, async ({ user, query }) => ({
    conversations: await deps.conversations.list(user.userId, query.limit, query.search?.trim()),
  }));
}

function mountKnowledge(mount: Mount, deps: CoachDeps): void {
  mount(routes.analyzeGoal, ({ user, body }) => addGoal(deps, user, body.goalStatement));
  mount(routes.readGoal, async ({ user, params }) =>
    showGoal(await requireGoal(deps, user.userId, params.id)),
  );
  mount(routes.refineGoal, ({ user, params, body }) =>
    changeGoal(deps, user, params.id, body.refinement),
  );
  mount(routes.profileProgress, ({ user, query }) => showProgress(deps, user, query));

  mount(routes.learnProfile, ({ user, body }) => learnFromMessage(deps, user, body.message));
  mount(routes.profileState, ({ user }) => showState(deps, user));
  mount(routes.editFact, ({ user, params, body }) =>
    editFact(deps, user.userId, params.id, body.value),
  );
  mount(routes.forgetFact, async ({ user, params }) => {
    await forgetFact(deps, user.userId, params.id);
    return undefined;
  });

  mount(routes.storeContext, async ({ user, body: { key, value = null } }) => {
    await deps.contexts.put(user.userId, key, value, instantOf(deps));
    return { key, value };
  });
  mount(routes.retrieveContext, async ({ user, query: { key } }) => {
    const found = await deps.contexts.find(user.userId, key);
    if (!found) throw new ApiError('NOT_FOUND');
    return { key, value: found.value };
  });

  mount(routes.availableFeatures, async ({ user }) => ({
    features: await listFeatures(deps, user),
  }));
  mount(routes.unlockFeature, async ({ user, body }) => ({
    features: await unlockFeature(deps, user, body.featureId),
  }));
  mount(routes.acknowledgeFeature, async ({ user, params }) => ({
    features: await acknowledgeFeature(deps, user, params.id),
  }));
}
