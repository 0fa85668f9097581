import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attacksOn } from './patterns/attacks.mjs';
import { collectPatterns, sourceFiles } from './patterns/collect.mjs';
import { countSteps, TooManySteps } from './patterns/count-steps.mjs';
import { parsePattern } from './patterns/parse.mjs';

const length = 100;
const budget = 600_000;
/** Twice the text may be four times the work, as for any search that may begin anywhere; not eight. */
const mostGrowth = 5;

/** Others start a server or a command when they load. */
const loadable = /\/(?:domain\/src|server\/src\/features)\//;

/** How much more work twice the text is, for the worst text found. @param {RegExp} pattern */
function growthOf(pattern) {
  const tree = parsePattern(pattern);
  let worst = 0;
  for (const attack of attacksOn(tree)) {
    try {
      const once = 1 + countSteps(tree, attack(length), budget);
      worst = Math.max(worst, countSteps(tree, attack(2 * length), budget) / once);
    } catch (error) {
      if (!(error instanceof TooManySteps)) throw error;
      return Number.POSITIVE_INFINITY;
    }
  }
  return worst;
}

/** @param {{ pattern: RegExp, where: string }[]} found */
function slowAmong(found) {
  const byText = new Map(found.map((one) => [String(one.pattern), one]));
  return [...byText.values()]
    .filter(({ pattern }) => growthOf(pattern) > mostGrowth)
    .map(({ pattern, where }) => `${where}: ${pattern}`);
}

describe('the count of steps', () => {
  it.each([
    /(a+)+$/,
    /^(a|a)*$/,
    /^(a|ab|b)*c$/,
    /(\w+\s?)*!/,
    /^(([a-z])+.)+[A-Z]([a-z])+$/,
    /\s*\s*\s*x/,
    /(?:x+x+)+y/,
    /^(?=(a+)+$)/,
    /(.*)*(.*)*,/,
    /^(\d+)*(\d+)*x/,
  ])('finds that %s can be made to hang', (pattern) => {
    expect(growthOf(pattern)).toBeGreaterThan(mostGrowth);
  });

  it.each([
    /^[a-z]+$/,
    /\b(?:push|pull)-?ups?\b/i,
    /(\d{1,3}) ?(?:min|minutes)/g,
    /"(?:[^"\\]|\\.)*"/,
    /(?<!\p{L})no \p{L}+(?!\d)/u,
    /a+b/,
  ])('lets %s pass', (pattern) => {
    expect(growthOf(pattern)).toBeLessThanOrEqual(mostGrowth);
  });
});

describe('no text makes a pattern hang', () => {
  it('that is written in the sources', () => {
    const found = collectPatterns();
    expect(found.length).toBeGreaterThan(500);
    const packages = new Set(found.map(({ where }) => where.split('/', 2).join('/')));
    const all = ['contract', 'domain', 'server', 'web'].map((name) => `packages/${name}`);
    expect([...packages].sort()).toEqual(all);
    expect(slowAmong(found)).toEqual([]);
  });

  describe('that is put together', () => {
    /** @type {{ pattern: RegExp, where: string }[]} */
    const made = [];
    const Original = RegExp;
    beforeAll(async () => {
      /** Notes what modules build while they load. */
      class Noted extends Original {
        /** @param {string | RegExp} pattern @param {string} [flags] */
        constructor(pattern, flags) {
          super(pattern, flags);
          if (typeof pattern === 'string') made.push({ pattern: this, where: 'put together' });
        }
      }
      globalThis.RegExp = /** @type {RegExpConstructor} */ (/** @type {unknown} */ (Noted));
      for (const file of sourceFiles().filter((name) => loadable.test(name))) await import(file);
      globalThis.RegExp = Original;
    }, 120_000);
    afterAll(() => {
      globalThis.RegExp = Original;
    });

    it('when a module loads', () => {
      const plain = made.map(({ pattern, where }) => ({
        pattern: new Original(pattern.source, pattern.flags),
        where,
      }));
      expect(plain.length).toBeGreaterThan(20);
      expect(slowAmong(plain)).toEqual([]);
    });
  });
});
