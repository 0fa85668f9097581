import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { scan } from '../../engine/scan.ts';
import { readFormats } from './formats.ts';

const formatOf = (text: string) => claimsOf(readFormats(scan(text)), 'format').at(-1)?.value;
const layoutIn = (text: string) => claimsOf(readFormats(scan(text)), 'layout').at(-1)?.value;

describe('the format of a session', () => {
  it.each([
    ['tabata for legs', 'tabata'],
    ['EMOM with a kettlebell', 'emom'],
    ['jede Minute 10 Swings', 'emom'],
    ['e3mom 15 min', 'every'],
    ['death by thrusters', 'death_by'],
    ['amrap 10', 'amrap'],
    ['30 burpees for time', 'for_time'],
    ['contra reloj, piernas', 'for_time'],
    ['superset biceps and triceps', 'superset'],
    ['pyramid of push-ups', 'pyramid'],
    ['barbell complex, light', 'complex'],
    ['Zirkel mit sechs Stationen', 'circuit'],
    ['circuito en casa', 'circuit'],
    ['intervals on the bike', 'intervals'],
    ['séance fractionné', 'intervals'],
    ['45/15 full body', 'intervals'],
    ['20/10 core', 'tabata'],
    ['6 x 800 m', 'intervals'],
    ['squat 4x6', 'sets'],
    ['drop sets for arms', 'drop_set'],
    ['tabata, no wait, a circuit', 'circuit'],
    ['E2MOM 20 min', 'every'],
    ['every 90 s, 10 times', 'every'],
    ['alle 2 Minuten 5 Kniebeugen', 'every'],
    ['every 60 seconds 10 swings', 'emom'],
    ['21-15-9 for time, thrusters and burpees', 'for_time'],
    ['5 rounds for time, cap 15', 'for_time'],
    ['chipper, 30 min', 'chipper'],
    ['ladder 1 to 10 push-ups', 'ladder'],
    ['giant sets for shoulders', 'giant_set'],
    ['cluster sets on deadlift', 'cluster'],
    ['rest-pause biceps', 'rest_pause'],
    ['series descendentes de bíceps', 'drop_set'],
    ['autant de tours que possible en 12 minutes', 'amrap'],
    ['slow negatives, arms', 'tempo'],
    ['boxing rounds on the bag', 'fight_rounds'],
  ])('is read: %s', (text, format) => {
    expect(formatOf(text)).toBe(format);
  });

  it.each([
    'no tabata please',
    'carry the ladder up the stairs',
    'escada do prédio 20 min',
    'a yoga flow',
    'did a tabata yesterday',
    'blood pressure 120/80',
    'watching series on the sofa',
    'room is 3x3 metres',
    'I hold a plank',
    'good practice, thanks',
    'one drop of sweat and done',
  ])('is none in "%s"', (text) => {
    expect(formatOf(text)).toBeUndefined();
  });
});

describe('the numbers of a layout', () => {
  it.each([
    ['4 rounds, 45 on 15 off', { rounds: 4, workSeconds: 45, restSeconds: 15 }],
    ['40 Sekunden Arbeit, 20 Sekunden Pause', { workSeconds: 40, restSeconds: 20 }],
    ['40 s de trabajo y 20 s de descanso', { workSeconds: 40, restSeconds: 20 }],
    ['5 times 3 minutes hard with 2 easy', { rounds: 5, workSeconds: 180, restSeconds: 120 }],
    ['8 x 30 sec', { rounds: 8, workSeconds: 30 }],
    ['bag work, rounds of 3 minutes', { workSeconds: 180 }],
    ['3x12 everything', { sets: 3, reps: 12 }],
    ['4 Sätze à 8', { sets: 4, reps: 8 }],
    ['3 séries de 15', { sets: 3, reps: 15 }],
    ['3 serie da 10 di tutto', { sets: 3, reps: 10 }],
    ['every 90 seconds for 10 sets', { workSeconds: 90, rounds: 10 }],
    ['E2MOM for 16 min', { workSeconds: 120, minutes: 16 }],
    ['AMRAP 15', { minutes: 15 }],
    ['AMRAP of 12 minutes', { minutes: 12 }],
    ['5 rounds for time, cap 15', { rounds: 5, capMinutes: 15 }],
    ['21-15-9 for time, time cap 12 min', { levels: [21, 15, 9], capMinutes: 12 }],
    ['30/30 stations twice through', { workSeconds: 30, restSeconds: 30, rounds: 2 }],
    ['21-15-9 swings and burpees', { levels: [21, 15, 9] }],
    ['ladder 1 to 5 push-ups', { levels: [1, 2, 3, 4, 5] }],
    ['pyramid 1 to 9? who am I kidding. 1 up to 4 push-ups', { levels: [1, 2, 3, 4] }],
    ['a pyramid 1 to 9, hang on, make that 1 to 3', { levels: [1, 2, 3] }],
    ['Leiter 1 bis 4 und wieder runter, Klimmzüge', { levels: [1, 2, 3, 4, 3, 2, 1] }],
    ['escalera de 1 a 5 de flexiones', { levels: [1, 2, 3, 4, 5] }],
    ['5-4-3 até 1 de flexão', { levels: [5, 4, 3, 2, 1] }],
    ['supersets, chest and back', { isPaired: true }],
    ['A1 goblet squat 3x8 A2 press ups 3x8', { sets: 3, reps: 8, isPaired: true }],
    ['rest 90 sec between sets', { restSeconds: 90 }],
  ])('are read: %s', (text, layout) => {
    expect(layoutIn(text)).toEqual(layout);
  });

  it('belong to each lift where they differ', () => {
    expect(layoutIn('squat 5x5, row 3x10')).toBeUndefined();
  });

  it.each([
    'I train 3x a week',
    'two 12s and a mat',
    'I walk 2x 20 min a day',
    'working 4 on 4 off',
  ])('are none in "%s"', (text) => {
    expect(layoutIn(text)).toBeUndefined();
  });
});
