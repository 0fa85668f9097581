import { type Clip, enqueue, newQueue, nextClip, type Queue } from '@cadence/domain/voice/queue';
import { gapSeconds } from '@cadence/domain/voice/slots';

const gapMs = gapSeconds * 1000;

export interface Planned<C extends Clip> {
  clip: C;
  startMs: number;
  endMs: number;
}

export interface Playing<C extends Clip> {
  clip: C;
  endMs: number;
}

/**
 * What will be heard when, if nothing changes: the queue is let run ahead of time, so that clips
 * can be laid out on the audio clock before they are due.
 */
export function planAhead<C extends Clip>(
  clips: readonly C[],
  fromMs: number,
  playing: Playing<C> | null = null,
): Planned<C>[] {
  const coming = clips.toSorted((a, b) => a.dueMs - b.dueMs);
  const planned: Planned<C>[] = [];
  let queue: Queue<C> = playing
    ? { waiting: [], playing: playing.clip, endMs: playing.endMs }
    : newQueue<C>();
  let nowMs = fromMs;
  let index = 0;
  while (Number.isFinite(nowMs)) {
    for (; (coming[index]?.dueMs ?? Number.POSITIVE_INFINITY) <= nowMs; index++) {
      const clip = coming[index];
      if (clip) queue = enqueue(queue, clip);
    }
    const turn = nextClip(queue, nowMs);
    queue = turn.queue;
    if (turn.clip) {
      const last = planned.at(-1);
      if (turn.interrupts && last) last.endMs = Math.min(last.endMs, nowMs);
      planned.push({ clip: turn.clip, startMs: nowMs, endMs: nowMs + turn.clip.durationMs });
    }
    const dueMs = coming[index]?.dueMs ?? Number.POSITIVE_INFINITY;
    const freeMs = (queue.endMs ?? nowMs) + gapMs;
    const waitsMs = queue.waiting.length > 0 && freeMs > nowMs ? freeMs : Number.POSITIVE_INFINITY;
    nowMs = Math.min(dueMs, waitsMs);
  }
  return planned;
}
