import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorBody, errorCatalogue } from '@cadence/contract/errors';

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** What is not even HTTP never reaches a route; it still gets the one error body and the headers. */
export function answerBrokenHttp(headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: Error & { code?: string }, socket: Socket): void => {
    answer(error, socket, lines.join(''));
  };
}

function answer(error: Error & { code?: string }, socket: Socket, headerLines: string): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = codes[error.code ?? ''] ?? 'BAD_REQUEST';
  const { status } = errorCatalogue[code];
  const body = JSON.stringify(errorBody(code));
  // A browser opens connections ahead of its requests: it takes what is said on one for the answer
  // to the request that it sends at this moment.
  const isUnused = socket.bytesRead === 0;
  if (socket.writable && !isUnused) {
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
        `${headerLines}cache-control: no-store\r\n` +
        'content-type: application/json; charset=utf-8\r\n' +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  } else {
    socket.destroy();
  }
}
