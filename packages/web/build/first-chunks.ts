import { join } from 'node:path';

interface Modules {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** What a page imports at once, and what that imports, down to the last. */
function reach(modules: Modules, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}

/**
 * Names the file for a module of the pages that are opened first: all that the same ones of them
 * need goes into one. Over a slow line seventy small files take longer than ten. What visitors load
 * stays apart.
 */
export function firstChunks(
  source: string,
  visitorRoots: readonly string[],
  partRoots: Readonly<Record<string, readonly string[]>>,
): (id: string, modules: Modules) => string | null {
  const paths = (roots: readonly string[]) => roots.map((root) => join(source, root));
  let visitors: ReadonlySet<string> | undefined;
  let parts: (readonly [name: string, ids: ReadonlySet<string>])[] = [];
  return (id, modules) => {
    if (!visitors) {
      visitors = reach(modules, paths(visitorRoots));
      parts = Object.entries(partRoots).map(([name, roots]) => [
        name,
        reach(modules, paths(roots)),
      ]);
    }
    if (visitors.has(id)) return null;
    const users = parts.filter(([, ids]) => ids.has(id)).map(([name]) => name);
    return users.length === 0 ? null : users.join('-');
  };
}
