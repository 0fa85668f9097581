import { describe, expect, it } from 'vitest';
import { isTurned } from '../../planner/edit/edit-effort.ts';
import { plan } from '../../planner/plan.ts';
import { understandClaims } from '../../planner/understand.ts';
import { read } from '../../reading/read.ts';
import type { Workout } from '../../workout/types.ts';
import { type CoachWish, nothingYet, toldByChange, toldByWish, wishOf } from '../message/told.ts';
import { asAsked } from './as-asked.ts';

const athlete = { level: 'intermediate' } as const;
const today = '2026-11-15';

function make({ text, claims }: CoachWish): Workout {
  return plan(
    understandClaims(text, claims, { today }, athlete, { sessions: [] }).request,
    today,
    7,
  );
}

/** The session before and after a change. */
function changed(text: string, change: string): { before: Workout; after: Workout } {
  const told = toldByWish(nothingYet, read(text));
  const before = make(wishOf(told));
  const wish = wishOf(toldByChange(told, read(change), 30));
  const planned = make(wish);
  return { before, after: asAsked({ wish, change, before, planned }, athlete, today) ?? planned };
}

const namesOf = ({ workout }: Workout) => [
  ...new Set(workout.filter(({ type }) => type === 'exercise').map(({ name }) => name)),
];

describe('a changed session', () => {
  it('minds a limit that is told beside other rests', () => {
    const { after } = changed('20 min hiit no equipment', 'no jumping, and less rest');
    const jumps = after.workout.filter(({ name }) => /jump|burpee|hop/i.test(name));
    expect(jumps.filter(({ name }) => !/no-jump/i.test(name))).toEqual([]);
  });

  it.each([
    'harder',
    'muy flojo, dale caña',
    'viel zu locker, gib gas',
    'trop facile, corse un peu',
    'troppo leggero, alza il livello',
    'muito leve, capricha mais',
    'my gran could do that',
  ])('is harder: %s', (change) => {
    const { before, after } = changed('30 min full body with dumbbells', change);
    expect(isTurned(before, after, 'harder')).toBe(true);
  });

  it.each([
    'easier please',
    'that nearly killed me, something gentler',
    'demasiado duro, más suave',
    'zu heftig, geht das lockerer',
    "trop violent, plus tranquille s'il te plaît",
    'troppo tosto, più leggero',
    'ficou pesado demais, mais leve vai',
  ])('is easier: %s', (change) => {
    const { before, after } = changed('30 min full body with dumbbells', change);
    expect(isTurned(before, after, 'easier')).toBe(true);
  });

  it.each([
    ['leg day with dumbbells, 30 min', 'the first one is dull, put something else there', 0],
    ['30 min upper body dumbbells', 'swap the second exercise', 1],
    ['30 min upper body dumbbells', 'tausch die zweite Übung', 1],
  ])('keeps all but the one that goes: %s, %s', (wish, change, gone) => {
    const { before, after } = changed(wish, change);
    const [old, now] = [namesOf(before), namesOf(after)];
    expect(now).not.toContain(old[gone]);
    expect(now.filter((name) => old.includes(name))).toEqual(old.filter((_, at) => at !== gone));
  });

  it.each([
    ['30 min upper body with dumbbells', 'swap what is overhead, leave the rest'],
    ['30 min legs with dumbbells', 'bitte ohne Kniebeugen'],
    ['30 min gambe con manubri', 'niente squat'],
  ])('leaves what is not meant, whatever the warm-up holds: %s, %s', (wish, change) => {
    const { before, after } = changed(wish, change);
    const [old, now] = [namesOf(before), namesOf(after)];
    expect(now).toHaveLength(old.length);
    expect(now).not.toEqual(old);
    expect(now.filter((name) => old.includes(name)).length).toBeGreaterThanOrEqual(2);
  });

  it.each(['different exercises, same length', "cambiami un po' gli esercizi", 'otros ejercicios'])(
    'begins with another one: %s',
    (change) => {
      const { before, after } = changed('30 min legs with a kettlebell', change);
      expect(namesOf(after)[0]).not.toBe(namesOf(before)[0]);
    },
  );
});
