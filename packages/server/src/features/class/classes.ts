import { randomInt } from 'node:crypto';
import type { joinClass, leadClass, moveClass, openClass } from '@cadence/contract/class/routes';
import type { LiveClass } from '@cadence/contract/class/schemas';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { classLimits, classSteps } from '@cadence/domain/class/class-steps';
import { variationSeed } from '@cadence/domain/planner/seeded';
import { contentOf } from '@cadence/domain/share/shareable';
import { pause, previous, skip, start } from '@cadence/domain/timer/timer';
import { newTimer } from '@cadence/domain/timer/timer-state';
import { dayMs } from '@cadence/domain/workout/durations';
import type { Workout } from '@cadence/domain/workout/types';
import { ApiError } from '../../http/errors.ts';
import type { Granted } from '../../http/grants.ts';
import { refuseAlarm } from '../../http/refuse-alarm.ts';
import { hashOf } from '../../platform/hash.ts';
import { newId } from '../../platform/ids.ts';
import type { ClassDeps } from './deps.ts';
import type { ClassLine, ClassStore, Live } from './store.ts';

const hourMs = 3_600_000;
const historyDays = 28;
const instantOf = (ms: number): string => new Date(ms).toISOString();

/** Without those that are taken for one another when they are read off a screen. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 10;

/** Ten of 31 signs are 49 bits. */
function newCode(): string {
  const drawn = Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('');
  return `${drawn.slice(0, 5)}-${drawn.slice(5)}`;
}

/** However it was typed. */
const hashOfCode = (code: string): string =>
  hashOf(`class ${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`);

const shownLine = ({ id, title, created_at, expires_at }: ClassLine) => ({
  id,
  title,
  made_at: created_at,
  ends_at: expires_at,
});

/** How many, and not who. */
export const shownLive = ({ state, members }: Live): LiveClass => ({
  state,
  members: members.length,
});

/** As bare as what is shared by a link: nothing of who leads it but the exercises. */
function bare(workout: Workout): Workout {
  const content = contentOf({ kind: 'workout', workout });
  return content.kind === 'workout' ? content.workout : workout;
}

export async function open(
  { store, now }: ClassDeps,
  userId: string,
  { title, workout }: BodyOf<typeof openClass>,
): Promise<ReplyOf<typeof openClass>> {
  const played = bare(workout);
  if (classSteps(played).length === 0) throw new ApiError('BAD_REQUEST');
  const nowMs = now();
  const code = newCode();
  const line: ClassLine = {
    id: newId(nowMs),
    title,
    created_at: instantOf(nowMs),
    expires_at: instantOf(nowMs + classLimits.hours * hourMs),
  };
  const made = {
    hash: hashOfCode(code),
    live: { state: newTimer(), members: [] },
    workout: played,
    most: classLimits.open,
  };
  if (!(await store.add(userId, line, made))) throw new ApiError('TOO_MANY_CLASSES');
  return { code, class: shownLine(line) };
}

export async function list({ store, now }: ClassDeps, userId: string) {
  return { classes: (await store.list(userId, instantOf(now()))).map(shownLine) };
}

/** For who leads it, and for who has its code. */
export async function show(
  { store, now }: ClassDeps,
  { ownerId, id }: Granted,
): Promise<ReplyOf<typeof leadClass>> {
  const found = await store.find(ownerId, id, instantOf(now()));
  if (!found) throw new ApiError('NOT_FOUND');
  const { line, live, workout } = found;
  return { id, title: line.title, ends_at: line.expires_at, workout, live: shownLive(live) };
}

const moves = { start, pause, next: skip, previous };

/** By this server's clock, so that a phone whose clock is wrong moves nobody to another minute. */
export async function move(
  { store, onChanged, now }: ClassDeps,
  userId: string,
  id: string,
  { move }: BodyOf<typeof moveClass>,
): Promise<ReplyOf<typeof moveClass>> {
  const nowMs = now();
  const live = await store.change(userId, id, instantOf(nowMs), (before, workout) => ({
    ...before,
    state: moves[move](classSteps(workout), before.state, nowMs),
  }));
  if (!live) throw new ApiError('NOT_FOUND');
  onChanged(id);
  return { live: shownLive(live) };
}

export async function end({ store, onChanged }: ClassDeps, userId: string, id: string) {
  if (!(await store.remove(userId, id))) throw new ApiError('NOT_FOUND');
  onChanged(id);
}

/** The grant behind a code. */
export const openByCode =
  (store: ClassStore, now: () => number) =>
  (code: string): Promise<Granted | null> =>
    store.findByHash(hashOfCode(code), instantOf(now()));

/** The same gates as for what an athlete asks for themselves. */
export async function join(
  deps: ClassDeps,
  { ownerId, id }: Granted,
  userId: string,
  { cleared = [] }: BodyOf<typeof joinClass>,
): Promise<ReplyOf<typeof joinClass>> {
  const nowMs = deps.now();
  const date = instantOf(nowMs);
  const found = await deps.store.find(ownerId, id, date);
  if (!found) throw new ApiError('NOT_FOUND');
  const [sessions, athlete, sign] = await Promise.all([
    deps.sessionsSince(userId, instantOf(nowMs - historyDays * dayMs)),
    deps.athleteOf(userId, date.slice(0, 10)),
    deps.standingSign(userId, cleared),
  ]);
  if (sign) refuseAlarm(sign);
  const taker = { athlete, sessions, date, seed: variationSeed(userId, 0), cleared };
  const outcome = await deps.planner.versionFor(found.line.title, found.workout, taker);
  if (outcome.kind === 'nothing-fits') throw new ApiError('NO_WORKOUT_FITS');
  if (outcome.kind !== 'version') return refuseAlarm(outcome);
  const live = await deps.store.change(ownerId, id, date, (before) => {
    if (before.members.includes(userId)) return before;
    if (before.members.length >= classLimits.members) throw new ApiError('CLASS_FULL');
    return { ...before, members: [...before.members, userId] };
  });
  if (!live) throw new ApiError('NOT_FOUND');
  deps.onChanged(id);
  return { version: outcome.version };
}

export async function leave(deps: ClassDeps, { ownerId, id }: Granted, userId: string) {
  const { store, now, onChanged } = deps;
  const live = await store.change(ownerId, id, instantOf(now()), (before) => ({
    ...before,
    members: before.members.filter((one) => one !== userId),
  }));
  if (!live) throw new ApiError('NOT_FOUND');
  onChanged(id);
}
