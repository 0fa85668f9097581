/** What a personal token may be allowed. All else needs somebody who is signed in. */
export const scopes = ['plan:read', 'log:read', 'propose'] as const;
export type Scope = (typeof scopes)[number];
