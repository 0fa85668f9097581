/** What a lift goes by, however its name is written. */
export const liftKey = (name: string): string => name.trim().toLowerCase();

/** For years of sessions: the same few names come up in each of them. */
export function liftKeys(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const told = known.get(name);
    if (told !== undefined) return told;
    const key = liftKey(name);
    known.set(name, key);
    return key;
  };
}
