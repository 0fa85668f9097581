import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { injuryRegions } from '../reading/vocabulary.ts';
import { type Answered, giveAnswer, startAssessment, viewAssessment } from './assessment.ts';
import { adaptiveItems, itemById, items, structuredItems } from './items.ts';
import { keyDimensionsOf } from './next-item.ts';
import {
  type AssessmentResult,
  type DimensionResult,
  isClearChange,
  isLevelKnown,
  isScoreKnown,
  resultOf,
} from './result.ts';
import {
  type AssessmentState,
  dimensions,
  type Item,
  type ItemAnswer,
  type KnownAthlete,
} from './types.ts';

const now = '2026-11-15T09:00:00.000Z';
const nowMs = Date.parse(now);
const nobody: KnownAthlete = { tags: [], trainedDays: 0, liftsLogged: 0 };

const healthy: Record<string, ItemAnswer> = {
  screen_heart: false,
  screen_symptoms: false,
  screen_illness: false,
  screen_joints: false,
  screen_supervised: false,
  screen_recent: false,
  age: 34,
  sex: 'female',
  training_months: 24,
  days_a_week: 3,
  goal: 'endurance',
  activity: 'jog',
  sleep_stress: '4',
  lifts: ['squat', 'push'],
};

function state(answers: Record<string, ItemAnswer>): AssessmentState {
  return Object.entries(answers).reduce(
    (so, [id, answer]) => {
      const next: Answered = giveAnswer(so, id, answer, now);
      if (!next.ok) throw new Error(`${id}: ${next.message}`);
      return next.state;
    },
    startAssessment('a', now),
  );
}

const answerFor = ({ input }: Item): fc.Arbitrary<ItemAnswer> => {
  if (input.type === 'yes_no') return fc.option(fc.boolean());
  if (input.type === 'number') return fc.option(fc.integer({ min: input.min, max: input.max }));
  const values = input.options.map(({ value }) => value);
  return input.type === 'choice'
    ? fc.option(fc.constantFrom(...values))
    : fc.option(fc.subarray(values));
};

/** Answers whatever comes until nothing is asked any more. */
function runThrough(athlete: KnownAthlete, dice: (item: Item) => ItemAnswer) {
  let so = startAssessment('a', now);
  const asked: Item[] = [];
  for (let count = 0; count < 60; count += 1) {
    const { item } = viewAssessment(so, athlete, nowMs);
    if (!item) return { state: so, asked };
    asked.push(item);
    const next = giveAnswer(so, item.id, dice(item), now);
    if (next.ok) so = next.state;
  }
  throw new Error('It never ended');
}

