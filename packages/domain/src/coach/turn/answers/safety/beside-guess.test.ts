import { describe, expect, it } from 'vitest';
import { claim } from '../../../../reading/claims.ts';
import type { DangerClass } from '../../../../reading/danger/classes.ts';
import { readMessage } from '../../../message/read-message.ts';
import { reply } from '../../../reply.ts';
import { stranger } from '../../../test-support/athletes.ts';
import type { Conversation } from '../../../types.ts';

const conversation: Conversation = {
  id: 'talk',
  userId: 'user',
  pathway: 'quick_workout',
  mode: 'goal_input',
  messages: [],
  context: {},
};

/** As it is answered where this reader hears a hold of the class. */
function answerTo(says: string, reader: 'learned' | 'rules', of: DangerClass, id: string): string {
  const heard = claim('danger', { class: of, outcome: 'hold', id }, 'test', { certainty: 0.9 });
  const sign = { ...heard, reader };
  const reading = readMessage(says, conversation, stranger, [sign]);
  return reply(says, conversation, stranger, reading).content;
}

const question = 'how long should i rest between heavy sets of squats for strength?';

describe('A hold that only a trained head has heard', () => {
  it('comes after the answer, in a line', () => {
    const answer = answerTo(question, 'learned', 'clot', 'leg-clot-check');
    expect(answer.indexOf('minutes')).toBeGreaterThanOrEqual(0);
    expect(answer.indexOf('call a doctor today')).toBeGreaterThan(answer.indexOf('minutes'));
  });

  it('has no numbers beside it, and of eating it comes first', () => {
    const food = 'is 1300 kcal ok? 30f, 70 kg, 170 cm';
    expect(answerTo(food, 'learned', 'eating', 'eating')).not.toMatch(/kcal|kg/);
    const load = 'squat 70 for 8, what should i use for 5x5?';
    expect(answerTo(load, 'learned', 'medical_order', 'unclear')).not.toMatch(/72\.5/);
    expect(answerTo(question, 'learned', 'eating', 'eating')).not.toMatch(/minutes/);
  });

  it('comes first where a rule has heard it too', () => {
    expect(answerTo(question, 'rules', 'clot', 'leg-clot-check')).toMatch(/^A leg that stays sore/);
  });

  it('comes first where it is of the heart, or of a low mood', () => {
    expect(answerTo(question, 'learned', 'self_harm', 'low')).toMatch(/^That sounds heavy/);
    expect(answerTo(question, 'learned', 'cardiac', 'heart')).not.toMatch(/^[^.]*minutes/);
  });
});
