import { useSyncExternalStore } from 'react';

const key = 'darkMode';
const query = '(prefers-color-scheme: dark)';
export const paperColour = { light: '#f6f5f1', dark: '#0f1012' } as const;

interface ThemeState {
  dark: boolean;
  /** Whether the user has chosen; until then the system decides. */
  stored: boolean;
}

function readChoice(): boolean | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === 'true') return true;
    if (text === 'false') return false;
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
  return undefined;
}

function writeChoice(choice: boolean | undefined) {
  try {
    if (choice === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, String(choice));
  } catch {
    // As above.
  }
}

function show({ dark }: ThemeState) {
  document.documentElement.classList.toggle('dark', dark);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = dark ? paperColour.dark : paperColour.light;
  }
}

function createTheme() {
  const system = matchMedia(query);
  const listeners = new Set<() => void>();
  let choice = readChoice();
  let state = derive();

  function derive(): ThemeState {
    return { dark: choice ?? system.matches, stored: choice !== undefined };
  }

  function refresh() {
    state = derive();
    show(state);
    for (const listener of listeners) listener();
  }

  function choose(next: boolean | undefined) {
    choice = next;
    writeChoice(next);
    refresh();
  }

  system.addEventListener('change', refresh);
  window.addEventListener('storage', (event) => {
    // A null key is another tab clearing everything.
    if (event.key !== key && event.key !== null) return;
    choice = readChoice();
    refresh();
  });
  show(state);

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setDark: (dark: boolean) => choose(dark),
    followSystem: () => choose(undefined),
  };
}

let shared: ReturnType<typeof createTheme> | undefined;

function theme() {
  shared ??= createTheme();
  return shared;
}

export function useTheme() {
  const { read, subscribe, setDark, followSystem } = theme();
  const { dark, stored } = useSyncExternalStore(subscribe, read);
  return { dark, stored, setDark, followSystem };
}
