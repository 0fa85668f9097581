import type { ReplyOf } from '@cadence/contract/route';
import type { endVoiceSession } from '@cadence/contract/voice/routes';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

type SessionMetrics = ReplyOf<typeof endVoiceSession>['metrics'];

/** What the lines of the last workout came to, as the server has counted them. */
const store = createDeviceStore<SessionMetrics | null>({
  key: 'voiceLastSession',
  version: 1,
  schema: z.nullable(
    z.object({
      hit_rate_percent: z.number(),
      cost_savings: z.number(),
      avg_response_time_ms: z.number(),
    }),
  ),
  fallback: null,
});

/** A workout whose lines were all on the device has asked for none, and tells nothing. */
export function noteLastSession(metrics: SessionMetrics): void {
  if (metrics.avg_response_time_ms > 0) store.write(metrics);
}

export function useLastSession(): SessionMetrics | null {
  return useSyncExternalStore(store.subscribe, store.read);
}
