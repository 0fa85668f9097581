import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { TimerStep } from '@cadence/domain/timer/types';
import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { useFullBleed } from './full-bleed.ts';
import { Summary } from './summary.tsx';

/** A workout that is over, as its summary shows it. */
export interface Ended {
  session: WorkoutSession;
  steps: readonly TimerStep[];
  countsUp: boolean;
}

export interface Saved extends Ended {
  /** The device holds it. If not, it lasts as long as this page, and is sent meanwhile. */
  kept: boolean;
}

interface SavedSummaryProps extends Saved {
  earlierSessions: readonly WorkoutSession[];
  /** There is no connection to send it by. */
  waits: boolean;
}

export function SavedSummary({ kept, waits, ...summary }: SavedSummaryProps) {
  useFullBleed(true);
  return (
    <Summary {...summary}>
      {kept ? (
        <p role="status" className="flex items-center gap-2.5 font-[650] text-base text-ok">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
          {waits
            ? 'Session saved on this device. It is sent to your account when you are online again.'
            : 'Session saved.'}
        </p>
      ) : (
        <p className="font-[650] text-base">Not kept on this device.</p>
      )}
      <div className="flex flex-col gap-2">
        <ButtonLink to="/home" variant="primary" size="lg" className="w-full">
          Back to home
        </ButtonLink>
        <ButtonLink to="/analytics" variant="ghost" className="w-full">
          See your analytics
        </ButtonLink>
      </div>
    </Summary>
  );
}
