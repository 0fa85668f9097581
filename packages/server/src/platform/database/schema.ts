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
}

export type TableName = keyof Tables;

/** In an order in which rows can be inserted: who is referred to comes first. */
export const tablesInOrder = ['users', 'tokens'] as const satisfies readonly TableName[];

/** What must never leave the database, not even in the user's own download. */
export const secretColumns: { readonly [T in TableName]?: readonly (keyof Tables[T] & string)[] } =
  {
    users: ['password_hash'],
    tokens: ['hash'],
  };
