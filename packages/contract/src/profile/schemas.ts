import { itemLimits } from '@cadence/domain/sync/limits';
import { readItem } from '@cadence/domain/sync/readers';
import { itemKinds, type SyncItem } from '@cadence/domain/sync/types';
import * as z from 'zod/mini';
import { instantWithOffset } from '../fields.ts';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

const itemFields = {
  id: text(itemLimits.idLength),
  value: z.unknown(),
  changedAt: instantWithOffset,
  deviceId: text(itemLimits.deviceIdLength),
  deleted: z.boolean(),
};

/** Read by the domain's reader of its kind: nothing else gets into the store. */
const sentItem = z.pipe(
  z.object({ kind: z.enum(itemKinds), ...itemFields }),
  z.transform((given, context): SyncItem => {
    const item = readItem(given);
    if (item) return item;
    const message = 'This value is not one of its kind';
    context.issues.push({ code: 'custom', message, input: given, path: ['value'] });
    return z.NEVER;
  }),
);

export const itemBatch = z.object({
  items: z.array(sentItem).check(z.minLength(1), z.maxLength(itemLimits.batch)),
});

/** A kind that a later version has added must not keep an older page from reading the others. */
export const storedItem = z.object({ kind: z.string(), ...itemFields });

export const itemPage = z.object({
  items: z.array(storedItem),
  cursor: z.nullable(z.string()),
  more: z.boolean(),
});
