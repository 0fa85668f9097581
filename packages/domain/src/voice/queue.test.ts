import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Priority, priorities } from './line.ts';
import {
  type Clip,
  endPlaying,
  enqueue,
  newQueue,
  nextClip,
  type Queue,
  stopQueue,
} from './queue.ts';

function makeClip(
  id: string,
  priority: keyof typeof priorities,
  changes: Partial<Clip> = {},
): Clip {
  return {
    id,
    priority: priorities[priority],
    dueMs: 0,
    latestStartMs: 60_000,
    durationMs: 1000,
    ...changes,
  };
}

const fillWith = (...clips: Clip[]): Queue => clips.reduce(enqueue<Clip>, newQueue());
const ids = ({ waiting }: Queue) => waiting.map(({ id }) => id);

test('priorities are 100, 75, 50 and 25', () => {
  expect(Object.values(priorities)).toEqual([100, 75, 50, 25]);
});

describe('clips wait', () => {
  test('by priority, then by time, then by arrival', () => {
    const queue = fillWith(
      makeClip('low', 'low'),
      makeClip('late', 'normal', { dueMs: 20 }),
      makeClip('early', 'normal', { dueMs: 10 }),
      makeClip('early too', 'normal', { dueMs: 10 }),
      makeClip('critical', 'critical', { dueMs: 90 }),
      makeClip('high', 'high'),
    );
    expect(ids(queue)).toEqual(['critical', 'high', 'early', 'early too', 'late', 'low']);
  });

  test('at most ten: the newest of the lowest goes', () => {
    const lows = Array.from({ length: 3 }, (_, i) => makeClip(`low ${i}`, 'low'));
    const normals = Array.from({ length: 7 }, (_, i) => makeClip(`normal ${i}`, 'normal'));
    const full = fillWith(...lows, ...normals);
    expect(ids(enqueue(full, makeClip('high', 'high')))).toEqual([
      'high',
      ...normals.map(({ id }) => id),
      'low 0',
      'low 1',
    ]);
    expect(ids(enqueue(full, makeClip('low 3', 'low')))).toEqual(ids(full));
  });
});

describe('the next clip', () => {
  test('is the first that is due', () => {
    const queue = fillWith(makeClip('low', 'low'), makeClip('later', 'high', { dueMs: 500 }));
    expect(nextClip(queue, 100).clip?.id).toBe('low');
    expect(nextClip(queue, 500).clip?.id).toBe('later');
  });

  test('comes 300 ms after the end of the one before', () => {
    const { queue } = nextClip(fillWith(makeClip('a', 'normal'), makeClip('b', 'normal')), 0);
    expect(nextClip(queue, 999).clip).toBeNull();
    expect(nextClip(queue, 1299).clip).toBeNull();
    expect(nextClip(queue, 1300).clip?.id).toBe('b');
  });

  test('counts the gap from the true end', () => {
    const { queue } = nextClip(fillWith(makeClip('a', 'normal'), makeClip('b', 'normal')), 0);
    const ended = endPlaying(queue, 400);
    expect(nextClip(ended, 699).clip).toBeNull();
    expect(nextClip(ended, 700).clip?.id).toBe('b');
  });

  test.each([
    ['critical', 'high', true],
    ['critical', 'low', true],
    ['critical', 'critical', false],
    ['high', 'low', false],
  ] as const)('when %s comes while %s plays, it interrupts: %s', (comes, plays, interrupts) => {
    const { queue } = nextClip(fillWith(makeClip('a', plays)), 0);
    const result = nextClip(enqueue(queue, makeClip('b', comes)), 500);
    expect(result.interrupts).toBe(interrupts);
    expect(result.clip?.id).toBe(interrupts ? 'b' : undefined);
  });

  test('is never one whose time has passed', () => {
    const queue = fillWith(makeClip('stale', 'high', { latestStartMs: 99 }), makeClip('b', 'low'));
    expect(nextClip(queue, 99).clip?.id).toBe('stale');
    const after = nextClip(queue, 100);
    expect(after.clip?.id).toBe('b');
    expect(after.queue.waiting).toEqual([]);
  });
});

