import type { LibraryExercise } from '@cadence/domain/exercise/types';
import { StillFigure } from '../../ui/figure/still-figure.tsx';
import { useFigure } from '../../ui/figure/use-figure.ts';

interface ExerciseRowProps {
  exercise: LibraryExercise;
  /** 'Quads, glutes · Barbell'. */
  about: string;
  /** '100 kg × 5', where it has been done. */
  last: string | undefined;
  onOpen: (exercise: LibraryExercise) => void;
}

export function ExerciseRow({ exercise, about, last, onOpen }: ExerciseRowProps) {
  const shown = useFigure(exercise);
  return (
    <li className="unseen-row-skipped border-line border-t first:border-t-0">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(exercise)}
        className="-mx-2 flex min-h-16 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-ink/5"
      >
        <span aria-hidden="true" className="grid size-14 shrink-0 place-items-center">
          {shown && <StillFigure shown={shown} className="h-14 w-14" />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-[650] text-base leading-tight">{exercise.name}</span>
          <span className="block text-ink-2 text-sm">{about}</span>
        </span>
        {last && <span className="num shrink-0 text-right text-ink-2 text-sm">Last {last}</span>}
      </button>
    </li>
  );
}
