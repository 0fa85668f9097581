import { type Priority, priorities } from './line.ts';

/** Spec §9, audio queue. */
const queueLimits = { maxClips: 10, gapMs: 300 } as const;

/** A clip that waits to be heard. Times are of one clock, whichever. */
export interface Clip {
  id: string;
  priority: Priority;
  dueMs: number;
  /** From then on it is better left unheard. */
  latestStartMs: number;
  durationMs: number;
}

export interface Queue<C extends Clip = Clip> {
  /** By priority, then by time, then by arrival. */
  waiting: readonly C[];
  playing: C | null;
  /** When what plays, or played last, ends; null before the first clip. */
  endMs: number | null;
}

export function newQueue<C extends Clip = Clip>(): Queue<C> {
  return { waiting: [], playing: null, endMs: null };
}

/** When full, the newest of the lowest priority goes: the one due last, be it the one that comes. */
export function enqueue<C extends Clip>(queue: Queue<C>, clip: C): Queue<C> {
  const isBefore = (other: C) =>
    other.priority > clip.priority ||
    (other.priority === clip.priority && other.dueMs <= clip.dueMs);
  const place = queue.waiting.findLastIndex(isBefore) + 1;
  const waiting = queue.waiting.toSpliced(place, 0, clip);
  return { ...queue, waiting: waiting.slice(0, queueLimits.maxClips) };
}

interface Next<C extends Clip> {
  queue: Queue<C>;
  /** To be started now; null for nothing. */
  clip: C | null;
  /** What plays is to be cut off for it. */
  interrupts: boolean;
}

function start<C extends Clip>(queue: Queue<C>, clip: C, nowMs: number, interrupts: boolean) {
  const waiting = queue.waiting.filter((other) => other !== clip);
  return {
    queue: { waiting, playing: clip, endMs: nowMs + clip.durationMs },
    clip,
    interrupts,
  };
}

/**
 * What is to be heard now. Clips whose time has passed are dropped. A critical clip
 * cuts off any other, at once; all else waits for the end and the gap.
 */
export function nextClip<C extends Clip>(queue: Queue<C>, nowMs: number): Next<C> {
  const waiting = queue.waiting.filter(({ latestStartMs }) => latestStartMs >= nowMs);
  const endMs = queue.endMs ?? Number.NEGATIVE_INFINITY;
  const playing = endMs > nowMs ? queue.playing : null;
  const now = { ...queue, waiting, playing };
  const clip = waiting.find(({ dueMs }) => dueMs <= nowMs);
  if (!clip) return { queue: now, clip: null, interrupts: false };
  if (playing) {
    const isMore = clip.priority === priorities.critical && playing.priority < clip.priority;
    return isMore ? start(now, clip, nowMs, true) : { queue: now, clip: null, interrupts: false };
  }
  const isQuiet = nowMs >= endMs + queueLimits.gapMs;
  return isQuiet ? start(now, clip, nowMs, false) : { queue: now, clip: null, interrupts: false };
}

/** What plays has ended, sooner or later than it was thought to. */
export function endPlaying<C extends Clip>(queue: Queue<C>, nowMs: number): Queue<C> {
  return queue.playing ? { ...queue, playing: null, endMs: nowMs } : queue;
}

/** For a pause, a seek or the end: what waits belongs to another time, and the sound stops. */
export function stopQueue<C extends Clip>(queue: Queue<C>, nowMs: number): Queue<C> {
  return { ...endPlaying(queue, nowMs), waiting: [] };
}
