import { useSessions } from '../features/analytics/session-log.ts';
import { type Ended, SavedSummary } from '../features/timer/saved-summary.tsx';
import { useWhereKept } from './keep-session.ts';

export function SavedWorkout(ended: Ended) {
  const earlierSessions = useSessions();
  const where = useWhereKept()(ended.session.id);
  return <SavedSummary {...ended} where={where} earlierSessions={earlierSessions} />;
}
