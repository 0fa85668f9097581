import type { ClientRight } from '@cadence/contract/client/schemas';

/** As the athlete reads what they allow. */
export const rightWords: Record<ClientRight, string> = {
  plan: 'See your plan with its sets and loads',
  log: 'See your log with its sets and notes',
  comment: 'Write to you',
  adjust: 'Move sessions of your program, and propose changes to them',
};
