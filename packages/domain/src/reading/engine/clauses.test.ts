import { describe, expect, it } from 'vitest';
import { claimsOf } from '../claims.ts';
import { read } from '../read.ts';

const injuries = (text: string) =>
  claimsOf(read(text).claims, 'injury')
    .filter(({ whose }) => whose === 'me')
    .map(({ value, polarity, when }) => `${polarity} ${when} ${value.region}`)
    .sort();

const wanted = (text: string) =>
  claimsOf(read(text).claims, 'focus')
    .filter(({ polarity, reader }) => polarity === 'wants' && reader !== 'learned')
    .map(({ value }) => value.area);

describe('a pain has its own clause', () => {
  it.each([
    ['ho male al gomito e mia moglie si allena con me', 'elbow'],
    ['me dói o joelho e minha esposa treina comigo', 'knee'],
  ])('stays with who tells it: %s', (text, region) => {
    expect(injuries(text)).toEqual([`has now ${region}`]);
  });

  it.each([
    ['my elbow is healed, no more pain, and my ankle is sore', 'ankle'],
    ['la cheville va mieux, mon épaule me fait mal', 'shoulder'],
    ['meine Schulter schmerzt; keine Schmerzen mehr im Knie', 'shoulder'],
    ['stiramento al polpaccio, la spalla adesso è a posto', 'calf'],
    ['ombro chatinho; nunca mais me doeu o joelho', 'shoulder'],
    ['mein Knie zickt, hatte mal was an der Schulter, ist vorbei', 'knee'],
    ["my wrist is playing up - a pair of kettlebells is all i've got", 'wrist'],
    ['hatte früher was am Ellbogen, längst vorbei und mein Knie zwickt heute', 'knee'],
  ])('%s', (text, region) => {
    expect(injuries(text).filter((told) => told.startsWith('has'))).toEqual([`has now ${region}`]);
  });

  it.each([
    'petto e nessun dolore al ginocchio',
    'spécial fessiers et plus aucune douleur au dos',
    'hacer pecho - no puedo saltar - el codo ya no me duele',
  ])('%s', (text) => {
    expect(injuries(text).filter((told) => told.startsWith('has'))).toEqual([]);
    expect(wanted(text)).toHaveLength(1);
  });
});

describe('a denial that has its own thing denies no other', () => {
  it.each([
    ['cardio\nnada de tumbarse', 'cardio'],
    ['glúteos - mi hombro no aguanta peso', 'glutes'],
    ['abdômen - no talo', 'core'],
  ])('%s', (text, area) => expect(wanted(text)).toEqual([area]));

  it.each([
    ['não posso correr - só um par de halteres', 'dumbbells'],
    ['antes me dolía el codo pero ya no y todo lo que tengo es una kettlebell', 'kettlebells'],
    ['una volta avevo male al collo, adesso non più e solo un TRX', 'suspension'],
  ])('%s', (text, id) => {
    const kit = claimsOf(read(text).claims, 'kit').filter(({ polarity }) => polarity !== 'denies');
    expect(kit.map(({ value }) => value.id)).toEqual([id]);
  });
});

describe('a day gone by has its own clause', () => {
  it.each([
    ['40 minutes and legs were done yesterday', 40],
    ['gestern Rücken und 35 Minuten', 35],
    ['tengo media hora y espalda la hice ayer', 30],
    ['solo 20 minuti e ieri gambe', 20],
  ])('%s', (text, minutes) => {
    const { claims } = read(text);
    expect(claimsOf(claims, 'minutes').map(({ value }) => value)).toEqual([minutes]);
    expect(claimsOf(claims, 'trained')).toHaveLength(1);
  });

  it('keeps what was done on that day in the past', () => {
    const { claims } = read('yesterday I did burpees and box jumps, today legs');
    expect(claimsOf(claims, 'exercise').filter(({ polarity }) => polarity === 'wants')).toEqual([]);
  });
});
