import { laterSession } from '@cadence/domain/analytics/lasting/merge';
import { readSession } from '@cadence/domain/analytics/read-session';
import type { SessionSegment, WorkoutSession } from '@cadence/domain/analytics/types';
import { itemKey } from '@cadence/domain/sync/merge';
import { readItem } from '@cadence/domain/sync/readers';
import { stepTypeOf } from '@cadence/domain/timer/step-letters';
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import type { Workout } from '@cadence/domain/workout/types';
import type { IDBPDatabase, IDBPObjectStore, StoreNames } from 'idb';
import { parseJson } from '../api/json.ts';
import { newId } from '../new-id.ts';
import type { Schema, TableName } from './schema.ts';

type Fields = Record<string, unknown>;
type Put = (table: TableName, id: string, value: unknown) => void;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsIn = (data: unknown): Fields[] => (Array.isArray(data) ? data.filter(isFields) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

let lastOrder = 0;

interface Waiting {
  kind: string;
  entity: string;
  payload: unknown;
  failure?: unknown;
}

function putWaiting(put: Put, { kind, entity, payload, failure = null }: Waiting): void {
  lastOrder = Math.max(Date.now(), lastOrder + 1);
  const id = newId();
  put('outbox', id, { id, kind, entity, payload, failure, order: lastOrder, sinceMs: Date.now() });
}

const refusedBefore = { code: 'VALIDATION_ERROR', message: 'The server refused it.' };

const sessionChanges = (failure: unknown) => (data: unknown, put: Put) => {
  for (const { id, kind, changedAt } of fieldsIn(data)) {
    const payload = { act: kind, changedAt };
    putWaiting(put, { kind: 'session', entity: textOf(id), payload, failure });
  }
};

const itemChanges = (failure: unknown) => (data: unknown, put: Put) => {
  for (const { kind, id, changedAt } of fieldsIn(data)) {
    const entity = `${textOf(kind)} ${textOf(id)}`;
    putWaiting(put, { kind: 'item', entity, payload: { changedAt }, failure });
  }
};

function items(data: unknown, put: Put): void {
  for (const one of fieldsIn(data)) {
    const item = readItem(one);
    if (item) put('items', itemKey(item), item);
  }
}

const workoutKey = (workout: Workout): string => workout.id ?? JSON.stringify(workout);

function keepWorkout(draft: unknown, put: Put): string {
  const workout = normaliseWorkout(isFields(draft) ? draft : {});
  put('workouts', workoutKey(workout), workout);
  return workoutKey(workout);
}

const workoutList = (key: string) => (data: unknown, put: Put) =>
  put('values', key, { version: 2, data: fieldsIn(data).map((one) => keepWorkout(one, put)) });

function currentWorkout(data: unknown, put: Put): void {
  if (!isFields(data)) return;
  const { workout, ...rest } = data;
  const kept = { ...rest, workoutKey: keepWorkout(workout, put) };
  put('values', 'currentWorkout', { version: 2, data: kept });
}

function generation(data: unknown, put: Put): void {
  if (!isFields(data) || !isFields(data.reply)) return;
  const { workout, ...reply } = data.reply;
  const kept = { ...data, reply, workoutKey: keepWorkout(workout, put) };
  put('values', 'generation', { version: 2, data: kept });
}

function workoutChanges(data: unknown, put: Put): void {
  for (const { id, changeId: _, workout, ...payload } of fieldsIn(data)) {
    keepWorkout(workout, put);
    putWaiting(put, { kind: 'workout', entity: textOf(id), payload });
  }
}

function programChanges(data: unknown, put: Put): void {
  for (const payload of fieldsIn(data)) {
    const { programId, workoutId, date, jump } = payload;
    const what = date === undefined ? 'status' : 'day';
    const entity = jump ? `jump ${textOf(programId)}` : `${what} ${textOf(workoutId)}`;
    putWaiting(put, { kind: 'program', entity, payload });
  }
}

function coachMessages(data: unknown, put: Put): void {
  if (!isFields(data)) return;
  for (const { thread, failure, ...rest } of fieldsIn(data.entries)) {
    const entity = textOf(thread);
    const why = isFields(failure) ? { code: failure.code, message: failure.text } : null;
    putWaiting(put, { kind: 'message', entity, payload: { thread, ...rest }, failure: why });
  }
  put('values', 'coachThreads', { version: 1, data: data.begun });
}

function safetySigns(data: unknown, put: Put): void {
  for (const { id, isOpen, atMs } of fieldsIn(data)) {
    putWaiting(put, { kind: 'sign', entity: textOf(id), payload: { isOpen, atMs } });
  }
}

function voiceChanges(data: unknown, put: Put): void {
  if (isFields(data) && Object.keys(data).length > 0) {
    putWaiting(put, { kind: 'voice', entity: 'profiles', payload: data });
  }
}

function coachRemovals(data: unknown, put: Put): void {
  const isWaiting = ({ stage }: Fields) => stage === 'waiting';
  const others = fieldsIn(data).filter((one) => !isWaiting(one));
  put('values', 'coachRemovals', { version: 3, data: others });
  for (const { kind, id, name } of fieldsIn(data).filter(isWaiting)) {
    const payload = { kind, id, name };
    putWaiting(put, { kind: 'removal', entity: textOf(id), payload });
  }
}

/** What lay under these keys has another place now. All others are values under their own names. */
const moved: Record<string, (data: unknown, put: Put) => void> = {
  profileFacts: items,
  injuries: items,
  conditions: items,
  bodyWeights: items,
  bestLifts: items,
  goals: items,
  achievements: items,
  strengthRecords: items,
  timedBests: items,
  preferences: items,
  equipmentProfiles: items,
  itemOutbox: itemChanges(null),
  itemsRefused: itemChanges(refusedBefore),
  sessionOutbox: sessionChanges(null),
  sessionsRefused: sessionChanges(refusedBefore),
  analyticsSessionsGone: (data, put) => {
    for (const id of Array.isArray(data) ? data : []) put('sessions', textOf(id), undefined);
  },
  currentWorkout,
  recentWorkouts: workoutList('recentWorkouts'),
  favouriteWorkouts: workoutList('favouriteWorkouts'),
  generation,
  workoutOutbox: workoutChanges,
  programOutbox: programChanges,
  coachOutbox: coachMessages,
  coachRemovals,
  safetyOutbox: safetySigns,
  voiceProfileChanges: voiceChanges,
  // What the app drew at once, or counted from sessions.
  analyticsSessionsMoved: () => {},
  lastLook: () => {},
  trainedHere: () => {},
};

/** What its database held: sessions as packed text. */
async function sessionsInRows(rows: RowStore, prefix: string): Promise<WorkoutSession[]> {
  const range = IDBKeyRange.bound([prefix], [`${prefix}\uffff`]);
  const found = await rows.getAll(range);
  rows.delete(range).catch((error: unknown) => console.warn(error));
  return found.flatMap(({ json }) => unpackSession(parseJson(json)) ?? []);
}

type RowStore = IDBPObjectStore<Schema, StoreNames<Schema>[], 'rows', 'readwrite'>;

/**
 * Moves what the first edition kept into the tables, in one transaction, and only then out of the
 * text storage.
 */
export async function moveFirstEdition(
  database: IDBPDatabase<Schema>,
  prefix: string,
  names: readonly string[],
): Promise<void> {
  const found = names.flatMap((name) => {
    const envelope = parseJson(localStorage.getItem(name) ?? '');
    // What cannot be read stays where it is, for a later repair.
    return isFields(envelope) && 'data' in envelope ? [{ name, envelope }] : [];
  });
  const written = found.find(({ name }) => name === `${prefix}analyticsSessions`);
  const sessions = fieldsIn(written?.envelope.data).flatMap((one) => readSession(one) ?? []);
  const transaction = database.transaction([...database.objectStoreNames], 'readwrite', {
    durability: 'strict',
  });
  const done: Promise<unknown>[] = [transaction.done];
  const put: Put = (table, id, value) => {
    const rows = transaction.objectStore(table);
    done.push(value === undefined ? rows.delete(prefix + id) : rows.put(value, prefix + id));
  };
  if (database.objectStoreNames.contains('rows')) {
    sessions.push(...(await sessionsInRows(transaction.objectStore('rows'), prefix)));
  }
  const stored = transaction.objectStore('sessions');
  const latest = new Map<string, WorkoutSession>();
  for (const session of sessions) {
    const known = latest.get(session.id) ?? (await stored.get(prefix + session.id));
    latest.set(session.id, known ? laterSession(known as WorkoutSession, session) : session);
  }
  for (const session of latest.values()) put('sessions', session.id, session);
  for (const { name, envelope } of found) {
    const key = name.slice(prefix.length);
    if (key === 'analyticsSessions') continue;
    const move = moved[key];
    if (move) move(envelope.data, put);
    else put('values', key, envelope);
  }
  await Promise.all(done);
  for (const { name } of found) localStorage.removeItem(name);
}

const leftOut = '!';

/** 'e40' was done, 'r20!' was left out. */
function unpackSegment(packed: string): SessionSegment | null {
  const done = !packed.endsWith(leftOut);
  const type = stepTypeOf(packed.charAt(0));
  const seconds = Number(packed.slice(1, done ? undefined : -1));
  return type && Number.isFinite(seconds) ? { type, seconds, done } : null;
}

function unpackSession(packed: unknown): WorkoutSession | null {
  if (!isFields(packed)) return null;
  if (typeof packed.segments !== 'string') return readSession(packed);
  const segments = packed.segments.split(' ').filter(Boolean).map(unpackSegment);
  return readSession({ ...packed, segments });
}
