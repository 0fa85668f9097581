import { describe, expect, it } from 'vitest';
import { readingsOf, understood } from './test-support/understood.ts';
import { understand } from './understand.ts';

describe('sleep', () => {
  it.each([
    ['Hotel room, no equipment, 20 minutes, people sleeping next door', 20],
    ['1 hour workout, people sleeping', 60],
    ['kids are napping, 15 min', 15],
    ["don't wake the baby, 25 minutes", 25],
    ['without waking up my roommate, 15 min', 15],
    ['my 6 year old is asleep, 20 min', 20],
    ['las 6 de la mañana, los niños duermen, 20 minutos', 20],
  ])('of others asks for quiet and leaves the minutes: %s', (text, minutes) => {
    const { request } = understood(text);
    expect(request.maxNoise.value).toBe(0);
    expect(request.minutes.value).toBe(minutes);
    expect(request.readiness.value.sleepHours).toBeUndefined();
  });

  it.each([
    ['slept 5 hours, 25 minutes easy', 25, 5],
    ['slept badly, only 5 hours, 30 min', 30, 5],
    ['25 min, had 4 hours of sleep', 25, 4],
  ])('of one’s own is no length of the session: %s', (text, minutes, sleepHours) => {
    const { request } = understood(text);
    expect(request.minutes.value).toBe(minutes);
    expect(request.readiness.value.sleepHours).toBe(sleepHours);
    expect(request.maxNoise.value).toBe(3);
  });

  it.each(['wake me up with 10 min cardio', 'I need a nap after this, 10 min'])(
    'that is to come asks for nothing: %s',
    (text) => {
      const { request } = understood(text);
      expect(request.maxNoise.value).toBe(3);
      expect(request.minutes.value).toBe(10);
    },
  );
});

describe('"between"', () => {
  it.each([
    ['just 5 minutes between meetings', 5],
    ['20 min workout between two zoom calls', 20],
    ['5 minutes between meetings, no sweat', 5],
  ])('meetings is when, not a rest: %s', (text, minutes) => {
    const { request } = understood(text);
    expect(request.minutes.value).toBe(minutes);
    expect(request.body.value.restSeconds).toBeUndefined();
  });

  it.each([
    ['90 seconds rest between sets, 3x12, 40 min', 90],
    ['60s between exercises, circuit', 60],
    ['40 s work, 20 s in between', 20],
    ['2 min between the rounds', 120],
  ])('parts of the session is a rest: %s', (text, restSeconds) => {
    expect(understood(text).request.body.value.restSeconds).toBe(restSeconds);
  });
});

describe('kit', () => {
  it.each(['I only have a chair and a backpack, 20 min', 'just a chair and a wall', 'chair only'])(
    'of the house alone is no kit: %s',
    (text) => {
      expect(understood(text).request.equipment.value).toEqual(['bodyweight', 'yoga_mat']);
    },
  );

  it.each([
    ['dumbbell shoulder press 3x8, dumbbells 10 kg only', { dumbbells: { kilograms: [10] } }],
    ['4 sets of 8, 10 kg dumbbells', { dumbbells: { kilograms: [10] } }],
    ['dumbbells 2x10 kg', { dumbbells: { count: 2, kilograms: [10] } }],
    ['a bench and dumbbells 3x12', {}],
    ['10-8-6-4-2 kettlebell swings', {}],
    ['16 minute kettlebell EMOM, one 16 kg bell', { kettlebells: { count: 1, kilograms: [16] } }],
    [
      'two 12kg dumbbells and a 16kg kettlebell',
      {
        dumbbells: { count: 2, kilograms: [12] },
        kettlebells: { count: 1, kilograms: [16] },
      },
    ],
  ])('has the weights that were named: %s', (text, loads) => {
    expect(understood(text).request.loads.value).toEqual(loads);
  });

  it('makes a bell of none without a weight', () => {
    expect(readingsOf('saved by the bell, 20 min')).toEqual(['minutes:20']);
  });

  it('is what a move is done with', () => {
    const { request } = understood('goblet squats and rows with 12 kg dumbbells');
    expect(request.mustInclude.value).toEqual(['dumbbell-goblet-squat', 'one-arm-dumbbell-row']);
  });
});

describe('an age', () => {
  it.each([
    'age 11, 20 min',
    'age: 12, arms',
    '11yo boy, football training',
    "I'm 11",
    'turned 12',
  ])('of a child is heard however it is said: %s', (text) => {
    expect(understand(text, {}, {}, { sessions: [] })).toMatchObject({ kind: 'hold', id: 'child' });
  });

  it.each([
    ['with my 8 year old son, 15 minutes fun', undefined],
    ['my daughter is 11 years old', undefined],
    ['workout for my 11 year old daughter', 11],
    ['8 year old dumbbells', undefined],
    ['14 year old, dumbbells', 14],
    ['a serious leg session', undefined],
    ["I'm 67, easy", 67],
  ])('is that of whoever trains: %s', (text, age) => {
    expect(understood(text).request.age?.value).toBe(age);
  });
});

