import type { TrainingHistory } from '@cadence/domain/planner/request';
import { useMemo, useState } from 'react';
import { useSessions } from '../../features/analytics/sessions/session-log.ts';

/** As far as the planner looks back. */
const historyDays = 28;

/** What was trained lately, newest first, as the server reads it too. */
export function useHistory(): TrainingHistory {
  const sessions = useSessions();
  const [nowMs] = useState(Date.now);
  return useMemo(() => {
    const sinceMs = nowMs - historyDays * 86_400_000;
    const recent = sessions.filter(({ date }) => Date.parse(date) >= sinceMs);
    return { sessions: recent.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date)) };
  }, [sessions, nowMs]);
}
