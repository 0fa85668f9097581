import { describe, expect, test } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { plan } from '../plan.ts';
import { understood } from '../test-support/understood.ts';

const planned = (text: string): Workout =>
  plan(understood(text).request, '2026-11-17T10:00:00Z', 1);
const work = ({ workout }: Workout): Exercise[] => workout.filter(isWorkItem);
const ids = (workout: Workout): string[] => work(workout).map(({ exerciseId = '' }) => exerciseId);
const titles = ({ play }: Workout): string[] => play?.blocks.map(({ title }) => title) ?? [];
const patterns = (workout: Workout): string[] =>
  ids(workout).flatMap((id) => exerciseById(id)?.patterns[0] ?? []);

describe('sessions that people name in their own words', () => {
  test.each([
    ['spin class for 45 minutes', 'Sprints'],
    ['bootcamp class in the park, 45 min, no kit', 'Relay in two teams'],
    ['hangboard session 30 min', 'Repeaters: six times 7 s on, 3 s off'],
    ['walk 45 min with some faster bits', 'Fast and easy in turn'],
    ['my neck and shoulders are tight, 10 min', 'Slow and small'],
    ['5 minute finisher after legs', 'Finisher'],
    ['core and posture 20 min', 'Core'],
  ])('%s has its own part', (text, title) => {
    expect(titles(planned(text))).toContain(title);
  });

  test('a warm-up before deadlifts leads up to them and stops there', () => {
    const workout = planned('warm up only before deadlifts, 10 minutes');
    expect(workout.title).toBe('Warm-up for deadlift');
    const lifts = workout.workout.filter(
      ({ exerciseId }) => exerciseId === 'conventional-deadlift',
    );
    expect(lifts.map(({ reps }) => reps)).toEqual([8, 5, 3, 2, 1]);
    expect(lifts.every(({ role }) => role === 'ramp')).toBe(true);
  });

  test.each([
    ['straps and kettlebell mixed, full body 40 min', ['suspension', 'kettlebells']],
    ['machines and dumbbells, legs 50 min', ['machines', 'dumbbells']],
  ])('%s uses each of them', (text, kit) => {
    const used = ids(planned(text)).flatMap((id) => exerciseById(id)?.equipment ?? []);
    expect(used).toEqual(expect.arrayContaining(kit));
  });

  test.each([
    ['8 x 400 metres on the treadmill, walk in between', '8 × 400 m on the treadmill'],
    ['5 x 1000 m run, 3 min jog', '5 × 1 km'],
    ['12 x 200 m running, one minute rest', '12 × 200 m'],
  ])('%s is run as it is written', (text, title) => {
    expect(planned(text).title).toBe(title);
  });

  test('weeks before a race a session is a run', () => {
    expect(planned('half marathon in 6 weeks, what do I do tuesday, 50 min').archetype).toBe(
      'tempo',
    );
    expect(planned('half marathon in 6 weeks, dumbbells, upper body').archetype).toBe('upper');
  });

  test.each([
    'long ride on sunday, 2 hours',
    'easy ride 60 min',
    '60 min endurance ride on the trainer, FTP 210',
  ])('%s is ridden', (text) =>
    expect(new Set(ids(planned(text)))).toEqual(new Set(['stationary-bike'])),
  );

  test.each([
    'my hips are tight, 15 min',
    'lower back is sore from gardening, something gentle 15 min',
  ])('%s is moved, not trained', (text) => {
    expect(planned(text).archetype).toBe('mobility');
  });

  test.each(['30 min at home, no equipment, I want to sweat', '15 min HIIT, no kit, quiet'])(
    '%s has no bridges and no rows in it',
    (text) => {
      const workout = planned(text);
      expect(workout.archetype).toBe('hiit');
      expect(patterns(workout)).not.toContain('hip_ext');
      expect(patterns(workout)).not.toContain('pull_h');
    },
  );

  test('who does not want to sweat gets no intervals', () => {
    expect(planned("20 min, no kit, don't want to sweat").archetype).not.toBe('hiit');
  });

  test('a child and a grown-up play games with names', () => {
    const names = work(planned('fun workout for my 9 year old and me, 20 min')).map(
      ({ name }) => name,
    );
    expect(names).toContain('Relay race');
    expect(names).toContain('Animal walk');
  });
});
