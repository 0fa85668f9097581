import { describe, expect, it } from 'vitest';
import { readingGrade } from '../../planner/receipts/reading-grade.ts';
import { away, newcomer, regular, stranger } from '../test-support/athletes.ts';
import { analyseGoal, refineGoal } from './goal-analysis.ts';

describe('analysing a goal', () => {
  it('works out the gap, the pace and an honest span from the log', () => {
    const analysis = analyseGoal('Deadlift twice my body weight by June', regular);
    expect(analysis).toMatchObject({
      goalText: 'Deadlift twice my body weight by June',
      estimatedTime: '12 to 24 weeks',
      recommendedPathway: 'program',
      keyDimensions: ['Strength', 'Consistency', 'Recovery'],
    });
    expect(analysis.reasoning).toContain('the gap to 156 kg is 12 kg in 28 weeks');
  });

  it('asks for why, when, where from and how sure, as far as they are missing', () => {
    const { nextSteps } = analyseGoal('Get fit', stranger);
    expect(nextSteps.join(' ')).toMatch(/different for you.*date.*where you are.*0 to 10/);
    const known = analyseGoal('Run a 5k by June so I can keep up with my kids, 8/10 sure', regular);
    expect(known.nextSteps).toEqual(['Do a first short session this week.']);
  });

  it('is less sure where the start or the date is missing', () => {
    const bare = analyseGoal('Deadlift 160 kg', stranger);
    const dated = analyseGoal('Deadlift 160 kg by June', stranger);
    const based = analyseGoal('Deadlift 160 kg by June', regular);
    expect(bare.confidence).toBeLessThan(dated.confidence);
    expect(dated.confidence).toBeLessThan(based.confidence);
  });

  it('says so when the date is too near', () => {
    const { reasoning, complexity } = analyseGoal('Run a marathon in 8 weeks', stranger);
    expect(complexity).toBe('complex');
    expect(reasoning).toContain('In 8 weeks you can get part of the way');
  });

  it('aims at what is wished for, not at what is lifted already', () => {
    for (const text of [
      'I deadlift 130 kg for 5. I want to deadlift 160 kg by June',
      'my deadlift is 130 kg now, goal is 160 kg by June',
    ]) {
      expect(analyseGoal(text, regular).reasoning, text).toContain('the gap to 160 kg');
    }
  });

  it('asks for the body weight where the load hangs on it', () => {
    expect(analyseGoal('Squat double bodyweight', stranger).reasoning).toContain('body weight');
    const told = analyseGoal('Squat double bodyweight, I weigh 80 kg', regular);
    expect(told.reasoning).toContain('the gap to 160 kg');
  });

  it('promises nothing about weight', () => {
    const { reasoning, estimatedTime } = analyseGoal('Lose 10 kg in 2 weeks', newcomer);
    expect(reasoning).toContain('no promise about the scale');
    expect(`${reasoning} ${estimatedTime}`).not.toMatch(/10 kg|calorie/);
  });

  it('sends a red flag to safety and plans nothing', () => {
    const analysis = analyseGoal('Get fit again, I have chest pain', newcomer);
    expect(analysis).toMatchObject({ recommendedPathway: 'safety', complexity: 'complex' });
    expect(analysis.nextSteps.join(' ')).toContain('emergency');
  });

  it('finds what hurts to be a part of it', () => {
    const plain = analyseGoal('Run a 10k', stranger);
    const hurt = analyseGoal('Run a 10k, my left knee hurts', stranger);
    expect(hurt.reasoning).toContain('what hurts');
    expect(hurt.confidence).toBeLessThan(plain.confidence);
  });

  it.each([
    ['Do my first pull-up', 'goal_build', '8 to 16 weeks'],
    ['Run a half marathon', 'program', '12 to 16 weeks'],
    ['Run a marathon', 'program', '16 to 24 weeks'],
    ['Build muscle', 'program', '10 to 20 weeks'],
    ['Touch my toes', 'goal_build', '4 to 10 weeks'],
    ['Move without pain', 'pain_limits', '6 to 12 weeks'],
    ['Come back after a long break', 'returning', '6 to 10 weeks'],
  ])('%s: %s, %s', (goal, recommendedPathway, estimatedTime) => {
    expect(analyseGoal(goal, away)).toMatchObject({ recommendedPathway, estimatedTime });
  });

  it('can be read in the eighth school year', () => {
    for (const goal of ['Run a marathon', 'Lose 10 kg', 'Deadlift 160 kg by June', 'Get fit']) {
      const { reasoning, nextSteps } = analyseGoal(goal, regular);
      expect(readingGrade(`${reasoning} ${nextSteps.join(' ')}`)).toBeLessThanOrEqual(8);
    }
  });
});

describe('refining a goal', () => {
  it('reads what was added together with the goal', () => {
    const first = analyseGoal('Deadlift 160 kg', regular);
    const refined = refineGoal(first, 'By June, because I love the sport', regular);
    expect(refined.goalText).toBe('Deadlift 160 kg. By June, because I love the sport');
    expect(refined.confidence).toBeGreaterThan(first.confidence);
    expect(refined.reasoning).toContain('in 28 weeks');
    expect(refined.nextSteps.length).toBeLessThan(first.nextSteps.length);
  });
});
