import { describe, expect, it } from 'vitest';
import { buildProgram } from '../build.ts';
import type { Program, ProgramWish } from '../types.ts';
import { loadCurve } from './load-weeks.ts';
import { weekGrid } from './week-grid.ts';

function made(wish: Partial<ProgramWish>): Program {
  const outcome = buildProgram(
    {
      goalText: 'get stronger: squat 120, bench 90, deadlift 150',
      weeks: 12,
      sessionsPerWeek: 3,
      minutesPerSession: 60,
      preferredDays: [],
      startDate: '2026-11-16',
      fitnessLevel: 'intermediate',
      equipment: ['barbells', 'dumbbells', 'bodyweight', 'pull_up_bar'],
      props: ['bench', 'rack'],
      ...wish,
    },
    {
      id: 'p',
      seed: 1,
      madeAt: '2026-11-17T08:00:00.000Z',
      workoutId: (week, session) => `${week}.${session}`,
    },
  );
  if (outcome.kind !== 'program') throw new Error(outcome.kind);
  return outcome.program;
}
const strength = made({});

describe('a week of a strength program as a grid', () => {
  it('has the main lifts as columns and every lift of a session in its row', () => {
    const { columns, rows } = weekGrid(strength, 2);
    expect(columns.map(({ name }) => name)).toContain('Back Squat');
    expect(columns.length).toBeLessThanOrEqual(6);
    expect(rows).toHaveLength(3);
    for (const { session, cells, others } of rows) {
      const shown = [...cells.filter((cell) => cell !== null), ...others];
      const ids = new Set(shown.map(({ exerciseId }) => exerciseId));
      for (const { type, role, exerciseId, sets } of session.workout.workout) {
        if (type === 'exercise' && role !== 'ramp' && sets && exerciseId) {
          expect(ids.has(exerciseId), exerciseId).toBe(true);
        }
      }
    }
  });

  it('tells the change by the same session of the week before', () => {
    const first = weekGrid(strength, 1).rows[0]?.cells.find((cell) => cell?.kg);
    const second = weekGrid(strength, 2).rows[0]?.cells.find(
      (cell) => cell?.exerciseId === first?.exerciseId,
    );
    expect(first?.change).toEqual({ kind: 'new' });
    expect(second?.change).toEqual({ kind: 'kg', by: (second?.kg ?? 0) - (first?.kg ?? 0) });
  });
});

describe('the load of a program week by week', () => {
  it('has each block above the one before, deloads and the test apart', () => {
    const curve = loadCurve(strength);
    expect(curve?.unit).toBe('kg');
    expect(curve?.weeks.map(({ label }) => label)).toContain('Deload');
    const rises = curve?.phases.flatMap(({ rise }) => rise ?? []) ?? [];
    expect(rises.length).toBeGreaterThan(0);
    for (const rise of rises) expect(rise).toBeGreaterThan(0);
  });

  it('counts kilometres where the program runs', () => {
    const curve = loadCurve(made({ goalText: 'run a half marathon', equipment: ['bodyweight'] }));
    expect(curve?.unit).toBe('km');
    expect(Math.max(...(curve?.weeks.map(({ value }) => value) ?? []))).toBeGreaterThan(15);
  });
});
