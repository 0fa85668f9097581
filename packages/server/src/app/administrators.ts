import type { AuthStore } from '../features/auth/store.ts';

/** Who runs this server: those that the settings name, else whoever made the first account. */
export function createAdministratorIds(store: AuthStore, emails: readonly string[]) {
  return async (): Promise<readonly string[]> => {
    if (emails.length === 0) {
      const first = await store.findFirstUserId();
      return first === null ? [] : [first];
    }
    const named = await Promise.all(emails.map((email) => store.findUserByEmail(email)));
    return named.flatMap((user) => (user ? [user.id] : []));
  };
}
