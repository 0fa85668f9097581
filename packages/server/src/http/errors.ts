import {
  type ErrorCode,
  type ErrorDetails,
  errorBody,
  errorCatalogue,
} from '@cadence/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isDatabaseOutage, isForeignKeyViolation } from '../platform/database/engines.ts';
import { BadInput } from './validation.ts';

/** The only way for a handler to refuse: status and text come from the catalogue. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails | null;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: { details?: ErrorDetails; retryAfterSeconds?: number } = {},
  ) {
    super(errorCatalogue[code].message);
    this.code = code;
    this.details = options.details ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

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
  const known = codeByFrameworkCode[error.code];
  if (known) return new ApiError(known);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new ApiError('BAD_REQUEST');
  }
  // The account was deleted while this request was on its way.
  if (isForeignKeyViolation(error)) return new ApiError('NOT_AUTHENTICATED');
  if (isDatabaseOutage(error)) return new ApiError('UNAVAILABLE', { retryAfterSeconds: 5 });
  return null;
}

export function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply
    .status(errorCatalogue[error.code].status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorBody(error.code, error.details));
}

/** The only error handler: what it does not know is a bug, is logged, and is told to nobody. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toApiError(error);
    if (!known) request.log.error({ err: error }, 'unexpected error');
    else if (known.code === 'UNAVAILABLE') request.log.warn({ err: error }, 'unavailable');
    return sendError(reply, known ?? new ApiError('INTERNAL_ERROR'));
  });
}
