import type { ReplyOf } from '@cadence/contract/route';
import type { voiceHealth } from '@cadence/contract/voice/routes';
import type { VoiceDeps } from './deps.ts';
import { percentOf } from './workout-sessions.ts';

export async function readHealth({ speech }: VoiceDeps): Promise<ReplyOf<typeof voiceHealth>> {
  const { isWell, engine, engines, cache } = await speech.health();
  const { entries, bytes, hits, misses } = cache;
  return {
    status: isWell ? 'ok' : 'degraded',
    engine: engine ?? 'none',
    engines,
    cache: { entries, bytes, hit_rate_percent: percentOf(hits, hits + misses) },
  };
}
