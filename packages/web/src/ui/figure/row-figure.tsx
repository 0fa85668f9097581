import { Suspense } from 'react';
import { optionalPart } from '../lazy-part.tsx';

const Still = optionalPart(() => import('./exercise-still.tsx').then((m) => m.ExerciseStill));

interface RowFigureProps {
  readonly exerciseId: string;
}

/** The movement of a row in its own box, which stands there before the motions are loaded. */
export function RowFigure({ exerciseId }: RowFigureProps) {
  return (
    <span
      aria-hidden="true"
      className="block size-19 rounded-card bg-sunken p-1.5 [--figure-surface:var(--sunken)]"
    >
      <Suspense>
        <Still exerciseId={exerciseId} className="size-full" />
      </Suspense>
    </span>
  );
}
