import { useDeferredValue, useRef } from 'react';
import { readCurrentWorkout, useCurrentWorkout } from '../features/workout/current-workout.ts';
import { generationStore } from '../features/workout/generate/generation.ts';
import { isSafety } from '../features/workout/generate/generation-failure.ts';
import {
  type GenerationView,
  generateWorkout,
  useGeneration,
} from '../features/workout/generate/generation-status.ts';
import { PromptForm } from '../features/workout/generate/prompt-form.tsx';
import { retryRestore, useRestoring } from '../features/workout/kept/restore-latest.ts';
import { readSafetyLock, useSafetyLock } from '../features/workout/safety/safety-lock.ts';
import { useIdentity } from '../platform/identity.ts';
import { Button } from '../ui/button.tsx';
import { Later } from '../ui/lazy/later.tsx';
import { lazySource } from '../ui/lazy/lazy-source.ts';
import { HomeResult, homeNews } from './home-result.tsx';
import { SideWaiting } from './home-waiting.tsx';
import { Page } from './page.tsx';
import { useHistory } from './use-history.ts';

const resumeCard = lazySource(() =>
  import('../features/timer/resume-card.tsx').then((m) => m.ResumeCard),
);

/** Beside the prompt, on a phone below it: the prompt does not wait for it. */
const homeSide = lazySource(() => import('./home-side.tsx').then((m) => m.HomeSide));

/** What this device has to show besides the prompt, so that it is there with the page. */
export async function loadShown(): Promise<void> {
  const hasNews = generationStore.read() !== null || readSafetyLock() !== null;
  const hasWorkout = readCurrentWorkout() !== null;
  await Promise.all([hasNews && homeNews.preload(), hasWorkout && resumeCard.preload()]);
}

export function HomePage() {
  const user = useIdentity((state) => state.user);
  const history = useHistory();
  const generation = useGeneration();
  // The button answers the press at once; a whole workout is then drawn in slices.
  const drawn = useDeferredValue(generation);
  const textField = useRef<HTMLTextAreaElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isHeld = isSafety(drawn.failure);
  const isLocked = useSafetyLock() !== null;

  /** It stood there before the press, out of view perhaps. */
  function goToCard() {
    heading.current?.scrollIntoView?.({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <Page title="Home" heading="What are we training today?">
      <div className="flex flex-col gap-6">
        <PromptForm
          busy={generation.status === 'loading'}
          history={history}
          textField={textField}
          submitButton={submitButton}
          onGenerate={(asked) => {
            const judged = generateWorkout(asked, history);
            if (isLocked) void judged.finally(goToCard);
          }}
        />
        {!isHeld && <Resume generation={drawn} />}
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_18rem]">
          <HomeResult
            generation={drawn}
            now={generation}
            history={history}
            heading={heading}
            onCancelled={() => submitButton.current?.focus()}
            onReword={() => textField.current?.focus()}
          />
          {/* Beside a reason not to train nothing invites to it. */}
          {user && !isHeld && (
            <div className="grid content-start gap-5 sm:grid-cols-2 xl:grid-cols-1">
              <Later
                optional
                source={homeSide}
                props={{ userId: user.id }}
                waiting={<SideWaiting />}
              />
            </div>
          )}
        </div>
      </div>
    </Page>
  );
}

interface ResumeProps {
  generation: GenerationView;
}

/** What is loaded, unless it is just what stands below. */
function Resume({ generation: { result } }: ResumeProps) {
  const current = useCurrentWorkout();
  const restoring = useRestoring((state) => state.status);
  const offline = useIdentity((state) => state.offline);
  if (current && current.status !== 'completed') {
    const isShownBelow =
      current.status === 'planned' && current.workout.id === result?.reply.workout.id;
    return isShownBelow ? null : (
      <Later source={resumeCard} props={{ runKey: current.key, workout: current.workout }} />
    );
  }
  // Without a connection the banner has said so already.
  if (restoring !== 'failed' || offline) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-ink-2">
      {/* Spec §8. */}
      <p>Failed to load latest workout</p>
      <Button onClick={retryRestore}>Try again</Button>
    </div>
  );
}
