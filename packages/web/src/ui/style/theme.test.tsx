// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let systemDark = false;
let systemChanged: (() => void) | undefined;

function setSystem(dark: boolean) {
  systemDark = dark;
  systemChanged?.();
}

async function openTab() {
  vi.resetModules();
  const { useTheme } = await import('./theme.ts');
  return renderHook(() => useTheme()).result;
}

beforeEach(() => {
  systemDark = false;
  systemChanged = undefined;
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="#f6f5f1">';
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemDark;
    },
    addEventListener: (_: string, listener: () => void) => {
      systemChanged = listener;
    },
  }));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const isDark = () => document.documentElement.classList.contains('dark');

describe('the theme', () => {
  test('follows the system until a choice is stored', async () => {
    const tab = await openTab();
    expect(tab.current).toMatchObject({ dark: false, stored: false });
    act(() => setSystem(true));
    expect(tab.current.dark).toBe(true);
    expect(isDark()).toBe(true);
    expect(localStorage.getItem('darkMode')).toBeNull();
  });

  test('a choice is stored and outlasts changes of the system', async () => {
    const tab = await openTab();
    act(() => tab.current.setDark(true));
    expect(localStorage.getItem('darkMode')).toBe('true');
    act(() => setSystem(true));
    act(() => setSystem(false));
    expect(tab.current).toMatchObject({ dark: true, stored: true });
    expect(document.querySelector('meta')?.content).toBe('#0f1012');
  });

  test('a stored choice is read at the start', async () => {
    systemDark = true;
    localStorage.setItem('darkMode', 'false');
    const tab = await openTab();
    expect(tab.current).toMatchObject({ dark: false, stored: true });
  });

  test('anything else in the store counts as no choice', async () => {
    systemDark = true;
    localStorage.setItem('darkMode', 'yes');
    const tab = await openTab();
    expect(tab.current).toMatchObject({ dark: true, stored: false });
  });

  test('follows the choice made in another tab', async () => {
    const tab = await openTab();
    localStorage.setItem('darkMode', 'true');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'darkMode' })));
    expect(tab.current).toMatchObject({ dark: true, stored: true });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'other' })));
    expect(tab.current.dark).toBe(true);
  });

  test('gives the choice back to the system', async () => {
    const tab = await openTab();
    act(() => tab.current.setDark(true));
    act(() => tab.current.followSystem());
    expect(tab.current).toMatchObject({ dark: false, stored: false });
    expect(localStorage.getItem('darkMode')).toBeNull();
  });

  test('works without storage', async () => {
    const refuse = () => {
      throw new Error('forbidden');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const tab = await openTab();
    act(() => tab.current.setDark(true));
    expect(tab.current).toMatchObject({ dark: true, stored: true });
    expect(isDark()).toBe(true);
  });
});
