import { WaveSketch } from '../features/voice/wave-sketch.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { Page } from './page.tsx';

export function VoicePage() {
  return (
    <Page title="Voice Test">
      <EmptyPanel
        art={<WaveSketch />}
        title="No voice to test."
        action={
          <ButtonLink to="/home" variant="primary" className="w-full sm:w-auto">
            Go to Home
          </ButtonLink>
        }
      >
        <p>
          Here you listen to the voices of the coach before one of them talks you through a workout.
          None is set up, so workouts are silent.
        </p>
      </EmptyPanel>
    </Page>
  );
}
