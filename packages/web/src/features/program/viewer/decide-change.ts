import { decideChange, proposeChanges } from '@cadence/contract/program/change-routes';
import type { ReplyOf } from '@cadence/contract/route';
import { call } from '../../../platform/api/api.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { changeNext } from '../data/program-changes.ts';

export type ProgramChanges = ReplyOf<typeof proposeChanges>;
export type ProgramChange = ProgramChanges['changes'][number];
type Decision = 'accept' | 'refuse' | 'undo';

/** What log and calendar suggest for the coming weeks. */
export const findChanges = (): Promise<ProgramChanges> => call(proposeChanges, { body: {} });

const decidedWords = {
  accept: 'is accepted.',
  refuse: 'is left as it was planned.',
  undo: 'is taken back.',
} as const;

/** Accepts, refuses or takes back what was proposed; what was accepted can be undone at once. */
export async function decideOnChange(
  id: string,
  decision: Decision,
  title: string,
  onUndone: () => void,
): Promise<boolean> {
  if (!(await changeNext(() => call(decideChange, { body: { id, decision } })))) return false;
  const undo = {
    label: 'Undo',
    onPress: () => void decideOnChange(id, 'undo', title, onUndone).then(onUndone),
  };
  toast(`${title} ${decidedWords[decision]}`, decision === 'accept' ? { action: undo } : {});
  return true;
}
