import { StillFigure } from './still-figure.tsx';
import { useFigure } from './use-figure.ts';

interface ExerciseStillProps {
  readonly exerciseId: string;
  /** Its size: the place is kept while the motions load. */
  readonly className: string;
  readonly surface?: 'work' | 'rest' | 'phase' | undefined;
}

/** One pose of an exercise for a row; the name stands beside it. */
export function ExerciseStill({ exerciseId, className, surface }: ExerciseStillProps) {
  const shown = useFigure({ id: exerciseId });
  return (
    <span aria-hidden="true" className={`block shrink-0 ${className}`}>
      {shown && <StillFigure shown={shown} surface={surface} className="size-full" />}
    </span>
  );
}
