import { randomBytes } from 'node:crypto';
import type { CoachEvent } from '@cadence/contract/coach/events';
import { defaultBodyLimit } from '@cadence/contract/route';
import type { ProviderName } from '@cadence/contract/workout/provider-names';
import { knownAthlete } from '@cadence/domain/assessment/known-athlete';
import { keptOf, readNamedFacts } from '@cadence/domain/profile/athlete';
import { athleteFacts, athleteKinds } from '@cadence/domain/profile/athlete-facts';
import { dayMs } from '@cadence/domain/workout/durations';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { adminDeps } from './app/admin.ts';
import { createAdministratorIds } from './app/administrators.ts';
import { classDeps } from './app/class.ts';
import { clientDeps, createCoachWishes } from './app/client.ts';
import { coachDeps, createStandingSign, createTalk, withHealthForgotten } from './app/coach.ts';
import { openAround, pushSubject } from './app/reminder.ts';
import { createGrants, shareDeps } from './app/share.ts';
import { mountAdmin } from './features/admin/routes.ts';
import { mountAnalytics } from './features/analytics/routes.ts';
import { createSessionStore } from './features/analytics/store.ts';
import { mountAssessment } from './features/assessment/routes.ts';
import { createAssessmentStore } from './features/assessment/store.ts';
import type { AuthDeps, Registration } from './features/auth/deps.ts';
import { createIdentify } from './features/auth/identify.ts';
import { createPasskeyStore } from './features/auth/passkey-store.ts';
import { createRecoveryStore } from './features/auth/recovery-store.ts';
import { mountAuth } from './features/auth/routes.ts';
import { createAuthStore } from './features/auth/store.ts';
import { createTokenCache, noTokenCache } from './features/auth/token-cache.ts';
import { mountClass } from './features/class/routes.ts';
import { mountClassSocket } from './features/class/socket.ts';
import { createClassStore } from './features/class/store.ts';
import { createChangeStore } from './features/client/change-store.ts';
import { mountClient } from './features/client/routes.ts';
import { createClientStore } from './features/client/store.ts';
import { mountCoach } from './features/coach/routes.ts';
import { mountSocket } from './features/coach/socket/socket.ts';
import { mountMcp } from './features/mcp/routes.ts';
import { createCoachProvider, createConnections } from './features/model/connections.ts';
import type { ConnectionDeps } from './features/model/deps.ts';
import { mountModel } from './features/model/routes.ts';
import { createModelStore } from './features/model/store.ts';
import { mountProfile } from './features/profile/routes.ts';
import { createItemStore } from './features/profile/store.ts';
import type { ProgramDeps } from './features/program/deps.ts';
import { recordTraining } from './features/program/progress.ts';
import { mountProgram } from './features/program/routes.ts';
import { createProgramStore } from './features/program/store.ts';
import type { ReminderDeps } from './features/reminder/deps.ts';
import { mountReminder } from './features/reminder/routes.ts';
import { startReminding } from './features/reminder/start-reminding.ts';
import { createReminderStore } from './features/reminder/store.ts';
import { mountShare } from './features/share/routes.ts';
import { createShareStore } from './features/share/store.ts';
import { mountVoice } from './features/voice/routes.ts';
import { createProfileStore } from './features/voice/store.ts';
import type { WorkoutDeps } from './features/workout/deps.ts';
import { mountWorkout } from './features/workout/routes.ts';
import { createWorkoutStore } from './features/workout/store.ts';
import { answerBrokenHttp } from './http/broken-http.ts';
import { compressAnswers } from './http/compress.ts';
import { serveDocs } from './http/docs.ts';
import { ApiError, handleErrors, sendError } from './http/errors.ts';
import { serveHealth } from './http/health.ts';
import { signInsOnly } from './http/identity.ts';
import { parseJsonBodies } from './http/json.ts';
import { serveMetrics } from './http/metrics.ts';
import { createMount } from './http/mount.ts';
import { builtWebFolder, inlineScriptHashes, servePages } from './http/pages.ts';
import { secure, securityHeaders } from './http/security.ts';
import { closeStalled } from './http/stalled.ts';
import { traceRequests } from './http/trace.ts';
import type { Backups } from './platform/backups.ts';
import { type Bus, createLocalBus } from './platform/bus/bus.ts';
import { createAccountQuota } from './platform/counts/account-quota.ts';
import { type AttemptLimits, createAttempts } from './platform/counts/attempts.ts';
import { createCallBudget } from './platform/counts/call-budget.ts';
import { type OpenCounts, openOwnCounts } from './platform/counts/counts.ts';
import { type Database, type Engine, pingDatabase } from './platform/database/engines.ts';
import { bytesOfUser } from './platform/database/rows-of-user.ts';
import type { Hear } from './platform/encoder/encoder.ts';
import { fetchInPlace } from './platform/fetch-in-place.ts';
import { createInTurn } from './platform/in-turn.ts';
import type { Mail } from './platform/mail.ts';
import { createMetrics, type Metrics, readGauge } from './platform/metrics.ts';
import type { Models } from './platform/models/models.ts';
import { findLocalServers, type LocalServer } from './platform/models/vendors/local-servers.ts';
import type { Passwords } from './platform/passwords.ts';
import { createLocalPlanner, type Planner } from './platform/planner/jobs.ts';
import { createPush } from './platform/push.ts';
import { createSecrets, type Secrets } from './platform/secrets.ts';
import type { Speech } from './platform/speech/speech.ts';
import type { Traces } from './platform/traces.ts';

