import { defineRoute } from '../route.ts';
import {
  classCode,
  classId,
  classJoined,
  classList,
  classMade,
  classMoved,
  classRequest,
  classShown,
  joinRequest,
  moveRequest,
} from './schemas.ts';

const own = { access: 'user', owner: 'token' } as const;
const byCode = { params: classCode, grant: { by: 'class' } } as const;

export const openClass = defineRoute({
  ...own,
  method: 'POST',
  path: '/classes',
  summary: 'Open a class: a code that screens and athletes join with',
  body: classRequest,
  bodyLimit: 256 * 1024,
  stores: true,
  reply: { status: 201, body: classMade },
  errors: ['TOO_MANY_CLASSES'],
});

export const listClasses = defineRoute({
  ...own,
  method: 'GET',
  path: '/classes',
  summary: 'The classes that the user leads, from whichever device',
  reply: { status: 200, body: classList },
});

export const leadClass = defineRoute({
  ...own,
  method: 'GET',
  path: '/classes/{id}',
  summary: 'A class that the user leads, as it stands',
  params: classId,
  reply: { status: 200, body: classShown },
  errors: ['NOT_FOUND'],
});

export const moveClass = defineRoute({
  ...own,
  method: 'POST',
  path: '/classes/{id}/moves',
  summary: 'Start, pause or move the clock of the class, for everybody at once',
  params: classId,
  body: moveRequest,
  reply: { status: 200, body: classMoved },
  errors: ['NOT_FOUND'],
});

export const endClass = defineRoute({
  ...own,
  method: 'DELETE',
  path: '/classes/{id}',
  summary: 'End the class: its code opens nothing afterwards',
  params: classId,
  reply: { status: 204, body: null },
  errors: ['NOT_FOUND'],
});

/** A screen sends no token of its own: the code is the secret. */
export const watchClass = defineRoute({
  ...byCode,
  method: 'GET',
  path: '/class/{code}',
  summary: 'What a class shows on a screen',
  access: 'public',
  owner: 'none',
  reply: { status: 200, body: classShown },
});

export const joinClass = defineRoute({
  ...own,
  ...byCode,
  method: 'POST',
  path: '/class/{code}/members',
  summary: "Join, with a version that is safe for the user's injuries, kit and level",
  body: joinRequest,
  reply: { status: 201, body: classJoined },
  errors: ['CLASS_FULL', 'SAFETY_STOP', 'SAFETY_HOLD', 'NO_WORKOUT_FITS'],
});

export const leaveClass = defineRoute({
  ...own,
  ...byCode,
  method: 'DELETE',
  path: '/class/{code}/members',
  summary: 'Leave the class',
  reply: { status: 204, body: null },
});
