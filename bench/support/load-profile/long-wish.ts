import { setTimeout as sleep } from 'node:timers/promises';
import { ascending, at } from './order.ts';
import type { Person } from './seed.ts';

const between = 5;
const longest = 10_000;

/** Every word of it means something: nothing is skipped while it is read. */
const wish = '30 minute full body workout with kettlebells, no burpees, my left knee hurts. '
  .repeat(200)
  .slice(0, longest);

export interface BesideWishes {
  wishMs: number;
  readP99Ms: number;
  readMaxMs: number;
  wishes: number;
  reads: number;
}

/** How long a small read waits while somebody sends wishes of the greatest length, one after the other. */
export async function readBesideWishes(
  origin: string,
  { id, token }: Person,
  seconds: number,
): Promise<BesideWishes> {
  const authorization = `Bearer ${token}`;
  const untilMs = performance.now() + seconds * 1000;
  const timed = async (path: string, init: RequestInit) => {
    const startedAt = performance.now();
    const reply = await fetch(`${origin}/api/v1${path}`, init);
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path} gave ${reply.status}`);
    return performance.now() - startedAt;
  };
  const wishing = (async () => {
    const times: number[] = [];
    const body = JSON.stringify({ user_preferences: wish, provider: 'local', user_id: id });
    const headers = { authorization, 'content-type': 'application/json' };
    while (performance.now() < untilMs) {
      times.push(await timed('/workouts/generate-intelligent', { method: 'POST', headers, body }));
    }
    return times;
  })();
  const reads: number[] = [];
  while (performance.now() < untilMs) {
    reads.push(await timed('/auth/me', { headers: { authorization } }));
    await sleep(between);
  }
  const wishes = ascending(await wishing);
  const sorted = ascending(reads);
  return {
    wishMs: at(wishes, 0.5),
    readP99Ms: at(sorted, 0.99),
    readMaxMs: at(sorted, 1),
    wishes: wishes.length,
    reads: reads.length,
  };
}
