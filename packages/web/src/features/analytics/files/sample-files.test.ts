import { heartOf } from '@cadence/domain/analytics/activity/trace';
import paris from 'gpx-for-runners/test/activity_854027028.gpx?raw';
import washington from 'tcx/test/run.tcx?raw';
import { expect, test } from 'vitest';
import { readActivityFile } from './activity-file.ts';

/** Files of others, from the tests of other packages. */
const readOne = async (content: string) => {
  const read = await readActivityFile(new Blob([content]));
  expect(read?.sessions).toHaveLength(1);
  return read?.sessions[0];
};

test('a run as Garmin Connect saves it as GPX', async () => {
  const run = await readOne(paris);
  expect(run).toMatchObject({ title: 'Paris 14 Running', date: '2015-08-03T19:07:54.000Z' });
  // 29:33, as its own page says.
  expect(run?.duration.actual).toBe(29 * 60 + 33);
  expect(run?.trace?.latitude).toHaveLength(257);
  // 4.8808 km, as that package reckons along the ground.
  expect(run?.exercises[0]?.actual.sets[0]?.distanceMeters).toBe(4881);
});

test('a run as TCX, with the words of another app', async () => {
  const run = await readOne(washington);
  expect(run).toMatchObject({ title: 'Run', date: '2009-08-30T13:41:31.000Z' });
  expect(run?.exercises[0]?.actual.sets).toEqual([
    { seconds: 2678, distanceMeters: 6164.9, calories: 530 },
  ]);
  expect(run?.trace && heartOf(run.trace)).toEqual({ average: 97, max: 100 });
});
