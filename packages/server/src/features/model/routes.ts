import * as routes from '@cadence/contract/model/routes';
import type { Mount } from '../../http/mount.ts';
import type { ModelDeps } from './deps.ts';
import { check, connect, forget, showModels } from './models.ts';

export function mountModel(mount: Mount, deps: ModelDeps): void {
  mount(routes.listModels, ({ user }) => showModels(deps, user.userId));
  mount(routes.connectModel, ({ user, params, body }) =>
    connect(deps, user.userId, params.provider, body),
  );
  mount(routes.checkModel, ({ user, params }) => check(deps, user.userId, params.provider));
  mount(routes.forgetModel, async ({ user, params }) => {
    await forget(deps, user.userId, params.provider);
    return undefined;
  });
  mount(routes.findLocalModels, async () => ({
    servers: (await deps.findLocal()).map(({ id, name, models }) => ({ id, name, models })),
  }));
}
