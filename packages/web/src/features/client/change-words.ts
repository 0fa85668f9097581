import type { PlannedSession } from './client-calls.ts';

type ChangeState = NonNullable<PlannedSession['change']>['state'];

/** What has become of a proposal, to the coach who made it. */
export function changeWords(state: ChangeState, name: string): string {
  switch (state) {
    case 'waiting':
      return `Your change waits for ${name}`;
    case 'accepted':
      return `${name} accepted your change`;
    case 'refused':
      return `${name} keeps the plan`;
    case 'unfit':
      return 'Your change no longer fits';
    case 'undone':
      return `${name} took your change back`;
  }
}
