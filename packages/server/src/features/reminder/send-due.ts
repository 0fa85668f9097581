import { nextReminder, reminderFor, stillSaidMs } from '@cadence/domain/program/calendar/reminders';
import { wallIn } from '@cadence/domain/program/calendar/zone';
import type { PushOutcome } from '../../platform/push.ts';
import type { ReminderDeps } from './deps.ts';
import { kindsOf, timesOf } from './devices.ts';
import type { DeviceRow } from './store.ts';

const rowsAtOnce = 20;
const firstRetryMs = 2 * 60_000;
const maxAttempts = 6;

/** What was claimed is said by nobody else; it is lost only if this process ends right now. */
async function remind(deps: ReminderDeps, row: DeviceRow, nextAt: string): Promise<void> {
  const { store, push } = deps;
  const nowMs = deps.now();
  const times = timesOf(row);
  if (!(await store.isSignedIn(row, new Date(nowMs).toISOString()))) {
    await store.remove(row.user_id, row.token_hash);
    return;
  }
  const leftMs = stillSaidMs(times, row.due_at, nowMs);
  if (leftMs === 0) return;
  const { day } = wallIn(row.zone, Date.parse(row.due_at));
  const open = await deps.openAround(row.user_id, day, row.zone);
  const reminder = reminderFor(kindsOf(row), day, open);
  if (reminder === null) return;
  const message = {
    text: JSON.stringify(reminder),
    ttlSeconds: Math.round(leftMs / 1000),
    topic: 'training',
  };
  const outcome = await push.send(row, message).catch((error: unknown): PushOutcome => {
    deps.onFailed(error);
    return 'failed';
  });
  if (outcome === 'gone') await store.remove(row.user_id, row.token_hash);
  if (outcome !== 'failed' || row.attempts >= maxAttempts) return;
  const retryMs = nowMs + firstRetryMs * 2 ** row.attempts;
  await store.retry(row, nextAt, new Date(retryMs).toISOString());
}

/** When it is due next; null where another instance was quicker. */
async function claim({ store, now }: ReminderDeps, row: DeviceRow): Promise<string | null> {
  const nextAt = nextReminder(timesOf(row), Math.max(now(), Date.parse(row.due_at)));
  return (await store.claim(row, nextAt)) ? nextAt : null;
}

/** Everything that is due, of all users; on however many instances at once. */
export async function sendDue(deps: ReminderDeps, isStopping: () => boolean): Promise<void> {
  for (;;) {
    const rows = await deps.store.due(new Date(deps.now()).toISOString(), rowsAtOnce);
    for (const row of rows) {
      if (isStopping()) return;
      const nextAt = await claim(deps, row);
      // One that fails must not keep the others waiting.
      if (nextAt !== null) await remind(deps, row, nextAt).catch(deps.onFailed);
    }
    if (rows.length < rowsAtOnce) return;
  }
}
