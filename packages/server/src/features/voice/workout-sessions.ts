import { newId } from '../../platform/ids.ts';

interface Counted {
  clips: number;
  hits: number;
  savedUsd: number;
  totalMs: number;
}

interface Session extends Counted {
  userId: string;
}

export interface SessionMetrics {
  hit_rate_percent: number;
  cost_savings: number;
  avg_response_time_ms: number;
}

export type VoiceSessions = ReturnType<typeof createVoiceSessions>;

/** A session that nobody ends, or a warm-up that nobody starts, must not stay for ever. */
const maxKept = 10_000;

const nothing = (): Counted => ({ clips: 0, hits: 0, savedUsd: 0, totalMs: 0 });

function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > maxKept && oldest !== undefined) map.delete(oldest);
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : rounded((100 * part) / whole, 1);
}

/**
 * What a workout's clips came to. Most are fetched before it starts, when it has no session yet:
 * they count to the one that starts next. Kept in memory: nothing depends on it once
 * the workout is over.
 */
export function createVoiceSessions(now: () => number) {
  const sessions = new Map<string, Session>();
  /** By user: what was asked for ahead of a session. */
  const ahead = new Map<string, Counted>();

  function countedFor(userId: string, id: string | null | undefined): Counted | null {
    if (id) {
      const session = sessions.get(id);
      return session?.userId === userId ? session : null;
    }
    const counted = ahead.get(userId) ?? nothing();
    keep(ahead, userId, counted);
    return counted;
  }

  return {
    start(userId: string): string {
      const id = newId(now());
      keep(sessions, id, { userId, ...(ahead.get(userId) ?? nothing()) });
      ahead.delete(userId);
      return id;
    },

    /** An id that is unknown or another user's counts nowhere. */
    count(
      userId: string,
      id: string | null | undefined,
      clip: { hit: boolean; savedUsd: number; ms: number },
    ): void {
      const counted = countedFor(userId, id);
      if (!counted) return;
      counted.clips += 1;
      counted.hits += clip.hit ? 1 : 0;
      counted.savedUsd += clip.savedUsd;
      counted.totalMs += clip.ms;
    },

    /** Null when there is no such session of this user. */
    end(userId: string, id: string): SessionMetrics | null {
      const session = sessions.get(id);
      if (session?.userId !== userId) return null;
      sessions.delete(id);
      const { clips, hits, savedUsd, totalMs } = session;
      return {
        hit_rate_percent: percentOf(hits, clips),
        cost_savings: rounded(savedUsd, 6),
        avg_response_time_ms: clips === 0 ? 0 : rounded(totalMs / clips, 1),
      };
    },
  };
}