describe('the order of questions', () => {
  test('the screen first, then the eight core questions', () => {
    const kinds = structuredItems.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('screen')).toBeLessThan(kinds.indexOf('question'));
    expect(kinds.filter((kind) => kind === 'question')).toHaveLength(8);
    const { phase, item } = viewAssessment(startAssessment('a', now), nobody, nowMs);
    expect([phase, item?.id]).toEqual(['structured', structuredItems[0]?.id]);
  });

  test('then what tells most about the goal for the time it takes', () => {
    const mobility = viewAssessment(state({ ...healthy, goal: 'mobility' }), nobody, nowMs);
    expect(mobility.phase).toBe('adaptive');
    const informed = Object.keys(mobility.item?.informs ?? {});
    expect(keyDimensionsOf('mobility').some((key) => informed.includes(key))).toBe(true);
  });

  test('it always ends: sure enough of what matters, or after twelve items', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1000)), (numbers) => {
        const dice = (item: Item) =>
          fc.sample(answerFor(item), { numRuns: 1, seed: numbers.next().value ?? 1 })[0] ?? null;
        const { state: ended, asked } = runThrough(nobody, dice);
        const adaptive = asked.filter((item) => adaptiveItems.includes(item));
        expect(adaptive.length).toBeLessThanOrEqual(12);
        expect(new Set(asked).size).toBe(asked.length);
        expect(viewAssessment(ended, nobody, nowMs)).toMatchObject({
          phase: 'complete',
          progress: 1,
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is not asked of whom', () => {
  const offered = (answers: Record<string, ItemAnswer>, athlete: KnownAthlete = nobody) => {
    const given = new Set<string>();
    let so = state(answers);
    for (;;) {
      const { item } = viewAssessment(so, athlete, nowMs);
      if (!item) return [...given];
      given.add(item.id);
      const next = giveAnswer(so, item.id, null, now);
      if (!next.ok) return [...given];
      so = next.state;
    }
  };

  test('no test at all after a sign of the heart', () => {
    const ids = offered({ ...healthy, screen_symptoms: true });
    expect(ids.filter((id) => itemById(id)?.kind === 'test')).toEqual([]);
  });

  test.each(['screen_heart', 'screen_recent', 'screen_illness'])(
    'nothing to the limit after a yes to %s, or when it was left out',
    (id) => {
      for (const answer of [true, null]) {
        const ids = offered({ ...healthy, [id]: answer });
        expect(ids.filter((one) => itemById(one)?.demanding)).toEqual([]);
      }
    },
  );

  test('nothing to the limit for those who are not active', () => {
    const ids = offered({ ...healthy, days_a_week: 0 });
    expect(ids.filter((one) => itemById(one)?.demanding)).toEqual([]);
    expect(offered(healthy).some((one) => itemById(one)?.demanding)).toBe(true);
  });

  test('a yes to a joint problem is followed by where, and a no is not', () => {
    const before = { screen_heart: false, screen_symptoms: false, screen_illness: false };
    const next = (joints: boolean) =>
      viewAssessment(state({ ...before, screen_joints: joints }), nobody, nowMs).item?.id;
    expect([next(true), next(false)]).toEqual(['hurt_regions', 'screen_supervised']);
  });

  test('no test that loads what was told to hurt, and where it was not told none that could', () => {
    const hurt = { ...healthy, screen_joints: true };
    const shoulder = offered({ ...hurt, hurt_regions: ['shoulder'] });
    for (const id of shoulder) expect(itemById(id)?.notWith ?? []).not.toContain('shoulder');
    expect(shoulder).toContain('knee_to_wall');
    for (const untold of [null, []]) {
      for (const id of offered({ ...hurt, hurt_regions: untold })) {
        const forbidden = itemById(id)?.notWith ?? [];
        expect(forbidden.filter((tag) => injuryRegions.some((region) => region === tag))).toEqual(
          [],
        );
      }
    }
  });

  test.each(['knee', 'shoulder', 'low_back', 'pregnancy', 'heart', 'ankle'] as const)(
    'no test that a %s forbids',
    (tag) => {
      const ids = offered(healthy, { ...nobody, tags: [tag] });
      for (const id of ids) expect(itemById(id)?.notWith ?? []).not.toContain(tag);
    },
  );
});

describe('answers', () => {
  test.each([
    ['age', 12],
    ['age', 'thirty'],
    ['sex', 'x'],
    ['screen_heart', 'no'],
    ['lifts', ['squat', 'flying']],
    ['lifts', 'squat'],
    ['push_ups', -1],
    ['push_ups', Number.NaN],
    ['nothing', 1],
  ])('%s: %j is refused with words', (id, answer) => {
    const read = giveAnswer(startAssessment('a', now), id, answer, now);
    expect(read).toMatchObject({ ok: false, message: expect.stringMatching(/^[A-Z]/) });
  });

  test('the later answer to the same question counts', () => {
    const so = state({ ...healthy, push_ups: 3 });
    const again = giveAnswer(so, 'push_ups', 30, now);
    const before = viewAssessment(so, nobody, nowMs).profile.muscular_endurance;
    const after = again.ok && viewAssessment(again.state, nobody, nowMs).profile.muscular_endurance;
    expect(after).toBeGreaterThan(before);
  });

  test('nothing is answered once it has ended', () => {
    const ended = { ...state(healthy), submittedAt: now };
    expect(giveAnswer(ended, 'age', 40, now).ok).toBe(false);
  });
});

describe('the result', () => {
  const strong = { ...healthy, push_ups: 30, plank: 150, step_test: 80, single_leg_stand: 60 };

  test('has a score with its doubt for each dimension, and one thing to do', () => {
    const result = resultOf(state(strong), nobody, now);
    expect(result.dimensions.map(({ dimension }) => dimension)).toEqual([...dimensions]);
    for (const { low, score, high } of result.dimensions) {
      expect(low).toBeLessThanOrEqual(score);
      expect(high).toBeGreaterThanOrEqual(score);
    }
    expect(result.strongest).not.toBeNull();
    expect(result.nextSteps.length).toBeGreaterThanOrEqual(2);
    expect(result.cautions).toEqual([]);
  });

  test('what was not asked is said to be unknown', () => {
    const result = resultOf(state(healthy), nobody, now);
    expect(result.dimensions.find(({ dimension }) => dimension === 'power')?.words).toBe(
      'Not known yet',
    );
  });

  test('of no answers at all has no level, and speaks of no goal', () => {
    const none = resultOf(startAssessment('a', now), nobody, now);
    expect(none.dimensions.some(isScoreKnown)).toBe(false);
    expect(isLevelKnown(none.dimensions)).toBe(false);
    expect(none.nextSteps.join(' ')).toMatch(/Test your endurance next time\./);
    expect(none.nextSteps.join(' ')).not.toMatch(/goal|has moved/);
    const told = resultOf(state(healthy), nobody, now);
    expect(isLevelKnown(told.dimensions)).toBe(true);
    expect(told.nextSteps.join(' ')).toMatch(/it matters for your goal/);
  });

  test('a yes in the screen leaves a caution', () => {
    expect(resultOf(state({ ...healthy, screen_symptoms: true }), nobody, now).cautions[0]).toMatch(
      /looked at/,
    );
    expect(
      resultOf(state({ ...healthy, screen_illness: true }), nobody, now).cautions,
    ).toHaveLength(1);
  });

  test('a change is clear only beyond both doubts', () => {
    const before = resultOf(
      state({ ...healthy, push_ups: 2, plank: 20, chair_stand: 9 }),
      nobody,
      now,
    );
    const after = resultOf(
      state({ ...healthy, push_ups: 32, plank: 200, chair_stand: 28 }),
      nobody,
      now,
    );
    const rowOf = ({ dimensions: rows }: AssessmentResult) =>
      rows.find(({ dimension }) => dimension === 'muscular_endurance') as DimensionResult;
    expect(isClearChange(rowOf(before), rowOf(after))).toBe(true);
    expect(isClearChange(rowOf(after), rowOf(before))).toBe(true);
    expect(isClearChange(rowOf(before), rowOf(before))).toBe(false);
  });
});

test('items have ids of their own, and every test says how', () => {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  for (const item of items.filter(({ kind, id }) => kind === 'test' && id !== 'squat_five')) {
    expect(item.steps?.length, item.id).toBeGreaterThan(0);
  }
});
