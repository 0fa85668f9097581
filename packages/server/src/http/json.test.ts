import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooDeep } from './json.ts';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe('the depth of a body', () => {
  it('is what a walk over the parsed value finds', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), fc.integer({ min: 0, max: 9 }), (text, limit) => {
        expect(isTooDeep(text, limit)).toBe(depthOf(JSON.parse(text)) > limit);
      }),
    );
  });

  it('does not count brackets inside strings', () => {
    expect(isTooDeep(JSON.stringify({ a: '[[[["\\[[[' }), 1)).toBe(false);
  });
});
