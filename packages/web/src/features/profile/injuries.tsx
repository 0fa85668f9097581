import { type Kept, keptInjuries, keptOf, placeOfInjury } from '@cadence/domain/profile/athlete';
import type { InjuryEntry } from '@cadence/domain/profile/facts';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { putItem, readItems } from '../../platform/items/item-store.ts';
import { useItems } from '../../platform/items/use-items.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { leaveRow } from '../../ui/leave-row.ts';
import { injuryName, statusOptions } from './fact-words.ts';
import { hasInjuryDraft, InjuryForm } from './injury-form.tsx';
import { removeWithUndo } from './remove-with-undo.ts';

export function Injuries() {
  const injuries = keptInjuries(useItems());
  const [adding, setAdding] = useState(hasInjuryDraft);
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-[650]">Injuries and weak spots</h3>
      {injuries.length === 0 && !adding && (
        <p className="text-ink-2">None told. Workouts leave nothing out on their account.</p>
      )}
      {injuries.length > 0 && (
        <ul className="flex flex-col gap-3">
          {injuries.map((injury) => (
            <Row key={injury.id} injury={injury} />
          ))}
        </ul>
      )}
      {adding ? (
        <InjuryForm onDone={() => setAdding(false)} />
      ) : (
        <Button onClick={() => setAdding(true)} className="self-start">
          <Plus aria-hidden="true" className="size-4" />
          Add an injury
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  injury: Kept<InjuryEntry>;
}

function Row({ injury: { id, value } }: RowProps) {
  const name = injuryName(value);

  /** Noted on two devices it is there twice, and goes as one. */
  function remove(button: HTMLElement) {
    leaveRow(button);
    const same = keptOf(readItems(), 'injury')
      .filter((other) => placeOfInjury(other.value) === placeOfInjury(value))
      .map((other) => ({ kind: 'injury' as const, id: other.id }));
    removeWithUndo(same, `${name} deleted.`);
  }

  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 pt-1.5">
          <p className="font-[650] text-base">{name}</p>
          {value.trigger && <p className="wrap-anywhere text-ink-2">Worse {value.trigger}</p>}
        </div>
        <button
          type="button"
          aria-label={`Delete ${name}`}
          onClick={({ currentTarget }) => remove(currentTarget)}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/7"
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </button>
      </div>
      <Segmented
        label={`How is it: ${name}`}
        labelHidden
        options={statusOptions}
        value={value.status === 'history' ? 'resolved' : value.status}
        onChange={(status) => putItem('injury', id, { ...value, status })}
      />
    </li>
  );
}
