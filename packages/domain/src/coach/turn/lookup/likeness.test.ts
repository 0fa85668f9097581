import { describe, expect, it } from 'vitest';
import { buildLikeness } from './likeness.ts';

const likeness = buildLikeness([
  { id: 'sauna', asked: ['is the sauna ok after lifting', 'sauna before or after the gym'] },
  { id: 'deload', asked: ['should i deload', 'how often do i need an easy week'] },
]);

const likest = (text: string): string | undefined =>
  [...likeness(text)].sort(([, a], [, b]) => b - a)[0]?.[0];

describe('how like a message is to what people ask', () => {
  it.each([
    ['sauna tonight after legs, ok?', 'sauna'],
    ['do i need to deload', 'deload'],
    ['is an easy week needed', 'deload'],
  ])('finds what %s is about', (text, id) => {
    expect(likest(text)).toBe(id);
  });

  it('is one for a message that is all that was asked, and nothing without a word in common', () => {
    const alone = buildLikeness([
      { id: 'creatine', asked: ['does creatine work'] },
      { id: 'other', asked: ['another thing'] },
    ]);
    expect(alone('Does creatine work?').get('creatine')).toBeCloseTo(1);
    expect(alone('who won').size).toBe(0);
  });
});
