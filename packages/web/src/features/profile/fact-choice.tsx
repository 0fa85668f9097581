import type { FactName, NamedFacts } from '@cadence/domain/profile/facts';
import { putItem } from '../../platform/items/item-store.ts';
import { PillRadios } from '../../ui/form/pill-radios.tsx';
import { ClearButton } from './clear-button.tsx';
import { removeWithUndo } from './remove-with-undo.ts';

interface FactChoiceProps<N extends FactName> {
  name: N;
  label: string;
  options: readonly { value: NamedFacts[N] & string; label: string }[];
  facts: Partial<NamedFacts>;
  hint?: string;
}

/** A fact with few answers: saved as it is chosen. */
export function FactChoice<N extends FactName>(props: FactChoiceProps<N>) {
  const { name, label, options, facts, hint } = props;
  const value = facts[name] as (NamedFacts[N] & string) | undefined;
  return (
    <PillRadios
      label={label}
      options={options}
      value={value}
      hint={hint}
      onChange={(chosen) => putItem('fact', name, chosen)}
      aside={
        value !== undefined && (
          <ClearButton
            what={label.toLowerCase()}
            onClear={() => removeWithUndo([{ kind: 'fact', id: name }], `${label} cleared.`)}
          />
        )
      }
    />
  );
}
