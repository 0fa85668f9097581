import { ScaleSketch } from '../features/assessment/scale-sketch.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { Page } from './page.tsx';

export function AssessmentPage() {
  return (
    <Page title="Assessment">
      <EmptyPanel
        art={<ScaleSketch />}
        title="You have not been assessed."
        action={
          <ButtonLink to="/profile" variant="primary" className="w-full sm:w-auto">
            Open your profile
          </ButtonLink>
        }
      >
        <p>
          An assessment puts a mark on each scale of your fitness. It is a picture of where you
          stand, not a grade. No mark is set.
        </p>
      </EmptyPanel>
    </Page>
  );
}
