import { modelTiers, providers } from '@cadence/domain/workout/limits';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { nameProvider, providerNames, readProviderName } from './provider-names.ts';
import { generationBody, generationForm } from './schemas.ts';

const form = { user_preferences: 'legs', duration_minutes: 30, provider: 'openai' };

function messagesFor(changes: object): string[] {
  const result = z.safeParse(generationForm, { ...form, ...changes });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

describe('the form', () => {
  it.each([
    [{ user_preferences: '' }, 'User preferences are required'],
    [{ user_preferences: '  \n ' }, 'Preferences cannot be only whitespace'],
    [{ user_preferences: 'x'.repeat(10_001) }, 'Use at most 10,000 characters'],
    [{ duration_minutes: 4 }, 'Duration must be at least 5 minutes'],
    [{ duration_minutes: 121 }, 'Duration cannot exceed 120 minutes'],
    [{ duration_minutes: 12.5 }, 'Use whole minutes'],
    [{ duration_minutes: Number.NaN }, 'Enter the minutes as a number'],
    [
      { provider: 'other' },
      'Invalid provider. Must be one of: grok, openai, anthropic, gemini, local',
    ],
  ])('%o is refused with its one text', (changes, message) => {
    expect(messagesFor(changes)).toEqual([message]);
  });

  it.each([{}, { duration_minutes: 5 }, { duration_minutes: 120 }, { provider: 'grok-mini' }])(
    '%o is accepted',
    (changes) => {
      expect(messagesFor(changes)).toEqual([]);
    },
  );
});

it('a request needs no more than its preferences', () => {
  expect(z.parse(generationBody, { user_preferences: 'legs' })).toEqual({
    user_preferences: 'legs',
    provider: 'openai',
    duration_minutes: 30,
    variation: 0,
  });
});

describe('the name of a provider', () => {
  it('is its own for the advanced tier, and another for the light one', () => {
    expect(nameProvider('openai', 'advanced')).toBe('openai');
    expect(
      (['gemini', 'openai', 'anthropic', 'grok'] as const).map((p) => nameProvider(p, 'light')),
    ).toEqual(['gemini-flash', 'openai-mini', 'anthropic-haiku', 'grok-mini']);
    expect(nameProvider('local', 'light')).toBe('local');
  });

  it('reads back as what it stands for', () => {
    for (const provider of providers) {
      for (const tier of modelTiers) {
        const read = readProviderName(nameProvider(provider, tier));
        expect(read).toEqual({ provider, tier: provider === 'local' ? 'advanced' : tier });
      }
    }
    expect(new Set(providerNames).size).toBe(9);
  });
});
