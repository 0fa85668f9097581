import type { Plugin } from 'vite';

export interface FileImports {
  fileName: string;
  imports: readonly string[];
}

/** The files on a way that leads back to where it began; null where there is none. */
export function findCircle(files: readonly FileImports[]): string[] | null {
  const importsOf = new Map(files.map(({ fileName, imports }) => [fileName, imports]));
  const cleared = new Set<string>();
  function search(name: string, way: readonly string[]): string[] | null {
    const before = way.indexOf(name);
    if (before >= 0) return [...way.slice(before), name];
    if (cleared.has(name)) return null;
    for (const next of importsOf.get(name) ?? []) {
      const circle = search(next, [...way, name]);
      if (circle) return circle;
    }
    cleared.add(name);
    return null;
  }
  for (const { fileName } of files) {
    const circle = search(fileName, []);
    if (circle) return circle;
  }
  return null;
}

/** Of two files that need each other one runs before the other is there, and finds nothing. */
export function noCircles(): Plugin {
  return {
    name: 'cadence-no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const circle = findCircle(Object.values(bundle).filter((output) => output.type === 'chunk'));
      if (circle) this.error(`Files that need each other: ${circle.join(' → ')}`);
    },
  };
}
