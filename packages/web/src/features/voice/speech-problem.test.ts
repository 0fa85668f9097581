import { expect, test } from 'vitest';
import { problemText } from './speech-problem.ts';

test.each([
  ['stage', 'server', null, null],
  [
    'stage',
    'browser',
    'Speech is turned off on this server.',
    "Voice generation failed: Speech is turned off on this server. You hear your browser's own voice instead.",
  ],
  [
    'own',
    'tones',
    null,
    'Voice generation failed: The server could not speak. You hear tones instead, and the words stand here.',
  ],
  [
    'voices',
    'tones',
    'No connection',
    'Voice test failed. No connection. You hear tones instead, and the words stand here.',
  ],
] as const)('%s, spoken by %s because of %s', (place, rung, reason, text) => {
  expect(problemText(place, rung, reason)).toBe(text);
});
