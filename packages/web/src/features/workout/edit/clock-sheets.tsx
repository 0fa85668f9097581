import type { TrainingHistory } from '@cadence/domain/planner/request';
import { swapsOf } from '@cadence/domain/timer/steps/swaps';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { Swap, Workout } from '@cadence/domain/workout/types';
import { useMemo } from 'react';
import { useItems } from '../../../platform/items/use-items.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ExerciseSheet } from '../exercise/exercise-sheet.tsx';
import { LibraryPart } from '../exercise/library-part.tsx';
import { type Asked, generationStore } from '../generate/generation.ts';
import { useUnderstood } from '../generate/use-understood.ts';
import { keepWorkout } from '../workout-table.ts';

const ClockSwaps = lazyPart(() => import('./clock-swaps.tsx').then((m) => m.ClockSwaps));

/** What is opened over a running clock, which goes on. */
export type ClockSheet =
  | { kind: 'how-to'; exerciseId: string }
  | { kind: 'swap'; step: TimerStep; stepIndex: number };

interface ClockSheetsProps {
  sheet: ClockSheet;
  workout: Workout;
  history: TrainingHistory['sessions'];
  onClose: () => void;
}

/** As it was asked for; of a workout from elsewhere its own kit, within the athlete's limits. */
function askedOf(workout: Workout): Asked {
  const made = generationStore.read();
  if (made?.asked && made.reply.workout.id === workout.id) return made.asked;
  return {
    user_preferences: 'Strength',
    provider: 'local',
    duration_minutes: 45,
    equipment_override: [...(workout.equipment ?? [])] as Asked['equipment_override'],
    variation: 0,
  } as Asked;
}

const skeleton = [1, 2, 3, 4].map((row) => <Skeleton key={row} className="h-16 w-full" />);

export function ClockSheets({ sheet, workout, history, onClose }: ClockSheetsProps) {
  if (sheet.kind === 'how-to') {
    return <ExerciseSheet exerciseId={sheet.exerciseId} onClose={onClose} />;
  }
  return <SwapOnClock {...sheet} workout={workout} history={history} onClose={onClose} />;
}

type SwapOnClockProps = Omit<ClockSheetsProps, 'sheet'> & Extract<ClockSheet, { kind: 'swap' }>;

function SwapOnClock({ step, stepIndex, workout, history, onClose }: SwapOnClockProps) {
  const asked = useMemo(() => askedOf(workout), [workout]);
  const known = useMemo(() => ({ sessions: history }), [history]);
  const understood = useUnderstood(asked, known, useItems())?.understood;
  const name = step.exerciseName ?? step.name;
  function choose(swap: Swap) {
    const before = workout;
    keepWorkout({ ...workout, swaps: [...swapsOf(workout), swap] });
    onClose();
    toast(`${swap.name} from this set on.`, {
      action: { label: 'Undo', onPress: () => void keepWorkout(before) },
    });
  }
  return (
    <Sheet open onClose={onClose} title={`Swap ${name}`}>
      <LibraryPart label="Loading other exercises" skeleton={skeleton}>
        {understood === undefined ? (
          skeleton
        ) : understood.kind === 'request' ? (
          <ClockSwaps
            workout={workout}
            index={step.exerciseIndex ?? 0}
            exerciseId={step.exerciseId}
            request={understood.request}
            onChoose={({ id, name: chosen, cues }) =>
              choose({ step: stepIndex, name: chosen, exerciseId: id, cues: [...cues] })
            }
          />
        ) : (
          <p className="text-ink-2">Nothing else fits your limits today.</p>
        )}
      </LibraryPart>
    </Sheet>
  );
}
