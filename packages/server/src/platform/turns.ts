export interface Turns<T> {
  readonly size: number;
  push(key: string, item: T): void;
  /** Before all others of its key. */
  unshift(key: string, item: T): void;
  /** The first of whoever has waited longest for a turn. */
  shift(): T | undefined;
  remove(key: string, item: T): boolean;
  /** All that wait, which then do no more. */
  drain(): T[];
}

/** A queue in which every key has a line of its own: one after the other, each has one taken from it. */
export function createTurns<T>(): Turns<T> {
  const lines = new Map<string, T[]>();
  let size = 0;
  const lineOf = (key: string) => {
    const line = lines.get(key) ?? [];
    lines.set(key, line);
    return line;
  };
  return {
    get size() {
      return size;
    },
    push(key, item) {
      size += 1;
      lineOf(key).push(item);
    },
    unshift(key, item) {
      size += 1;
      lineOf(key).unshift(item);
    },
    shift() {
      const [first] = lines;
      if (!first) return undefined;
      const [key, line] = first;
      lines.delete(key);
      size -= 1;
      const item = line.shift();
      if (line.length > 0) lines.set(key, line);
      return item;
    },
    remove(key, item) {
      const line = lines.get(key) ?? [];
      const at = line.indexOf(item);
      if (at === -1) return false;
      size -= 1;
      line.splice(at, 1);
      if (line.length === 0) lines.delete(key);
      return true;
    },
    drain() {
      const all = [...lines.values()].flat();
      lines.clear();
      size = 0;
      return all;
    },
  };
}
