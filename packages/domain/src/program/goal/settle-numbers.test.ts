import { describe, expect, it } from 'vitest';
import { linesIn } from '../sessions/notes.ts';
import { makeProgram } from '../test-support/make-program.ts';
import { eventMonth } from './read-day.ts';

describe('numbers of a goal', () => {
  it('takes no half marathon for a marathon that nobody runs so fast', () => {
    const { course } = makeProgram({
      goalText: 'marathon, done 2 halves best 1:52, long run on saturday',
      weeks: 16,
    });
    expect(course?.end.text).toMatch(/likely in (?:3:5|4:)/);
  });

  it('plans for the one who is to train', () => {
    const { course } = makeProgram({ goalText: '70 year old dad wants to carry groceries again' });
    expect(course?.template).toBe('senior');
  });

  it('lifts from what is lifted now, not from the wish', () => {
    const { weeks } = makeProgram({ goalText: 'squat 180, deadlift 220, now 160/200' });
    const squats = (weeks[0]?.sessions ?? [])
      .flatMap(({ workout }) => linesIn(workout))
      .filter(({ exerciseId }) => exerciseId === 'back-squat')
      .map(({ weight }) => Number(weight));
    expect(Math.max(...squats)).toBeLessThan(145);
  });

  it('makes no easy program of a long run', () => {
    const { weeks } = makeProgram({
      goalText: 'half marathon, 10k in 55 min, lift on monday, long run on sunday, get stronger',
      weeks: 8,
    });
    const lines = weeks.flatMap(({ sessions }) =>
      sessions.flatMap(({ workout }) => linesIn(workout)),
    );
    expect(Math.max(...lines.map(({ rir = 0 }) => rir))).toBeLessThan(6);
  });

  it.each([
    ['marathon in april', '2027-04-01'],
    ['hyrox doubles in march, train 4 days', '2027-03-01'],
    ['i had a baby in march', undefined],
  ])('hears the month of %s', (text, day) => {
    expect(eventMonth(text, '2026-11-19')).toBe(day);
  });
});

describe('a body and its program', () => {
  const lines = (goalText: string, more = {}) =>
    makeProgram({ goalText, ...more }).weeks.flatMap(({ sessions }) =>
      sessions.flatMap(({ workout }) => linesIn(workout).map(({ exerciseId = '' }) => exerciseId)),
    );

  it('spares a sore elbow the moves that load it alone', () => {
    const all = lines('build muscle, my elbows are sore', {
      equipment: ['barbells', 'dumbbells', 'cable', 'bodyweight'],
    });
    expect(all.filter((id) => /triceps|skull|(?<!leg-)curl/.test(id))).toEqual([]);
    expect(all).toContain('bench-press');
  });

  it('has no barbell in the weeks after a birth', () => {
    const all = lines('9 weeks postpartum, cleared, want to get back to lifting barbells', {
      weeks: 12,
      sessionsPerWeek: 3,
      cleared: ['postpartum'],
    });
    expect(
      all.filter((id) => /barbell|t-bar|back-squat|bench-press|conventional/.test(id)),
    ).toEqual([]);
    expect(all.some((id) => /romanian|pull-through|good-morning/.test(id))).toBe(true);
  });

  it('tells when a skill has to wait, and calls its days by what is done', () => {
    const { course, departures, weeks } = makeProgram({
      goalText: 'first pull up, thumb joint hurts when I grip hard',
      equipment: ['bodyweight', 'yoga_mat', 'pull_up_bar'],
      fitnessLevel: 'beginner',
    });
    expect(course?.end.text).toMatch(/not yet/);
    expect(departures?.[0]).toMatch(/^First pull-up/);
    for (const { title } of weeks[0]?.sessions ?? []) expect(title).not.toMatch(/^Hang/);
  });
});
