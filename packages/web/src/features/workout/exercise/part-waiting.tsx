import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonGroup } from '../../../ui/skeleton.tsx';
import type { PartState } from './lazy-part.ts';

interface PartWaitingProps {
  state: Pick<PartState<unknown>, 'hasFailed' | 'retry'>;
  /** What is on its way, for instance 'Loading the exercise'. */
  label: string;
  children: ReactNode;
}

/** Shown while a part loads: the shape of what comes, or what to do when it does not come. */
export function PartWaiting({ state, label, children }: PartWaitingProps) {
  if (state.hasFailed) {
    return (
      <ErrorState title="The exercise library did not load" onRetry={state.retry}>
        Check your connection. Nothing of your workout is lost.
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-4">
      {children}
    </SkeletonGroup>
  );
}
