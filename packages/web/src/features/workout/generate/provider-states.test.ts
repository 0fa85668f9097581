import { providers } from '@cadence/domain/workout/limits';
import { describe, expect, test } from 'vitest';
import { coachLabel, type ProviderState, providerFor } from './provider-states.ts';

const withKeys = (...ids: string[]): ProviderState[] =>
  providers.map((id) => ({
    id,
    available: ids.includes(id),
    reason: null,
    models: { advanced: 'a', light: 'l' },
  }));

describe('who makes the workout', () => {
  test.each([
    ['the specification’s default, before the server has answered', null, null, 'openai'],
    ['the default where it has a key', null, withKeys('openai'), 'openai'],
    ['the default still, where only another one has a key', null, withKeys('grok'), 'openai'],
    ['the built-in one where nobody has a key', null, withKeys(), 'local'],
    ['the one that was chosen, key or not', 'gemini', withKeys(), 'gemini'],
  ] as const)('%s', (_, chosen, states, expected) => {
    expect(providerFor(chosen, states)).toBe(expected);
  });

  test('each has a name for people', () => {
    expect(coachLabel('openai', 'advanced', null)).toBe('OpenAI · Advanced');
    expect(coachLabel('anthropic', 'light', null)).toBe('Anthropic · Light');
    expect(coachLabel('local', 'advanced', withKeys())).toBe('Built-in');
    expect(coachLabel('local', 'advanced', withKeys('local'))).toBe('Local model');
  });
});
