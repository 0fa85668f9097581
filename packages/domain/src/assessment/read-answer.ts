import type { Item, ItemAnswer } from './types.ts';

export type AnswerRead = { ok: true; answer: ItemAnswer } | { ok: false; message: string };

const refuse = (message: string): AnswerRead => ({ ok: false, message });

/** Null leaves an item out. Anything else must be what the item asks for. */
export function readAnswer({ input, id }: Item, given: unknown): AnswerRead {
  if (given === null || given === undefined) return { ok: true, answer: null };
  switch (input.type) {
    case 'yes_no':
      return typeof given === 'boolean' ? { ok: true, answer: given } : refuse('Answer yes or no');
    case 'choice': {
      const known = input.options.find(({ value }) => value === given);
      return known ? { ok: true, answer: known.value } : refuse('Choose one of the answers');
    }
    case 'choices': {
      if (!Array.isArray(given)) return refuse('Choose some of the answers');
      const values = input.options.map(({ value }) => value);
      const known = values.filter((value) => given.includes(value));
      return given.every((one) => values.includes(one))
        ? { ok: true, answer: known }
        : refuse('Choose some of the answers');
    }
    case 'number': {
      const { min, max, unit } = input;
      const isWithin = typeof given === 'number' && given >= min && given <= max;
      if (!isWithin) return refuse(`Use a number from ${min} to ${max} ${unit}`);
      return { ok: true, answer: id === 'sleep_hours' ? given : Math.round(given) };
    }
  }
}