export interface AppDeps {
  db: Database;
  engine: Engine;
  log: FastifyBaseLogger;
  passwords: Passwords;
  models: Models;
  speech: Speech;
  /** In threads of its own; without one, between the requests. */
  planner?: Planner;
  /** What the learned reader makes of messages; nothing where it is left out. */
  hear?: Hear;
  now: () => number;
  webFolder: string;
  trustProxy: number;
  corsOrigins: string[];
  rateLimitPerMinute: number;
  attemptLimits: AttemptLimits;
  modelCallsPerHour: number;
  /** What the limits go by: over several instances; without one, in this process. */
  openCounts?: OpenCounts;
  coachProvider?: ProviderName | null;
  /** What keys of vendors are locked with; one of its own, and gone with the process, where it is left out. */
  secrets?: Secrets;
  /** Where servers of models are looked for: the usual places on this machine. */
  localServers?: readonly LocalServer[];
  /** Null, or left out, where the database has tools of its own for it. */
  backups?: Backups | null;
  /** Who runs this server; whoever came first where none is named. */
  adminEmails?: readonly string[];
  /** Over several instances; without one, within this process. */
  bus?: Bus<CoachEvent>;
  metrics?: Metrics;
  /** Null, and readers on this machine alone, where none is set. */
  metricsToken?: string | null;
  traces?: Traces | null;
  isStopping?: () => boolean;
  /** How long a caller may take to send a request, and to read on in its answer. */
  requestTimeoutMs?: number;
  /** Of one user, at once. */
  maxRequestsPerUser?: number;
  /** What may be stored of one user. */
  accountBytes?: number;
  /** Everybody, where it is left out. */
  registration?: Registration;
  /** Where it is reached from outside, if that is set. */
  publicUrl?: string;
  /** How often it is looked whom to remind; nobody is where it is left out. */
  remindEveryMs?: number;
  /** For trying it out: push services on this machine are allowed. */
  pushLoopback?: boolean;
  /** None is sent where it is left out. */
  mail?: Mail | null;
}

/** Enough for a body of the greatest size over a bad network; who takes longer holds a socket. */
const defaultRequestTimeoutMs = 30_000;
/** A page that has the lines of a whole workout spoken asks for 64 at once. */
const defaultMaxRequestsPerUser = 100;
/** Decades of training, twenty programs and all that was said. */
const defaultAccountBytes = 256 * 1024 * 1024;
const hearNothing: Hear = async () => [];
/** Of one athlete at once: the one that is built, and two that were sent again. */
const maxProgramWishes = 3;

/**
 * From one address an account gets few guesses; an address gets more, since a
 * gym or an office shares one. Over all addresses an account gets enough that
 * a stranger cannot easily lock its owner out.
 */
export const defaultAttemptLimits: AttemptLimits = {
  perAccountAndAddress: 10,
  perAccount: 50,
  perAddress: 100,
  windowSeconds: 15 * 60,
};

