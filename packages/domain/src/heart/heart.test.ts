import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionLimits } from '../analytics/limits.ts';
import { runs } from '../test-support/by-night.ts';
import { readMeasurement } from './measurement.ts';
import { newPulse, type Pulse, smoothBeats, takeBeat, zoneToTell } from './pulse.ts';
import { newRecording, recordBeat, recordedTrace } from './recording.ts';
import { restMove } from './rest-until.ts';
import { zoneSeconds } from './zone-seconds.ts';
import { type HeartZones, heartZones, settledZone, zoneOf } from './zones.ts';

const bytes = (...list: number[]) => new DataView(Uint8Array.from(list).buffer);
const zones = heartZones({ highest: 200 }) as HeartZones;

describe('what a strap sends', () => {
  it.each([
    ['one byte', [0b000, 142], { beats: 142, isWorn: null }],
    ['two bytes', [0b001, 142, 0], { beats: 142, isWorn: null }],
    ['on skin', [0b110, 90], { beats: 90, isWorn: true }],
    ['off the skin', [0b100, 90], { beats: 90, isWorn: false }],
    ['with what we do not use', [0b11000, 90, 1, 0, 0, 4], { beats: 90, isWorn: null }],
    ['nothing', [], null],
    ['a first byte alone', [0], null],
    ['half a number', [1, 142], null],
    ['no pulse yet', [0, 0], null],
    ['what nobody has', [1, 0xff, 0xff], null],
  ])('%s', (_name, sent, read) => {
    expect(readMeasurement(bytes(...sent))).toEqual(read);
  });

  it('never fails on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20 }), (sent) => {
        const read = readMeasurement(new DataView(sent.slice().buffer));
        expect(read === null || (read.beats >= 20 && read.beats <= 260)).toBe(true);
      }),
    );
  });
});

describe('zones', () => {
  it.each([
    [{ age: 40 }, { from: [90, 108, 126, 144, 162], source: 'age' }],
    [
      { age: 40, highest: 190 },
      { from: [95, 114, 133, 152, 171], source: 'highest' },
    ],
    [
      { highest: 190, resting: 50 },
      { from: [120, 134, 148, 162, 176], source: 'highest' },
    ],
    [
      { age: 40, threshold: 170 },
      { from: [119, 145, 153, 162, 170], source: 'threshold' },
    ],
    [{ age: 40, isHeldDown: true }, null],
    [{ highest: 190, isHeldDown: true }, null],
    [
      { threshold: 130, isHeldDown: true },
      { from: [91, 111, 117, 124, 130], source: 'threshold' },
    ],
    [
      { highest: 20, age: 40 },
      { from: [90, 108, 126, 144, 162], source: 'age' },
    ],
    [{}, null],
  ])('of %j', (facts, made) => {
    expect(heartZones(facts)).toEqual(made);
  });

  it('rise with the pulse', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 259 }), (beats) => {
        expect(zoneOf(zones, beats + 1)).toBeGreaterThanOrEqual(zoneOf(zones, beats));
      }),
    );
  });

  it('are kept on their bound', () => {
    expect(settledZone(zones, 140, 2)).toBe(2);
    expect(settledZone(zones, 142, 2)).toBe(3);
    expect(settledZone(zones, 139, 3)).toBe(3);
    expect(settledZone(zones, 137, 3)).toBe(2);
    expect(settledZone(zones, 140, null)).toBe(3);
  });
});

/** One beat a second. */
function feed(list: readonly number[], pulse: Pulse = newPulse(), fromMs = 0) {
  let now = pulse;
  list.forEach((beats, i) => {
    const atMs = fromMs + i * 1000;
    now = takeBeat(now, { atMs, beats }, zones, atMs);
  });
  return now;
}

