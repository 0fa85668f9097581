import { capitalise } from '@cadence/domain/workout/words';

/** Why there is no draft. The words are for the page; nothing of a vendor's own text is in them. */
export type FailureCode =
  | 'not_set_up'
  | 'key_refused'
  | 'no_credit'
  | 'busy'
  | 'trouble'
  | 'unreachable'
  | 'too_slow'
  | 'cancelled'
  | 'declined'
  | 'unknown_model'
  | 'not_accepted'
  | 'unusable'
  | 'unexpected';

export interface Failure {
  code: FailureCode;
  /** Of the vendor's last answer. */
  status?: number;
  /** Set where another try may help; how long the vendor asked to wait, if it did. */
  retry?: { afterMs?: number };
  /** For the log, where nothing better is known. */
  errorName?: string;
}

export function failureWords(code: FailureCode, name: string): string {
  const subject = capitalise(name);
  const words: Record<FailureCode, string> = {
    not_set_up: `${subject} is not connected.`,
    key_refused: `The key for ${name} was refused.`,
    no_credit: `The account for ${name} has no credit left.`,
    busy: `${subject} is busy right now.`,
    trouble: `${subject} has trouble right now.`,
    unreachable: `${subject} could not be reached.`,
    too_slow: `${subject} took too long to answer.`,
    cancelled: 'The request was cancelled.',
    declined: `${subject} declined this request.`,
    unknown_model: `${subject} does not have the model that was asked for.`,
    not_accepted: `${subject} did not accept the request.`,
    unusable: `${subject} did not answer in a form that can be used.`,
    unexpected: `${subject} could not be used.`,
  };
  return words[code];
}
