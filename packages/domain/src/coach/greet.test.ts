import { describe, expect, it } from 'vitest';
import { readingGrade } from '../planner/receipts/reading-grade.ts';
import { greet } from './greet.ts';
import { away, regular, stranger } from './test-support/athletes.ts';
import { pathways } from './types.ts';

describe('the first message', () => {
  it.each(pathways)('says hello and what can be done, and asks nothing: %s', (pathway) => {
    for (const knowledge of [stranger, regular, away]) {
      const { content, quickReplies, wish } = greet(pathway, knowledge, null);
      expect(content).not.toContain('?');
      expect(content).not.toMatch(/null|undefined|!/);
      expect(readingGrade(content)).toBeLessThanOrEqual(8);
      expect(quickReplies.length).toBeLessThanOrEqual(3);
      expect(wish).toBeNull();
    }
  });

  it('knows the name and a number of the user’s own', () => {
    expect(greet('goal_build', regular, null).content).toMatch(/Nina\. You trained 3 times/);
    expect(greet('returning', away, null).content).toContain('40 days ago');
    expect(greet('goal_build', stranger, null).content).not.toMatch(/\d/);
  });

  it('answers a goal that is given at the start', () => {
    const { content, pathway } = greet('goal_build', regular, 'I want to deadlift 160 kg by June');
    expect(pathway).toBe('goal_build');
    expect(content).toContain('160 kg');
  });

  it('answers a red flag at the start with safety alone', () => {
    const { content, pathway, wish } = greet('goal_build', regular, 'I have chest pain');
    expect({ pathway, wish }).toEqual({ pathway: 'safety', wish: null });
    expect(content).toContain('emergency');
  });
});
