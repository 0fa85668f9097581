import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { mountAnalytics } from './features/analytics/routes.ts';
import { createSessionStore } from './features/analytics/store.ts';
import type { AuthDeps } from './features/auth/deps.ts';
import { createIdentify } from './features/auth/identify.ts';
import { mountAuth } from './features/auth/routes.ts';
import { createAuthStore } from './features/auth/store.ts';
import { answerBrokenHttp } from './http/broken-http.ts';
import { serveDocs } from './http/docs.ts';
import { ApiError, handleErrors, sendError } from './http/errors.ts';
import { maxBodyBytes, parseJsonBodies } from './http/json.ts';
import { createMount } from './http/mount.ts';
import { builtWebFolder, inlineScriptHashes, servePages } from './http/pages.ts';
import { secure } from './http/security.ts';
import { type AttemptLimits, createAttempts } from './platform/attempts.ts';
import type { Database } from './platform/database/engines.ts';
import { newId } from './platform/ids.ts';
import type { Passwords } from './platform/passwords.ts';

export interface AppDeps {
  db: Database;
  log: FastifyBaseLogger;
  passwords: Passwords;
  now: () => number;
  webFolder: string;
  trustProxy: boolean;
  corsOrigins: string[];
  rateLimitPerMinute: number;
  attemptLimits: AttemptLimits;
}

/** An account gets few guesses; an address more, since a gym or an office shares one. */
export const defaultAttemptLimits: AttemptLimits = {
  perAccount: 10,
  perAddress: 100,
  windowSeconds: 15 * 60,
};

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    genReqId: () => newId(deps.now()),
    bodyLimit: maxBodyBytes,
    trustProxy: deps.trustProxy,
    requestTimeout: 30_000,
    frameworkErrors: (_error, _request, reply) => sendError(reply, new ApiError('BAD_REQUEST')),
    clientErrorHandler: answerBrokenHttp,
  });
  const webFolder = builtWebFolder(deps.webFolder);

  handleErrors(app);
  parseJsonBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // No database can hold it and no address of ours has it.
    if (request.url.includes('%00')) throw new ApiError('BAD_REQUEST');
  });
  await secure(app, { ...deps, inlineScriptHashes: inlineScriptHashes(webFolder) });
  await serveDocs(app);

  const store = createAuthStore(deps.db);
  const attempts = createAttempts(deps.attemptLimits, deps.now);
  const auth: AuthDeps = { store, attempts, passwords: deps.passwords, now: deps.now };
  const mount = createMount(app, createIdentify(store, deps.now));
  mountAuth(mount, auth);
  mountAnalytics(mount, { store: createSessionStore(deps.db), now: deps.now });

  await servePages(app, webFolder);
  return app;
}
