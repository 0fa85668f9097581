import { describe, expect, it, test } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { scan } from '../../engine/scan.ts';
import { readByRules } from '../../read.ts';
import { readFocus } from './focus.ts';

const partsIn = (text: string, polarity: 'wants' | 'refuses') =>
  claimsOf(readFocus(scan(text)), 'focus')
    .filter((one) => one.polarity === polarity)
    .map(({ value }) => value.area);

test.each([
  ['chest and triceps 40', ['chest', 'arms']],
  ['hip and core, 20 min', ['hips', 'core']],
  ['no room to put my arms up, 20 min', []],
  ['Beine & Po, 20 min', ['legs', 'glutes']],
  ['espalda y bíceps', ['back', 'arms']],
  ['haut du corps, 30 min', ['upper_body']],
  ['gambe e glutei', ['legs', 'glutes']],
  ['peito e ombros', ['chest', 'shoulders']],
  ['no wait, shoulders instead', ['shoulders']],
  ['chest, no wait, shoulders', ['shoulders']],
  ['chest, wait no that was yesterday, shoulders', ['shoulders']],
  ['3 back days in a row, arms today', ['arms']],
  ['ontem dei uma surra no peito, hoje perna', ['legs']],
  ['a 5k run, easy', ['cardio']],
  ['abs without lying on my back', ['core']],
  ['upper body without back, 40 min', ['upper_body']],
  ['push thursday to saturday', []],
  ['my arms were on fire yesterday', []],
  ['how often should I train legs?', []],
  ['legs, my shoulders are sore', ['legs']],
  ['quads are toast, upper body', ['upper_body']],
  ['no more chest this week, back please', ['back']],
  ['less legs, more arms', ['arms']],
  ['mon chest, tues back, today shoulders', ['shoulders']],
  ['been hauling hay, so back and arms have had their share, legs', ['legs']],
  ['spalle già cotte, gambe', ['legs']],
  ['rest the legs, upper body', ['upper_body']],
  ['backs of my legs with two bells', ['legs']],
  ['my glutes are puny, 20 min', ['glutes']],
  ['my thighs are porridge and the hut trek is in three weeks', ['legs']],
  ['my thighs are jelly after yesterday', []],
  ['me abs are a joke, ten minutes on those', ['core']],
  ['my shoulders are sore, nothing on them', []],
  ['stuck at six pull-ups since spring', ['pull']],
  ['swim fine, bike fine, press-ups stalled', ['push']],
  ['glutes 30, hang on did glutes. chest', ['chest']],
  ['tues squats, yesterday rows, whats that leave?', ['chest', 'shoulders', 'arms', 'core']],
  ['low back strengthening, no pain', ['back']],
  ['arms with the band, nothing wrong with them', ['arms']],
  ['lie back and get on with it, legs', ['legs']],
  ['did legs yest, pull tday', ['pull']],
  ['hurt it two years back, legs', ['legs']],
  ['20 min pour le haut', ['upper_body']],
  ['upper/lower split, lower day', ['lower_body']],
  ['my back is like a rock', ['back']],
])('wants: %s', (text, areas) => {
  expect(partsIn(text, 'wants')).toEqual(areas);
});

test.each([
  ['anything but not chest', ['chest']],
  ['no legs today', ['legs']],
  ['full body without chest', ['chest']],
  ['perna não', ['legs']],
  ['nicht Brust, Schultern', ['chest']],
  ['nothing that makes my quads huge', []],
  ['fewer shoulders, more core', ['shoulders']],
  ['weniger Beine', ['legs']],
])('refuses: %s', (text, areas) => {
  expect(partsIn(text, 'refuses')).toEqual(areas);
});

test.each([
  ['did pull yesterday', 'pull', 1],
  ['gestern Beine gemacht', 'legs', 1],
  ['ayer hice pecho', 'chest', 1],
  ["j'ai fait les jambes avant-hier", 'legs', 2],
])('trained: %s', (text, area, daysAgo) => {
  expect(claimsOf(readFocus(scan(text)), 'trained')[0]?.value).toMatchObject({ area, daysAgo });
});

test('what is left is all that was not trained', () => {
  const text = "back and biceps monday, chest tuesday, what's left";
  expect(claimsOf(readFocus(scan(text)), 'trained').map(({ value }) => value.area)).toEqual([
    'back',
    'arms',
    'chest',
  ]);
  expect(partsIn(text, 'wants')).toEqual(['legs', 'shoulders', 'core']);
});

test.each([
  ['front + rear delts only, 20 min', ['Front delts', 'Rear delts']],
  ['wake my legs and back up, 12 min', ['Back', 'Legs']],
  ['I would like my glutes to hurt tomorrow, 20 min', ['Glutes']],
  ['my elbow bites whenever I grip, upper body', ['Upper body']],
  ['legs, barbell on my shoulders is fine', ['Legs']],
  ['legs yesterday, chest monday, so neither of those', ['Arms', 'Back', 'Core', 'Shoulders']],
  ['my quads were on fire sunday after fifty lunges. back today', ['Back']],
  ['a new hip since 2019, balance work', ['Balance']],
])('parts told in other words: %s', (text, expected) => {
  const labels = claimsOf(readByRules(text), 'focus').flatMap(({ polarity, value }) =>
    polarity === 'wants' ? [value.label] : [],
  );
  expect(labels.toSorted()).toEqual(expected);
});

describe('parts in dialect and by pictures', () => {
  it.each([
    ['levantar la cola, 20 min', 'glutes'],
    ['mes gambettes, 20 min', 'legs'],
    ['maniglie dell’amore, 20 min', 'core'],
    ['tanquinho, 20 min', 'core'],
    ['Winkearme, 20 min', 'arms'],
    ['nur obenrum bitte', 'upper_body'],
    ['solo de cintura para abajo', 'lower_body'],
    ['jamais réussi une traction, barre neuve', 'pull'],
    ['dominadas, es lo que peor llevo', 'pull'],
    ['never done a pull-up, new bar', 'pull'],
  ])('%s', (text, area) => {
    const wanted = claimsOf(readByRules(text), 'focus').filter((one) => one.polarity === 'wants');
    expect(wanted.map(({ value }) => value.area)).toContain(area);
  });

  it('leaves the arm alone that is not to be touched', () => {
    const refused = claimsOf(readByRules('hoy pierna, y el brazo ni tocarlo'), 'focus');
    expect(refused.map(({ polarity, value }) => `${polarity} ${value.area}`)).toEqual([
      'wants legs',
      'refuses arms',
    ]);
  });
});

describe('parts that other words stand for', () => {
  const wanted = (text: string) =>
    claimsOf(readFocus(scan(text)), 'focus').map(({ value }) => value.area);

  it.each([
    ['squats and stuff', ['legs']],
    ['Liegestütze und so', ['chest']],
    ['dominadas y cosas así', ['back']],
    ['climbed all weekend, forearms cooked, the opposite muscles please', ['push']],
    ['Gestern Rücken, heute die Gegenspieler', ['push']],
    ['ayer hice pecho y tríceps, hoy lo contrario', ['pull']],
    ["thighs, shoulder's bad so arms stay down", ['legs']],
    ['my coach used to scream, anyway shoulders', ['shoulders']],
    ['Spagat bis Sommer', ['legs']],
    ['lying with my legs up the wall', []],
  ])('are wished for: %s', (text, areas) => {
    expect(wanted(text)).toEqual(areas);
  });
});
