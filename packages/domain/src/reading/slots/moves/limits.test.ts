import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { readByRules } from '../../read.ts';

const attributesOf = (text: string, polarity: 'refuses' | 'wants') =>
  claimsOf(readByRules(text), 'attribute')
    .filter((one) => one.polarity === polarity)
    .map(({ value }) => value);
const noiseOf = (text: string) => claimsOf(readByRules(text), 'noise').at(-1)?.value;
const spaceOf = (text: string) => claimsOf(readByRules(text), 'space').at(-1)?.value;
const placeOf = (text: string) => claimsOf(readByRules(text), 'place').at(-1)?.value;

describe('limits in other words', () => {
  const limits = (text: string) =>
    claimsOf(readByRules(text), 'attribute').flatMap(({ polarity, value }) =>
      polarity === 'refuses' ? [value] : [],
    );
  it.each([
    ['treadmill 40 min, walking only', 'running'],
    ['40 min back, as long as my head never goes below my heart', 'head_down'],
    ['dusty yard, so I am staying on my feet, 15 min', 'floor'],
    ['chair user, not transferring today, 20 min', 'floor'],
    ['auf den Boden komm ich runter, aber nicht mehr hoch', 'floor'],
    ['al suelo ni loca, piernas', 'floor'],
    ['frische Nägel, festhalten kann ich nix. Beine', 'gripping'],
    ['in terra non ci vado, chi mi tira su. braccia', 'floor'],
    ['à genoux sur ce gravier, même pas en rêve. abdos', 'kneeling'],
    ['de joelhos nem que me paguem. core', 'kneeling'],
    ['auf den Knien kannst vergessen. Bauch', 'kneeling'],
    ['on my knees? not on your life. core', 'kneeling'],
    ["pas moyen de s'allonger ici, abdos", 'lying_down'],
    ['si salto me escapa, piernas', 'jumping'],
    ['al escritorio sin levantarme, cuello', 'standing'],
  ] as const)('%s', (text, limit) => {
    expect(limits(text)).toContain(limit);
  });

  it('does not insist on what is optional', () => {
    expect(limits('15 min easy, standing is optional')).toEqual([]);
    expect(limits('pistol: con la izquierda caigo sentada, ayúdame')).toEqual([]);
    expect(limits("j'ai passé la journée assise, jambes")).toEqual([]);
  });
});

