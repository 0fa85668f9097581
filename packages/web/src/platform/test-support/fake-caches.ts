/** The browser's Cache API, in memory. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, response: Response) => void entries.set(key, response),
      keys: async () => [...entries.keys()].map((key) => new Request(`http://localhost${key}`)),
      delete: async ({ url }: Request) => entries.delete(new URL(url).pathname),
    };
  };
  return { stores, open, delete: async (name: string) => stores.delete(name) };
}