describe('muscles', () => {
  it.each([
    ['chest and triceps, gym', 'chest triceps'],
    ['back and biceps', 'lats upper_back biceps'],
    ['hamstrings and calves', 'hams calves'],
    ['forearm and grip 15 min', 'forearms'],
    ['quads focus', 'quads'],
    ['rear delts and lats', 'rear_delt lats'],
    ['tennis player, shoulder prehab', 'rotator_cuff rear_delt'],
    ['strong hips and calves', 'glutes abductors hip_flexors calves'],
    ['push day, triceps', 'chest front_delt triceps'],
    ['Waden und Trizeps', 'calves triceps'],
    ['pecho y tríceps', 'chest triceps'],
  ])('are read one by one: %s', (text, muscles) => {
    expect(understood(text).request.focusMuscles?.value.sort()).toEqual(muscles.split(' ').sort());
  });

  it.each(['legs', 'upper body 30 min', 'my calf hurts', 'calf raises', 'no triceps'])(
    'are left open by %s',
    (text) => {
      expect(understood(text).request.focusMuscles).toBeUndefined();
    },
  );

  it('can be left out alone', () => {
    const { request, chips } = understood('no triceps today, upper body 30 min');
    expect(request.avoidMuscles?.value).toEqual(['triceps']);
    expect(request.avoidFocus.value).toEqual([]);
    expect(request.focus.value).toEqual(['upper_body']);
    expect(chips.map(({ label }) => label)).toContain('No triceps');
  });

  it('go with their chip', () => {
    const { request } = understood('chest and triceps', { dismissed: ['focus:arms'] });
    expect(request.focusMuscles?.value).toEqual(['chest']);
  });
});

describe('words that mean something else where they stand', () => {
  it.each([
    ['my chest is sore from bench press on Monday', 'sore:chest'],
    ['golf swing rotation, 25 min', 'focus:core minutes:25'],
    ['hits all muscles in 30 min', 'focus:full_body minutes:30'],
    ['bands light medium heavy, 20 minutes', 'kit:resistance_bands minutes:20'],
    ['I played on the field yesterday, 20 min', 'minutes:20'],
    ['dumbbells, incline bench, 30 min', 'kit:dumbbells minutes:30'],
    ['max 25', 'minutes:25'],
    ['quick 20 before work', 'minutes:20'],
    ['20 burpees for warm up then 30 min legs', 'focus:legs include:burpee minutes:30'],
    ['5/3/1 squat day', 'include:air-squat'],
  ])('are not read as wishes: %s', (text, readings) => {
    expect(readingsOf(text).join(' ')).toBe(readings);
  });
});

describe('the ends of a session', () => {
  it.each([
    ['skip the warm up, 20 min', { length: 'none' }, undefined],
    ['no warm-up no cool down just work', { length: 'none' }, { length: 'none' }],
    ['without a cool-down', undefined, { length: 'none' }],
    ['longer warm up please, 40 min strength', { length: 'long' }, undefined],
    ['quick warm-up, then strength', { length: 'short' }, undefined],
    ['10 min warm up then 20 min strength', { length: 'long', minutes: 10 }, undefined],
    ["I'm already warmed up", { length: 'short' }, undefined],
    ['ohne Aufwärmen, 20 min', { length: 'none' }, undefined],
    ['sin calentamiento, 20 min', { length: 'none' }, undefined],
    ['warm up and strength', undefined, undefined],
  ])('are as the text says: %s', (text, warmUp, coolDown) => {
    const { request } = understood(text);
    expect(request.warmUp?.value).toEqual(warmUp);
    expect(request.coolDown?.value).toEqual(coolDown);
  });
});

describe('a number of exercises', () => {
  it.each([
    ['10 exercises, 45 seconds on 15 off, 3 rounds', 10],
    ['4 exercises, 20 min', 4],
    ['five different moves', 5],
    ['6 Übungen, 20 Minuten', 6],
    ['2 rounds of 10 exercises 30 seconds each', 10],
    ['exercises for 20 min', undefined],
  ])('is read: %s', (text, count) => {
    expect(understood(text).request.exerciseCount?.value).toBe(count);
  });
});

describe('cardio by name', () => {
  it('is steady in zone 2', () => {
    const { request } = understood('Zone 2, 45 min');
    expect(request.cardio?.value).toBe('steady');
    expect(request.goal.value).toBe('endurance');
    expect(request.focus.value).toEqual(['cardio']);
    expect(request.rpe?.value).toBeLessThanOrEqual(4);
    expect(request.minutes.value).toBe(45);
  });

  it('is four times four minutes the Norwegian way', () => {
    const { request } = understood('Norwegian 4x4');
    expect(request.cardio?.value).toBe('intervals');
    expect(request.format.value).toBe('intervals');
    expect(request.body.value).toEqual({ rounds: 4, workSeconds: 240, restSeconds: 180 });
    expect(request.minutes.value).toBe(40);
  });
});
