import { keptOf, readNamedFacts } from '@cadence/domain/profile/athlete';
import { factLimits } from '@cadence/domain/profile/facts';
import { heightText, readHeightCm } from '@cadence/domain/profile/units';
import { Trash2 } from 'lucide-react';
import { showWeight } from '../../platform/items/show-weight.ts';
import { useItems } from '../../platform/items/use-items.ts';
import { useUnit } from '../../platform/items/use-unit.ts';
import { DayLine } from '../../ui/day-line.tsx';
import { leaveRow } from '../../ui/leave-row.ts';
import { FactField } from './fact-field.tsx';
import { dayWords } from './fact-words.ts';
import { useHealthConsent } from './health-consent.tsx';
import { removeWithUndo } from './remove-with-undo.ts';
import { WeightForm } from './weight-form.tsx';

function readHeight(text: string): number | null {
  const cm = readHeightCm(text);
  const { min, max } = factLimits.heightCm;
  return cm !== null && cm >= min && cm <= max ? cm : null;
}

export function Body() {
  const unit = useUnit();
  const { height_cm: height } = readNamedFacts(useItems());
  const agreed = useHealthConsent();
  return (
    <div className="flex flex-col gap-7">
      <FactField
        name="height_cm"
        label="Height"
        hint={unit === 'kg' ? 'For instance 178 cm.' : 'For instance 5 ft 10.'}
        text={height === undefined ? '' : heightText(height, unit)}
        read={readHeight}
        problem={unit === 'kg' ? 'Use a height such as 178 cm' : 'Use a height such as 5 ft 10'}
      />
      {agreed ? (
        <Weights />
      ) : (
        <p className="text-ink-2 print:hidden">
          To note your body weight, switch on{' '}
          <a href="#limits" className="font-[650] text-ink underline underline-offset-4">
            Keep facts about my health
          </a>
          .
        </p>
      )}
    </div>
  );
}

const listed = 5;

function Weights() {
  const weights = keptOf(useItems(), 'body_weight')
    .map(({ id, value }) => ({ day: id, kilograms: value.kilograms }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  return (
    <div className="flex flex-col gap-4">
      <WeightForm />
      {weights.length > 1 && (
        <DayLine
          name="Body weight"
          points={weights.map(({ day, kilograms }) => ({ day, value: kilograms }))}
          leastSpan={2}
          textOf={(kilograms) => showWeight(kilograms, { maximumFractionDigits: 1 })}
          dayText={dayWords}
        />
      )}
      {weights.length > 0 && (
        <ul aria-label="Latest weights" className="flex flex-col">
          {weights
            .slice(-listed)
            .reverse()
            .map(({ day, kilograms }) => (
              <li
                key={day}
                className="flex items-center justify-between gap-3 border-line border-t first:border-t-0"
              >
                <span className="text-ink-2">{dayWords(day)}</span>
                <span className="flex items-center gap-1">
                  <span className="num font-[650]">
                    {showWeight(kilograms, { maximumFractionDigits: 1 })}
                  </span>
                  <button
                    type="button"
                    aria-label={`Delete the weight of ${dayWords(day)}`}
                    onClick={({ currentTarget }) => {
                      leaveRow(currentTarget);
                      removeWithUndo([{ kind: 'body_weight', id: day }], 'Weight deleted.');
                    }}
                    className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-ink/7"
                  >
                    <Trash2 aria-hidden="true" className="size-4" />
                  </button>
                </span>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
