import { modelSlots, owners, polarities, times } from '@cadence/domain/reading/model-slots';
import * as z from 'zod/mini';

/** Flat and without a choice of types, which all vendors and small models can hold to. */
export const claimsSchema = z.object({
  claims: z.array(
    z.object({
      slot: z.enum(modelSlots),
      value: z.string(),
      numbers: z.array(z.number()),
      polarity: z.enum(polarities),
      whose: z.enum(owners),
      when: z.enum(times),
      quote: z.string(),
    }),
  ),
});
