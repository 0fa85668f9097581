import { describe, expect, it } from 'vitest';
import { exerciseById } from '../exercise/library.ts';
import { plan } from '../planner/plan.ts';
import { understood } from '../planner/test-support/understood.ts';
import { newcomer } from './test-support/athletes.ts';
import { play } from './test-support/talk.ts';
import type { CoachMessage } from './types.ts';
import { withCareSaid } from './workout-request.ts';

const said = (...words: string[]) =>
  play({ knows: newcomer, turns: words.map((says) => ({ says })) }).map(({ answer }) => answer);

const heard = (...words: string[]): CoachMessage[] =>
  words.map((content, at) => ({
    id: `${at}`,
    type: 'user',
    content,
    timestamp: newcomer.now,
  }));

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
    [['Loud is fine. 20 min cardio', 'Keep it quiet.', 'shorter']],
    [['Loud is fine. 20 min cardio', 'From now on please keep it quiet in here', 'shorter']],
    [['20 min cardio', 'Keep it quiet.', 'Loud is fine.', 'Keep it quiet.']],
  ])('holds for every workout after it: %j', (words) => {
    const made = said(...words).at(-1)?.workoutRequest;
    expect(made).toEqual(expect.any(String));
    expect(loudIn(made ?? null)).toEqual([]);
  });

  it.each([
    ['quiet please', 'Loud is fine now. 20 min cardio', /quiet/i],
    ['no jumping please', 'give me 20 min with jump squats', /no jumping/i],
    ['no jumping please', 'jumping is fine', /no jumping/i],
    ['no jumping please', 'you can add jumps', /no jumping/i],
    ['low impact please', 'jumps are ok again', /low impact/i],
    ['quiet please', 'not quiet any more', /quiet/i],
    ['quiet please', "it doesn't need to be quiet", /quiet/i],
    ['quiet please', 'no need to be quiet', /quiet/i],
    ['quiet please', 'noise is okay', /quiet/i],
    ['quiet please', 'the neighbours are out', /quiet/i],
  ])('is taken back: %s, then %s', (before, after, limit) => {
    const made = said(before, after, 'make me a 30 min cardio workout').at(-1)?.workoutRequest;
    expect(made).not.toMatch(limit);
  });

  it.each([
    ['no jumping', 'less impact please', 'No jumping.'],
    ['no jumping', 'no high impact moves', 'No jumping.'],
    ['low impact please', 'lower impact', 'Low impact.'],
    ['no impact please', 'Does stress impact recovery?', 'No impact.'],
    ['no jumping', 'my knee hurt when I jumped last week', 'No jumping.'],
    ['no jumping', 'it hurts with jumping', 'No jumping.'],
    ['no jumping', 'Are jump squats bad?', 'No jumping.'],
    ['no jumping', 'I did 20 jump squats yesterday', 'No jumping.'],
    ['no jumping', "jumping isn't fine", 'No jumping.'],
    ['no jumping', 'low impact is fine', 'No jumping.'],
    ['no jumping', "don't add any jumps", 'No jumping.'],
    ['quiet please', 'no loud music please', 'Keep it quiet.'],
  ])('is not taken back by a mention: %s, then %s', (before, after, kept) => {
    expect(withCareSaid('20 min cardio', heard(before, after))).toContain(kept);
  });

  it.each([
    'your voice is too loud',
    'the music is too loud',
    'my neighbour recommended this app',
    'I had a quiet day at work',
  ])('is nothing that is kept or changes a workout: %s', (aside) => {
    const [, changed, next] = play({
      knows: newcomer,
      turns: ['20 min cardio', aside, 'make me a 30 min cardio workout'].map((says) => ({ says })),
    });
    expect(changed?.answer.workoutRequest).toBeNull();
    expect(next?.answer.workoutRequest).not.toMatch(/quiet/i);
  });

  it.each(['less impact please', 'lower impact', 'no high impact moves'])(
    'is heard as low impact: %s',
    (text) => {
      expect(understood(text).readings).toContain('impact:1');
    },
  );

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

const aside = 'I like my training days simple and calm. ';
const knee = 'My left knee is injured, nothing overhead. ';

describe('a long message', () => {
  const long = `${knee}${aside.repeat(80)}20 min cardio`;

  it('reaches the planner whole, with what holds for it before it', () => {
    const before = heard('Keep it quiet.', 'My right shoulder hurts');
    const text = withCareSaid(long, before);
    expect(text).toBe(`My right shoulder hurts. Keep it quiet. ${long}`);
    const { readings } = understood(text);
    expect(readings).toEqual(expect.arrayContaining(['quiet', 'injury:knee:left']));
  });

  it('reaches it whole from the coach, too', () => {
    const [answer] = said(`${knee}${aside.repeat(80)}Make me a 20 min workout with dumbbells`);
    expect(answer?.workoutRequest).toContain(knee.trim());
  });

  it('and many of them leave room for it', () => {
    const many = heard(
      ...Array.from({ length: 20 }, (_, at) => `${at} My left knee hurts.`.repeat(25)),
    );
    const text = withCareSaid('x'.repeat(4000), many);
    expect(text.length).toBeLessThan(6000);
    expect(text).toContain('My left knee hurts.');
  });
});

describe('what is looked at for a workout', () => {
  const chat = (count: number) => heard('Keep it quiet.', ...Array<string>(count).fill('Hi there'));

  it('are the 30 messages before it', () => {
    expect(withCareSaid('20 min cardio', chat(29))).toBe('Keep it quiet. 20 min cardio');
    expect(withCareSaid('20 min cardio', chat(30))).toBe('20 min cardio');
  });
});
