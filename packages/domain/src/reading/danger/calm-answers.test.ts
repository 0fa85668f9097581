import { describe, expect, it } from 'vitest';
import { understandReading } from '../../planner/understand.ts';
import { claim } from '../claims.ts';
import { read } from '../read.ts';
import { calmAnswers } from './calm-answers.ts';
import { careQuestions } from './care-questions.ts';

const nothingKnown = { sessions: [] };

function asked(id: string) {
  const sign = claim('danger', { class: 'cardiac', outcome: 'care', id }, 'test', {
    polarity: 'has',
  });
  const reading = { ...read('20 minutes'), claims: [sign] };
  const understanding = understandReading(reading, {}, {}, nothingKnown);
  if (understanding.kind !== 'request') throw new Error(`${id} does not go on`);
  return understanding;
}

describe('the answer that calms', () => {
  it.each(Object.keys(careQuestions))('to %s is a tap only where it is a plain no', (id) => {
    const { question, asksAbout } = asked(id);
    expect(question).toBe(careQuestions[id]);
    if (calmAnswers[id] === 'no') expect(asksAbout).toMatch(/^condition:/);
    else expect(asksAbout).toBeNull();
  });

  it.each(Object.keys(calmAnswers))('to %s answers a question that is asked', (id) => {
    expect(careQuestions).toHaveProperty([id]);
  });
});
