import { AsyncLocalStorage } from 'node:async_hooks';

/** The user whose request is being served: what is shared by all gives turns by it. */
export const caller = new AsyncLocalStorage<string>();
