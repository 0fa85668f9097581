import { describe, expect, it } from 'vitest';
import { buildTimerSteps } from '../timer/build-steps.ts';
import { check } from './check/check.ts';
import { plan } from './plan.ts';
import type { GenerationForm } from './request.ts';
import { understood } from './test-support/understood.ts';

const date = '2026-11-15T08:00:00.000Z';

function planned(text: string, form: GenerationForm = {}) {
  const { request } = understood(text, form);
  const workout = plan(request, date, 1);
  const steps = buildTimerSteps(workout);
  const bodySeconds = steps
    .filter(({ type }) => type === 'exercise' || type === 'rest')
    .reduce((sum, { duration }) => sum + duration, 0);
  return { request, workout, steps, bodySeconds };
}

describe('the stated length of a block', () => {
  it.each([
    ['4 min tabata', 4],
    ['12 minute tabata block', 12],
    ['15 min tabata as the main set', 15],
    ['tabata part of 16 min', 16],
    ['10 min emom', 10],
    ['EMOM 16', 16],
    ['EMOM 16 kettlebell', 16],
    ['15 min amrap', 15],
  ])('is kept: %s', (text, minutes) => {
    const { request, workout, bodySeconds } = planned(text);
    expect(request.body.value.minutes).toBe(minutes);
    expect(Math.abs(bodySeconds - minutes * 60)).toBeLessThanOrEqual(Math.max(75, minutes * 9));
    expect(check(workout, request).passed).toBe(true);
  });

  it.each(['10 min emom', '4 minute tabata', '10 min emom with kettlebells'])(
    'is not drowned in the half hour that the form comes with: %s',
    (text) => {
      const { request } = planned(text, { durationMinutes: 30 });
      expect(request.minutes).toMatchObject({ source: 'text' });
      expect(request.minutes.value).toBeLessThan(20);
      expect(request.remarks.join()).toContain('with warm-up and cool-down');
    },
  );

  it('leaves the session alone where it is one part of it', () => {
    const { request } = understood('strength with a 10 min emom', { durationMinutes: 30 });
    expect(request.minutes.value).toBe(30);
  });

  it('is a number of reps before the name of a move', () => {
    const { request } = understood('EMOM 10 burpees');
    expect(request.body.value.minutes).toBeUndefined();
    expect(request.mustInclude.value).toEqual(['burpee']);
  });

  it('of a finisher does not make the whole session short', () => {
    const { request } = understood('strength with a 10 min emom finisher');
    expect(request.minutes.value).toBe(30);
    expect(request.format.value).toBe('sets');
    expect(request.remarks.join()).toContain('finisher');
  });
});

describe('the minutes of a Tabata', () => {
  it.each([
    ['15 minute tabata', 15],
    ['tabata 16 min', 16],
    ['20 min tabata, every part of the body', 20],
    ['Tabata 20 Minuten', 20],
    ['tabata 12', 12],
    ['30 min tabata, my main goal is stamina', 30],
  ])('are those of the whole session: %s', (text, minutes) => {
    for (const form of [{}, { durationMinutes: 45 }]) {
      const { request, workout, steps } = planned(text, form);
      expect(request.minutes).toMatchObject({ value: minutes, source: 'text' });
      expect(request.format.value).toBe('tabata');
      expect(request.body.value.minutes).toBeUndefined();
      const total = steps.reduce((sum, { duration }) => sum + duration, 0);
      expect(Math.abs(total - minutes * 60)).toBeLessThanOrEqual(30);
      expect(check(workout, request).passed).toBe(true);
    }
  });

  it('leave the session its own where both are said', () => {
    const { request } = understood('I have 30 minutes, do a 12 min tabata');
    expect(request.minutes.value).toBe(30);
    expect(request.body.value.minutes).toBe(12);
  });
});

describe('so many of one move', () => {
  it.each([
    ['100 burpees for time', 100],
    ['50 push-ups', 50],
    ['75 air squats', 75],
  ])('come in rounds that add up: %s', (text, total) => {
    const { request, steps, workout } = planned(text);
    const reps = steps
      .filter(({ type }) => type === 'exercise')
      .reduce((sum, step) => sum + (step.reps ?? 0), 0);
    expect(reps).toBe(total);
    expect(check(workout, request).passed).toBe(true);
    expect(request.remarks.join()).toContain('rounds of');
  });

  it('is no task where there are other moves or another format', () => {
    expect(understood('50 squats and 50 push-ups').request.body.value).toEqual({});
    expect(understood('EMOM 40 squats').request.body.value.moves).toBeUndefined();
  });
});

describe('a session on foot', () => {
  it.each([
    ['10 minute walk', 10, 'brisk-walk'],
    ['20 min walk', 20, 'brisk-walk'],
    ['30 min run in the park', 30, 'tempo-run'],
    ['interval running outdoors', 30, 'tempo-run'],
    ['go for a jog', 30, 'tempo-run'],
    ['30 Minuten laufen', 30, 'tempo-run'],
  ])('"%s" takes %i minutes of it and nothing else', (text, minutes, id) => {
    const { request, workout } = planned(text);
    expect(request.minutes.value).toBe(minutes);
    expect(request.format.value).toBe('intervals');
    const body = workout.workout.filter(({ type }) => type === 'exercise');
    expect(body.map(({ exerciseId }) => exerciseId)).toContain(id);
    expect(body).toHaveLength(2);
    expect(check(workout, request).passed).toBe(true);
  });

  it('walks at a pace at which one can talk', () => {
    const { workout } = planned('20 min walk', { difficulty: 'moderate' });
    expect(Math.max(...workout.workout.map(({ rpe = 0 }) => rpe))).toBeLessThanOrEqual(5);
  });

  it.each([
    'I run a lot, strength please',
    'my gym is a 10 minute walk away',
    'no running',
    'walking lunges and squats',
    'something for runners',
    'running late, quick core',
  ])('is not read from "%s"', (text) => {
    expect(understood(text).readings.filter((id) => id.startsWith('foot:'))).toEqual([]);
  });
});
