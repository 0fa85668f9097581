import { describe, expect, it } from 'vitest';
import { readByRules } from '../../reading/read.ts';
import { openChipBoard } from './chips.ts';
import { factsFrom } from './facts.ts';

const ask = (text: string, dismissed: string[] = []) => {
  const board = openChipBoard(dismissed);
  const facts = factsFrom(readByRules(text), {}, board);
  return { facts, labels: board.chips.map(({ label }) => label), chips: board.chips };
};

describe('facts of a request', () => {
  it.each([
    ['deload, 40 min', 'Deload'],
    ['back after 6 weeks off', 'Back after 6 weeks'],
    ['my 5k is 22:30', '5 km in 22:30'],
    ['2k row 7:40', '2 km row in 7:40'],
    ['squat max 140', 'Back Squat max 140 kg'],
    ['squat 140 today', 'Back Squat max 140 kg'],
    ['used to squat 120 for 5', 'Back Squat 120 kg × 5, once'],
    ['pull-up +25 kg x3', 'Pull-Up +25 kg × 3'],
    ['last week squat 5x5 at 130', 'Last back squat 5 × 5 at 130 kg'],
    ['I weigh 70 kg', 'You weigh 70 kg'],
    ['I can do 9 strict pull-ups', '9 × Pull-Up'],
    ['explosive legs for volleyball', 'For volleyball'],
  ])('are shown: %s', (text, label) => {
    expect(ask(text).labels).toContain(label);
  });

  it('say which best is of another time', () => {
    expect(ask('used to squat 120 for 5').facts.maxima?.value).toEqual([
      { lift: 'back-squat', kilograms: 120, reps: 5, had: true },
    ]);
  });

  it('are left out once their chip is tapped away', () => {
    const { chips } = ask('back after 6 weeks off');
    expect(
      ask(
        'back after 6 weeks off',
        chips.map(({ id }) => id),
      ).facts,
    ).toEqual({});
  });

  it('come from the profile where nothing is said', () => {
    const athlete = {
      bodyMassKg: 80,
      sex: 'male' as const,
      maxes: [
        { lift: 'back-squat', kilograms: 100, reps: 1, day: '2026-01-01', how: 'tested' as const },
        { lift: 'bench-press', kilograms: 80, reps: 1, day: '2026-01-01', how: 'tested' as const },
      ],
      races: [{ sport: 'run' as const, meters: 5000, seconds: 1500, day: '2026-01-01' }],
    };
    const told = readByRules('squat max 140, I weigh 82 kg');
    const facts = factsFrom(told, athlete, openChipBoard());
    expect(facts.bodyMassKg).toMatchObject({ value: 82, source: 'text' });
    expect(facts.sex).toMatchObject({ value: 'male', source: 'profile' });
    expect(facts.maxima?.value.map(({ lift, kilograms }) => [lift, kilograms])).toEqual([
      ['back-squat', 140],
      ['bench-press', 80],
    ]);
    expect(facts.races).toMatchObject({ source: 'profile', value: [{ by: 'run', metres: 5000 }] });
  });
});
