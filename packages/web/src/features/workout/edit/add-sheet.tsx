import { isZeroKit } from '@cadence/domain/exercise/graph';

import {
  equipmentIds,
  type LibraryExercise,
  type Muscle,
  muscles,
} from '@cadence/domain/exercise/types';
import { whyNot } from '@cadence/domain/planner/legal/alternatives';
import type { Request } from '@cadence/domain/planner/request';
import { equipmentCatalogue } from '@cadence/domain/profile/equipment';
import type { Workout } from '@cadence/domain/workout/types';
import { Search } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { muscleNames } from '../../../platform/exercises/muscle-words.ts';
import { searchLibrary } from '../../../platform/exercises/search-library.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { ExerciseSheet } from '../exercise/exercise-sheet.tsx';
import { FilterSelect } from './filter-select.tsx';

interface AddSheetProps {
  workout: Workout;
  request: Request;
  onAdd: (exercise: LibraryExercise) => void;
  onClose: () => void;
}

interface Found {
  exercise: LibraryExercise;
  /** Why it cannot be added. */
  bar: string | null;
}

const wholeLibrary = 10_000;
const pageLength = 20;

const muscleOptions = muscles.map((value) => ({ value, label: muscleNames[value] }));
const kitOptions = [
  { value: 'none', label: 'No kit' },
  ...equipmentIds
    .filter((id) => id !== 'bodyweight')
    .map((value) => ({ value, label: equipmentCatalogue[value].name }))
    .toSorted((a, b) => a.label.localeCompare(b.label)),
];

function worksMuscle({ primary, secondary }: LibraryExercise, muscle: string): boolean {
  return muscle === '' || [...primary, ...secondary].includes(muscle as Muscle);
}

function usesKit(exercise: LibraryExercise, kit: string): boolean {
  if (kit === '') return true;
  return kit === 'none' ? isZeroKit(exercise) : exercise.equipment.some((id) => id === kit);
}

export function AddSheet({ workout, request, onAdd, onClose }: AddSheetProps) {
  const [query, setQuery] = useState('');
  const [muscle, setMuscle] = useState('');
  const [kit, setKit] = useState('');
  const [shown, setShown] = useState(pageLength);
  const [openId, setOpenId] = useState<string>();
  const asked = useDeferredValue(query);

  const found = useMemo(() => {
    const matches = searchLibrary(asked, { limit: wholeLibrary })
      .filter((one) => worksMuscle(one, muscle) && usesKit(one, kit))
      .map((exercise): Found => ({ exercise, bar: whyNot(exercise, workout, request) }));
    // Whoever names an exercise wants to see what about it; whoever browses wants what is possible.
    return asked.trim() === ''
      ? matches.toSorted((a, b) => Number(a.bar !== null) - Number(b.bar !== null))
      : matches;
  }, [asked, muscle, kit, workout, request]);

  const present = new Set(workout.workout.map(({ exerciseId }) => exerciseId));
  return (
    <Sheet open onClose={onClose} title="Add exercise">
      <TextField
        label="Search the library"
        type="search"
        autoComplete="off"
        placeholder="Squat, shoulders, band"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setShown(pageLength);
        }}
        trailing={<Search aria-hidden="true" className="mr-3 size-5 text-ink-3" />}
      />
      <div className="grid grid-cols-2 gap-2.5">
        <FilterSelect label="Muscle" value={muscle} options={muscleOptions} onChange={setMuscle} />
        <FilterSelect label="Kit" value={kit} options={kitOptions} onChange={setKit} />
      </div>
      <p role="status" className="num text-ink-2 text-sm">
        {found.length === 0
          ? 'Nothing found. Try another word or fewer filters.'
          : `${found.length} ${found.length === 1 ? 'exercise' : 'exercises'}`}
      </p>
      <ul className="divide-y divide-line border-line border-t">
        {found.slice(0, shown).map(({ exercise, bar }) => (
          <FoundRow
            key={exercise.id}
            exercise={exercise}
            bar={bar ?? (present.has(exercise.id) ? 'Already in this workout' : null)}
            onAdd={onAdd}
            onShow={setOpenId}
          />
        ))}
      </ul>
      {found.length > shown && (
        <Button onClick={() => setShown(shown + pageLength)}>Show more</Button>
      )}
      {openId && <ExerciseSheet exerciseId={openId} onClose={() => setOpenId(undefined)} />}
    </Sheet>
  );
}

interface FoundRowProps extends Found {
  onAdd: (exercise: LibraryExercise) => void;
  onShow: (exerciseId: string) => void;
}

function FoundRow({ exercise, bar, onAdd, onShow }: FoundRowProps) {
  const barId = useId();
  const isBarred = bar !== null;
  return (
    <li className="unseen-row-skipped flex items-center gap-2 py-2.5">
      <div className="min-w-0 flex-1">
        <p className={`font-[650] text-base leading-tight ${isBarred ? 'text-ink-2' : ''}`}>
          {exercise.name}
        </p>
        <p id={barId} className={`text-sm ${isBarred ? 'font-[600]' : 'text-ink-2'}`}>
          {bar ?? exercise.cues[0]}
        </p>
      </div>
      <Button
        variant="ghost"
        aria-label={`See how: ${exercise.name}`}
        onClick={() => onShow(exercise.id)}
      >
        See how
      </Button>
      <Button
        aria-label={`Add ${exercise.name}`}
        // Kept focusable, so that a screen reader comes upon the reason as well.
        aria-disabled={isBarred}
        {...(isBarred && { 'aria-describedby': barId })}
        onClick={() => !isBarred && onAdd(exercise)}
        className="aria-disabled:opacity-40"
      >
        Add
      </Button>
    </li>
  );
}
