import type { SessionTrace } from '@cadence/domain/analytics/types';
import {
  type HeartRecording,
  newRecording,
  recordBeat,
  recordedTrace,
} from '@cadence/domain/heart/recording';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';

/** Of the latest session, so that a reload loses none of it. */
interface HeartLog extends HeartRecording {
  sessionId: string;
}

const store = createDeviceStore<HeartLog | null>({
  key: 'heartLog',
  version: 1,
  schema: z.nullable(
    z.object({
      sessionId: z.string(),
      seconds: z.array(z.number()),
      beats: z.array(z.number()),
    }),
  ),
  fallback: null,
  broken: 'discard',
});

const writeEveryMs = 10_000;

let log: HeartLog | null = null;
let writtenMs = 0;

function logOf(sessionId: string): HeartLog | null {
  if (log?.sessionId === sessionId) return log;
  const stored = store.read();
  return stored?.sessionId === sessionId ? stored : null;
}

export function writeHeartLog(): void {
  if (log && log !== store.read()) store.write(log);
  writtenMs = Date.now();
}

export function logHeart(sessionId: string, atSeconds: number, beats: number): void {
  const before = logOf(sessionId) ?? { sessionId, ...newRecording() };
  log = { sessionId, ...recordBeat(before, atSeconds, beats) };
  if (Date.now() - writtenMs >= writeEveryMs) writeHeartLog();
}

const traces = new WeakMap<HeartLog, SessionTrace>();

/** What the session has of it so far; none where no strap was worn. */
export function heartTraceOf(sessionId: string): SessionTrace | undefined {
  const found = logOf(sessionId);
  if (!found) return undefined;
  const made = traces.get(found) ?? recordedTrace(found);
  if (made) traces.set(found, made);
  return made;
}
