import { useEndedHere } from '../features/analytics/trained-here.ts';
import { nearDayText } from '../features/program/program-words.ts';
import { localDay } from '../platform/local-day.ts';
import { useToday } from '../platform/use-today.ts';

/** 'Ended early · Today', of the latest go at a workout; undefined where there was none. */
export function useEndedText(workoutId: string | undefined): string | undefined {
  const today = useToday();
  const ended = useEndedHere(workoutId);
  if (!ended) return undefined;
  const day = nearDayText(localDay(new Date(ended.date)), today);
  return `${ended.isDone ? 'Done' : 'Ended early'} · ${day}`;
}
