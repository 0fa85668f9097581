import { describe, expect, it } from 'vitest';
import { cards } from '../../../cards/all.ts';
import { askedFirst } from './asked-first.ts';

const [plain] = cards.filter(({ topic }) => topic === 'equipment');
const [care] = cards.filter(({ topic }) => topic === 'pain');
if (!plain || !care) throw new Error('There is nothing to ask about.');

const firstOf = (text: string, said: readonly string[], card = plain) =>
  askedFirst({ text }, card, said)[0];

const shoes = [
  'Any shoe that stays on your foot will do.',
  'Red laces and blue tongues make no difference to your pace.',
  'Them red laces and blue tongues are pretty.',
];

describe('what was asked comes first', () => {
  it('where a card tells several things', () => {
    expect(firstOf('do red laces beat blue tongues?', shoes)).toBe(shoes[1]);
    expect(firstOf('which shoe stays on my foot?', shoes)).toBe(shoes[0]);
  });

  it('keeps every sentence', () => {
    const said = askedFirst({ text: 'do red laces beat blue tongues?' }, plain, shoes);
    expect([...said].sort()).toEqual([...shoes].sort());
  });

  it('leaves the order where nothing is asked, where health is spoken of, and behind a warning', () => {
    expect(firstOf('red laces and blue tongues', shoes)).toBe(shoes[0]);
    expect(firstOf('do red laces beat blue tongues?', shoes, care)).toBe(shoes[0]);
    for (const warning of ["Don't run in these at all.", 'See a doctor about that foot.'])
      expect(firstOf('do red laces beat blue tongues?', [warning, ...shoes])).toBe(warning);
  });
});
