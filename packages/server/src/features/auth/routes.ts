import * as routes from '@cadence/contract/auth/routes';
import type { Mount } from '../../http/mount.ts';
import { removeAccount, replacePassword } from './account.ts';
import type { AuthDeps } from './deps.ts';
import { createDownload } from './download.ts';
import { publicUser, registerUser, signIn } from './sign-in.ts';

export function mountAuth(mount: Mount, deps: AuthDeps): void {
  mount(routes.register, ({ body, address }) => registerUser(deps, body, address));
  mount(routes.login, ({ body, address }) => signIn(deps, body, address));
  mount(routes.logout, async ({ user }) => {
    await deps.store.removeToken(user.userId, user.tokenHash);
    deps.onTokensEnded(user.userId);
    return undefined;
  });
  mount(routes.me, async ({ user }) => ({ user: publicUser({ ...user, id: user.userId }) }));
  mount(routes.changeName, async ({ user, body }) => {
    await deps.store.setName(user.userId, body.name);
    return { user: publicUser({ ...user, id: user.userId, name: body.name }) };
  });
  mount(routes.changePassword, async ({ user, body, address }) => {
    await replacePassword(deps, user, body, address);
    return undefined;
  });
  const download = createDownload(deps);
  mount(routes.downloadData, async ({ user }) => download(user));
  mount(routes.deleteAccount, async ({ user, body, address }) => {
    await removeAccount(deps, user, body, address);
    return undefined;
  });
}
