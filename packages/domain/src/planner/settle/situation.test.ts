import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import { check } from '../check/check.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { plan } from '../plan.ts';
import { understood } from '../test-support/understood.ts';

const date = '2026-11-17T10:00:00Z';

function made(text: string) {
  const { request } = understood(text);
  const workout = plan(request, date, 1);
  const moves = workout.workout.flatMap(({ exerciseId = '' }) => exerciseById(exerciseId) ?? []);
  return { request, workout, moves };
}

const bare = ['bodyweight', 'yoga_mat', 'turf_space', 'road'];

describe('the moment decides where nothing else does', () => {
  it.each([
    ['ran a half marathon yesterday, want to move a bit', 'recovery'],
    ['the day after my marathon, 20 min', 'recovery'],
    ['gestern einen Halbmarathon gelaufen, 20 Minuten', 'recovery'],
    ['bit hungover, 20 min', 'recovery'],
    ['stiff from sitting at my desk all day, 10 minutes', 'mobility'],
    ['20 minutes before bed', 'mobility'],
    ['on the train, 10 minutes', 'mobility'],
    ['football match tonight, quick something', 'power'],
    ['in the park, 30 minutes', 'travel'],
  ])('%s: %s', (text, archetype) => {
    expect(made(text).workout.archetype).toBe(archetype);
  });

  it.each([
    'my five year old wants to join in, 15 minutes living room',
    'stuck at the airport, 20 minutes',
    'kids are asleep next door, 25 min, need to be quiet',
    'at home, 30 minutes',
    'en casa, 30 minutos',
    'squash game tomorrow, 25 minutes',
  ])('asks for no kit that nobody spoke of: %s', (text) => {
    const used = made(text).moves.flatMap(({ equipment }) => equipment);
    expect(used.filter((id) => !bare.includes(id))).toEqual([]);
  });

  it.each([
    ['at home with dumbbells, 30 minutes', 'dumbbells'],
    ['kettlebell workout in the living room, 20 min', 'kettlebells'],
  ])('keeps what was named: %s', (text, kit) => {
    expect(made(text).moves.some(({ equipment }) => equipment.some((id) => id === kit))).toBe(true);
  });

  it('leaves a wish alone that says what it wants', () => {
    expect(made('ran a marathon yesterday, bench press 5x5').workout.archetype).not.toBe(
      'recovery',
    );
    expect(made('marathon on sunday, legs 30 min').workout.archetype).not.toBe('recovery');
  });

  it.each([
    'long flight, middle seat, 8 min stretches',
    'on a coach for 6 hours, 10 min',
    'im Fernbus, 10 min Dehnen',
  ])('keeps in its seat whoever cannot get up: %s', (text) => {
    const { moves } = made(text);
    expect(moves.length).toBeGreaterThan(3);
    expect(moves.filter(({ position, floor }) => floor || position !== 'seated')).toEqual([]);
  });

  it('sends nobody to the floor of an airport', () => {
    const { moves } = made('waiting for my flight at the airport, 15 min');
    expect(moves.filter(({ floor }) => floor)).toEqual([]);
  });
});

describe('every part of an order is there, in its order', () => {
  it.each([
    ['row 2k then core', ['rowing-machine'], ['abs', 'obliques']],
    ['5x5 squats then abs', ['back-squat'], ['abs', 'obliques']],
    ['20 min bike then shoulders', ['stationary-bike'], ['front_delt', 'side_delt']],
    ['run 3k and then push ups and planks', ['tempo-run', 'run'], ['chest']],
  ])('%s', (text, first, muscles) => {
    const { request, workout } = made(text);
    const [lead, ...rest] = workout.play?.blocks ?? [];
    const led = lead?.items.filter(isWorkItem).map(({ exerciseId }) => exerciseId) ?? [];
    expect(led.some((id) => first.includes(id ?? ''))).toBe(true);
    const later = rest.flatMap(({ items }) => items.map(({ exerciseId = '' }) => exerciseId));
    const trained = later.flatMap((id) => exerciseById(id)?.primary ?? []);
    expect(trained.some((muscle) => muscles.includes(muscle))).toBe(true);
    expect(check(workout, request).gates.filter(({ passed }) => !passed)).toEqual([]);
  });

  it('gives a format alone nothing large beside it', () => {
    const kinds = made('just tabata, nothing else').workout.play?.blocks.map(({ kind }) => kind);
    expect(kinds).toEqual(['tabata']);
  });

  it('keeps stated sets and reps in their part', () => {
    const { workout } = made('warm up on the rower, then 5 sets of 3 deadlifts');
    const lift = workout.workout.find(
      ({ exerciseId, role }) => exerciseId === 'conventional-deadlift' && role !== 'ramp',
    );
    expect(lift).toMatchObject({ sets: 5, reps: 3 });
  });

  it('holds a plank and carries a weight for a while', () => {
    const { workout } = made('squats, bench, rows and a plank finisher');
    const plank = workout.workout.find(({ exerciseId }) => exerciseId === 'forearm-plank');
    expect(plank?.duration).toBeGreaterThanOrEqual(20);
    expect(plank?.reps).toBeUndefined();
  });

  it('warms up for three minutes and more before a stated block', () => {
    for (const text of ['15 minute amrap bodyweight', '10 min emom burpees and push-ups']) {
      const warm = made(text).workout.workout.filter(({ type }) => type === 'warmup');
      expect(warm.reduce((sum, { duration = 0 }) => sum + duration, 0)).toBeGreaterThanOrEqual(180);
    }
  });

  it('keeps to the whole where that is as long as the block', () => {
    const { workout } = made('I only have 15 min in all: 15 min amrap');
    expect(workout.estimatedDuration).toBe(15);
    expect(workout.play?.blocks[0]?.minutes).toBeLessThan(12);
  });
});
