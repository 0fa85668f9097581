import { keptOf } from '@cadence/domain/profile/athlete';
import {
  bodyMeasures,
  factLimits,
  type MeasureName,
  measureId,
} from '@cadence/domain/profile/facts';
import { hasHealthConsent } from '@cadence/domain/profile/facts-consent';
import { fromKilograms, toKilograms, type WeightUnit } from '@cadence/domain/profile/units';
import type { ItemKind, ItemValues, SyncItem } from '@cadence/domain/sync/types';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { todayHere } from '../../../platform/dates/local-day.ts';
import { findItem, putItem, removeItem } from '../../../platform/items/item-store.ts';
import { useItems } from '../../../platform/items/use-items.ts';
import { useUnit } from '../../../platform/items/use-unit.ts';
import { Button } from '../../../ui/button.tsx';
import { DayLine } from '../../../ui/day-line.tsx';
import { Chip } from '../../../ui/form/chip.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { ChartCard } from '../charts/chart-card.tsx';
import { datedText } from '../words.ts';

/** Weight is the profile's, the others are kept for this card. */
type Measured = 'weight' | MeasureName;

const names: Readonly<Record<Measured, string>> = {
  weight: 'Weight',
  waist: 'Waist',
  hips: 'Hips',
  chest: 'Chest',
  shoulders: 'Shoulders',
  arm: 'Upper arm',
  thigh: 'Thigh',
  calf: 'Calf',
  neck: 'Neck',
  body_fat: 'Body fat',
};

const all: readonly Measured[] = ['weight', ...bodyMeasures];
const cmPerInch = 2.54;

/** What it is counted in beside kilograms or pounds. */
function unitOf(measured: Measured, unit: WeightUnit): string {
  if (measured === 'weight') return unit;
  if (measured === 'body_fat') return '%';
  return unit === 'kg' ? 'cm' : 'in';
}

function toStored(amount: number, measured: Measured, unit: WeightUnit): number {
  if (measured === 'weight') return toKilograms(amount, unit);
  const isInches = measured !== 'body_fat' && unit === 'lb';
  return isInches ? Math.round(amount * cmPerInch * 100) / 100 : amount;
}

function toShown(stored: number, measured: Measured, unit: WeightUnit): number {
  const amount =
    measured === 'weight'
      ? fromKilograms(stored, unit)
      : measured !== 'body_fat' && unit === 'lb'
        ? stored / cmPerInch
        : stored;
  return Math.round(amount * 10) / 10;
}

function boundsOf(measured: Measured) {
  if (measured === 'weight') return factLimits.weightKg;
  return measured === 'body_fat' ? factLimits.fatPercent : factLimits.tapeCm;
}

interface Point {
  day: string;
  value: number;
}

function pointsOf(items: readonly SyncItem[], measured: Measured): Point[] {
  const points =
    measured === 'weight'
      ? keptOf(items, 'body_weight').map(({ id, value }) => ({ day: id, value: value.kilograms }))
      : keptOf(items, 'body_measure')
          .filter(({ value }) => value.name === measured)
          .map(({ value: { day, value } }) => ({ day, value }));
  return points.toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

interface MeasuresCardProps {
  now: Date;
}

/** Weight, waist and the like over time; kept only for who has agreed to facts on health. */
export function MeasuresCard({ now }: MeasuresCardProps) {
  const items = useItems();
  const unit = useUnit();
  const [measured, setMeasured] = useState<Measured>('weight');
  const isAgreed = hasHealthConsent(items);
  const points = pointsOf(items, measured);
  const textOf = (value: number) => `${toShown(value, measured, unit)} ${unitOf(measured, unit)}`;
  const dayText = (day: string) => datedText(new Date(`${day}T12:00:00`), now);
  const last = points.at(-1);
  return (
    <ChartCard
      title="Body measurements"
      note={last && `${names[measured]}: ${textOf(last.value)} on ${dayText(last.day)}.`}
      rows={[
        ['Day', names[measured]],
        ...points
          .toReversed()
          .map(({ day, value }): [string, string] => [dayText(day), textOf(value)]),
      ]}
    >
      {isAgreed ? (
        <div className="mt-3 flex flex-col gap-4">
          <fieldset className="print:hidden">
            <legend className="sr-only">What is measured</legend>
            <div className="flex flex-wrap gap-2">
              {all.map((one) => (
                <Chip key={one} selected={one === measured} onClick={() => setMeasured(one)}>
                  {names[one]}
                </Chip>
              ))}
            </div>
          </fieldset>
          {points.length > 1 && (
            <DayLine
              name={names[measured]}
              points={points}
              leastSpan={2}
              textOf={textOf}
              dayText={dayText}
            />
          )}
          {points.length === 0 && <p className="text-ink-2">Nothing measured yet.</p>}
          <MeasureForm key={`${measured} ${unit}`} measured={measured} unit={unit} />
        </div>
      ) : (
        <p className="mt-2 text-ink-2">
          To note your weight, waist and the like, switch on{' '}
          <Link to="/profile#limits" className="font-[650] text-ink underline underline-offset-4">
            Keep facts about my health
          </Link>
          .
        </p>
      )}
    </ChartCard>
  );
}

interface MeasureFormProps {
  measured: Measured;
  unit: WeightUnit;
}

function readAmount(text: string): number | null {
  const amount = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(amount) ? null : amount;
}

/** Keeps it as today's; the answer puts back what was there before. */
function keep(measured: Measured, stored: number): () => void {
  const day = todayHere();
  if (measured === 'weight') return keepItem('body_weight', day, { kilograms: stored });
  const entry = { name: measured, day, value: stored };
  return keepItem('body_measure', measureId(entry), entry);
}

function keepItem<K extends ItemKind>(kind: K, id: string, value: ItemValues[K]): () => void {
  const before = findItem({ kind, id })?.value as ItemValues[K] | null | undefined;
  putItem(kind, id, value);
  return () => (before ? putItem(kind, id, before) : removeItem(kind, id));
}

function MeasureForm({ measured, unit }: MeasureFormProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { min, max } = boundsOf(measured);

  function submit(event: FormEvent) {
    event.preventDefault();
    const amount = readAmount(text);
    const stored = amount === null ? Number.NaN : toStored(amount, measured, unit);
    if (!(stored >= min && stored <= max)) {
      const [low, high] = [min, max].map((bound) => Math.round(toShown(bound, measured, unit)));
      setProblem(`Use a number from ${low} to ${high} ${unitOf(measured, unit)}`);
      return;
    }
    setProblem(undefined);
    setText('');
    const undo = keep(measured, stored);
    toast(`${names[measured]} saved.`, { action: { label: 'Undo', onPress: undo } });
  }

  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-2.5 print:hidden">
      <TextField
        label={`${names[measured]} today (${unitOf(measured, unit)})`}
        hint="One a day. A second one takes the place of the first."
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
        className="min-w-0 grow"
      />
      <Button type="submit" className="mt-[calc(1lh+0.5rem)] min-h-13">
        Save
      </Button>
    </form>
  );
}
