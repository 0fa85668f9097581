import * as routes from '@cadence/contract/class/routes';
import { requireGranted } from '../../http/grants.ts';
import type { Mount } from '../../http/mount.ts';
import { end, join, leave, list, move, open, show } from './classes.ts';
import type { ClassDeps } from './deps.ts';

export function mountClass(mount: Mount, deps: ClassDeps): void {
  mount(routes.openClass, ({ user, body }) => open(deps, user.userId, body));
  mount(routes.listClasses, ({ user }) => list(deps, user.userId));
  mount(routes.leadClass, ({ user, params }) =>
    show(deps, { ownerId: user.userId, id: params.id }),
  );
  mount(routes.moveClass, ({ user, params, body }) => move(deps, user.userId, params.id, body));
  mount(routes.endClass, async ({ user, params }) => {
    await end(deps, user.userId, params.id);
    return undefined;
  });
  mount(routes.watchClass, ({ granted }) => show(deps, requireGranted(granted)));
  mount(routes.joinClass, ({ granted, user, body }) =>
    join(deps, requireGranted(granted), user.userId, body),
  );
  mount(routes.leaveClass, async ({ granted, user }) => {
    await leave(deps, requireGranted(granted), user.userId);
    return undefined;
  });
}
