import { storageOwner } from '../../../platform/storage.ts';

const own = (...rest: readonly unknown[]) => ['program', storageOwner(), ...rest] as const;

/** The keys of what the server is asked about programs. */
export const programQueries = {
  all: () => own(),
  programs: () => own('programs'),
  preview: () => own('preview'),
  upcoming: () => own('upcoming'),
  other: (id: string) => own('other', id),
  proposal: () => own('proposal'),
  changes: () => own('changes'),
  details: (programId: string, week: number) => own('details', programId, week),
  library: (programId: string) => own('library', programId),
  progressions: (exerciseId: string, care: string) => own('progressions', exerciseId, care),
  variations: (phaseId: string, week: number) => own('variations', phaseId, week),
};
