import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { readByRules } from '../../read.ts';

const injuries = (text: string, polarity: 'has' | 'denies' | 'had') =>
  claimsOf(readByRules(text), 'injury')
    .filter((one) => one.polarity === polarity)
    .map(({ value }) => value.region);

describe('a trouble that is put right', () => {
  it.each([
    ['bad wrist, sorry, the elbow. legs 20', 'wrist', 'elbow'],
    ['my hip hurts, no wait, it is my knee. 20 min', 'hip', 'knee'],
    ['mein nacken tut weh, quatsch, die schulter. beine', 'neck', 'shoulder'],
    ['me duele el codo, perdón, la muñeca. piernas', 'elbow', 'wrist'],
    ["mal à l'épaule, enfin non, c'est le coude", 'shoulder', 'elbow'],
    ['mi fa male il ginocchio, anzi la caviglia', 'knee', 'ankle'],
    ['meu punho dói, quer dizer, é o cotovelo', 'wrist', 'elbow'],
  ])('%s', (text, said, meant) => {
    expect(injuries(text, 'has')).toEqual([meant]);
    expect(injuries(text, 'has')).not.toContain(said);
  });

  it.each([
    ['my knee hurts, actually my hip too', ['knee', 'hip']],
    ['my back hurts, sorry. i want to train my shoulders', ['low_back']],
    ['sore elbow, no push-ups, my wrist is fine', ['elbow']],
  ])('%s: the first still hurts', (text, regions) => {
    expect(injuries(text, 'has').toSorted()).toEqual(regions.toSorted());
  });
});

describe('what it is after all', () => {
  it.each([
    [
      "25 min legs. careful with the ankle, no, that is fine now, it's the knee, from gardening",
      'knee',
    ],
    ["shoulder was last year and is fine now, it's the wrist, whenever I grip hard", 'wrist'],
    ['ojo con el codo... el codo es de mi hermano. lo mio es la muñeca', 'wrist'],
  ])('%s', (text, region) => {
    expect(injuries(text, 'has')).toEqual([region]);
  });

  it.each([
    "my knee is fine, it's the shoulders I want to train",
    'shattered, hips like rusty gates. nothing injured just stiff, loosen me up',
    'espalda tiesa, dolor ninguno, 15 min',
    "getting up off my brother's couch without using my hands, 20 min",
  ])('%s: nothing hurts', (text) => {
    expect(injuries(text, 'has')).toEqual([]);
  });
});

describe('a part that is told of like one that hurts', () => {
  it.each([
    ['my wrist went ping lifting a pan, 20 min legs', 'wrist'],
    ['hab mir den knöchel leicht vertreten, oberkörper', 'ankle'],
  ])('%s', (text, region) => {
    expect(injuries(text, 'has')).toContain(region);
  });

  it.each(['elbow grease today', 'up to my neck in work, 20 min', 'boulder shoulders please'])(
    '%s: nothing hurts',
    (text) => {
      expect(injuries(text, 'has')).toEqual([]);
    },
  );
});
