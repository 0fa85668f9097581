import { isTrained } from '@cadence/domain/analytics/trained';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { useMemo, useState } from 'react';
import { useSessions } from '../features/analytics/session-log.ts';
import { dayKey } from '../features/calendar/month.ts';
import { type DayStrip, MonthGrid } from '../features/calendar/month-grid.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from './page.tsx';

const titleOf = ({ title, completion }: WorkoutSession) =>
  completion.status === 'partial' ? `${title} · unfinished` : title;

function stripsByDay(sessions: readonly WorkoutSession[]): Map<string, DayStrip[]> {
  const days = new Map<string, DayStrip[]>();
  for (const session of sessions) {
    const { id, date, segments } = session;
    const title = titleOf(session);
    const key = dayKey(new Date(date));
    const steps = segments.map(({ type, seconds }) => ({ name: title, type, duration: seconds }));
    days.set(key, [...(days.get(key) ?? []), { id, title, steps }]);
  }
  return days;
}

export function CalendarPage() {
  const [today] = useState(() => new Date());
  const all = useSessions();
  const sessions = useMemo(() => all.filter(isTrained), [all]);
  const strips = useMemo(() => stripsByDay(sessions), [sessions]);
  return (
    <Page title="Calendar">
      <div className="flex flex-col gap-5">
        <MonthGrid today={today} strips={strips} />
        {sessions.length === 0 && (
          <EmptyState
            title="Every day is free."
            action={
              <ButtonLink to="/workout" variant="primary">
                Start a quick timer
              </ButtonLink>
            }
          >
            A day shows the strip of what you did on it. Nothing is done yet.
          </EmptyState>
        )}
      </div>
    </Page>
  );
}
