import { describe, expect, it } from 'vitest';
import { coachFeatures } from './features.ts';
import { regular, stranger } from './test-support/athletes.ts';

const unlocked = (...args: Parameters<typeof coachFeatures>) =>
  coachFeatures(...args)
    .filter((feature) => feature.unlocked)
    .map(({ id }) => id);

describe('what unlocks as the coach learns', () => {
  it('is locked for a stranger, with what it takes in words', () => {
    expect(unlocked(stranger, [])).toEqual([]);
    for (const { requirement, description } of coachFeatures(stranger, [])) {
      expect(requirement).toMatch(/^[A-Z].+\.$/);
      expect(description).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('opens with a name, kit, three lifts and five sessions', () => {
    expect(unlocked(regular, []).sort()).toEqual([
      'load-suggestions',
      'own-kit',
      'recovery-planning',
      'voice-by-name',
    ]);
  });

  it('opens the program with a goal and days', () => {
    const fact = { confidence: 0.9, source: '' };
    const learned = [
      { slot: 'goal' as const, value: 'run a 5k', ...fact },
      { slot: 'time_window' as const, value: 'mornings', ...fact },
    ];
    expect(unlocked({ ...stranger, learned }, [])).toEqual(['program']);
    expect(unlocked({ ...stranger, learned: learned.slice(0, 1) }, [])).toEqual([]);
  });

  it('knows which of them have been seen, but only of those that are open', () => {
    const seen = coachFeatures(regular, ['own-kit', 'taste']).filter((one) => one.acknowledged);
    expect(seen.map(({ id }) => id)).toEqual(['own-kit']);
  });
});
