import { parseJson } from './json.ts';

/** Spec §8: a failed fetch counts as status 0. */
const networkErrorText = 'Network error: Unable to connect...';

interface FailureParts {
  status: number;
  code: string;
  message: string;
  details?: Record<string, unknown> | null;
  suggestion?: string | null;
  retryAfterSeconds?: number | null;
}

export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown> | null;
  readonly suggestion: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(parts: FailureParts) {
    super(parts.message);
    this.name = 'ApiFailure';
    this.status = parts.status;
    this.code = parts.code;
    this.details = parts.details ?? null;
    this.suggestion = parts.suggestion ?? null;
    this.retryAfterSeconds = parts.retryAfterSeconds ?? null;
  }
}

export function networkFailure(): ApiFailure {
  return new ApiFailure({
    status: 0,
    code: 'NETWORK_ERROR',
    message: networkErrorText,
    suggestion: 'Check your connection and try again.',
  });
}

export function unreadableReply(status: number): ApiFailure {
  return new ApiFailure({
    status,
    code: 'UNREADABLE_REPLY',
    message: 'The answer from the server could not be read.',
    suggestion: 'Reload the page and try again.',
  });
}

/** The body is read leniently: a proxy in between may answer in its own way. */
export function failureFrom(response: Response, text: string): ApiFailure {
  const { status } = response;
  const body = record(parseJson(text));
  const error = record(body?.error);
  return new ApiFailure({
    status,
    code: words(error?.code) ?? 'UNKNOWN_ERROR',
    message: words(body?.detail) ?? `HTTP ${status}: ${reason(response, text)}`,
    details: record(error?.details),
    suggestion: words(error?.suggestion),
    retryAfterSeconds: retryAfter(response.headers.get('Retry-After')),
  });
}

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}

function words(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

// HTTP/2 has no status text, and a proxy's HTML page is nothing to show.
function reason(response: Response, text: string): string {
  if (response.statusText) return response.statusText;
  const plain = text.trim();
  return plain !== '' && plain.length <= 120 && !/[<{]/.test(plain) ? plain : 'no reason given';
}

/** The header holds seconds or a date. */
function retryAfter(value: string | null): number | null {
  if (value === null || value === '') return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
