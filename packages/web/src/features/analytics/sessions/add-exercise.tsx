import type { SessionExercise } from '@cadence/domain/analytics/types';

import { type ComponentType, useDeferredValue, useState } from 'react';
import { searchLibrary } from '../../../platform/exercises/search-library.ts';
import { Chip } from '../../../ui/form/chip.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { addedExercise } from './hand-session.ts';

/** Asks what an exercise of one's own is like. */
export type DescribeExercise = ComponentType<{
  name: string;
  onSaved: (id: string, name: string) => void;
  onClose: () => void;
}>;

interface AddExerciseProps {
  Describe: DescribeExercise | undefined;
  onAdd: (exercise: SessionExercise) => void;
}

const shownCount = 6;

/** By its name, from the library; one that nobody knows is taken by the name that it has. */
export function AddExercise({ Describe, onAdd }: AddExerciseProps) {
  const [described, setDescribed] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const found = asked === '' ? [] : searchLibrary(asked, { limit: shownCount });
  const isKnown = found.some(({ name }) => name.toLowerCase() === asked.toLowerCase());

  function add(exercise: SessionExercise) {
    setQuery('');
    onAdd(exercise);
  }

  return (
    <div className="flex flex-col gap-2 border-line border-t pt-4">
      <TextField
        type="search"
        label="Add an exercise"
        autoComplete="off"
        placeholder="Bench press, run, plank"
        value={query}
        maxLength={100}
        onChange={(event) => setQuery(event.target.value)}
        // Enter would save the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {asked !== '' && (
        <ul aria-label="Found exercises" className="flex flex-wrap gap-2">
          {found.map(({ id, name }) => (
            <li key={id}>
              <Chip onClick={() => add(addedExercise(name, id))}>{name}</Chip>
            </li>
          ))}
          {!isKnown && (
            <li>
              <Chip variant="dashed" onClick={() => add(addedExercise(asked))}>
                Add ‘{asked}’ as it is
              </Chip>
            </li>
          )}
          {!isKnown && Describe && (
            <li>
              <Chip variant="dashed" onClick={() => setDescribed(asked)}>
                Add ‘{asked}’ to your exercises
              </Chip>
            </li>
          )}
        </ul>
      )}
      {described !== null && Describe && (
        <Describe
          name={described}
          onSaved={(id, name) => {
            setDescribed(null);
            add(addedExercise(name, id));
          }}
          onClose={() => setDescribed(null)}
        />
      )}
    </div>
  );
}
