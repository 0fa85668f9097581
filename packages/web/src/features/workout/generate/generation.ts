import { generated, generationBody } from '@cadence/contract/workout/schemas';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';

export type Asked = z.output<typeof generationBody>;
export type Generated = z.output<typeof generated>;

/** A workout that was made, with what it was made from. */
export interface Generation {
  asked: Asked;
  reply: Generated;
  /** By the planner on this device, because the server could not be asked. */
  builtHere: boolean;
}

/** Kept, so that a reload does not take away what has just been made. */
export const generationStore = createDeviceStore<Generation | null>({
  key: 'generation',
  version: 1,
  schema: z.nullable(z.object({ asked: generationBody, reply: generated, builtHere: z.boolean() })),
  fallback: null,
});
