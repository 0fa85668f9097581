import { newId } from '../../platform/ids.ts';

interface Counted {
  userId: string;
  clips: number;
  hits: number;
  savedUsd: number;
  totalMs: number;
}

export interface SessionMetrics {
  hit_rate_percent: number;
  cost_savings: number;
  avg_response_time_ms: number;
}

export type VoiceSessions = ReturnType<typeof createVoiceSessions>;

/** A session that nobody ends must not stay for ever. */
const maxSessions = 10_000;

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : rounded((100 * part) / whole, 1);
}

/** What a workout's clips came to. Kept in memory: nothing depends on it once the workout is over. */
export function createVoiceSessions(now: () => number) {
  const sessions = new Map<string, Counted>();

  return {
    start(userId: string): string {
      const id = newId(now());
      sessions.set(id, { userId, clips: 0, hits: 0, savedUsd: 0, totalMs: 0 });
      const [oldest] = sessions.keys();
      if (sessions.size > maxSessions && oldest !== undefined) sessions.delete(oldest);
      return id;
    },

    /** An id that is unknown or another user's counts nowhere. */
    count(
      userId: string,
      id: string | null | undefined,
      clip: { hit: boolean; savedUsd: number; ms: number },
    ): void {
      const session = id ? sessions.get(id) : undefined;
      if (session?.userId !== userId) return;
      session.clips += 1;
      session.hits += clip.hit ? 1 : 0;
      session.savedUsd += clip.savedUsd;
      session.totalMs += clip.ms;
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
