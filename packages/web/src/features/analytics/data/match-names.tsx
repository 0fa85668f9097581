import { countText } from '@cadence/domain/workout/words';
import { useDeferredValue, useState } from 'react';
import { searchLibrary } from '../../../platform/exercises/search-library.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/form/chip.tsx';
import { TextField } from '../../../ui/form/field.tsx';

const shownCount = 6;
/** As many names at once: those with most sets come first. */
const mostNames = 8;

interface MatchNamesProps {
  names: readonly string[];
  onMatch: (name: string, exerciseId: string) => void;
}

/** Names of a log that mean no exercise of ours: the user may say once which one it is. */
export function MatchNames({ names, onMatch }: MatchNamesProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section className="mt-4" aria-label="Unknown exercises">
      <p className="num">
        {countText(names.length, 'name')} of the file {names.length === 1 ? 'is' : 'are'} not in the
        library. They are imported as they are; matched to an exercise, they count for your next
        weights.
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {names.slice(0, mostNames).map((name) => (
          <li key={name}>
            {open === name ? (
              <MatchName
                name={name}
                onMatch={(id) => {
                  setOpen(null);
                  onMatch(name, id);
                }}
              />
            ) : (
              <Button variant="ghost" onClick={() => setOpen(name)}>
                Match {name}
              </Button>
            )}
          </li>
        ))}
        {names.length > mostNames && <li className="num">and {names.length - mostNames} more</li>}
      </ul>
    </section>
  );
}

interface MatchNameProps {
  name: string;
  onMatch: (exerciseId: string) => void;
}

function MatchName({ name, onMatch }: MatchNameProps) {
  const [query, setQuery] = useState(name);
  const found = searchLibrary(useDeferredValue(query), { limit: shownCount });
  return (
    <div className="flex flex-col gap-2">
      <TextField
        type="search"
        label={`${name} is`}
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul aria-label="Found exercises" className="flex flex-wrap gap-2">
        {found.map((exercise) => (
          <li key={exercise.id}>
            <Chip variant="dashed" onClick={() => onMatch(exercise.id)}>
              {exercise.name}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
