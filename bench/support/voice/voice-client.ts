export interface Heard {
  ms: number;
  hit: boolean;
  durationMs: number;
}

export interface VoiceClient {
  say(text: string, sessionId?: string): Promise<Heard>;
  startSession(): Promise<string>;
  endSession(id: string): Promise<{ hit_rate_percent: number }>;
  makeWorkout(variation: number): Promise<string[]>;
}

interface Workout {
  workout: { workout: { name: string; type: string }[] };
}

/** One athlete of a server that has just started. */
export async function signUp(origin: string): Promise<VoiceClient> {
  let token = '';
  async function post<T>(path: string, body: object): Promise<T> {
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

  const account = { email: 'athlete@example.com', password: 'correct horse battery' };
  const { token: given } = await post<{ token: string }>('/auth/register', account);
  token = given;

  return {
    async say(text, sessionId) {
      const startedAt = performance.now();
      const reply = await post<{ cache_hit: boolean; duration_ms: number }>('/voice/generate', {
        text,
        session_id: sessionId ?? null,
      });
      const ms = performance.now() - startedAt;
      return { ms, hit: reply.cache_hit, durationMs: reply.duration_ms };
    },
    startSession: async () => {
      const body = { session_name: 'bench' };
      return (await post<{ session_id: string }>('/voice/workout-session/start', body)).session_id;
    },
    endSession: async (id) => {
      const path = `/voice/workout-session/${id}/end`;
      return (await post<{ metrics: { hit_rate_percent: number } }>(path, {})).metrics;
    },
    makeWorkout: async (variation) => {
      const body = {
        user_preferences: 'a full body circuit with dumbbells',
        provider: 'local',
        duration_minutes: 30,
        variation,
      };
      const { workout } = await post<Workout>('/workouts/generate-intelligent', body);
      const items = workout.workout.filter(({ type }) => type === 'exercise');
      return [...new Set(items.map(({ name }) => name))];
    },
  };
}
