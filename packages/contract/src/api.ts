import * as admin from './admin/routes.ts';
import * as analytics from './analytics/routes.ts';
import * as assessment from './assessment/routes.ts';
import * as keying from './auth/passkey-routes.ts';
import * as recovering from './auth/recovery-routes.ts';
import * as entering from './auth/routes.ts';
import * as granting from './auth/token-routes.ts';
import * as classes from './class/routes.ts';
import * as client from './client/routes.ts';
import * as adapting from './coach/adapt-routes.ts';
import * as proposing from './coach/propose-routes.ts';
import * as talking from './coach/routes.ts';
import * as model from './model/routes.ts';
import * as profile from './profile/routes.ts';
import * as changing from './program/change-routes.ts';
import * as programs from './program/routes.ts';
import * as reminder from './reminder/routes.ts';
import type { Route } from './route.ts';
import * as safety from './safety/routes.ts';
import * as share from './share/routes.ts';
import * as voice from './voice/routes.ts';
import * as workout from './workout/routes.ts';

const auth = { ...entering, ...recovering, ...granting, ...keying };
const coach = { ...talking, ...adapting, ...proposing };
const program = { ...programs, ...changing };

/** The one route table: the server mounts it, the docs print it, the tests walk it. */
export const api = {
  admin,
  analytics,
  assessment,
  auth,
  class: classes,
  client,
  coach,
  model,
  profile,
  program,
  reminder,
  safety,
  share,
  voice,
  workout,
};

export const allRoutes: readonly Route[] = Object.values(api).flatMap((feature) =>
  Object.values(feature),
);
