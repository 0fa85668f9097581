import type { ProviderName } from '@cadence/contract/workout/provider-names';
import type { CallBudget } from '../../platform/counts/call-budget.ts';
import type { Models, Providers } from '../../platform/models/models.ts';
import type { FoundServer } from '../../platform/models/vendors/local-servers.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { ModelStore } from './store.ts';

/** What is needed to say whose key a call goes by. */
export interface ConnectionDeps {
  store: ModelStore;
  secrets: Secrets;
  /** As the server was started. */
  settings: Providers;
  coachProvider: ProviderName | null;
  /** Who runs this server: what they connect for all is everybody's. */
  administratorIds: () => Promise<readonly string[]>;
  now: () => number;
}

export interface ModelDeps extends ConnectionDeps {
  models: Pick<Models, 'check'>;
  modelCalls: CallBudget;
  findLocal: () => Promise<FoundServer[]>;
}
