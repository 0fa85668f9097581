import { session as sessionSchema } from '@cadence/contract/analytics/schemas';
import { sessionFromActivity } from '@cadence/domain/analytics/activity/activity';
import { makeTrace } from '@cadence/domain/analytics/activity/trace';
import { runs } from '@cadence/domain/test-support/by-night';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ActivityFileError, readActivityFile, writeActivityFile } from './activity-file.ts';

const trace = makeTrace(
  Array.from({ length: 20 }, (_, i) => ({
    seconds: i * 10,
    heartRate: 120 + i,
    meters: i * 30,
    latitude: 48.1 + i / 1000,
    longitude: 11.5,
  })),
);
const run = sessionFromActivity(
  {
    sport: 'run',
    title: 'Easy',
    startedMs: Date.UTC(2026, 4, 3, 6),
    seconds: 190,
    exercises: [{ name: 'Run', sets: [{ seconds: 190, distanceMeters: 570 }] }],
    ...(trace && { trace }),
  },
  'Test',
);
const health = `<?xml version="1.0"?><HealthData locale="en">
<Record type="HKQuantityTypeIdentifierHeartRate" startDate="2026-05-03 08:10:00 +0200" value="150"/>
<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30.5" durationUnit="min" startDate="2026-05-03 08:00:00 +0200" endDate="2026-05-03 08:31:00 +0200"><WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="5.2" unit="km"/></Workout></HealthData>`;

async function bytesOf(kind: 'FIT' | 'TCX' | 'GPX' | 'Apple Health'): Promise<Uint8Array> {
  const content = kind === 'Apple Health' ? health : await writeActivityFile(run, kind);
  return new Uint8Array(await new Blob([content]).arrayBuffer());
}

/** What an amount is likely to be written as by mistake. */
const scraps = ['-1', '9e999', 'NaN', '', '<', '&', '"', '0', '-9999-99-99', '99999999999999999'];
const scrap = fc.constantFrom(...scraps).map((text) => new TextEncoder().encode(text));
const junk = fc.oneof(scrap, fc.uint8Array({ maxLength: 8 }));
/** Where it begins, as a share of the file; how much is cut out; what is put in. */
const damage = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(12), junk);

function breakBytes(whole: Uint8Array, [share, cut, put]: [number, number, Uint8Array]) {
  const at = Math.floor(share * whole.length);
  return new Blob([whole.slice(0, at), put.slice(), whole.slice(at + cut)]);
}

test.each(['FIT', 'TCX', 'GPX', 'Apple Health'] as const)(
  'a broken %s file is refused with its reason, or gives sessions that can be stored',
  async (kind) => {
    const whole = await bytesOf(kind);
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(damage, async (how) => {
        try {
          const read = await readActivityFile(breakBytes(whole, how));
          for (const session of read?.sessions ?? []) {
            expect(z.safeParse(sessionSchema, session).error).toBeUndefined();
          }
        } catch (error) {
          if (!(error instanceof ActivityFileError)) throw error;
          refused += 1;
        }
      }),
      { numRuns: runs(60) },
    );
    expect(refused).toBeGreaterThan(0);
  },
);

test('a FIT file with one byte changed is told by its checksum', async () => {
  const whole = await bytesOf('FIT');
  const middle = Math.floor(whole.length / 2);
  whole[middle] = (whole[middle] ?? 0) ^ 1;
  const reading = readActivityFile(new Blob([whole.slice()]));
  await expect(reading).rejects.toMatchObject({ kind: 'FIT', problem: 'damaged' });
});

test('a file without a workout is said to be empty', async () => {
  const reading = readActivityFile(new Blob(['<HealthData></HealthData>']));
  await expect(reading).rejects.toMatchObject({ kind: 'Apple Health', problem: 'empty' });
});
