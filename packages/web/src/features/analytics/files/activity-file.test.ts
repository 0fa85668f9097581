import { metersOf, sessionFromActivity } from '@cadence/domain/analytics/activity/activity';
import { heartOf, makeTrace, type TraceRow } from '@cadence/domain/analytics/activity/trace';
import { readSession } from '@cadence/domain/analytics/read-session';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readActivityFile, savableAs, writeActivityFile } from './activity-file.ts';

const startedMs = Date.UTC(2026, 4, 3, 6, 30);

const rowsOf = (count: number): TraceRow[] =>
  Array.from({ length: count }, (_, i) => ({
    seconds: i * 10,
    heartRate: 120 + (i % 40),
    meters: i * 31.5,
    latitude: 48.1 + i / 10_000,
    longitude: 11.5 - i / 10_000,
    altitude: 500 + (i % 7),
  }));

function runOf(laps: readonly (readonly [number, number])[], rows: readonly TraceRow[]) {
  const sets = laps.map(([seconds, distanceMeters]) => ({ seconds, distanceMeters }));
  const seconds = sets.reduce((sum, set) => sum + set.seconds, 0);
  const trace = makeTrace(rows);
  return sessionFromActivity(
    {
      sport: 'run',
      title: '4 × 1 km “hard” & easy',
      startedMs,
      seconds,
      exercises: [{ name: 'Run', sets }],
      ...(trace && { trace }),
    },
    'Test',
  );
}

async function roundTrip(session: WorkoutSession, kind: 'FIT' | 'TCX' | 'GPX') {
  const read = await readActivityFile(new Blob([await writeActivityFile(session, kind)]));
  expect(read?.kind).toBe(kind);
  expect(read?.sessions).toHaveLength(1);
  return read?.sessions[0] as WorkoutSession;
}

/** What a file has to carry; ids and where it came from are its own. */
const factsOf = ({ title, date, duration, exercises, trace }: WorkoutSession) => ({
  title,
  date,
  seconds: duration.actual,
  exercises: exercises.map(({ name, exerciseId, actual }) => ({ name, exerciseId, actual })),
  trace,
});

