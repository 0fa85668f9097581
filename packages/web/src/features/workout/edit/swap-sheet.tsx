import type { Request } from '@cadence/domain/planner/request';
import type { Workout } from '@cadence/domain/workout/types';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LibraryPart } from '../exercise/library-part.tsx';

const SwapList = lazyPart(() => import('./swap-list.tsx').then((m) => m.SwapList));

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
  const name = workout.workout[index]?.name ?? 'exercise';
  return (
    <Sheet open onClose={onClose} title={`Swap ${name}`}>
      <LibraryPart
        label="Loading other exercises"
        skeleton={[1, 2, 3, 4].map((row) => <Skeleton key={row} className="h-16 w-full" />)}
      >
        <SwapList workout={workout} index={index} request={request} onChoose={onChoose} />
      </LibraryPart>
    </Sheet>
  );
}
