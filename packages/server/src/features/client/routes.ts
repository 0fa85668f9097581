import * as routes from '@cadence/contract/client/routes';
import { ApiError } from '../../http/errors.ts';
import { requireGranted } from '../../http/grants.ts';
import type { Mount } from '../../http/mount.ts';
import { propose, showPlan, showSwaps, withdraw } from './changes.ts';
import { accept, comment, invite, leave, setRights, showClients, showCoaches } from './coaches.ts';
import type { ClientDeps } from './deps.ts';

export function mountClient(mount: Mount, deps: ClientDeps): void {
  const { store } = deps;
  mount(routes.inviteCoach, ({ user, body }) => invite(deps, user.userId, body.rights));
  mount(routes.listCoaches, ({ user }) => showCoaches(deps, user.userId));
  mount(routes.changeRights, ({ user, params, body }) =>
    setRights(deps, user.userId, params.id, body.rights),
  );
  mount(routes.endCoach, async ({ user, params }) => {
    if (!(await store.removeGrant(user.userId, params.id))) throw new ApiError('NOT_FOUND');
    return undefined;
  });
  mount(routes.removeComment, async ({ user, params }) => {
    if (!(await store.removeComment(user.userId, params.id))) throw new ApiError('NOT_FOUND');
    return undefined;
  });
  mount(routes.acceptClient, ({ user, body, address }) =>
    accept(deps, user.userId, body.code, address),
  );
  mount(routes.listClients, ({ user }) => showClients(deps, user.userId));
  mount(routes.leaveClient, async ({ user, granted }) => {
    await leave(deps, user.userId, requireGranted(granted));
    return undefined;
  });
  mount(routes.readClientPlan, ({ user, granted }) =>
    showPlan(deps, user.userId, requireGranted(granted)),
  );
  mount(routes.readClientLog, ({ granted }) => deps.logOf(requireGranted(granted).ownerId));
  mount(routes.writeComment, ({ user, granted, body }) =>
    comment(deps, user.userId, requireGranted(granted), body.text),
  );
  mount(routes.moveClientSession, async ({ granted, body }) => {
    const { note } = await deps.moveSession(requireGranted(granted).ownerId, body);
    return { note };
  });
  mount(routes.listClientSwaps, ({ granted, query }) =>
    showSwaps(deps, requireGranted(granted), query),
  );
  mount(routes.proposeClientChange, ({ user, granted, body }) =>
    propose(deps, user.userId, requireGranted(granted), body),
  );
  mount(routes.withdrawClientChange, ({ user, granted, body }) =>
    withdraw(deps, user.userId, requireGranted(granted), body),
  );
}
