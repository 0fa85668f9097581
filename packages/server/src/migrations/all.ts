import type { Migration } from 'kysely';
import { accounts } from './0001-accounts.ts';

/** In the order of their names. A migration that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
};
