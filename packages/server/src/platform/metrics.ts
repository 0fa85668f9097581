import { Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: from a read out of memory to a workout that a model writes. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export type Metrics = Registry;

/** One for each app, not the library's own for all: tests start many apps. */
export const createMetrics = (): Metrics => new Registry();

export function secondsHistogram<L extends string>(
  metrics: Metrics,
  name: string,
  help: string,
  labelNames: L[],
): Histogram<L> {
  return new Histogram({ name, help, labelNames, buckets, registers: [metrics] });
}

/** Read when it is asked for. */
export function readGauge(metrics: Metrics, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [metrics],
    collect() {
      this.set(read());
    },
  });
}
