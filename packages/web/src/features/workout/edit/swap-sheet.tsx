import type { Request } from '@cadence/domain/planner/request';
import type { Workout } from '@cadence/domain/workout/types';
import { lazySource } from '../../../ui/lazy/lazy-source.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePart } from '../exercise/lazy-part.ts';
import { PartWaiting } from '../exercise/part-waiting.tsx';

const listPart = lazySource(() => import('./swap-list.tsx').then((m) => m.SwapList));

interface SwapSheetProps {
  workout: Workout;
  /** Where the exercise stands in the workout's list. */
  index: number;
  request: Request;
  /** With the swap made; whoever opened the sheet offers Undo. */
  onChoose: (workout: Workout) => void;
  onClose: () => void;
}

export function SwapSheet({ workout, index, request, onChoose, onClose }: SwapSheetProps) {
  const state = usePart(listPart);
  const name = workout.workout[index]?.name ?? 'exercise';
  const SwapList = state.part;
  return (
    <Sheet open onClose={onClose} title={`Swap ${name}`}>
      {SwapList ? (
        <SwapList workout={workout} index={index} request={request} onChoose={onChoose} />
      ) : (
        <PartWaiting state={state} label="Loading other exercises">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </PartWaiting>
      )}
    </Sheet>
  );
}
