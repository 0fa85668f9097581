import { describe, expect, test } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import { plan } from '../plan.ts';
import { adaptationSummary } from '../receipts/receipts.ts';
import { understood } from '../test-support/understood.ts';

const seeds = [1, 2, 3];

function idsOf(text: string): string[] {
  const { request } = understood(text);
  return seeds.flatMap((seed) =>
    plan(request, '2026-11-17T10:00:00Z', seed).workout.map(({ exerciseId = '' }) => exerciseId),
  );
}

describe('a limit holds from the first drill to the last stretch', () => {
  test.each([
    '30 min gym, osteoporosis',
    'osteoporosis, mobility 20 min',
    'osteoporosis, legs 40 min',
  ])('%s folds no spine', (text) => {
    const folds = ['childs-pose', 'knees-to-chest', 'seated-forward-fold', 'deep-squat-hold'];
    expect(idsOf(text).filter((id) => folds.includes(id))).toEqual([]);
  });

  test.each(['pilates 30 min, no crunches', 'core 20 min, no crunches'])(
    '%s curls nobody up',
    (text) => {
      const curls = idsOf(text).filter((id) => exerciseById(id)?.patterns.includes('trunk_flex'));
      expect(curls).toEqual([]);
    },
  );

  test('what must not be gripped is neither towel nor fist', () => {
    const ids = idsOf('20 min on a chair, I cannot grip anything');
    expect(ids.filter((id) => /towel|punch|uppercut|palm-press/.test(id))).toEqual([]);
  });

  test('a highest pulse is no pulse to hold', () => {
    const { request } = understood('easy run 60 min, hr 186');
    expect(request.heartRate).toBeUndefined();
    const workout = plan(request, '2026-11-17T10:00:00Z', 1);
    expect(adaptationSummary(request, workout, [])).toContain('highest pulse');
    expect(understood('easy run 60 min, hr 135').request.heartRate?.value).toBe(135);
  });
});
