import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import { first } from '../../test-support/by-night.ts';
import { plan } from '../plan.ts';
import { understood } from '../test-support/understood.ts';

const date = '2026-11-15T08:00:00.000Z';
const seeds = first(2, [1, 2, 3, 4, 5, 6]);

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
    'noise-free 20 min cardio',
    '20 min cardio, jumps are too loud',
    "20 min cardio. The last one wasn't quiet enough",
    '20 min cardio, noise is an issue here',
    "20 min cardio, I don't want to bother my neighbour",
  ])('has nothing that lands or thuds: %s', (text) => {
    expect(understood(text).readings).toContain('quiet');
    expect(loudIn(text)).toEqual([]);
  });

  const leaves = [
    'it can be loud',
    "I'm not worried about noise",
    'no need to worry about noise',
    "I don't care about noise",
    "I don't care about the neighbours",
    'noise is not a problem',
    "noise doesn't matter",
    'noise is okay',
    'not quiet any more',
    "it doesn't need to be quiet",
    'no need to be quiet',
    'no need to keep quiet',
    'the neighbours are out',
    "the neighbours don't mind",
  ];

  it.each([
    '20 min cardio',
    'loud music, 20 min cardio',
    'no loud music please, 20 min cardio',
    'the music is too loud, 20 min cardio',
    'your voice is too loud, 20 min cardio',
    'my neighbour recommended this app, 20 min cardio',
    'I had a quiet day at work, 20 min cardio',
    ...leaves.map((leave) => `${leave}, 20 min cardio`),
  ])('was not asked for: %s', (text) => {
    expect(understood(text).readings).not.toContain('quiet');
    expect(loudIn(text)).not.toEqual([]);
  });

  it.each(leaves)('is not asked for any more: %s', (leave) => {
    expect(understood(`Keep it quiet. 20 min cardio. ${leave}`).readings).not.toContain('quiet');
  });

  it.each([
    'no loud music please',
    'my neighbour recommended this app',
    'that is not quiet',
    'noise is not okay',
  ])('is still asked for: %s', (aside) => {
    expect(understood(`Keep it quiet. 20 min cardio. ${aside}`).readings).toContain('quiet');
  });

  it('is asked for again after the leave to be loud', () => {
    expect(understood('20 min. Loud is fine. Now quiet please.').readings).toContain('quiet');
    expect(understood('Keep it quiet. 20 min. Loud is fine.').readings).not.toContain('quiet');
  });
});
