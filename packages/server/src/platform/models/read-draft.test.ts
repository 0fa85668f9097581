import { check } from '@cadence/domain/planner/check/check';
import { repair } from '@cadence/domain/planner/layout/repair';
import { isWorkItem } from '@cadence/domain/planner/layout/work-items';
import { plan } from '@cadence/domain/planner/plan';
import type { Slot } from '@cadence/domain/planner/request';
import { makeRequest } from '@cadence/domain/planner/test-support/make-request';
import type { Format } from '@cadence/domain/reading/vocabulary';
import { detectStyle } from '@cadence/domain/timer/detect-style';
import { laidFormats } from '@cadence/domain/workout/formats/ids';
import type { Exercise } from '@cadence/domain/workout/types';
import { describe, expect, it } from 'vitest';
import { draftSchema } from './draft-schema.ts';
import { readDraft } from './read-draft.ts';
import { writeDraft } from './test-support/written-draft.ts';

const date = '2026-03-01T08:00:00.000Z';
const given = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });
const requestFor = (format: Format, minutes = 30) =>
  makeRequest({ format: given(format), minutes: given(minutes) });

describe.each(laidFormats)('a draft in %s', (format) => {
  it.each([20, 45])('of %i minutes keeps moves and words of a model', (minutes) => {
    const request = requestFor(format, minutes);
    const written = writeDraft(plan(request, date, 1));
    expect(draftSchema.safeParse(written).success).toBe(true);
    const draft = readDraft(JSON.parse(JSON.stringify({ ...written, title: 'Mine' })), request);
    const { workout, report, changes } = repair(draft, request, date, 2);
    const movesOf = (items: readonly Exercise[]) =>
      new Set(items.filter(isWorkItem).map(({ exerciseId }) => exerciseId));
    expect(report.passed).toBe(true);
    expect(changes.filter(({ kind }) => kind !== 'retimed')).toEqual([]);
    const asked = [...movesOf(draft?.workout ?? [])];
    const kept = asked.filter((id) => movesOf(workout.workout).has(id));
    // A layout by the clock has room for so many moves; sets keep every one.
    expect(kept.length).toBeGreaterThanOrEqual(format === 'sets' ? asked.length : asked.length / 2);
    expect(workout.title).toBe('Mine');
    if (format === 'sets') expect(workout.play?.blocks.length).toBeGreaterThan(0);
  });
});

describe('what a model wrote', () => {
  const row = { name: 'One-Arm Dumbbell Row', reps: 8 };

  it('plays in the format that was asked for, whatever its words say', () => {
    const wordy = {
      workoutType: 'compound lifts in a continuous flow',
      workoutStructure: 'EMOM-style',
      referencePattern: 'Tabata',
      workout: [row],
    };
    expect(detectStyle(readDraft(wordy, requestFor('sets')))).toBe('structured');
    expect(detectStyle(readDraft(wordy, requestFor('rounds')))).toBe('rounds');
  });

  it.each([
    ['wrapped in an object', { workout: { title: 'Legs', workout: [row] } }],
    ['as a bare list', [row]],
    ['under another name', { exercises: [row] }],
    ['in phases', { phases: [{ name: 'Main', exercises: [row] }] }],
    ['with nulls for what is missing', { workout: [{ ...row, duration: null, sets: null }] }],
  ])('is read %s', (_how, value) => {
    const draft = readDraft(value, requestFor('rounds'));
    expect(draft?.workout).toEqual([{ ...row, type: 'exercise' }]);
  });

  it.each([
    null,
    7,
    'text',
    [],
    {},
    { workout: [] },
    { workout: [{ type: 'rest', duration: 30 }] },
  ])('is no draft when it is %j', (value) => {
    expect(readDraft(value, requestFor('circuit'))).toBeNull();
  });

  it('keeps no field that nobody asked for, and no link or markup', () => {
    const draft = readDraft(
      {
        title: '<b>Legs</b> **now**',
        coachingNotes: 'See https://evil.example/x and [this](www.evil.example).',
        script: 'alert(1)',
        userId: 'somebody',
        workout: [{ ...row, instructions: 'Push through pain.', onclick: 'x' }],
      },
      requestFor('circuit'),
    );
    expect(draft).not.toHaveProperty('script');
    expect(draft).not.toHaveProperty('userId');
    expect(draft?.workout[0]).toEqual({ ...row, type: 'exercise' });
    expect(JSON.stringify(draft)).not.toMatch(/evil|<|\*/);
  });

  it('is judged by the same gates as any other plan', () => {
    const draft = readDraft({ workout: [{ name: 'Time travel', reps: 8 }] }, requestFor('circuit'));
    expect(check(draft, requestFor('circuit')).passed).toBe(false);
  });
});
