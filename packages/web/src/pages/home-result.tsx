import type { TrainingHistory } from '@cadence/domain/planner/request';
import { type RefObject, useEffect, useRef } from 'react';
import { RememberCard } from '../features/profile/remember-card.tsx';
import { Anatomy } from '../features/workout/anatomy.tsx';
import { clearHold } from '../features/workout/generate/choices.ts';
import type { Generation } from '../features/workout/generate/generation.ts';
import { isSafety, type SafetyFailure } from '../features/workout/generate/generation-failure.ts';
import {
  cancelGeneration,
  clearGeneration,
  type GenerationView,
  generateHere,
  generateWorkout,
  restoreGeneration,
  returnToBefore,
} from '../features/workout/generate/generation-status.ts';
import { setFavourite, useFavourites } from '../features/workout/kept/favourites.ts';
import { useRestoring } from '../features/workout/kept/restore-latest.ts';
import { FailureCard } from '../features/workout/result/failure-card.tsx';
import { ProgressCard } from '../features/workout/result/progress-card.tsx';
import { ResultCard } from '../features/workout/result/result-card.tsx';
import { ResultSheets, useResultSheets } from '../features/workout/result/result-sheets.tsx';
import { SafetyCard } from '../features/workout/safety/safety-card.tsx';
import { unlockTraining } from '../features/workout/safety/safety-lock.ts';
import { Card } from '../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { useStartWorkout } from './use-start-workout.ts';

interface HomeResultProps {
  generation: GenerationView;
  history: TrainingHistory;
  /** Of the card; the focus goes there when it brings news. */
  heading: RefObject<HTMLHeadingElement | null>;
  onCancelled: () => void;
  /** Back to the words of the wish. */
  onReword: () => void;
}

/** What came of the prompt: how far it is, the workout, what went wrong, or an example. */
export function HomeResult(props: HomeResultProps) {
  const { generation, history, heading, onCancelled, onReword } = props;
  const { status, asked, progress, failure, result } = generation;
  const isRestoring = useRestoring((state) => state.status === 'loading');
  const area = useRef<HTMLDivElement>(null);
  const wasCancelled = useRef(false);
  useArrivalOf(status, area, heading, wasCancelled);

  return (
    <div ref={area} className={`scroll-mt-20 ${isSafety(failure) ? 'xl:col-span-full' : ''}`}>
      {content()}
    </div>
  );

  function content() {
    if (progress) {
      return (
        <ProgressCard
          progress={progress}
          minutes={asked?.duration_minutes ?? 0}
          onCancel={() => {
            wasCancelled.current = true;
            cancelGeneration();
            onCancelled();
          }}
        />
      );
    }
    if (isSafety(failure)) {
      return (
        <SafetyCard
          failure={failure}
          heading={heading}
          onCleared={() => clear(failure)}
          onNotMeant={() => {
            lift(failure);
            onReword();
          }}
        />
      );
    }
    if (failure) {
      return (
        <FailureCard
          failure={failure}
          heading={heading}
          onRetry={() => asked && void generateWorkout(asked, history)}
          onBuildHere={() => asked && void generateHere(asked, history)}
          onClear={() => {
            clearGeneration();
            onCancelled();
          }}
        />
      );
    }
    if (result) {
      const { before } = generation;
      return <Result result={result} before={before} heading={heading} history={history} />;
    }
    return isRestoring ? <Restoring /> : <Anatomy />;
  }

  function lift({ kind }: SafetyFailure) {
    if (kind === 'stop') unlockTraining();
    else clearGeneration();
  }

  /** A hold is answered and the wish asked again; after a stop the words are no longer true. */
  function clear(safety: SafetyFailure) {
    if (safety.kind === 'hold' && asked) {
      void generateWorkout(clearHold(asked, safety.id), history);
      return;
    }
    lift(safety);
    onReword();
    toast('Good. Write how you are now, and start gently.');
  }
}

/** Until it is known whether the account has a workout to show. */
function Restoring() {
  return (
    <Card className="p-5 sm:p-6">
      <SkeletonGroup label="Loading your latest workout" className="flex flex-col gap-5">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    </Card>
  );
}

/** Wide pages show the prompt and what came of it at once; on a phone the workout takes the screen. */
const isWide = () => matchMedia('(min-width: 64rem)').matches;

/** The eyes and the focus go where the news is, but not on a reload. */
function useArrivalOf(
  status: GenerationView['status'],
  area: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  wasCancelled: RefObject<boolean>,
): void {
  const before = useRef(status);
  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (was === status) return;
    const isNews = was === 'loading' && !wasCancelled.current;
    if (status === 'loading') area.current?.scrollIntoView?.({ block: 'nearest' });
    if (isNews && !isWide()) area.current?.scrollIntoView?.({ block: 'start' });
    if (isNews) heading.current?.focus();
    wasCancelled.current = false;
  }, [status, area, heading, wasCancelled]);
}

interface ResultProps {
  result: Generation;
  before: Generation | null;
  heading: RefObject<HTMLHeadingElement | null>;
  history: TrainingHistory;
}

function Result({ result, before, heading, history }: ResultProps) {
  const { asked } = result;
  const { workout } = result.reply;
  const loading = useStartWorkout();
  const isFavourite = useFavourites().some(({ id }) => id === workout.id);
  const sheets = useResultSheets(result, history);

  function favour() {
    setFavourite(workout, !isFavourite);
    toast(isFavourite ? 'No longer a favourite.' : 'Saved as favourite.', {
      action: { label: 'Undo', onPress: () => setFavourite(workout, isFavourite) },
    });
  }

  function clear() {
    clearGeneration();
    toast('Workout cleared. It stays in your recent workouts.', {
      action: { label: 'Undo', onPress: () => restoreGeneration(result) },
    });
  }

  return (
    <>
      <ResultCard
        generation={result}
        heading={heading}
        isFavourite={isFavourite}
        onStart={() => loading.load(workout)}
        onRegenerate={
          asked
            ? () => {
                const { id: replaces } = workout;
                const next = { ...asked, variation: asked.variation + 1, replaces };
                void generateWorkout(next, history);
              }
            : undefined
        }
        onBefore={before ? () => returnToBefore(history) : undefined}
        onFavourite={favour}
        onClear={clear}
        {...sheets.actions}
      />
      <RememberCard chips={result.reply.chips} />
      <ResultSheets sheets={sheets} />
      <ReplaceDialog loading={loading} />
    </>
  );
}
