import type { TrainingHistory } from '@cadence/domain/planner/request';
import {
  memo,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isFinished, useSessions } from '../../features/analytics/sessions/session-log.ts';
import { hasNext } from '../../features/program/data/has-next.ts';
import { useCurrentWorkout } from '../../features/workout/current-workout.ts';
import type { Asked } from '../../features/workout/generate/generation.ts';
import { isSafety } from '../../features/workout/generate/generation-failure.ts';
import {
  type GenerationView,
  generateWorkout,
  useGeneration,
} from '../../features/workout/generate/generation-status.ts';
import { PromptForm } from '../../features/workout/generate/prompt-form.tsx';
import { retryRestore, useRestoring } from '../../features/workout/kept/restore-latest.ts';
import { useSafetyLock } from '../../features/workout/safety/safety-lock.ts';
import { useIdentity } from '../../platform/identity.ts';
import { afterPaint, painted } from '../../ui/after-paint.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../page/page.tsx';
import { useHasColumns } from './home-columns.ts';
import { HomeHead } from './home-head.tsx';
import { HomeResult } from './home-result.tsx';
import { ResumeWaiting, SideWaiting } from './home-waiting.tsx';
import { type ExamplePlace, useExamplePlace } from './use-example-place.ts';

/** Whether what came of the prompt stands below all else, in the document as on the screen. */
function useIsResultLast(generation: GenerationView, examplePlace: ExamplePlace): boolean {
  const isBehindNext = useIsBehindNext(generation);
  const hasColumns = useHasColumns();
  return !hasColumns && (generation.status === 'idle' ? examplePlace === 'last' : isBehindNext);
}

/** What is finished makes room for what is next. Told at once: later it would move the page. */
function useIsBehindNext({ status, result }: GenerationView): boolean {
  const [isNextKnown] = useState(() => hasNext.read() === true);
  const [finishedId] = useState(() => {
    const id = result?.reply.workout.id;
    return isFinished(id) ? id : undefined;
  });
  const isSame = finishedId !== undefined && finishedId === result?.reply.workout.id;
  return isNextKnown && isSame && status === 'success';
}

/** How many days the planner looks back. */
const historyDays = 28;

/** What was trained lately, newest first, as the server reads it too. */
function useHistory(): TrainingHistory {
  const sessions = useSessions();
  const [nowMs] = useState(Date.now);
  return useMemo(() => {
    const sinceMs = nowMs - historyDays * 86_400_000;
    const recent = sessions.filter(({ date }) => Date.parse(date) >= sinceMs);
    return { sessions: recent.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date)) };
  }, [sessions, nowMs]);
}

// With it come the steps of every format, which most visits to Home do without.
const HomeResume = lazyPart(() => import('./home-resume.tsx').then((m) => m.HomeResume));
const HomeSide = lazyPart(() =>
  painted()
    .then(() => import('./home-side.tsx'))
    .then((m) => m.HomeSide),
);

export function HomePage() {
  const history = useHistory();
  const textField = useRef<HTMLTextAreaElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLocked = useSafetyLock() !== null;

  const generate = useCallback(
    (asked: Asked) => {
      const judged = generateWorkout(asked, history);
      if (!isLocked) return;
      /** The card may have been there already, scrolled out of view. */
      const goToCard = () => {
        heading.current?.scrollIntoView?.({ block: 'start' });
        heading.current?.focus({ preventScroll: true });
      };
      void judged.finally(goToCard);
    },
    [history, isLocked],
  );

  const next = useSyncExternalStore(hasNext.subscribe, hasNext.read);
  const isLate = useIsLate();
  const isPainted = useIsPainted();
  const [plannedId, setPlannedId] = useState<string | null>(null);
  const isHeld = useIsHeld();

  return (
    <Page title="Home" heading={null}>
      <div className="flex flex-col gap-6">
        {!isHeld && <UnderWay plannedId={plannedId} />}
        <HomeHead onPlanned={setPlannedId} />
        {/* Where it stands depends on what is planned: shown once that is known, it moves nowhere. */}
        {(next === true ? isPainted : next !== null || isLate) && (
          <>
            <PromptForm
              isAside={plannedId !== null || next === true}
              history={history}
              textField={textField}
              submitButton={submitButton}
              onGenerate={generate}
            />
            <BelowPrompt
              history={history}
              heading={heading}
              textField={textField}
              submitButton={submitButton}
              plannedId={plannedId}
            />
          </>
        )}
      </div>
    </Page>
  );
}

