import { setTimeout as wait } from 'node:timers/promises';
import { type CoachEvent, coachSocketPath } from '@cadence/contract/coach/events';
import { apiPrefix } from '@cadence/contract/route';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../http/errors.ts';
import type { Identify } from '../../../http/identity.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import { createConnections, type Socket } from './connections.ts';

interface SocketDeps {
  identify: Identify;
  bus: Bus<CoachEvent>;
  now: () => number;
  /** Calls the given function at every heartbeat until it is told to stop. */
  heartbeat?: (beat: () => Promise<void>) => () => void;
}

/** Spec §9. */
const heartbeatMs = 30_000;
/** Nothing is sent by clients but what the protocol itself needs. */
const maxPayload = 1024;
const goodbyeMs = 1000;

function everyHalfMinute(beat: () => Promise<void>): () => void {
  const timer = setInterval(() => void beat(), heartbeatMs);
  timer.unref();
  return () => clearInterval(timer);
}

interface Address {
  Params: { userId: string };
  Querystring: { token?: unknown };
}

/**
 * Mounted after all other routes, so that only this one takes an upgrade: the others
 * answer such a request as any, and the connection ends with the answer.
 */
export async function mountSocket(app: FastifyInstance, deps: SocketDeps): Promise<void> {
  const connections = createConnections({ ...deps, log: app.log });
  let stopBeating = () => {};
  // Before the plugin's own, which gives no reason. Who does not answer must not keep the process.
  app.addHook('preClose', async () => {
    stopBeating();
    connections.sayGoodbye();
    for (let waited = 0; connections.count() > 0 && waited < goodbyeMs; waited += 20) {
      await wait(20);
    }
    connections.dropAll();
  });
  await app.register(websocket, { options: { maxPayload } });

  app.route<Address>({
    method: 'GET',
    url: `${apiPrefix}${coachSocketPath.replace('{userId}', ':userId')}`,
    schema: { hide: true },
    handler: async () => {
      throw new ApiError('NOT_FOUND');
    },
    wsHandler: (socket: Socket, request: FastifyRequest<Address>) => {
      const { token } = request.query;
      const given = typeof token === 'string' ? token : '';
      connections.admit(socket, request.params.userId, given).catch((err: unknown) => {
        request.log.warn({ err }, 'a socket could not be admitted');
        connections.giveUp(socket);
      });
    },
  });

  stopBeating = (deps.heartbeat ?? everyHalfMinute)(() =>
    connections
      .beat()
      .catch((err: unknown) => app.log.warn({ err }, 'the tokens of sockets were not checked')),
  );
}
