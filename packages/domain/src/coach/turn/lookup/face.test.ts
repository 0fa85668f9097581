import { describe, expect, it } from 'vitest';
import { faceShares, facesIn, fitOf, isDenied } from './face.ts';

const nearness = (text: string, asked: readonly string[]) => fitOf(text, asked, faceShares(asked));

describe('what a question is after', () => {
  it('is read from its words', () => {
    expect(facesIn('how often should i row')).toEqual(['often']);
    expect(facesIn('an alternative to dips for a sore shoulder')).toEqual([
      'part:shoulder',
      'instead',
    ]);
  });

  it('lies nearer to what is asked for in the same way', () => {
    const how = ['how do i row', 'row form'];
    const often = ['how often to row', 'rows twice a week'];
    expect(nearness('how often should i row', often)).toBeGreaterThan(
      nearness('how often should i row', how),
    );
  });

  it('is not of a pain or a fever that is denied', () => {
    const hurts = ['elbow pain when pressing', 'my elbow hurts', 'elbow aches after dips'];
    const cracks = ['elbow cracks without pain', 'clicking elbow, no pain'];
    expect(isDenied('my elbow pops but no pain', hurts)).toBe(true);
    expect(isDenied('my elbow pops but no pain', cracks)).toBe(false);
    expect(isDenied('my elbow pops', hurts)).toBe(false);
    expect(isDenied('blocked nose, no fever', ['training with a fever', 'fever and gym'])).toBe(
      true,
    );
  });
});
