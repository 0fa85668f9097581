import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answered, giveAnswer, startAssessment, viewAssessment } from './assessment.ts';
import { adaptiveItems, itemById, items, structuredItems } from './items.ts';
import { keyDimensionsOf } from './next-item.ts';
import { norms } from './norms.ts';
import { confidenceOf, scoresOf } from './profile.ts';
import { type AssessmentResult, type DimensionResult, isClearChange, resultOf } from './result.ts';
import {
  type Answer,
  type AssessmentState,
  dimensions,
  type Evidence,
  type Item,
  type KnownAthlete,
} from './types.ts';

const now = '2026-11-15T09:00:00.000Z';
const nowMs = Date.parse(now);
const nobody: KnownAthlete = { tags: [], trainedDays: 0, liftsLogged: 0 };

const healthy: Record<string, Answer> = {
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

function state(answers: Record<string, Answer>): AssessmentState {
  return Object.entries(answers).reduce(
    (so, [id, answer]) => {
      const next: Answered = giveAnswer(so, id, answer, now);
      if (!next.ok) throw new Error(`${id}: ${next.message}`);
      return next.state;
    },
    startAssessment('a', now),
  );
}

const answerFor = ({ input }: Item): fc.Arbitrary<Answer> => {
  if (input.type === 'yes_no') return fc.option(fc.boolean());
  if (input.type === 'number') return fc.option(fc.integer({ min: input.min, max: input.max }));
  const values = input.options.map(({ value }) => value);
  return input.type === 'choice'
    ? fc.option(fc.constantFrom(...values))
    : fc.option(fc.subarray(values));
};

/** Answers whatever comes until nothing is asked any more. */
function runThrough(athlete: KnownAthlete, dice: (item: Item) => Answer) {
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
  const offered = (answers: Record<string, Answer>, athlete: KnownAthlete = nobody) => {
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

describe('norms', () => {
  test.each([
    ['push_ups', 22, 25, 'male', 50],
    ['push_ups', 36, 29, 'male', 90],
    ['push_ups', 15, 22, 'female', 50],
    ['push_ups', 12, 66, 'female', 70],
    ['twelve_minutes', 2200, 25, 'male', 50],
    ['twelve_minutes', 1700, 35, 'female', 50],
    ['plank', 106, 20, 'male', 50],
    ['plank', 63, 22, 'female', 25],
    ['chair_stand', 14, 62, 'male', 25],
    ['chair_stand', 16, 67, 'female', 75],
    ['step_test', 84, 20, 'male', 70],
    ['step_test', 118, 50, 'female', 50],
  ] as const)('%s %d at %d, %s: %d', (test_, value, age, sex, score) => {
    expect(norms[test_](value, age, sex).score).toBeCloseTo(score, 5);
  });

  test('more is never worse, but for the pulse', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('push_ups', 'plank', 'twelve_minutes', 'chair_stand', 'step_test' as const),
        fc.integer({ min: 14, max: 95 }),
        fc.option(fc.constantFrom('female', 'male' as const), { nil: undefined }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 500 }),
        (name, age, sex, value, more) => {
          const [less, greater] = [value, value + more].map(
            (one) => norms[name](one, age, sex).score,
          );
          const gain = (greater ?? 0) - (less ?? 0);
          expect(name === 'step_test' ? -gain : gain).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('without age or sex, or where norms do not reach, a test is worth less', () => {
    expect(norms.push_ups(20, undefined, undefined).worth).toBeLessThan(
      norms.push_ups(20, 30, 'male').worth,
    );
    expect(norms.plank(100, 50, 'male').worth).toBeLessThan(norms.plank(100, 20, 'male').worth);
  });
});

describe('confidence and scores', () => {
  const evidence: fc.Arbitrary<Evidence> = fc.record({
    dimension: fc.constantFrom(...dimensions),
    score: fc.integer({ min: 0, max: 100 }),
    quality: fc.double({ min: 0, max: 0.9, noNaN: true }),
    at: fc
      .integer({ min: 0, max: 400 })
      .map((days) => new Date(nowMs - days * 86_400_000).toISOString()),
    from: fc.constant('x'),
  });

  test('more evidence never makes us less sure, and never quite sure', () => {
    fc.assert(
      fc.property(fc.array(evidence), evidence, (known, more) => {
        const before = confidenceOf(known, nowMs);
        const after = confidenceOf([...known, more], nowMs);
        for (const dimension of dimensions) {
          expect(after[dimension]).toBeGreaterThanOrEqual(before[dimension]);
          expect(after[dimension]).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('scores lie within what the evidence says', () => {
    fc.assert(
      fc.property(fc.array(evidence, { minLength: 1 }), (known) => {
        const scores = scoresOf(known, nowMs);
        for (const dimension of dimensions) {
          const about = known.filter((one) => one.dimension === dimension && one.quality > 0);
          if (about.length === 0) continue;
          const all = about.map(({ score }) => score);
          expect(scores[dimension]).toBeGreaterThanOrEqual(Math.min(...all, 50) - 1e-9);
          expect(scores[dimension]).toBeLessThanOrEqual(Math.max(...all, 50) + 1e-9);
        }
      }),
    );
  });

  test('two months halve what an answer tells', () => {
    const old = {
      dimension: 'cardio',
      score: 80,
      quality: 0.6,
      at: new Date(nowMs - 60 * 86_400_000).toISOString(),
      from: 'x',
    } as const;
    expect(confidenceOf([old], nowMs).cardio).toBeCloseTo(0.3, 5);
  });

  test('logged sessions count without any answer', () => {
    const so = startAssessment('a', now);
    const { confidence } = viewAssessment(
      so,
      { ...nobody, trainedDays: 12, liftsLogged: 8 },
      nowMs,
    );
    expect(confidence.consistency).toBeGreaterThan(0.8);
    expect(confidence.consistency).toBeLessThanOrEqual(0.9);
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
  for (const item of items.filter(({ kind, id }) => kind === 'test' && id !== 'squat_percent')) {
    expect(item.steps?.length, item.id).toBeGreaterThan(0);
  }
});
