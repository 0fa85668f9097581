import { readNamedFacts } from '@cadence/domain/profile/athlete';
import { factLimits } from '@cadence/domain/profile/facts';
import { putItem } from '../../platform/items/item-store.ts';
import { useItems } from '../../platform/items/use-items.ts';
import { PillRadios } from '../../ui/form/pill-radios.tsx';
import { ClearButton } from './clear-button.tsx';
import { Dislikes } from './dislikes.tsx';
import { FactChoice } from './fact-choice.tsx';
import { FactField } from './fact-field.tsx';
import { goalOptions, levelOptions, sexOptions } from './fact-words.ts';
import { removeWithUndo } from './remove-with-undo.ts';

function readYear(text: string): number | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  const latest = new Date().getFullYear();
  return year >= factLimits.birthYear.min && year <= latest ? year : null;
}

const days = ['1', '2', '3', '4', '5', '6', '7'].map((value) => ({ value, label: value }));

export function AboutYou() {
  const facts = readNamedFacts(useItems());
  const perWeek = facts.days_per_week;
  return (
    <div className="flex flex-col gap-7">
      <FactChoice
        name="level"
        label="Level"
        options={levelOptions}
        facts={facts}
        hint="How well you know the moves, not how fit you feel today."
      />
      <FactChoice
        name="goal"
        label="Main goal"
        options={goalOptions}
        facts={facts}
        hint="Used when your wish does not name one."
      />
      <PillRadios
        label="Days per week"
        options={days}
        value={perWeek === undefined ? undefined : String(perWeek)}
        onChange={(value) => putItem('fact', 'days_per_week', Number(value))}
        hint="How many you can really train."
        aside={
          perWeek !== undefined && (
            <ClearButton
              what="days per week"
              onClear={() =>
                removeWithUndo([{ kind: 'fact', id: 'days_per_week' }], 'Days per week cleared.')
              }
            />
          )
        }
      />
      <FactField
        name="birth_year"
        label="Year of birth"
        hint="Sets effort, jumps and recovery for your age."
        text={facts.birth_year === undefined ? '' : String(facts.birth_year)}
        read={readYear}
        problem="Use a year with four digits, such as 1984"
        inputMode="numeric"
      />
      <FactChoice
        name="sex"
        label="Sex"
        options={sexOptions}
        facts={facts}
        hint="Only for comparing fitness tests."
      />
      <Dislikes />
    </div>
  );
}
