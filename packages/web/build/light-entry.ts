import type { Plugin } from 'vite';
import { loader } from './chunks.ts';

export interface EntryChunk {
  fileName: string;
  isEntry: boolean;
  moduleIds: readonly string[];
  imports: readonly string[];
}

/** The page, its entry, the looks, and the bundler's few lines around a library of the older kind. */
const firstPicture = /\/index\.html$|\/src\/main\.tsx$|\.css$|rolldown\/runtime\.js$/;
const isAllowed = (id: string) => firstPicture.test(id) || id.includes(loader);

/** Modules that are there before the first picture but are no part of showing it. */
export function tooEarly(chunks: readonly EntryChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry));
  if (needed.size === 0) throw new Error('There is no entry to look at');
  // What is added meanwhile is looked at too.
  for (const { imports } of needed) {
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported) needed.add(imported);
    }
  }
  return [...needed].flatMap(({ moduleIds }) => moduleIds.filter((id) => !isAllowed(id)));
}

/** Record 0028: the page's own picture is seen before the app is made. */
export function lightEntry(): Plugin {
  return {
    name: 'cadence-light-entry',
    apply: 'build',
    generateBundle(_, bundle) {
      const early = tooEarly(Object.values(bundle).filter((output) => output.type === 'chunk'));
      if (early.length === 0) return;
      const few = early.slice(0, 5).join('\n  ');
      this.error(`Needed by the entry before the first picture: ${early.length}\n  ${few}`);
    },
  };
}
