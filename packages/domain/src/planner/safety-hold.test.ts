import { describe, expect, it } from 'vitest';
import type { AthleteFacts } from './request.ts';
import { readSafety } from './safety.ts';
import { understand } from './understand.ts';

const holds: [text: string, id: string][] = [
  ['knee surgery 3 weeks ago', 'surgery'],
  ['had surgery last month', 'surgery'],
  ['C-section 5 weeks ago', 'surgery'],
  ['me operaron hace 2 semanas', 'surgery'],
  ['ich wurde vor 3 Wochen operiert', 'surgery'],
  ["j'ai été opéré il y a 3 semaines", 'surgery'],
  ['I have a heart condition', 'heart'],
  ['heart attack two years ago', 'heart'],
  ['I have a pacemaker', 'heart'],
  ['Herzinfarkt vor 2 Jahren', 'heart'],
  ['tengo problemas cardiacos', 'heart'],
  ['chest pain last year', 'heart'],
  ['palpitations now and then', 'heart'],
  ['I fainted last year', 'fainting-before'],
  ['had a stroke in spring', 'stroke-before'],
  ['preeclampsia', 'pregnancy-check'],
  ['high risk pregnancy', 'pregnancy-check'],
  ['concussion last month', 'concussion'],
  ['blood sugar is 80', 'glucose'],
  ['blood sugar 280 with ketones', 'glucose'],
  ['blood sugar 4.2 mmol', 'glucose'],
  ["I'm 11", 'child'],
  ['tengo 10 años', 'child'],
  ['I have the flu', 'illness'],
  ['stress fracture in my foot', 'fracture'],
  ['broke my toe but upper body is fine', 'fracture'],
  ['I broke my wrist last week', 'fracture'],
  ['me he roto el brazo', 'fracture'],
  ['Arm gebrochen, Beine bitte', 'fracture'],
  ['doctor told me not to exercise', 'told-not-to'],
];

describe('a year that is named', () => {
  it.each([
    ['knee surgery in 2025', '2026-11-15', false],
    ['knee surgery in 2025', '2026-03-01', true],
    ['knee surgery in 2026', '2026-11-15', true],
    ['knee surgery in 2026', '2027-08-01', false],
    ['knee surgery in 2031', '2033-01-01', false],
  ])('"%s" on %s waits: %s', (text, today, waits) => {
    expect(readSafety(text, {}, [], today) !== null).toBe(waits);
  });

  it('is told from the day of the request', () => {
    const on = (today: string) =>
      understand('knee surgery in 2025, 20 min', { today }, {}, { sessions: [] }).kind;
    expect([on('2026-01-10'), on('2026-11-15')]).toEqual(['hold', 'request']);
  });
});

describe('what needs a green light first', () => {
  it.each(holds)('"%s" waits (%s)', (text, id) => {
    expect(readSafety(text, {})).toMatchObject({ kind: 'hold', id });
  });

  it.each(holds.filter(([, id]) => id !== 'child'))('"%s" goes on once cleared', (text) => {
    expect(readSafety(`${text}, cleared by my doctor`, {})).toBeNull();
  });

  it.each([
    'not cleared yet after surgery',
    'heart condition, waiting to be cleared',
    'heart condition, cleared my schedule',
  ])('"%s" is no clearance', (text) => {
    expect(readSafety(text, {})).toMatchObject({ kind: 'hold' });
  });

  it.each(["I'm 11, with my dad", 'my daughter is 11 years old'])(
    '"%s" has a grown-up near',
    (text) => {
      expect(readSafety(text, {})).toBeNull();
    },
  );

  it('asks for a clearance when the profile knows of a heart condition', () => {
    const heart: AthleteFacts = {
      conditions: [{ condition: 'heart', source: 'profile', confidence: 1 }],
    };
    expect(readSafety('20 minutes', heart)).toMatchObject({ kind: 'hold', id: 'heart' });
    expect(readSafety('20 minutes, my doctor said I can', heart)).toBeNull();
    const cleared: AthleteFacts = {
      conditions: [
        { condition: 'heart', detail: 'cleared in May', source: 'profile', confidence: 1 },
      ],
    };
    expect(readSafety('20 minutes', cleared)).toBeNull();
  });

  it('knows a child from the profile', () => {
    expect(readSafety('20 minutes', { age: 12 })).toMatchObject({ kind: 'hold', id: 'child' });
    expect(readSafety('20 minutes with my mum', { age: 12 })).toBeNull();
    expect(readSafety('20 minutes', { age: 13 })).toBeNull();
  });
});
