import { describe, expect, test } from 'vitest';
import type { Exercise, Workout } from '../../workout/types.ts';
import { plan } from '../plan.ts';
import { understood } from '../test-support/understood.ts';

const date = '2026-11-17T10:00:00Z';
const planned = (text: string): Workout => plan(understood(text).request, date, 1);
const blocksOf = ({ play }: Workout) => play?.blocks ?? [];
const work = (workout: Workout): Exercise[] =>
  workout.workout.filter(({ type, role }) => type === 'exercise' && role !== 'ramp');
const idsOf = (items: readonly Exercise[]) => items.map(({ exerciseId }) => exerciseId);

describe('parts of an order', () => {
  test('a part by the clock keeps its reps, its weight and its beat', () => {
    const [first] = blocksOf(
      planned('Every 2 minutes for 20 minutes: 3 power cleans at 70 kg. Then 10 min easy row'),
    );
    expect(first).toMatchObject({ kind: 'every', everySeconds: 120, rounds: 10 });
    expect(first?.items).toMatchObject([{ exerciseId: 'power-clean', reps: 3, weight: 70 }]);
  });

  test('what is named for a part has it to itself, with the machine that was named', () => {
    const text =
      'two blocks: 20 min strength (front squat 5x5 @ 70) and 12 min metcon with rower and wall balls';
    const last = blocksOf(planned(text)).at(-1);
    expect(idsOf(last?.items ?? []).toSorted()).toEqual(['rowing-machine', 'wall-ball']);
  });

  test('rounds of a bag are rounds of so many minutes', () => {
    const text = '5 rounds of boxing 3 min with 1 min break, heavy bag, then core 8 minutes';
    const [first] = blocksOf(planned(text));
    expect(first).toMatchObject({ kind: 'fight_rounds', rounds: 5, workSeconds: 180 });
  });

  test.each([
    ['legs 40 min gym then a 5 minute finisher', 45],
    ['upper body 40 min gym and a finisher', 54],
  ])('%s: the lifts, then a few minutes that spare what they tired', (text, minutes) => {
    const workout = planned(text);
    const end = blocksOf(workout).at(-1);
    expect(end?.title).toBe('Finisher');
    expect(idsOf(end?.items ?? [])).not.toContain('dumbbell-front-squat');
    expect(Math.abs((workout.estimatedDuration ?? 0) - minutes)).toBeLessThanOrEqual(3);
  });
});

describe('an easy week', () => {
  test('halves the sets of the usual list and fits its time', () => {
    const text = 'deload week: normally I squat 110 5x5, bench 80 5x5, row 70 5x5. 40 minutes';
    const workout = planned(text);
    expect(work(workout).map(({ sets }) => sets)).toEqual([3, 3, 3]);
    expect(workout.estimatedDuration).toBe(40);
  });

  test('of a program is its light week, without the volume', () => {
    const text = '5/3/1 deload week, squat day, squat max 165, 45 min';
    const squats = work(planned(text)).filter(({ exerciseId }) => exerciseId === 'back-squat');
    expect(squats.length).toBe(3);
    expect(Math.max(...squats.map(({ weight }) => Number(weight)))).toBeLessThan(100);
  });
});

describe('ways', () => {
  test('pieces on the one machine that is named, as many as there is time for', () => {
    const workout = planned('Rowing machine only, 40 min, 500m repeats, 2k best is 7:52');
    const [block] = blocksOf(workout);
    expect(block?.items[0]).toMatchObject({ exerciseId: 'rowing-machine', distanceMeters: 500 });
    expect(block?.rounds).toBeGreaterThanOrEqual(4);
  });

  test('of two lengths without a number the longer is repeated', () => {
    const [block] = blocksOf(planned('track session 50 min, 400s or 800s at 5k pace, 5k 21:40'));
    expect(block).toMatchObject({ kind: 'distance_reps' });
    expect(block?.rounds).toBeGreaterThanOrEqual(4);
  });

  test('a daily walk is no session for who asks for weights', () => {
    const text = 'I walk 3 miles every day. Strength with two 3 kg dumbbells, half an hour, 76';
    expect(planned(text).archetype).toBe('senior');
  });

  test('sets of minutes on a bike are intervals at the power of the FTP', () => {
    const [block] = blocksOf(planned('my FTP is 250, 60 min indoor bike, 2x20'));
    expect(block).toMatchObject({ kind: 'intervals', rounds: 2 });
    expect(block?.items[0]).toMatchObject({ duration: 1200, pace: { unit: 'watts' } });
    expect(block?.items[0]?.pace?.hi).toBeGreaterThan(225);
  });
});

