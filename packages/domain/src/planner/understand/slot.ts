import type { Chip, Slot, SlotSource } from '../request.ts';
import type { ChipBoard } from '../request/chips.ts';
import type { Reading } from './slots-person.ts';

export function slot<T>(value: T, source: SlotSource, confidence: number, quote?: string): Slot<T> {
  return { value, source, confidence, ...(quote && { quote }) };
}

export function fromText<T>({ value, confidence, quote }: Reading<T>): Slot<T> {
  return slot(value, 'text', confidence, quote);
}

/** A reading that was not tapped away. */
export function takeScalar<T>(
  reading: Reading<T> | null,
  chip: (value: T) => [id: string, label: string],
  board: ChipBoard,
  kind: Chip['kind'] = 'wish',
): Slot<T> | null {
  if (!reading) return null;
  const [id, label] = chip(reading.value);
  return board.take(kind, id, label) ? fromText(reading) : null;
}

/** The readings that were not tapped away, as one list. */
export function listOf<T>(
  readings: readonly Reading<T>[],
  isKept: (reading: Reading<T>) => boolean,
): Slot<T[]> {
  const kept = readings.filter(isKept);
  if (kept.length === 0) return slot([], 'default', 0.5);
  const confidence = Math.min(...kept.map((reading) => reading.confidence));
  const quote = kept.map((reading) => reading.quote).join(', ');
  return slot(
    kept.map((reading) => reading.value),
    'text',
    confidence,
    quote.slice(0, 120),
  );
}
