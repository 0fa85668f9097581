import { describe, expect, test } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { scan } from '../../engine/scan.ts';
import { readInjuries } from './injury.ts';

const injuriesIn = (text: string) => claimsOf(readInjuries(scan(text)), 'injury');
const presentIn = (text: string) =>
  injuriesIn(text)
    .filter(({ polarity, whose, when }) => polarity === 'has' && whose === 'me' && when === 'now')
    .map(({ value }) => value.region)
    .sort();

describe('what training is to make sore', () => {
  test.each([
    'make my calves hurt tomorrow',
    'je veux avoir mal aux mollets demain',
    'quero panturrilha doendo amanhã',
  ])('is no injury: %s', (text) => {
    expect(presentIn(text)).toEqual([]);
  });
});

describe('what hurts now', () => {
  test.each([
    ['my left knee hurts, upper body please', ['knee']],
    ["my knee's having a tantrum, upper body", ['knee']],
    ["thighs n calves, shoulder's in a bad mood", ['shoulder']],
    ['left knee is grumpy, physio says fine to train', ['knee']],
    ['tengo el hombro de malas, piernas', ['shoulder']],
    ['meu joelho tá de mal comigo', ['knee']],
    ['la spalla è di cattivo umore', ['shoulder']],
    ['mon genou est de mauvais poil', ['knee']],
    ['years of judo finished my back', ['low_back']],
    ['ginocchia rovinate dal calcio', ['knee']],
    ['die Knie sind vom Fliesenlegen hinüber', ['knee']],
    ['did my back in digging the pond', ['low_back']],
    ['bad knee from the tennis, core ok', ['knee']],
    ['pulled deadlifts, lats are toast', []],
    ["tore my hamstring in '08", []],
    ['gel nails, so I cannot lean on my hands', []],
    ['twisted my knee at seven a side on sunday, upper body', ['knee']],
    ['since the baby my pelvic floor is still leaky, 20 min', ['pelvic_floor']],
    ['tweaked my elbow at work, 30 min', ['elbow']],
    ["can't put weight on my wrist, core session", ['wrist']],
    ['stairs kill my knee so nothing deep', ['knee']],
    ['something easy on the knees', ['knee']],
    ['dodgy ankle, no hopping', ['ankle']],
    ['sciatica again, gentle 15', ['low_back']],
    ['neck and shoulder pain since monday', ['neck', 'shoulder']],
    ['meine Schulter schmerzt beim Heben', ['shoulder']],
    ['Knie zwickt seit gestern, bitte Oberkörper', ['knee']],
    ['Ischias macht Ärger, 20 Minuten', ['low_back']],
    ['me duele la muñeca, nada de planchas', ['wrist']],
    ['tengo el tobillo hinchado', ['ankle']],
    ["j'ai mal au genou, séance bras", ['knee']],
    ['poignet dans une attelle, que les jambes', ['wrist']],
    ['ho male alla spalla destra', ['shoulder']],
    ['caviglia gonfia, solo parte alta', ['ankle']],
    ['meu joelho dói quando agacho', ['knee']],
    ['lombar travada, algo leve', ['low_back']],
    ['my hip is fine but my knee hurts', ['knee']],
    ['my back hurts, walking is no problem', ['low_back']],
    ['knee grumbles on stairs, can walk an hour no problem', ['knee']],
    ['the knee healed but it came back last week', ['knee']],
    ['no shoulder pain unless I press overhead', ['shoulder']],
    ['sore shoulder, 20 min', ['shoulder']],
    ['knee moans on the stairs, no swelling', ['knee']],
    ['cannot raise my arm over my head without it pinching', ['shoulder']],
    ['my elbow is sore', ['elbow']],
    ["tennis elbow's back, legs", ['elbow']],
    ['artrosis en la cadera', ['hip']],
  ])('%s', (text, regions) => {
    expect(presentIn(text)).toEqual(regions);
  });
});

test.each([
  ['himself has a bad knee so I train on my own', 'other'],
  ['the other half has done his knee, legs for me', 'other'],
])('whose knee it is: %s', (text, whose) => {
  const knees = injuriesIn(text);
  expect(knees.every((one) => one.whose === whose)).toBe(true);
});

test("a back that's gone is out, and a pain that's gone is over", () => {
  const stateOf = (text: string) => injuriesIn(text).map(({ polarity }) => polarity);
  expect(stateOf("me back's gone again, gentle 10")).toEqual(['has']);
  expect(stateOf("my knee pain's gone, legs")).toEqual(['had']);
});

test('fresh nails are no wrist, and a year since which it lasts is not long ago', () => {
  expect(presentIn('gel nails still wet so I cannot lean on my hands, legs')).toEqual([]);
  expect(presentIn('my knee is shot since football in 2012, box squats')).toEqual(['knee']);
  expect(presentIn('broke my wrist in 2012, arms')).toEqual([]);
});

describe('what does not hurt now', () => {
  test.each([
    'my knee is fine again, leg day please',
    'my wife has a bad back, not me',
    'broke my wrist when I was nine, handstands today',
    'hamstring injury prevention, 20 min',
    'so I never hurt my shoulder again, band work',
    'knees crack but they do not hurt',
    'back to the gym after the holidays',
    'on the other hand, make it 30',
    'tore my ACL in 2011, all healed',
    'mein Bruder hat Knieschmerzen, ich nicht',
    'Schulter ist wieder gut, Drücken bitte',
    'mi padre tiene mal la rodilla, yo quiero correr',
    'la rodilla ya está curada',
    'mon genou est guéri, squats',
    'la caviglia è guarita, voglio saltare',
    'o joelho já sarou, quero agachar',
    'the cable machine broke, so chest and back with dumbbells',
  ])('%s', (text) => {
    expect(presentIn(text)).toEqual([]);
  });
});

test('a healed part is told as had, and one that was never hurt as denied', () => {
  expect(injuriesIn('my wrist is good again, now it is the elbow that hurts')).toMatchObject([
    { value: { region: 'wrist' }, polarity: 'had' },
    { value: { region: 'elbow' }, polarity: 'has' },
  ]);
  expect(injuriesIn('no knee pain at all')).toMatchObject([{ polarity: 'denies' }]);
});

test('the side and what sets it off are kept', () => {
  expect(injuriesIn('left knee hurts when I squat')[0]?.value).toEqual({
    region: 'knee',
    side: 'left',
    trigger: 'when I squat',
  });
});

test('sore muscles are no injury, and rest', () => {
  const claims = readInjuries(scan('my legs are sore, arms today'));
  expect(claimsOf(claims, 'injury')).toEqual([]);
  expect(claimsOf(claims, 'sore')[0]?.value).toContain('quads');
  expect(claimsOf(claims, 'trained')[0]?.value.area).toBe('legs');
});

test('with a bad elbow, what hurts is left out and what is fine is wanted', () => {
  const claims = readInjuries(scan('elbow tendinitis, pulling hurts, pushing is fine'));
  expect(claimsOf(claims, 'focus').map(({ value, polarity }) => [value.area, polarity])).toEqual([
    ['pull', 'refuses'],
    ['push', 'wants'],
  ]);
});

test.each([
  'shoulder work please, it is not painful, just weak',
  'Schulter tut nicht weh, ist nur schwach',
])('weak without pain is no injury: %s', (text) => {
  const told = claimsOf(readInjuries(scan(text)), 'injury');
  expect(told.filter(({ polarity }) => polarity === 'has')).toEqual([]);
});
