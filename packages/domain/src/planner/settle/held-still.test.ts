import { expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import { isKeptStill } from '../../reading/lexicon/body/kept-still.ts';
import { judge } from '../legal/legal.ts';
import type { Injury } from '../request.ts';
import { makeRequest } from '../test-support/make-request.ts';

const hurt = (region: Injury['region'], quote: string): Injury => ({
  region,
  side: 'left',
  status: 'active',
  source: 'text',
  confidence: 0.9,
  quote,
  ...(isKeptStill(quote) && { isStill: true as const }),
});

function verdict(id: string, injury: Injury) {
  const exercise = exerciseById(id);
  if (!exercise) throw new Error(id);
  const { equipment, props } = exercise;
  return judge(
    exercise,
    makeRequest({
      equipment: { value: equipment, source: 'text', confidence: 1 },
      props: { value: props, source: 'text', confidence: 1 },
      injuries: [injury],
    }),
  );
}

const wrist = hurt('wrist', 'wrist in a splint');

it.each(['bench-press', 'pull-up', 'push-up', 'rowing-machine', 'barbell-curl'])(
  'takes %s away from an arm in a splint',
  (id) => {
    expect(verdict(id, wrist).offence).toBe('unsafe');
  },
);

it('leaves the other arm and the legs to train', () => {
  expect(verdict('one-arm-cable-row', wrist)).toMatchObject({ offence: null });
  expect(verdict('one-arm-cable-row', wrist).modifications).toContain('Only with the right arm.');
  expect(verdict('machine-chest-press', wrist).modifications).toContain('Only with the right arm.');
  expect(verdict('leg-press', wrist).offence).toBeNull();
  expect(verdict('stationary-bike', wrist).offence).toBeNull();
});

it('takes what stands on a foot in a cast, and leaves the arms', () => {
  const ankle = hurt('ankle', 'Knöchel im Gips');
  expect(verdict('air-squat', ankle).offence).toBe('unsafe');
  expect(verdict('machine-chest-press', ankle).offence).toBeNull();
});

it('takes nothing for a wrist that only aches', () => {
  expect(verdict('machine-chest-press', hurt('wrist', 'sore wrist')).offence).toBeNull();
});
