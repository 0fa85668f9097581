/**
 * The catalogue of everything that can go wrong on the wire: code, status and
 * text in one place, so that the server, the client and the docs cannot differ.
 * Texts that the specification gives are used to the letter (Spec §8).
 */
interface ErrorEntry {
  status: number;
  message: string;
  suggestion: string | null;
}

export const errorCatalogue = {
  BAD_REQUEST: {
    status: 400,
    message: 'The request could not be understood.',
    suggestion: null,
  },
  MALFORMED_JSON: {
    status: 400,
    message: 'The request body is not valid JSON.',
    suggestion: 'Send a JSON object with the content type application/json.',
  },
  EMAIL_TAKEN: {
    status: 400,
    message: 'Email already registered',
    suggestion: 'Please login instead.',
  },
  SESSION_ID_MISMATCH: {
    status: 400,
    message: 'The id in the address and the id of the session differ.',
    suggestion: null,
  },
  PREFERENCES_REQUIRED: {
    status: 400,
    message: 'User preferences are required',
    suggestion: 'Say in a few words what you would like to train.',
  },
  MODEL_KEY_REQUIRED: {
    status: 400,
    message: 'A key is needed to connect this.',
    suggestion: 'Copy it from your account at the vendor.',
  },
  NOT_AUTHENTICATED: {
    status: 401,
    message: 'Not authenticated',
    suggestion: 'Sign in again.',
  },
  INVALID_CREDENTIALS: {
    status: 401,
    message: 'Invalid email or password. Please check your credentials and try again.',
    suggestion: null,
  },
  FORBIDDEN: {
    status: 403,
    message: 'This belongs to another user.',
    suggestion: null,
  },
  SCOPE_MISSING: {
    status: 403,
    message: 'This token is not allowed to do that.',
    suggestion: 'Make one in your account that is.',
  },
  WRONG_PASSWORD: {
    status: 403,
    message: 'That is not your current password.',
    suggestion: 'Check it and try again.',
  },
  RECOVERY_FAILED: {
    status: 403,
    message: 'This code does not open this account.',
    suggestion: 'Check the e-mail address and the code. Each code works once.',
  },
  PASSKEY_FAILED: {
    status: 403,
    message: 'This passkey does not open this account.',
    suggestion: 'Check the e-mail address, or sign in with your password.',
  },
  REGISTRATION_CLOSED: {
    status: 403,
    message: 'New accounts are not taken here.',
    suggestion: 'Ask whoever runs this server.',
  },
  WRONG_INVITATION: {
    status: 403,
    message: 'This is not the invitation of this server.',
    suggestion: 'Ask whoever runs this server for it.',
  },
  NOT_FOUND: {
    status: 404,
    message: 'There is nothing here.',
    suggestion: null,
  },
  CODE_UNKNOWN: {
    status: 404,
    message: 'This code opens nothing.',
    suggestion: 'Check it, or ask for a new one. Each code works once.',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request took too long to arrive.',
    suggestion: 'Try again.',
  },
  IDEMPOTENCY_CONFLICT: {
    status: 409,
    message: 'This key was already used for another request.',
    suggestion: 'Send a new Idempotency-Key.',
  },
  SESSION_CLOSED: {
    status: 409,
    message: 'This session is already done or skipped.',
    suggestion: 'Open it again first.',
  },
  TOO_MANY_TOKENS: {
    status: 409,
    message: 'You have as many tokens as fit here.',
    suggestion: 'End one that you no longer need.',
  },
  TOO_MANY_PASSKEYS: {
    status: 409,
    message: 'You have as many passkeys as fit here.',
    suggestion: 'Remove one that you no longer need.',
  },
  TOO_MANY_SHARES: {
    status: 409,
    message: 'You share as much as fits here.',
    suggestion: 'End a link that you no longer need.',
  },
  TOO_MANY_OWN_EXERCISES: {
    status: 409,
    message: 'You have as many exercises of your own as fit here.',
    suggestion: 'Delete one that you no longer need.',
  },
  PUSH_ADDRESS_REFUSED: {
    status: 422,
    message: 'This browser gave an address that no reminder can be sent to.',
    suggestion: 'Try another browser, or subscribe your calendar.',
  },
  CLASS_FULL: {
    status: 409,
    message: 'This class is full.',
    suggestion: 'Watch it on the big screen.',
  },
  TOO_MANY_CLASSES: {
    status: 409,
    message: 'You have as many classes open as fit here.',
    suggestion: 'End one that is over.',
  },
  TOO_MANY_COACHES: {
    status: 409,
    message: 'There are as many as fit here.',
    suggestion: 'End one that is no longer needed.',
  },
  TOO_MANY_COMMENTS: {
    status: 409,
    message: 'There are as many comments as fit here.',
    suggestion: 'Ask the athlete to remove some.',
  },
  TOO_MANY_PROGRAMS: {
    status: 409,
    message: 'You have as many programs as fit here.',
    suggestion: 'Delete one that you no longer need.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    message: 'The request is larger than may be sent here.',
    suggestion: 'Send less at once.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: 'Only application/json is accepted here.',
    suggestion: 'Send a JSON object with the content type application/json.',
  },
  VALIDATION_ERROR: {
    status: 422,
    message: 'Some of the values are not valid.',
    suggestion: 'Correct the fields named in the details.',
  },
  SAFETY_STOP: {
    status: 422,
    message: 'What you describe needs care before training.',
    suggestion: 'Stop for now. Call your local emergency number or a doctor.',
  },
  SAFETY_HOLD: {
    status: 422,
    message: 'One thing needs to be clear before you train.',
    suggestion: 'Ask your doctor whether training is fine, then tell us so in your request.',
  },
  NOTHING_TO_PROPOSE: {
    status: 422,
    message: 'That cannot be proposed now.',
    suggestion: null,
  },
  NO_WORKOUT_FITS: {
    status: 422,
    message: 'No workout fits all of your limits at once.',
    suggestion: 'Take one limit away or allow more kit, then try again.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many requests.',
    suggestion: 'Wait a moment and try again.',
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    message: 'Too many attempts.',
    suggestion: 'Wait a few minutes and try again.',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    message: 'The request headers are too large.',
    suggestion: null,
  },
  INTERNAL_ERROR: {
    status: 500,
    message: 'Server error occurred. Please try again in a moment.',
    suggestion: null,
  },
  VOICE_UNAVAILABLE: {
    status: 503,
    message: 'Speech is not available on this server right now.',
    suggestion: "Use your device's own voice.",
  },
  UNAVAILABLE: {
    status: 503,
    message: 'Cadence cannot answer right now. Please try again in a moment.',
    suggestion: null,
  },
  ACCOUNT_FULL: {
    status: 507,
    message: 'Your account holds as much as fits here.',
    suggestion: 'Delete programs, workouts or conversations that you no longer need.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Codes that speak of the case at hand: there the catalogue's words are only the default. */
type WordedCode = 'SAFETY_STOP' | 'SAFETY_HOLD' | 'NOTHING_TO_PROPOSE';

export interface ErrorWords {
  message: string;
  suggestion: string | null;
}

export type WordsFor<C extends ErrorCode> = C extends WordedCode ? ErrorWords : never;

export interface FieldProblem {
  path: string;
  message: string;
}

export type ErrorDetails = Record<string, unknown> & { fields?: FieldProblem[] };

/** One body for every answer outside 2xx; `detail` repeats the message for clients that read only that. */
export interface ErrorBody {
  detail: string;
  error: {
    code: ErrorCode;
    message: string;
    details: ErrorDetails | null;
    suggestion: string | null;
  };
}

export function errorBody<C extends ErrorCode>(
  code: C,
  details: ErrorDetails | null = null,
  words?: WordsFor<C>,
): ErrorBody {
  const { message, suggestion } = words ?? errorCatalogue[code];
  return { detail: message, error: { code, message, details, suggestion } };
}
