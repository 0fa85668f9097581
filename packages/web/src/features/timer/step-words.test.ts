// @vitest-environment jsdom
import type { NextExercise, TimerStep } from '@cadence/domain/timer/types';
import { describe, expect, test } from 'vitest';
import {
  cueAt,
  cueLines,
  flowWords,
  lengthText,
  nextWork,
  placeAt,
  placeText,
  previewText,
  sideAt,
  upNextText,
  workText,
} from './step-words.ts';

const step = (change: Partial<TimerStep> = {}): TimerStep => ({
  name: 'Row - Set 1/3',
  exerciseName: 'Row',
  duration: 40,
  type: 'exercise',
  ...change,
});

describe('what the screen says of a step', () => {
  test.each([
    [{ reps: 12, weight: 16 }, '12 reps · 16 kg'],
    [{ reps: 1 }, '1 rep'],
    [{ reps: 10, side: 'both' as const }, '10 reps a side'],
    [{ reps: 10, repsText: '8–10' }, '8–10 reps'],
    [{ repsText: 'max' }, 'max'],
    [{ weight: 0 }, ''],
    [{ weight: 'heavy band', rpe: 8 }, 'heavy band · RPE 8'],
    [
      { reps: 5, setInfo: { currentSet: 1, totalSets: 3, weightPercentage: 70 } },
      '5 reps · 70 % of your max',
    ],
    [{ side: 'left' as const }, 'left side'],
    [{}, ''],
  ])('%j reads %s', (change, text) => {
    expect(workText(step(change))).toBe(text);
  });

  test.each([
    [{ reps: 12, weight: 16 }, '12 reps · 16 kg'],
    [{ weight: 16 }, '0:40 · 16 kg'],
    [{}, '0:40'],
    [{ openEnded: true as const }, ''],
  ])('after a rest %j reads %s', (change, text) => {
    expect(upNextText(step(change))).toBe(text);
  });

  test('a single round is not counted', () => {
    expect(placeText(step({ round: 1, totalRounds: 1 }))).toBe('');
    const setInfo = { currentSet: 1, totalSets: 3 };
    expect(placeText(step({ round: 2, totalRounds: 4, setInfo }))).toBe('Round 2 of 4 · Set 1/3');
  });

  test('a preview has reps or a length', () => {
    expect(previewText(step({ reps: 10 }))).toBe('Row · 10 reps');
    expect(previewText(step())).toBe('Row · 0:40');
    expect(previewText({ name: 'Rest', duration: 15, type: 'rest' })).toBe('Rest · 0:15');
    expect(previewText({ name: 'Round Rest', duration: 60, type: 'rest' })).toBe(
      'Round Rest · 1:00',
    );
  });

  test('a rest between sets is just a rest', () => {
    const rest: TimerStep = { name: 'Rest Between Sets', duration: 90, type: 'rest' };
    expect(previewText(rest)).toBe('Rest · 1:30');
  });

  test('an open step has a limit at most, and a stopwatch none worth telling', () => {
    const open = step({ duration: 1200, openEnded: true });
    expect(lengthText({ ...open, flow: [] })).toBe('up to 20:00');
    expect(lengthText(open)).toBe('until you finish');
    expect(previewText(open)).toBe('Row');
  });

  test('cues come before instructions, and instructions go by sentence', () => {
    expect(cueLines(step({ cues: ['Ribs down'], instructions: 'Pull. Hold.' }))).toEqual([
      'Ribs down',
    ]);
    expect(cueLines(step({ instructions: 'Pull high. Hold it.' }))).toEqual([
      'Pull high.',
      'Hold it.',
    ]);
    expect(cueLines(step())).toEqual([]);
  });

  test('cues take turns', () => {
    const both = step({ cues: ['a', 'b'] });
    expect([0, 7, 8, 16].map((second) => cueAt(both, second))).toEqual(['a', 'a', 'b', 'a']);
    expect(cueAt(step(), 5)).toBeUndefined();
  });

  test('sides change at half of the step, however it was lengthened', () => {
    const both = step({ side: 'both' });
    expect(sideAt(both, { stepElapsedMs: 19_999, remainingMs: 20_001 })).toBe('left');
    expect(sideAt(both, { stepElapsedMs: 20_000, remainingMs: 20_000 })).toBe('right');
    expect(sideAt(step(), { stepElapsedMs: 0, remainingMs: 1 })).toBeUndefined();
  });

  test('a rest prepares for the next work', () => {
    const rest: TimerStep = { name: 'Rest', duration: 15, type: 'rest' };
    expect(nextWork([step(), rest, rest, step({ name: 'Squat' })], 1)?.name).toBe('Squat');
    expect(nextWork([step(), rest], 1)).toBeUndefined();
  });

  test('a flow keeps what each of its exercises weighs', () => {
    const flow: NextExercise[] = [
      { name: 'Clean', type: 'exercise', reps: 5, weight: 16, side: 'both' },
      { name: 'Carry', type: 'exercise', duration: 30, weight: 'two bells' },
    ];
    expect(flowWords(flow)).toEqual([
      { key: '0', name: 'Clean', amount: '5 reps a side', load: '16 kg' },
      { key: '1', name: 'Carry', amount: '0:30', load: 'two bells' },
    ]);
  });

  test('a rest is placed by the set that it leads to', () => {
    const rest: TimerStep = { name: 'Rest Between Sets', duration: 60, type: 'rest' };
    const set = (currentSet: number) => step({ setInfo: { currentSet, totalSets: 4 } });
    const steps = [set(1), rest, set(2)];
    expect(steps.map((_, index) => placeAt(steps, index))).toEqual([
      'Set 1/4',
      'Set 2 of 4',
      'Set 2/4',
    ]);
    expect(placeAt([step(), rest, step()], 1)).toBe('');
  });
});
