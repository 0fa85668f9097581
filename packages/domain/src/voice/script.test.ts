import { describe, expect, test } from 'vitest';
import { isCount } from './choices.ts';
import { priorities } from './line.ts';
import { linesByStyle } from './lines/by-style.ts';
import { rest, script, silent, talkIn, work } from './test-support/make-script.ts';

describe('the countdown', () => {
  test('is spoken at 10, 5, 3, 2 and 1, each number just after its beep', () => {
    const lines = script([work()], silent).filter(({ text }) => isCount(text));
    expect(lines.map(({ text, cueAtSeconds }) => [text, cueAtSeconds])).toEqual([
      ['Ten.', 30.15],
      ['Five.', 35.15],
      ['Three.', 37.15],
      ['Two.', 38.15],
      ['One.', 39.15],
    ]);
    expect(new Set(lines.map(({ priority }) => priority))).toEqual(new Set([priorities.critical]));
  });

  test.each([
    ['exercise', 'motivationalMessages', work(), 'Ten seconds.'],
    ['rest', 'restMessages', rest(40), 'Ten seconds.'],
  ] as const)('may say more at ten of a %s, with %s', (_, flag, step, text) => {
    const steps = step.type === 'rest' ? [work(), step, work()] : [step];
    const index = step.type === 'rest' ? 1 : 0;
    expect(talkIn(steps, index, { ...silent, [flag]: true })).toContain(text);
  });
});

describe('at the start of work', () => {
  test('the exercise and its amount are announced', () => {
    expect(script([work({ reps: 10 })])[0]).toMatchObject({
      text: expect.stringMatching(/Squat.*ten reps/i),
      priority: priorities.high,
      stepIndex: 0,
      cueAtSeconds: 0,
      style: 'instructional',
    });
  });

  test('a later set is told by its number, the last one as the last', () => {
    const sets = [1, 2, 3].map((currentSet) =>
      work({ reps: 8, setInfo: { currentSet, totalSets: 3 } }),
    );
    expect(talkIn(sets, 1)[0]).toBe('Set two of three. Eight reps.');
    expect(talkIn(sets, 2)[0]).toBe('Last set. Eight reps.');
  });

  test('the same exercise in a later round is told by the round, the last one as the last', () => {
    const rounds = [1, 2, 3].map((round) => work({ round, totalRounds: 3, duration: 20 }));
    expect(talkIn(rounds, 1)[0]).toBe('Round two of three.');
    expect(talkIn(rounds, 2)[0]).toBe('Last round.');
  });

  test('the first set after a warm-up with the same exercise is announced in full', () => {
    const steps = [work({ type: 'warmup', duration: 30 }), work({ reps: 8 })];
    expect(talkIn(steps, 1)[0]).toMatch(/Squat.*eight reps/i);
  });

  test('the weight is said with the amount, if there is time', () => {
    const step = work({ name: 'Single-Leg Deadlift', reps: 8, weight: 17.5 });
    expect(talkIn([step], 0)[0]).toMatch(/eight reps with seventeen point five kilos/i);
    expect(talkIn([{ ...step, duration: 16 }], 0)[0]).not.toContain('kilos');
  });

  test('the other side of the same exercise is announced', () => {
    const steps = [work({ side: 'left' }), work({ side: 'right' })];
    expect(talkIn(steps, 1)[0]).toContain('right side');
  });

  test('where there is no time for more, the name or the word to go is said', () => {
    const name = 'Alternating Single-Leg Romanian Deadlift';
    const dice = () => 0;
    expect(script([work({ name: 'Squat', duration: 5 })], { dice })[0]?.text).toBe('Squat.');
    expect(script([work({ name, duration: 5 })], { dice })[0]?.text).toBe('Go.');
    expect(script([work({ name: '💪', duration: 30 })], { dice })[0]?.text).toBe('Go.');
  });
});

describe('the session is told of', () => {
  const rounds = [1, 2, 3].flatMap((round) =>
    ['Squat', 'Row'].map((name) => work({ name, round, totalRounds: 3 })),
  );

  test('a round that holds more than one exercise', () => {
    expect(talkIn(rounds, 2)).toContain('Round two of three.');
    expect(talkIn(rounds, 3).join()).not.toContain('Round');
  });

  test('the last round and the last exercise', () => {
    expect(talkIn(rounds, 4)).toContain('Last round.');
    expect(talkIn(rounds, 5)).toContain('Last exercise.');
  });

  test('the last exercise where it begins, not at its last set', () => {
    const sets = ['Squat', 'Row'].flatMap((name) =>
      [1, 2].map((currentSet) => work({ name, setInfo: { currentSet, totalSets: 2 } })),
    );
    expect(talkIn(sets, 2)).toContain('Last exercise.');
    expect(talkIn(sets, 3).join()).not.toContain('exercise');
  });

  test('no last exercise where there is only one', () => {
    const steps = [work(), rest(30), work()];
    expect(script(steps).filter(({ text }) => text.includes('exercise'))).toEqual([]);
  });

  test('two minutes to go, when they are true', () => {
    const steps = [work({ duration: 100 }), work({ name: 'Row', duration: 200 })];
    const line = script(steps).find(({ text }) => text === 'Two minutes to go.');
    expect(line).toMatchObject({ stepIndex: 1, cueAtSeconds: 80, priority: priorities.normal });
  });

  test.each([
    ['a session under five minutes', [work({ duration: 100 }), work({ duration: 199 })]],
    [
      'a step that the user ends',
      [work({ duration: 100 }), work({ duration: 400, openEnded: true })],
    ],
  ])('no time left in %s', (_, steps) => {
    expect(script(steps).filter(({ text }) => text.includes('minutes to go'))).toEqual([]);
  });

  test('halfway, but not where the countdown speaks', () => {
    const line = script([work()]).find(({ text }) => text.startsWith('Half'));
    expect(line).toMatchObject({ cueAtSeconds: 20, priority: priorities.normal });
    expect(script([work({ duration: 20 })]).filter(({ text }) => text.startsWith('Half'))).toEqual(
      [],
    );
  });

  test('a change of sides, first of all', () => {
    const line = script([work({ side: 'both' })], silent).find(({ text }) => !isCount(text));
    expect(line).toMatchObject({
      text: 'Switch sides.',
      cueAtSeconds: 20,
      priority: priorities.critical,
    });
  });

  test('a change of sides that falls on the ten is said instead of it', () => {
    const texts = script([work({ side: 'both', duration: 20 })], silent).map(({ text }) => text);
    expect(texts.slice(0, 5)).toEqual(['Switch sides.', 'Five.', 'Three.', 'Two.', 'One.']);
  });

  test('the end', () => {
    expect(script([work()], silent).at(-1)).toMatchObject({
      text: 'Workout complete.',
      stepIndex: 0,
      cueAtSeconds: 40,
    });
  });
});

