import { describe, expect, it } from 'vitest';
import { type Claim, claimsOf } from '../claims.ts';
import { read } from '../read.ts';

const said = (text: string) => read(text).claims;
const isMine = ({ whose }: Claim) => whose === 'me';

describe('all that is there', () => {
  it.each([
    ['habe außer Bändern nichts', 'resistance_bands'],
    ["à part des haltères j'ai pas de matériel", 'dumbbells'],
    ['a parte la kettlebell non ho attrezzi', 'kettlebells'],
    ['fora a barra fixa não tenho equipamento', 'pull_up_bar'],
  ])('%s', (text, id) => {
    const kit = claimsOf(said(text), 'kit');
    expect(kit.map(({ polarity, value }) => `${polarity} ${value.id}`)).toEqual([`has ${id}`]);
    expect(claimsOf(said(text), 'bare')).toEqual([]);
  });
});

describe('how it hurts is not how hard it is to be', () => {
  it.each([
    ['leichte Prellung am Knie', 'knee'],
    ['esguince leve en el tobillo', 'ankle'],
    ['caviglia delicata', 'ankle'],
  ])('%s', (text, region) => {
    expect(claimsOf(said(text), 'injury').map(({ value }) => value.region)).toEqual([region]);
    expect(claimsOf(said(text), 'effort').filter(({ reader }) => reader !== 'learned')).toEqual([]);
  });

  it('keeps the wish beside it', () => {
    const [effort] = claimsOf(said('leichte Prellung am Knie, heute richtig hart'), 'effort');
    expect(effort?.value).toBe('hard');
  });
});

describe('a length is one of the session alone', () => {
  it.each(['não vejo a hora do fim de semana', 'tenho uma barra longa', 'will länger durchhalten'])(
    '%s',
    (text) => {
      expect(claimsOf(said(text), 'minutes')).toEqual([]);
      expect(claimsOf(said(text), 'length')).toEqual([]);
    },
  );

  it("hears 'un'ora e mezza' as a length", () => {
    expect(claimsOf(said("un'ora e mezza di gambe"), 'minutes')[0]?.value).toBe(90);
  });
});

describe('what was done before is no wish', () => {
  it.each([
    'la dernière fois c’était les jambes',
    'meine letzte Einheit war Beine',
    'ya hice piernas esta semana',
    'leg day was Tuesday',
    'am Freitag Beine trainiert',
  ])('%s', (text) => {
    expect(claimsOf(said(text), 'focus').filter(({ polarity }) => polarity === 'wants')).toEqual(
      [],
    );
    expect(claimsOf(said(text), 'trained').map(({ value }) => value.area)).toContain('legs');
  });

  it('hears a wish in the subjunctive', () => {
    const [focus] = claimsOf(said('Waden wären dran'), 'focus');
    expect(focus?.value).toMatchObject({ area: 'legs', muscles: ['calves'] });
  });
});

describe('a body part in how to lie or in a load is none to train', () => {
  it.each([
    ['non a pancia in su', 'lying_back'],
    ['keine Gewichte über Kopf', 'overhead'],
    ['sin pesas sobre la cabeza', 'overhead'],
  ])('%s', (text, attribute) => {
    const claims = said(text);
    expect(claimsOf(claims, 'attribute').map(({ value }) => value)).toContain(attribute);
    expect(claims.filter(({ slot }) => slot === 'focus' || slot === 'kit')).toEqual([]);
  });
});

describe('whose trouble it is may come last', () => {
  it.each([
    'la del hombro malo es mi hermana',
    'Knieprobleme hat nur mein Bruder',
    'el que tiene mal la rodilla es mi padre',
  ])('%s', (text) => expect(claimsOf(said(text), 'injury').filter(isMine)).toEqual([]));
});

describe('two parts of a body joined by a plus are one list', () => {
  it.each([
    ['glutes + lower back strength 25m', 25],
    ['Rücken + Schulter Kraft 40 Minuten', 40],
  ])('%s', (text, minutes) => {
    expect(claimsOf(said(text), 'minutes')[0]?.value).toBe(minutes);
    expect(claimsOf(said(text), 'block')).toEqual([]);
  });
});
