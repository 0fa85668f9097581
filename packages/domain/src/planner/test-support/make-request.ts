import type { Request, Slot } from '../request.ts';

const given = <T>(value: T): Slot<T> => ({ value, source: 'default', confidence: 1 });

/** A plain request for tests: thirty minutes at home. */
export function makeRequest(changes: Partial<Request> = {}): Request {
  return {
    dice: 'a workout',
    language: given('en'),
    minutes: given(30),
    format: given('circuit'),
    body: given({}),
    goal: given('general'),
    focus: given(['full_body']),
    avoidFocus: given([]),
    equipment: given(['bodyweight', 'yoga_mat', 'dumbbells', 'resistance_bands']),
    props: given(['wall', 'chair', 'towel']),
    loads: given({}),
    mustInclude: given([]),
    excludedExercises: given([]),
    excludedPatterns: given([]),
    excludedAttributes: given([]),
    injuries: [],
    conditions: [],
    space: given('square'),
    maxNoise: given(3),
    maxImpact: given(3),
    level: given('intermediate'),
    difficulty: given('moderate'),
    readiness: given({}),
    history: { sessions: [] },
    remarks: [],
    ...changes,
  };
}