test('silence drops what waits and stops what plays', () => {
  const { queue } = nextClip(fillWith(makeClip('a', 'normal'), makeClip('b', 'normal')), 0);
  expect(stopQueue(queue, 300)).toEqual({ waiting: [], playing: null, endMs: 300 });
  expect(stopQueue(newQueue(), 300)).toEqual(newQueue());
});

describe('whatever happens', () => {
  const priority = fc.constantFrom<Priority[]>(...Object.values(priorities));
  const arrival = fc.record({
    kind: fc.constant('arrival' as const),
    priority,
    dueInMs: fc.integer({ min: -500, max: 3000 }),
    patienceMs: fc.nat(3000),
    durationMs: fc.integer({ min: 50, max: 4000 }),
  });
  const tick = fc.record({ kind: fc.constant('tick' as const), passedMs: fc.nat(900) });
  const end = fc.constant({ kind: 'end' as const });
  const event = fc.oneof(arrival, arrival, tick, tick, end);
  const events = fc.array(event, { maxLength: 80 });
  type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

  interface Heard {
    clip: Clip;
    startMs: number;
    endMs: number;
    interrupts: boolean;
    waiting: readonly Clip[];
  }

  /** Plays the events; `check` sees every queue on the way. */
  function play(list: readonly Event[], check: (queue: Queue) => void): Heard[] {
    let queue = newQueue();
    let nowMs = 0;
    const heard: Heard[] = [];
    const cutLast = () => {
      const last = heard.at(-1);
      if (last) last.endMs = Math.min(last.endMs, nowMs);
    };
    list.forEach((event, i) => {
      if (event.kind === 'arrival') {
        const dueMs = nowMs + event.dueInMs;
        queue = enqueue(queue, {
          id: `${i}`,
          priority: event.priority,
          dueMs,
          latestStartMs: dueMs + event.patienceMs,
          durationMs: event.durationMs,
        });
      } else if (event.kind === 'end') {
        if (queue.playing && (queue.endMs ?? 0) > nowMs) cutLast();
        queue = endPlaying(queue, Math.min(nowMs, queue.endMs ?? nowMs));
      } else {
        nowMs += event.passedMs;
        const { waiting } = queue;
        const result = nextClip(queue, nowMs);
        queue = result.queue;
        const { clip, interrupts } = result;
        if (clip) {
          if (interrupts) cutLast();
          heard.push({ clip, startMs: nowMs, endMs: nowMs + clip.durationMs, interrupts, waiting });
        }
      }
      check(queue);
    });
    return heard;
  }

  test('no more than ten wait, in order', () => {
    fc.assert(
      fc.property(events, (list) => {
        play(list, ({ waiting }) => {
          expect(waiting.length).toBeLessThanOrEqual(10);
          const sorted = waiting.toSorted((a, b) => b.priority - a.priority || a.dueMs - b.dueMs);
          expect(waiting).toEqual(sorted);
        });
      }),
    );
  });

  test('nothing stale or early is heard, and nothing more important was due', () => {
    fc.assert(
      fc.property(events, (list) => {
        for (const { clip, startMs, waiting } of play(list, () => {})) {
          expect(clip.dueMs).toBeLessThanOrEqual(startMs);
          expect(clip.latestStartMs).toBeGreaterThanOrEqual(startMs);
          const due = waiting.filter((o) => o.dueMs <= startMs && o.latestStartMs >= startMs);
          expect(Math.max(...due.map((other) => other.priority))).toBe(clip.priority);
        }
      }),
    );
  });

  test('the gap is kept, and only a critical clip breaks in', () => {
    fc.assert(
      fc.property(events, (list) => {
        const heard = play(list, () => {});
        heard.forEach(({ clip, startMs, interrupts }, i) => {
          const before = heard[i - 1];
          if (!before) return;
          if (interrupts) {
            expect(clip.priority).toBe(priorities.critical);
            expect(before.clip.priority).toBeLessThan(priorities.critical);
          } else expect(startMs - before.endMs).toBeGreaterThanOrEqual(300);
        });
      }),
    );
  });
});
