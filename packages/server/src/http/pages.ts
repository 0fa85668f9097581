import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, sendError } from './errors.ts';
import { modelWorkerPolicy, pagePermissions, workoutPermissions } from './security.ts';

/** The hashes that let the page's own inline scripts run, read off the page that is served. */
export function inlineScriptHashes(webFolder: string | null): string[] {
  if (!webFolder) return [];
  const page = readFileSync(join(webFolder, 'index.html'), 'utf8');
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => {
    return `sha256-${createHash('sha256')
      .update(script ?? '')
      .digest('base64')}`;
  });
}

export function builtWebFolder(folder: string): string | null {
  return existsSync(join(folder, 'index.html')) ? folder : null;
}

/** Also as it lies compressed beside itself. */
const isModelWorker = /[\\/]assets[\\/](ear|pose)-worker-[\w-]+\.js(\.\w+)?$/;

const aYear = 31_536_000;

/** As the router reads it: `/%61pi` is `/api`. What cannot be decoded has been refused before. */
function decodedPath(url: string): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? '');
}

function isPageRequest(request: FastifyRequest): boolean {
  const path = decodedPath(request.url);
  const isApi = /^\/+api(\/|$)/i.test(path);
  const isFile = /\.[a-z0-9]+$/i.test(path);
  return (request.method === 'GET' || request.method === 'HEAD') && !isApi && !isFile;
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Some routes have a page of their own, which names at once all that they need. */
function pageSender(webFolder: string): SendPage {
  const folder = join(webFolder, 'pages');
  const own = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (request, reply) => {
    const name = `${decodedPath(request.url).slice(1)}.html`;
    const file = own.has(name) ? `pages/${name}` : 'index.html';
    // The page names its hashed assets, so an old copy would ask for files that are gone.
    return reply.header('cache-control', 'no-cache').sendFile(file, { cacheControl: false });
  };
}

/** Serves the built web app; any path that is neither API nor file is the app's own route. */
export async function servePages(app: FastifyInstance, webFolder: string | null): Promise<void> {
  const sendPage = webFolder && pageSender(webFolder);
  if (sendPage) {
    await app.register(fastifyStatic, {
      root: webFolder,
      preCompressed: true,
      index: false,
      // Nothing of ours begins with a dot; what does was left there by accident.
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Also the copy that the service worker keeps for all pages.
        if (path.includes('.html')) {
          const isWorkout = path.includes('/pages/workout.html');
          reply.header('permissions-policy', isWorkout ? workoutPermissions : pagePermissions);
        }
        if (isModelWorker.test(path)) reply.header('content-security-policy', modelWorkerPolicy);
        const immutable = path.includes('/assets/');
        reply.header(
          'cache-control',
          immutable ? `public, max-age=${aYear}, immutable` : 'no-cache',
        );
      },
    });
    app.get('/', sendPage);
  }

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (sendPage && isPageRequest(request)) return sendPage(request, reply);
    return sendError(reply, new ApiError('NOT_FOUND'));
  });
}
