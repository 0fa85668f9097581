// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearUser, deviceKey, readText, writeText } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('keys', () => {
  test('a signed-in user has keys of their own', () => {
    expect(deviceKey('u1', 'currentWorkout')).toBe('user_u1_currentWorkout');
  });

  test('nobody is anonymous', () => {
    expect(deviceKey(null, 'timerSettings')).toBe('anonymous_timerSettings');
  });
});

describe('a storage that refuses', () => {
  test('a full device is a result, not an exception', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeText('user_u1_goals', 'x')).toEqual({ ok: false, problem: 'full' });
  });

  test('a blocked device is a result, not an exception', () => {
    const blocked = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    expect(writeText('a', 'x')).toEqual({ ok: false, problem: 'blocked' });
    expect(readText('a')).toEqual({ ok: false, problem: 'blocked' });
    expect(clearUser('u1')).toEqual({ ok: false, problem: 'blocked' });
  });
});

test('clearing a user leaves everybody else and the display mode', () => {
  for (const key of ['user_u1_goals', 'user_u1_goals.broken', 'user_u12_goals', 'darkMode']) {
    localStorage.setItem(key, '1');
  }
  localStorage.setItem('anonymous_timerSettings', '1');
  expect(clearUser('u1')).toEqual({ ok: true });
  expect(Object.keys(localStorage).sort()).toEqual([
    'anonymous_timerSettings',
    'darkMode',
    'user_u12_goals',
  ]);
});
