/** What a module imports at once, by its id. */
export type ImportsOf = (id: string) => readonly string[];

/** The modules that `root` cannot do without, itself included. */
function closureOf(root: string, importsOf: ImportsOf): Set<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...importsOf(id));
  }
  return found;
}

export interface Roots {
  entry: string;
  /** A page before the sign-in. */
  open: string;
  /** What stands around every other page. */
  shell: string;
  /** The two pages that are opened most. */
  often: readonly [string, string];
  /** A workout being played: what is on the screen, and what a tap or its end asks for. */
  playing: { shown: readonly string[]; asked: readonly string[] };
  /** By the file's name: what is fetched together, once a page is there. */
  after: Readonly<Record<string, readonly string[]>>;
}

export const loader = 'vite/preload-helper';
const library = /[\\/]node_modules[\\/]/;
export const icon = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const iconTool = /[\\/]lucide-react[\\/]/;
const control = /[\\/]src[\\/]ui[\\/]/;
const domain = /[\\/]domain[\\/]src[\\/]/;

/**
 * Which file a module goes to, where the bundler is not left to decide. Left alone, it makes a
 * file of each set of modules with the same users: some sixty small ones for one page, which
 * compress badly apart.
 */
export function nameChunks(roots: Roots, importsOf: ImportsOf): (id: string) => string | null {
  const first = closureOf(roots.entry, importsOf);
  const open = closureOf(roots.open, importsOf);
  const shell = closureOf(roots.shell, importsOf);
  const [one, other] = roots.often.map((root) => closureOf(root, importsOf));

  function isInside(id: string): boolean {
    if (shell.has(id)) return true;
    const users = [one?.has(id), other?.has(id)].filter(Boolean).length;
    // A control of one of them is sooner or later one of any other page.
    return users === 2 || (users === 1 && control.test(id));
  }

  const reach = (ids: readonly string[]) =>
    new Set(ids.flatMap((id) => [...closureOf(id, importsOf)]));
  const played = reach(roots.playing.shown);
  const after = Object.entries({ ...roots.after, asked: roots.playing.asked }).map(
    ([name, ids]) => ({ name, closure: reach(ids) }),
  );
  const controls = after.flatMap(({ closure }) => [...closure].filter((id) => control.test(id)));
  const underControls = reach(controls);

  /** What several of them use, or a control, is of use to any page. */
  function nameAfter(id: string): string | null {
    const users = after.filter(({ closure }) => closure.has(id));
    // A running workout is on the screen before all else, and fetches nothing that it can wait for.
    if (played.has(id)) {
      const isPlayedOnly = users.every(({ name }) => name === 'asked') && !underControls.has(id);
      return isPlayedOnly ? 'timer' : 'clock';
    }
    return users.length > 1 || underControls.has(id) ? 'common' : (users[0]?.name ?? null);
  }

  return (id) => {
    // The entry has it too, and waits for nothing else.
    if (id.includes(loader)) return 'loader';
    if (library.test(id) && !icon.test(id)) {
      // Apart from the app, which changes with every version.
      return first.has(id) || open.has(id) || iconTool.test(id) ? 'base' : null;
    }
    if (first.has(id) || (open.has(id) && isInside(id))) return 'app';
    if (isInside(id)) return 'shell';
    // How a workout becomes steps: pages and parts of every kind play or draw one.
    if (other?.has(id)) return domain.test(id) ? 'steps' : 'preview';
    if (open.has(id)) return 'open';
    return one?.has(id) ? 'prompt' : nameAfter(id);
  };
}
