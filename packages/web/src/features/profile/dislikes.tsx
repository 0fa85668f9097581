import { keptOf } from '@cadence/domain/profile/athlete';
import { dislikedId, exerciseOfDisliked } from '@cadence/domain/profile/facts';
import { useDeferredValue, useEffect, useState } from 'react';
import { putItem } from '../../platform/items/item-store.ts';
import { useItems } from '../../platform/items/use-items.ts';
import { Chip } from '../../ui/form/chip.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { removeWithUndo } from './remove-with-undo.ts';

interface Found {
  id: string;
  name: string;
}

const shownCount = 6;

type Library = typeof import('../../platform/exercises/search-library.ts');

/** The library is large, so it comes only when somebody searches in it. */
function useSearch(query: string): readonly Found[] {
  const [library, setLibrary] = useState<Library | null>(null);
  const wanted = query.trim() !== '';
  useEffect(() => {
    if (!wanted || library) return;
    import('../../platform/exercises/search-library.ts').then(setLibrary, (error: unknown) =>
      console.warn('The exercise library could not be loaded.', error),
    );
  }, [wanted, library]);
  return library && wanted ? library.searchLibrary(query, { limit: shownCount }) : [];
}

export function Dislikes() {
  const [query, setQuery] = useState('');
  const found = useSearch(useDeferredValue(query));
  const disliked = keptOf(useItems(), 'fact').flatMap(({ id, value }) =>
    exerciseOfDisliked(id) !== null && typeof value === 'object' && 'name' in value
      ? [{ id, name: value.name }]
      : [],
  );
  const open = found.filter(({ id }) => !disliked.some((one) => one.id === dislikedId(id)));

  return (
    <div className="flex flex-col gap-3">
      <TextField
        type="search"
        label="Exercises you dislike"
        hint="They are left out of every workout."
        placeholder="Search, for instance burpee"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {open.length > 0 && (
        <ul aria-label="Found exercises" className="flex flex-wrap gap-2">
          {open.map(({ id, name }) => (
            <li key={id}>
              <Chip
                variant="dashed"
                onClick={() => {
                  putItem('fact', dislikedId(id), { name });
                  setQuery('');
                }}
              >
                Leave out {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {disliked.length > 0 && (
        <ul aria-label="Left out" className="flex flex-wrap gap-2">
          {disliked.map(({ id, name }) => (
            <li key={id}>
              <Chip
                removeLabel={`Allow ${name} again`}
                onRemove={() => removeWithUndo([{ kind: 'fact', id }], `${name} is allowed again.`)}
              >
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
