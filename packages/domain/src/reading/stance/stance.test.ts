import { describe, expect, it } from 'vitest';
import { scan, scanPlainly } from '../engine/scan.ts';
import { stanceFeatures } from './features.ts';
import { thingsIn } from './stance.ts';

const polarities = (text: string, word: string) => {
  const found = scan(text);
  return thingsIn(found.hits)
    .filter(({ from, to }) => found.quote(from, to).toLowerCase().includes(word))
    .flatMap(({ hits }) => hits.map((hit) => found.polarity(hit)));
};

describe('how a named thing is meant', () => {
  it.each([
    ['hard pass on pull ups, anything else goes', 'pull ups'],
    ['me and the kettlebell had a falling out, not today', 'kettlebell'],
    ['everything bar shoulders', 'shoulders'],
    ['the dumbbells stay in the shed', 'dumbbells'],
    ['20 min, kannst dir die burpees schenken', 'burpees'],
  ])('%s: left out', (text, word) => {
    expect(polarities(text, word)).toContain('negated');
  });

  it.each([
    ['30 min with the kettlebell', 'kettlebell'],
    ['pull ups are my weak spot, work on them', 'pull ups'],
    ['rower is broken so the treadmill it is', 'treadmill'],
    ['legs and shoulders, hard', 'legs'],
    ['20 min burpees und liegestütze', 'burpees'],
  ])('%s: meant', (text, word) => {
    const found = polarities(text, word);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((polarity) => polarity === 'plain')).toBe(true);
  });

  it('sees the same idiom for every thing', () => {
    const features = (text: string) => {
      const { tokens, hits } = scanPlainly(text);
      const [thing] = thingsIn(hits);
      return thing && [...stanceFeatures(tokens, thing, () => false, 'move', 1 << 18)];
    };
    expect(features('burpees are the devil')).toEqual(features('lunges are the devil'));
  });
});
