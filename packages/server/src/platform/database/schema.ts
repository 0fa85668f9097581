import type { Generated } from 'kysely';

/** The tables as the queries see them: the same on both engines. Instants are ISO text in UTC. */
export interface Tables {
  users: {
    id: string;
    email: string;
    name: string;
    password_hash: string;
    created_at: string;
    /** The number of the last change to this user's sessions. */
    session_changes: Generated<number>;
  };
  tokens: {
    user_id: string;
    hash: string;
    created_at: string;
    expires_at: string;
  };
  sessions: {
    user_id: string;
    id: string;
    /** Which of the user's changes it was stored by: what a reader's cursor goes by. */
    change_number: Generated<number>;
    /** When the server last stored it. */
    stored_at: string;
    /** When a device last changed it: what decides between two versions. */
    updated_at: string;
    /** Null once deleted; read and written through `documents.ts`. */
    document: string | null;
  };
  workouts: {
    user_id: string;
    id: string;
    generated_at: string;
    status: 'generated' | 'started' | 'completed' | 'abandoned';
    /** 0 or 1: the one type that both engines read back alike. */
    favourite: number;
    document: string;
  };
  generation_answers: {
    user_id: string;
    request_key: string;
    /** Of the body that was answered: another one under the same key is refused. */
    body_hash: string;
    answered_at: string;
    document: string;
  };
  voice_profiles: {
    user_id: string;
    updated_at: string;
    document: string;
  };
}

export type TableName = keyof Tables;

/** In an order in which rows can be inserted: who is referred to comes first. */
export const tablesInOrder = [
  'users',
  'tokens',
  'sessions',
  'workouts',
  'generation_answers',
  'voice_profiles',
] as const satisfies readonly TableName[];

/** What must never leave the database, not even in the user's own download. */
export const secretColumns: { readonly [T in TableName]?: readonly (keyof Tables[T] & string)[] } =
  {
    users: ['password_hash'],
    tokens: ['hash'],
  };
