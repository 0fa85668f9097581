import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import { isLanding } from '../legal/landing.ts';
import { plan } from '../plan.ts';
import { understood } from '../test-support/understood.ts';

const date = '2026-11-15T08:00:00.000Z';

/** The moves of the main part that land from a jump. */
function landingsFor(text: string): string[] {
  const workout = plan(understood(text).request, date, 3);
  const ids = workout.workout
    .filter(({ type }) => type === 'exercise')
    .map(({ exerciseId = '' }) => exerciseId);
  return [...new Set(ids)].filter((id) => {
    const exercise = exerciseById(id);
    return exercise !== undefined && isLanding(exercise);
  });
}

const written: [string, string[]][] = [
  ['tabata 20/10, just burpees and jumping jacks', ['burpee', 'jumping-jack']],
  ['12 min tabata: squat jumps and jumping jacks only', ['jumping-jack', 'squat-jump']],
];

describe('jumps that were named', () => {
  it.each(written)('stand in a short session of the healthy: %s', (text, ids) => {
    expect(landingsFor(text).toSorted()).toEqual(ids);
  });

  for (const [text, ids] of written) {
    it.each([
      'I am 70',
      'complete beginner',
      'bad knee',
      'sore ankle',
      'weak pelvic floor',
      'leaky pelvic floor',
      '20 weeks pregnant',
      'osteoporosis',
      'quiet please',
      'no jumping',
    ])(`do not where something speaks against them: ${text}, %s`, (why) => {
      expect(landingsFor(`${text}, ${why}`).filter((id) => ids.includes(id))).toEqual([]);
    });
  }

  it('are as many as ever in a long session', () => {
    expect(landingsFor('45 min: 15 rounds of 20 burpees and 40 jumping jacks')).toEqual([]);
  });
});
