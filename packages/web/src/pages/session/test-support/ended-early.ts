import { makeProgress } from '../../../features/analytics/test-support/session-api.ts';

/** A session that was given up in its middle. */
export function endedEarly(date: string) {
  const session = makeProgress(1, 50);
  return { ...session, date, completion: { ...session.completion, status: 'abandoned' as const } };
}
