import { type DestinationStream, type Logger, pino } from 'pino';

interface RequestLike {
  id?: unknown;
  method?: string;
  url?: string;
}

/**
 * A query may carry a token (the socket's does), and the addresses of calendars, links and clips are
 * secrets themselves: all are cut off before anything is written.
 */
function withoutSecrets(url: string | undefined): string | undefined {
  return url
    ?.split(/[?#]/, 1)[0]
    ?.replace(/(\/(?:calendar|shared|class|voice\/audio)\/)[^/]+/i, '$1…');
}

/** Database drivers put the row's values into other fields of their errors: only these are written. */
function plainError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      req: (request: RequestLike) => ({
        id: request.id,
        method: request.method,
        path: withoutSecrets(request.url),
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: plainError,
    },
    // Nothing logs these today; should anything start to, they stay out.
    redact: {
      paths: [
        '*.token',
        '*.password',
        '*.authorization',
        '*.headers',
        '*.current_password',
        '*.new_password',
      ],
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