describe('what somebody can do', () => {
  test('is what they train, for as many reps as that is worth', () => {
    const text = 'calisthenics, I can do 6 pull-ups, 25 push-ups, 10 dips. park with bars. 45 min';
    const ids = idsOf(work(planned(text)));
    expect(ids).toContain('parallel-bar-dip');
    expect(ids).toContain('pull-up');
  });

  test('brings no bar to a place where only bands were listed', () => {
    const text = 'Bands only, 30 mins, pull day, I can do 8 chin ups but no bar here';
    expect(idsOf(work(planned(text)))).not.toContain('chin-up');
  });

  test('scales the benchmark whose every round would be their best', () => {
    expect(planned('Cindy, I can do 3 strict pull ups').title).toContain('scaled');
  });
});

describe('the kind of session', () => {
  test('a sore neck at the desk is loosened', () => {
    const text = 'I sit all day, neck and upper back are killing me, 10 min at my desk';
    expect(planned(text).archetype).toBe('mobility');
  });

  test('a hurt back gets strong legs without heavy fives', () => {
    const workout = planned('sciatica, want to keep legs strong, gym, 30 min');
    expect(workout.archetype).not.toBe('max_strength');
  });

  test('weeks after a birth are no pregnancy', () => {
    expect(planned('postpartum 10 weeks, midwife cleared me, 20 min').archetype).toBe('postpartum');
  });

  test('a heavy triple alone does not fill an hour', () => {
    const workout = planned('heavy triples on bench, bench 110, 60 min');
    expect(workout.archetype).toBe('top_set_backoff');
    expect(workout.estimatedDuration).toBe(60);
  });

  test('a heavy bar in a pair is worked up to before the turns', () => {
    const text = 'push pull superset workout with barbell and dumbbells, bench max 100, 45 min';
    const [first, second] = blocksOf(planned(text));
    expect(first?.items.every(({ role }) => role === 'ramp')).toBe(true);
    expect(second?.items[0]).toMatchObject({ exerciseId: 'bench-press', group: 'A1' });
  });

  test.each([
    '22 weeks pregnant, doctor ok, 25 min, two 6 kg dumbbells',
    '16 years old, gym, full body 45 min',
    '72, strength at home, chair, 30 min',
  ])('%s: the title names what is in it', (text) => {
    expect(planned(text).title).toMatch(/: .+, .+/);
  });

  test('a tempo is no ladder', () => {
    const workout = planned('everything 4-1-1 tempo, dumbbells up to 24, 45 min, full body');
    expect(blocksOf(workout).map(({ kind }) => kind)).not.toContain('ladder');
  });

  test('a told weight is not the only one of a full gym', () => {
    const text = 'glutes, full gym, 50 minutes, split squats with 12 kg dumbbells';
    const notes = work(planned(text)).map(({ loadNote = '' }) => loadNote);
    expect(notes.filter((note) => note.includes('the one you have'))).toEqual([]);
  });

  test('who is pregnant rows the bell that is there', () => {
    const text =
      '24 weeks pregnant, midwife is happy, kettlebells 8, 12, 16 kg and a bench, 35 min';
    expect(idsOf(work(planned(text)))).toContain('kettlebell-one-arm-row');
  });
});
