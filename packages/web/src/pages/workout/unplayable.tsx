import { whyNoSteps } from '@cadence/domain/timer/why-no-steps';
import type { CurrentWorkout } from '../../features/workout/current-workout.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../page/page.tsx';
import { closeCurrent } from '../session/close-current.ts';

interface UnplayableProps {
  current: CurrentWorkout;
}

export function Unplayable({ current }: UnplayableProps) {
  return (
    <Page title="Smart Timer">
      <EmptyState
        title="This workout cannot be played."
        action={<Button onClick={closeCurrent}>Choose another</Button>}
      >
        {whyNoSteps(current.workout)?.message}
      </EmptyState>
    </Page>
  );
}
