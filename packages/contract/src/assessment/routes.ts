import * as z from 'zod/mini';
import { userId } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { adaptiveBody, assessmentReply, assessmentResult, submitBody } from './schemas.ts';

export const adaptAssessment = defineRoute({
  method: 'POST',
  path: '/coach/assessment/adaptive',
  summary: 'Begin or go on with the assessment: give an answer, get the next question',
  access: 'user',
  owner: 'body.userId',
  body: adaptiveBody,
  stores: true,
  reply: { status: 200, body: assessmentReply },
  errors: ['NOT_FOUND'],
});

export const submitAssessment = defineRoute({
  method: 'POST',
  path: '/coach/assessment/submit',
  summary: 'End the assessment and keep its result',
  access: 'user',
  owner: 'body.userId',
  body: submitBody,
  reply: { status: 200, body: z.object({ result: assessmentResult }) },
  errors: ['NOT_FOUND'],
});

export const listResults = defineRoute({
  method: 'GET',
  path: '/coach/assessment/results',
  summary: 'The results of the user, newest first',
  access: 'user',
  owner: 'query.userId',
  query: z.object({ userId }),
  reply: { status: 200, body: z.object({ results: z.array(assessmentResult) }) },
});

export const discardAssessment = defineRoute({
  method: 'DELETE',
  path: '/coach/assessment/{id}',
  summary: 'Throw away an assessment, under way or ended',
  access: 'user',
  owner: 'token',
  params: z.object({ id: z.guid() }),
  reply: { status: 204, body: null },
  errors: ['NOT_FOUND'],
});
