// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { makeSession } from '@cadence/domain/analytics/test-support/make-session';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OutboxRow } from '../outbox/outbox.ts';

const id = (place: number) => `01920000-0000-7000-8000-00000000000${place}`;
const session = makeSession('2026-03-01T07:00:00.000Z', { id: id(1) });
const workout = (place: number) => ({
  id: id(place),
  title: `Day ${place}`,
  source: 'ai',
  workout: [{ name: 'Squat', type: 'exercise', reps: 10 }],
});
const goal = {
  kind: 'fact',
  id: 'goal',
  value: 'strength',
  changedAt: '2026-03-01T07:00:00.000Z',
  deviceId: 'phone',
  deleted: false,
};

function keepText(key: string, data: unknown, version = 1): void {
  localStorage.setItem(`user_ann_${key}`, JSON.stringify({ version, data }));
}

async function load() {
  vi.resetModules();
  const storage = await import('../storage.ts');
  const database = await import('./database.ts');
  await database.loadOwner('ann');
  storage.setStorageOwner('ann');
  return database;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});

test('sessions of the first database are there, packed or not', async () => {
  const old = await openDB('cadence', 1, {
    upgrade: (database) => void database.createObjectStore('rows'),
  });
  const letters = session.segments.map(({ type, seconds, done }) => {
    const letter = { exercise: 'e', rest: 'r' }[type as 'exercise' | 'rest'] ?? 'e';
    return `${letter}${seconds}${done ? '' : '!'}`;
  });
  const list = 'user_ann_analyticsSessions';
  const packed = { ...session, segments: letters.join(' ') };
  await old.put('rows', { version: 2, json: JSON.stringify(packed) }, [list, id(1)]);
  const plain = { ...session, id: id(2) };
  await old.put('rows', { version: 1, json: JSON.stringify(plain) }, [list, id(2)]);
  old.close();
  const { rowsOf } = await load();
  expect([...rowsOf('sessions').keys()]).toEqual([id(1), id(2)]);
  expect(rowsOf('sessions').get(id(2))).toEqual(plain);
});

test('what lay in the text storage moves once, and nothing of it is lost', async () => {
  keepText('analyticsSessions', [session]);
  keepText('sessionOutbox', [{ id: id(1), kind: 'put', changedAt: session.updatedAt }]);
  keepText('profileFacts', [goal]);
  keepText('itemsRefused', [{ kind: 'fact', id: 'goal', changedAt: goal.changedAt }]);
  keepText('currentWorkout', { key: 'k', workout: workout(3), status: 'started' });
  keepText('recentWorkouts', [workout(3), workout(4)]);
  keepText('favouriteWorkouts', [workout(4)]);
  keepText('workoutOutbox', [{ id: id(4), changeId: 'c', workout: workout(4), favourite: true }]);
  keepText('coachOutbox', {
    entries: [{ key: 'm', thread: 't', text: 'Hi', afterId: null, failure: null }],
    begun: [],
  });
  keepText('timerSettings', { soundEnabled: false });
  keepText('timerState', { runKey: 'k' });
  for (let visit = 0; visit < 2; visit += 1) {
    const { rowsOf } = await load();
    expect([...rowsOf('sessions').values()]).toEqual([session]);
    expect([...rowsOf('items').values()]).toEqual([goal]);
    expect([...rowsOf('workouts').keys()].sort()).toEqual([id(3), id(4)]);
    const value = (key: string) => (rowsOf('values').get(key) as { data: unknown }).data;
    expect(value('currentWorkout')).toEqual({ key: 'k', workoutKey: id(3), status: 'started' });
    expect(value('recentWorkouts')).toEqual([id(3), id(4)]);
    expect(value('favouriteWorkouts')).toEqual([id(4)]);
    expect(value('timerSettings')).toEqual({ soundEnabled: false });
    const rows = [...rowsOf('outbox').values()] as OutboxRow[];
    expect(rows.map(({ kind, entity, failure }) => [kind, entity, failure?.code]).sort()).toEqual([
      ['item', 'fact goal', 'VALIDATION_ERROR'],
      ['message', 't', undefined],
      ['session', id(1), undefined],
      ['workout', id(4), undefined],
    ]);
    expect(Object.keys(localStorage)).toEqual(['user_ann_timerState']);
  }
});

test('of two versions of a session the later one stays', async () => {
  const { change, saved } = await load();
  const later = { ...session, notes: 'Later', updatedAt: '2027-01-01T00:00:00.000Z' };
  change({ table: 'sessions', id: session.id, value: later });
  await saved();
  keepText('analyticsSessions', [session]);
  expect((await load()).rowsOf('sessions').get(session.id)).toEqual(later);
});

test('what cannot be read stays in the text storage', async () => {
  localStorage.setItem('user_ann_goals', '{"version":1,"da');
  await load();
  expect(localStorage.getItem('user_ann_goals')).toBe('{"version":1,"da');
});
