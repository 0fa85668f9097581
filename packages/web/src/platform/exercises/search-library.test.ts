import { exerciseLibrary } from '@cadence/domain/exercise/library';
import { describe, expect, test } from 'vitest';
import { searchLibrary } from './search-library.ts';

const names = (query: string, limit = 5) =>
  searchLibrary(query, { limit }).map((exercise) => exercise.name);

describe('searching the library', () => {
  test.each([
    ['goblet sq', 'Goblet Squat'],
    ['push u', 'Push-Up'],
    ['burpe', 'Burpee'],
    ['turkish', 'Turkish Get-Up'],
    ['kettelbell swing', 'Two-Hand Swing'],
    ['child', 'Child’s Pose'.replace('’', "'")],
    ['rdl', 'Barbell Romanian Deadlift'],
  ])('%s finds %s among the first', (query, name) => {
    expect(names(query)).toContain(name);
  });

  test('the whole name comes first', () => {
    for (const exercise of exerciseLibrary) {
      expect(searchLibrary(exercise.name, { limit: 3 }), exercise.name).toContain(exercise);
    }
  });

  test('a muscle lists what trains it first', () => {
    for (const exercise of searchLibrary('chest', { limit: 10 })) {
      const isNamed = [exercise.name, ...exercise.aliases].some((name) => /chest/i.test(name));
      expect(isNamed || exercise.primary.includes('chest')).toBe(true);
    }
  });

  test('two words narrow it down: equipment and muscle', () => {
    const found = searchLibrary('band back', { limit: 50 });
    expect(found.length).toBeGreaterThan(2);
    expect(found.length).toBeLessThan(searchLibrary('band', { limit: 500 }).length);
  });

  test('a pattern word lists its exercises', () => {
    const found = searchLibrary('cardio', { limit: 10 });
    expect(found).toHaveLength(10);
    expect(found.every((exercise) => exercise.patterns.includes('cyclic'))).toBe(true);
  });

  test('an empty box lists the library from its start; nonsense finds nothing', () => {
    expect(searchLibrary('  ', { limit: 3 })).toEqual(exerciseLibrary.slice(0, 3));
    expect(searchLibrary('zzzz')).toEqual([]);
    expect(searchLibrary('?!')).toEqual([]);
  });
});
