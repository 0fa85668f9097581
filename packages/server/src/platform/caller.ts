import { AsyncLocalStorage } from 'node:async_hooks';
import type { KeptOwnExercise } from '@cadence/domain/exercise/own-scope';

/** The user whose request is being served: what is shared by all gives turns by it. */
export const caller = new AsyncLocalStorage<string>();

/** What this user has added to the library: whatever is planned meanwhile knows it. */
export const ownOfCaller = new AsyncLocalStorage<readonly KeptOwnExercise[]>();
