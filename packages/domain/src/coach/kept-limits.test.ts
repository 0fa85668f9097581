import { describe, expect, it } from 'vitest';
import { exerciseById } from '../exercise/library.ts';
import { plan } from '../planner/plan.ts';
import { understood } from '../planner/understand/test-support/understood.ts';
import { newcomer } from './test-support/athletes.ts';
import { play } from './test-support/talk.ts';

const said = (...words: string[]) =>
  play({ knows: newcomer, turns: words.map((says) => ({ says })) }).map(({ answer }) => answer);

function loudIn(workoutRequest: string | null): string[] {
  const { request } = understood(workoutRequest ?? '');
  return [1, 2, 3]
    .flatMap((seed) => plan(request, newcomer.now, seed).workout)
    .flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? [])
    .filter(({ noise, impact }) => noise > 0 || impact > 0)
    .map(({ name }) => name);
}

describe('what was said of noise and landings', () => {
  it.each([
    [['nothing loud', '20 min cardio']],
    [['Nothing loud please. 20 min cardio', 'Make me a 30 min hiit workout']],
    [['quiet please', 'hi', '15 min tabata', 'shorter', 'give me 30 min cardio']],
    [['neighbours below', 'give me 20 min cardio']],
    [['no jumping, no noise', '20 min legs', 'make me a 20 min hiit workout']],
    [['20 min cardio', 'nothing loud']],
    [['20 min cardio', 'quieter please', 'a 10 min tabata please']],
  ])('holds for every workout after it: %j', (words) => {
    const made = said(...words).at(-1)?.workoutRequest;
    expect(made).toEqual(expect.any(String));
    expect(loudIn(made ?? null)).toEqual([]);
  });

  it.each([
    ['quiet please', 'Loud is fine now. 20 min cardio', /quiet/i],
    ['no jumping please', 'give me 20 min with jump squats', /no jumping/i],
  ])('is taken back: %s, then %s', (before, after, limit) => {
    const made = said(before, after, 'make me a 30 min cardio workout').at(-1)?.workoutRequest;
    expect(made).not.toMatch(limit);
  });

  it.each([
    ['low impact please', 'Low impact.'],
    ['no jumping', 'No jumping.'],
    ['no impact please', 'No impact.'],
  ])('is kept in its own words: %s', (before, kept) => {
    expect(said(before, '20 min cardio').at(-1)?.workoutRequest).toContain(kept);
  });

  it('is said back, with the offer of a workout', () => {
    expect(said('neighbours below')[0]?.content).toMatch(/quiet\..*Shall I/);
  });
});
