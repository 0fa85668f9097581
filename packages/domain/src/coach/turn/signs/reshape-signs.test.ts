import { describe, expect, it } from 'vitest';
import { read } from '../../../reading/read.ts';
import { cuesIn } from '../cues.ts';
import { placeIn } from '../place.ts';
import { purposeOf } from '../purpose.ts';

const purpose = (text: string, hasWorkout = true) =>
  purposeOf(cuesIn(text), read(text), { ...placeIn([], {}), hasWorkout });

describe('right after a session was made', () => {
  it.each([
    'where are the abs',
    'you forgot the calves',
    'abs to finish',
    'kannst du noch etwas für die Waden anhängen?',
    'wo bleibt der Rumpf',
    'faltan los gemelos',
    'il manque les abdos',
    'e poi addominali',
    'faltou abdominal',
  ])('one more part is asked for: %s', (text) => {
    expect(purpose(text)).toBe('add');
  });

  it.each([
    'a long warm-up first',
    'where is the warm-up?',
    'no warm-up?',
    'skip the legs and do arms instead',
    'lieber Rücken als Brust',
    'meglio gambe che braccia',
    'my wrist is sore',
    'me duele el hombro',
    'Lunges?? no way',
  ])('it is to be changed: %s', (text) => {
    expect(purpose(text)).toBe('change');
  });

  it.each([
    'shorter. no, actually keep it as it is',
    'put it back how you had it',
    'kürzer... ach nein, lass es so',
    'más duro, no, déjalo como estaba',
    'non, laisse comme ça',
    'no dai, lascia così',
    'não, deixa assim',
  ])('it is to stay: %s', (text) => {
    expect(purpose(text)).toBe('undo');
  });

  it.each([
    ['where are the calves attached?', true],
    ['swap the squats, leave the rest as it is', true],
    ['keep it as it is but harder', true],
    ['less rest', false],
  ])('%s is none of these', (text, hasWorkout) => {
    expect(['add', 'undo']).not.toContain(purpose(text, hasWorkout));
  });

  it.each([
    'my knee hurts again, back to how it was before the op',
    'lass so Sprünge weg, mein Knie tut weh',
  ])('what hurts is no wish to leave it: %s', (text) => {
    expect(purpose(text)).not.toBe('undo');
  });

  it.each(['you forgot, I said no lunges', 'du hast vergessen: keine Burpees'])(
    'nothing that was ruled out is put on: %s',
    (text) => {
      expect(purpose(text)).not.toBe('add');
    },
  );
});
