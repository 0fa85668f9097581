import { type CoachEvent, coachEvent } from '@cadence/contract/coach/events';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { type Bus, createLocalBus } from '../platform/bus/bus.ts';

interface OpenBus extends Bus<CoachEvent> {
  /** False while other instances cannot be told. */
  isUp(): boolean;
  close(): Promise<void>;
}

/** In process by default, over Redis when it is named: its library is loaded only then. */
export async function openCoachBus(
  url: string | null,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<OpenBus> {
  if (url === null) {
    return { ...createLocalBus<CoachEvent>(), isUp: () => true, close: async () => {} };
  }
  const { createRedisBus } = await import('../platform/bus/bus-redis.ts');
  const read = (value: unknown) => z.safeParse(coachEvent, value).data ?? null;
  return createRedisBus<CoachEvent>({ url, read, log });
}
