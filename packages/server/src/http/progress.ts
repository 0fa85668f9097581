import { PassThrough } from 'node:stream';
import { progressMediaType } from '@cadence/contract/route';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { readError } from './errors.ts';

export type Progress = (event: object) => void;

export function wantsProgress(request: FastifyRequest): boolean {
  const accepted = request.headers.accept?.toLowerCase().split(',') ?? [];
  return accepted.some((part) => part.split(';', 1)[0]?.trim() === progressMediaType);
}

/** Aborted when the connection closes before the answer is out. */
export function whileConnected(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * Lines of JSON as they come, and at last the reply or the error. The stream
 * begins with the first progress: what is refused before that keeps its status.
 */
export async function answerWithProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  run: (progress: Progress) => Promise<object | undefined>,
): Promise<FastifyReply> {
  const lines = new PassThrough();
  let begun = false;
  const write = (line: string) => {
    if (!begun) {
      begun = true;
      reply
        .status(status)
        .type(progressMediaType)
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        .send(lines);
    }
    if (!lines.destroyed) lines.write(`${line}\n`);
  };
  try {
    const result = await run((event) => write(JSON.stringify(event)));
    const body = reply.serializeInput({ ...result }, String(status), 'application/json');
    write(`{"type":"result","body":${body}}`);
  } catch (error) {
    if (!begun) throw error;
    const { status: refused, body } = readError(error as FastifyError, request.log);
    write(JSON.stringify({ type: 'error', status: refused, body }));
  }
  lines.end();
  return reply;
}
