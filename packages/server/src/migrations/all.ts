import type { Migration } from 'kysely';
import { accounts } from './0001-accounts.ts';
import { sessions } from './0002-sessions.ts';
import { sessionOrder } from './0003-session-order.ts';
import { workouts } from './0004-workouts.ts';
import { voiceProfiles } from './0005-voice-profiles.ts';

/** In the order of their names. A migration that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-sessions': sessions,
  '0003-session-order': sessionOrder,
  '0004-workouts': workouts,
  '0005-voice-profiles': voiceProfiles,
};
