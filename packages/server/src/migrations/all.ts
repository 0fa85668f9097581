import type { Migration } from 'kysely';
import { accounts } from './0001-accounts.ts';
import { sessions } from './0002-sessions.ts';
import { sessionOrder } from './0003-session-order.ts';
import { workouts } from './0004-workouts.ts';
import { voiceProfiles } from './0005-voice-profiles.ts';
import { userItems } from './0006-user-items.ts';
import { programs } from './0007-programs.ts';
import { assessments } from './0008-assessments.ts';
import { coach } from './0009-coach.ts';
import { coachFlags } from './0010-coach-flags.ts';
import { programInstants } from './0011-program-instants.ts';
import { workoutsByUserAlone } from './0012-workouts-by-user-alone.ts';
import { accountRecovery } from './0013-account-recovery.ts';
import { personalTokens } from './0014-personal-tokens.ts';
import { shares } from './0015-shares.ts';
import { passkeys } from './0016-passkeys.ts';
import { modelConnections } from './0017-model-connections.ts';
import { coachGrants } from './0018-coach-grants.ts';
import { classes } from './0019-classes.ts';
import { otherSide } from './0020-other-side.ts';
import { reminders } from './0021-reminders.ts';
import { coachChanges } from './0022-coach-changes.ts';

/** In the order of their names. A migration that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-sessions': sessions,
  '0003-session-order': sessionOrder,
  '0004-workouts': workouts,
  '0005-voice-profiles': voiceProfiles,
  '0006-user-items': userItems,
  '0007-programs': programs,
  '0008-assessments': assessments,
  '0009-coach': coach,
  '0010-coach-flags': coachFlags,
  '0011-program-instants': programInstants,
  '0012-workouts-by-user-alone': workoutsByUserAlone,
  '0013-account-recovery': accountRecovery,
  '0014-personal-tokens': personalTokens,
  '0015-shares': shares,
  '0016-passkeys': passkeys,
  '0017-model-connections': modelConnections,
  '0018-coach-grants': coachGrants,
  '0019-classes': classes,
  '0020-other-side': otherSide,
  '0021-reminders': reminders,
  '0022-coach-changes': coachChanges,
};
