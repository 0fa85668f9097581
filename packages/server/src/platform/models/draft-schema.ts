import * as z from 'zod/mini';

/** One vendor wants every field present: what may be left out is null. */
const number = z.nullable(z.number());

const item = z.object({
  type: z.enum(['warmup', 'exercise', 'rest', 'cooldown']),
  exerciseId: z.nullable(z.string()),
  name: z.string(),
  duration: number,
  reps: number,
  sets: number,
  restAfter: number,
  restBetweenSets: number,
  rpe: number,
  weight: number,
});

/**
 * What a model is asked for: choice, order, dose and a few words. How an
 * exercise is done comes from the library, and what the timer makes of the
 * format from the request, so neither can be got wrong. The list stands last:
 * an answer that is cut off then keeps its head.
 */
export const draftSchema = z.object({
  title: z.string(),
  motivationalMessage: z.string(),
  workoutReasoning: z.string(),
  coachingNotes: z.string(),
  totalRounds: number,
  restBetweenRounds: number,
  estimatedDuration: number,
  levels: z.nullable(z.array(z.number())),
  workout: z.array(item),
});

export type WrittenDraft = z.infer<typeof draftSchema>;
