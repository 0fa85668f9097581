import { workoutChanges } from '@cadence/domain/coach/workout/workout-changes';
import { stepsToPlay } from '@cadence/domain/timer/quick';
import { totalText } from '@cadence/domain/timer/total-text';
import type { Workout } from '@cadence/domain/workout/types';
import { Play } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { Strip } from '../../../ui/strip/strip.tsx';
import { ChangeList } from './change-list.tsx';
import { MissingWorkout } from './missing-workout.tsx';
import { type OfferedExercise, OfferedExercises, shownFirst } from './offered-exercises.tsx';
import type { Offer } from './use-offered.ts';
import { type LoadPorts, useTimerLoad } from './use-timer-load.ts';

export interface OfferActions extends LoadPorts {
  /** 'Rounds', 'EMOM', … */
  formatOf: (workout: Workout) => string;
  /** Those of its main part. */
  exercisesOf: (workout: Workout) => readonly OfferedExercise[];
  /** One took the place of the other: what is loaded and not begun goes with it. */
  onReplaced: (id: string | undefined, workout: Workout) => void;
  /** Why nothing may be started now; null when nothing stands in the way. */
  heldBy: string | null;
  /** Null for all but the latest workout: only that one is changed by words. */
  onChange: (() => void) | null;
  onRetry: () => void;
  /** From the words that asked for it; null where they are not known. */
  onRemake: (() => Promise<void>) | null;
}

/** A version of an earlier workout that somebody has to say yes or no to. */
interface ChangeOffer {
  before: Offer;
  isTaken: boolean;
  onTake: () => void;
  onUndo: () => void;
  /** Back to the one before, said in the conversation. */
  onRefuse: () => void;
}

interface WorkoutOfferProps extends OfferActions {
  offer: Offer;
  /** Null where it is no change, or one that was talked past. */
  change: ChangeOffer | null;
}

/** Its heading, what mostly changes, and what stays. */
const changedLines = 8;

/** A workout that the coach has made, ready to be played. */
export function WorkoutOffer({ offer, onRetry, onRemake, ...actions }: WorkoutOfferProps) {
  const { change } = actions;
  // What changes is part of the card: it comes whole.
  if (offer === 'loading' || change?.before === 'loading') {
    return <Waiting isChange={change !== null} />;
  }
  if (offer === 'missing') {
    return <MissingWorkout onRemake={onRemake} />;
  }
  if (offer === 'failed') {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">The workout could not be loaded.</p>
        <Button onClick={onRetry}>Try again</Button>
      </Card>
    );
  }
  return <Ready workout={offer} {...actions} />;
}

interface WaitingProps {
  isChange: boolean;
}

/** About as high as what it stands for: what is read below it stays where it is. */
function Waiting({ isChange }: WaitingProps) {
  const lines = isChange ? changedLines : shownFirst;
  return (
    <Card>
      <SkeletonGroup label="Loading the workout" className="flex flex-col gap-3">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-6 w-full" />
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand for nothing yet.
          <Skeleton key={line} className={isChange ? 'h-3 w-4/5' : 'h-7 w-full'} />
        ))}
        {isChange && <Skeleton className="h-11 w-2/5" />}
        <Skeleton className="h-11 w-2/5" />
        {isChange && <Skeleton className="h-11 w-3/5 sm:hidden" />}
      </SkeletonGroup>
    </Card>
  );
}

interface ReadyProps extends Omit<WorkoutOfferProps, 'offer' | 'onRetry' | 'onRemake'> {
  workout: Workout;
}

function Ready(props: ReadyProps) {
  const { workout, change, formatOf, exercisesOf, heldBy, onChange, ...loading } = props;
  const steps = useMemo(() => stepsToPlay(workout), [workout]);
  const exercises = useMemo(() => exercisesOf(workout), [exercisesOf, workout]);
  const { load, isLoading, problem } = useTimerLoad(loading);
  const reasonId = useId();
  const before = typeof change?.before === 'object' ? change.before : null;
  const changes = useMemo(() => before && workoutChanges(before, workout), [before, workout]);
  const title = workout.title ?? 'Your workout';
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <p className="eyebrow">
          {formatOf(workout)} · {totalText(steps)}
        </p>
        <h2 className="display mt-1.5 text-[1.375rem]">{title}</h2>
      </div>
      <Strip steps={steps} label={title} explore={false} />
      {changes && <ChangeList changes={changes} />}
      <OfferedExercises exercises={exercises} folded={changes !== null} />
      {change && !change.isTaken ? (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="primary" onClick={change.onTake}>
            Use this one
          </Button>
          <Button onClick={change.onRefuse}>Keep the one before</Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="primary"
            busy={isLoading}
            disabled={heldBy !== null}
            aria-describedby={heldBy === null ? undefined : reasonId}
            onClick={() => load(workout)}
          >
            {!isLoading && <Play aria-hidden="true" className="size-4 fill-current" />}
            Load in timer
          </Button>
          {onChange && <Button onClick={onChange}>Change it</Button>}
          {change && (
            <Button variant="ghost" onClick={change.onUndo}>
              Undo
              <span className="sr-only"> the change</span>
            </Button>
          )}
        </div>
      )}
      {heldBy !== null && (
        <p id={reasonId} className="text-ink-2 text-sm">
          It can be loaded once this is settled: {heldBy}
        </p>
      )}
      {heldBy === null && <Problem>{problem}</Problem>}
    </Card>
  );
}
