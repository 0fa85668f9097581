import { defineRoute } from '../route.ts';
import {
  acceptRequest,
  athleteId,
  clientList,
  clientLog,
  clientMove,
  clientMoved,
  clientPlan,
  clientShown,
  clientSwaps,
  coachId,
  coachList,
  coachShown,
  commentId,
  commentMade,
  commentRequest,
  invitationMade,
  invitationRequest,
  rightsChange,
  sessionChange,
  sessionChangeMade,
  sessionPlace,
  swapsQuery,
} from './schemas.ts';

const own = { access: 'user', owner: 'token' } as const;
/** What is an athlete's, for a coach whom they have allowed it. */
const clients = { ...own, params: athleteId } as const;

export const inviteCoach = defineRoute({
  ...own,
  method: 'POST',
  path: '/coaches',
  summary: 'Invite a coach: a code that works once, for what it allows',
  body: invitationRequest,
  stores: true,
  reply: { status: 201, body: invitationMade },
  errors: ['TOO_MANY_COACHES'],
});

export const listCoaches = defineRoute({
  ...own,
  method: 'GET',
  path: '/coaches',
  summary: 'Who coaches the user, what each may do, and what they have written',
  reply: { status: 200, body: coachList },
});

export const changeRights = defineRoute({
  ...own,
  method: 'PATCH',
  path: '/coaches/{id}',
  summary: 'Change what a coach may do',
  params: coachId,
  body: rightsChange,
  reply: { status: 200, body: coachShown },
  errors: ['NOT_FOUND'],
});

export const endCoach = defineRoute({
  ...own,
  method: 'DELETE',
  path: '/coaches/{id}',
  summary: 'End it: the coach sees nothing of the user any more',
  params: coachId,
  reply: { status: 204, body: null },
  errors: ['NOT_FOUND'],
});

export const removeComment = defineRoute({
  ...own,
  method: 'DELETE',
  path: '/coach-comments/{id}',
  summary: 'Remove what a coach has written',
  params: commentId,
  reply: { status: 204, body: null },
  errors: ['NOT_FOUND'],
});

export const acceptClient = defineRoute({
  ...own,
  method: 'POST',
  path: '/clients',
  summary: "Use an athlete's code and become their coach",
  body: acceptRequest,
  stores: true,
  reply: { status: 201, body: clientShown },
  errors: ['CODE_UNKNOWN', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_COACHES'],
});

export const listClients = defineRoute({
  ...own,
  method: 'GET',
  path: '/clients',
  summary: 'The athletes whom the user coaches, and what each allows',
  reply: { status: 200, body: clientList },
});

export const leaveClient = defineRoute({
  ...clients,
  method: 'DELETE',
  path: '/clients/{athleteId}',
  summary: 'Stop coaching this athlete',
  grant: { by: 'client' },
  reply: { status: 204, body: null },
});

export const readClientPlan = defineRoute({
  ...clients,
  method: 'GET',
  path: '/clients/{athleteId}/plan',
  summary: "The coming sessions of an athlete's program",
  grant: { by: 'client', rights: ['plan'] },
  reply: { status: 200, body: clientPlan },
});

export const readClientLog = defineRoute({
  ...clients,
  method: 'GET',
  path: '/clients/{athleteId}/log',
  summary: 'What an athlete has trained lately',
  grant: { by: 'client', rights: ['log'] },
  reply: { status: 200, body: clientLog },
});

export const writeComment = defineRoute({
  ...clients,
  method: 'POST',
  path: '/clients/{athleteId}/comments',
  summary: 'Write something to an athlete',
  grant: { by: 'client', rights: ['comment'] },
  body: commentRequest,
  reply: { status: 201, body: commentMade },
  errors: ['TOO_MANY_COMMENTS'],
});

export const moveClientSession = defineRoute({
  ...clients,
  method: 'POST',
  path: '/clients/{athleteId}/move-session',
  summary: "Move a session of an athlete's program to another day",
  grant: { by: 'client', rights: ['adjust'] },
  body: clientMove,
  reply: { status: 200, body: clientMoved },
  errors: ['SESSION_CLOSED'],
});

export const listClientSwaps = defineRoute({
  ...clients,
  method: 'GET',
  path: '/clients/{athleteId}/swaps',
  summary: 'What may stand in place of an exercise of a planned session, nearest first',
  grant: { by: 'client', rights: ['plan', 'adjust'] },
  query: swapsQuery,
  reply: { status: 200, body: clientSwaps },
  errors: ['SESSION_CLOSED'],
});

export const proposeClientChange = defineRoute({
  ...clients,
  method: 'POST',
  path: '/clients/{athleteId}/propose-change',
  summary: 'Propose another dose or exercise in a planned session; the athlete decides',
  grant: { by: 'client', rights: ['plan', 'adjust'] },
  body: sessionChange,
  reply: { status: 201, body: sessionChangeMade },
  errors: ['SESSION_CLOSED', 'NOTHING_TO_PROPOSE'],
});

export const withdrawClientChange = defineRoute({
  ...clients,
  method: 'POST',
  path: '/clients/{athleteId}/withdraw-change',
  summary: 'Take back what was proposed for a session and is not decided on yet',
  grant: { by: 'client', rights: ['plan', 'adjust'] },
  body: sessionPlace,
  reply: { status: 204, body: null },
});
