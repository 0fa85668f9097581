import { makeTrace, type TraceRow } from '../analytics/activity/trace.ts';
import type { SessionTrace } from '../analytics/types.ts';

/** What a strap has told of one session, as long as it is under way. */
export interface HeartRecording {
  /** From the start of the session. */
  seconds: readonly number[];
  beats: readonly number[];
}

export const newRecording = (): HeartRecording => ({ seconds: [], beats: [] });

/** Twice what a session keeps: above it, every other row goes. */
const mostRows = 2000;

/** One row a second at most, and never back in time. */
export function recordBeat(
  recording: HeartRecording,
  atSeconds: number,
  beats: number,
): HeartRecording {
  const second = Math.floor(atSeconds);
  if (second < 0 || second <= (recording.seconds.at(-1) ?? -1)) return recording;
  const seconds = [...recording.seconds, second];
  const all = [...recording.beats, beats];
  if (seconds.length <= mostRows) return { seconds, beats: all };
  const isKept = (_: number, index: number) => index % 2 === 0;
  return { seconds: seconds.filter(isKept), beats: all.filter(isKept) };
}

export function recordedTrace({ seconds, beats }: HeartRecording): SessionTrace | undefined {
  const rows = seconds.map((second, i): TraceRow => {
    const heartRate = beats[i];
    return heartRate === undefined ? { seconds: second } : { seconds: second, heartRate };
  });
  return makeTrace(rows);
}
