import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { scan } from '../../engine/scan.ts';
import { readParts } from '../../order/parts.ts';
import { readByRules } from '../../read.ts';

const blocksIn = (text: string) =>
  claimsOf(readParts(scan(text)), 'block').map(({ value: { items: _items, ...wish } }) => wish);

describe('sets behind what runs by the clock', () => {
  it.each([
    ['a tabata on the rower, then 5x5 front squats, then stretch', ['tabata', 'sets', undefined]],
    [
      'kniebeuge 5x5, dann 12er EMOM burpees, hinten raus tabata situps',
      ['sets', 'emom', 'tabata'],
    ],
  ])('%s', (text, formats) => {
    expect(claimsOf(readByRules(text), 'block').map(({ value }) => value.format)).toEqual(formats);
  });
});

describe('several parts in a row', () => {
  it.each([
    [
      '20 min strength then 10 min amrap then stretching',
      [{ goal: 'strength', minutes: 20 }, { format: 'amrap', minutes: 10 }, { goal: 'mobility' }],
    ],
    [
      '15 min bike, 15 min kettlebells, 15 min stretching',
      [
        { goal: 'endurance', minutes: 15 },
        { goal: 'strength', minutes: 15 },
        { goal: 'mobility', minutes: 15 },
      ],
    ],
    ['emom 12 then tabata', [{ format: 'emom', minutes: 12 }, { format: 'tabata' }]],
    [
      'primero fuerza 15 y luego un amrap de 10',
      [
        { goal: 'strength', minutes: 15 },
        { format: 'amrap', minutes: 10 },
      ],
    ],
    [
      'erst 10 min Dehnen, danach EMOM 10',
      [
        { goal: 'mobility', minutes: 10 },
        { format: 'emom', minutes: 10 },
      ],
    ],
    [
      "d'abord 20 min de force puis 10 min d'étirements",
      [
        { goal: 'strength', minutes: 20 },
        { goal: 'mobility', minutes: 10 },
      ],
    ],
    [
      '15 minuti di forza poi 10 minuti di stretching',
      [
        { goal: 'strength', minutes: 15 },
        { goal: 'mobility', minutes: 10 },
      ],
    ],
    [
      '20 min de força, depois 10 min de alongamento',
      [
        { goal: 'strength', minutes: 20 },
        { goal: 'mobility', minutes: 10 },
      ],
    ],
    [
      '12 min EMOM then a Tabata finisher, one 16 kg kettlebell, 25 min',
      [{ format: 'emom', minutes: 12 }, { format: 'tabata' }],
    ],
    [
      'E2MOM 12, then 5 rounds for time cap 15',
      [
        { format: 'every', minutes: 12, everySeconds: 120 },
        { format: 'for_time', rounds: 5, capMinutes: 15 },
      ],
    ],
    ['strength with a 8 min emom finisher', [{ goal: 'strength' }, { format: 'emom', minutes: 8 }]],
  ])('are read in their order: %s', (text, blocks) => {
    const found = blocksIn(text);
    expect(found).toHaveLength(blocks.length);
    for (const [i, block] of blocks.entries()) expect(found[i]).toMatchObject(block);
  });

  it.each([
    '30 min legs then shower',
    'squat 3x5, then leg curls, then calves',
    'did legs, then back yesterday',
    'despues del trabajo 20 min de core',
    '20 min emom',
    'chest and then no wait, back, 30 min',
  ])('are none in "%s"', (text) => {
    expect(blocksIn(text)).toEqual([]);
  });

  it('leave the warm-up to its own slot', () => {
    expect(blocksIn('10 min warm up, then a 12 min amrap')).toEqual([]);
  });
});
