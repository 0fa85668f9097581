import type { TrainingHistory } from '@cadence/domain/planner/request';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Anatomy } from '../features/workout/anatomy.tsx';
import type { Generation } from '../features/workout/generate/generation.ts';
import {
  cancelGeneration,
  clearGeneration,
  type GenerationView,
  generateHere,
  generateWorkout,
  restoreGeneration,
} from '../features/workout/generate/generation-status.ts';
import { setFavourite, useFavourites } from '../features/workout/kept/favourites.ts';
import { FailureCard } from '../features/workout/result/failure-card.tsx';
import { ProgressCard } from '../features/workout/result/progress-card.tsx';
import { ResultCard } from '../features/workout/result/result-card.tsx';
import { ResultSheets, useResultSheets } from '../features/workout/result/result-sheets.tsx';
import { toast } from '../ui/toast.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { useLoadWorkout } from './use-load-workout.ts';

interface HomeResultProps {
  generation: GenerationView;
  history: TrainingHistory;
  onCancelled: () => void;
}

/** What came of the prompt: how far it is, the workout, what went wrong, or an example. */
export function HomeResult({ generation, history, onCancelled }: HomeResultProps) {
  const { status, asked, progress, failure, result } = generation;
  const heading = useRef<HTMLHeadingElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const wasCancelled = useRef(false);
  useArrivalOf(status, area, heading, wasCancelled);

  return (
    <div
      ref={area}
      className={`scroll-mt-20 ${failure?.kind === 'safety' ? 'xl:col-span-full' : ''}`}
    >
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
    if (result) return <Result result={result} heading={heading} history={history} />;
    return <Anatomy />;
  }
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
  heading: RefObject<HTMLHeadingElement | null>;
  history: TrainingHistory;
}

function Result({ result, heading, history }: ResultProps) {
  const { workout } = result.reply;
  const navigate = useNavigate();
  const loading = useLoadWorkout(() => void navigate('/workout'));
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
        onRegenerate={() => {
          const { asked } = result;
          void generateWorkout({ ...asked, variation: asked.variation + 1 }, history);
        }}
        onFavourite={favour}
        onClear={clear}
        {...sheets.actions}
      />
      <ResultSheets sheets={sheets} />
      <ReplaceDialog loading={loading} />
    </>
  );
}
