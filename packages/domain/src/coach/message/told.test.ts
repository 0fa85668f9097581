import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import { plan } from '../../planner/plan.ts';
import { first } from '../../test-support/by-night.ts';
import { newcomer, stranger } from '../test-support/athletes.ts';
import { builtFrom, labelsOf } from '../test-support/built-from.ts';
import { play } from '../test-support/talk.ts';
import type { CoachKnowledge } from '../types.ts';
import type { CoachWish } from './told.ts';

const saidBy = (knows: CoachKnowledge, ...words: string[]) =>
  play({ knows, turns: words.map((says) => ({ says })) }).map(({ answer }) => answer);
const said = (...words: string[]) => saidBy(newcomer, ...words);

function lastWish(knows: CoachKnowledge, ...words: string[]): CoachWish {
  const wish = saidBy(knows, ...words).at(-1)?.wish;
  if (!wish) throw new Error(`Nothing is made of: ${words.at(-1)}`);
  return wish;
}
const labels = (...words: string[]) => labelsOf(lastWish(newcomer, ...words), newcomer);

function loudIn(wish: CoachWish): string[] {
  const { request } = builtFrom(wish, newcomer);
  return first(1, [1, 2, 3])
    .flatMap((seed) => plan(request, newcomer.now, seed).workout)
    .flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? [])
    .filter(({ noise, impact }) => noise > 0 || impact > 1)
    .map(({ name }) => name);
}

describe('what was said of noise and landings', () => {
  it.each([
    [['nothing loud', '20 min cardio']],
    [['Nothing loud please. 20 min cardio', 'Make me a 30 min hiit workout']],
    [['quiet please', 'hi', '15 min tabata', 'shorter', 'give me 30 min cardio']],
    [['neighbours below', 'give me 20 min cardio']],
    [['no jumping, no noise', '20 min legs', 'make me a 20 min hiit workout']],
    [['20 min cardio', 'quieter please', 'a 10 min tabata please']],
    [['Loud is fine. 20 min cardio', 'From now on please keep it quiet in here', 'shorter']],
    [['20 min cardio', 'Keep it quiet.', 'Loud is fine.', 'Keep it quiet.']],
  ])('holds for every workout after it: %j', (words) => {
    expect(loudIn(lastWish(newcomer, ...words))).toEqual([]);
  });

  it.each([
    ['quiet please', 'Loud is fine now. 20 min cardio', /quiet|impact/i],
    ['no jumping please', 'give me 20 min with jump squats', /no jumping/i],
    ['no jumping please', 'jumping is fine', /no jumping/i],
    ['low impact please', 'jumps are ok again', /low impact/i],
    ['quiet please', 'no need to be quiet', /quiet|impact/i],
  ])('is taken back: %s, then %s', (before, after, limit) => {
    const shown = labels(before, after, 'make me a 30 min cardio workout');
    expect(shown.join(', ')).not.toMatch(limit);
  });

  it.each([
    ['no jumping', 'less impact please', 'No jumping'],
    ['low impact please', 'lower impact', 'Low impact'],
    ['no impact please', 'Does stress impact recovery?', 'No impact'],
    ['no jumping', 'it hurts with jumping', 'No jumping'],
    ['no jumping', 'Are jump squats bad?', 'No jumping'],
    ['no jumping', 'I did 20 jump squats yesterday', 'No jumping'],
    ['no jumping', "jumping isn't fine", 'No jumping'],
    ['quiet please', 'no loud music please', 'Quiet'],
  ])('is not taken back by a mention: %s, then %s', (before, after, kept) => {
    expect(labels(before, after, 'make me a 20 min cardio workout')).toContain(kept);
  });

  it.each(['the music is too loud', 'I had a quiet day at work'])(
    'is nothing that is kept or changes a workout: %s',
    (aside) => {
      const talk = ['20 min cardio', aside, 'make me a 30 min cardio workout'];
      expect(said(...talk)[1]?.wish).toBeNull();
      expect(labels(...talk)).not.toContain('Quiet');
    },
  );

  it('is said back', () => {
    expect(said('neighbours below')[0]?.content).toMatch(/quiet/i);
  });
});

describe('what was told of the person', () => {
  it.each([
    [
      ['My right shoulder hurts', 'give me 20 min upper body', '30 min legs please'],
      'Right shoulder',
    ],
    [['I am 67 years old', 'hi', 'Make me a 20 minute workout'], 'Age 67'],
    [['I have asthma', 'Make me a 20 minute workout', 'shorter'], 'Asthma'],
    [['I have 2 kettlebells of 16 kg', 'thanks', 'Make me a 20 minute workout'], '2 kettlebells'],
  ])('reaches every workout after it: %j', (words, label) => {
    expect(labels(...words).join(', ')).toContain(label);
  });

  it('is taken back when it is over', () => {
    const words = [
      'My right shoulder hurts',
      'my shoulder is fine again',
      '20 min upper body please',
    ];
    expect(labels(...words).join(', ')).not.toMatch(/shoulder/i);
  });

  it('is known of kit once it was said, and gives way to what is named next', () => {
    const kit = lastWish(
      stranger,
      '20 min with dumbbells, full body',
      'Make me a 30 minute workout',
    );
    expect(labelsOf(kit, stranger)).toContain('Dumbbells');
    const next = lastWish(
      stranger,
      '20 min with dumbbells, full body',
      '30 min with a kettlebell, legs',
    );
    expect(labelsOf(next, stranger)).not.toContain('Dumbbells');
  });
});

describe('a word aside', () => {
  it.each(['how do I do a pull-up?', 'I went for a run yesterday', 'thank you'])(
    'changes no workout at hand: %s',
    (aside) => {
      const plainly = labels('Make me a 20 minute workout', 'make it harder');
      expect(labels('Make me a 20 minute workout', aside, 'make it harder')).toEqual(plainly);
    },
  );
});

describe('a change', () => {
  it.each([
    ['too hard', 'Easy'],
    ['that is too easy', 'Hard'],
    ['shorter', '20 min'],
    ['too long for me', '20 min'],
    ['a bit too short', '40 min'],
    ['zu lang', '20 min'],
    ['20', '20 min'],
    ['no push-ups please', 'No push-ups'],
  ])('"%s" is one of the wish before', (change, label) => {
    const shown = labels('Give me a 30 minute workout for my upper body', change);
    expect(shown).toEqual(expect.arrayContaining([label, 'Upper body']));
  });

  it('can be taken back, and is not kept without end', () => {
    const exchanges = play({
      knows: newcomer,
      turns: ['Give me a 30 minute workout', 'shorter', 'harder', 'shorter', 'Undo'].map(
        (says) => ({
          says,
        }),
      ),
    });
    const [, , harder, , undone] = exchanges.map(({ reading }) => reading.told);
    expect(undone?.claims).toEqual(harder?.claims);
    expect(exchanges[3]?.reading.told.before?.before).toBeUndefined();
  });
});

describe('a long message', () => {
  const aside = 'I like my training days simple and calm. ';
  const knee = 'My left knee is injured, nothing overhead. ';

  it('reaches the planner whole', () => {
    const shown = labels(`${knee}${aside.repeat(40)}Make me a 20 min workout with dumbbells`);
    expect(shown).toEqual(expect.arrayContaining(['Left knee', 'Nothing overhead', '20 min']));
  });

  it('and many of them leave room for the wish', () => {
    const { text } = lastWish(
      newcomer,
      ...Array(6).fill('I was out all day. '.repeat(40)),
      '20 min cardio',
    );
    expect(text.length).toBeLessThanOrEqual(4000);
    expect(text).toContain('20 min cardio');
  });
});
