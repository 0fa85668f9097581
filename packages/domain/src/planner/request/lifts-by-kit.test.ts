import { describe, expect, it } from 'vitest';
import type { GenerationForm } from '../request.ts';
import { understand } from '../understand.ts';

function wished(text: string, form: GenerationForm = {}): string[] {
  const asked = understand(text, form, {}, { sessions: [] });
  if (asked.kind !== 'request') throw new Error(asked.kind);
  return [...asked.request.mustInclude.value].sort();
}

const threeLifts = ['back-squat', 'barbell-bent-over-row', 'bench-press'];

describe('lifts of the bar', () => {
  it.each([
    ['5x5 squat bench row', threeLifts],
    ['5x5 squat bench row, 45 min; last time squat 80 felt 7', threeLifts],
    ['barbell gym, strength: squat, bench, row', threeLifts],
    ['Kniebeuge Bank Rudern 5x5', threeLifts],
    ['sentadilla banca remo 5x5', threeLifts],
    ['squat panca rematore 5x5', threeLifts],
    ['agachamento supino remada 5x5', threeLifts],
    ['squat triples', ['back-squat']],
    ['heavy squats 5x3', ['back-squat']],
    ['max strength overhead press day', ['overhead-press']],
  ])('%s', (text, ids) => {
    expect(wished(text)).toEqual(ids);
  });

  it.each([
    ['100 squats', ['air-squat']],
    ['no kit, squats 5x5', ['air-squat']],
    ['dumbbells, 5x5 squat and bench', ['dumbbell-floor-press', 'dumbbell-goblet-squat']],
    ['20 min circuit with squats', ['air-squat']],
  ])('not without one: %s', (text, ids) => {
    expect(wished(text)).toEqual(ids);
  });
});
