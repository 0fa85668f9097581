/** The tables as the queries see them: the same on both engines. Instants are ISO text in UTC. */
export interface Tables {
  users: {
    id: string;
    email: string;
    name: string;
    password_hash: string;
    created_at: string;
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
    /** When the server last stored it: what a reader's cursor goes by. */
    stored_at: string;
    /** When a device last changed it: what decides between two versions. */
    updated_at: string;
    /** Null once deleted; read and written through `documents.ts`. */
    document: string | null;
  };
}

export type TableName = keyof Tables;

/** In an order in which rows can be inserted: who is referred to comes first. */
export const tablesInOrder = [
  'users',
  'tokens',
  'sessions',
] as const satisfies readonly TableName[];

/** What must never leave the database, not even in the user's own download. */
export const secretColumns: { readonly [T in TableName]?: readonly (keyof Tables[T] & string)[] } =
  {
    users: ['password_hash'],
    tokens: ['hash'],
  };
