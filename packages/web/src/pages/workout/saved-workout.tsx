import { useSessions } from '../../features/analytics/sessions/session-log.ts';
import { type Ended, SavedSummary } from '../../features/timer/summary/saved-summary.tsx';
import { useWhereKept } from '../session/keep-session.ts';

export function SavedWorkout(ended: Ended) {
  const earlierSessions = useSessions();
  const where = useWhereKept()(ended.session.id);
  return <SavedSummary {...ended} where={where} earlierSessions={earlierSessions} />;
}
