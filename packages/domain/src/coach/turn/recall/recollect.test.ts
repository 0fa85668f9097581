import { describe, expect, test } from 'vitest';
import { stranger } from '../../test-support/athletes.ts';
import { play } from '../../test-support/talk.ts';
import { saidBack } from './recollect.ts';

const talk = (...says: string[]) =>
  play({ knows: stranger, turns: says.map((one) => ({ says: one })) });
const lastOf = (...says: string[]) => talk(...says).at(-1)?.answer;

describe('saidBack', () => {
  test('turns who is meant, and leaves an illness alone', () => {
    expect(saidBack('my mum is ill so i help')).toBe('your mum is ill so you help');
    expect(saidBack("i'll be away")).toBe('you will be away');
  });
});

describe('what was told', () => {
  test('is kept as a note, found again and forgotten by an act', () => {
    const told = talk('my sister Pia trains with me', 'who do i train with', 'forget my sister');
    expect(told[0]?.reading.learned).toContainEqual(
      expect.objectContaining({ slot: 'note', value: 'your sister Pia trains with you' }),
    );
    expect(told[1]?.answer.content).toContain('Pia');
    expect(told[2]?.answer.act?.kind).toBe('forget');
  });

  test('of the body is no note', () => {
    const [told] = talk('my knee hurts since sunday');
    expect(told?.reading.learned.some(({ slot }) => slot === 'note')).toBe(false);
  });

  test('is not said to be forgotten where nothing was kept', () => {
    expect(lastOf('i train at home', 'forget my motorbike')?.act).toBeNull();
    expect(lastOf('i train at home', 'forget my motorbike')?.content).toMatch(/nothing/i);
  });

  test('is gone as a whole when everything is to be forgotten', () => {
    const answer = lastOf(
      'my dog is called Bo',
      'i weigh 70 kg',
      'forget everything',
      'how much do i weigh',
    );
    expect(answer?.content).toMatch(/(?:not|n't) told me your weight/);
  });

  test('with a number put right is told back with the right one', () => {
    expect(lastOf('my goal is 8 dips by may', 'make it 10', 'whats my goal')?.content).toMatch(
      /10 dips/,
    );
  });
});
