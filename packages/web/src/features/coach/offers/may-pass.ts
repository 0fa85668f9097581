import { isAnswer } from '../../../platform/api/api.ts';
import type { ApiFailure } from '../../../platform/api/api-failure.ts';

/** Those that pass by themselves: tried again without a word. */
export const mayPass = (failure: ApiFailure): boolean =>
  !isAnswer(failure) || failure.status === 401 || failure.status === 429;
