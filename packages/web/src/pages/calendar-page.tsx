import { useState } from 'react';
import { MonthGrid } from '../features/calendar/month-grid.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from './page.tsx';

export function CalendarPage() {
  const [today] = useState(() => new Date());
  return (
    <Page title="Calendar">
      <div className="flex flex-col gap-5">
        <MonthGrid today={today} />
        <EmptyState
          title="Every day is free."
          action={
            <ButtonLink to="/home" variant="primary">
              Go to Home
            </ButtonLink>
          }
        >
          A day shows the strip of what you did or have planned on it. Nothing is planned, and
          nothing is done yet.
        </EmptyState>
      </div>
    </Page>
  );
}
