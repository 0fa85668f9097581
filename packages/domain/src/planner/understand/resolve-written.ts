import type { Slot } from '../request.ts';
import type { BodyWish, WrittenWorkout } from '../../reading/vocabulary.ts';
import type { ChipBoard } from '../request/chips.ts';
import { slot } from './slot.ts';
import type { Layout } from './slots-layout.ts';
import type { Token } from '../../reading/engine/tokens.ts';
import type { Quantity } from '../../reading/engine/units.ts';
import type { WrittenReading } from './written.ts';

/** The written workout, unless it was tapped away. */
export function takeWritten(
  reading: WrittenReading | null,
  board: ChipBoard,
): WrittenReading | null {
  // Amounts of single exercises are shown with them.
  if (!reading?.workout.only) return reading;
  return board.take('wish', 'written', 'Only your list') ? reading : null;
}

const accessories = /^(?:accessor(?:y|ies)|assistance|isolation|zubehor|accesorios|accessoires)$/;

/** The amounts of single exercises say nothing about the others. */
export function layoutBeside(
  layout: Layout,
  reading: WrittenReading | null,
  tokens: readonly Token[],
): Layout {
  if (!reading) return layout;
  const hasOthers = tokens.some(({ text }) => accessories.test(text));
  if (reading.workout.items.length < 2 && !hasOthers) return layout;
  const { sets: _sets, reps: _reps, ...body } = layout.body;
  const [first, ...rest] = reading.workout.items;
  const isSame = rest.every(({ sets, reps }) => sets === first?.sets && reps === first?.reps);
  return isSame && !hasOthers ? layout : { ...layout, body: body satisfies BodyWish };
}

export function quantitiesBeside(
  quantities: readonly Quantity[],
  reading: WrittenReading | null,
): readonly Quantity[] {
  const used = reading?.used ?? [];
  return quantities.filter(
    (quantity) => !used.some(({ from, to }) => quantity.from >= from && quantity.to <= to),
  );
}

/** As the exercises are done with the kit at hand. */
export function writtenSlot(
  { workout, quote }: WrittenReading,
  versionOf: (id: string) => string,
): Slot<WrittenWorkout> {
  const items = workout.items.map((item) => ({ ...item, exerciseId: versionOf(item.exerciseId) }));
  return slot({ ...workout, items }, 'text', 0.85, quote);
}

const barKilograms = 40;

/** Lifts with a weight that no dumbbell at home has. */
export function heavyLifts(reading: WrittenReading | null): ReadonlySet<string> {
  const items = reading?.workout.items ?? [];
  return new Set(
    items
      .filter(({ kilograms = 0 }) => kilograms >= barKilograms)
      .map(({ exerciseId }) => exerciseId),
  );
}
