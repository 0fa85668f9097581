import type * as z from 'zod/mini';

/** Something that a model may ask for while it answers. */
export interface TalkTool {
  name: string;
  description: string;
  input: z.ZodMiniObject;
  /** Gives what the model is told of the outcome; a failure is such an outcome, too. */
  run: (input: Record<string, unknown>) => Promise<object>;
}
