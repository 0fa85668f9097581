import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../../exercise/library.ts';
import { choicesOf, moveKinds } from './choices.ts';

describe('the choices of moves', () => {
  it.each(moveKinds)('of %s are in the library, each once', (kind) => {
    const ids = choicesOf(kind).flat();
    expect(ids.filter((id) => exerciseById(id) === undefined)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    'squat',
    'hinge',
    'bench',
    'row',
    'pull_vertical',
    'press_overhead',
    'single_leg',
    'anti_ext',
  ] as const)('of %s end with something for bare hands', (kind) => {
    const isBare = (id: string) =>
      exerciseById(id)?.equipment.every((one) => one === 'bodyweight' || one === 'yoga_mat');
    expect(choicesOf(kind).at(-1)?.some(isBare)).toBe(true);
  });
});
