import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';

/** Whether there was a next session when last asked, so that its place is kept free; null before. */
export const hasNext = createDeviceStore<boolean | null>({
  key: 'hasNextSession',
  version: 1,
  schema: z.nullable(z.boolean()),
  fallback: null,
  broken: 'discard',
});
