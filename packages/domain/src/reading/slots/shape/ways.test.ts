import { describe, expect, it } from 'vitest';
import { type Claim, claimsOf, type SlotName } from '../../claims.ts';
import { scan } from '../../engine/scan.ts';
import { readWays } from './ways.ts';

const waysIn = (text: string): Claim[] => readWays(scan(text));
const valueIn = (text: string, slot: SlotName) => claimsOf(waysIn(text), slot)[0]?.value;

describe('a distance', () => {
  it.each([
    ['8x400 on the track', { metres: 400, repeats: 8 }],
    ['10 x 200 m récup 1 min', { metres: 200, repeats: 10, restSeconds: 60 }],
    ['5 x 1k with 2 min rest', { metres: 1000, repeats: 5, restSeconds: 120 }],
    ['4 x 1 mile', { metres: 1609, repeats: 4 }],
    ['row 500 x 6', { metres: 500, repeats: 6, by: 'row' }],
    ['8x400 with 400 jog', { metres: 400, repeats: 8, restSeconds: 160 }],
    ['5 x 1000 m mit 400 m Trab', { metres: 1000, repeats: 5, restSeconds: 160 }],
    ['7 x 600 m récup 200', { metres: 600, repeats: 7, restSeconds: 80 }],
    ['8x400, 200 walk', { metres: 400, repeats: 8, restSeconds: 140 }],
    ['8x400 with 90 rest', { metres: 400, repeats: 8, restSeconds: 90 }],
    ['mile repeats x4', { metres: 1609, repeats: 4 }],
    ['3 mile repeats', { metres: 1609, repeats: 3 }],
    ['5 x mile', { metres: 1609, repeats: 5 }],
    ['800 repeats x 5', { metres: 800, repeats: 5 }],
    ['5 tiros de 600', { metres: 600, repeats: 5 }],
    ['6 séries de 400', { metres: 400, repeats: 6 }],
    ['8 Wiederholungen à 300 m', { metres: 300, repeats: 8 }],
    ['5 ripetute da 1000', { metres: 1000, repeats: 5 }],
    ['750 m row', { metres: 750, by: 'row' }],
    ['easy 6 km run', { metres: 6000, by: 'run' }],
    ['rodaje de 8 km', { metres: 8000, by: 'run' }],
    ['7,5 km laufen', { metres: 7500, by: 'run' }],
    ['swim 1200 m', { metres: 1200, by: 'swim' }],
  ])('is read: %s', (text, distance) => {
    expect(valueIn(text, 'distance')).toMatchObject(distance);
  });

  it.each([
    'the pool is 25 m',
    'I run 50 km a week',
    'my 5k pb is 24 min',
    'squat 5x5',
    '4 series de 12',
    'deadlift 5 reps of 200',
    'live 3 km from the gym',
    'tread at 6 km/h',
  ])('is none in "%s"', (text) => {
    expect(valueIn(text, 'distance')).toBeUndefined();
  });

  it('is one where the rest is measured as well', () => {
    expect(claimsOf(waysIn('6 x 800 m, 400 m jog'), 'distance')).toHaveLength(1);
    expect(claimsOf(waysIn('6 x 800 m, then 800 m jog'), 'distance')).toHaveLength(2);
  });

  it('is of the past where it was run', () => {
    expect(waysIn('ran 9 km yesterday')[0]).toMatchObject({ when: 'past', polarity: 'had' });
  });
});

describe('pace, pulse and kind of cardio', () => {
  it.each([
    ['6 km at 5:20', 'pace', '5:20'],
    ['5 miles, 8:10 per mile', 'pace', '8:10'],
    ['8 km im 4:50er Schnitt', 'pace', '4:50'],
    ['bike at 132 bpm', 'heartRate', 132],
    ['Puls unter 130, lockerer Lauf', 'heartRate', 130],
    ['zone 2 ride, keep me under 138', 'heartRate', 138],
    ['zone 2 on the bike', 'cardio', 'steady'],
    ['lockerer Dauerlauf', 'cardio', 'steady'],
    ['hill repeats', 'cardio', 'intervals'],
    ['6x1000', 'cardio', 'intervals'],
    ['20 min walk', 'gait', 'walk'],
    ['30 Minuten laufen', 'gait', 'run'],
    ['correr y caminar media hora', 'gait', 'walk_run'],
  ] as const)('are read: %s', (text, slot, value) => {
    expect(valueIn(text, slot)).toBe(value);
  });

  it.each([
    ['resting heart rate 52', 'heartRate'],
    ['blood pressure 125/80', 'heartRate'],
    ['meet me at 5:30', 'pace'],
    ['I run a lot, core please', 'gait'],
    ['running late, quick core', 'gait'],
    ['no running', 'gait'],
    ['walking lunges and squats', 'gait'],
    ['30/30s, five stations', 'cardio'],
  ] as const)('are none in "%s": %s', (text, slot) => {
    expect(valueIn(text, slot)).toBeUndefined();
  });
});
