import { storageOwner } from '../../platform/storage.ts';

const own = (...rest: readonly unknown[]) => ['coach', storageOwner(), ...rest] as const;

/** The keys of what the server is asked about the coach. */
export const coachQueries = {
  conversations: () => own('conversation'),
  conversation: (id: string) => own('conversation', id),
  summaries: (search: string) => own('summaries', search),
  allSummaries: () => own('summaries'),
  knowledge: () => own('knowledge'),
  features: () => own('features'),
  goal: (id: string) => own('goal', id),
  offered: (workoutId: string) => own('offered', workoutId),
};
