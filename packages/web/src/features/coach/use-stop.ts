import { useEffect } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';
import type { ChatRow } from './chat-rows.ts';
import type { Message } from './coach-calls.ts';

type Stop = NonNullable<Message['stop']>;

export interface StopPorts {
  /** Nothing may be started until this has been looked at. */
  onStop: (stop: Stop) => void;
  /** The sign has been settled in the conversation. */
  onSettled: (stopId: string) => void;
}

/** The sign that the coach named last on this device, and in which message. */
const heardStop = createDeviceStore<{ messageId: string; stopId: string } | null>({
  key: 'coachStop',
  version: 1,
  schema: z.nullable(z.object({ messageId: z.string(), stopId: z.string() })),
  fallback: null,
});

/** Design, training §5: after a red flag the timer is locked until it is settled. Once for each message. */
export function useStop(rows: readonly ChatRow[], { onStop, onSettled }: StopPorts): void {
  const last = rows.findLast((row) => row.kind === 'said' && row.message.type === 'coach');
  const message = last?.kind === 'said' ? last.message : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a message means is told once.
  useEffect(() => {
    if (!message) return;
    const heard = heardStop.read();
    const { id, stop, workoutId } = message;
    if (stop) {
      if (heard?.messageId === id) return;
      heardStop.write({ messageId: id, stopId: stop.id });
      onStop(stop);
    } else if (heard && workoutId !== undefined) {
      // None is made or shown again while something stands.
      heardStop.remove();
      onSettled(heard.stopId);
    }
  }, [message?.id]);
}
