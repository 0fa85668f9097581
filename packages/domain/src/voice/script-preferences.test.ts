import { describe, expect, test } from 'vitest';
import { diceFor } from '../planner/seeded.ts';
import { defaultVoicePreferences } from '../profile/voice-preferences.ts';
import { noFacts } from './choice.ts';
import { isCount } from './choices.ts';
import { readScene } from './scene.ts';
import { lineFor } from './script.ts';
import { type Changes, rest, script, silent, work } from './test-support/make-script.ts';

describe('what is not wanted is not said', () => {
  const steps = [
    work({ round: 1, totalRounds: 2, duration: 70 }),
    work({ name: 'Row', round: 1, totalRounds: 2, duration: 70 }),
    rest(60),
    work({ round: 2, totalRounds: 2, duration: 70 }),
    work({ name: 'Row', round: 2, totalRounds: 2, duration: 70 }),
  ];
  const said = (changes: Changes) => script(steps, changes).map(({ text }) => text);

  test('nothing at all when the voice is off', () => {
    expect(said({ enabled: false })).toEqual([]);
  });

  test('all off leaves the numbers and the end', () => {
    expect(said(silent).filter((text) => !isCount(text))).toEqual(['Workout complete.']);
  });

  test.each([
    ['exerciseAnnouncements', /^(Now )?(Squat|Row)/],
    ['motivationalMessages', /Smooth and even|Ten seconds/],
    ['formCues', /Breathe out as you work|Keep your neck/],
    ['progressUpdates', /Half|Last round|minutes to go|Last exercise/],
    ['restMessages', /^Rest|Next:|Coming up/],
  ] as const)('%s', (flag, pattern) => {
    const only = said({ ...silent, [flag]: true });
    const without = said({
      [flag]: false,
      ...(flag === 'motivationalMessages' && { restMessages: false }),
    });
    expect(only.filter((text) => pattern.test(text))).not.toEqual([]);
    expect(without.filter((text) => pattern.test(text))).toEqual([]);
  });
});

describe('names', () => {
  const steps = Array.from({ length: 200 }, (_, i) => work({ name: `Move ${i % 7}` }));

  test.each([
    ['rare', 0.15],
    ['occasional', 0.3],
    ['frequent', 0.6],
  ] as const)('are called %s: at about %d of the chances', (calloutFrequency, share) => {
    const lines = script(steps, {
      ...silent,
      progressUpdates: true,
      userNames: ['Ada'],
      calloutFrequency,
      dice: (name) => diceFor(11, name),
    });
    const half = lines.filter(({ text }) => /half/i.test(text));
    const called = half.filter(({ text }) => text.includes('Ada'));
    expect(half.length).toBeGreaterThan(190);
    expect(Math.abs(called.length / half.length - share)).toBeLessThan(0.09);
  });

  test('are not called when that is off', () => {
    const lines = script(steps, { userNames: ['Ada'], personalCallouts: false });
    expect(lines.filter(({ text }) => text.includes('Ada'))).toEqual([]);
  });
});

describe('one cue by itself', () => {
  const scene = readScene([work()]);
  const context = {
    scene,
    preferences: defaultVoicePreferences,
    facts: noFacts,
    dice: () => 0,
  };
  const halfway = { kind: 'halfway', stepIndex: 0, atSeconds: 20 } as const;

  test('has its line', () => {
    expect(lineFor(halfway, context)).toMatchObject({ text: 'Halfway.', cueAtSeconds: 20 });
  });

  test('takes another line when that one was just said', () => {
    expect(lineFor(halfway, { ...context, avoid: ['Halfway.'] })?.text).toBe(
      'Halfway. Check your form.',
    );
    expect(lineFor(halfway, { ...context, recent: ['Halfway.'] })?.text).toBe(
      'Halfway. Check your form.',
    );
  });

  test('is silent where nothing fits', () => {
    const slot = { startSeconds: 20, endSeconds: 20.4 };
    expect(lineFor(halfway, { ...context, slot })).toBeNull();
  });

  test('is silent for a step that is not there', () => {
    expect(lineFor({ ...halfway, stepIndex: 7 }, context)).toBeNull();
  });
});

test('the same dice give the same script, and a changed step leaves the others as they were', () => {
  const steps = Array.from({ length: 6 }, (_, i) => work({ name: `Move ${i}` }));
  const dice = (name: string) => diceFor(3, name);
  const before = script(steps, { dice });
  expect(script(steps, { dice })).toEqual(before);
  const longer = steps.with(5, work({ name: 'Move 5', duration: 55 }));
  const isEarlier = ({ stepIndex }: { stepIndex: number }) => stepIndex < 4;
  expect(script(longer, { dice }).filter(isEarlier)).toEqual(before.filter(isEarlier));
});
