import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import {
  announcementReply,
  clipReply,
  exerciseBody,
  generateBody,
  healthReply,
  profilesBody,
  profilesReply,
  restBody,
  sessionEndReply,
  sessionStartBody,
  sessionStartReply,
  smartRestBody,
  testVoiceBody,
  voiceList,
} from './schemas.ts';

const binary = 'audio/mpeg';
const own = { access: 'user', owner: 'token', params: null, query: null } as const;
const reading = { ...own, method: 'GET', body: null, errors: [] } as const;
const speaking = {
  ...own,
  method: 'POST',
  errors: ['VALIDATION_ERROR', 'VOICE_UNAVAILABLE'],
} as const;

export const generateSpeech = defineRoute({
  ...speaking,
  path: '/voice/generate',
  summary: 'Speak a text: the sound itself, or as JSON where it is',
  body: generateBody,
  reply: { status: 200, body: clipReply, binary },
});

export const announceExercise = defineRoute({
  ...speaking,
  path: '/voice/exercise-announcement',
  summary: 'Announce an exercise; the words come in X-Voice-Text or in the JSON',
  body: exerciseBody,
  reply: { status: 200, body: announcementReply, binary },
});

export const announceRest = defineRoute({
  ...speaking,
  path: '/voice/rest-message',
  summary: 'A few words for a rest',
  body: restBody,
  reply: { status: 200, body: announcementReply, binary },
});

export const announceNext = defineRoute({
  ...speaking,
  path: '/voice/smart-rest-message',
  summary: 'A few words for a rest that name what comes next',
  body: smartRestBody,
  reply: { status: 200, body: announcementReply, binary },
});

export const testVoice = defineRoute({
  ...speaking,
  path: '/voice/test-voice',
  summary: 'Speak a text in one of the voices',
  body: testVoiceBody,
  reply: { status: 200, body: clipReply, binary },
});

export const listVoices = defineRoute({
  ...reading,
  path: '/voice/voices',
  summary: 'The voices of this server',
  reply: { status: 200, body: voiceList },
});

export const readProfiles = defineRoute({
  ...reading,
  path: '/voice/voice-profiles',
  summary: "The user's voice for each style",
  reply: { status: 200, body: profilesReply },
});

export const updateProfiles = defineRoute({
  ...own,
  method: 'POST',
  path: '/voice/update-profiles',
  summary: "Change the user's voice for some styles",
  body: profilesBody,
  reply: { status: 200, body: profilesReply },
});

export const voiceHealth = defineRoute({
  ...reading,
  path: '/voice/health',
  summary: 'Which engines can speak, what the others lack, and how the cache does',
  reply: { status: 200, body: healthReply },
});

export const startVoiceSession = defineRoute({
  ...own,
  method: 'POST',
  path: '/voice/workout-session/start',
  summary: 'Begin to count the clips of a workout',
  body: sessionStartBody,
  reply: { status: 200, body: sessionStartReply },
});

export const endVoiceSession = defineRoute({
  ...own,
  method: 'POST',
  path: '/voice/workout-session/{id}/end',
  summary: 'End it, and say what the cache has saved',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  reply: { status: 200, body: sessionEndReply },
  errors: ['NOT_FOUND'],
});

/** An audio element sends no token: the name alone is the secret. */
export const readClip = defineRoute({
  method: 'GET',
  path: '/voice/audio/{name}',
  summary: 'A clip by the address that a call has given',
  access: 'public',
  owner: 'none',
  params: z.object({ name: z.string().check(z.maxLength(68), z.regex(/^[0-9a-f]{64}\.mp3$/)) }),
  reply: { status: 200, body: null, binary },
  errors: ['NOT_FOUND'],
});
