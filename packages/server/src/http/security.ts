import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { network } from '../platform/counts/attempts.ts';
import type { OpenCounts } from '../platform/counts/counts.ts';
import { ApiError } from './errors.ts';
import { requestCounts } from './request-counts.ts';

/** The page and its files: a browser fetches many of them at once. */
const pageRoutes = ['/', '/*'];

export interface SecurityOptions {
  corsOrigins: string[];
  rateLimitPerMinute: number;
  openCounts: OpenCounts;
}

function contentPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Of the two workers that run a model, of speech and of joints: a worker has the policy of its own
 * file, so the page that starts it may compile nothing.
 */
export const modelWorkerPolicy = contentPolicy(["'wasm-unsafe-eval'"]);

const closedPermissions = {
  camera: '()',
  microphone: '()',
  bluetooth: '()',
  geolocation: '()',
  payment: '()',
  usb: '()',
  'screen-wake-lock': '()',
};

const permissions = (list: Record<string, string>): string =>
  Object.entries(list)
    .map(([name, who]) => `${name}=${who}`)
    .join(', ');

/**
 * What the app's own document may ask the user for: dictation, a strap, a screen that stays on. One
 * document holds all its pages, so they open it here; every other answer is closed to all of it.
 */
const pageList = {
  ...closedPermissions,
  microphone: '(self)',
  bluetooth: '(self)',
  'screen-wake-lock': '(self)',
};
export const pagePermissions = permissions(pageList);

/** The workout's document alone may ask for the camera: the page sees to it that it is that one. */
export const workoutPermissions = permissions({ ...pageList, camera: '(self)' });

/** The same for every answer, so they are made once: building them anew cost an eighth of a read. */
export function securityHeaders(inlineScriptHashes: string[]): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(inlineScriptHashes.map((hash) => `'${hash}'`)),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissions(closedPermissions),
    'referrer-policy': 'no-referrer',
    // Heeded by browsers only where the page came over https.
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
  };
}

export async function secure(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  // Closed by default: without this plugin a browser lets no other origin read an answer.
  if (options.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: options.corsOrigins,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
      exposedHeaders: ['retry-after', 'x-request-id', 'x-cache', 'x-voice-id', 'x-voice-text'],
      maxAge: 600,
    });
  }

  await app.register(rateLimit, {
    max: options.rateLimitPerMinute,
    timeWindow: 60_000,
    store: requestCounts(options.openCounts),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    // Requests injected by tests over a socket have no address.
    keyGenerator: (request) => network(request.ip ?? 'inject'),
    // By route, not by the text of the address, which can be written in many ways.
    allowList: (request) => pageRoutes.includes(request.routeOptions.url ?? ''),
    errorResponseBuilder: (_request, context) =>
      new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  });
}
