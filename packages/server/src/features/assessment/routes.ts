import * as routes from '@cadence/contract/assessment/routes';
import { ApiError } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import { type AssessmentDeps, goOn, submit } from './assess.ts';

const maxResults = 50;

export function mountAssessment(mount: Mount, deps: AssessmentDeps): void {
  mount(routes.adaptAssessment, ({ user, body }) => goOn(deps, user.userId, body));
  mount(routes.submitAssessment, async ({ user, body }) => ({
    result: await submit(deps, user.userId, body.sessionId),
  }));
  mount(routes.listResults, async ({ user }) => {
    const ended = await deps.store.listEnded(user.userId, maxResults);
    return { results: ended.flatMap(({ result }) => result ?? []) };
  });
  mount(routes.discardAssessment, async ({ user, params }) => {
    if (!(await deps.store.remove(user.userId, params.id))) throw new ApiError('NOT_FOUND');
    return undefined;
  });
}
