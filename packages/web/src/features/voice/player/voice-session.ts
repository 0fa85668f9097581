import { endVoiceSession, startVoiceSession } from '@cadence/contract/voice/routes';
import { call } from '../../../platform/api/api.ts';
import { noteLastSession } from '../last-session.ts';

/** Spec §8: what fails here is only logged. */
const note = (what: string) => (error: unknown) => console.warn(what, error);

/** Spec §4: starts with the timer when voice is enabled, ends on completion or reset. */
export function createVoiceSession(name: string) {
  let starting: Promise<string | null> | null = null;
  let id: string | null = null;

  async function start(): Promise<string | null> {
    try {
      const { session_id } = await call(startVoiceSession, { body: { session_name: name } });
      return session_id;
    } catch (error) {
      note('The voice session could not be started.')(error);
      return null;
    }
  }

  async function end(started: Promise<string | null>): Promise<void> {
    const ending = await started;
    if (ending === null) return;
    const { metrics } = await call(endVoiceSession, { params: { id: ending } });
    noteLastSession(metrics);
    console.info('Voice session', metrics);
  }

  return {
    id: () => id,
    start(): void {
      if (starting) return;
      const begun = start();
      starting = begun;
      void begun.then((started) => {
        // It may have been ended before the server had answered.
        if (starting === begun) id = started;
      });
    },
    end(): void {
      if (!starting) return;
      end(starting).catch(note('The voice session could not be ended.'));
      starting = null;
      id = null;
    },
  };
}
