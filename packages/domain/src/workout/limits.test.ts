import { expect, test } from 'vitest';
import {
  difficulties,
  durationLimits,
  fitnessLevels,
  generationDefaults,
  modelTiers,
  providers,
  recentWorkoutsLimit,
} from './limits.ts';

test('a generated workout lasts 5 to 120 minutes', () => {
  expect(durationLimits).toEqual({ minMinutes: 5, maxMinutes: 120 });
});

test('the providers, tiers and defaults are those of the specification', () => {
  expect(providers).toEqual(['grok', 'openai', 'anthropic', 'gemini', 'local']);
  expect(generationDefaults).toEqual({
    provider: 'openai',
    modelTier: 'advanced',
    difficulty: 'moderate',
    source: 'ai',
  });
  expect(modelTiers).toContain(generationDefaults.modelTier);
  expect(difficulties).toContain(generationDefaults.difficulty);
  expect(fitnessLevels).toEqual(['beginner', 'intermediate', 'advanced']);
});

test('the history holds 10 recent workouts', () => {
  expect(recentWorkoutsLimit).toBe(10);
});
