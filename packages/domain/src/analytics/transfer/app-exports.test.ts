import { describe, expect, test } from 'vitest';
import type { WeightUnit } from '../../profile/units.ts';
import { importCsv } from './import-csv.ts';

const toInstant = (time: Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>) =>
  new Date(
    Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second),
  ).toISOString();

/** What is kept of a file, in the order in which it stands there. */
function keptOf(text: string, unit: WeightUnit = 'kg') {
  const found = importCsv(text, { toInstant, unit });
  if (!found.ok) throw new Error(`refused at line ${found.row ?? 'none'}`);
  return {
    source: found.source,
    asksUnit: found.asksUnit,
    sessions: found.sessions.map(({ date, title, duration, notes, exercises }) => ({
      at: date.slice(0, 16),
      title,
      seconds: duration.actual,
      notes,
      sets: exercises.map(({ name, actual }) => [name, ...actual.sets]),
    })),
  };
}

/** Files in the shapes in which the apps write them, with training of nobody. */
describe('an export of Strong', () => {
  const classic = [
    '\uFEFFDate,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
    '2022-11-05 18:51:52,"Evening, legs",1h 38m,"Squat (Barbell)",W,40.0,8,0,0,"","",',
    '2022-11-05 18:51:52,"Evening, legs",1h 38m,"Squat (Barbell)",1,90.0,5,0,0,"knee ""fine""",,7.5',
    '2022-11-05 18:51:52,"Evening, legs",1h 38m,"Squat (Barbell)",Rest Timer,,,,180,,,',
    '2022-11-05 18:51:52,"Evening, legs",1h 38m,"Squat (Barbell)",D,70.0,10,0,0,,"Slept well",',
    '2022-11-05 18:51:52,"Evening, legs",1h 38m,"Squat (Barbell)",F,70.0,7,0,0,,,10',
    '2022-11-05 18:51:52,"Evening, legs",1h 38m,"Plank",1,0.0,0,0,60,,,',
    '2022-11-05 18:51:52,"Evening, legs",1h 38m,"Rest Timer",1,0.0,0,0,90,,,',
    '2022-11-05 18:51:52,"Evening, legs",1h 38m,"Running (Treadmill)",1,0.0,0,2.5,900,,,',
    ',,,,,,,,,,,',
    '',
  ].join('\r\n');

  test.each([
    ['kg', [40, 90, 70], 2500],
    ['lb', [18.14, 40.82, 31.75], 4023],
  ] as const)(
    'with columns that name no unit is asked about, and read in %s',
    (unit, [ramp, work, drop], distanceMeters) => {
      expect(keptOf(classic, unit)).toEqual({
        source: 'Strong',
        asksUnit: true,
        sessions: [
          {
            at: '2022-11-05T18:51',
            title: 'Evening, legs',
            seconds: 5880,
            notes: 'Slept well\nSquat (Barbell): knee "fine"',
            sets: [
              [
                'Squat (Barbell)',
                { reps: 8, weight: ramp, role: 'ramp' },
                { reps: 5, weight: work, rpe: 7.5 },
                { reps: 10, weight: drop, role: 'drop' },
                { reps: 7, weight: drop, rpe: 10, role: 'failure' },
              ],
              ['Plank', { seconds: 60 }],
              ['Running (Treadmill)', { seconds: 900, distanceMeters }],
            ],
          },
        ],
      });
    },
  );

  test('a file with nothing but distances in no unit is asked about too', () => {
    const line = (distance: string) =>
      `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds\n2022-11-05 18:51:52,Run,30m,Running,1,0,0,${distance},1800\n`;
    expect(keptOf(line('5')).asksUnit).toBe(true);
    expect(keptOf(line('0')).asksUnit).toBe(false);
  });

  test('with a unit on each line', () => {
    const phone = [
      'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration',
      '2025-06-30 19:56:00;"Monday; chest";Bench Press (Dumbbell);1;100;lbs;12;;0;mi.;0;;"";62m',
      '2025-06-30 19:56:00;"Monday; chest";Bench Press (Dumbbell);2;42,5;kg;10;8,5;;;0;slow;"";62m',
      '2025-06-30 19:56:00;"Monday; chest";Rowing (Machine);1;0;lbs;0;;1.5;mi.;600,0;;"";62m',
      '2025-06-30 19:56:00;"Monday; chest";Running;1;0;kg;0;;3;km;1200;;"";62m',
    ].join('\n');
    expect(keptOf(phone)).toMatchObject({
      asksUnit: false,
      sessions: [
        {
          title: 'Monday; chest',
          seconds: 3720,
          notes: 'Bench Press (Dumbbell): slow',
          sets: [
            [
              'Bench Press (Dumbbell)',
              { reps: 12, weight: 45.36 },
              { reps: 10, weight: 42.5, rpe: 8.5 },
            ],
            ['Rowing (Machine)', { seconds: 600, distanceMeters: 2414 }],
            ['Running', { seconds: 1200, distanceMeters: 3000 }],
          ],
        },
      ],
    });
  });

  const latest = (weight: string, distance: string, ...lines: string[]) =>
    [
      `"Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (${weight})";"Reps";"RPE";"Distance (${distance})";"Seconds";"Notes";"Workout Notes"`,
      ...lines.map((line) => `"1";"2025-09-30 08:02:36";"Pull";"1864";${line}`),
    ].join('\n');

  test('with units in its headings: notes on lines of their own stay, without being sets', () => {
    const text = latest(
      'lbs',
      'meters',
      '"Deadlift (Barbell)";"Note";"";"";"";"";"";"mixed\ngrip";""',
      '"Deadlift (Barbell)";"W";"135,0";"5";"";"";"";"";"easy day"',
      '"Deadlift (Barbell)";"Rest Timer";"";"";"";"";"90";"";""',
      '"Deadlift (Barbell)";"1";"225,0";"5.0";"8";"";"";"";""',
      '"Rowing (Machine)";"1";"";"";"";"2000";"480.0";"";""',
      '"Face Pull (Cable)";"Note";"";"";"";"";"";"left out";""',
    );
    expect(keptOf(text)).toMatchObject({
      asksUnit: false,
      sessions: [
        {
          seconds: 1864,
          notes: 'easy day\nDeadlift (Barbell): mixed\ngrip\nFace Pull (Cable): left out',
          sets: [
            [
              'Deadlift (Barbell)',
              { reps: 5, weight: 61.23, role: 'ramp' },
              { reps: 5, weight: 102.06, rpe: 8 },
            ],
            ['Rowing (Machine)', { seconds: 480, distanceMeters: 2000 }],
          ],
        },
      ],
    });
  });

  test.each([
    ['meters', '500', 500],
    ['km', '5,2', 5200],
    ['miles', '3', 4828],
    ['yards', '100', 91],
    ['feet', '100', 30],
  ])('a distance in %s', (unit, amount, distanceMeters) => {
    const text = latest('kg', unit, `"Swimming";"1";"";"";"";"${amount}";"60";"";""`);
    expect(keptOf(text).sessions[0]?.sets).toEqual([['Swimming', { seconds: 60, distanceMeters }]]);
  });
});

