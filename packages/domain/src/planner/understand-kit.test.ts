import { describe, expect, it } from 'vitest';
import { understood } from './test-support/understood.ts';

describe('kit', () => {
  it.each([
    ['one 16 kg kettlebell', { kettlebells: { count: 1, kilograms: [16] } }],
    ['two dumbbells 10kg', { dumbbells: { count: 2, kilograms: [10] } }],
    ['2x16kg kettlebells', { kettlebells: { count: 2, kilograms: [16] } }],
    ['a pair of 25 lb dumbbells', { dumbbells: { count: 2, kilograms: [11.3] } }],
    ['a 1 pood kettlebell', { kettlebells: { count: 1, kilograms: [16.4] } }],
    ['kettlebells, 16 and 24 kg', { kettlebells: { kilograms: [16, 24] } }],
    ['dumbbells 5-20 kg', { dumbbells: { kilograms: [5, 20] } }],
    ['lose 5 kg with dumbbells', {}],
    ['one-arm dumbbell rows and two-hand swings', {}],
  ])('reads the loads of "%s"', (text, loads) => {
    expect(understood(text).request.loads.value).toEqual(loads);
  });

  it.each([
    'deadlift twice my bodyweight',
    'I want to squat 1.5x bodyweight',
    'press half my own body weight',
    'el doble de mi peso corporal en peso muerto',
    'squat 120 % of my bodyweight',
  ])('takes "%s" for a load and not for kit', (text) => {
    expect(understood(text).request.equipment).not.toMatchObject({ quote: expect.any(String) });
  });

  it.each(['bodyweight only', 'my own bodyweight', '3x bodyweight squats'])(
    'takes "%s" for kit',
    (text) => {
      expect(understood(text).request.equipment).toMatchObject({ source: 'text' });
    },
  );

  it('knows what a gym has', () => {
    const { request } = understood('at the gym');
    expect(request.equipment.value).not.toContain('suspension');
    expect(request.equipment.value).not.toContain('turf_space');
    expect(request.equipment.value).toHaveLength(8);
    expect(request.props.value).toEqual(
      expect.arrayContaining(['bench', 'rack', 'box', 'step', 'anchor']),
    );
  });

  it('leaves the bench where only dumbbells are at hand', () => {
    const { request } = understood('at the gym, dumbbells only');
    expect(request.equipment.value).toEqual(['dumbbells', 'bodyweight', 'yoga_mat']);
  });

  it('takes only what fits a suitcase into a hotel room', () => {
    const { request } = understood('hotel room', { equipment: ['barbells', 'resistance_bands'] });
    expect(request.equipment.value).toEqual(['bodyweight', 'resistance_bands', 'yoga_mat']);
    expect(request.space.value).toBe('mat');
  });

  it('adds what is there as well', () => {
    const { request } = understood('I also have bands', { equipment: ['dumbbells'] });
    expect(request.equipment.value).toEqual(['dumbbells', 'bodyweight', 'resistance_bands']);
  });

  it('makes no plyo box of a skipping rope', () => {
    const { request } = understood('just a skipping rope');
    expect(request.props.value).toContain('rope');
    expect(request.props.value).not.toContain('box');
  });

  it('says what it has no exercises for', () => {
    expect(understood('30 min with my rowing machine').request.remarks[0]).toContain('rower');
  });
});
