import type { Request } from '@cadence/domain/planner/request';
import type { Workout } from '@cadence/domain/workout/types';
import { draftSchema } from './draft-schema.ts';
import { generateJson, type JsonCall } from './generate-json.ts';
import { readDraft } from './read-draft.ts';
import type { Outcome } from './with-retries.ts';

/** One call. Every way in which it can end is a value. */
export async function generateDraft(call: JsonCall, request: Request): Promise<Outcome<Workout>> {
  const answer = await generateJson(call, draftSchema, 'workout');
  if (answer.kind === 'failed') return answer;
  const draft = readDraft(answer.value, request);
  return draft ? { kind: 'ok', value: draft } : { kind: 'failed', failure: { code: 'unusable' } };
}
