import { describe, expect, it } from 'vitest';
import { findRule } from './match.ts';
import type { DangerRule } from './rule.ts';
import { scanDanger } from './scan.ts';

const base: DangerRule = { class: 'cardiac', id: 'test', outcome: 'stop', any: 'chest pain' };

const isFound = (text: string, rule: Partial<DangerRule> = {}) =>
  findRule(scanDanger(text), { ...base, ...rule }) !== null;

describe('a rule', () => {
  it('wants all of its kinds near each other, in any order', () => {
    expect(isFound('my chest really hurts')).toBe(true);
    expect(isFound('pain deep in the chest')).toBe(true);
    expect(isFound('my chest')).toBe(false);
    expect(isFound('chest and triceps and then a long walk home where nothing at all hurts')).toBe(
      false,
    );
  });

  it('takes any one of its ways', () => {
    expect(isFound('headache', { any: 'chest pain | headache' })).toBe(true);
  });

  it('goes as far as it says', () => {
    const text = 'chest one two three four five six seven eight pain';
    expect(isFound(text, { within: 6 })).toBe(false);
    expect(isFound(text, { within: 9 })).toBe(true);
  });

  it('stays in a sentence unless it may go across', () => {
    expect(isFound('My chest. It hurts.')).toBe(false);
    expect(isFound('My chest. It hurts.', { across: true })).toBe(true);
  });

  it('stays in a clause where it must', () => {
    expect(isFound('chest, and it hurts', { sameClause: true })).toBe(false);
  });

  it('keeps the order where it must', () => {
    expect(isFound('pain in the chest', { inOrder: true })).toBe(false);
    expect(isFound('chest is in pain', { inOrder: true })).toBe(true);
  });

  it('gives a pain to the part that is nearest', () => {
    expect(isFound('chest day knee hurts', { nearest: true })).toBe(false);
    expect(isFound('shoulder and chest hurt', { nearest: true })).toBe(true);
  });

  it('wants something beside it', () => {
    const rule = { any: 'jaw pain', beside: 'coldSweat' };
    expect(isFound('my jaw hurts', rule)).toBe(false);
    expect(isFound('my jaw hurts and I am clammy', rule)).toBe(true);
  });

  it('is off beside what explains it', () => {
    expect(isFound('chest hurts, it is doms', { unless: 'muscular' })).toBe(false);
    expect(isFound('my chest hurts, fine though', { unlessNear: 'fineState' })).toBe(false);
    expect(isFound('make my chest hurt', { notAfter: 'wished' })).toBe(false);
  });

  it('knows whom it is told of', () => {
    expect(isFound('my uncle had chest pain')).toBe(false);
    expect(isFound('my uncle had chest pain', { anyone: true })).toBe(true);
    expect(isFound('my wife says my chest pain is nothing')).toBe(true);
  });

  it('knows a machine, a trade and a story from oneself', () => {
    expect(isFound('the printer had chest pain', { any: 'chest pain' })).toBe(false);
    expect(isFound('on the ward again, chest pain in bed four')).toBe(false);
    expect(isFound('on the ward again, my own chest hurts')).toBe(true);
    expect(isFound('in the film somebody clutches a chest in pain')).toBe(false);
  });

  it('knows what is asked about, and a turn of phrase', () => {
    expect(isFound('is it true that chest pain can come from stress?')).toBe(false);
    expect(isFound('is it true that my chest pain can come from stress?')).toBe(true);
    expect(isFound('chest pain when I saw the bill')).toBe(false);
  });

  it('lets a hold go once it is healed, never a stop', () => {
    const text = 'chest pain in spring, fully healed';
    expect(isFound(text, { outcome: 'hold' })).toBe(false);
    expect(isFound(text)).toBe(true);
  });

  it('hears a denial, and what takes it back', () => {
    expect(isFound('no chest pain')).toBe(false);
    expect(isFound('my chest does not hurt')).toBe(false);
    expect(isFound('no dizziness or chest pain')).toBe(false);
    expect(isFound('no chest pain except on stairs')).toBe(true);
    expect(isFound('not only chest pain')).toBe(true);
    expect(isFound('chest pain? no')).toBe(false);
  });

  it('knows what is only feared', () => {
    expect(isFound('what if my chest hurts')).toBe(false);
    expect(isFound('afraid my chest will hurt')).toBe(false);
  });

  it('tells what is long past, and one of today before it', () => {
    const found = (text: string) => findRule(scanDanger(text), { ...base, longAgo: null });
    expect(found('chest pain years ago')).toMatchObject({ isPast: true });
    expect(found('chest pain at 12')).toMatchObject({ isPast: true });
    expect(found('chest pain years ago. Today my chest hurts again')).toMatchObject({
      isPast: false,
    });
    expect(found('chest pain for two weeks')).toMatchObject({ isPast: false });
  });
});
