import type { Claim } from './claims.ts';
import { type Scan, scan } from './engine/scan.ts';

/** One group of slots: what it finds in a text that was scanned once. */
export type SlotReader = (text: Scan) => Claim[];

const readers: readonly SlotReader[] = [];

/** What a message says, by the rules alone. */
export function readByRules(text: string): Claim[] {
  const scanned = scan(text);
  return readers.flatMap((reader) => reader(scanned));
}
