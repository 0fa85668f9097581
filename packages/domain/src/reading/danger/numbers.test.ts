import { describe, expect, it } from 'vitest';
import { readSafety } from '../../planner/legal/safety.ts';

describe('numbers that are told of the body', () => {
  it.each([
    ['BP 185/115', 'stop', 'blood-pressure'],
    ['blood pressure is 190 over 120', 'stop', 'blood-pressure'],
    ['tension 19/12', 'stop', 'blood-pressure'],
    ["I'm at 38.9, quick core", 'stop', 'fever'],
    ["j'ai 38,5, yoga", 'stop', 'fever'],
    ['temp 39 and I feel hot', 'stop', 'fever'],
    ['blood sugar is 45', 'stop', 'hypo'],
    ['hypo, sugar 3.0', 'stop', 'hypo'],
    ['sugar is 65 and I feel shaky', 'stop', 'hypo'],
    ['sugar is 65', 'hold', 'glucose'],
    ['blood sugar 4.2 mmol', 'hold', 'glucose'],
    ['blood sugar 280 with ketones', 'stop', 'high-sugar'],
    ['blood sugar is 340', 'hold', 'glucose'],
    ['my pulse is 150 and I am lying in bed', 'stop', 'palpitations'],
    ['had five beers, legs now', 'stop', 'drunk'],
    ['day five of a water fast', 'hold', 'fasting'],
    ['Fasten, Tag 4', 'hold', 'fasting'],
    ['two apples since Thursday and so light, an hour of running', 'hold', 'fasting'],
    ['une pomme depuis mardi, fière de moi, 1 h de cardio', 'hold', 'fasting'],
    ['I am 9 years old', 'hold', 'child'],
    ['tengo 10 años', 'hold', 'child'],
  ])('"%s" is a %s (%s)', (text, kind, id) => {
    expect(readSafety(text, {})).toMatchObject({ kind, id });
  });

  it.each([
    'blood pressure 120/80',
    'squat and bench 180/110 kg',
    '40/20 intervals',
    'I have 38.5 kg dumbbells',
    'bench stuck at 102.5 for a year',
    'stuck at 42.5 on the press',
    '38 degrees, hot in here',
    'blood sugar 120',
    'type 2, sugars nice and steady, 58',
    'pulse 172 uphill, 54 at rest, what is zone 2',
    'intermittent fasting, day 3 of my plan',
    'training since Sunday, had one egg for breakfast, 20 min arms',
    "I'm 5'10 and 80 kg",
    "I'm 10 min late",
    'I have two kids aged 6 and 9',
    'ich bin im 7. Semester, 20 Minuten',
  ])('"%s" is none', (text) => {
    expect(readSafety(text, {})).toBeNull();
  });
});

describe('a year that is named', () => {
  it.each([
    ['knee surgery in 2025', '2026-11-15', false],
    ['knee surgery in 2025', '2026-03-01', true],
    ['knee surgery in 2026', '2026-11-15', true],
    ['knee surgery in 2026', '2027-08-01', false],
    ["knee surgery in '98", '2026-11-15', false],
  ])('"%s" on %s waits: %s', (text, today, waits) => {
    expect(readSafety(text, {}, [], today) !== null).toBe(waits);
  });
});