/** Unique over all instances and starts, and cheap: one random part each, then counting. */
function requestIds(): () => string {
  const instance = randomBytes(6).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${instance}-${count.toString(36)}`;
  };
}

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { requestTimeoutMs = defaultRequestTimeoutMs } = deps;
  const webFolder = builtWebFolder(deps.webFolder);
  const headers = securityHeaders(inlineScriptHashes(webFolder));
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    genReqId: requestIds(),
    bodyLimit: defaultBodyLimit,
    trustProxy: (_address: string, hop: number) => hop < deps.trustProxy,
    requestTimeout: requestTimeoutMs,
    http: {
      requestTimeout: requestTimeoutMs,
      // Where this one is longer, Node lets a slow body go on without end.
      headersTimeout: requestTimeoutMs,
      // Node looks only so often whether somebody has taken too long, by default every half minute.
      connectionsCheckingInterval: Math.min(requestTimeoutMs, 5000),
    },
    frameworkErrors: (_error, _request, reply) =>
      sendError(reply.headers(headers), new ApiError('BAD_REQUEST')),
    clientErrorHandler: answerBrokenHttp(headers),
  });
  handleErrors(app);
  parseJsonBodies(app);
  const metrics = deps.metrics ?? createMetrics();
  if (deps.traces) traceRequests(app, deps.traces, deps.now);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    // No database can hold it and no address of ours has it.
    done(request.url.includes('%00') ? new ApiError('BAD_REQUEST') : undefined);
  });
  const { openCounts = openOwnCounts } = deps;
  await secure(app, { ...deps, openCounts });
  closeStalled(app, requestTimeoutMs);
  compressAnswers(app);
  serveMetrics(app, metrics, deps.metricsToken ?? null);
  serveHealth(app, {
    pingDatabase: () => pingDatabase(deps.db),
    isStopping: deps.isStopping ?? (() => false),
  });
  await serveDocs(app);

  const cache = deps.engine === 'sqlite' ? createTokenCache() : noTokenCache;
  const store = createAuthStore(deps.db, cache);
  const attempts = createAttempts(deps.attemptLimits, deps.now, openCounts);
  const identify = createIdentify(store, deps.now);
  const quota = createAccountQuota(
    deps.accountBytes ?? defaultAccountBytes,
    (userId) => bytesOfUser(deps.db, userId),
    deps.now,
  );
  const maxUnderWay = deps.maxRequestsPerUser ?? defaultMaxRequestsPerUser;
  const shares = createShareStore(deps.db);
  const clients = createClientStore(deps.db);
  const classes = createClassStore(deps.db);
  const administratorIds = createAdministratorIds(store, deps.adminEmails ?? []);
  const grants = createGrants({ shares, clients, classes, administratorIds, now: deps.now });
  const items = createItemStore(deps.db);
  const ownOf = async (userId: string) => keptOf(await items.listOwn(userId), 'own_exercise');
  const mount = createMount(app, identify, { quota, maxUnderWay, grants, ownOf });
  const bus = deps.bus ?? createLocalBus<CoachEvent>();
  const auth: AuthDeps = {
    store,
    recovery: createRecoveryStore(deps.db, cache),
    passkeys: createPasskeyStore(deps.db),
    registration: deps.registration ?? { kind: 'open' },
    publicUrl: deps.publicUrl ?? '',
    mail: deps.mail ?? null,
    onMailFailed: (err) => deps.log.warn({ err }, 'a recovery code was not mailed'),
    attempts,
    passwords: deps.passwords,
    onTokensEnded: (userId) => bus.tellMissed(userId),
    onRemoved: (userId) =>
      deps.speech.forget(userId).catch((err: unknown) => {
        deps.log.warn({ err }, 'clips of a deleted account are left');
      }),
    now: deps.now,
  };
  mountAuth(mount, auth);
  const sessions = createSessionStore(deps.db);
  const secrets = deps.secrets ?? createSecrets(randomBytes(32));
  const modelCalls = createCallBudget(deps.modelCallsPerHour, deps.now, openCounts);
  const connecting: ConnectionDeps = {
    store: createModelStore(deps.db),
    secrets,
    settings: deps.models.settings,
    coachProvider: deps.coachProvider ?? null,
    administratorIds,
    now: deps.now,
  };
  const models = deps.models.withConnections(createConnections(connecting));
  const coachProviderOf = createCoachProvider(connecting);
  const talk = createTalk({ models, modelCalls }, coachProviderOf);
  const findLocal = () => findLocalServers(fetchInPlace, deps.localServers);
  mountAdmin(
    mount,
    adminDeps({
      ...{ db: deps.db, engine: deps.engine, auth, connecting, now: deps.now },
      accountBytes: deps.accountBytes ?? defaultAccountBytes,
      backups: deps.backups ?? null,
    }),
  );
  mountModel(mount, { ...connecting, models, modelCalls, findLocal });
  const changes = createChangeStore(deps.db);
  const planner = deps.planner ?? createLocalPlanner();
  const program: ProgramDeps = {
    store: createProgramStore(deps.db),
    planner,
    sessionsSince: sessions.changedSince,
    athleteOf: async (userId, today) =>
      athleteFacts(await items.listLive(userId, athleteKinds), today),
    standingSign: createStandingSign(deps.db, deps.now),
    coachWishes: createCoachWishes(clients, changes, deps.now),
    inTurn: createInTurn(maxProgramWishes),
    now: deps.now,
  };
  mountAnalytics(mount, {
    store: sessions,
    onStored: (userId, session) => recordTraining(program, userId, session),
    now: deps.now,
  });
  mountProgram(mount, program);
  mountClient(
    mount,
    clientDeps({ store: clients, changes, auth, program, sessions, ownOf, now: deps.now }),
  );
  const reminders: ReminderDeps = {
    store: createReminderStore(deps.db),
    push: createPush({
      secrets,
      subject: pushSubject(deps.publicUrl ?? '', deps.adminEmails ?? []),
      loopback: deps.pushLoopback ?? false,
    }),
    openAround: openAround({ program, items }),
    onFailed: (err) => deps.log.warn({ err }, 'a reminder was not sent'),
    now: deps.now,
  };
  mountReminder(mount, reminders);
  if (deps.remindEveryMs !== undefined) {
    app.addHook('onClose', startReminding(reminders, deps.remindEveryMs));
  }
  const classRooms = classDeps(classes, program, bus);
  mountClass(mount, classRooms);
  const workout: WorkoutDeps = {
    store: createWorkoutStore(deps.db),
    models,
    planner,
    modelCalls,
    sessionsSince: sessions.changedSince,
    athleteOf: program.athleteOf,
    standingSign: program.standingSign,
    now: deps.now,
  };
  const assessments = createAssessmentStore(deps.db);
  const coach = coachDeps({
    ...{ db: deps.db, now: deps.now, bus, sessions, items, assessments, program, workout },
    ...{ talk, coachProviderOf, hear: deps.hear ?? hearNothing },
  });
  mountCoach(mount, coach);
  mountProfile(mount, { store: withHealthForgotten(items, coach), now: deps.now });
  mountAssessment(mount, {
    store: assessments,
    athleteOf: async (userId) => {
      const nowMs = deps.now();
      const kept = await items.listLive(userId, athleteKinds);
      const since = new Date(nowMs - 28 * dayMs).toISOString();
      const { sex } = readNamedFacts(kept);
      return knownAthlete(
        athleteFacts(kept, new Date(nowMs).toISOString().slice(0, 10)),
        sex === 'unsaid' ? undefined : sex,
        await sessions.changedSince(userId, since),
        nowMs,
      );
    },
    onProgress: (userId, { sessionId, phase, progress }) =>
      bus.publish(userId, { type: 'assessment_progress', sessionId, phase, progress }),
    now: deps.now,
  });
  mountWorkout(mount, workout);
  mountShare(mount, shareDeps({ shares, program, workout, quota }));
  mountVoice(mount, {
    store: createProfileStore(deps.db),
    speech: deps.speech,
    now: deps.now,
  });

  mountMcp(app, { identify, now: deps.now });

  await servePages(app, webFolder);
  await mountSocket(app, { identify: signInsOnly(identify), bus, now: deps.now });
  mountClassSocket(app, classRooms);
  const openSockets = () => app.websocketServer.clients.size;
  readGauge(metrics, 'cadence_sockets', 'Open sockets of the coach and of classes.', openSockets);
  return app;
}
