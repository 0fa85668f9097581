import type { LiftNames } from '@cadence/domain/analytics/lifts/lift-names';
import { readSession } from '@cadence/domain/analytics/read-session';
import { importCsv } from '@cadence/domain/analytics/transfer/import-csv';
import type { CsvSource } from '@cadence/domain/analytics/transfer/import-row';
import { readOwnCsv } from '@cadence/domain/analytics/transfer/own-csv';
import type { WallTime } from '@cadence/domain/analytics/transfer/wall-time';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { WeightUnit } from '@cadence/domain/profile/units';
import * as z from 'zod/mini';
import { parseJson } from '../../../platform/api/json.ts';
import type { ActivityFileError, ActivityKind } from '../files/activity-file.ts';
import { type FileItem, readFileItems } from './file-items.ts';

const dataFile = z.object({
  app: z.literal('cadence'),
  version: z.literal(1),
  exportedAt: z.string(),
  /** Of the sessions: a file that lost some on the way is no whole one. */
  count: z.number(),
  sessions: z.array(z.unknown()),
  /** Files of earlier versions have none. */
  items: z._default(z.array(z.unknown()), []),
});

/** What a log of another app leaves open or out. */
interface LogNotes {
  /** It has weights and does not say of what. */
  asksUnit: boolean;
  warmUps: number;
  /** Names that mean no exercise of ours. */
  unmatched: readonly string[];
}

export type FileRead =
  | {
      ok: true;
      from: 'Cadence' | CsvSource | ActivityKind;
      sessions: WorkoutSession[];
      items: FileItem[];
      log?: LogNotes;
    }
  /** `row`: of a log, the first that cannot be made out. `watch`: of a watch, and why not. */
  | { ok: false; row?: number; watch?: ActivityFileError };

export function writeDataFile(
  sessions: readonly WorkoutSession[],
  items: readonly FileItem[],
  now: Date,
): string {
  const about = { app: 'cadence', version: 1, exportedAt: now.toISOString() };
  const file = { ...about, count: sessions.length, sessions, items };
  return JSON.stringify(file, null, 2);
}

/** Other apps write the time on the wall. */
const toInstant = ({ year, month, day, hour, minute, second }: WallTime) =>
  new Date(year, month - 1, day, hour, minute, second).toISOString();

/**
 * Whole or not at all: one session that is none of ours refuses the file. `unit`: what weights
 * are in where a log does not say.
 */
export function readDataFile(
  text: string,
  unit: WeightUnit = 'kg',
  liftNames: LiftNames = {},
): FileRead {
  const parsed = z.safeParse(dataFile, parseJson(text));
  if (parsed.success) {
    const { count, sessions: given, exportedAt } = parsed.data;
    const items = readFileItems(parsed.data.items, exportedAt);
    const sessions = given.flatMap((one) => readSession(one) ?? []);
    // None of ours has one session twice: which of the two would be the right one?
    const ids = new Set(sessions.map(({ id }) => id));
    const isWhole = given.length === count && ids.size === count;
    return isWhole && items ? { ok: true, from: 'Cadence', sessions, items } : { ok: false };
  }
  const own = readOwnCsv(text);
  if (own === 'broken') return { ok: false };
  if (own) return { ok: true, from: 'Cadence', sessions: own, items: [] };
  const read = importCsv(text, { toInstant, unit, liftNames });
  if (!read.ok) return read;
  const { source: from, sessions, asksUnit, warmUps, unmatched } = read;
  return { ok: true, from, sessions, items: [], log: { asksUnit, warmUps, unmatched } };
}
