import { describe, expect, it } from 'vitest';
import type { WrittenWorkout } from '../reading/vocabulary.ts';
import { understood } from './test-support/understood.ts';

/** '5 rounds: push-up ×10, air-squat ×15' in short. */
function inShort({ items, rounds, levels, restSeconds, only }: WrittenWorkout): string {
  const lines = items.map(({ exerciseId, sets, reps, seconds, kilograms }) =>
    [
      exerciseId,
      sets === undefined ? '' : `${sets}×`,
      reps ?? '',
      seconds === undefined ? '' : `${seconds}s`,
      kilograms === undefined ? '' : `@${kilograms}`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  );
  const head = [
    rounds === undefined ? '' : `${rounds} rounds`,
    levels?.join('-') ?? '',
    restSeconds === undefined ? '' : `rest ${restSeconds}`,
    only ? 'only' : 'among others',
  ];
  return `${head.filter(Boolean).join(', ')}: ${lines.join(', ')}`;
}

describe('a workout that is written out', () => {
  it.each([
    [
      '5 rounds: 10 push ups, 15 squats, 20 sit ups',
      '5 rounds, only: push-up 10, air-squat 15, sit-up 20',
    ],
    [
      'push ups 10, squats 15, sit ups 20, 4 rounds',
      '4 rounds, only: push-up 10, air-squat 15, sit-up 20',
    ],
    ['21-15-9 thrusters and pull ups', '21-15-9, only: dumbbell-thruster, pull-up'],
    [
      'Deadlift 3x5 and pull ups 5x5, 75 minutes, barbell and rack',
      'only: conventional-deadlift 3× 5, pull-up 5× 5',
    ],
    ['30 seconds plank, 30 seconds rest, 10 times', '10 rounds, rest 30, only: forearm-plank 30s'],
    [
      '3 rounds: 1 min plank, 1 min squats, 20 lunges',
      '3 rounds, only: forearm-plank 60s, air-squat 60s, forward-lunge 20',
    ],
    [
      '3 sets of goblet squats and dumbbell rows with 12 kg dumbbells',
      'only: dumbbell-goblet-squat 3× @12, one-arm-dumbbell-row 3× @12',
    ],
    [
      'bench press 60 kg 3x8, row 40 kg 3x10, curl 3x12',
      'only: bench-press 3× 8 @60, barbell-bent-over-row 3× 10 @40, dumbbell-curl 3× 12',
    ],
    [
      'leg day: squat 5x5, lunges 3x10, calf raises 3x15',
      'only: air-squat 5× 5, forward-lunge 3× 10, standing-calf-raise 3× 15',
    ],
    ['EMOM 20 alternating burpees and kettlebell swings', 'only: burpee, two-hand-swing'],
    ['AMRAP 12 minutes pull-ups push-ups squats', 'only: pull-up, push-up, air-squat'],
    ['10 burpees every minute for 10 minutes', 'only: burpee 10'],
    ['20 min workout: squats, push-ups, rows', 'only: air-squat, push-up, one-arm-dumbbell-row'],
    ['3 x 12 Kniebeugen, 3 x 10 Liegestütze', 'only: air-squat 3× 12, push-up 3× 10'],
    ['4 rondas: 10 flexiones, 20 sentadillas', '4 rounds, only: push-up 10, air-squat 20'],
    ['3 rounds of squats and push-ups, 20 min', '3 rounds, only: air-squat, push-up'],
    [
      '4 rounds 40s on 20s off: burpees, squats, plank',
      '4 rounds, rest 20, only: burpee 40s, air-squat 40s, forearm-plank 40s',
    ],
    ['squat 5x5, 45 min barbell rack', 'among others: back-squat 5× 5'],
    ['include 20 burpees, 30 min', 'among others: burpee 20'],
  ])('is kept line by line: %s', (text, short) => {
    const { written } = understood(text).request;
    expect(written && inShort(written.value)).toBe(short);
  });

  it.each([
    '30 min full body with push-ups and squats',
    'I can do 10 push-ups, 20 min upper body',
    'do push-ups 3 times a week',
    'give me 500 burpees',
    '100 push ups as fast as possible',
    'calisthenics: pull-ups, dips, muscle-up progressions 40 min',
    'squat, bench and row 45 min',
  ])('is none where moves are only wished for: %s', (text) => {
    expect(understood(text).request.written).toBeUndefined();
  });

  it('leaves the other lifts their own sets', () => {
    const { request } = understood('Bench press 5x5, then accessories, 60 min gym');
    expect(request.written?.value.items).toMatchObject([{ sets: 5, reps: 5 }]);
    expect(request.body.value.sets).toBeUndefined();
  });

  it('takes no length of the session from its amounts', () => {
    const { request } = understood('3 rounds: 1 min plank, 1 min squats');
    expect(request.minutes.source).toBe('default');
  });

  it('is a wish among others once its chip is tapped away', () => {
    const text = '5 rounds: 10 push ups, 15 squats';
    const { request } = understood(text, { dismissed: ['written'] });
    expect(request.written).toBeUndefined();
    expect(request.mustInclude.value).toEqual(['push-up', 'air-squat']);
  });
});

describe('words that nothing has read', () => {
  it.each([
    ['Hyrox training 60 min', ['Hyrox']],
    ['give me 500 burpees', ['500 burpees']],
    ['blorptastic zwoing', ['blorptastic zwoing']],
    ['dancing 30 min', ['dancing']],
    ['5/3/1 squat day', ['5/3/1']],
    ['3 rounds: 400 m run, 21 swings, 12 pull-ups', ['400 m run']],
    ['hip thrust 4x10, leg curl 3x12', ['curl']],
    ['dropsets for chest and back', ['dropsets']],
  ])('are kept: %s', (text, unread) => {
    expect(understood(text).request.unread).toEqual(unread);
  });

  it.each(['30 min full body, please', 'after cooking dinner, 20 min', '20 Minuten mit Hanteln'])(
    'are not those of every day: %s',
    (text) => {
      expect(understood(text).request.unread).toBeUndefined();
    },
  );
});