describe('files of watches', () => {
  it.each(['FIT', 'TCX'] as const)('%s brings laps and what was measured back', async (kind) => {
    const lap = fc.tuple(fc.integer({ min: 1, max: 3600 }), fc.integer({ min: 1, max: 20_000 }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(lap, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 30 }),
        async (laps, rows) => {
          const seconds = laps.reduce((sum, [each]) => sum + each, 0);
          const within = rowsOf(rows).filter((row) => row.seconds <= seconds);
          const session = runOf(laps, within);
          expect(factsOf(await roundTrip(session, kind))).toEqual(factsOf(session));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('GPX brings the line back, with the beats along it', async () => {
    const session = runOf([[290, 913]], rowsOf(30));
    const read = await roundTrip(session, 'GPX');
    expect(read.title).toBe(session.title);
    expect(read.date).toBe(session.date);
    expect(read.trace?.heartRate).toEqual(session.trace?.heartRate);
    expect(read.trace?.latitude).toEqual(session.trace?.latitude);
    expect(read.trace?.seconds).toEqual(session.trace?.seconds);
    // Of places alone: reckoned along the ground.
    const meters = read.exercises[0]?.actual.sets[0]?.distanceMeters ?? 0;
    expect(meters).toBeGreaterThan(350);
    expect(meters).toBeLessThan(420);
  });

  it('FIT brings lifted sets back under their names', async () => {
    const session = sessionFromActivity(
      {
        sport: 'strength',
        title: 'Heavy 5×5: squat, bench',
        startedMs,
        seconds: 2400,
        exercises: [
          {
            name: 'Back Squat',
            sets: [
              { reps: 5, weight: 82.5 },
              { reps: 4, weight: 82.5 },
            ],
          },
          { name: 'Bench Press', sets: [{ reps: 5, weight: 60, seconds: 35 }] },
          { name: 'Side Plank', sets: [{ seconds: 40 }] },
        ],
      },
      'Test',
    );
    const read = await roundTrip(session, 'FIT');
    expect(factsOf(read)).toEqual(factsOf(session));
    expect(read.exercises.map(({ exerciseId }) => exerciseId)).toContain('back-squat');
  });

  it('a session from a file passes the check of stored ones', async () => {
    const read = await roundTrip(runOf([[290, 913]], rowsOf(30)), 'FIT');
    expect(readSession(JSON.parse(JSON.stringify(read)))).toEqual(read);
  });

  it('the same file twice is the same session', async () => {
    const session = runOf([[290, 913]], rowsOf(30));
    const [once, twice] = [await roundTrip(session, 'TCX'), await roundTrip(session, 'TCX')];
    expect(once.id).toBe(twice.id);
  });

  it('offers only what the session has something for', () => {
    expect(savableAs(runOf([[290, 913]], rowsOf(3)))).toEqual(['FIT', 'TCX', 'GPX']);
    expect(savableAs(runOf([[290, 913]], []))).toEqual(['FIT', 'TCX']);
  });

  it('what is no such file is none, and a broken one is said so', async () => {
    expect(await readActivityFile(new Blob(['hello']))).toBeNull();
    await expect(
      readActivityFile(new Blob(['<TrainingCenterDatabase><Activities>'])),
    ).rejects.toThrow();
    await expect(
      readActivityFile(new Blob([new Uint8Array([14, 16, 0, 0, 9, 0, 0, 0, 46, 70, 73, 84])])),
    ).rejects.toThrow();
  });
});

describe("Apple Health's export", () => {
  const beat = (time: string, value: number) =>
    `<Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" startDate="2026-05-03 ${time} +0200" endDate="2026-05-03 ${time} +0200" value="${value}"/>`;
  const steps = '<Record type="HKQuantityTypeIdentifierStepCount" value="12"/>';
  const file = (records: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [<!ELEMENT HealthData (Record*)>]>
<HealthData locale="en_GB">${records}
<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30.5" durationUnit="min" startDate="2026-05-03 08:00:00 +0200" endDate="2026-05-03 08:31:00 +0200">
<WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="5.2" unit="km"/>
<WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="410" unit="kcal"/></Workout>
<Workout workoutActivityType="HKWorkoutActivityTypeTraditionalStrengthTraining" duration="40" durationUnit="min" startDate="2026-05-04 18:00:00 +0200" endDate="2026-05-04 18:40:00 +0200"/>
</HealthData>`;

  it('gives its workouts with distance, energy and the beats of their time', async () => {
    const records = beat('07:00:00', 60) + beat('08:10:00', 150) + beat('08:20:00', 170);
    const read = await readActivityFile(new Blob([file(records)]));
    const [run, lift] = read?.sessions ?? [];
    expect(run).toMatchObject({ title: 'Run', date: '2026-05-03T06:00:00.000Z' });
    expect(run?.duration.actual).toBe(1830);
    expect(run?.exercises[0]?.actual.sets).toEqual([
      { seconds: 1830, distanceMeters: 5200, calories: 410 },
    ]);
    expect(run?.trace && heartOf(run.trace)).toEqual({ average: 160, max: 170 });
    expect(lift?.title).toBe('Strength');
  });

  it('is read piece by piece, whatever stands before', async () => {
    const read = await readActivityFile(new Blob([file(steps.repeat(20_000))]));
    expect(read?.sessions).toHaveLength(2);
  });
});

it('metres of an activity are those of all its sets', () => {
  const sets = [{ distanceMeters: 400 }, { distanceMeters: 600 }, { reps: 3 }];
  const activity = {
    sport: 'run' as const,
    startedMs,
    seconds: 1,
    exercises: [{ name: 'Run', sets }],
  };
  expect(metersOf(activity)).toBe(1000);
});
