import { describe, expect, it } from 'vitest';
import { linesIn } from '../sessions/notes.ts';
import { makeProgram } from '../test-support/make-program.ts';
import { countsNow } from './counts-now.ts';
import { dayIn, eventMonth } from './read-day.ts';

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

describe('numbers that stand beside the wish', () => {
  const course = (goalText: string, more = {}) => makeProgram({ goalText, ...more }).course;

  it('takes a best time for what was run, and the race for the wish', () => {
    expect(course('half in march, PB over 10k 51:20, four runs a week')?.template).toBe(
      'half-marathon',
    );
    expect(course('marathon in may, half PB 1:44', { weeks: 16 })?.end.text).toMatch(
      /likely in 3:/,
    );
  });

  it('reads no month into a marathon', () => {
    expect(dayIn('sub 3 marathon', '2026-11-19')).toBeUndefined();
    expect(dayIn('race on 3 mar', '2026-11-19')).toBe('2027-03-03');
    expect(dayIn('carrera el 14 de marzo', '2026-11-19')).toBe('2027-03-14');
  });

  it.each([
    ['I do 7 pull-ups, 11 dips. Want a back lever', 'pull-up', 7],
    ['front lever, 6 chin ups now', 'pull-up', 6],
    ['planche one day, 22 push-ups, 12 dips', 'push-up', 22],
  ])('counts what can be done in %s', (text, move, reps) => {
    expect(countsNow(text, null)).toContainEqual({ exercise: move, reps });
  });

  it.each(['10 pull-ups by march', '12 pull-ups, 10 weeks', 'I want 15 dips'])(
    'leaves the wish alone in %s',
    (text) => {
      expect(countsNow(text, null)).toEqual([]);
    },
  );

  it('lifts from the numbers of now where each wish has its own, and answers each', () => {
    const {
      course: way,
      weeks,
      departures,
    } = makeProgram({
      goalText: 'squat 160 and bench 105 by june. Now 140 and 90, 4 days',
      weeks: 12,
    });
    const benched = (weeks[0]?.sessions ?? [])
      .flatMap(({ workout }) => linesIn(workout))
      .filter(({ exerciseId }) => exerciseId === 'bench-press')
      .map(({ weight }) => Number(weight));
    expect(Math.max(...benched)).toBeLessThan(75);
    expect(way?.end.text).toMatch(/squat likely .* and bench/);
    expect(departures?.join(' ')).toMatch(/Squat 160 kg.*Bench 105 kg/s);
  });

  it('wears on the stairs what the test wears', () => {
    const { course: way } = makeProgram({ goalText: 'fire academy test, stair climb with 22 kg' });
    expect(way?.end.text).toContain('stairs with 22 kg');
  });

  it('begins softly on a leg that was operated on, with a rule for it', () => {
    const { course: way, departures } = makeProgram({
      goalText: 'had ankle surgery a year ago, cleared by the surgeon, want to run 5k again',
      fitnessLevel: 'beginner',
      weeks: 16,
    });
    expect(way?.template).toBe('couch-to-5k');
    expect(departures?.join(' ')).toMatch(/After the operation: Your ankle decides/);
  });
});

describe('goals on wheels, in water, off the road', () => {
  it.each([
    ['ride 80 km in june, I have a road bike', 'engine', null],
    ['swim 1500 m without stopping', 'engine', null],
    ['2000 m row under 7:40', 'engine', null],
    ['clean and jerk 90 kg', 'olympic', null],
    ['tough mudder in june', 'run-10k', /walls, crawls and carries/],
    ['stair race up a tower', 'hike', /stairs and legs/],
    ['handstand push-ups', 'handstand', /the wall and straight arms/],
    ['60 km ultra', 'marathon', /everything longer/],
    ['side splits', 'mobility', /nobody can promise/],
  ])('has for %s what is near, and says so', (goalText, template, nearest) => {
    const { course, departures } = makeProgram({ goalText });
    expect(course?.template).toBe(template);
    if (nearest) expect(departures?.[0]).toMatch(nearest);
    else expect(departures?.join(' ')).not.toContain('no template');
  });

  it('leads to the day of a meet, with all lifts on it', () => {
    const { course, weeks, totalWeeks } = makeProgram({
      goalText: 'powerlifting meet on 6 March 2027, squat 140, bench 95, deadlift 170',
      weeks: 8,
      startDate: '2026-11-23',
    });
    expect(course?.eventDay).toBe('2027-03-06');
    expect(totalWeeks).toBeGreaterThan(8);
    const last = weeks.at(-1)?.sessions.at(-1);
    expect(last?.title).toMatch(/^Meet/);
    expect(last?.date).toBe('2027-03-06');
  });

  it('begins on the erg where somebody is, and ends at the distance', () => {
    const { weeks } = makeProgram({ goalText: 'row 6 km, now 2 km at most', weeks: 10 });
    const longest = weeks.map(({ sessions }) =>
      Math.max(...sessions.map(({ title }) => Number(/^Long row (\d+)/.exec(title)?.[1] ?? 0))),
    );
    expect(longest[0]).toBeLessThanOrEqual(12);
    expect(Math.max(...longest)).toBeGreaterThan(20);
  });

  it('counts pull-ups beside a race, and takes a week for a week', () => {
    const { course } = makeProgram({ goalText: '15 pull-ups in a row, I do 8 now, and a 10k' });
    expect(course?.end.text).toMatch(/10 km.* pull-ups in a row/);
    expect(
      makeProgram({ goalText: 'a faster parkrun, 31 km in total each week' }).course?.template,
    ).toBe('run-5k');
  });

  it('climbs in the plan of a trail race', () => {
    const { weeks } = makeProgram({
      goalText: 'trail half marathon with 700 m of climbing, 30 km a week, longest 14 km',
      weeks: 12,
      sessionsPerWeek: 4,
    });
    const titles = weeks.flatMap(({ sessions }) => sessions.map(({ title }) => title));
    expect(titles.filter((title) => /uphill/.test(title)).length).toBeGreaterThan(2);
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

it('rows towards the time that is aimed at, from the one of today', () => {
  const { course, weeks } = makeProgram({
    goalText: '1k row is 3:41 now, target 3:28, also squat around 110 to keep',
    weeks: 10,
    sessionsPerWeek: 4,
    fitnessLevel: 'intermediate',
  });
  expect(course?.template).toBe('engine');
  expect(course?.end.text).toMatch(/aimed at 3:28 min from 3:41/);
  const day = weeks.at(-1)?.sessions.at(-1);
  expect(day?.workout.coachingNotes).toContain('1:44 for each 500 m');
  const hard = weeks.filter(({ sessions }) => sessions.some(({ title }) => / hard$/.test(title)));
  expect(hard.length).toBeGreaterThan(5);
});
