import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import { plan } from '../plan.ts';
import { adaptationSummary } from '../receipts/receipts.ts';
import { understood } from '../test-support/understood.ts';

const planned = (text: string): Workout =>
  plan(understood(text).request, '2026-11-15T08:00:00.000Z', 1);
const worked = ({ play }: Workout): Exercise[] =>
  (play?.blocks ?? []).flatMap(({ items }) => items).filter(({ role }) => role !== 'ramp');
const ids = (workout: Workout): (string | undefined)[] =>
  worked(workout).map(({ exerciseId }) => exerciseId);
const patternsOf = (workout: Workout): string[] =>
  ids(workout).flatMap((id) => exerciseById(id ?? '')?.patterns[0] ?? []);

describe('everyday wishes', () => {
  it('keeps a push day a push day, whatever best is told', () => {
    const workout = planned('push day, 60 min, full gym, bench 100kg');
    expect(workout.title).toMatch(/^Push/);
    expect(patternsOf(workout).filter((pattern) => pattern.startsWith('pull_v'))).toEqual([]);
    expect(worked(workout)[0]).toMatchObject({ exerciseId: 'bench-press' });
  });

  it('trains all lifts of which the bests are told', () => {
    const workout = planned('60 min gym strength, bench 80 squat 110 deadlift 140');
    expect(ids(workout).slice(0, 3)).toEqual([
      'back-squat',
      'bench-press',
      'conventional-deadlift',
    ]);
  });

  it('trains the other half in full the day before a match', () => {
    const workout = planned('match tomorrow so legs need to stay fresh. upper body, 30 minutes');
    expect(worked(workout).length).toBeGreaterThan(3);
    expect(patternsOf(workout)).not.toContain('squat');
  });

  it('gives inner thighs more than squats, without any kit', () => {
    const mains = ids(planned('inner thighs, 30 min, no kit')).map((id) => exerciseById(id ?? ''));
    const ofThem = mains.filter((move) => move?.primary.includes('adductors'));
    expect(ofThem.length).toBeGreaterThanOrEqual(mains.length / 2);
  });

  it('asks no work of the forearms for a tennis elbow', () => {
    const mains = ids(planned('tennis elbow on the left, a band, 30 min')).map((id) =>
      exerciseById(id ?? ''),
    );
    expect(mains.flatMap((move) => move?.primary ?? [])).not.toContain('forearms');
  });

  it('lifts the trap bar that is there, and no other bar', () => {
    const workout = planned('full body, 45 min, trap bar and dumbbells');
    expect(ids(workout)[0]).toBe('trap-bar-deadlift');
    const kit = worked(workout).flatMap(
      ({ exerciseId }) => exerciseById(exerciseId ?? '')?.equipment,
    );
    expect(kit).not.toContain('barbells');
  });

  it('throws and presses where upper-body power is asked for', () => {
    const workout = planned('explosive upper body, 45 min, full gym');
    expect(patternsOf(workout)).not.toContain('jump');
    expect(patternsOf(workout)[0]).toBe('throw');
  });

  it('serves the part that is asked for in pregnancy', () => {
    const names = ids(planned('pregnant, second trimester, arms and back, 30 min, dumbbells'));
    expect(names.some((id) => id?.includes('curl'))).toBe(true);
  });

  it('stretches no warm-up on the spot: what is left goes to the work', () => {
    const { workout } = planned('heavy bench day, 75 min, barbell, bench and dumbbells at home');
    const [raise] = workout.filter(({ type }) => type === 'warmup');
    expect(raise?.duration).toBeLessThanOrEqual(90);
  });

  it('holds repeats at threshold where threshold is said', () => {
    const [reps] = worked(planned('4 x 1km at threshold, 10k 45:00'));
    expect(reps?.pace?.lo).toBeGreaterThan(270);
  });

  it('puts on the bar what the athlete says is on it', () => {
    const workout = planned('EMOM 16 min barbell 60kg');
    const bars = worked(workout).filter(
      ({ exerciseId }) => exerciseById(exerciseId ?? '')?.loadClass === 'barbell',
    );
    expect(bars.length).toBeGreaterThan(0);
    expect(bars.every(({ weight }) => weight === 60)).toBe(true);
  });

  it('does not say that all is as asked where a told weight is not used', () => {
    const request = understood('arms, 30 min, dumbbells 10 kg and 32 kg').request;
    const workout = plan(request, '2026-11-15T08:00:00.000Z', 1);
    expect(worked(workout).some(({ weight }) => weight === 32)).toBe(false);
    expect(adaptationSummary(request, workout, [])).toContain('32 kg');
  });
});