describe('what is ruled out', () => {
  it.each([
    ['cardio without jumping', 'jumping'],
    ['bitte kein Gehüpfe', 'jumping'],
    ['sin saltos por favor', 'jumping'],
    ['pas de course à pied', 'running'],
    ['niente corsa oggi', 'running'],
    ['não gosto de correr', 'running'],
    ['I don’t get down on the floor any more', 'floor'],
    ['nix am Boden', 'floor'],
    ['can’t kneel since the operation', 'kneeling'],
    ['nothing above the shoulder', 'overhead'],
    ['nada por encima de la cabeza', 'overhead'],
    ['the garage has a low ceiling', 'overhead'],
    ['down on the rug somebody has to hoist me up again', 'floor'],
    ['stuck on reception, I cannot leave my chair', 'standing'],
    ['Rollstuhlfahrer, 20 min Arme', 'standing'],
    ['étirements au lit, 10 min', 'standing'],
    ['tutto da sdraiata, 10 min', 'upright'],
    ['I can’t lie on my back', 'lying_back'],
    ['nicht auf dem Rücken', 'lying_back'],
    ['lying flat makes me queasy', 'lying_back'],
    ['there is a fresh tattoo on my back', 'lying_back'],
    ['can’t lie on my front', 'lying_front'],
    ['no puedo apoyar las muñecas', 'weight_on_hands'],
    ['rien en appui sur les mains', 'weight_on_hands'],
    ['nothing I have to hold, arthritis', 'gripping'],
    ['my hands are torn', 'gripping'],
    ['hands too sore to grip, upper body', 'gripping'],
    ['Hände zu wund zum Greifen', 'gripping'],
    ['manos demasiado doloridas para agarrar nada', 'gripping'],
    ['mains trop abîmées pour tenir une barre', 'gripping'],
    ['knees too stiff to kneel', 'kneeling'],
    ['no head down positions', 'head_down'],
    ['non posso stare a testa in giù', 'head_down'],
    ['getting up and down makes me dizzy', 'up_and_down'],
    ['no twisting', 'twisting'],
    ['nichts im Stehen', 'standing'],
    ['I use a wheelchair', 'standing'],
    ['exercices assis', 'standing'],
    ['nothing sitting down please', 'sitting'],
    ['carpet burn on both knees', 'kneeling'],
    ['something I can do in a skirt', 'floor'],
  ])('%s', (text, attribute) => {
    expect(attributesOf(text, 'refuses')).toContain(attribute);
  });

  it.each([
    'the third floor has a nice view, legs please',
    'sat at a desk all day, hips please',
    'running makes me happy, 30 minutes',
    'I stand on my feet all day, legs up the wall',
    'haven’t been for a run since May, ease me in',
    'standing or lying is fine',
    'not too sore to run, 30 minutes',
    'vierzig Minuten Beine',
  ])('rules nothing out: %s', (text) => {
    expect(attributesOf(text, 'refuses')).toEqual([]);
  });

  it.each([
    ['stuck in the queue, all on my feet, 10 min', ['floor', 'kneeling', 'lying_down']],
    ['if I lie flat my supper comes back up, core 10', ['head_down', 'lying_back', 'lying_down']],
    ['not lying on the gravel, 15 min', ['floor', 'lying_down']],
    ['upper body, sat on a plastic chair', ['standing']],
    ['the closest I got was sitting down on the dog', []],
    ['nobody goes on the floor, 20 min', ['floor']],
    ["can't lean on my hands or hold anything, legs", ['gripping', 'weight_on_hands']],
  ])('%s', (text, kinds) => {
    expect(attributesOf(text, 'refuses').sort()).toEqual(kinds);
  });

  it('takes a permission for one', () => {
    expect(attributesOf('jumping is fine', 'wants')).toContain('jumping');
    expect(attributesOf('I can jump again', 'wants')).toContain('jumping');
  });

  it('knows whose body it is', () => {
    const [mine] = claimsOf(readByRules('I can’t jump'), 'attribute');
    expect(mine?.whose).toBe('me');
  });
});

describe('surroundings', () => {
  it.each([
    'the twins are asleep next door',
    'the woman below bangs on her ceiling',
    'the floorboards creak terribly',
    'bitte leise',
    'der Nachbar unter mir beschwert sich',
    'mi mujer duerme la siesta',
    'la petite dort à côté',
    'la vicina di sotto bussa',
    'sem barulho, o neném dormiu',
    'I live in a dorm with thin walls',
  ])('asks for quiet: %s', (text) => {
    expect(noiseOf(text)).toBe(0);
    expect(claimsOf(readByRules(text), 'impact').at(-1)?.value).toBe(1);
  });

  it.each([
    'my neighbour lent me a barbell',
    'I slept badly, kids at school',
    'core with my neighbour on the terrace',
    'I need a nap after this',
  ])('asks for no quiet: %s', (text) => {
    expect(noiseOf(text)).toBeUndefined();
  });

  it('lets be loud', () => {
    expect(noiseOf('noise is fine here')).toBe(3);
  });

  it.each([
    ['a tiny room', 'mat'],
    ['mein Zimmer ist winzig und eng', 'mat'],
    ['el cuarto es chiquito', 'mat'],
    ['2 by 3 metres of floor', 'mat'],
    ['studio de 18 m2', 'mat'],
    ['plenty of space', 'lane'],
    ['a long corridor at work made me think', undefined],
  ])('reads the room: %s', (text, space) => {
    expect(spaceOf(text)).toBe(space);
  });

  it.each([
    ['legs at the gym', 'gym'],
    ['in the hotel gym', 'hotel_gym'],
    ['Hotelzimmer, 20 Minuten', 'hotel'],
    ['en la oficina, 10 minutos', 'office'],
    ['au parc', 'outdoors'],
    ['sat in the office all day', undefined],
  ])('reads the place: %s', (text, place) => {
    expect(placeOf(text)).toBe(place);
  });
});
