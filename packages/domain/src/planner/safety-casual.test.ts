import { describe, expect, it } from 'vitest';
import {
  casualDanger,
  casualHarmless,
  casualMissed,
  casualOdd,
  ordinaryWishes,
} from './safety/test-support/data/casual-sentences.ts';
import { readSafety } from './safety.ts';
import { understood } from './understand/test-support/understood.ts';
import { understand } from './understand.ts';

const linesOf = (text: string): string[] => text.trim().split('\n');
const read = (text: string) => understand(text, {}, {}, { sessions: [] });

describe('danger in casual words', () => {
  it.each(linesOf(casualDanger))('"%s" is settled before anything is planned', (text) => {
    expect(readSafety(text, {})).not.toBeNull();
  });

  it.each(linesOf(casualOdd))('"%s" does not pass silently', (text) => {
    expect(read(text)).toMatchObject({ question: expect.any(String) });
  });

  it('passes silently in at most one of ten', () => {
    const all = [casualDanger, casualOdd, casualMissed].flatMap(linesOf);
    const silent = all.filter((text) => {
      const reading = read(text);
      return reading.kind === 'request' && reading.question === null;
    });
    expect(silent.length / all.length).toBeLessThan(0.1);
  });
});

describe('a wish in the same words', () => {
  it.each(linesOf(casualHarmless))('"%s" is not held up', (text) => {
    expect(readSafety(text, {})).toBeNull();
  });

  it.each([
    'my dad fainted',
    'my friend collapsed at the marathon, i want to start slow',
    'afraid my heart will race and i get dizzy',
    'scared i might pass out if i go too hard',
    'tengo miedo de que me duela el pecho',
    '200 ms reaction drills',
    '50 ms between beeps please',
    'my heart beats for kettlebells',
  ])('"%s" is no sign of the speaker', (text) => {
    expect(readSafety(text, {})).toBeNull();
  });
});

describe('a wish of an ordinary day', () => {
  it.each(linesOf(ordinaryWishes))('"%s" leaves nothing that is not understood', (text) => {
    expect(understood(text).readings.join()).not.toContain('not-understood');
  });
});

describe('known signs in other words', () => {
  it.each([
    ['having an asthma attack, something gentle', 'breathless'],
    ['tengo un ataque de asma', 'breathless'],
    ['ich habe einen Asthmaanfall', 'breathless'],
    ["je fais une crise d'asthme", 'breathless'],
    ["ho un attacco d'asma", 'breathless'],
    ['estou com uma crise de asma', 'breathless'],
    ['nunca he tenido un dolor de cabeza así', 'headache'],
    ["I've never had a headache like this", 'headache'],
    ['so Kopfweh hatte ich noch nie', 'headache'],
    ['i zonked and fell over', 'fainting'],
    ['my wife says I fainted', 'fainting'],
  ])('"%s" stops (%s)', (text, id) => {
    expect(readSafety(text, {})).toMatchObject({ kind: 'stop', id });
  });

  it.each(['I had an asthma attack years ago', 'warm up to prevent an asthma attack'])(
    '"%s" is not now',
    (text) => {
      expect(readSafety(text, {})).toBeNull();
    },
  );

  it('asks gently where despair may be meant', () => {
    expect(readSafety("can't see a reason to carry on", {})).toMatchObject({
      kind: 'hold',
      id: 'low',
    });
  });
});

describe('what is not understood', () => {
  const text = 'collarbone is sticking up funny after a tumble, hard 20 min HIIT with box jumps';

  it('is said back in its own words and planned around with care', () => {
    const { chips, request, question } = understood(text);
    expect(chips).toContainEqual({
      id: 'not-understood:collarbone is sticking up funny after a tumble',
      label: 'Not understood: "collarbone is sticking up funny after a tumble"',
      kind: 'safety',
    });
    expect(question).toContain('collarbone is sticking up funny');
    expect(request.maxImpact.value).toBe(1);
    expect(request.difficulty.value).not.toBe('hard');
  });

  it('is left alone once it is tapped away', () => {
    const dismissed = ['not-understood:collarbone is sticking up funny after a tumble'];
    const { readings, request } = understood(text, { dismissed });
    expect(readings.join()).not.toContain('not-understood');
    expect(request.difficulty.value).toBe('hard');
  });

  it('goes on gently once the question is answered', () => {
    const reading = understand(
      'lips have gone blue, 20 min',
      { cleared: ['unclear'] },
      {},
      {
        sessions: [],
      },
    );
    expect(reading).toMatchObject({
      kind: 'request',
      request: { conditions: [{ condition: 'gentle' }] },
    });
  });

  it('reads ten thousand characters without a long wait', () => {
    const long = 'my heart is weird and numb, '.repeat(360);
    expect(read(long).kind).not.toBe('request');
  });
});
