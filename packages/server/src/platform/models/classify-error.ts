import { APICallError } from 'ai';
import type { Failure } from './failures.ts';

/** One vendor says in the body how long to wait, the others in a header. */
function readRetryAfter(error: APICallError): { afterMs?: number } {
  const headers = error.responseHeaders ?? {};
  const inMs = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (inMs >= 0) return { afterMs: inMs };
  const header = headers['retry-after'] ?? '';
  const inSeconds = Number.parseFloat(header);
  if (inSeconds >= 0 && /^\s*[\d.]+\s*$/.test(header)) return { afterMs: inSeconds * 1000 };
  const until = Date.parse(header);
  if (Number.isFinite(until)) return { afterMs: Math.max(0, until - Date.now()) };
  const inBody = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(error.responseBody ?? '')?.[1];
  return inBody === undefined ? {} : { afterMs: Number(inBody) * 1000 };
}

/** Two vendors answer a wrong key with 400, and each names an empty account in its own way. */
const wrongKey = /API_KEY_INVALID|incorrect api key|invalid[ _]api[ _]key/i;
const noCredit = /insufficient_quota|credit balance|out of credits/i;

function classifyStatus(error: APICallError, status: number): Failure {
  const body = error.responseBody ?? '';
  if (status === 402 || noCredit.test(body)) return { code: 'no_credit', status };
  if (status === 401 || status === 403) return { code: 'key_refused', status };
  if (status === 400 && wrongKey.test(body)) return { code: 'key_refused', status };
  if (status === 404) return { code: 'unknown_model', status };
  if (status === 429) return { code: 'busy', status, retry: readRetryAfter(error) };
  if (status === 408 || status >= 500) {
    return { code: 'trouble', status, retry: readRetryAfter(error) };
  }
  return { code: 'not_accepted', status };
}

/** Anything that a call may throw, but an answer that is no workout. */
export function classifyError(error: unknown): Failure {
  if (APICallError.isInstance(error)) {
    const { statusCode: status } = error;
    // An answer that began well and broke off, or one that is not the vendor's format.
    if (status !== undefined && status < 300) {
      return error.isRetryable
        ? { code: 'unreachable', status, retry: {} }
        : { code: 'unusable', status };
    }
    if (status !== undefined) return classifyStatus(error, status);
    return error.isRetryable ? { code: 'unreachable', retry: {} } : { code: 'unreachable' };
  }
  return { code: 'unexpected', errorName: error instanceof Error ? error.name : typeof error };
}
