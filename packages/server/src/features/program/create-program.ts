import type { createProgram } from '@cadence/contract/program/routes';
import type { BodyOf } from '@cadence/contract/route';
import type { Program, ProgramWish } from '@cadence/domain/program/types';
import { defined } from '@cadence/domain/workout/defined';
import { hashText } from '@cadence/domain/workout/hash-text';
import { ApiError } from '../../http/errors.ts';
import { refuseAlarm } from '../../http/refuse-alarm.ts';
import { hashOf } from '../../platform/hash.ts';
import { newId } from '../../platform/ids.ts';
import { instantDaysAgo, instantOf, type ProgramDeps, todayOf } from './deps.ts';

type Body = BodyOf<typeof createProgram>;

/** A year of three-week programs; each is up to some megabytes. */
const maxPrograms = 20;
const undoDays = 30;
/** What was lifted longer ago says little about today's maximum. */
const maximaDays = 84;

function wishOf(body: Body): ProgramWish {
  return defined({
    goalText: body.goal_text,
    weeks: body.weeks,
    sessionsPerWeek: body.sessions_per_week,
    minutesPerSession: body.minutes_per_session,
    preferredDays: [...new Set(body.preferred_days)].sort(),
    startDate: body.start_date,
    fitnessLevel: body.fitness_level,
    equipment: body.equipment.length > 0 ? body.equipment : undefined,
    props: body.props.length > 0 ? body.props : undefined,
    cleared: body.cleared,
    dismissed: body.dismissed,
    template: body.template,
  });
}

async function build(deps: ProgramDeps, userId: string, body: Body): Promise<Program> {
  const { planner } = deps;
  const wish = wishOf(body);
  const athlete = await deps.athleteOf(userId, todayOf(deps));
  const nowMs = deps.now();
  const options = {
    id: newId(nowMs),
    seed: hashText(`${userId}|${body.variation}`),
    madeAt: instantOf(deps),
    athlete,
    sessions: await deps.sessionsSince(userId, instantDaysAgo(deps, maximaDays)),
  };
  const built = await planner.buildProgram(wish, options, nowMs);
  if (built.kind !== 'program') refuseAlarm(built);
  const sign = await deps.standingSign(userId, wish.cleared ?? []);
  if (sign) refuseAlarm(sign);
  return built.program;
}

async function answered(deps: ProgramDeps, userId: string, key: string, bodyHash: string) {
  const known = await deps.store.findByKey(userId, key);
  if (!known) return null;
  if (known.bodyHash !== bodyHash) throw new ApiError('IDEMPOTENCY_CONFLICT');
  const program = await deps.store.find(userId, known.id, true);
  // Made under this key and deleted since: the key is spent.
  if (!program) throw new ApiError('IDEMPOTENCY_CONFLICT');
  return program;
}

async function requireRoom(deps: ProgramDeps, userId: string): Promise<void> {
  await deps.store.sweep(userId, instantDaysAgo(deps, undoDays));
  if ((await deps.store.countLive(userId)) >= maxPrograms) throw new ApiError('TOO_MANY_PROGRAMS');
}

async function makeOnce(
  deps: ProgramDeps,
  userId: string,
  body: Body,
  key: string | null,
): Promise<Program> {
  const bodyHash = hashOf(JSON.stringify(body));
  const known = key === null ? null : await answered(deps, userId, key, bodyHash);
  if (known) return known;
  await requireRoom(deps, userId);
  const program = await build(deps, userId, body);
  const createdAt = instantOf(deps);
  const isStored = await deps.store.add(userId, { program, requestKey: key, bodyHash, createdAt });
  if (isStored || key === null) return program;
  return (await answered(deps, userId, key, bodyHash)) ?? program;
}

/** Makes and keeps it, one after the other; once for the same key, however often it is asked for. */
export function makeProgram(
  deps: ProgramDeps,
  userId: string,
  body: Body,
  key: string | null,
): Promise<Program> {
  return deps.inTurn(userId, () => makeOnce(deps, userId, body, key));
}

/** Keeps one that was made elsewhere, as the current one. */
export function keepProgram(deps: ProgramDeps, userId: string, program: Program): Promise<void> {
  return deps.inTurn(userId, async () => {
    await requireRoom(deps, userId);
    const createdAt = instantOf(deps);
    await deps.store.add(userId, { program, requestKey: null, bodyHash: '', createdAt });
  });
}
