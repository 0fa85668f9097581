import type { FieldProblem } from '@cadence/contract/errors';
import type { Schema } from '@cadence/contract/route';
import * as z from 'zod/mini';

/** More than this helps nobody, and the answer must stay small whatever was sent. */
const maxProblems = 20;

export class BadInput extends Error {
  readonly fields: FieldProblem[];

  constructor(error: z.core.$ZodError) {
    super('bad input');
    this.fields = error.issues.slice(0, maxProblems).map((issue) => ({
      path: issue.path.map(String).join('.').slice(0, 200),
      message: issue.message.slice(0, 300),
    }));
  }
}

/** Fastify calls this once for each schema of a route; the contract's schemas are zod's. */
export function compileValidator({ schema }: { schema: unknown }) {
  return (data: unknown) => {
    // An absent query or parameter set is an empty one; an absent body is reported as such.
    const result = z.safeParse(schema as Schema, data ?? undefined);
    return result.success ? { value: result.data } : { error: new BadInput(result.error) };
  };
}
