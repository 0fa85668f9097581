import { defineRoute } from '../route.ts';
import {
  sharedReply,
  shareId,
  shareList,
  shareMade,
  shareRequest,
  shareToken,
  taken,
  takeRequest,
} from './schemas.ts';

const own = { access: 'user', owner: 'token' } as const;
/** A program of half a year with all its workouts. */
const bodyLimit = 2 * 1024 * 1024;

export const makeShare = defineRoute({
  ...own,
  method: 'POST',
  path: '/shares',
  summary: 'Make a link to a workout, a timer, a program or a finished session',
  body: shareRequest,
  bodyLimit,
  stores: true,
  reply: { status: 201, body: shareMade },
  errors: ['TOO_MANY_SHARES'],
});

export const listShares = defineRoute({
  ...own,
  method: 'GET',
  path: '/shares',
  summary: 'The links of the user that still open',
  reply: { status: 200, body: shareList },
});

export const endShare = defineRoute({
  ...own,
  method: 'DELETE',
  path: '/shares/{id}',
  summary: 'End a link: it opens nothing afterwards',
  params: shareId,
  reply: { status: 204, body: null },
  errors: ['NOT_FOUND'],
});

/** Whoever opens a link sends no token of their own: the link is the secret. */
export const readShared = defineRoute({
  method: 'GET',
  path: '/shared/{token}',
  summary: 'What a link shows',
  access: 'public',
  owner: 'none',
  grant: { by: 'share' },
  params: shareToken,
  reply: { status: 200, body: sharedReply },
});

export const takeShared = defineRoute({
  ...own,
  method: 'POST',
  path: '/shared/{token}/take',
  summary: "Take it over, checked again for the taker's injuries, kit and level",
  grant: { by: 'share' },
  params: shareToken,
  body: takeRequest,
  stores: true,
  reply: { status: 201, body: taken },
  errors: ['SAFETY_STOP', 'SAFETY_HOLD', 'NO_WORKOUT_FITS', 'TOO_MANY_PROGRAMS'],
});
