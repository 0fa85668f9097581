import { describe, expect, it } from 'vitest';
import { readFrame } from '../../goal/read-frame.ts';
import { linesIn } from '../../sessions/notes.ts';
import { makeProgram } from '../../test-support/make-program.ts';
import { namedPrograms } from './named.ts';

describe.each(namedPrograms)('$name', ({ goal, template }) => {
  it('is chosen by its words, and has its usual weeks', () => {
    const { usualWeeks } = readFrame(goal);
    expect(usualWeeks).toBeGreaterThanOrEqual(8);
    expect(makeProgram({ goalText: goal }).course?.template).toBe(template);
  });
});

describe('a goal in people’s words', () => {
  it.each([
    ['I can do 4 strict pull-ups and want 10, got a doorway bar and bands', 'pull-up-ladder'],
    ['parkrun under 23, now 24:40, and keep lifting twice a week, squat 110', 'run-5k'],
  ])('%s', (goalText, template) => {
    expect(makeProgram({ goalText }).course?.template).toBe(template);
  });

  it.each([
    ['firefighter test in 12 weeks, carries and stairs', 'fitness-test'],
    ['get fit for the beep test', 'fitness-test'],
    ['get stronger for climbing, I boulder twice a week', 'climbing'],
    ['my first muscle-up, I can do 9 pull-ups', 'muscle-up'],
    ['a muscle-up, I can do 3 pull-ups', 'pull-up-ladder'],
    ['squat 180, deadlift 220, now 160/200', 'block-strength'],
  ])('of a test, a sport or a skill: %s', (goalText, template) => {
    expect(makeProgram({ goalText }).course?.template).toBe(template);
  });

  it('for two skills has both in a week, the first one fresh', () => {
    const { course, weeks } = makeProgram({
      goalText: 'handstand and first muscle-up, I can do 9 pull-ups',
      weeks: 6,
      sessionsPerWeek: 3,
    });
    expect(course?.name).toBe('Handstand and muscle-up');
    const [first] = weeks[0]?.sessions ?? [];
    const ids = (first ? linesIn(first.workout) : []).map(({ exerciseId }) => exerciseId);
    expect(ids[0]).toMatch(/hold|handstand/);
    expect(ids).toContain('chest-to-bar-pull-up');
  });

  it('with nothing but kettlebells is trained with them', () => {
    const given = {
      goalText: 'make me tougher',
      equipment: ['bodyweight', 'kettlebells'] as const,
    };
    const program = makeProgram({ ...given, equipment: [...given.equipment] });
    expect(program.course?.template).toBe('kettlebell');
  });

  it('without a template is told so, with the nearest by name', () => {
    const { departures } = makeProgram({ goalText: 'learn the front lever' });
    expect(departures?.[0]).toBe(
      'There is no template for that goal yet. The nearest is the pull-up ladder: strength in the pull comes first.',
    );
  });
});
