import { readNamedFacts } from '@cadence/domain/profile/athlete';
import { fromKilograms, toKilograms, type WeightUnit } from '@cadence/domain/profile/units';
import type { RackFacts } from '@cadence/domain/training/facts';
import { useState } from 'react';
import { putItem, removeItem } from '../../../platform/items/item-store.ts';
import { useItems } from '../../../platform/items/use-items.ts';
import { useUnit } from '../../../platform/items/use-unit.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { readTyped } from '../typed-number.ts';

const bars: Readonly<Record<WeightUnit, readonly string[]>> = {
  kg: ['20', '15', '10'],
  lb: ['45', '35', '25'],
};
const plates: Readonly<Record<WeightUnit, readonly number[]>> = {
  kg: [25, 20, 15, 10, 5, 2.5, 1.25, 0.5],
  lb: [55, 45, 35, 25, 10, 5, 2.5, 1.25],
};
const otherBar = 'other';
/** As many as are looked at when a weight is made from them. */
const mostPairs = 16;
const barBounds = { min: 1, max: 60 };

const round = (amount: number) => Math.round(amount * 100) / 100;
const shown = (kilograms: number, unit: WeightUnit) => round(fromKilograms(kilograms, unit));
const isNear = (one: number, other: number) => Math.abs(one - other) < 0.05;

/** Without what says nothing, and without the fact where nothing is left. */
function keep({ platesKg, barKg, ...others }: RackFacts): void {
  const rack: RackFacts = {
    ...others,
    ...(barKg !== undefined && { barKg }),
    ...(platesKg !== undefined && { platesKg }),
  };
  if (Object.keys(rack).length === 0) removeItem('fact', 'rack');
  else putItem('fact', 'rack', rack);
}

/** The bar and the plates: what each side is loaded with, and what weights are rounded to. */
export function RackEditor() {
  const unit = useUnit();
  const rack = readNamedFacts(useItems()).rack ?? {};
  return (
    <div className="flex flex-col gap-6">
      <Bar key={unit} rack={rack} unit={unit} />
      <Plates rack={rack} unit={unit} />
    </div>
  );
}

interface PartProps {
  rack: RackFacts;
  unit: WeightUnit;
}

function Bar({ rack, unit }: PartProps) {
  const { barKg } = rack;
  const known = barKg === undefined ? undefined : shown(barKg, unit);
  const listed = bars[unit].find((bar) => known !== undefined && isNear(Number(bar), known));
  const [isOther, setIsOther] = useState(known !== undefined && listed === undefined);
  const [text, setText] = useState(known === undefined || listed ? '' : String(known));
  const [problem, setProblem] = useState<string>();
  const write = (amount: number) => keep({ ...rack, barKg: toKilograms(amount, unit) });

  function choose(value: string) {
    setIsOther(value === otherBar);
    if (value !== otherBar) write(Number(value));
  }

  function saveOther() {
    const amount = readTyped(text);
    const kilograms = amount === null ? 0 : toKilograms(amount, unit);
    const isBar = amount !== null && kilograms >= barBounds.min && kilograms <= barBounds.max;
    setProblem(
      isBar ? undefined : `Use a weight in ${unit}, such as ${unit === 'kg' ? '7' : '15'}`,
    );
    if (isBar) write(amount);
  }

  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label="Bar"
        options={[
          ...bars[unit].map((value) => ({ value, label: `${value} ${unit}` })),
          { value: otherBar, label: 'Other' },
        ]}
        // Most gyms have this one.
        value={isOther ? otherBar : (listed ?? bars[unit][0])}
        onChange={choose}
      />
      {isOther && (
        <div className="flex items-start gap-2.5">
          <TextField
            label={`Weight of the bar (${unit})`}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            error={problem}
            onChange={(event) => setText(event.target.value)}
            onBlur={saveOther}
            className="min-w-0 grow"
          />
          <Button onClick={saveOther} className="mt-[calc(1lh+0.5rem)] min-h-13">
            Save
          </Button>
        </div>
      )}
    </div>
  );
}

function Plates({ rack, unit }: PartProps) {
  const { platesKg } = rack;
  const own = platesKg?.map((plate) => shown(plate, unit)) ?? [];
  const countOf = (plate: number) => own.filter((one) => isNear(one, plate)).length;
  const others = own.filter((one) => !plates[unit].some((plate) => isNear(one, plate)));

  function setCount(plate: number, count: number) {
    const rest = own.filter((one) => !isNear(one, plate));
    const all = [...rest, ...Array.from({ length: count }, () => plate)].sort((a, b) => b - a);
    keep({ ...rack, platesKg: all.map((one) => toKilograms(one, unit)) });
  }

  function setKnown(isKnown: boolean) {
    const { platesKg: _, ...rest } = rack;
    // A pair of each to begin with.
    const usual = plates[unit].slice(1, 7).map((plate) => toKilograms(plate, unit));
    keep(isKnown ? { ...rest, platesKg: usual } : rest);
  }

  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Only the plates that I have"
        hint="Switched off, there is enough of every plate, as in most gyms."
        checked={platesKg !== undefined}
        onChange={setKnown}
      />
      {platesKg !== undefined && (
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">Pairs of plates</legend>
          {[...others, ...plates[unit]]
            .toSorted((a, b) => b - a)
            .map((plate) => (
              <Stepper
                key={plate}
                label={`${plate} ${unit}`}
                value={countOf(plate)}
                text={pairsText(countOf(plate))}
                min={0}
                max={countOf(plate) + Math.max(0, mostPairs - own.length)}
                step={1}
                onChange={(count) => setCount(plate, count)}
              />
            ))}
        </fieldset>
      )}
    </div>
  );
}

function pairsText(count: number): string {
  if (count === 0) return 'none';
  return count === 1 ? '1 pair' : `${count} pairs`;
}
