import { useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LibraryPart } from './library-part.tsx';

const ExerciseDetails = lazyPart(() =>
  import('./exercise-details.tsx').then((m) => m.ExerciseDetails),
);

interface ExerciseSheetProps {
  exerciseId: string;
  /** What this athlete changes about it; of the exercise itself, not of its other versions. */
  modifications?: readonly string[];
  /** '3-1-1-0' of the set: the figure moves at it. */
  tempo?: string | undefined;
  onClose: () => void;
}

/** All that the library knows of one exercise; its easier and harder versions open in its place. */
export function ExerciseSheet(props: ExerciseSheetProps) {
  const { exerciseId, modifications = [], tempo, onClose } = props;
  const [title, setTitle] = useState('How to do it');
  return (
    <Sheet open onClose={onClose} title={title}>
      <LibraryPart
        label="Loading the exercise"
        skeleton={
          <>
            <Skeleton className="h-44 w-full" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-24 w-full" />
          </>
        }
      >
        <ExerciseDetails
          exerciseId={exerciseId}
          modifications={modifications}
          tempo={tempo}
          onTitle={setTitle}
        />
      </LibraryPart>
    </Sheet>
  );
}
