import {
  type listClients,
  proposeClientChange,
  readClientLog,
  readClientPlan,
  withdrawClientChange,
} from '@cadence/contract/client/routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';

export type Client = ReplyOf<typeof listClients>['clients'][number];
export type PlannedSession = ReplyOf<typeof readClientPlan>['sessions'][number];
export type LoggedSession = ReplyOf<typeof readClientLog>['sessions'][number];
export type WishedLine = BodyOf<typeof proposeClientChange>['lines'][number];

const planKey = (athleteId: string) => ['clients', athleteId, 'plan'];

export function useClientPlan(athleteId: string) {
  const query = {
    queryKey: planKey(athleteId),
    queryFn: () => call(readClientPlan, { params: { athleteId } }),
    meta: { isKept: false },
  };
  return useQuery(query, queryClient).data;
}

export function useClientLog(athleteId: string) {
  const query = {
    queryKey: ['clients', athleteId, 'log'],
    queryFn: () => call(readClientLog, { params: { athleteId } }),
    meta: { isKept: false },
  };
  return useQuery(query, queryClient).data;
}

export const rereadPlan = (athleteId: string) => refresh(planKey(athleteId));

/** The athlete decides; nothing is changed by it. */
export async function proposeChange(
  athleteId: string,
  { week, session }: PlannedSession,
  lines: WishedLine[],
): Promise<void> {
  await call(proposeClientChange, { params: { athleteId }, body: { week, session, lines } });
  await rereadPlan(athleteId);
}

export async function withdrawChange(
  athleteId: string,
  { week, session }: PlannedSession,
): Promise<void> {
  await call(withdrawClientChange, { params: { athleteId }, body: { week, session } });
  await rereadPlan(athleteId);
}
