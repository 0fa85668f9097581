import { describe, expect, it } from 'vitest';
import { createMetrics, measureProcess } from './metrics.ts';

describe('metrics', () => {
  it('are written in the text format of Prometheus', () => {
    const metrics = createMetrics();
    const counter = metrics.counter('asked_total', 'Questions.');
    counter.add({ route: '/a', status: '200' });
    counter.add({ route: '/a', status: '200' });
    counter.add({ route: '/b', status: '404' }, 3);
    metrics.gauge('open', 'Doors.', () => 7);
    expect(metrics.text()).toBe(
      [
        '# HELP asked_total Questions.',
        '# TYPE asked_total counter',
        'asked_total{route="/a",status="200"} 2',
        'asked_total{route="/b",status="404"} 3',
        '# HELP open Doors.',
        '# TYPE open gauge',
        'open 7',
        '',
      ].join('\n'),
    );
  });

  it('count a time in every bucket that is large enough for it', () => {
    const metrics = createMetrics();
    const times = metrics.histogram('took_seconds', 'Time.');
    for (const seconds of [0.0005, 0.005, 0.3, 1000]) times.observe({}, seconds);
    const lines = metrics.text().split('\n');
    expect(lines).toContain('took_seconds_bucket{le="0.001"} 1');
    expect(lines).toContain('took_seconds_bucket{le="0.005"} 2');
    expect(lines).toContain('took_seconds_bucket{le="0.5"} 3');
    expect(lines).toContain('took_seconds_bucket{le="60"} 3');
    expect(lines).toContain('took_seconds_bucket{le="+Inf"} 4');
    expect(lines).toContain('took_seconds_sum 1000.3055');
    expect(lines).toContain('took_seconds_count 4');
  });

  it('cannot be broken by what stands in a label', () => {
    const metrics = createMetrics();
    metrics.counter('asked_total', 'Questions.').add({ route: 'a"}\n\\b' });
    expect(metrics.text()).toContain('asked_total{route="a\\"}\\n\\\\b"} 1');
  });

  it('of the process can be read again and again', () => {
    const metrics = createMetrics();
    measureProcess(metrics);
    for (const _ of ['once', 'again']) {
      const [, bytes = '0'] = /^process_resident_memory_bytes (\d+)$/m.exec(metrics.text()) ?? [];
      expect(Number(bytes)).toBeGreaterThan(1024 * 1024);
    }
  });
});
