import * as z from 'zod/mini';

export const codeRequest = z.object({
  code: z.string().check(z.trim(), z.minLength(1, 'Enter the code'), z.maxLength(40)),
});
