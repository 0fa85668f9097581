import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import type { Exercise } from '../../workout/types.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { plan } from '../plan.ts';
import { understand } from '../understand.ts';

const date = '2026-11-15T08:00:00.000Z';

function built(text: string) {
  const understood = understand(text, {}, {}, { sessions: [] });
  if (understood.kind !== 'request') throw new Error(`${text}: ${understood.kind}`);
  const { workout } = plan(understood.request, date, 1);
  const exercises = workout.flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? []);
  const work = workout.filter((item) => isWorkItem(item) && item.role !== 'ramp');
  return { chips: understood.chips, workout, exercises, work };
}

const ids = (items: readonly Exercise[]) => items.map(({ exerciseId }) => exerciseId);
const isOf = (pattern: string) => (exercise: LibraryExercise) => exercise.patterns[0] === pattern;

describe('what the athlete states', () => {
  it.each([
    ['squat 5x5 at 100 kg, 45 min, gym', 'back-squat', 5, 5, 100],
    ['squat 5x5 at 100, 45 min', 'back-squat', 5, 5, 100],
    ['deadlift 3x3 @ 160, then accessories, 50 min gym', 'conventional-deadlift', 3, 3, 160],
  ])('is the whole dose of the lift: %s', (text, id, sets, reps, weight) => {
    const own = built(text).work.filter(({ exerciseId }) => exerciseId === id);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ sets, reps, weight });
  });

  it('is one lift and nothing beside it', () => {
    const { work } = built('bench only, 40 min, max 100');
    expect(new Set(ids(work))).toEqual(new Set(['bench-press']));
  });

  it('leads the day', () => {
    expect(built('deadlift day, max 200, 60 min, gym').work[0]?.exerciseId).toBe(
      'conventional-deadlift',
    );
  });

  it('is so many in all, in sets that one can do', () => {
    const { work } = built('100 push-ups, 20 min');
    const total = work.reduce((sum, { sets = 1, reps = 0 }) => sum + sets * reps, 0);
    expect(total).toBe(100);
    expect(Math.max(...work.map(({ reps = 0 }) => reps))).toBeLessThanOrEqual(12);
  });

  it('is so many sets in the session, not of one lift', () => {
    const { work } = built('chest 45 min gym, 12 sets total');
    const lifts = work.filter(({ role }) => role !== 'easy');
    expect(lifts.reduce((sum, { sets = 1 }) => sum + sets, 0)).toBe(12);
    expect(lifts.length).toBeGreaterThan(2);
  });

  it('is a range of weights on its chip', () => {
    const labels = built('dumbbells up to 22 kg, 35 min').chips.map(({ label }) => label);
    expect(labels).toContain('Dumbbells, up to 22 kg');
  });

  it('is land, not water', () => {
    const { exercises } = built('my swim is cancelled, 40 min dryland instead');
    expect(exercises.some(({ equipment }) => equipment.includes('pool'))).toBe(false);
    expect(exercises.some(({ patterns }) => patterns[0].startsWith('pull'))).toBe(true);
  });

  it('is done on the rings that are there', () => {
    const { work } = built('muscle-up work on rings, 45 min, I can do 10 pull-ups');
    expect(ids(work).some((id) => id?.startsWith('ring-'))).toBe(true);
    expect(ids(work)).not.toContain('bar-muscle-up');
  });

  it('is the other side of climbing', () => {
    const { exercises } = built('climbing antagonist session 35 min, bands and dumbbells');
    expect(exercises.some(isOf('push_h'))).toBe(true);
    expect(exercises.some(isOf('pull_v'))).toBe(false);
  });
});

describe('what a body asks for', () => {
  it('moves no leg of who sits in a wheelchair, from first to last', () => {
    const { workout } = built('I use a wheelchair, 30 min, dumbbells 2 to 10 kg');
    expect(ids(workout).filter((id) => id && /march|leg|calf|stand/.test(id))).toEqual([]);
  });

  it('has a bridge and a steady trunk for a low back, and nothing that rounds it', () => {
    const { exercises } = built('low back pain, 30 min, dumbbells 2 to 10 kg');
    const all = exercises.map(({ id }) => id);
    expect(all.some((id) => /bridge|thrust/.test(id))).toBe(true);
    expect(all.some((id) => /bird-dog|dead-bug|side-plank/.test(id))).toBe(true);
    expect(all.filter((id) => /inchworm|worlds|good-morning|sit-up|crunch/.test(id))).toEqual([]);
  });

  it('turns a sore shoulder outward and presses nothing overhead', () => {
    const { exercises } = built('sore shoulder, 40 min, gym');
    expect(exercises.some(({ id }) => /rotation/.test(id))).toBe(true);
    expect(exercises.some(isOf('push_v'))).toBe(false);
  });
});

describe('the words of a line', () => {
  it('tell an easier way for what many cannot do', () => {
    const { work } = built('EMOM 20 with pull-ups and dips');
    const pull = work.find(({ exerciseId }) => exerciseId === 'pull-up');
    expect(pull?.loadNote).toContain('Band');
    expect(pull?.reps ?? 99).toBeLessThanOrEqual(5);
  });

  it('count no reps in reserve of a hold', () => {
    const { work } = built('core, 25 min, full gym');
    const held = work.filter(({ exerciseId = '' }) => exerciseById(exerciseId)?.isometric);
    expect(held.length).toBeGreaterThan(0);
    expect(held.filter(({ rir }) => rir !== undefined)).toEqual([]);
  });
});
