import * as routes from '@cadence/contract/share/routes';
import { requireGranted } from '../../http/grants.ts';
import type { Mount } from '../../http/mount.ts';
import type { ShareDeps } from './deps.ts';
import { addShare, endShare, showShared, showShares } from './shares.ts';
import { takeOver } from './take.ts';

export function mountShare(mount: Mount, deps: ShareDeps): void {
  mount(routes.makeShare, ({ user, body }) => addShare(deps, user.userId, body));
  mount(routes.listShares, ({ user }) => showShares(deps, user.userId));
  mount(routes.endShare, async ({ user, params }) => {
    await endShare(deps, user.userId, params.id);
    return undefined;
  });
  mount(routes.readShared, ({ granted }) => showShared(deps, requireGranted(granted)));
  mount(routes.takeShared, ({ user, granted, body }) =>
    takeOver(deps, requireGranted(granted), user.userId, body),
  );
}
