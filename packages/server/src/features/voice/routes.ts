import * as routes from '@cadence/contract/voice/routes';
import { ApiError } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import { exerciseText, nextText, restText } from './announced.ts';
import type { SpeakingDeps, VoiceDeps } from './deps.ts';
import { readHealth } from './health.ts';
import { changeProfiles, showProfiles } from './profiles.ts';
import { announce, sendClip, speakText, tryVoice } from './speak.ts';
import { createVoiceSessions } from './workout-sessions.ts';

export function mountVoice(mount: Mount, given: VoiceDeps): void {
  const sessions = createVoiceSessions(given.now);
  const deps: SpeakingDeps = { ...given, sessions, underWay: new Map() };
  const { speech } = deps;

  mount(routes.generateSpeech, ({ user: { userId }, body, wantsJson }) => {
    const asker = { userId, wantsJson, sessionId: body.session_id };
    return speakText(deps, asker, body.voice_style, body.text);
  });
  mount(routes.announceExercise, ({ user: { userId }, body, wantsJson }) => {
    const asker = { userId, wantsJson, sessionId: body.session_id };
    return announce(deps, asker, body.voice_style, exerciseText(body));
  });
  mount(routes.announceRest, ({ user: { userId }, body, wantsJson }) => {
    const asker = { userId, wantsJson, sessionId: body.session_id };
    return announce(deps, asker, body.voice_style, restText(body));
  });
  mount(routes.announceNext, ({ user: { userId }, body, wantsJson }) => {
    const asker = { userId, wantsJson, sessionId: body.session_id };
    return announce(deps, asker, body.voice_style, nextText(body));
  });
  mount(routes.testVoice, ({ user: { userId }, body, wantsJson }) =>
    tryVoice(deps, { userId, wantsJson }, body.voice_id, body.text),
  );
  mount(routes.readClip, ({ params }) => sendClip(deps, params.name));

  // Whoever asks for these is about to have something spoken, and a voice takes seconds to load.
  mount(routes.listVoices, async () => {
    speech.prime();
    return { voices: speech.voices().map(({ id, ...voice }) => ({ voice_id: id, ...voice })) };
  });
  mount(routes.readProfiles, ({ user }) => {
    speech.prime();
    return showProfiles(deps, user.userId);
  });
  mount(routes.updateProfiles, ({ user, body }) => changeProfiles(deps, user.userId, body));
  mount(routes.voiceHealth, () => readHealth(deps));

  mount(routes.startVoiceSession, async ({ user }) => {
    speech.prime();
    return { success: true, session_id: sessions.start(user.userId) };
  });
  mount(routes.endVoiceSession, async ({ user, params }) => {
    const metrics = sessions.end(user.userId, params.id);
    if (!metrics) throw new ApiError('NOT_FOUND');
    return { metrics };
  });
}
