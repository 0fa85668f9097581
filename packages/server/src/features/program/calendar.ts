import { randomBytes } from 'node:crypto';
import { readCalendar } from '@cadence/contract/program/routes';
import { type QueryOf, routeUrl } from '@cadence/contract/route';
import { toIcs } from '@cadence/domain/program/calendar/ics';
import { defined } from '@cadence/domain/workout/defined';
import { BinaryReply } from '../../http/binary.ts';
import { ApiError } from '../../http/errors.ts';
import { hashOf } from '../../platform/hash.ts';
import { instantOf, type ProgramDeps } from './deps.ts';

/** 256 random bits; only their hash is kept, so nobody can read the address back. */
export async function renewLink(deps: ProgramDeps, userId: string): Promise<{ url: string }> {
  const token = randomBytes(32).toString('base64url');
  await deps.store.putLink(userId, hashOf(token), instantOf(deps));
  return { url: routeUrl(readCalendar, { token }) };
}

/** An empty calendar while there is no program: a subscription outlives one. */
const emptyCalendar =
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Cadence//Program//EN\r\nEND:VCALENDAR\r\n';

export async function sendCalendar(
  deps: ProgramDeps,
  token: string,
  { start, zone }: QueryOf<typeof readCalendar>,
): Promise<BinaryReply> {
  const userId = await deps.store.ownerOfLink(hashOf(token));
  if (userId === null) throw new ApiError('NOT_FOUND');
  const program = await deps.store.findCurrent(userId, true);
  const options = defined({ madeAt: instantOf(deps), startMinutes: start, zone });
  const text = program ? toIcs(program, options) : emptyCalendar;
  return new BinaryReply(new TextEncoder().encode(text), {
    'content-disposition': 'inline; filename="cadence.ics"',
    'cache-control': 'private, max-age=300',
  });
}
