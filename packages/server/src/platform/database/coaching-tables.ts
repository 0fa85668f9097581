import type { ChangeState } from '@cadence/domain/program/coached/states';

/** Whom an athlete lets coach them, and what passes between the two. */
export interface CoachingTables {
  coach_grants: {
    user_id: string;
    id: string;
    /** Of the code; null once it is used. */
    hash: string | null;
    /** Who has used it. */
    coach: string | null;
    coach_name: string | null;
    /** By spaces. */
    rights: string;
    created_at: string;
    /** Of the code; null once it is used. */
    expires_at: string | null;
  };
  coach_comments: {
    user_id: string;
    id: string;
    /** Who has written it. */
    coach: string | null;
    coach_name: string;
    text: string;
    created_at: string;
  };
  coach_changes: {
    user_id: string;
    id: string;
    /** Who proposes it. */
    coach: string;
    program_id: string;
    /** Of the session it is for. */
    workout_id: string;
    state: ChangeState;
    created_at: string;
    /** The lines that were wished for, and their differences as the coach saw them. */
    document: string;
  };
  clients: {
    /** The coach. */
    user_id: string;
    athlete: string;
    name: string;
    created_at: string;
  };
}
