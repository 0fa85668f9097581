import { lastTopSet } from '@cadence/domain/analytics/lifts/last-time';
import type { TrainingHistory } from '@cadence/domain/planner/request';
import { type RefObject, useEffect, useRef } from 'react';
import { RememberCard } from '../../features/profile/remember-card.tsx';
import {
  clearCurrentWorkout,
  readCurrentWorkout,
  setCurrentWorkout,
} from '../../features/workout/current-workout.ts';
import { clearHold, dismissReadings, useDraft } from '../../features/workout/generate/choices.ts';
import type { Generation } from '../../features/workout/generate/generation.ts';
import {
  isSafety,
  type SafetyFailure,
} from '../../features/workout/generate/generation-failure.ts';
import {
  clearGeneration,
  dropSafetyFailure,
  type GenerationView,
  generateHere,
  generateWorkout,
  restoreGeneration,
  returnToBefore,
} from '../../features/workout/generate/generation-status.ts';
import { setFavourite, useFavourites } from '../../features/workout/kept/favourites.ts';
import { FailureCard } from '../../features/workout/result/failure-card.tsx';
import { ProgressCard } from '../../features/workout/result/progress-card.tsx';
import { ResultCard } from '../../features/workout/result/result-card.tsx';
import { ResultSheets, useResultSheets } from '../../features/workout/result/result-sheets.tsx';
import { SafetyCard } from '../../features/workout/safety/safety-card.tsx';
import { readSafetyLock, unlockTraining } from '../../features/workout/safety/safety-lock.ts';
import { settledWords } from '../../features/workout/safety/settled-words.ts';
import { workoutKey } from '../../features/workout/workout-table.ts';
import { setWords } from '../../platform/items/show-weight.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { useEndedText } from '../session/ended-words.ts';
import { ReplaceDialog } from '../session/replace-dialog.tsx';
import { useUnderWay } from '../session/under-way.ts';
import { useStartWorkout } from '../session/use-start-workout.ts';
import { useShare } from '../share/use-share.tsx';

interface HomeNewsProps {
  generation: GenerationView;
  history: TrainingHistory;
  /** Where it stands on the page. */
  area: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  onCancel: () => void;
  /** Back to the button that asked. */
  onCleared: () => void;
  /** Back to the words of the wish. */
  onReword: () => void;
}

/** How far it is, the workout, or what went wrong. */
export function HomeNews(props: HomeNewsProps) {
  const { generation, history, area, heading, onCancel, onCleared, onReword } = props;
  const { status, asked, progress, failure, result } = generation;
  const wasCancelled = useRef(false);
  useArrival(status, { area, heading, wasCancelled });

  if (progress) {
    const cancel = () => {
      wasCancelled.current = true;
      onCancel();
    };
    return <ProgressCard progress={progress} onCancel={cancel} />;
  }
  if (isSafety(failure)) {
    return (
      <SafetyCard
        failure={failure}
        heading={heading}
        onCleared={() => clear(failure)}
        onNotMeant={() => {
          lift(failure);
          goOn();
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
          onCleared();
        }}
      />
    );
  }
  if (result) {
    const { before } = generation;
    return <Result {...{ result, before, heading, history, onCleared }} />;
  }
  return null;

  function lift({ id }: SafetyFailure) {
    unlockTraining(id);
    dropSafetyFailure(id);
  }

  /** To the words, or to what else stands. */
  function goOn() {
    if (readSafetyLock()) heading.current?.focus();
    else onReword();
  }

  /** A hold is answered and the wish asked again; after a stop the words are no longer true. */
  function clear(safety: SafetyFailure) {
    if (safety.kind === 'hold' && asked) {
      unlockTraining(safety.id);
      void generateWorkout(clearHold(asked, safety.id), history);
      return;
    }
    lift(safety);
    goOn();
    toast(settledWords(safety.id));
  }
}

/** Wide pages show the prompt and what came of it at once; on a phone the workout takes the screen. */
const isWide = () => matchMedia('(min-width: 64rem)').matches;

interface Arrival {
  area: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  /** Who cancels goes back to the button. */
  wasCancelled: RefObject<boolean>;
}

/** The eyes and the focus go where the news is, but not on a reload. */
function useArrival(
  status: GenerationView['status'],
  { area, heading, wasCancelled }: Arrival,
): void {
  const before = useRef<GenerationView['status']>(null);
  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (was === status) return;
    if (status === 'loading') {
      area.current?.scrollIntoView?.({ block: isWide() ? 'nearest' : 'start' });
    } else if (was === 'loading' && !wasCancelled.current) {
      if (!isWide()) area.current?.scrollIntoView?.({ block: 'start' });
      heading.current?.focus();
    }
    wasCancelled.current = false;
  }, [status, area, heading, wasCancelled]);
}

interface ResultProps {
  result: Generation;
  before: Generation | null;
  heading: RefObject<HTMLHeadingElement | null>;
  history: TrainingHistory;
  onCleared: () => void;
}

function Result({ result, before, heading, history, onCleared }: ResultProps) {
  const { asked } = result;
  const { workout } = result.reply;
  const loading = useStartWorkout();
  const isFavourite = useFavourites().some(({ id }) => id === workout.id);
  const begun = useUnderWay()?.current.workout;
  const ended = useEndedText(workout.id);
  const sheets = useResultSheets(result, history);
  const draft = useDraft();
  const sharing = useShare();

  function favour() {
    setFavourite(workout, !isFavourite);
    toast(isFavourite ? 'No longer a favourite.' : 'Saved as favourite.', {
      action: { label: 'Undo', onPress: () => setFavourite(workout, isFavourite) },
    });
  }

  function clear() {
    const current = readCurrentWorkout();
    const isReady = current?.status === 'planned' && current.workout.id === workout.id;
    clearGeneration();
    // Or it would be offered again, as one that is ready.
    if (isReady) clearCurrentWorkout();
    onCleared();
    const onPress = () => {
      restoreGeneration(result);
      // What was loaded meanwhile may be under way.
      if (isReady && readCurrentWorkout() === null) setCurrentWorkout(workout);
    };
    toast('Workout cleared. It stays in your recent workouts.', {
      action: { label: 'Undo', onPress },
    });
  }

  return (
    <>
      {draft.isRefused && asked?.user_preferences !== draft.text && (
        <p className="mb-4 max-w-prose text-ink-2">
          This is the workout from before. It does not answer what stands in the box now: change
          those words, then generate.
        </p>
      )}
      <ResultCard
        generation={result}
        heading={heading}
        isFavourite={isFavourite}
        isUnderWay={begun !== undefined && workoutKey(begun) === workoutKey(workout)}
        ended={ended}
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
        onAnswerNo={
          asked
            ? (chip) => {
                dismissReadings([chip]);
                const dismissed = [...(asked.dismissed ?? []), chip];
                void generateWorkout({ ...asked, dismissed, replaces: workout.id }, history);
              }
            : undefined
        }
        onBefore={before ? () => returnToBefore(history) : undefined}
        onFavourite={favour}
        onShare={() => sharing.share(workout.title ?? 'Workout', { kind: 'workout', workout })}
        onClear={clear}
        lastTime={(item) => setWords(lastTopSet(history.sessions, item))}
        {...sheets.actions}
      />
      <RememberCard chips={result.reply.chips} />
      <ResultSheets sheets={sheets} />
      <ReplaceDialog loading={loading} />
      {sharing.part}
    </>
  );
}
