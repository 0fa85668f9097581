import * as routes from '@cadence/contract/reminder/routes';
import type { Mount } from '../../http/mount.ts';
import type { ReminderDeps } from './deps.ts';
import { putDevice, showDevice } from './devices.ts';

export function mountReminder(mount: Mount, deps: ReminderDeps): void {
  mount(routes.readReminders, ({ user }) => showDevice(deps, user));
  mount(routes.putReminders, ({ user, body }) => putDevice(deps, user, body));
  mount(routes.endReminders, async ({ user }) => {
    await deps.store.remove(user.userId, user.tokenHash);
    return undefined;
  });
}
