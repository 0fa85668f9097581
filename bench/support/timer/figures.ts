import type { Figure } from '../table.ts';
import { ours, peers } from './contenders.ts';
import type { ErrorResult } from './errors.ts';
import type { LatenessResult } from './lateness.ts';
import type { Lateness } from './marks.ts';
import { middleReload, type PageFigures } from './product-page.ts';

const mostErrorSeconds = 0.1;
const mostIdleMs = 20;
export const mostLoadedMs = 60;
const mostOfBestPeer = 0.25;
const mostReloadMs = 300;
const mostMainThreadMs = 20;
const mostRenders = 1.2;
const mostHeapBytes = 1_000_000;

export function unmeasured(figure: string, reason: string): Figure {
  return { figure, value: `not measured: ${reason}` };
}

/** With a bar that a figure may reach but not pass. */
export function atMost(
  figure: string,
  value: number,
  most: number,
  text: string,
  bar: string,
): Figure {
  return {
    figure,
    value: text,
    bar: { text: `≤ ${bar}`, met: value <= most },
    ratio: value / most,
  };
}

const seconds = (value: number) => `${value.toFixed(Math.abs(value) < 1 ? 3 : 1)} s`;
const shown = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? 'not shown' : seconds(value);

function missedFigure(scenario: string, { missed, beeps }: Lateness): Figure {
  const text = `${missed} of ${beeps}`;
  const bar = { text: 'none', met: missed === 0 };
  return { figure: `${scenario}: ${ours}, beeps missed`, value: text, bar };
}

function errorRows({ scenario, errors, beeps, restoredMs, reason }: ErrorResult): Figure[] {
  if (reason) return [unmeasured(scenario, reason)];
  const own = errors[ours] ?? Number.NaN;
  const rows: Figure[] = [
    atMost(
      `${scenario}: ${ours}, error`,
      Math.abs(own),
      mostErrorSeconds,
      shown(own),
      `${mostErrorSeconds} s`,
    ),
    ...peers.map((name) => {
      const late = beeps?.[name];
      const missed = late ? `, ${late.missed} of ${late.beeps} beeps missed` : '';
      return { figure: `${scenario}: ${name}`, value: `${shown(errors[name])}${missed}` };
    }),
  ];
  if (beeps?.[ours]) rows.push(missedFigure(scenario, beeps[ours]));
  if (restoredMs !== undefined) {
    const text = `${Math.round(restoredMs)} ms`;
    rows.push(
      atMost(`${scenario}: ${ours} back`, restoredMs, mostReloadMs, text, `${mostReloadMs} ms`),
    );
  }
  return rows;
}

export function errorFigures(results: readonly ErrorResult[]): Figure[] {
  return results.flatMap(errorRows);
}

export const lateText = ({ p95Ms, worstMs, missed, beeps }: Lateness) =>
  `p95 ${Math.round(p95Ms)} ms, worst ${Math.round(worstMs)} ms, ${missed} of ${beeps} missed`;

function latenessRows({ scenario, late }: LatenessResult): Figure[] {
  const own = late[ours];
  if (!own) return [unmeasured(scenario, 'no beeps')];
  const others = peers.flatMap((name) => (late[name] ? [{ name, ...late[name] }] : []));
  // A timer that has missed every beep has no lateness, and is no measure for anyone.
  const best = Math.min(...others.map(({ p95Ms }) => p95Ms).filter((ms) => !Number.isNaN(ms)));
  const isIdle = scenario === 'idle';
  const most = isIdle ? mostIdleMs : mostLoadedMs;
  const rows = [
    atMost(`${scenario}: ${ours}, beeps`, own.p95Ms, most, lateText(own), `${most} ms`),
    missedFigure(scenario, own),
    ...others.map((other) => ({ figure: `${scenario}: ${other.name}`, value: lateText(other) })),
  ];
  if (isIdle) return rows;
  const share = own.p95Ms / best;
  const text = `${Math.round(own.p95Ms)} of ${Math.round(best)} ms`;
  const figure = `${scenario}: ${ours} to the best peer`;
  return [...rows, { ...atMost(figure, share, mostOfBestPeer, text, '¼'), ratio: share }];
}

export function latenessFigures(results: readonly LatenessResult[]): Figure[] {
  return results.flatMap(latenessRows);
}

export function pageFigures(figures: PageFigures): Figure[] {
  const { mainThreadMsPerSecond: work, rendersPerSecond: renders, reloadMs } = figures;
  const { heapGrowthBytes: heap } = figures;
  const reload = middleReload(figures);
  const range = `${Math.round(Math.min(...reloadMs))}–${Math.round(Math.max(...reloadMs))}`;
  return [
    atMost(
      'workout route, main thread at CPU 4×',
      work,
      mostMainThreadMs,
      `${work.toFixed(1)} ms/s`,
      `${mostMainThreadMs} ms/s`,
    ),
    {
      figure: 'workout route, main thread while the voice gets ready',
      value: `${figures.gettingReadyMsPerSecond.toFixed(1)} ms/s`,
    },
    atMost(
      'workout route, renders',
      renders,
      mostRenders,
      `${renders.toFixed(2)}/s`,
      `${mostRenders}/s`,
    ),
    atMost(
      'workout route, clock back after reload',
      reload,
      mostReloadMs,
      `${Math.round(reload)} ms (${range})`,
      `${mostReloadMs} ms`,
    ),
    atMost(
      'workout route, heap over 60 simulated minutes',
      heap,
      mostHeapBytes,
      `${(heap / 1e6).toFixed(2)} MB`,
      '1 MB',
    ),
  ];
}
