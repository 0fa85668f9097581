import { voiceStyles } from '@cadence/domain/voice/styles';
import { describe, expect, test } from 'vitest';
import { lineAfter, sampleLines } from './sample-lines.ts';

describe.each(voiceStyles)('%s', (style) => {
  test('every line can be spoken as it stands', () => {
    const lines = sampleLines(style, []);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => line.includes('{'))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('all are heard before one comes again', () => {
    const lines = sampleLines(style, ['Ada']);
    const heard = new Set<string>();
    let line = lineAfter(lines, null);
    for (const _ of lines) {
      heard.add(line);
      line = lineAfter(lines, line);
    }
    expect(heard.size).toBe(lines.length);
    expect(line).toBe(lines[0]);
  });

  test('a name is called in some lines, and in none without one', () => {
    expect(sampleLines(style, ['Ada']).some((line) => line.includes('Ada'))).toBe(true);
    expect(sampleLines(style, []).some((line) => line.includes('Ada'))).toBe(false);
  });
});

test('a line that is no longer there is followed by the first', () => {
  expect(lineAfter(['One.', 'Two.'], 'Gone.')).toBe('One.');
});
