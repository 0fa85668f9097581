import { describe, expect, test } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import { plan } from '../plan.ts';
import { understood } from '../test-support/understood.ts';

describe('whoever asks for something lying down', () => {
  test.each([
    "ten minutes of something lying down, don't make me stand",
    '15 min core im Liegen',
    'todo tumbada, 15 min',
    'upper body lying down only, 20 min, no kit',
  ])('neither stands nor sits: %s', (text) => {
    const { workout } = plan(understood(text).request, '2026-11-19T09:00:00Z', 7);
    const moves = workout.flatMap((item) =>
      item.type === 'exercise' ? (exerciseById(item.exerciseId ?? '') ?? []) : [],
    );
    expect(moves.length).toBeGreaterThan(1);
    expect(moves.filter(({ position }) => !/supine|side|prone/.test(position))).toEqual([]);
  });
});
