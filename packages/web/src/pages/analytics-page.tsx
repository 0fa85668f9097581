import { useMemo, useState } from 'react';
import { Achievements } from '../features/analytics/achievements.tsx';
import { figuresOf } from '../features/analytics/figures.ts';
import { useSessions } from '../features/analytics/session-log.ts';
import { Tiles } from '../features/analytics/tiles.tsx';
import { Weeks } from '../features/analytics/weeks.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from './page.tsx';

export function AnalyticsPage() {
  const [now] = useState(() => new Date());
  const sessions = useSessions();
  const figures = useMemo(() => figuresOf(sessions, now), [sessions, now]);
  return (
    <Page title="Analytics" intro="Last 12 weeks">
      <div className="flex flex-col gap-4">
        <Tiles figures={figures} />
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
          <Weeks weeks={figures.weeks} />
          <Achievements figures={figures} />
        </div>
        {figures.sessions === 0 && (
          <EmptyState
            title="No sessions yet."
            action={
              <ButtonLink to="/home" variant="primary">
                Go to Home
              </ButtonLink>
            }
          >
            Every number on this page is counted from your sessions. There are none, so they all
            stand at zero.
          </EmptyState>
        )}
      </div>
    </Page>
  );
}
