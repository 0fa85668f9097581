import { describe, expect, it } from 'vitest';
import { careQuestions } from '../../reading/danger/care-questions.ts';
import { readMessage } from '../message/read-message.ts';
import { newcomer } from '../test-support/athletes.ts';
import type { RaisedFlag } from '../types.ts';
import { flagsAfter, flagsAfterTold, openFlag, openFlags } from './flags.ts';

const at = (hours: number) => new Date(Date.parse(newcomer.now) + hours * 3_600_000).toISOString();
const told = (flags: readonly RaisedFlag[], text: string, hours = 0, asked = '') =>
  flagsAfter(flags, text, asked, { athlete: newcomer.athlete, now: at(hours) });

describe('what a message raised', () => {
  const raised = told([], 'I have chest pain');

  it('is kept without any of its words', () => {
    expect(raised).toEqual([
      { id: 'chest-pain', kind: 'stop', raisedAt: newcomer.now, liftedAt: null },
    ]);
  });

  it('stands in a new conversation, days later', () => {
    const knowledge = { ...newcomer, flags: raised, now: at(24 * 30) };
    const reading = readMessage('give me a 20 minute workout', { messages: [] }, knowledge);
    expect(reading).toMatchObject({
      shouldGenerateWorkout: false,
      understanding: { kind: 'stop', id: 'chest-pain' },
    });
  });

  it('about hurting somebody is settled by being safe and by no doctor', () => {
    const open = told([], 'I am going to stab my flatmate when he gets in');
    expect(openFlag(open, newcomer.now)).toMatchObject({ kind: 'stop', id: 'threat' });
    expect(openFlag(told(open, 'my doctor cleared me'), newcomer.now)?.id).toBe('threat');
    expect(openFlag(told(open, 'I am safe now, I talked to my mum'), newcomer.now)).toBeNull();
  });

  it('about eating is not shrugged off by the next message', () => {
    const flags = told([], 'I make myself throw up after every meal');
    const { message, suggestion } = openFlag(flags, at(0)) ?? { message: '', suggestion: '' };
    const said = {
      id: '1',
      type: 'coach' as const,
      content: `${message} ${suggestion}`,
      timestamp: at(0),
    };
    const knowledge = { ...newcomer, flags, now: at(0) };
    const reading = readMessage(
      'you are not my mum, it is only 3 kg',
      { messages: [said] },
      knowledge,
    );
    expect(reading.understanding).toMatchObject({ kind: 'stop', id: 'purging' });
  });

  it('is lifted by the word of a doctor, and by nothing less', () => {
    const still = told(told(raised, 'it is nothing, go on', 1), 'yes', 2);
    expect(openFlag(still, at(2))?.id).toBe('chest-pain');
    const cleared = told(still, 'My doctor cleared me', 3);
    expect(openFlag(cleared, at(3))).toBeNull();
    const knowledge = { ...newcomer, flags: cleared, now: at(4) };
    const reading = readMessage('give me a 20 minute workout', { messages: [] }, knowledge);
    expect(reading.shouldGenerateWorkout).toBe(true);
  });

  it('is not raised again by the old message once it was lifted elsewhere', () => {
    const flags = told(raised, 'my doctor cleared me', 2);
    const said = { id: 'a', type: 'user', content: 'I have chest pain', timestamp: at(0) } as const;
    const knowledge = { ...newcomer, flags, now: at(3) };
    const reading = readMessage('20 minute workout please', { messages: [said] }, knowledge);
    expect(reading.understanding.kind).toBe('request');
  });

  it('is not doubled', () => {
    expect(told(raised, 'my chest hurts', 1)).toHaveLength(1);
  });

  it('passes by itself where it does', () => {
    const fever = told([], 'I have a fever of 39');
    expect([openFlag(fever, at(24))?.id, openFlag(fever, at(72))]).toEqual(['fever', null]);
  });

  it('says nothing of somebody else', () => {
    expect(told([], 'my mum has chest pain')).toEqual([]);
  });
});

describe('what a device tells', () => {
  const chest = (isOpen: boolean, hours: number) => ({ id: 'chest-pain', isOpen, at: at(hours) });
  const open = told([], 'I have chest pain');

  it.each([
    ['settles what was told before', open, [chest(false, 1)], []],
    ['does not settle what was told after', told([], 'chest pain', 2), [chest(false, 1)], [at(2)]],
    [
      'does not settle what was told anew',
      told(open, 'chest pain again', 2),
      [chest(false, 1)],
      [at(2)],
    ],
    ['holds where nothing was told', [], [chest(true, 1)], [at(1)]],
    ['does not bring back what was settled after', open, [chest(false, 3), chest(true, 2)], []],
    ['holds again when it was told after', open, [chest(false, 1), chest(true, 2)], [at(2)]],
    ['is passed over where it is no sign', [], [{ ...chest(true, 1), id: 'constructor' }], []],
  ])('%s', (_, flags, signs, raisedAt) => {
    const standing = flagsAfterTold(flags, signs).filter(({ liftedAt }) => liftedAt === null);
    expect(standing.map((flag) => flag.raisedAt)).toEqual(raisedAt);
  });

  it('stands beside the rest, the gravest first', () => {
    const heart = told(open, 'I had knee surgery three weeks ago', 1);
    const all = flagsAfterTold(heart, [{ id: 'self-harm', isOpen: true, at: at(2) }]);
    expect(openFlags(all, at(2)).map(({ id }) => id)).toEqual([
      ...['self-harm', 'chest-pain', 'surgery'],
    ]);
  });
});

describe('a yes', () => {
  const held = told([], 'I had knee surgery three weeks ago');
  const suggestion = openFlag(held, at(0))?.suggestion ?? '';

  it('lifts a hold where the coach has just asked', () => {
    expect(openFlag(told(held, 'yes', 1, `Before that. ${suggestion}`), at(1))).toBeNull();
  });

  it('does not where it answers something else', () => {
    expect(openFlag(told(held, 'yes', 1, 'Shall I go on?'), at(1))?.id).toBe('surgery');
  });
});

describe('an answer to what was asked about a sign', () => {
  const flagAfter = (question: keyof typeof careQuestions, text: string) =>
    openFlag(told([], text, 0, `One thing first. ${careQuestions[question]}`), at(0));

  it.each([
    ['ask-heart', 'yes', 'chest-pain'],
    ['ask-nerves', 'Yes, a bit', 'stroke'],
    ['ask-low', 'no, nobody', 'low'],
    ['wheeze', 'not really', 'new-breathless'],
    ['ask-pain', '8', 'pain-check'],
  ] as const)('raises what %s was about: "%s"', (question, text, id) => {
    expect(flagAfter(question, text)?.id).toBe(id);
  });

  it.each([
    ['ask-heart', 'no'],
    ['ask-low', 'yes, my sister is here'],
    ['wheeze', 'yes'],
    ['wheeze', 'No, all fine'],
    ['ask-pain', '2, it is old'],
  ] as const)('raises nothing where it is calm, %s: "%s"', (question, text) => {
    expect(flagAfter(question, text)).toBeNull();
  });
});

describe('what was not understood', () => {
  const unclear = told([], 'my lips have gone blue');

  it.each(['it is harmless', 'my doctor knows of it', 'figure of speech, sorry'])(
    'is settled by "%s"',
    (text) => {
      expect(openFlag(told(unclear, text, 1), at(1))).toBeNull();
    },
  );

  it('is not settled by going on', () => {
    expect(openFlag(told(unclear, 'just give me the workout', 1), at(1))?.id).toBe('unclear');
  });
});
