import { Anatomy } from '../features/workout/anatomy.tsx';
import { useIdentity } from '../platform/identity.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Page } from './page.tsx';

export function HomePage() {
  const named = useIdentity((state) => Boolean(state.user?.name));
  return (
    <Page title="Home" heading="What are we training today?">
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <Anatomy />
        <div className="grid content-start gap-5 sm:grid-cols-2 xl:grid-cols-1">
          <Card className="order-first flex flex-col items-start gap-3 sm:col-span-2 xl:order-none xl:col-span-1">
            <h2 className="eyebrow">First</h2>
            <p className="display text-xl">
              {named ? 'Look over your profile' : 'Tell us your name'}
            </p>
            <p className="text-ink-2">
              {named
                ? 'Your account, your display mode and your data are in one place.'
                : 'Then this page greets you by it instead of your e-mail address.'}
            </p>
            <ButtonLink to="/profile" variant="primary" className="mt-1">
              {named ? 'Open your profile' : 'Add your name'}
            </ButtonLink>
          </Card>
          <Card>
            <h2 className="eyebrow">Streak</h2>
            <p className="display num mt-1 text-[2rem]">0 days</p>
            <p className="mt-1 text-ink-2">Days trained in a row.</p>
          </Card>
          <Card>
            <h2 className="eyebrow">Recent workouts</h2>
            <p className="mt-2 border-line border-t pt-3 text-ink-2">
              None yet. Your latest ones are listed here, each with its strip.
            </p>
          </Card>
        </div>
      </div>
    </Page>
  );
}
