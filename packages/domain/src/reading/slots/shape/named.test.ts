import { describe, expect, it } from 'vitest';
import { scan } from '../../engine/scan.ts';
import { readNamed } from './named.ts';

const nameIn = (text: string) => readNamed(scan(text))[0]?.value;

describe('a workout that has a name', () => {
  it.each(['tired as a badger, easy half hour', 'legs like a chief, mobility'])(
    'is none in a picture: %s',
    (text) => {
      expect(nameIn(text)).toBeUndefined();
    },
  );

  it.each([
    ['karen', 'karen'],
    ['Annie, scaled', 'annie'],
    ['do Diane with 60 kg', 'diane'],
    ['quiero hacer Isabel', 'isabel'],
    ['Murph', 'murph'],
    ['Murph but only half of it', 'half-murph'],
    ['the seven minute workout', '7-minute'],
    ['treino de 7 minutos', '7-minute'],
    ['simple & sinister with 24', 'simple-and-sinister'],
    ['starting strength b', 'starting-strength-b'],
    ['stronglifts 5x5', 'stronglifts-5x5'],
    ['5/3/1 deadlift', '5-3-1'],
    ['deck of cards workout', 'deck-of-cards'],
    ['Kartenspiel, 20 min', 'deck-of-cards'],
    ['4x4 Norweger Intervalle', 'norwegian-4x4'],
    ['couch to 5k week 2', 'couch-to-5k'],
    ['death by burpees', 'death-by'],
    ['give me Nancy. no wait, Jackie', 'jackie'],
    ['cindy wod', 'cindy'],
    ['C25K week 3', 'couch-to-5k'],
    ['stronglift 5x5', 'stronglifts-5x5'],
    ['norwegian 4 by 4', 'norwegian-4x4'],
    ['filthy fity', 'filthy50'],
    ['nasty girls, scaled', 'nasty-girls'],
    ['the seven', 'the-seven'],
    ['bear complex', 'bear-complex'],
    ['crossfit total', 'crossfit-total'],
    ['tabata this', 'tabata-this'],
    ['2k erg test', 'row-2k'],
    ['yasso 800s', 'yasso-800'],
    ['FTP test on the bike', 'ftp-20'],
    ['10-20-30 run', '10-20-30'],
    ['course navette', 'beep-test'],
    ['kettlebell snatch test', 'kettlebell-snatch-test'],
    ['rite of passage, heavy day', 'rite-of-passage'],
    ['armstrong pullups day 1', 'armstrong-pull-ups'],
    ['hundred pushups week 2', 'hundred-push-ups'],
    ['breathing squats', '20-rep-squat'],
    ['hyrox half simulation', 'hyrox'],
    ['do Randy today', 'randy'],
  ])('is known: %s', (text, key) => {
    expect(nameIn(text)).toBe(key);
  });

  it.each([
    'Helen says hi, 20 min core',
    'out with Karen later, legs now',
    'my sister Grace joins, 30 min',
    'training for my friend Nancy',
    'full body 20',
    'Randy from work joins',
    'the bear went up the hill',
    'total beginner',
  ])('is none in "%s"', (text) => {
    expect(nameIn(text)).toBeUndefined();
  });

  it('is no wish once it was done', () => {
    expect(readNamed(scan('did Murph yesterday'))[0]).toMatchObject({ when: 'past' });
  });
});
