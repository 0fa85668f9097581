import * as keying from '@cadence/contract/auth/passkey-routes';
import * as recovering from '@cadence/contract/auth/recovery-routes';
import * as routes from '@cadence/contract/auth/routes';
import * as granting from '@cadence/contract/auth/token-routes';
import type { Mount } from '../../http/mount.ts';
import { removeAccount, replacePassword } from './account.ts';
import type { AuthDeps } from './deps.ts';
import { createDownload } from './download.ts';
import {
  endPasskey,
  finishSignIn,
  keepPasskey,
  showPasskeys,
  siteOf,
  startPasskey,
  startSignIn,
} from './passkeys.ts';
import { addToken, endToken, showTokens } from './personal-tokens.ts';
import { codesLeft, recoverAccount, replaceCodes, sendCode } from './recover.ts';
import { publicUser, registerUser, signIn } from './sign-in.ts';
import { endOne, endOthers, signInsOf } from './sign-ins.ts';

export function mountAuth(mount: Mount, deps: AuthDeps): void {
  mount(routes.readOptions, async () => ({
    registration: deps.registration.kind,
    mail: deps.mail !== null,
  }));
  mount(routes.register, ({ body, address, device }) => registerUser(deps, body, address, device));
  mount(routes.login, ({ body, address, device }) => signIn(deps, body, address, device));
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

  mount(recovering.recover, ({ body, address, device }) =>
    recoverAccount(deps, body, address, device),
  );
  mount(recovering.mailCode, async ({ body, address }) => {
    await sendCode(deps, body, address);
    return undefined;
  });
  mount(recovering.readCodes, ({ user }) => codesLeft(deps, user));
  mount(recovering.renewCodes, ({ user, body, address }) =>
    replaceCodes(deps, user, body, address),
  );
  mount(recovering.listSignIns, ({ user }) => signInsOf(deps, user));
  mount(recovering.endSignIn, async ({ user, params }) => {
    await endOne(deps, user, params.id);
    return undefined;
  });
  mount(recovering.endOtherSignIns, async ({ user }) => {
    await endOthers(deps, user);
    return undefined;
  });

  mount(granting.listTokens, ({ user }) => showTokens(deps, user));
  mount(granting.makeToken, ({ user, body, address }) => addToken(deps, user, body, address));
  mount(granting.endToken, async ({ user, params }) => {
    await endToken(deps, user, params.id);
    return undefined;
  });

  mount(keying.listPasskeys, ({ user }) => showPasskeys(deps, user));
  mount(keying.beginPasskey, ({ user, body, address, origin }) =>
    startPasskey(deps, user, body, { address, site: siteOf(deps, origin) }),
  );
  mount(keying.addPasskey, ({ user, body, origin }) =>
    keepPasskey(deps, user, body, siteOf(deps, origin)),
  );
  mount(keying.removePasskey, async ({ user, params }) => {
    await endPasskey(deps, user, params.id);
    return undefined;
  });
  mount(keying.beginSignIn, ({ body, address, origin }) =>
    startSignIn(deps, body, { address, site: siteOf(deps, origin) }),
  );
  mount(keying.signInByPasskey, ({ body, address, device, origin }) =>
    finishSignIn(deps, body, { address, device, site: siteOf(deps, origin) }),
  );
}
