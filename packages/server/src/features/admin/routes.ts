import * as routes from '@cadence/contract/admin/routes';
import { ApiError } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import { showAccounts, showOverview } from './accounts.ts';
import type { AdminDeps } from './deps.ts';

export function mountAdmin(mount: Mount, deps: AdminDeps): void {
  mount(routes.readOverview, () => showOverview(deps));
  mount(routes.listAccounts, ({ user, query }) => showAccounts(deps, user.userId, query.after));
  mount(routes.makeResetCode, async ({ user, params, body, address }) => {
    await deps.requirePassword(user, body.password, address);
    const made = await deps.makeCode(params.id);
    if (!made) throw new ApiError('NOT_FOUND');
    return { code: made.code, ends_at: made.endsAt };
  });
  mount(routes.removeAccount, async ({ user, params, body, address }) => {
    await deps.requirePassword(user, body.password, address);
    // Their own they delete in their account, like everybody.
    if (params.id === user.userId || !(await deps.removeAccount(params.id))) {
      throw new ApiError('NOT_FOUND');
    }
    return undefined;
  });
  mount(routes.makeBackup, async () => {
    if (!deps.backups) throw new ApiError('NOT_FOUND');
    return { backup: await deps.backups.make(deps.now()) };
  });
}
