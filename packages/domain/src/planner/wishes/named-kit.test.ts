import { describe, expect, test } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import type { EquipmentId } from '../../exercise/types.ts';
import { hasFocus, servesRequest } from '../dose/targets.ts';
import { isCountable } from '../layout/choose.ts';
import { makePool } from '../layout/pool.ts';
import { isForTheTrained } from '../legal/first-steps.ts';
import { plan } from '../plan.ts';
import type { Request } from '../request.ts';
import { settleRequest } from '../settle/settle-request.ts';
import { understood } from '../test-support/understood.ts';

const kits: readonly [words: string, id: EquipmentId][] = [
  ['resistance bands only', 'resistance_bands'],
  ['just dumbbells', 'dumbbells'],
  ['one kettlebell, nothing else', 'kettlebells'],
  ['only a pull-up bar', 'pull_up_bar'],
  ['barbell only', 'barbells'],
  ['only a TRX', 'suspension'],
];
const parts = [
  'legs',
  'glutes',
  'core',
  'chest',
  'back',
  'shoulders',
  'arms',
  'upper body',
  'lower body',
  'biceps',
  'triceps',
  'calves',
  'hamstrings',
  'quads',
  'forearms',
  'inner thighs',
  'hips',
  'push',
  'pull',
];
const forms = ['25 min', '45 min', '20 min, tabata', '20 min, supersets', '25 min, an EMOM'];

/** A stranger may do it as it is, for reps, and it is first of all for what was asked. */
const mayServe = (kit: EquipmentId, asked: Request): boolean => {
  const request = settleRequest(asked);
  return makePool(request).body.some(
    ({ exercise, modifications }) =>
      exercise.equipment.includes(kit) &&
      modifications.length === 0 &&
      isCountable(exercise) &&
      !isForTheTrained(exercise, request) &&
      (!hasFocus(request) ||
        servesRequest({ ...exercise, primary: exercise.primary.slice(0, 1) }, request)),
  );
};

const mainMoves = (request: Request) =>
  plan(request, '2026-11-17T10:00:00Z', 1)
    .workout.filter(({ type }) => type === 'exercise')
    .flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? []);

describe('kit that is named is used', () => {
  test.each(kits.flatMap(([words, id]) => forms.map((form) => ({ words, id, form }))))(
    '$form, $words: for every part that it can train',
    ({ words, id, form }) => {
      const idle = parts.filter((part) => {
        const { request } = understood(`${form}, ${part}, ${words}`);
        return (
          mayServe(id, request) &&
          !mainMoves(request).some(({ equipment }) => equipment.includes(id))
        );
      });
      expect(idle).toEqual([]);
    },
  );

  test.each([
    ['30 min, biceps, one kettlebell', 'kettlebells'],
    ['30 min, arms, resistance bands only', 'resistance_bands'],
    ['30 min, pull, barbell only', 'barbells'],
    ['20 min, cardio, tabata, one kettlebell', 'kettlebells'],
  ] as const)('%s: for half of the moves, and nothing is mimed', (text, id) => {
    const moves = mainMoves(understood(text).request);
    const used = moves.filter(({ equipment }) => equipment.includes(id));
    expect(used.length * 2).toBeGreaterThanOrEqual(moves.length);
    expect(moves.filter(({ lastResort }) => lastResort)).toEqual([]);
  });

  test('30 min, push, barbell only: there are two such moves, and both are done', () => {
    const ids = mainMoves(understood('30 min, push, barbell only').request).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['barbell-curl-to-press', 'dead-stop-skull-crusher']),
    );
  });

  test('those after a birth keep their light rows, whatever stands there', () => {
    const { request } = understood('8 weeks after birth, 30 min legs, barbell only');
    expect(mainMoves(request).map(({ loadClass }) => loadClass)).not.toContain('barbell');
  });
});
