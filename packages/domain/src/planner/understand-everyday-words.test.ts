import { describe, expect, it } from 'vitest';
import { scanDanger } from '../reading/danger/scan.ts';
import { commonWords } from '../reading/engine/common-words.ts';
import { scan } from '../reading/engine/scan.ts';
import { isEveryday } from '../reading/everyday.ts';
import { ordinaryWords } from '../reading/lexicon/ordinary-words.ts';
import { readingsOf } from './test-support/understood.ts';
import { understand } from './understand.ts';

const wordsOf = (text: string) => text.trim().split(/\s+/);

const corrected = (word: string) =>
  [...scan(word).tokens, ...scanDanger(word).tokens].filter(({ typo }) => typo > 0);

describe('an everyday word', () => {
  it('is never taken for a slip of another', () => {
    expect(wordsOf(commonWords).filter((word) => corrected(word).length > 0)).toEqual([]);
  });

  it('raises no alarm on its own', () => {
    const kinds = wordsOf(commonWords).filter(
      (word) => understand(word, {}, {}, { sessions: [] }).kind !== 'request',
    );
    expect(kinds).toEqual([]);
  });

  it.each(['combining', 'operated', 'stories', 'stopped', 'classes', 'seriously', 'happiest'])(
    'is known in its other forms: %s',
    (word) => {
      expect(isEveryday(word)).toBe(true);
    },
  );

  it.each(['kettelbell', 'sqauts', 'shoudler', 'runing', 'minuts', 'streching', 'dumbel'])(
    'is none of the slips that are mended: %s',
    (word) => {
      expect(isEveryday(word)).toBe(false);
    },
  );

  it('stands in the list once, in plain letters', () => {
    const words = wordsOf(ordinaryWords);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => !/^[a-z]{4,}$/.test(word))).toEqual([]);
  });
});

describe('everyday talk', () => {
  it.each([
    ['combine cardio and strength, 30 min', 'focus:cardio goal:strength minutes:30'],
    ["let's combine push and pull today", 'focus:pull focus:push'],
    ['self defense style workout 30 min', 'minutes:30'],
    ['just checking in, 20 min core', 'focus:core minutes:20'],
    ['a workout that features kettlebells', 'kit:kettlebells'],
    ['surfing prep, 30 min', 'minutes:30'],
    ['after cooking dinner, 20 min', 'minutes:20'],
    ['chasing a faster 5k, legs 30 min', 'focus:legs minutes:30'],
    ['long overdue workout, 30 min', 'minutes:30'],
    ["I don't expect miracles, 20 min", 'minutes:20'],
    ['I tried CrossFit once, 30 min', 'minutes:30'],
    ['waiting for the kids, 15 min', 'minutes:15'],
    ['office manager with a desk job, 20 min', 'minutes:20 place:office'],
    ["I'm a builder with strong arms, 30 min mobility", 'focus:arms goal:mobility minutes:30'],
    ['related exercises for golf 30 min', 'minutes:30'],
    ['serious workout, 40 min', 'minutes:40'],
    ['this is boring, give me something fun 20 min', 'minutes:20'],
    ['no more reading, move for 15 min', 'minutes:15'],
    ['I have 15 minutes between classes', 'minutes:15'],
    ['ADHD, keep it changing every minute, 20 min', 'format:emom minutes:20'],
  ])('is read as it is meant: %s', (text, readings) => {
    expect(readingsOf(text).join(' ')).toBe(readings);
  });
});
