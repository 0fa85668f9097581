import * as z from 'zod/mini';

/** The one error body as it crosses the wire; a newer server may know codes that this reader does not. */
export const errorReply = z.object({
  detail: z.string(),
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.nullable(z.record(z.string(), z.unknown())),
    suggestion: z.nullable(z.string()),
  }),
});
