import type { FieldProblem } from '@cadence/contract/errors';
import type { Schema } from '@cadence/contract/route';
import * as z from 'zod/mini';

/** More than this helps nobody, and the answer must stay small whatever was sent. */
const maxProblems = 20;
/** Of a longer input the first problem is enough: to list them all would hold everybody up. */
const maxValuesListed = 200;
const firstProblemOnly: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true };

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

/** Counts the values in it, and stops counting beyond the limit. */
function hasMoreValues(data: unknown, limit: number): boolean {
  const open: unknown[] = [data];
  for (let count = 0; count < open.length; count += 1) {
    if (count > limit) return true;
    const value = open[count];
    if (typeof value !== 'object' || value === null) continue;
    for (const key in value) {
      if (open.length > limit) return true;
      open.push(value[key as keyof typeof value]);
    }
  }
  return false;
}

/** Fastify calls this once for each schema of a route; the contract's schemas are zod's. */
export function compileValidator({ schema }: { schema: unknown }) {
  return (data: unknown) => {
    const context = hasMoreValues(data, maxValuesListed) ? firstProblemOnly : undefined;
    // An absent query or parameter set is an empty one; an absent body is reported as such.
    const result = z.safeParse(schema as Schema, data ?? undefined, context);
    return result.success ? { value: result.data } : { error: new BadInput(result.error) };
  };
}
