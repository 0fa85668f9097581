import { isRecord } from '../../workout/read-value.ts';
import { sessionLimits, type TraceColumn, traceColumns } from '../limits.ts';
import type { SessionTrace } from '../types.ts';

/** One instant of a trace. */
export type TraceRow = { seconds: number } & { [K in TraceColumn]?: number };

const columns = Object.keys(traceColumns) as TraceColumn[];

/** Evenly thinned, the first and the last row stay. */
function thin<T>(rows: readonly T[], most: number): readonly T[] {
  if (rows.length <= most) return rows;
  const step = (rows.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => rows[Math.round(i * step)] as T);
}

function fitCell(name: TraceColumn, value: number | undefined): number | null {
  const { min, max, decimals } = traceColumns[name];
  if (value === undefined || !(value >= min && value <= max)) return null;
  return Number(value.toFixed(decimals));
}

/** None where nothing was measured. */
export function makeTrace(rows: readonly TraceRow[]): SessionTrace | undefined {
  const rising: TraceRow[] = [];
  for (const row of rows) {
    const isLater = row.seconds >= (rising.at(-1)?.seconds ?? 0);
    if (isLater && row.seconds <= sessionLimits.sessionSeconds) rising.push(row);
  }
  const kept = thin(rising, sessionLimits.traceRows);
  const trace: SessionTrace = { seconds: kept.map(({ seconds }) => Math.round(seconds)) };
  for (const name of columns) {
    const cells = kept.map((row) => fitCell(name, row[name]));
    if (cells.some((cell) => cell !== null)) trace[name] = cells;
  }
  return Object.keys(trace).length > 1 ? trace : undefined;
}

export function traceRows(trace: SessionTrace): TraceRow[] {
  return trace.seconds.map((seconds, i) => {
    const row: TraceRow = { seconds };
    for (const name of columns) {
      const cell = trace[name]?.[i];
      if (typeof cell === 'number') row[name] = cell;
    }
    return row;
  });
}

/** Beats a minute, over the time; none without a strap. */
export function heartOf(trace: SessionTrace): { average: number; max: number } | undefined {
  const beats = trace.heartRate?.filter((cell) => cell !== null) ?? [];
  if (beats.length === 0) return undefined;
  const sum = beats.reduce((total, beat) => total + beat, 0);
  return { average: Math.round(sum / beats.length), max: Math.max(...beats) };
}

/** Every column is as long as the seconds. */
export const isEven = (trace: SessionTrace): boolean =>
  columns.every((name) => (trace[name]?.length ?? trace.seconds.length) === trace.seconds.length);

const isSeconds = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= sessionLimits.sessionSeconds;

function isColumn(name: TraceColumn, value: unknown): value is (number | null)[] {
  const { min, max } = traceColumns[name];
  const isCell = (cell: unknown) =>
    cell === null || (typeof cell === 'number' && cell >= min && cell <= max);
  return Array.isArray(value) && value.length <= sessionLimits.traceRows && value.every(isCell);
}

/** From JSON; null for anything that the contract would refuse. */
export function readTrace(value: unknown): SessionTrace | null {
  if (!isRecord(value) || !Array.isArray(value.seconds)) return null;
  const { seconds } = value;
  if (seconds.length > sessionLimits.traceRows || !seconds.every(isSeconds)) return null;
  const trace: SessionTrace = { seconds };
  for (const name of columns) {
    const column = value[name];
    if (column === undefined) continue;
    if (!isColumn(name, column)) return null;
    trace[name] = column;
  }
  return isEven(trace) ? trace : null;
}
