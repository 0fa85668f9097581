import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazySource } from '../../../ui/lazy/lazy-source.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePart } from './lazy-part.ts';
import { PartWaiting } from './part-waiting.tsx';

const detailsPart = lazySource(() => import('./exercise-details.tsx'));

interface ExerciseSheetProps {
  exerciseId: string;
  /** What this athlete changes about it; of the exercise itself, not of its other versions. */
  modifications?: readonly string[];
  onClose: () => void;
}

/** All that the library knows of one exercise; its easier and harder versions open in its place. */
export function ExerciseSheet({ exerciseId, modifications = [], onClose }: ExerciseSheetProps) {
  const state = usePart(detailsPart);
  const [trail, setTrail] = useState<readonly string[]>([]);
  const shownId = trail.at(-1) ?? exerciseId;
  const beforeId = trail.length > 0 ? (trail.at(-2) ?? exerciseId) : undefined;
  const top = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  // The pressed version is gone with the exercise it stood in, so the focus needs a new place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another exercise is shown.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else {
      top.current?.closest('dialog')?.scrollTo?.({ top: 0 });
      top.current?.focus({ preventScroll: true });
    }
  }, [shownId]);

  const { part } = state;
  return (
    <Sheet open onClose={onClose} title={part?.nameOf(shownId) ?? 'How to do it'}>
      <div ref={top} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {part && beforeId !== undefined && (
          <Button
            variant="ghost"
            onClick={() => setTrail(trail.slice(0, -1))}
            className="-ml-4 self-start"
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
            Back to {part.nameOf(beforeId)}
          </Button>
        )}
        {part ? (
          <part.ExerciseDetails
            exerciseId={shownId}
            modifications={shownId === exerciseId ? modifications : []}
            isSpared={modifications.length > 0}
            onOpen={(id: string) => setTrail([...trail, id])}
          />
        ) : (
          <PartWaiting state={state} label="Loading the exercise">
            <Skeleton className="h-44 w-full" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-24 w-full" />
          </PartWaiting>
        )}
      </div>
    </Sheet>
  );
}
