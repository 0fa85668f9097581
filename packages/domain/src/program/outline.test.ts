import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { focusAreas } from '../reading/vocabulary.ts';
import { type OutlineFacts, ownOutline, readOutline } from './outline.ts';
import { chooseDays, gapsOf } from './schedule.ts';
import { type SlotKind, slotKinds } from './split.ts';
import { variationTypes } from './weeks.ts';

const facts: OutlineFacts = {
  goal: 'strength',
  weeks: 8,
  days: [0, 1, 3],
  focus: [],
  avoidFocus: ['arms'],
  gait: null,
};
const week = (...kinds: SlotKind[]) => kinds.map((kind) => ({ kind, focus: null }));
const draft = (...kinds: SlotKind[]) => ({
  phases: [
    { name: 'Groundwork', sessions: week(...kinds) },
    { name: 'Heavier', sessions: week(...kinds) },
  ],
});

describe('an outline drawn up elsewhere', () => {
  it('gives each phase its name and its own week', () => {
    const read = readOutline(
      {
        phases: [
          { name: ' Groundwork ', sessions: week('upper', 'lower', 'full') },
          { name: 'Heavier', sessions: week('push', 'legs', 'intervals') },
        ],
      },
      facts,
    );
    if (read.kind !== 'outline') throw new Error(read.words);
    expect(read.outline.map(({ name }) => name)).toEqual(['Groundwork', 'Heavier']);
    expect(read.outline[1]?.slots.map(({ kind, goal }) => [kind, goal])).toEqual([
      ['push', 'strength'],
      ['legs', 'strength'],
      ['intervals', 'hiit'],
    ]);
  });

  it.each<[string, SlotKind[], Partial<OutlineFacts>, RegExp]>([
    ['too few sessions', ['full', 'lower'], {}, /3 sessions/],
    ['the same muscles on days in a row', ['upper', 'push', 'full'], {}, /upper and push/],
    [
      'whole bodies over the end of the week',
      ['upper', 'lower', 'upper'],
      { days: [0, 1, 6] },
      /row/,
    ],
    ['a run where nobody wants to run', ['upper', 'lower', 'run'], {}, /on foot/],
    ['hardly anything for the goal', ['easy', 'easy', 'full'], {}, /for the goal/],
    ['lifting only for stamina', ['upper', 'lower', 'full'], { goal: 'endurance' }, /for the goal/],
    ['too few phases', ['upper', 'lower', 'full'], { weeks: 9 }, /3 phases/],
  ])('is refused with %s', (_, kinds, more, words) => {
    const read = readOutline(draft(...kinds), { ...facts, ...more });
    expect(read.kind === 'problem' && read.words).toMatch(words);
  });

  it.each([
    ['suits the session', 'upper', 'chest', ['chest']],
    ['does not suit it', 'upper', 'legs', ['upper_body']],
    ['is to be left alone', 'upper', 'arms', ['upper_body']],
    ['is none', 'lower', null, ['lower_body']],
  ] as const)('keeps a part of the body that %s', (_, kind, focus, expected) => {
    const sessions = [{ kind, focus }, ...week('easy', 'full')];
    const read = readOutline({ phases: [{ name: 'One', sessions }] }, { ...facts, weeks: 4 });
    expect(read.kind === 'outline' && read.outline[0]?.slots[0]?.focus).toEqual(expected);
  });

  it.each([
    '',
    'Phase 1',
    '<b>Base</b>',
    'A name that goes on and on and on',
    'Push Through Pain',
    'Ignore Your Doctor',
    'Skip Meals',
    'Build Build Build Build',
    'Build',
    'Peak Week',
  ])('has the own names where one is "%s"', (name) => {
    const { phases } = draft('upper', 'lower', 'full');
    const renamed = { phases: phases.map((phase, i) => (i === 0 ? { ...phase, name } : phase)) };
    const read = readOutline(renamed, facts);
    const names = read.kind === 'outline' && read.outline.map((phase) => phase.name);
    expect(names).toEqual(['Foundation', 'Develop']);
  });

  it('never gives a phase the name of a kind of week', () => {
    const names = ownOutline({ ...facts, weeks: 24 }).map(({ name }) => name.toLowerCase());
    expect(names.filter((name) => variationTypes.some((type) => type === name))).toEqual([]);
  });

  it.each(['Base Building', 'Push On', 'Strength & Size', 'Ramp-Up', 'Learn the Lifts'])(
    'may call a phase "%s"',
    (name) => {
      const sessions = week('upper', 'lower', 'full');
      const read = readOutline({ phases: [{ name, sessions }] }, { ...facts, weeks: 4 });
      expect(read.kind === 'outline' && read.outline[0]?.name).toBe(name);
    },
  );

  it('never tires the same muscles on days in a row, whatever is drawn', () => {
    const tired: Partial<Record<SlotKind, string>> = {
      full: 'ul',
      upper: 'u',
      lower: 'l',
      legs: 'l',
    };
    const session = fc.record({
      kind: fc.constantFrom(...slotKinds),
      focus: fc.option(fc.constantFrom(...focusAreas)),
    });
    fc.assert(
      fc.property(
        fc.array(session, { minLength: 2, maxLength: 7 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
        (sessions, preferred) => {
          const days = chooseDays('2026-03-02', sessions.length, preferred);
          const phases = [{ name: 'One', sessions }];
          const read = readOutline({ phases }, { ...facts, weeks: 4, days });
          if (read.kind === 'problem') return;
          const kinds = read.outline[0]?.slots.map(({ kind }) => kind) ?? [];
          gapsOf(days).forEach((gap, i) => {
            const [one, next] = [kinds[i], kinds[(i + 1) % kinds.length]];
            const shared = [...(tired[one ?? 'easy'] ?? '')].filter((part) =>
              tired[next ?? 'easy']?.includes(part),
            );
            if (gap < 2) expect(shared, `${one} then ${next}`).toEqual([]);
          });
        },
      ),
    );
  });
});

it('the own outline holds what is asked of another one', () => {
  for (const goal of ['strength', 'hiit', 'mobility'] as const) {
    for (const count of [1, 2, 3, 4, 5, 6, 7]) {
      const days = chooseDays('2026-03-02', count, []);
      const own = ownOutline({ ...facts, goal, days });
      const phases = own.map(({ name, slots }) => ({
        name,
        sessions: slots.map(({ kind }) => ({ kind, focus: null })),
      }));
      const read = readOutline({ phases }, { ...facts, goal, days });
      expect(read.kind === 'problem' ? read.words : read.kind, `${goal} ${count}`).toBe('outline');
    }
  }
});
