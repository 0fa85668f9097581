import type { putReminders, readReminders } from '@cadence/contract/reminder/routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import {
  nextReminder,
  type ReminderKind,
  type ReminderTimes,
} from '@cadence/domain/program/calendar/reminders';
import { ApiError } from '../../http/errors.ts';
import type { Identity } from '../../http/identity.ts';
import { hashOf } from '../../platform/hash.ts';
import type { ReminderDeps } from './deps.ts';
import type { DeviceRow } from './store.ts';

export const kindsOf = ({ kinds }: DeviceRow) => kinds.split(' ') as ReminderKind[];

export const timesOf = ({ minutes, quiet_from, quiet_to, zone }: DeviceRow): ReminderTimes => ({
  minutes,
  quietFrom: quiet_from,
  quietTo: quiet_to,
  zone,
});

export async function showDevice(
  { store, push }: ReminderDeps,
  { userId, tokenHash }: Identity,
): Promise<ReplyOf<typeof readReminders>> {
  const row = await store.find(userId, tokenHash);
  const device = row && {
    kinds: kindsOf(row),
    minutes: row.minutes,
    quiet_from: row.quiet_from,
    quiet_to: row.quiet_to,
    zone: row.zone,
  };
  return { public_key: push.publicKey, device: device ?? null };
}

export async function putDevice(
  deps: ReminderDeps,
  user: Identity,
  {
    endpoint,
    p256dh,
    auth,
    kinds,
    minutes,
    quiet_from,
    quiet_to,
    zone,
  }: BodyOf<typeof putReminders>,
): Promise<ReplyOf<typeof readReminders>> {
  const address = { endpoint, p256dh, auth };
  if (!deps.push.accepts(address)) throw new ApiError('PUSH_ADDRESS_REFUSED');
  const times = { minutes, quietFrom: quiet_from, quietTo: quiet_to, zone };
  const nowMs = deps.now();
  const nextAt = nextReminder(times, nowMs);
  const before = await deps.store.find(user.userId, user.tokenHash);
  // Sent again with nothing changed, as at each start, it must not pass over one that is under way.
  const isSame = before?.minutes === minutes && before.zone === zone;
  await deps.store.put({
    user_id: user.userId,
    token_hash: user.tokenHash,
    endpoint_hash: hashOf(endpoint),
    ...address,
    kinds: [...new Set(kinds)].join(' '),
    ...{ minutes, quiet_from, quiet_to, zone },
    changed_at: new Date(nowMs).toISOString(),
    due_at: isSame ? before.due_at : nextAt,
    next_at: isSame ? before.next_at : nextAt,
    attempts: isSame ? before.attempts : 0,
  });
  return showDevice(deps, user);
}
