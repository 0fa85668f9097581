import { TalkSketch } from '../features/coach/talk-sketch.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { Page } from './page.tsx';

export function CoachPage() {
  return (
    <Page title="Coach">
      <EmptyPanel
        art={<TalkSketch />}
        title="Nothing said so far."
        action={
          <ButtonLink to="/profile?view=completion" variant="primary" className="w-full sm:w-auto">
            See what Cadence knows
          </ButtonLink>
        }
      >
        <p>
          Your conversations with the coach are kept on this page. You have none. What a coach could
          know about you stands in your profile, and only what you put there.
        </p>
      </EmptyPanel>
    </Page>
  );
}
