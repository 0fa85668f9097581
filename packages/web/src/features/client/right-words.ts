import type { ClientRight } from '@cadence/contract/client/schemas';

/** As the athlete reads what they allow. */
export const rightWords: Record<ClientRight, string> = {
  plan: 'See your plan',
  log: 'See your log',
  comment: 'Write to you',
  adjust: 'Move sessions of your program',
};
