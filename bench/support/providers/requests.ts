import type { Request, Slot } from '../../../packages/domain/src/planner/request.ts';
import { makeRequest } from '../../../packages/domain/src/planner/test-support/make-request.ts';

const given = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });

export const requests = {
  'circuit, bad knee': makeRequest({
    injuries: [{ region: 'knee', status: 'active', source: 'text', confidence: 1 }],
    level: given('beginner'),
  }),
  'sets for strength': makeRequest({
    format: given('sets'),
    goal: given('strength'),
    minutes: given(45),
    excludedAttributes: given(['overhead']),
  }),
  'quiet EMOM': makeRequest({
    format: given('emom'),
    minutes: given(20),
    equipment: given(['bodyweight']),
    maxNoise: given(1),
    maxImpact: given(0),
    space: given('mat'),
  }),
  'hard intervals': makeRequest({
    format: given('intervals'),
    goal: given('hiit'),
    minutes: given(25),
    level: given('advanced'),
  }),
} satisfies Record<string, Request>;
