import { keptConditions, keptOf } from '@cadence/domain/profile/athlete';
import type { ConditionEntry } from '@cadence/domain/profile/facts';
import type { Condition } from '@cadence/domain/reading/vocabulary';
import { putItem, readItems } from '../../platform/items/item-store.ts';
import { useItems } from '../../platform/items/use-items.ts';
import { newId } from '../../platform/new-id.ts';
import { Chip } from '../../ui/form/chip.tsx';
import { PillRadios } from '../../ui/form/pill-radios.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { conditionName, conditionOptions } from './fact-words.ts';
import { removeWithUndo } from './remove-with-undo.ts';

const trimesters = ['1', '2', '3'].map((value) => ({ value, label: value }));
/** The words that lift the planner's question about a heart condition. */
const cleared = 'cleared by a doctor';

export function Conditions() {
  const kept = keptConditions(useItems());
  const find = (condition: Condition) => kept.find(({ value }) => value.condition === condition);
  const heart = find('heart');
  const pregnancy = find('pregnancy');

  function toggle(condition: Condition) {
    if (!find(condition)) {
      putItem('condition', newId(), { condition });
      return;
    }
    const same = keptOf(readItems(), 'condition')
      .filter(({ value }) => value.condition === condition)
      .map(({ id }) => ({ kind: 'condition' as const, id }));
    removeWithUndo(same, `${conditionName(condition)} deleted.`);
  }

  const change = (id: string, value: ConditionEntry) => putItem('condition', id, value);

  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-[650]">Conditions that training should know of</legend>
      <div className="flex flex-wrap gap-2">
        {conditionOptions.map(({ value, label }) => (
          <Chip key={value} selected={find(value) !== undefined} onClick={() => toggle(value)}>
            {label}
          </Chip>
        ))}
      </div>
      {heart && (
        <Switch
          label="My doctor says I may train"
          hint="Until then Cadence asks you before each workout."
          checked={heart.value.detail === cleared}
          onChange={(yes) =>
            change(heart.id, { condition: 'heart', ...(yes && { detail: cleared }) })
          }
        />
      )}
      {pregnancy && (
        <PillRadios
          label="Which trimester?"
          options={trimesters}
          value={pregnancy.value.detail?.replace('trimester ', '')}
          onChange={(value) =>
            change(pregnancy.id, { condition: 'pregnancy', detail: `trimester ${value}` })
          }
        />
      )}
    </fieldset>
  );
}
