/** Behind the hash: a browser sends it to no server, and no log has it. */
export const addressOf = (token: string): string => `${location.origin}/shared#${token}`;

export const tokenIn = (hash: string): string => hash.replace(/^#/, '');
