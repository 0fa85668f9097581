import { describe, expect, it } from 'vitest';
import { askedIn } from './sentences.ts';

describe('the sentence that asks', () => {
  it.each([
    [
      'Thanks a lot! My knee hurts. Should I still squat today? Cheers',
      'Should I still squat today?',
    ],
    ['I lift at six. how late can coffee be. no rush', 'how late can coffee be.'],
    ['Two weeks off. So what, or how much do I lose', 'So what, or how much do I lose'],
    [
      'Is it ok? I mean, is an hour of cardio a day too much?',
      'is an hour of cardio a day too much?',
    ],
    ['only two dumbbells here, how do I train my back', 'how do I train my back'],
  ])('in %s', (text, asked) => expect(askedIn(text)).toBe(asked));

  it.each(['', 'Should I still squat today?', 'I am tired. I slept badly.'])(
    'is nowhere apart in %j',
    (text) => expect(askedIn(text)).toBeNull(),
  );
});
