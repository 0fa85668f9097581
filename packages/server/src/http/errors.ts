import {
  type ErrorBody,
  type ErrorCode,
  type ErrorDetails,
  type ErrorWords,
  errorBody,
  errorCatalogue,
  type WordsFor,
} from '@cadence/contract/errors';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isDatabaseOutage, isForeignKeyViolation } from '../platform/database/engines.ts';
import { TooManyInTurn } from '../platform/in-turn.ts';
import { PlannerUnavailable } from '../platform/planner/planner-threads.ts';
import { BadInput } from './validation.ts';

interface Circumstances<C extends ErrorCode> {
  details?: ErrorDetails;
  retryAfterSeconds?: number;
  /** Only for the codes that speak of the case at hand. */
  words?: WordsFor<C>;
}

/** The only way for a handler to refuse: status and text come from the catalogue. */
export class ApiError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C;
  readonly details: ErrorDetails | null;
  readonly retryAfterSeconds: number | undefined;
  private readonly words: ErrorWords | undefined;

  constructor(code: C, options: Circumstances<C> = {}) {
    super(errorCatalogue[code].message);
    this.code = code;
    this.details = options.details ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.words = options.words;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }

  get body(): ErrorBody {
    return errorBody(this.code, this.details, this.words as WordsFor<C>);
  }
}

/** The caller has gone: what was under way for them ends, and nobody reads the answer. */
export class Cancelled extends Error {}

const codeByFrameworkCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
};

function toApiError(error: FastifyError): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof BadInput) {
    return new ApiError('VALIDATION_ERROR', { details: { fields: error.fields } });
  }
  if (error instanceof Cancelled) return new ApiError('BAD_REQUEST');
  const known = codeByFrameworkCode[error.code];
  if (known) return new ApiError(known);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new ApiError('BAD_REQUEST');
  }
  // The account was deleted while this request was on its way.
  if (isForeignKeyViolation(error)) return new ApiError('NOT_AUTHENTICATED');
  if (error instanceof TooManyInTurn) {
    return new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 });
  }
  if (isDatabaseOutage(error) || error instanceof PlannerUnavailable) {
    return new ApiError('UNAVAILABLE', { retryAfterSeconds: 5 });
  }
  return null;
}

export function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply
    .status(error.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(error.body);
}

/** What an error becomes for the caller: what is not known is a bug, is logged, and is told to nobody. */
export function readError(error: FastifyError, log: FastifyBaseLogger): ApiError {
  const known = toApiError(error);
  if (!known) log.error({ err: error }, 'unexpected error');
  else if (known.code === 'UNAVAILABLE') log.warn({ err: error }, 'unavailable');
  return known ?? new ApiError('INTERNAL_ERROR');
}

/** The only error handler. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendError(reply, readError(error, request.log)),
  );
}