describe('the pulse', () => {
  it('does not follow one wrong beat', () => {
    const pulse = feed([120, 121, 240, 122, 121]);
    expect(smoothBeats(pulse.recent, 4000)).toBe(121);
    expect(pulse.zone).toBe(2);
  });

  it('lies between the lowest and the highest of what was sent', () => {
    const list = fc.array(fc.integer({ min: 40, max: 220 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(list, (sent) => {
        const smooth = smoothBeats(feed(sent).recent, (sent.length - 1) * 1000) ?? 0;
        expect(smooth).toBeGreaterThanOrEqual(Math.min(...sent));
        expect(smooth).toBeLessThanOrEqual(Math.max(...sent));
      }),
      { numRuns: runs(100) },
    );
  });

  it('is none once the strap is silent, and has no zone then', () => {
    const pulse = feed([120, 120, 120]);
    expect(smoothBeats(pulse.recent, 2000 + 6001)).toBeNull();
    expect(takeBeat(pulse, null, zones, 2000 + 6001).zone).toBeNull();
  });

  it('tells a zone once it has lasted, and not each change', () => {
    const easy = feed(Array<number>(8).fill(125));
    expect(zoneToTell(easy, 7000)).toBeNull();
    const first = zoneToTell(easy, 8000);
    expect(first?.zone).toBe(2);
    const hard = feed(Array<number>(12).fill(165), first?.pulse, 9000);
    expect(hard.zone).toBe(4);
    expect(zoneToTell(hard, 21_000)).toBeNull();
    expect(zoneToTell(hard, 38_000)?.zone).toBe(4);
  });
});

describe('a rest until a pulse', () => {
  const rest = { target: 120, remainingSeconds: 20, addedSeconds: 0, isTold: false };
  it.each([
    ['waits for the end while there is time', { ...rest, beats: 150 }, null],
    ['gets longer at its end', { ...rest, beats: 150, remainingSeconds: 3 }, { add: 15 }],
    ['has an end', { ...rest, beats: 150, remainingSeconds: 2, addedSeconds: 180 }, null],
    [
      'never passes it',
      { ...rest, beats: 150, remainingSeconds: 2, addedSeconds: 170 },
      { add: 10 },
    ],
    ['says when it is enough', { ...rest, beats: 120 }, 'ready'],
    ['says it once', { ...rest, beats: 110, isTold: true }, null],
    [
      'stays as it is once the pulse was down',
      { ...rest, beats: 150, remainingSeconds: 1, isTold: true },
      null,
    ],
    ['waits for no strap', { ...rest, beats: null, remainingSeconds: 1 }, null],
  ])('%s', (_name, now, move) => {
    expect(restMove(now)).toEqual(move);
  });

  it('is never made shorter', () => {
    const any = fc.record({
      target: fc.integer({ min: 90, max: 160 }),
      beats: fc.option(fc.integer({ min: 40, max: 220 })),
      remainingSeconds: fc.integer({ min: 0, max: 300 }),
      addedSeconds: fc.integer({ min: 0, max: 180 }),
      isTold: fc.boolean(),
    });
    fc.assert(
      fc.property(any, (now) => {
        const move = restMove(now);
        if (move === null || move === 'ready') return;
        expect(move.add).toBeGreaterThan(0);
        expect(now.addedSeconds + move.add).toBeLessThanOrEqual(180);
      }),
    );
  });
});

describe('the recording', () => {
  it('has a row a second and becomes the trace of the session', () => {
    let recording = newRecording();
    for (const [at, beats] of [
      [0.2, 100],
      [0.9, 101],
      [1.4, 102],
      [1, 90],
      [3, 104],
    ] as const) {
      recording = recordBeat(recording, at, beats);
    }
    expect(recordedTrace(recording)).toEqual({ seconds: [0, 1, 3], heartRate: [100, 102, 104] });
    expect(recordedTrace(newRecording())).toBeUndefined();
  });

  it('stays within bounds for a day and keeps its first row', () => {
    let recording = newRecording();
    for (let second = 0; second < 20_000; second += 1) {
      recording = recordBeat(recording, second, 120);
    }
    expect(recording.seconds.length).toBeLessThanOrEqual(2000);
    const trace = recordedTrace(recording);
    expect(trace?.seconds.length).toBeLessThanOrEqual(sessionLimits.traceRows);
    expect(trace?.seconds[0]).toBe(0);
  });

  it('adds up the time in each zone, without what the strap was silent for', () => {
    const trace = { seconds: [0, 10, 20, 100, 110], heartRate: [105, 125, 150, 150, null] };
    expect(zoneSeconds(trace, zones)).toEqual([10, 10, 10, 0, 0]);
  });
});
