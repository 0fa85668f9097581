import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

type Labels = Readonly<Record<string, string>>;

interface Family {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  lines(): string[];
}

/** Seconds: from a read out of memory to a workout that a model writes. */
const secondsBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const escapeLabel = (text: string) => text.replace(/[\\"\n]/g, (sign) => escapes[sign] ?? '');
const escapes: Record<string, string> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };

function series(name: string, labels: Labels, value: number): string {
  const named = Object.entries(labels).map(([key, text]) => `${key}="${escapeLabel(text)}"`);
  return `${name}${named.length > 0 ? `{${named.join(',')}}` : ''} ${value}`;
}

export interface Counter {
  add(labels: Labels, amount?: number): void;
}

export interface Histogram {
  observe(labels: Labels, seconds: number): void;
}

export interface Metrics {
  counter(name: string, help: string): Counter;
  histogram(name: string, help: string): Histogram;
  /** Read when it is asked for. */
  gauge(name: string, help: string, read: () => number, type?: 'gauge' | 'counter'): void;
  /** In Prometheus' text format, version 0.0.4. */
  text(): string;
}

export const metricsMediaType = 'text/plain; version=0.0.4; charset=utf-8';

/** One of each set of labels; the keys are few, since labels never carry what a caller made up. */
function createSeries<T>(make: (labels: Labels) => T) {
  const known = new Map<string, T>();
  return {
    of(labels: Labels): T {
      const key = Object.values(labels).join('\n');
      const found = known.get(key) ?? make(labels);
      known.set(key, found);
      return found;
    },
    all: () => [...known.values()],
  };
}

export function createMetrics(): Metrics {
  const families: Family[] = [];
  return {
    counter(name, help) {
      const counts = createSeries((labels) => ({ labels, count: 0 }));
      const lines = () => counts.all().map(({ labels, count }) => series(name, labels, count));
      families.push({ name, help, type: 'counter', lines });
      return {
        add(labels, amount = 1) {
          counts.of(labels).count += amount;
        },
      };
    },

    histogram(name, help) {
      const spread = createSeries((labels) => ({
        labels,
        counts: new Array<number>(secondsBuckets.length + 1).fill(0),
        sum: 0,
      }));
      const lines = () =>
        spread.all().flatMap(({ labels, counts, sum }) => {
          let total = 0;
          const buckets = [...secondsBuckets, '+Inf'].map((limit, index) => {
            total += counts[index] ?? 0;
            return series(`${name}_bucket`, { ...labels, le: String(limit) }, total);
          });
          const ends = [series(`${name}_sum`, labels, sum), series(`${name}_count`, labels, total)];
          return [...buckets, ...ends];
        });
      families.push({ name, help, type: 'histogram', lines });
      return {
        observe(labels, seconds) {
          const one = spread.of(labels);
          const fits = secondsBuckets.findIndex((limit) => seconds <= limit);
          const index = fits === -1 ? secondsBuckets.length : fits;
          one.counts[index] = (one.counts[index] ?? 0) + 1;
          one.sum += seconds;
        },
      };
    },

    gauge(name, help, read, type = 'gauge') {
      families.push({ name, help, type, lines: () => [series(name, {}, read())] });
    },

    text: () =>
      families
        .flatMap(({ name, help, type, lines }) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} ${type}`,
          ...lines(),
        ])
        .map((line) => `${line}\n`)
        .join(''),
  };
}

/** Under the names that the client libraries use, so that ready-made dashboards read them. */
export function measureProcess(metrics: Metrics): void {
  const cpuSeconds = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const startedSeconds = Date.now() / 1000 - process.uptime();
  /** Begins with the first look: who does not ask does not pay for it. */
  let delay: IntervalHistogram | undefined;
  const delayP99Seconds = () => {
    if (!delay) {
      delay = monitorEventLoopDelay({ resolution: 20 });
      delay.enable();
      return 0;
    }
    const seconds = delay.percentile(99) / 1e9;
    delay.reset();
    return seconds;
  };
  const memory = () => process.memoryUsage();
  metrics.gauge('process_cpu_seconds_total', 'Processor time.', cpuSeconds, 'counter');
  metrics.gauge('process_resident_memory_bytes', 'Memory.', () => memory().rss);
  metrics.gauge('nodejs_heap_size_used_bytes', 'Memory of objects.', () => memory().heapUsed);
  metrics.gauge('process_start_time_seconds', 'Start of the process.', () => startedSeconds);
  metrics.gauge(
    'nodejs_eventloop_lag_p99_seconds',
    'How late the loop was since the last look, in 1 of 100 turns.',
    delayP99Seconds,
  );
}
