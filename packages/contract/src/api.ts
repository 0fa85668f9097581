import * as analytics from './analytics/routes.ts';
import * as auth from './auth/routes.ts';
import type { Route } from './route.ts';
import * as voice from './voice/routes.ts';
import * as workout from './workout/routes.ts';

/** The one route table: the server mounts it, the docs print it, the tests walk it. */
export const api = { analytics, auth, voice, workout };

export const allRoutes: readonly Route[] = Object.values(api).flatMap((feature) =>
  Object.values(feature),
);
