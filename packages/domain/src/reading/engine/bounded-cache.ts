/** Longer words are nonsense, and would make the size of what is kept unforeseeable. */
const longestKey = 32;

/**
 * Remembers what was worked out for a word. Full, it forgets everything: people use the same few
 * thousand words, and a text of nonsense must not fill the memory.
 */
export class BoundedCache<Value> {
  private readonly known = new Map<string, Value>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: string, workOut: (key: string) => Value): Value {
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const value = workOut(key);
    if (key.length > longestKey) return value;
    if (this.known.size >= this.most) this.known.clear();
    this.known.set(key, value);
    return value;
  }
}
