import { describe, expect, it } from 'vitest';
import { findExercise } from '../../exercise/find.ts';
import { expectedSeconds } from '../../planner/layout/expected.ts';
import { plan } from '../../planner/plan.ts';
import { understandClaims } from '../../planner/understand.ts';
import { read } from '../../reading/read.ts';
import type { Workout } from '../../workout/types.ts';
import { type CoachWish, nothingYet, toldByChange, toldByWish, wishOf } from '../message/told.ts';
import { keepingExercises } from './keep-exercises.ts';

const athlete = { level: 'intermediate' } as const;
const first = '20 minute circuit with burpees and push-ups, no equipment.';

function make({ text, claims }: CoachWish, seed = 7): Workout {
  const { request } = understandClaims(text, claims, {}, athlete, { sessions: [] });
  return plan(request, '2026-11-15', seed);
}

const wishFor = (text: string) => wishOf(toldByWish(nothingYet, read(text)));
const changedBy = (text: string, change: string) =>
  wishOf(toldByChange(toldByWish(nothingYet, read(text)), read(change), 20));

const namesOf = ({ workout }: Workout) => [
  ...new Set(workout.filter(({ type }) => type === 'exercise').map(({ name }) => name)),
];
const before = namesOf(make(wishFor(first)));

/** The names in a workout that was changed with its exercises kept. */
function namesAfter(change: string): string[] {
  const kept = keepingExercises(changedBy(first, change), change, before);
  if (!kept) throw new Error(`Nothing is kept: ${change}`);
  return namesOf(make(kept));
}

describe('a change to a workout', () => {
  it.each(['Make it 30 minutes', '10 minutes'])('"%s" keeps every exercise', (change) => {
    expect(namesAfter(change)).toEqual(expect.arrayContaining(before));
  });

  it('"Make it harder" takes harder versions where nothing can be loaded, and what was named stays', () => {
    const complexities = (names: readonly string[]) =>
      names.map((name) => findExercise(name)?.exercise.complexity ?? 0);
    const after = namesAfter('Make it harder');
    expect(after).toEqual(expect.arrayContaining(['Burpee', 'Push-Up']));
    expect(after).not.toEqual(before);
    const sum = (values: readonly number[]) => values.reduce((so, one) => so + one, 0);
    expect(sum(complexities(after))).toBeGreaterThanOrEqual(sum(complexities(before)));
  });

  it.each(['Same length, different exercises', 'Give me something else'])(
    '"%s" has none of those that were there but what was named',
    (change) => {
      const after = namesAfter(change);
      const shared = after.filter((name) => before.includes(name));
      expect(shared.filter((name) => !['Burpee', 'Push-Up'].includes(name))).toEqual([]);
    },
  );

  it.each(['Make it properly hard, no longer though', 'Harder but not longer'])(
    '"%s" lasts as long as it did',
    (change) => {
      const lengths = changedBy(first, change).claims.filter(({ slot }) => slot === 'minutes');
      expect(lengths.map(({ value }) => value)).toEqual([20]);
    },
  );

  it('leaves in what a removal adds', () => {
    const claims = changedBy(first, 'Without the burpees, and add planks at the end').claims;
    const planks = claims.filter(
      ({ slot, value }) => slot === 'exercise' && value === 'forearm-plank',
    );
    expect(planks.map(({ polarity }) => polarity)).toEqual(['wants']);
  });

  it('takes out what stands on one leg, and what somebody can do is no list', () => {
    const after = namesAfter('Take out anything on one leg and put something else in');
    expect(after.some((name) => /lunge|single-leg|split squat|step-up/i.test(name))).toBe(false);
    const told = changedBy(first, 'I do 30 push-ups without blinking, make it hard');
    expect(told.claims.filter(({ slot }) => slot === 'written')).toEqual([]);
  });

  it.each([
    'Make me a 20 minute bodyweight workout',
    '30 minute strength session with dumbbells',
    '25 min full body with kettlebells',
  ])('of "%s" keeps every exercise, whichever were chosen', (text) => {
    const change = 'Make it 35 minutes';
    for (const seed of [1, 2, 3, 4, 5]) {
      const chosen = namesOf(make(wishFor(text), seed));
      const kept = keepingExercises(changedBy(text, change), change, chosen);
      expect(kept && namesOf(make(kept, seed + 100))).toEqual(expect.arrayContaining(chosen));
    }
  });

  it.each([
    ['Give me a 20 minute workout with kettlebells now', 30],
    ['20 min no equipment', 30],
    ['20 minute strength with barbell', 15],
    ['25 min full body with kettlebells', 45],
  ])('of "%s" lasts the %i minutes that it asks for', (text, minutes) => {
    const change = `Make it ${minutes} minutes`;
    for (const seed of [1, 2, 3]) {
      const chosen = namesOf(make(wishFor(text), seed));
      const kept = keepingExercises(changedBy(text, change), change, chosen);
      expect(kept && expectedSeconds(make(kept, seed + 100))).toBe(minutes * 60);
    }
  });

  it.each([
    ['Swap the first exercise', 0],
    ['die zweite Übung mag ich nicht, nimm was anderes', 1],
  ])('"%s" takes that one out', (change, at) => {
    const gone = before.at(at);
    const after = namesAfter(change);
    expect(after).not.toContain(gone);
    expect(after).toEqual(expect.arrayContaining(before.filter((name) => name !== gone)));
  });

  it('"Stretch it to 35" is longer, and no stretching', () => {
    const wish = changedBy(first, 'stretch it to 35');
    expect(wish.claims.filter(({ slot }) => slot === 'goal')).toEqual([]);
    expect(wish.claims.find(({ slot }) => slot === 'minutes')?.value).toBe(35);
  });

  it.each(['No burpees', 'Swap the burpees'])(
    '"%s" takes out what it names, and no more',
    (change) => {
      const after = namesAfter(change);
      expect(before).toContain('Burpee');
      expect(after).not.toContain('Burpee');
      expect(after).toEqual(expect.arrayContaining(before.filter((name) => name !== 'Burpee')));
    },
  );

  it.each([
    'Swap some exercises',
    'With dumbbells',
    'Make it a tabata',
    'My knee hurts',
    'I have chest pain',
  ])('"%s" begins with a free hand', (change) => {
    expect(keepingExercises(changedBy(first, change), change, before)).toBeNull();
  });

  it.each(['More legs', 'plus de dos', 'mehr Bauch bitte'])(
    '"%s" keeps a part of what is there, and makes room',
    (change) => {
      const kept = keepingExercises(changedBy(first, change), change, before);
      const shared = before.filter((name) => kept && namesOf(make(kept)).includes(name));
      expect(shared.length).toBeGreaterThanOrEqual(Math.floor(before.length / 2));
    },
  );

  it('has nothing to keep where nothing is known', () => {
    expect(keepingExercises(wishFor(first), 'Make it harder', [])).toBeNull();
  });
});
