import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equipmentIds } from '../exercise/types.ts';
import { runs } from '../test-support/by-night.ts';
import { understand } from './understand.ts';

const bits = fc.constantFrom(
  '20 min',
  'no',
  'knee',
  'hurts',
  'left',
  'jumping',
  'but',
  ',',
  '.',
  'kettlebell',
  'one 16 kg',
  '40/20',
  '3x10',
  '10-8-6',
  'no wait',
  'hotel room',
  'quiet',
  'burpees',
  "can't",
  'sin',
  'ohne',
  'pas de',
  'rodilla',
  'Knie',
  'tut weh',
  'EMOM',
  '5 rounds',
  'pregnant',
  'not',
  'fine',
  'slept 4 hours',
  'sore quads',
  'RPE 8',
  'at the gym',
  'only',
  'except',
  'I am 67',
  'legs',
  'strength',
);
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(bits, { maxLength: 25 }).map((parts) => parts.join(' ')),
);
const form = fc.record(
  {
    durationMinutes: fc.oneof(fc.integer({ min: -10, max: 500 }), fc.constant(Number.NaN)),
    equipment: fc.subarray([...equipmentIds]),
  },
  { requiredKeys: [] },
);
const none = { sessions: [] };

describe('understanding any text', () => {
  it('never throws, keeps the length within bounds and always leaves something to train with', () => {
    fc.assert(
      fc.property(text, form, (said, sent) => {
        const result = understand(said, sent, {}, none);
        if (result.kind !== 'request') return;
        const { minutes, equipment, body } = result.request;
        expect(minutes.value).toBeGreaterThanOrEqual(5);
        expect(minutes.value).toBeLessThanOrEqual(120);
        expect(Number.isInteger(minutes.value)).toBe(true);
        if (!sent.equipment || sent.equipment.length > 0)
          expect(equipment.value.length).toBeGreaterThan(0);
        if (body.value.minutes !== undefined) expect(body.value.minutes).toBeLessThanOrEqual(120);
      }),
      { numRuns: runs(80) },
    );
  });

  it('reads the same twice', () => {
    fc.assert(
      fc.property(text, form, (said, sent) => {
        expect(understand(said, sent, {}, none)).toEqual(understand(said, sent, {}, none));
      }),
      { numRuns: runs(30) },
    );
  });

  it('shows each chip once, and never again once it was tapped away', () => {
    fc.assert(
      fc.property(text, fc.nat(), (said, pick) => {
        const first = understand(said, {}, {}, none);
        if (first.kind !== 'request' || first.chips.length === 0) return;
        const ids = first.chips.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const dismissed = ids[pick % ids.length] ?? '';
        const second = understand(said, { dismissed: [dismissed] }, {}, none);
        expect(second.kind).toBe('request');
        if (second.kind === 'request')
          expect(second.chips.map(({ id }) => id)).not.toContain(dismissed);
      }),
      { numRuns: runs(60) },
    );
  });

  it('stops at chest pain whatever stands before it', () => {
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 12 }), (parts) => {
        const result = understand(`${parts.join(' ')}. My chest hurts`, {}, {}, none);
        expect(result.kind).toBe('stop');
      }),
      { numRuns: runs(60) },
    );
  });
});
