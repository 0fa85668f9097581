import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { ApiError } from './errors.ts';
import { limitUnderWay } from './under-way.ts';

it('a user has no more answers waiting to be read than a few, and others have their own', async () => {
  const begin = limitUnderWay(2);
  const start = (userId: string) => {
    const raw = new PassThrough();
    begin(userId, { raw } as unknown as FastifyReply);
    return raw;
  };
  const [first] = [start('ana'), start('ana')];
  expect(() => start('ana')).toThrow(ApiError);
  start('ben');
  const gone = new Promise((resolve) => first.once('close', resolve));
  first.destroy();
  await gone;
  start('ana');
  expect(() => start('ana')).toThrow(ApiError);
});
