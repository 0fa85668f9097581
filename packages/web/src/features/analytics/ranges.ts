import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

/** In weeks. */
export const ranges = ['4', '12', '26', '52'] as const;
type Range = (typeof ranges)[number];

/** Spec §3, analytics preferences: what the page shows. */
export const shownRange = createDeviceStore<Range>({
  key: 'analyticsRange',
  version: 1,
  schema: z.enum(ranges),
  fallback: '12',
});
