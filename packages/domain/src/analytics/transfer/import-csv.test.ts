import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLiftNames, withLiftName } from '../lifts/lift-names.ts';
import { recordsIn } from '../lifts/records.ts';
import { makeSession } from '../test-support/make-session.ts';
import { parseCsv, toCsv, withoutGuardQuote } from './csv.ts';
import { newLogSessions, newSessions } from './duplicates.ts';
import { sessionsToCsv } from './export-csv.ts';
import { importCsv } from './import-csv.ts';
import type { WallTime } from './wall-time.ts';

const toInstant = ({ year, month, day, hour, minute, second }: WallTime) =>
  new Date(Date.UTC(year, month - 1, day, hour, minute, second)).toISOString();

const strong = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2024-03-28 17:29:00,"Push, heavy",1h 5m,Bench Press (Barbell),1,80,5,0,0,,"Felt ""good""",8
2024-03-28 17:29:00,"Push, heavy",1h 5m,Bench Press (Barbell),2,82.5,5,0,0,,,
2024-03-28 17:29:00,"Push, heavy",1h 5m,Bench Press (Barbell),Rest Timer,0,0,0,120,,,
2024-03-28 17:29:00,"Push, heavy",1h 5m,Plank,1,0,0,0,60,,,
2024-04-02 06:10:00,Legs,45min,Squat (Barbell),1,100,5,0,0,,,
`;

const hevy = `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_lbs","reps","distance_miles","duration_seconds","rpe"
"Morning","28 Mar 2024, 06:30","28 Mar 2024, 07:15","","Deadlift (Barbell)","","","0","normal","225","5","","",""
"Morning","28 Mar 2024, 06:30","28 Mar 2024, 07:15","","Deadlift (Barbell)","","","1","normal","245","3","","","9"
`;

const read = (text: string, unit: 'kg' | 'lb' = 'kg') => importCsv(text, { toInstant, unit });

function sessionsOf(text: string) {
  const found = read(text);
  return found.ok ? found.sessions : [];
}

describe('a log of another app', () => {
  test('Strong: one session for each workout, one exercise for its sets, pauses left out', () => {
    expect(read(strong)).toMatchObject({ ok: true, source: 'Strong', warmUps: 0 });
    const [push, legs] = sessionsOf(strong);
    expect(push).toMatchObject({
      date: '2024-03-28T17:29:00.000Z',
      title: 'Push, heavy',
      duration: { actual: 3900 },
      notes: 'Felt "good"',
      exercises: [
        {
          name: 'Bench Press (Barbell)',
          actual: {
            sets: [
              { weight: 80, reps: 5, rpe: 8 },
              { weight: 82.5, reps: 5 },
            ],
          },
          personalRecord: true,
        },
        { name: 'Plank', planned: { sets: 1, seconds: 60 } },
      ],
    });
    expect(push?.exercises[0]?.exerciseId).toBeDefined();
    expect(legs?.duration.actual).toBe(2700);
  });

  test('Hevy: its own dates, the end for the length, pounds as kilograms', () => {
    const [morning] = sessionsOf(hevy);
    expect(morning).toMatchObject({
      date: '2024-03-28T06:30:00.000Z',
      duration: { actual: 2700 },
      exercises: [
        {
          actual: {
            sets: [
              { weight: 102.06, reps: 5 },
              { weight: 111.13, reps: 3, rpe: 9 },
            ],
          },
        },
      ],
    });
  });

  test('semicolons separate as well as commas', () => {
    const semicolons = strong.replaceAll('"Push, heavy"', 'Push').replaceAll(',', ';');
    expect(sessionsOf(semicolons)).toHaveLength(2);
  });

  test('the same log gives the same ids: a second import adds nothing', () => {
    const once = sessionsOf(strong).map(({ id }) => id);
    expect(sessionsOf(strong).map(({ id }) => id)).toEqual(once);
    expect(new Set(once).size).toBe(2);
    for (const id of once)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('a workout that another app has written down too is the same one', () => {
    const moved = `${hevy}${hevy.split('\n')[1]?.replaceAll('28 Mar', '29 Mar')}\n`;
    const inStrong = strong.replaceAll('17:29:00', '06:30:41');
    const [known, given] = [sessionsOf(inStrong), sessionsOf(moved)];
    expect(newLogSessions(given, known).map(({ date }) => date)).toEqual([
      '2024-03-29T06:30:00.000Z',
    ]);
    expect(newLogSessions(given, given)).toEqual([]);
    expect(newSessions(given, known)).toHaveLength(2);
  });

  test('a name is one exercise; what it means to nobody is asked once', () => {
    const odd = (name: string) => `2024-05-01 08:00:00,Push,30m,${name},1,70,5,0,0,,,\n`;
    const text = `${strong}${odd('Zottman Thing')}${odd('Squat')}`;
    const found = read(text);
    expect(found).toMatchObject({ ok: true, unmatched: ['Zottman Thing'] });
    const idsIn = (given: ReturnType<typeof read>) =>
      given.ok
        ? given.sessions.flatMap(({ exercises }) => exercises.map((one) => one.exerciseId))
        : [];
    expect(idsIn(found)).toEqual([
      'bench-press',
      'forearm-plank',
      'back-squat',
      undefined,
      'back-squat',
    ]);
    const liftNames = withLiftName({}, 'Zottman Thing ', 'dumbbell-curl');
    const again = importCsv(text, { toInstant, unit: 'kg', liftNames });
    expect(again).toMatchObject({ unmatched: [] });
    expect(idsIn(again)[3]).toBe('dumbbell-curl');
  });

  test('drop sets, failure, time and distance are told apart', () => {
    const rows = [
      '"A","28 Mar 2024, 06:30","28 Mar 2024, 07:15","","Bench Press (Barbell)","","","0","dropset","100","8","","",""',
      '"A","28 Mar 2024, 06:30","28 Mar 2024, 07:15","","Bench Press (Barbell)","","","1","failure","100","8","","",""',
      '"A","28 Mar 2024, 06:30","28 Mar 2024, 07:15","","Running","","","0","normal","","","2","900",""',
    ];
    const sets = sessionsOf(`${hevy.split('\n')[0]}\n${rows.join('\n')}\n`)[0]?.exercises.map(
      ({ actual }) => actual.sets,
    );
    expect(sets).toEqual([
      [
        { weight: 45.36, reps: 8, role: 'drop' },
        { weight: 45.36, reps: 8, role: 'failure' },
      ],
      [{ seconds: 900, distanceMeters: 3219 }],
    ]);
  });

  test('records are what each session was to those before it', () => {
    const sessions = sessionsOf(
      `${strong}2024-05-01 08:00:00,Push,30m,Bench Press (Barbell),1,70,5,0,0,,,\n`,
    );
    sessions.forEach((session, index) => {
      const lifts = recordsIn(session, sessions.slice(0, index)).map(({ lift }) => lift);
      const marked = session.exercises.filter(({ personalRecord }) => personalRecord);
      expect(marked.map(({ name }) => name)).toEqual(lifts);
    });
  });

  test.each(['', 'a,b\n1,2', '{"sessions":[]}', 'Date,Workout Name,Exercise Name,Set Order\n'])(
    '%j is none',
    (text) => expect(read(text)).toEqual({ ok: false }),
  );

  const line = '2024-04-02 06:10:00,Legs,45min,Squat (Barbell),1,100,5,0,0,,,';
  test.each([
    ['no day', line.replace('2024-04-02', 'never')],
    ['a day that no calendar has', line.replace('04-02', '02-30')],
    ['no exercise', line.replace('Squat (Barbell)', '')],
    ['a weight that is no number', line.replace(',100,', ',heavy,')],
    ['its end cut off', line.slice(0, 60)],
    ['more than its columns', `${line},?`],
  ])('one line with %s refuses the whole log, and is named', (_, broken) => {
    expect(read(strong + broken)).toEqual({ ok: false, row: 7 });
    expect(read(`${strong + line}\n`)).toMatchObject({ ok: true });
  });

  const strongSix = `"Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"
