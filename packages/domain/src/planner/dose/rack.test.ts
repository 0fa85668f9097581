import { expect, it } from 'vitest';
import { platesFor } from '../../training/plates.ts';
import { plan } from '../plan.ts';
import type { AthleteFacts } from '../request.ts';
import { understand } from '../understand.ts';

const athlete: AthleteFacts = {
  level: 'intermediate',
  equipment: ['barbells', 'bodyweight'],
  props: ['rack', 'bench'],
  maxes: [{ lift: 'back-squat', kilograms: 100, reps: 5, day: '2026-02-20', how: 'said' }],
};

function squatWeights(more: AthleteFacts): number[] {
  const text = '50 minutes strength, back squat 3x5';
  const read = understand(text, { today: '2026-03-01' }, { ...athlete, ...more }, { sessions: [] });
  if (read.kind !== 'request') throw new Error(read.kind);
  const blocks = plan(read.request, '2026-03-01', 3).play?.blocks ?? [];
  return blocks
    .flatMap((block) => ('items' in block ? block.items : []))
    .filter(({ exerciseId }) => exerciseId === 'back-squat')
    .flatMap(({ weight }) => (typeof weight === 'number' ? [weight] : []));
}

it('loads are what the bar and plates of the profile make', () => {
  const rack = { barKg: 15, platesKg: [20, 10, 5] };
  const weights = squatWeights({ rack });
  expect(weights.length).toBeGreaterThan(0);
  for (const weight of weights) {
    expect(platesFor(weight, rack, 'kg')?.missing, `${weight} kg`).toBe(0);
  }
});

it('in pounds they are what plates of pounds make', () => {
  const weights = squatWeights({ unit: 'lb' });
  expect(weights.length).toBeGreaterThan(0);
  for (const weight of weights) {
    expect(platesFor(weight, {}, 'lb')?.missing, `${weight} kg`).toBe(0);
  }
});
