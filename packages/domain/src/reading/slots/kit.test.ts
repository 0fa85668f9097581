import { describe, expect, it } from 'vitest';
import { claimsOf } from '../claims.ts';
import { readByRules } from '../read.ts';

const kitOf = (text: string) => claimsOf(readByRules(text), 'kit');
const there = (text: string) =>
  kitOf(text)
    .filter(({ polarity }) => polarity === 'has' || polarity === 'wants')
    .map(({ value }) => value.id)
    .sort();
const gone = (text: string) =>
  kitOf(text)
    .filter(({ polarity }) => polarity === 'denies')
    .map(({ value }) => value.id)
    .sort();
const loadsOf = (text: string) => kitOf(text).find(({ value }) => value.loads)?.value.loads;

describe('the kit of a message', () => {
  it.each([
    ['half an hour with my PowerBlocks', ['dumbbells']],
    ['a theraband and a gym mat', ['resistance_bands', 'yoga_mat']],
    ['Langhantel und Hantelbank sind da', ['barbells', 'bench']],
    ['tengo mancuernas y una esterilla', ['dumbbells', 'yoga_mat']],
    ['avec un élastique et une chaise', ['chair', 'resistance_bands']],
    ['ho due manubri e una sbarra', ['dumbbells', 'pull_up_bar']],
    ['com kettlebell e corda de pular', ['kettlebells', 'rope']],
    ['20 minutes on the elliptical', ['elliptical']],
    ['a rucksack full of flour', ['backpack']],
    ['rings in the tree and a doorway bar', ['pull_up_bar', 'rings']],
    ['2k row then stretch', ['rower']],
    ['box jumps for ten minutes', ['box']],
    ['spin bike then cables', ['bike', 'cables']],
  ])('finds what is there: %s', (text, ids) => {
    expect(there(text)).toEqual(ids);
  });

  it.each([
    ['arms please, sold my bands last month so none of those', ['resistance_bands']],
    ['legs, no barbell', ['barbells']],
    ['the treadmill is broken, something else', ['treadmill']],
    ['replace the barbell with dumbbells', ['barbells']],
    ['ohne Kurzhanteln bitte', ['dumbbells']],
    ['sin bandas', ['resistance_bands']],
    ['j’ai oublié mes élastiques', ['resistance_bands']],
  ])('finds what is not there: %s', (text, ids) => {
    expect(gone(text)).toEqual(ids);
    expect(there(text).filter((id) => ids.includes(id))).toEqual([]);
  });

  it.each([
    ['two 12 kg dumbbells', { count: 2, kilograms: [12] }],
    ['dumbbells from 2 to 30 kg', { kilograms: [2, 30], isRange: true }],
    ['dumbbells up to 50 lb', { kilograms: [2, 22.7], isRange: true }],
    ['kettlebell de 16', { kilograms: [16] }],
    ['a 35 lb kettlebell', { count: 1, kilograms: [15.9] }],
    ['Kurzhanteln 5 und 8 kg', { kilograms: [5, 8] }],
    ['sandbag 20 kg', { kilograms: [20] }],
    ['deux haltères de 7,5', { count: 2, kilograms: [7.5] }],
  ])('reads the weight of it: %s', (text, loads) => {
    expect(loadsOf(text)).toMatchObject(loads);
  });

  it('takes the weight of a lift for no weight of the kit', () => {
    expect(loadsOf('squat 3x5 @140 with a barbell')?.kilograms).toBeUndefined();
    expect(there('I want to squat 1.5x bodyweight')).not.toContain('bodyweight');
  });

  it.each([
    'just a towel and a carpet, 15 min',
    'no equipment at all',
    'me and the floor, ten minutes',
    'sin nada, 20 minutos',
    'ohne alles, 20 Minuten',
    'sans matériel',
    'senza attrezzi',
    'sem nada, 15 min',
  ])('reads that there is nothing: %s', (text) => {
    expect(claimsOf(readByRules(text), 'bare')).toHaveLength(1);
  });

  it.each([
    ['two kettlebells', 0],
    ['20 min nada en el suelo con mancuernas', 0],
  ])('reads no emptiness where there is kit: %s', (text, count) => {
    expect(claimsOf(readByRules(text), 'bare')).toHaveLength(count);
  });

  it.each([
    ['dumbbells and rings, no wait, the rings are at my sisters', 'rings'],
    ['barbell and a bench, the bench is at my mates place', 'bench'],
  ])('reads what is with somebody else as not there: %s', (text, id) => {
    expect(there(text)).not.toContain(id);
  });

  it('takes heavy pairs without a unit for pounds', () => {
    expect(loadsOf('dumbbells 30s')?.kilograms?.[0]).toBeCloseTo(13.6, 0);
  });

  it('closes the list where nothing else is there', () => {
    expect(kitOf('bodyweight, 20 min').some(({ value }) => value.only)).toBe(true);
    expect(kitOf('only a kettlebell').some(({ value }) => value.only)).toBe(true);
    expect(kitOf('A mat and two bands. That’s it.').every(({ value }) => value.only)).toBe(true);
    expect(kitOf('only 20 min, dumbbells').some(({ value }) => value.only)).toBe(false);
  });
});
