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
  WRONG_PASSWORD: {
    status: 403,
    message: 'That is not your current password.',
    suggestion: 'Check it and try again.',
  },
  NOT_FOUND: {
    status: 404,
    message: 'There is nothing here.',
    suggestion: null,
  },
  BODY_TOO_LARGE: {
    status: 413,
    message: 'The request is larger than 1 MiB.',
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
  UNAVAILABLE: {
    status: 503,
    message: 'Cadence cannot answer right now. Please try again in a moment.',
    suggestion: null,
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

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

export function errorBody(code: ErrorCode, details: ErrorDetails | null = null): ErrorBody {
  const { message, suggestion } = errorCatalogue[code];
  return { detail: message, error: { code, message, details, suggestion } };
}
