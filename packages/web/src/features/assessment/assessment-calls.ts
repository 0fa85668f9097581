import type {
  adaptAssessment,
  listResults as listResultsRoute,
} from '@cadence/contract/assessment/routes';
import {
  adaptAssessment as adaptRoute,
  discardAssessment as discardRoute,
  listResults,
  submitAssessment as submitRoute,
} from '@cadence/contract/assessment/routes';
import type { ReplyOf, RequestOf } from '@cadence/contract/route';
import { call } from '../../platform/api/api.ts';

export type AssessmentView = ReplyOf<typeof adaptAssessment>;
export type Question = NonNullable<AssessmentView['question']>;
export type Result = ReplyOf<typeof listResultsRoute>['results'][number];
export type Value = NonNullable<RequestOf<typeof adaptAssessment>['body']['answer']>['value'];

export function goOn(
  userId: string,
  given?: { sessionId: string; itemId: string; value: Value },
): Promise<AssessmentView> {
  const answer = given && { itemId: given.itemId, value: given.value };
  const body = given ? { userId, sessionId: given.sessionId, answer } : { userId };
  return call(adaptRoute, { body });
}

export async function submit(userId: string, sessionId: string): Promise<Result> {
  return (await call(submitRoute, { body: { userId, sessionId } })).result;
}

export async function results(userId: string): Promise<Result[]> {
  return (await call(listResults, { query: { userId } })).results;
}

export async function discard(sessionId: string): Promise<void> {
  await call(discardRoute, { params: { id: sessionId } });
}
