import type { SpokenText } from '../../../packages/domain/src/voice/line.ts';

export interface Heard {
  ms: number;
  hit: boolean;
  durationMs: number;
}

type Said = Pick<SpokenText, 'text' | 'style'>;

export interface VoiceClient {
  say(line: Said, sessionId?: string): Promise<Heard>;
  startSession(): Promise<string>;
  endSession(id: string): Promise<{ hit_rate_percent: number }>;
  makeWorkout(variation: number): Promise<unknown>;
}

const account = { email: 'athlete@example.com', password: 'correct horse battery' };

async function post<T>(origin: string, path: string, token: string, body: object): Promise<T> {
  const reply = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} gave ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** A token lasts as long as the data folder, over restarts of the server. */
export async function register(origin: string): Promise<string> {
  return (await post<{ token: string }>(origin, '/auth/register', '', account)).token;
}

export function signedIn(origin: string, token: string): VoiceClient {
  const ask = <T>(path: string, body: object) => post<T>(origin, path, token, body);
  return {
    async say({ text, style }, sessionId) {
      const startedAt = performance.now();
      const reply = await ask<{ cache_hit: boolean; duration_ms: number }>('/voice/generate', {
        text,
        voice_style: style,
        session_id: sessionId ?? null,
      });
      const ms = performance.now() - startedAt;
      return { ms, hit: reply.cache_hit, durationMs: reply.duration_ms };
    },
    startSession: async () => {
      const body = { session_name: 'bench' };
      return (await ask<{ session_id: string }>('/voice/workout-session/start', body)).session_id;
    },
    endSession: async (id) => {
      const path = `/voice/workout-session/${id}/end`;
      return (await ask<{ metrics: { hit_rate_percent: number } }>(path, {})).metrics;
    },
    makeWorkout: async (variation) => {
      const body = {
        user_preferences: 'a full body circuit with dumbbells',
        provider: 'local',
        duration_minutes: 30,
        variation,
      };
      return (await ask<{ workout: unknown }>('/workouts/generate-intelligent', body)).workout;
    },
  };
}
