import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { paperColour } from './theme.ts';

// Vitest empties imported style sheets, hence the read from disk.
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Tokens = Map<string, string>;

function tokensOf(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1] ?? '', m[2] ?? '']),
  );
}

const light = tokensOf(':root');
const dark: Tokens = new Map([...light, ...tokensOf(':root.dark')]);

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(tokens: Tokens, front: string, back: string) {
  const a = luminance(tokens.get(front) ?? '');
  const b = luminance(tokens.get(back) ?? '');
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const surfaces = ['paper', 'surface', 'sunken'];
const texts = ['ink', 'ink-2', 'ink-3', 'brand-text', 'ok', 'danger'];
const phases = ['work', 'rest', 'warm', 'cool', 'intro', 'shift'];
const pairs = [
  ...texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ...phases.map((phase) => [`on-${phase}`, phase] as const),
  ['brand-ink', 'brand'] as const,
  ['on-danger', 'danger-fill'] as const,
  ['ok', 'ok-soft'] as const,
  ['danger', 'danger-soft'] as const,
  ['paper', 'ink'] as const,
];
const outlines = ['focus', 'field-line'].flatMap((line) =>
  surfaces.map((surface) => [line, surface] as const),
);

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in %s mode', (mode, tokens) => {
  test.each(pairs)('%s on %s reads well', (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(outlines)('%s stands out from %s', (line, surface) => {
    expect(contrast(tokens, line, surface)).toBeGreaterThanOrEqual(3);
  });

  test.each(surfaces)('the introduction of a strip stands out from %s', (surface) => {
    expect(contrast(tokens, 'intro-bar', surface)).toBeGreaterThanOrEqual(3);
  });

  test('the browser frame has the colour of the paper', () => {
    expect(paperColour[mode]).toBe(tokens.get('paper'));
  });
});
