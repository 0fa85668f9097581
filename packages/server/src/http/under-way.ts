import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ApiError } from './errors.ts';

/** Counts the requests of each user until their answers are out, and refuses more than `most` at once. */
export function limitUnderWay(most: number): (userId: string, reply: FastifyReply) => void {
  const counts = new Map<string, number>();
  return (userId, { raw }) => {
    const count = counts.get(userId) ?? 0;
    if (count >= most) throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 });
    counts.set(userId, count + 1);
    finished(raw, () => {
      const left = (counts.get(userId) ?? 1) - 1;
      if (left > 0) counts.set(userId, left);
      else counts.delete(userId);
    });
  };
}
