import { describe, expect, it } from 'vitest';
import { exerciseById } from '../exercise/library.ts';
import { plan } from './plan.ts';
import { understood } from './understand/test-support/understood.ts';

const date = '2026-11-15T08:00:00.000Z';
const seeds = [1, 2, 3, 4, 5, 6];

/** In every block, the warm-up and the cool-down too. */
function loudIn(text: string): string[] {
  const { request } = understood(text);
  return seeds
    .flatMap((seed) => plan(request, date, seed).workout)
    .flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? [])
    .filter(({ noise, impact }) => noise > 0 || impact > 0)
    .map(({ name }) => name);
}

describe('a quiet workout', () => {
  it.each([
    '20 min cardio, nothing loud',
    'nothing too loud, 15 min hiit, no equipment',
    'cardio 30 min, no noisy exercises',
    'quiet 20 min cardio',
    '10 min tabata, neighbours below',
    'there are people below me, 25 min legs',
    '20 min hiit, no jumping, no noise',
    '30 min full body, keep the noise down',
    "it can't be loud, 20 min cardio",
    'bodyweight circuit 20 min, no stomping',
    '20 Minuten Cardio, nichts Lautes',
    'nada ruidoso, 20 minutos de cardio',
    'rien de bruyant, 20 minutes de cardio',
    'niente di rumoroso, 20 minuti di cardio',
    'nada barulhento, 20 minutos de cardio',
  ])('has nothing that lands or thuds: %s', (text) => {
    expect(understood(text).readings).toContain('quiet');
    expect(loudIn(text)).toEqual([]);
  });

  it.each(['20 min cardio', 'loud music, 20 min cardio', 'it can be loud, 20 min cardio'])(
    'was not asked for: %s',
    (text) => {
      expect(understood(text).readings).not.toContain('quiet');
      expect(loudIn(text)).not.toEqual([]);
    },
  );

  it('is asked for again after the leave to be loud', () => {
    expect(understood('20 min. Loud is fine. Now quiet please.').readings).toContain('quiet');
    expect(understood('Keep it quiet. 20 min. Loud is fine.').readings).not.toContain('quiet');
  });
});
