import { describe, expect, test } from 'vitest';
import { readingGrade } from '../../planner/receipts/reading-grade.ts';
import { speakable } from '../speakable.ts';
import { speakingSeconds } from '../speaking-time.ts';
import { voiceStyles } from '../styles.ts';
import { fill } from '../wording.ts';
import { linesByStyle } from './by-style.ts';

const parts = {
  exercise: 'Squat',
  amount: 'ten reps',
  set: 'two',
  sets: 'three',
  round: 'two',
  rounds: 'three',
  phase: 'Strength',
  rest: 'one minute',
  time: 'two minutes',
  name: 'Ada',
};
const unkind =
  /\b(pain|weak|lazy|pathetic|excuses?|quit|fat|burn|shame|loser|pussy|punish|no pain|calories|hate|kill|die|dead|stupid|wimp|skinny)\b/i;

describe.each(voiceStyles)('the %s style', (style) => {
  const moments = linesByStyle[style];
  const templates = Object.values(moments).flat();
  const texts = templates.map((template) => fill(template, parts));

  test('has at least 40 different lines', () => {
    expect(new Set(templates).size).toBeGreaterThanOrEqual(40);
  });

  test('has a line for each moment without a name, and no moment says one twice', () => {
    for (const [moment, lines] of Object.entries(moments)) {
      expect(
        lines.some((line: string) => !line.includes('{name}')),
        moment,
      ).toBe(true);
      expect(new Set(lines).size, moment).toBe(lines.length);
    }
  });

  test('has more than one line for what comes again and again', () => {
    for (const moment of [
      'again',
      'sideSwitch',
      'halfway',
      'ten',
      'motivation',
      'form',
      'rest',
    ] as const) {
      expect(moments[moment].length, moment).toBeGreaterThanOrEqual(3);
    }
  });

  test('calls a name with nothing else to fill in', () => {
    const named = templates.filter((line) => line.includes('{name}'));
    expect(named.length).toBeGreaterThanOrEqual(5);
    for (const line of named) expect(line.match(/\{\w+\}/g)).toEqual(['{name}']);
  });

  test('knows all that its lines ask for', () => {
    for (const [, key] of templates.join(' ').matchAll(/\{(\w+)\}/g)) {
      expect(Object.keys(parts)).toContain(key);
    }
  });

  test('shouts only as the sergeant', () => {
    const loud = texts.filter((text) => text.includes('!'));
    if (style === 'sergeant') expect(loud.length).toBeGreaterThan(40);
    else expect(loud).toEqual([]);
  });

  test('reads at an early grade', () => {
    expect(readingGrade(texts.join(' '))).toBeLessThan(3);
    // The grade of two or three words says nothing.
    const sentences = texts.filter((text) => text.split(' ').length > 3);
    expect(sentences.filter((text) => readingGrade(text) > 8)).toEqual([]);
  });

  test('is kind', () => {
    expect(texts.filter((text) => unkind.test(text))).toEqual([]);
  });

  test('is speakable as it is, and short', () => {
    for (const text of texts) {
      expect(speakable(text)).toBe(text);
      expect(speakingSeconds(text, style)).toBeLessThan(6);
    }
  });
});

test('no two styles share more than a few stock words', () => {
  for (const one of voiceStyles) {
    const own = new Set(Object.values(linesByStyle[one]).flat());
    for (const other of voiceStyles.filter((style) => style !== one)) {
      const shared = Object.values(linesByStyle[other])
        .flat()
        .filter((line) => own.has(line));
      expect(new Set(shared).size).toBeLessThanOrEqual(3);
    }
  }
});