describe('a rest', () => {
  const around = (duration: number) => [work(), rest(duration), work({ name: 'Row', reps: 8 })];

  test('of 20 s has a message, a shorter one numbers only', () => {
    expect(talkIn(around(20), 1)).toContain('Rest.');
    expect(talkIn(around(19), 1)).toEqual([]);
  });

  test('names at its half what comes next, with a rest message to fall back on', () => {
    const line = script(around(60)).find(({ text }) => text.includes('Row. Eight reps.'));
    expect(line).toMatchObject({ stepIndex: 1, cueAtSeconds: 30, priority: priorities.normal });
    expect(line?.fallback?.text).toMatch(/rest|breath|water/i);
  });

  test('says a rest message at its half when what comes next has no name', () => {
    const steps = [work(), rest(60), work({ name: '💪' })];
    const [first, second] = script(steps).filter(
      ({ stepIndex, text }) => stepIndex === 1 && !isCount(text),
    );
    const { rest: lines } = linesByStyle.instructional;
    expect(first?.cueAtSeconds).toBe(0);
    expect(second?.cueAtSeconds).toBe(30);
    expect(lines.map((line) => line.replace('{rest}', 'thirty seconds'))).toContain(second?.text);
  });

  test('of 20 s says ten and then what comes next', () => {
    const lines = script(around(20)).filter(({ stepIndex }) => stepIndex === 1);
    const ten = lines.findIndex(({ text }) => text.startsWith('Ten'));
    expect(lines[ten + 1]?.text).toContain('Row');
  });

  test('tells of a record logged before it', () => {
    expect(talkIn(around(60), 1, { records: [{ stepIndex: 0, atSeconds: 30 }] })[0]).toBe(
      'New record.',
    );
  });

  test('that is too short leaves the record for the end', () => {
    const records = [{ stepIndex: 0, atSeconds: 30 }];
    const texts = script(around(10), { records }).map(({ text }) => text);
    expect(texts.slice(-2)).toEqual(['Workout complete.', 'New record.']);
  });

  test('names the weight of what comes next, in the unit of the athlete', () => {
    const steps = [work(), rest(60), work({ name: 'Row', reps: 8, weight: 20 })];
    expect(talkIn(steps, 1).join()).toContain('Row. Eight reps with twenty kilos.');
    expect(talkIn(steps, 1, { unit: 'lb' }).join()).toContain('Eight reps with forty-four pounds.');
  });
});

describe('reps in a minute', () => {
  const minute = (reps: number) => work({ reps, duration: 60, round: 1, totalRounds: 10 });
  const linesOf = (reps: number) =>
    script([minute(reps), minute(reps)]).filter(
      ({ stepIndex, text }) => stepIndex === 0 && !isCount(text),
    );

  test.each([4, 5, 8, 10, 12])('of %d urge nobody on once they are done', (reps) => {
    const workEnds = reps * 4 + 3;
    const late = linesOf(reps).filter(({ latestStartSeconds }) => latestStartSeconds > workEnds);
    expect(late.filter(({ text }) => !text.startsWith('Ten seconds'))).toEqual([]);
  });

  test('are told of halfway only by who is still at it', () => {
    const hasHalf = (reps: number) => linesOf(reps).some(({ text }) => text.startsWith('Half'));
    expect([hasHalf(5), hasHalf(12)]).toEqual([false, true]);
  });

  test('end with a plain ten, for the next minute', () => {
    const { restTen } = linesByStyle.instructional;
    const ten = linesOf(5).find(({ text }) => text.startsWith('Ten'));
    expect(restTen).toContain(ten?.text ?? restTen[0]);
  });
});

describe('form cues', () => {
  const cues = ['Chest up', 'Heels down'];

  test('are those of the exercise, each time another', () => {
    const steps = [work({ cues }), work({ cues }), work({ cues })];
    expect([0, 1, 2].map((i) => talkIn(steps, i).find((text) => /Chest|Heels/.test(text)))).toEqual(
      ['Chest up.', 'Heels down.', 'Chest up.'],
    );
  });

  test('that are long explanations are left out', () => {
    const long = 'Keep your chest up '.repeat(5);
    expect(talkIn([work({ cues: [long, 'Heels down'] })], 0)).toContain('Heels down.');
  });

  test('are general where the exercise has none', () => {
    expect(talkIn([work()], 0)).toContain(linesByStyle.instructional.form[0]);
  });
});
