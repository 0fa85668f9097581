import { decideChange, proposeChanges } from '@cadence/contract/program/change-routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { call } from '../../../../platform/api/api.ts';
import { toast } from '../../../../ui/overlay/toast.tsx';
import { changeNext } from '../../data/program-changes.ts';

export type ProgramChanges = ReplyOf<typeof proposeChanges>;
export type ProgramChange = ProgramChanges['changes'][number];
type Decision = 'accept' | 'refuse' | 'undo';

/** What neither log nor calendar can know: days ill, a journey, another day for the event. */
export type News = NonNullable<BodyOf<typeof proposeChanges>['news']>;

/** What log, calendar and news suggest for the coming weeks. */
export const findChanges = (news: News | null): Promise<ProgramChanges> =>
  call(proposeChanges, { body: news ? { news } : {} });

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
  news: News | null = null,
): Promise<boolean> {
  const body = { id, decision, ...(news && { news }) };
  if (!(await changeNext(() => call(decideChange, { body })))) return false;
  const undo = {
    label: 'Undo',
    onPress: () => void decideOnChange(id, 'undo', title, onUndone).then(onUndone),
  };
  toast(`${title} ${decidedWords[decision]}`, decision === 'accept' ? { action: undo } : {});
  return true;
}