"1";"2025-09-30 08:02:36";"Back";"1864";"Deadlift (Barbell)";"W";"60.0";"5";"";"";"";"";"slow; light"
"1";"2025-09-30 08:02:36";"Back";"1864";"Deadlift (Barbell)";"Note";"";"";"";"";"";"mixed
grip";""
"1";"2025-09-30 08:02:36";"Back";"1864";"Deadlift (Barbell)";"1";"102,5";"5.0";"";"";"";"";""
"1";"2025-09-30 08:02:36";"Back";"1864";"Deadlift (Barbell)";"F";"110.0";"4";"9";"";"";"straps";""
"1";"2025-09-30 08:02:36";"Back";"1864";"Plank";"1";"0";"0";"";"";"90";"";""
`;

  test('Strong 6: its columns name the unit, warm-ups stay warm-ups, notes are no sets, commas are points', () => {
    expect(read(strongSix, 'lb')).toMatchObject({ ok: true, asksUnit: false, warmUps: 1 });
    expect(sessionsOf(strongSix)).toMatchObject([
      {
        duration: { actual: 1864 },
        notes: 'slow; light\nDeadlift (Barbell): mixed\ngrip\nDeadlift (Barbell): straps',
        exercises: [
          {
            name: 'Deadlift (Barbell)',
            planned: { sets: 2 },
            actual: {
              sets: [
                { weight: 60, reps: 5, role: 'ramp' },
                { weight: 102.5, reps: 5 },
                { weight: 110, reps: 4, rpe: 9, role: 'failure' },
              ],
            },
          },
          {
            name: 'Plank',
            planned: { sets: 1, seconds: 90 },
            actual: { sets: [{ seconds: 90 }] },
          },
        ],
      },
    ]);
  });

  const unitOf = (unit: string) =>
    `Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration
