import {
  apiPrefix,
  type BodyOf,
  defaultBodyLimit,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Route,
} from '@cadence/contract/route';
import type { KeptOwnExercise } from '@cadence/domain/exercise/own-scope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { caller, callerOf } from '../platform/caller.ts';
import type { AccountQuota } from '../platform/counts/account-quota.ts';
import { BinaryReply, sendBinary, wantsJson } from './binary.ts';
import { describeRoute } from './describe.ts';
import { deviceFrom } from './device.ts';
import { ApiError } from './errors.ts';
import { type Granted, type Grants, openGrant } from './grants.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import {
  authenticate,
  type Identify,
  type Identity,
  namesAnother,
  requireScope,
} from './identity.ts';
import { answerWithProgress, type Progress, wantsProgress, whileConnected } from './progress.ts';
import { compileSerializer } from './serialization.ts';
import { StreamedReply, sendStreamed } from './streamed.ts';
import { limitUnderWay } from './under-way.ts';
import { compileValidator } from './validation.ts';

export interface Call<R extends Route> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  user: R['access'] extends 'user' ? Identity : null;
  /** What somebody has granted; null where the route names no grant. */
  granted: Granted | null;
  /** The caller's address, for limits. */
  address: string;
  /** Where the caller has found this server: 'https://cadence.example'. */
  origin: string;
  /** The browser and system that it came from, in words; empty where they are not known. */
  device: string;
  /** Null when the caller sent none, or the route takes none. */
  idempotencyKey: string | null;
  /** Aborted when the caller goes before the answer; only of a route that tells its progress. */
  signal: AbortSignal;
  /** Tells the caller how far it got, if they want to know. */
  progress: Progress;
  /** False when a route that can answer with bytes is asked for those. */
  wantsJson: boolean;
}

type AnswerOf<R extends Route> = R['reply'] extends { binary: string }
  ? ReplyOf<R> | BinaryReply
  : R['reply'] extends { streamed: true }
    ? StreamedReply
    : ReplyOf<R>;

interface Limits {
  quota: AccountQuota;
  /** Of one user at once. */
  maxUnderWay: number;
  grants: Grants;
  /** What a user has added to the library. */
  ownOf: (userId: string) => Promise<readonly KeptOwnExercise[]>;
}

export type Handler<R extends Route> = (call: Call<R>) => Promise<AnswerOf<R>>;

export type Mount = <R extends Route>(route: R, handle: Handler<R>) => void;

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
  }
}

export function fastifyPath(route: Route): string {
  return `${apiPrefix}${route.path.replace(/\{(\w+)\}/g, ':$1')}`;
}

const neverAborted = new AbortController().signal;

/**
 * The only way a contract route becomes a Fastify route: token and its scope first, then
 * the input, then the owner, then the grant, and only then the handler. No feature can skip a step.
 */
export function createMount(
  app: FastifyInstance,
  identify: Identify,
  { quota, maxUnderWay, grants, ownOf }: Limits,
): Mount {
  const begin = limitUnderWay(maxUnderWay);
  app.decorateRequest('identity', null);

  return (route, handle) => {
    app.route({
      method: route.method,
      url: fastifyPath(route),
      bodyLimit: route.bodyLimit ?? defaultBodyLimit,
      schema: describeRoute(route),
      validatorCompiler: compileValidator,
      serializerCompiler: compileSerializer,
      // After the rate limit, which is an onRequest hook, and before the body is read.
      preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
        if (route.access !== 'user') return;
        request.identity = await authenticate(request, identify);
        requireScope(request.identity, route);
        begin(request.identity.userId, reply);
      },
      // What a route does not declare is never read, so it is not checked either.
      preHandler: (request: FastifyRequest, _reply: FastifyReply, done) => {
        const { identity, params, query, body } = request;
        const foreign =
          identity &&
          namesAnother(identity, route.params && params, route.query && query, route.body && body);
        done(foreign ? new ApiError('FORBIDDEN') : undefined);
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { params, query, body, identity: user, ip: address } = request;
        const granted = route.grant ? await openGrant(grants, route.grant, params, user) : null;
        if (route.stores && user) {
          const bytes = Number(request.headers['content-length'] ?? 0);
          if (!(await quota.take(user.userId, bytes))) throw new ApiError('ACCOUNT_FULL');
        }
        const idempotencyKey = route.idempotencyKey ? readIdempotencyKey(request) : null;
        const signal = route.progress ? whileConnected(reply) : neverAborted;
        const { status, binary } = route.reply;
        const json = !binary || wantsJson(request);
        const run = (progress: Progress) => {
          const device = deviceFrom(request.headers['user-agent']);
          const origin = `${request.protocol}://${request.host}`;
          const from = { address, origin, device };
          const asked = { params, query, body, user, granted, ...from, idempotencyKey };
          const call = { ...asked, signal, progress, wantsJson: json };
          const answer = () =>
            handle(call as Parameters<typeof handle>[0]) as Promise<object | undefined>;
          return user ? caller.run(callerOf(user.userId, ownOf), answer) : answer();
        };
        if (route.progress && wantsProgress(request)) {
          return answerWithProgress(request, reply, status, run);
        }
        const result = await run(() => {});
        if (binary && result instanceof BinaryReply) {
          return sendBinary(request, reply.status(status), binary, result);
        }
        if (result instanceof StreamedReply) return sendStreamed(reply.status(status), result);
        reply.header('cache-control', 'no-store');
        return reply.status(status).send(result);
      },
    });
  };
}
