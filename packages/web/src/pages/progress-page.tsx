import { LineSketch } from '../features/assessment/line-sketch.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { Page } from './page.tsx';

export function ProgressPage() {
  return (
    <Page title="Progress">
      <EmptyPanel
        art={<LineSketch />}
        title="Nothing to compare yet."
        action={
          <ButtonLink to="/assessment" variant="primary" className="w-full sm:w-auto">
            Go to Assessment
          </ButtonLink>
        }
      >
        <p>
          Progress is the way from one assessment to the next. It takes two to draw a line. You have
          none.
        </p>
      </EmptyPanel>
    </Page>
  );
}
