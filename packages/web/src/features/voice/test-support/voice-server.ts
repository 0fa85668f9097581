import { voiceStyles } from '@cadence/domain/voice/styles';
import type { ProfileChanges, ServerProfiles, ServerVoice } from '../profile-changes.ts';
import type { VoiceHealth } from '../server-voice.ts';

const voice = (id: string, name: string, style: ServerVoice['styles'][number]): ServerVoice => ({
  voice_id: id,
  name,
  engine: 'piper',
  language: 'en-US',
  styles: [style],
});

const profile = (id: string) => ({ voice_id: id, rate: 1, pitch: 1, volume: 1 });

/** What a server with its built-in voice answers; each part can be replaced. */
export function createVoiceServer() {
  function take(changes: ProfileChanges): void {
    server.posted.push(changes);
    for (const style of voiceStyles) Object.assign(server.profiles[style], changes[style]);
  }

  const server = {
    voices: [
      voice('piper-45', 'Robin', 'motivational'),
      voice('piper-258', 'Alex', 'instructional'),
      voice('piper-738', 'Stone', 'sergeant'),
      voice('piper-585', 'Wren', 'encouraging'),
    ],
    health: {
      status: 'ok',
      engine: 'piper',
      engines: [
        { id: 'openai', available: false, reason: 'OpenAI is not connected.' },
        { id: 'piper', available: true, reason: null },
      ],
      cache: { entries: 128, bytes: 3_250_000, hit_rate_percent: 84.4 },
    } as VoiceHealth,
    profiles: {
      motivational: profile('piper-45'),
      instructional: profile('piper-258'),
      sergeant: profile('piper-738'),
      encouraging: profile('piper-585'),
    } as ServerProfiles,
    /** The changes that were posted. */
    posted: [] as ProfileChanges[],
    /** Answers everything with this instead. */
    failing: null as { status: number; body: object } | null,
    isReachable: true,
  };

  const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

  async function fetchFrom(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    if (!server.isReachable) throw new TypeError('Failed to fetch');
    if (server.failing) return answer(server.failing.body, server.failing.status);
    const path = new URL(String(input), 'http://localhost').pathname.replace('/api/v1/voice', '');
    switch (path) {
      case '/voices':
        return answer({ voices: server.voices });
      case '/health':
        return answer(server.health);
      case '/voice-profiles':
        return answer({ profiles: server.profiles });
      case '/update-profiles':
        take(JSON.parse(String(init?.body)).profiles);
        return answer({ profiles: server.profiles });
      default:
        return answer({ detail: 'Speech is not available on this server right now.' }, 503);
    }
  }
  return Object.assign(server, { fetch: fetchFrom });
}
