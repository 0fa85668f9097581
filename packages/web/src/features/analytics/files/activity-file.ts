import {
  type Activity,
  activityFromSession,
  sessionFromActivity,
} from '@cadence/domain/analytics/activity/activity';
import type { WorkoutSession } from '@cadence/domain/analytics/types';

/** What a session can be written as. */
export type WatchFile = 'FIT' | 'TCX' | 'GPX';
export type ActivityKind = WatchFile | 'Apple Health';

const head = 4096;

/** By what it holds, not by its name. */
async function kindOf(file: Blob): Promise<ActivityKind | null> {
  const start = new Uint8Array(await file.slice(0, head).arrayBuffer());
  const text = new TextDecoder('latin1').decode(start);
  if (text.slice(8, 12) === '.FIT') return 'FIT';
  if (text.includes('<TrainingCenterDatabase')) return 'TCX';
  if (text.includes('<gpx')) return 'GPX';
  return text.includes('HealthData') ? 'Apple Health' : null;
}

/** Each is loaded when the first file of its kind is read. */
const readers: Record<ActivityKind, (file: Blob) => Promise<Activity[]>> = {
  FIT: async (file) => (await import('./fit-read.ts')).readFit(await file.arrayBuffer()),
  TCX: async (file) => (await import('./track-read.ts')).readTcx(file),
  GPX: async (file) => (await import('./track-read.ts')).readGpx(file),
  'Apple Health': async (file) => (await import('./apple-health.ts')).readAppleHealth(file),
};

/** Why a file of a watch gives nothing. */
export class ActivityFileError extends Error {
  readonly kind: ActivityKind;
  readonly problem: 'damaged' | 'too-large' | 'empty';

  constructor(kind: ActivityKind, problem: ActivityFileError['problem'], cause?: unknown) {
    super(`A ${kind} file that is ${problem}`, { cause });
    this.kind = kind;
    this.problem = problem;
  }
}

export interface ActivityFile {
  kind: ActivityKind;
  sessions: WorkoutSession[];
}

/** Read whole into memory, or piece by piece: what a year of sessions needs, and no more. */
const mostBytes: Record<ActivityKind, number> = {
  FIT: 64e6,
  TCX: 256e6,
  GPX: 256e6,
  'Apple Health': 4e9,
};

/** Null for what is no file of a watch; throws an ActivityFileError where one gives nothing. */
export async function readActivityFile(file: Blob): Promise<ActivityFile | null> {
  const kind = await kindOf(file);
  if (!kind) return null;
  if (file.size > mostBytes[kind]) throw new ActivityFileError(kind, 'too-large');
  const activities = await readers[kind](file).catch((error: unknown) => {
    throw new ActivityFileError(kind, 'damaged', error);
  });
  if (activities.length === 0) throw new ActivityFileError(kind, 'empty');
  return { kind, sessions: activities.map((activity) => sessionFromActivity(activity, kind)) };
}

/** What a session can be saved as: a line on a map needs places, laps a distance or a trace. */
export function savableAs({ trace, exercises }: WorkoutSession): WatchFile[] {
  const isFar = exercises.some(({ actual }) =>
    actual.sets.some(({ distanceMeters = 0 }) => distanceMeters > 0),
  );
  return [
    'FIT',
    ...(isFar || trace ? (['TCX'] as const) : []),
    ...(trace?.latitude ? (['GPX'] as const) : []),
  ];
}

export async function writeActivityFile(
  session: WorkoutSession,
  kind: WatchFile,
): Promise<BlobPart> {
  const activity = activityFromSession(session);
  if (kind === 'FIT') return (await import('./fit-write.ts')).writeFit(activity);
  const { writeGpx, writeTcx } = await import('./track-write.ts');
  return kind === 'TCX' ? writeTcx(activity) : writeGpx(activity);
}