/** What is planned stands first and is painted first. */
function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}

/** Nobody waits longer for the box than this, whatever has become of the answer. */
const atLatestMs = 2000;

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), atLatestMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

const useIsHeld = () => isSafety(useGeneration().failure);

interface PlannedProps {
  /** The id of the planned session at the top of the page. */
  plannedId: string | null;
}

/** What has been begun comes before all else, unless the planned session is just that. */
function UnderWay({ plannedId }: PlannedProps) {
  const current = useCurrentWorkout();
  if (current?.status !== 'started' || current.workout.id === plannedId) return null;
  return (
    <Suspense fallback={<ResumeWaiting />}>
      <HomeResume current={current} />
    </Suspense>
  );
}

interface BelowPromptProps {
  history: TrainingHistory;
  heading: RefObject<HTMLHeadingElement | null>;
  textField: RefObject<HTMLElement | null>;
  submitButton: RefObject<HTMLElement | null>;
  plannedId: string | null;
}

/** The part of the page that a press of Generate changes. */
function BelowPrompt(props: BelowPromptProps) {
  const { history, heading, textField, submitButton, plannedId } = props;
  const userId = useIdentity((state) => state.user?.id);
  const generation = useGeneration();
  const isHeld = isSafety(generation.failure);
  const examplePlace = useExamplePlace();
  const isResultLast = useIsResultLast(generation, examplePlace);
  const isIdle = generation.status === 'idle';
  const isPlaceOpen = isIdle && examplePlace === null;
  const isRestoring = useRestoring((state) => state.status === 'loading');
  const isAlone = isIdle && examplePlace === 'last' && !isRestoring;
  const focusButton = useCallback(() => submitButton.current?.focus(), [submitButton]);
  const focusText = useCallback(() => textField.current?.focus(), [textField]);
  const result = (
    <HomeResult
      key="result"
      generation={generation}
      history={history}
      examplePlace={examplePlace}
      heading={heading}
      onCancelled={focusButton}
      onReword={focusText}
    />
  );
  // Beside a reason not to train nothing invites to it.
  const side = userId !== undefined && !isHeld && (
    <Side key="side" userId={userId} isPlaceOpen={isPlaceOpen} isAlone={isAlone} />
  );
  return (
    <>
      {!isHeld && <Resume generation={generation} plannedId={plannedId} />}
      <div
        className={`grid grid-cols-1 items-start gap-5 ${isAlone ? '' : 'xl:grid-cols-[minmax(0,1fr)_18rem]'}`}
      >
        {isResultLast ? [side, result] : [result, side]}
      </div>
    </>
  );
}

interface SideProps {
  userId: string;
  /** Whether it stands before or after the example: shown once that is known, it moves nowhere. */
  isPlaceOpen: boolean;
  /** Neither a result nor an example stands beside it: it takes the whole width. */
  isAlone: boolean;
}

const Side = memo(function Side({ userId, isPlaceOpen, isAlone }: SideProps) {
  const shown = isPlaceOpen ? 'max-xl:hidden' : '';
  const columns = isAlone ? 'xl:grid-cols-3' : 'xl:grid-cols-1';
  return (
    <div
      className={`grid min-w-0 grid-cols-1 content-start gap-5 sm:grid-cols-2 ${columns} ${shown}`}
    >
      <Suspense fallback={<SideWaiting />}>
        <HomeSide userId={userId} />
      </Suspense>
    </div>
  );
});

interface ResumeProps extends PlannedProps {
  generation: GenerationView;
}

/** Offers the loaded workout, unless it is shown above or below already. */
const Resume = memo(function Resume({ generation: { result }, plannedId }: ResumeProps) {
  const current = useCurrentWorkout();
  const restoring = useRestoring((state) => state.status);
  const offline = useIdentity((state) => state.offline);
  if (current && current.status !== 'completed') {
    const { id } = current.workout;
    const isShownElsewhere =
      id !== undefined && (id === plannedId || id === result?.reply.workout.id);
    return current.status === 'started' || isShownElsewhere ? null : (
      <Suspense fallback={<ResumeWaiting />}>
        <HomeResume current={current} />
      </Suspense>
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
});