2025-05-21 15:56:15;"Legs";"Squat (Barbell)";1;225;${unit};5;;;;0;"";"";1h 2m
`;

  test.each([
    ['kg', 'lb', 225, false],
    ['lbs', 'kg', 102.06, false],
    ['', 'kg', 225, true],
    ['', 'lb', 102.06, true],
  ] as const)(
    'a weight in %j, read by a user of %s, is %d kg',
    (unit, own, kilograms, asksUnit) => {
      expect(read(unitOf(unit), own)).toMatchObject({
        asksUnit,
        sessions: [
          {
            duration: { actual: 3720 },
            exercises: [{ actual: { sets: [{ weight: kilograms, reps: 5 }] } }],
          },
        ],
      });
    },
  );

  const fitNotes = `Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
2024-01-05,Flat Barbell Bench Press,Chest,60,kgs,8,,,,
2024-01-05,Flat Barbell Bench Press,Chest,132.28,lbs,6,,,,slow
2024-01-05,Plank,Abs,,,,,,0:01:30,
2024-01-07,Running,Cardio,,,,5,km,0:25:10,
`;

  test('FitNotes: a session for each day, units by line, holds and distances', () => {
    const found = read(fitNotes);
    expect(found).toMatchObject({ ok: true, source: 'FitNotes', asksUnit: false });
    expect(sessionsOf(fitNotes)).toMatchObject([
      {
        date: '2024-01-05T12:00:00.000Z',
        notes: 'Flat Barbell Bench Press: slow',
        exercises: [
          {
            exerciseId: 'bench-press',
            actual: {
              sets: [
                { weight: 60, reps: 8 },
                { weight: 60, reps: 6 },
              ],
            },
          },
          { actual: { sets: [{ seconds: 90 }] } },
        ],
      },
      { exercises: [{ actual: { sets: [{ seconds: 1510, distanceMeters: 5000 }] } }] },
    ]);
  });

  test('the id is of the time on the wall: imported again in another time zone it is the same', () => {
    const elsewhere = (time: WallTime) => toInstant({ ...time, hour: time.hour - 5 });
    const there = importCsv(strong, { toInstant: elsewhere, unit: 'kg' });
    const ids = (of: typeof there) => (of.ok ? of.sessions.map(({ id }) => id) : []);
    expect(ids(there)).toEqual(ids(read(strong)));
  });

  test('a superset is two exercises, and a warm-up of Hevy no working set', () => {
    const rows = hevy.split('\n');
    const warmUp = (rows[1] ?? '').replace('"normal"', '"warmup"');
    const row = (rows[2] ?? '').replace('"Deadlift (Barbell)",""', '"Pull Up","1"');
    const found = read([rows[0], warmUp, rows[2], row, ''].join('\n'));
    expect(found).toMatchObject({
      warmUps: 1,
      sessions: [{ exercises: [{ planned: { sets: 1 } }, { name: 'Pull Up' }] }],
    });
  });

  test('whatever a file holds, it is read or refused', () => {
    const heading = strong.slice(0, strong.indexOf('\n') + 1);
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.boolean(), (text, headed) => {
        const found = read(headed ? heading + text : text);
        expect(typeof found.ok).toBe('boolean');
      }),
    );
  });
});

describe('CSV', () => {
  test('what is written is read again', () => {
    const cells = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1 }), (rows) => {
        // A heading of plain words, so that the separator is beyond doubt.
        const read = parseCsv(toCsv([['one', 'two'], ...rows]));
        const kept = rows.filter((row) => row.some((text) => text !== ''));
        expect(read.slice(1).map((row) => row.map(withoutGuardQuote))).toEqual(kept);
      }),
    );
  });

  test.each(['=SUM(A1)', '+1', '-1', '@x', '\tx', '\n=1', '＝1', '＋1', '－1', '＠x'])(
    '%j is no formula in a spreadsheet',
    (text) => {
      expect(toCsv([[text]])).toContain(`'${text}`);
    },
  );

  test('a line for each set, numbers as they are', () => {
    const session = makeSession('2026-03-01T08:00:00.000Z', {
      exercises: [
        {
          name: 'Back Squat',
          sets: [
            { weight: 100, reps: 5 },
            { weight: 90, reps: 8 },
          ],
        },
      ],
      notes: '=1+1',
    });
    const rows = parseCsv(sessionsToCsv([session, makeSession('2026-03-02T08:00:00.000Z')]));
    expect(rows).toHaveLength(4);
    expect(rows[1]?.slice(8, 12)).toEqual(['Back Squat', '1', '5', '100']);
    expect(rows[1]?.[rows[0]?.indexOf('notes') ?? -1]).toBe("'=1+1");
  });
});

const withSet = (changes: { weight?: string; reps?: string; duration?: string }) => {
  const { weight = '60', reps = '5', duration = '1h' } = changes;
  return `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps
2024-03-28 17:29:00,Legs,${duration},Squat (Barbell),1,${weight},${reps}
`;
};

test.each(['Infinity', '0x50', '=30+30', 'NaN', '6 0'])(
  'a weight of %s cannot be made out',
  (weight) => {
    expect(read(withSet({ weight }))).toEqual({ ok: false, row: 2 });
    expect(read(withSet({ reps: weight }))).toEqual({ ok: false, row: 2 });
  },
);

test('an endless length of a workout is no length', () => {
  const [legs] = sessionsOf(withSet({ duration: `${'9'.repeat(20_000)}h` }));
  expect(legs?.duration.actual).toBe(0);
});

test('names that were matched by hand are kept, of exercises that there are', () => {
  const names = withLiftName(withLiftName({}, 'My Row', 'pendlay-row'), 'My ROW', 'landmine-row');
  expect(names).toEqual({ 'my row': 'landmine-row' });
  expect(readLiftNames({ ...names, other: 'no-such-exercise', third: 3 })).toEqual(names);
  expect(readLiftNames('?')).toEqual({});
});
