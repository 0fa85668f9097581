import { isDoneForGood } from '@cadence/domain/analytics/completion';
import { useEnded } from '../../features/analytics/sessions/session-log.ts';
import { nearDayText } from '../../features/program/program-words.ts';
import { localDay } from '../../platform/dates/local-day.ts';
import { useToday } from '../../platform/dates/use-today.ts';

/** 'Ended early · Today', of the latest go at a workout; undefined where there was none. */
export function useEndedText(workoutId: string | undefined): string | undefined {
  const today = useToday();
  const ended = useEnded(workoutId);
  if (!ended) return undefined;
  const day = nearDayText(localDay(new Date(ended.date)), today);
  return `${isDoneForGood(ended) ? 'Done' : 'Ended early'} · ${day}`;
}