describe('an export of Hevy', () => {
  const of = (weight: string, distance: string, ...lines: string[]) =>
    [
      `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_${weight}","reps","distance_${distance}","duration_seconds","rpe"`,
      ...lines.map(
        (line) => `"Upper","5 Mar 2026, 18:00","5 Mar 2026, 19:10","Good, fast",${line}`,
      ),
    ].join('\n');

  test.each([
    ['kg', 'km', [40, 80, 60, 14], 2500],
    ['lbs', 'miles', [18.14, 36.29, 27.22, 6.35], 4023],
  ] as const)(
    'in %s and %s: set types, numbers without quotes, notes with breaks',
    (weight, distance, [ramp, work, drop, curl], distanceMeters) => {
      const text = of(
        weight,
        distance,
        '"Bench Press (Barbell)",,"elbows in\nfeet flat",0,"warmup",40,10,,,',
        '"Bench Press (Barbell)",,"elbows in\nfeet flat",1,"normal",80,8,,,8.5',
        '"Bench Press (Barbell)",,"elbows in\nfeet flat",2,"dropset",60,9,,,',
        '"Bicep Curl (Dumbbell)",0,"",0,"failure",14,10,,,',
        '"Plank",0,"",0,"normal",,,,75,',
        '"Treadmill",,"",0,"normal",,,2.5,900,',
      );
      expect(keptOf(text)).toEqual({
        source: 'Hevy',
        asksUnit: false,
        sessions: [
          {
            at: '2026-03-05T18:00',
            title: 'Upper',
            seconds: 4200,
            notes: 'Good, fast\nBench Press (Barbell): elbows in\nfeet flat',
            sets: [
              [
                'Bench Press (Barbell)',
                { reps: 10, weight: ramp, role: 'ramp' },
                { reps: 8, weight: work, rpe: 8.5 },
                { reps: 9, weight: drop, role: 'drop' },
              ],
              ['Bicep Curl (Dumbbell)', { reps: 10, weight: curl, role: 'failure' }],
              ['Plank', { seconds: 75 }],
              ['Treadmill', { seconds: 900, distanceMeters }],
            ],
          },
        ],
      });
    },
  );
});

describe('an export of FitNotes', () => {
  const days = '2026-03-02';

  test.each([
    ['kgs', 150],
    ['lbs', 68.04],
  ])('with %s in its heading', (unit, weight) => {
    const text = [
      `Date,Exercise,Category,Weight (${unit}),Reps,Distance,Distance Unit,Time,Comment`,
      `${days},Deadlift,Back,150.0,3,,,,"Belt, no straps"`,
      `${days},Pull Up,Back,0.0,10,,,,""`,
      `${days},Rowing Machine,Cardio,,,200.0,m,0:01:48,""`,
      `${days},Cycling,Cardio,0.0,0,2.0,mi,30:00,`,
    ].join('\n');
    expect(keptOf(text)).toMatchObject({
      source: 'FitNotes',
      asksUnit: false,
      sessions: [
        {
          notes: 'Deadlift: Belt, no straps',
          sets: [
            ['Deadlift', { reps: 3, weight }],
            ['Pull Up', { reps: 10 }],
            ['Rowing Machine', { seconds: 108, distanceMeters: 200 }],
            ['Cycling', { seconds: 1800, distanceMeters: 3219 }],
          ],
        },
      ],
    });
  });

  test('with both units side by side, and a kind for each set', () => {
    const text = [
      'Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind',
      `${days},Deadlift,Back,60,132.28,5,,,,,Warmup`,
      `${days},Deadlift,Back,,225,5,,,,last one slow,`,
    ].join('\n');
    expect(keptOf(text).sessions).toMatchObject([
      {
        notes: 'Deadlift: last one slow',
        sets: [['Deadlift', { reps: 5, weight: 60, role: 'ramp' }, { reps: 5, weight: 102.06 }]],
      },
    ]);
  });
});
