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
  /** By the file's name: what is fetched together, once a page is there. */
  after: Readonly<Record<string, readonly string[]>>;
}

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

  const after = Object.entries(roots.after).map(([name, ids]) => ({
    name,
    closure: new Set(ids.flatMap((id) => [...closureOf(id, importsOf)])),
  }));
  const asked = [roots.open, ...roots.often, ...Object.values(roots.after).flat()];
  // Fetched by its own name, so a file by itself; but two files must not need each other.
  const alone = new Set(
    asked.filter((id) => !asked.some((by) => by !== id && closureOf(by, importsOf).has(id))),
  );

  const controls = after.flatMap(({ closure }) => [...closure].filter((id) => control.test(id)));
  const underControls = new Set(controls.flatMap((id) => [...closureOf(id, importsOf)]));

  /** What several of them use, or a control, is of use to any page. */
  function nameAfter(id: string): string | null {
    const users = after.filter(({ closure }) => closure.has(id));
    if (users.length > 1 || underControls.has(id)) return 'common';
    return users[0]?.name ?? null;
  }

  return (id) => {
    if (library.test(id) && !icon.test(id)) {
      // Apart from the app, which changes with every version.
      return first.has(id) || open.has(id) || iconTool.test(id) ? 'base' : null;
    }
    if (first.has(id) || (open.has(id) && isInside(id))) return 'app';
    if (isInside(id)) return 'shell';
    if (alone.has(id)) return null;
    // How a workout becomes steps: pages and parts of every kind play or draw one.
    if (other?.has(id)) return domain.test(id) ? 'steps' : 'preview';
    if (open.has(id)) return 'open';
    return one?.has(id) ? 'prompt' : nameAfter(id);
  };
}
