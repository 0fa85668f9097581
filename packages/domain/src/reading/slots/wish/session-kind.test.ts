import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { readByRules } from '../../read.ts';

const kindsIn = (text: string) => claimsOf(readByRules(text), 'session').map(({ value }) => value);
const sportIn = (text: string) => claimsOf(readByRules(text), 'sport').map(({ value }) => value);

describe('bouts on one machine', () => {
  const kinds = (text: string) => claimsOf(readByRules(text), 'session').map(({ value }) => value);
  it.each([
    '5 x 4 min hard, 2 min easy on the rower, gym',
    '4 x 3 min flat out with 2 min shuffle, treadmill',
    '6 x 2 min ride hard, 1 min soft pedal, bike',
  ])('%s', (text) => {
    expect(kinds(text)).toEqual(['vo2']);
  });

  it.each(['4 x 3 min swings, kettlebell', '3 x 5 min rower, bike and treadmill'])(
    '%s: is none',
    (text) => {
      expect(kinds(text)).not.toContain('vo2');
    },
  );
});

describe('the kind of a session', () => {
  it.each([
    ['heavy lower day', 'max_strength'],
    ['schwerer Beintag', 'max_strength'],
    ['fuerza máxima hoy', 'max_strength'],
    ['bench top set and back-off sets', 'top_set'],
    ['5x5 squat', 'five_by_five'],
    ['five minutes for my neck, the laptop did it', 'loosen_neck'],
    ['zehn Minuten für den Nacken', 'loosen_neck'],
    ['work up to a heavy single', 'heavy_singles'],
    ['olympic lifting technique', 'olympic'],
    ['haltérophilie 45 min', 'olympic'],
    ['explosive legs', 'power'],
    ['Sprungkraft Training', 'power'],
    ['first muscle-up', 'skill'],
    ['mi primera dominada', 'skill'],
    ['apprendre le poirier', 'skill'],
    ['kettlebell workout 20 min', 'kettlebell'],
    ['machines please', 'machines'],
    ['first time in a gym', 'first_time'],
    ['primeira vez na academia', 'first_time'],
    ['hotel room, no kit', 'travel'],
    ['easy 40 min run', 'steady'],
    ['rodaje suave 40 min', 'steady'],
    ['tempo run 50 min', 'tempo'],
    ['séance au seuil', 'tempo'],
    ['8 x 400', 'vo2'],
    ['hill sprints', 'sprint'],
    ['long run 90 min', 'long'],
    ['tirada larga', 'long'],
    ['brick session', 'brick'],
    ['Koppeltraining 60 min', 'brick'],
    ['hyrox sim', 'hyrox'],
    ['deload, 40 min', 'deload'],
    ['settimana di scarico', 'deload'],
    ['warm me up for my match', 'warm_up'],
    ['mach mich warm für ein Spiel', 'warm_up'],
    ['scaldami per la corsa', 'warm_up'],
    ['active recovery 30 min', 'recovery'],
    ['recuperação ativa', 'recovery'],
  ])('is named: %s', (text, kind) => {
    expect(kindsIn(text)).toContain(kind);
  });

  it.each([
    'heavy day at work, 20 min core',
    'my back is stiff',
    'row 3x10 and squats',
    'long day, something short',
    'first time in weeks',
    'need to break a sweat',
    'after a power nap',
    'clean diet, now abs',
    'no deload please',
    'did sprints yesterday, upper body now',
    'in the long run I want to be fit',
    'first pull-ups, then squats',
    'hit a brick wall at work',
    'hyrox in 6 weeks',
    'recovering from surgery',
    'no machines',
  ])('is none in "%s"', (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

describe('the sport that it serves', () => {
  it.each([
    ['explosive legs for volleyball', 'volleyball'],
    ['golf day, 40 min', 'golf'],
    ['climbing: fingers and pull', 'climbing'],
    ['Krafttraining für Fußball', 'football'],
    ['fuerza para tenis', 'racket'],
    ["préparation physique pour l'escalade", 'climbing'],
    ['allenamento per lo sci', 'skiing'],
    ['treino para futebol', 'football'],
    ['strength for runners', 'running'],
  ])('is named: %s', (text, sport) => {
    expect(sportIn(text)).toEqual([sport]);
  });

  it.each([
    'watching football, quick abs',
    'basketball yesterday, stretch',
    'no boxing',
    '30 min run',
    'tennis elbow',
  ])('is none in "%s"', (text) => {
    expect(sportIn(text)).toEqual([]);
  });
});

describe('fingers', () => {
  it.each([
    'climbing: fingers and pull, 60 min, hangboard',
    'fingers, 30 min, hangboard',
    'Finger, Griffbrett, 30 min Klettern',
    'dedos, 30 min, escalada',
  ])('are trained for climbing: %s', (text) => {
    expect(claimsOf(readByRules(text), 'sport').map(({ value }) => value)).toEqual(['climbing']);
  });

  it('are no wish where they hurt', () => {
    expect(claimsOf(readByRules('hangboard at home, my fingers hurt'), 'sport')).toEqual([]);
  });
});
