import type { Scope } from '@cadence/contract/scopes';

export const scopeWords: Record<Scope, string> = {
  'plan:read': 'Read your plan',
  'log:read': 'Read your log and numbers',
  propose: 'Propose workouts and changes',
};
