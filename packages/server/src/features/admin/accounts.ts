import type { listAccounts, readOverview } from '@cadence/contract/admin/routes';
import type { ReplyOf } from '@cadence/contract/route';
import type { AdminDeps } from './deps.ts';

export async function showOverview(deps: AdminDeps): Promise<ReplyOf<typeof readOverview>> {
  const { store, engine, registration, hasMail, accountBytes, backups } = deps;
  return {
    accounts: await store.countAccounts(),
    database: { engine, bytes: await store.bytes() },
    registration,
    mail: hasMail,
    account_bytes: accountBytes,
    models: await deps.sharedModels(),
    backups: backups ? await backups.list() : null,
  };
}

/** Each row is measured: few at a time. */
const pageRows = 20;

export async function showAccounts(
  { store, bytesOf, now }: AdminDeps,
  callerId: string,
  after = '',
): Promise<ReplyOf<typeof listAccounts>> {
  const found = await store.listAccounts(after, pageRows + 1);
  const at = new Date(now()).toISOString();
  const accounts: ReplyOf<typeof listAccounts>['accounts'] = [];
  for (const { id, email, name, created_at } of found.slice(0, pageRows)) {
    const bytes = await bytesOf(id);
    const sign_ins = await store.countSignIns(id, at);
    accounts.push({
      ...{ id, email, name, made_at: created_at },
      ...{ bytes, sign_ins, is_you: id === callerId },
    });
  }
  return { accounts, more: found.length > pageRows };
}
