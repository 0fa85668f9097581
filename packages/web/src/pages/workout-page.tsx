import { IdleClock } from '../features/timer/idle-clock.tsx';
import { PhaseKey } from '../features/timer/phase-key.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { Page } from './page.tsx';

export function WorkoutPage() {
  return (
    <Page title="Smart Timer">
      <div className="flex flex-col gap-8">
        <EmptyPanel
          art={<IdleClock />}
          title="No workout is loaded."
          action={
            <ButtonLink to="/home" variant="primary" className="w-full sm:w-auto">
              Go to Home
            </ButtonLink>
          }
        >
          <p>
            The timer plays one workout, step by step, and fills the screen with the colour of the
            step you are in. There is none on this device.
          </p>
        </EmptyPanel>
        <PhaseKey />
      </div>
    </Page>
  );
}
