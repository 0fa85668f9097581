import { describe, expect, it } from 'vitest';
import { linesIn } from '../../sessions/notes.ts';
import { makeProgram } from '../../test-support/make-program.ts';
import type { Program } from '../../types.ts';

const told = 'better snatch and clean and jerk, snatch 60, clean and jerk 80, front squat 105';

const setsOf = ({ weeks }: Program, week: number, id: string) =>
  (weeks[week - 1]?.sessions ?? [])
    .flatMap(({ workout }) => linesIn(workout))
    .filter(({ exerciseId }) => exerciseId === id);
const top = (program: Program, week: number, id: string): number =>
  Math.max(0, ...setsOf(program, week, id).map(({ weight }) => Number(weight ?? 0)));

describe('the snatch and the clean and jerk', () => {
  it('go from seven tenths of the told best over singles to a test above it', () => {
    const program = makeProgram({ goalText: told, weeks: 12, sessionsPerWeek: 3 });
    expect(program.course?.template).toBe('olympic');
    expect(top(program, 1, 'snatch')).toBe(42.5);
    expect(top(program, 11, 'snatch')).toBeGreaterThan(top(program, 7, 'snatch'));
    expect(top(program, 12, 'snatch')).toBeGreaterThan(60);
    expect(top(program, 12, 'clean-and-jerk')).toBeGreaterThan(80);
    expect(
      program.weeks.map(({ plan }) => plan?.kind).filter((kind) => kind === 'deload'),
    ).toHaveLength(2);
  });

  it('come on two days, one for each lift, and never in sets of more than three', () => {
    const program = makeProgram({ goalText: told, weeks: 10, sessionsPerWeek: 2 });
    for (const { sessions } of program.weeks) expect(sessions).toHaveLength(2);
    const fast = program.weeks
      .flatMap(({ sessions }) => sessions.flatMap(({ workout }) => linesIn(workout)))
      .filter(({ exerciseId = '' }) => /^(?:snatch|clean-and-jerk|hang-clean)$/.test(exerciseId));
    expect(Math.max(...fast.map(({ reps = 0 }) => reps))).toBeLessThanOrEqual(3);
  });

  it('begin with little more than the bar for who is new to them, however strong', () => {
    const program = makeProgram({
      goalText: 'learn the snatch and the clean and jerk from scratch, squat 150, deadlift 200',
      weeks: 8,
    });
    expect(program.course?.template).toBe('olympic');
    expect(top(program, 1, 'hang-power-snatch')).toBeLessThanOrEqual(30);
    expect(top(program, 1, 'hang-power-clean')).toBeLessThanOrEqual(40);
    expect(top(program, 8, 'snatch')).toBeLessThanOrEqual(50);
  });

  it('rise in rounds where there are many weeks, and never rest twice in a row', () => {
    for (const weeks of [13, 15, 19, 24]) {
      const program = makeProgram({ goalText: told, weeks, sessionsPerWeek: 3 });
      const kinds = program.weeks.map(({ plan }) => plan?.kind);
      expect(kinds).toHaveLength(weeks);
      expect(kinds.filter((kind, i) => kind === 'deload' && kinds[i - 1] === kind)).toEqual([]);
      expect(kinds.join(' ')).not.toContain('build build build build build build build');
    }
  });

  it('end on the day of the meet with both lifts, and say what a total is worth', () => {
    const {
      weeks,
      course,
      departures = [],
    } = makeProgram({
      goalText: `${told}, competition on 6 February, hope for 152 total`,
      weeks: 8,
      sessionsPerWeek: 4,
      startDate: '2026-11-23',
    });
    const last = weeks.at(-1)?.sessions ?? [];
    expect(last.at(-1)?.date).toBe('2027-02-06');
    const lifted = last
      .slice(-1)
      .flatMap(({ workout }) => linesIn(workout).map(({ exerciseId }) => exerciseId));
    expect(new Set(lifted)).toEqual(new Set(['snatch', 'clean-and-jerk']));
    expect(course?.end.text).toMatch(/together \d/);
    expect(departures.join(' ')).toContain('total of 152');
  });

  it('wait for a beginner, and say so', () => {
    const { course, departures } = makeProgram({
      goalText: 'learn the snatch',
      fitnessLevel: 'beginner',
    });
    expect(course?.template).toBe('linear');
    expect(departures?.[0]).toContain('with a bar and a coach beside you');
  });

  it('take the best that stands beside the wish for what is lifted now', () => {
    const program = makeProgram({ goalText: 'clean and jerk 110 kg, my best is 95', weeks: 8 });
    expect(top(program, 1, 'clean-and-jerk')).toBeLessThan(75);
    expect(program.departures?.join(' ')).toMatch(/Clean and jerk 110 kg: 8 weeks usually bring/);
  });
});
