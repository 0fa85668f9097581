import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';

const maxDepth = 32;

/** Looked at before parsing: what comes later may recurse, and a deep enough body would end it. */
export function isTooDeep(text: string, limit = maxDepth): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charCodeAt(index);
    if (inString) {
      if (char === 0x5c) index += 1;
      else if (char === 0x22) inString = false;
    } else if (char === 0x22) {
      inString = true;
    } else if (char === 0x7b || char === 0x5b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (char === 0x7d || char === 0x5d) {
      depth -= 1;
    }
  }
  return false;
}

/** PostgreSQL cannot store this character in text, so it is refused for both engines alike. */
const nulEscape = /(?:^|[^\\])(?:\\\\)*\\u0000/;

const surrogateEscape = /\\ud[89a-f]/i;

/**
 * Half a character is no text for jsonb either. `JSON.stringify` prints whole
 * pairs as they are and only lone halves as escapes.
 */
function hasLoneSurrogate(body: string, value: unknown): boolean {
  return surrogateEscape.test(body) && surrogateEscape.test(JSON.stringify(value));
}

export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isTooDeep(body) || nulEscape.test(body)) {
        done(new ApiError('MALFORMED_JSON'));
        return;
      }
      // It answers through the callback alone.
      void parse(request, body, (error, value) => {
        if (error || hasLoneSurrogate(body, value)) done(new ApiError('MALFORMED_JSON'));
        else done(null, value);
      });
    },
  );
}
