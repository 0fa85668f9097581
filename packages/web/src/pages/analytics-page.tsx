import { useState } from 'react';
import { Achievements } from '../features/analytics/achievements.tsx';
import { QuietWeeks } from '../features/analytics/quiet-weeks.tsx';
import { Tiles } from '../features/analytics/tiles.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from './page.tsx';

export function AnalyticsPage() {
  const [today] = useState(() => new Date());
  return (
    <Page title="Analytics" intro="Last 12 weeks">
      <div className="flex flex-col gap-4">
        <Tiles />
        <div className="grid gap-4 xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
          <QuietWeeks today={today} />
          <Achievements />
        </div>
        <EmptyState
          title="No sessions yet."
          action={
            <ButtonLink to="/home" variant="primary">
              Go to Home
            </ButtonLink>
          }
        >
          Every number on this page is counted from your finished sessions. There are none, so they
          all stand at zero.
        </EmptyState>
      </div>
    </Page>
  );
}
