import { describe, expect, it } from 'vitest';
import { labelsOf } from './test-support/built-from.ts';
import { casualTalks, otherLanguages } from './test-support/data/talks-casual.ts';
import { personTalks } from './test-support/data/talks-person.ts';
import { planTalks } from './test-support/data/talks-plan.ts';
import { safetyTalks } from './test-support/data/talks-safety.ts';
import { trainingTalks } from './test-support/data/talks-training.ts';
import { play, type Talk } from './test-support/talk.ts';

const named = (talks: readonly Talk[]) =>
  talks.map((talk): [string, Talk] => [talk.turns.map(({ says }) => says).join(' → '), talk]);

function expectAsSaid(talk: Talk): void {
  for (const { said, reading, answer, knowledge } of play(talk)) {
    const { intent, makes, safety, pathway, has, lacks, learns, says } = said;
    const { content, wish } = answer;
    expect(answer, says).toMatchObject({
      ...(pathway && { pathway }),
      content: expect.stringMatching(has ?? /./),
    });
    if (lacks) expect(content, says).not.toMatch(lacks);
    expect(answer.programChange, says).toEqual(said.proposes ?? null);
    expect(answer.returnsTo !== null, says).toBe(said.returns ?? false);
    if (intent) expect(reading.intent, says).toBe(intent);
    if (safety) expect(reading.understanding.kind, says).toBe(safety);
    if (makes !== undefined) {
      expect({ should: reading.shouldGenerateWorkout, made: wish !== null }, says).toEqual({
        should: makes,
        made: makes,
      });
    }
    if (said.builtFor || said.notFor) {
      const labels = wish ? labelsOf(wish, knowledge) : [];
      expect(labels, says).toEqual(expect.arrayContaining([...(said.builtFor ?? [])]));
      if (said.notFor) expect(labels.join(', '), says).not.toMatch(said.notFor);
    }
    if (learns) {
      expect(reading.learned.map(({ slot, value }) => `${slot}: ${value}`).sort(), says).toEqual(
        [...learns].sort(),
      );
    }
  }
}

describe('the coach in conversations about training', () => {
  it.each(named(trainingTalks))('%s', (_, talk) => expectAsSaid(talk));
});

describe('the coach where safety comes first', () => {
  it.each(named(safetyTalks))('%s', (_, talk) => expectAsSaid(talk));
});

describe('the coach and the program', () => {
  it.each(named(planTalks))('%s', (_, talk) => expectAsSaid(talk));
});

describe('the coach in casual talk', () => {
  it.each(named(casualTalks))('%s', (_, talk) => expectAsSaid(talk));
});

describe('the coach in five other languages', () => {
  it.each(named(otherLanguages))('%s', (_, talk) => expectAsSaid(talk));
});

describe('the coach in conversations about the person', () => {
  it.each(named(personTalks))('%s', (_, talk) => expectAsSaid(talk));
});
