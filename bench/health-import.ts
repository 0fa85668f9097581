/** How much memory an export.xml of Apple's Health app of 200 MB takes to read. */
import { openAsBlob } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAppleHealth } from '../packages/web/src/features/analytics/files/apple-health.ts';
import { printTable } from './support/table.ts';
import { atMost } from './support/timer/figures.ts';

const megabytes = 200;
const workouts = 1500;
/** Of the whole process, Node and the reader's code included. */
const mostMegabytes = 400;
const stamp = (minute: number) => {
  const date = new Date(Date.UTC(2018, 0, 1) + minute * 60_000);
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} +0000`;
};

async function writeExport(path: string): Promise<void> {
  const file = await open(path, 'w');
  await file.write('<?xml version="1.0"?>\n<!DOCTYPE HealthData []>\n<HealthData locale="en">\n');
  let written = 0;
  for (let minute = 0; written < megabytes * 1e6; minute += 1000) {
    const lines = Array.from({ length: 1000 }, (_, i) => {
      const time = stamp(minute + i);
      return ` <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" creationDate="${time}" startDate="${time}" endDate="${time}" value="${60 + (i % 90)}"/>\n`;
    }).join('');
    await file.write(lines);
    written += lines.length;
  }
  for (let i = 0; i < workouts; i++) {
    const [from, to] = [stamp(i * 500), stamp(i * 500 + 45)];
    await file.write(
      ` <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="45" durationUnit="min" startDate="${from}" endDate="${to}"><WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="8.1" unit="km"/></Workout>\n`,
    );
  }
  await file.write('</HealthData>\n');
  await file.close();
}

const folder = await mkdtemp(join(tmpdir(), 'cadence-health-'));
try {
  const path = join(folder, 'export.xml');
  await writeExport(path);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const startedAt = performance.now();
  const activities = await readAppleHealth(await openAsBlob(path));
  clearInterval(watch);
  const beats = activities.reduce((sum, { trace }) => sum + (trace?.seconds.length ?? 0), 0);
  const taken = most / 1e6;
  const seconds = (performance.now() - startedAt) / 1000;
  printTable([
    {
      figure: `workouts in ${megabytes} MB`,
      value: `${activities.length}, with ${beats} beats`,
      bar: { text: `all ${workouts}`, met: activities.length === workouts },
    },
    atMost(
      'memory, at most',
      taken,
      mostMegabytes,
      `${taken.toFixed(0)} MB`,
      `${mostMegabytes} MB`,
    ),
    { figure: 'time', value: `${seconds.toFixed(1)} s` },
  ]);
} finally {
  await rm(folder, { recursive: true });
}
