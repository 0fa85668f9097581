import { expect, it } from 'vitest';
import { understand } from '../../planner/understand.ts';

const decided = (text: string) => {
  const understood = understand(text, {}, {}, { sessions: [] });
  return understood.kind === 'request' ? null : understood;
};

it.each([
  ['chest-pain', 'my jaw goes tight on the hills and eases when I stop. 30 min boxing'],
  ['self-harm', 'hurt myself again last night, more than last time. wear me out, 30 min'],
  ['self-harm', 'me he vuelto a hacer daño, quiero sentir otra cosa. 30 min fuerte'],
  ['dark-urine', 'das Lulu ist seit gestern braun, Arme gehen aber. 20 min'],
  ['head-rush', 'started new water pills and the room tilts every time I stand up. 20 min'],
])('hears %s in plain words: %s', (id, text) => {
  expect(decided(text)).toMatchObject({ id });
});

it.each([
  'my spotter hurt himself again at squats, so 20 min upper body',
  'jaw tight from my new braces, 20 min legs',
  'the room tilts on this old boat, 20 min core',
])('hears none of it in: %s', (text) => {
  expect(decided(text)).toBeNull();
});
