import type * as z from 'zod/mini';

export interface ToolOutcome {
  /** What may be said of it, in whole sentences. */
  say?: readonly string[];
  /** What a model is told beside. */
  [field: string]: unknown;
}

/** Something that a model may ask for while it answers. */
export interface TalkTool {
  name: string;
  description: string;
  input: z.ZodMiniObject;
  /** Gives what the model is told of the outcome; a failure is such an outcome, too. */
  run: (input: Record<string, unknown>) => Promise<ToolOutcome>;
}
