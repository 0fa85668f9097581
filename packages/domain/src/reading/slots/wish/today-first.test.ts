import { expect, it } from 'vitest';
import { read } from '../../read.ts';

const parts = (text: string, slot: 'focus' | 'trained') =>
  read(text).claims.flatMap((one) => (one.slot === slot ? [one.value.area] : []));

it.each([
  ['hoy tocan hombros que ayer hice piernas', ['shoulders'], ['legs']],
  ['heute Brust weil gestern Beine dran waren', ['chest'], ['legs']],
  ['legs today, did back yesterday', ['legs'], ['back']],
])('tells the part of today from that of yesterday: %s', (text, wanted, trained) => {
  expect(parts(text, 'focus')).toEqual(wanted);
  expect(parts(text, 'trained')).toEqual(trained);
});

it('takes hands that are wet from polish from floor and weights alike', () => {
  const limits = read('henna is drying on my palms, legs 20 min').claims.flatMap((one) =>
    one.slot === 'attribute' ? [one.value] : [],
  );
  expect(limits).toEqual(expect.arrayContaining(['gripping', 'weight_on_hands']));
});

it('trains the rise of who wants to get up from a low chair', () => {
  const { claims } = read('I want to get up out of the deep chair by myself');
  expect(claims.some(({ slot, value }) => slot === 'exercise' && value === 'sit-to-stand')).toBe(
    true,
  );
  expect(claims.some(({ slot, value }) => slot === 'attribute' && value === 'standing')).toBe(
    false,
  );
});

it('hears no pain in the name of a move', () => {
  const { claims } = read('5x5 back squat, 5x5 bent over row');
  expect(claims.some(({ slot }) => slot === 'danger')).toBe(false);
});
