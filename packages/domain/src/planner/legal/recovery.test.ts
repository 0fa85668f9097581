import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import { makeSession } from '../test-support/make-session.ts';
import { fatigueAt, hardDaysRunning, lastTimeOf } from './recovery.ts';

const nowMs = Date.parse('2026-11-15T08:00:00.000Z');
const press = 'dumbbell-shoulder-press';
const sets = (weight: number, reps: number, rpe: number) => [{ weight, reps, rpe }];

describe('fatigue', () => {
  it('halves every day and a half and counts a secondary muscle half', () => {
    const done = [{ exerciseId: press, sets: [...sets(20, 8, 8), ...sets(20, 8, 8)] }];
    const fresh = fatigueAt({ sessions: [makeSession(0, nowMs, done)] }, nowMs);
    const later = fatigueAt({ sessions: [makeSession(36, nowMs, done)] }, nowMs);
    const exercise = exerciseById(press);
    const [primary] = exercise?.primary ?? [];
    const [secondary] = exercise?.secondary ?? [];
    expect(primary && fresh[primary]).toBeCloseTo(2, 5);
    expect(primary && later[primary]).toBeCloseTo(1, 5);
    expect(secondary && fresh[secondary]).toBeCloseTo(1, 5);
  });

  it('knows nothing of sessions from the future or of long ago', () => {
    const done = [{ exerciseId: press, sets: sets(20, 8, 8) }];
    const history = { sessions: [makeSession(-5, nowMs, done), makeSession(40 * 24, nowMs, done)] };
    expect(fatigueAt(history, nowMs)).toEqual({});
    expect(lastTimeOf(press, history, nowMs)).toBeNull();
  });

  it('counts the days in a row up to yesterday', () => {
    const done = [{ exerciseId: press, sets: sets(20, 8, 8) }];
    const days = (...hours: number[]) => ({
      sessions: hours.map((ago) => makeSession(ago, nowMs, done)),
    });
    expect(hardDaysRunning(days(24, 48, 72), nowMs)).toBe(3);
    expect(hardDaysRunning(days(48, 72), nowMs)).toBe(0);
  });
});
