import { APICallError } from 'ai';
import { expect, it } from 'vitest';
import { classifyError } from './classify-error.ts';

function failWith(statusCode: number, responseBody = '', responseHeaders = {}): APICallError {
  return new APICallError({
    message: 'sk-secret',
    url: 'http://vendor.example',
    requestBodyValues: {},
    statusCode,
    responseBody,
    responseHeaders,
  });
}

it.each([
  [401, '', 'key_refused'],
  [403, '', 'key_refused'],
  [400, '{"error":{"details":[{"reason":"API_KEY_INVALID"}]}}', 'key_refused'],
  [400, '{"error":"Incorrect API key provided: xx"}', 'key_refused'],
  [400, '{"error":"bad schema"}', 'not_accepted'],
  [400, '{"error":{"message":"Your credit balance is too low"}}', 'no_credit'],
  [402, '', 'no_credit'],
  [429, '{"error":{"code":"insufficient_quota"}}', 'no_credit'],
  [404, '', 'unknown_model'],
  [429, '', 'busy'],
  [500, '', 'trouble'],
  [503, '', 'trouble'],
  [529, '', 'trouble'],
])('%i with %j is %s', (status, body, code) => {
  expect(classifyError(failWith(status, body))).toMatchObject({ code, status });
});

it.each([
  [{ 'retry-after': '7' }, '', 7000],
  [{ 'retry-after-ms': '250', 'retry-after': '7' }, '', 250],
  [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, '', 0],
  [{}, '{"error":{"details":[{"retryDelay":"17s"}]}}', 17_000],
  [{ 'retry-after': 'soon' }, '', undefined],
  [{}, '', undefined],
])('how long to wait is read from %j and %j', (headers, body, afterMs) => {
  const { retry } = classifyError(failWith(429, body, headers));
  expect(retry?.afterMs).toBe(afterMs);
});

it('of an error of another kind only its name is kept', () => {
  const failure = classifyError(new TypeError('Bearer sk-secret is an invalid header value'));
  expect(failure).toEqual({ code: 'unexpected', errorName: 'TypeError' });
});
