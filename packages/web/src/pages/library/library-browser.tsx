import { exerciseHistory } from '@cadence/domain/analytics/lifts/exercise-history';
import { lastTopSet } from '@cadence/domain/analytics/lifts/last-time';
import { ownExercises } from '@cadence/domain/exercise/own-scope';
import { equipmentIds, type LibraryExercise, muscles } from '@cadence/domain/exercise/types';
import { equipmentCatalogue } from '@cadence/domain/profile/equipment';
import { countText } from '@cadence/domain/workout/words';
import { Plus, Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSessions } from '../../features/analytics/sessions/session-log.ts';
import { browse, type Filters, noFilters, patternGroups } from '../../features/library/browse.ts';
import { ExerciseRow } from '../../features/library/exercise-row.tsx';
import { OwnForm } from '../../features/library/own-form.tsx';
import { OwnHistory } from '../../features/library/own-history.tsx';
import { OwnSheet } from '../../features/library/own-sheet.tsx';
import { removeWithUndo } from '../../features/profile/remove-with-undo.ts';
import { FilterSelect } from '../../features/workout/edit/filter-select.tsx';
import { ExerciseDetails } from '../../features/workout/exercise/exercise-details.tsx';
import { muscleNames } from '../../platform/exercises/muscle-words.ts';
import { setWords } from '../../platform/items/show-weight.ts';
import { useItemsOf } from '../../platform/items/use-items.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

const pageLength = 30;
const muscleOptions = muscles.map((value) => ({ value, label: muscleNames[value] }));
const patternOptions = Object.keys(patternGroups).map((value) => ({ value, label: value }));
const kitOptions = [
  { value: 'none', label: 'No kit' },
  ...equipmentIds
    .filter((id) => id !== 'bodyweight')
    .map((value) => ({ value, label: equipmentCatalogue[value].name }))
    .toSorted((a, b) => a.label.localeCompare(b.label)),
];

/** 'Quads, Glutes · Barbell'. */
function aboutOf({ primary, equipment }: LibraryExercise): string {
  const kit = equipment
    .filter((id) => id !== 'bodyweight')
    .map((id) => equipmentCatalogue[id].name);
  const worked = primary.slice(0, 2).map((muscle) => muscleNames[muscle]);
  return [worked.join(', '), kit.join(', ') || 'No kit'].filter(Boolean).join(' · ');
}

/** Which exercise is open stands in the address: it can be linked to, and Back closes it. */
function useOpened() {
  const [query, setQuery] = useSearchParams();
  const open = (id: string | null) =>
    setQuery((old) => {
      if (id === null) old.delete('exercise');
      else old.set('exercise', id);
      return old;
    });
  return { openedId: query.get('exercise'), open };
}

export function LibraryBrowser() {
  const [filters, setFilters] = useState<Filters>(noFilters);
  const [shown, setShown] = useState(pageLength);
  const asked = useDeferredValue(filters);
  const sessions = useSessions();
  const { openedId, open } = useOpened();
  const own = useItemsOf('own_exercise');
  const [isAdding, setIsAdding] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found changes with one's own.
  const found = useMemo(() => browse(asked), [asked, own]);
  const change = (some: Partial<Filters>) => {
    setFilters({ ...filters, ...some });
    setShown(pageLength);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-3 gap-2.5 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))] lg:items-end lg:gap-3">
        <TextField
          className="col-span-3 lg:col-span-1"
          label="Search exercises"
          type="search"
          autoComplete="off"
          placeholder="Squat, shoulders, band"
          value={filters.query}
          onChange={(event) => change({ query: event.target.value })}
          trailing={<Search aria-hidden="true" className="mr-3 size-5 text-ink-3" />}
        />
        <FilterSelect
          label="Muscle"
          value={filters.muscle}
          options={muscleOptions}
          onChange={(muscle) => change({ muscle })}
        />
        <FilterSelect
          label="Kit"
          value={filters.kit}
          options={kitOptions}
          onChange={(kit) => change({ kit })}
        />
        <FilterSelect
          label="Move"
          value={filters.pattern}
          options={patternOptions}
          onChange={(pattern) => change({ pattern })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="num text-ink-2">
          {found.length === 0
            ? 'Nothing found. Try another word or fewer filters.'
            : countText(found.length, 'exercise')}
        </p>
        <Button aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden="true" className="size-4" />
          Add your own
        </Button>
      </div>
      <ul className="lg:grid lg:grid-cols-2 lg:gap-x-8 lg:[&>li:nth-child(2)]:border-t-0">
        {found.slice(0, shown).map((exercise) => (
          <ExerciseRow
            key={exercise.id}
            exercise={exercise}
            about={aboutOf(exercise)}
            last={setWords(lastTopSet(sessions, { name: exercise.name, exerciseId: exercise.id }))}
            onOpen={({ id }) => open(id)}
          />
        ))}
      </ul>
      {found.length > shown && (
        <Button onClick={() => setShown(shown + pageLength)}>Show more</Button>
      )}
      {isAdding && (
        <OwnSheet
          name={filters.query}
          onSaved={(id) => {
            setIsAdding(false);
            open(id);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      {openedId !== null && (
        <OpenedExercise key={openedId} exerciseId={openedId} onClose={() => open(null)} />
      )}
    </div>
  );
}

interface OpenedExerciseProps {
  exerciseId: string;
  onClose: () => void;
}

const noModifications: readonly string[] = [];

function OpenedExercise({ exerciseId, onClose }: OpenedExerciseProps) {
  const [title, setTitle] = useState('');
  const sessions = useSessions();
  const history = useMemo(
    () => exerciseHistory(sessions, { name: title, exerciseId }),
    [sessions, title, exerciseId],
  );
  useItemsOf('own_exercise');
  const own = ownExercises().find(({ id }) => id === exerciseId);
  const [isChanging, setIsChanging] = useState(false);
  if (own && isChanging) {
    const back = () => setIsChanging(false);
    return (
      <Sheet open onClose={onClose} title={own.value.name}>
        <OwnForm kept={own} onSaved={back} onCancel={back} />
      </Sheet>
    );
  }
  return (
    <Sheet open onClose={onClose} title={title}>
      <div className="flex flex-col gap-6">
        {own && (
          <div className="flex gap-2.5">
            <Button onClick={() => setIsChanging(true)}>Change</Button>
            <Button
              variant="ghost"
              onClick={() => {
                onClose();
                removeWithUndo(
                  [{ kind: 'own_exercise', id: exerciseId }],
                  `${own.value.name} is gone from the library. Your sessions keep it.`,
                );
              }}
            >
              Remove
            </Button>
          </div>
        )}
        <ExerciseDetails
          exerciseId={exerciseId}
          modifications={noModifications}
          onTitle={setTitle}
        />
        <OwnHistory history={history} />
      </div>
    </Sheet>
  );
}
