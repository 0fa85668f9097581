import { hashText } from '../../workout/hash-text.ts';

/** The same session of the same source gives the same id, so that importing it twice adds nothing. */
export function importedId(source: string, startedMs: number, title: string): string {
  const time = Math.max(0, startedMs).toString(16).padStart(12, '0');
  const hash = ['a', 'b']
    .map((salt) =>
      hashText(`${salt}|${source}|${Math.max(0, startedMs)}|${title}`)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(4, 16)}`;
}
