import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { engineName } from '../engine-words.ts';
import { browserSpeech } from '../player/browser-speech.ts';
import { forgetFailures, type Rung, useVoiceRung } from '../player/rung.ts';
import { loadServerVoice, useServerVoice, type VoiceHealth } from '../server-voice.ts';
import { type RungState, readLadder } from './ladder.ts';

const rungWords: Record<Rung, { name: string; ready: string }> = {
  server: { name: 'Voice of the server', ready: 'The same on every device.' },
  browser: { name: "Your browser's own voice", ready: 'Steps in when the server cannot speak.' },
  tones: { name: 'Tones', ready: 'Always there. The words stand on the screen.' },
};

function useBrowserVoice(): boolean | null {
  const [hasVoice, setHasVoice] = useState<boolean | null>(null);
  useEffect(() => void browserSpeech.check().then(setHasVoice), []);
  return hasVoice;
}

/** Which rung speaks, and why not a better one. */
export function LadderCard() {
  const { status, health, problem, isAsking } = useServerVoice();
  const spoke = useVoiceRung();
  const hasBrowserVoice = useBrowserVoice();
  const rungs = readLadder({ spoke, health, problem, hasBrowserVoice });
  const isBest = rungs[0]?.inUse ?? false;

  function tryAgain() {
    forgetFailures();
    void loadServerVoice();
  }

  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <h2 className="display text-xl">What speaks</h2>
      {status === 'loading' ? (
        <SkeletonGroup label="Asking the server what can speak" className="flex flex-col gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </SkeletonGroup>
      ) : (
        <ol className="flex flex-col divide-y divide-line">
          {rungs.map((state) => (
            <RungRow key={state.rung} state={state}>
              {state.rung === 'server' && health && <Engines health={health} />}
            </RungRow>
          ))}
        </ol>
      )}
      {!isBest && status !== 'loading' && (
        <Button className="self-start" busy={isAsking} onClick={tryAgain}>
          Try the server again
        </Button>
      )}
    </Card>
  );
}

interface RungRowProps {
  state: RungState;
  children: ReactNode;
}

function RungRow({ state: { rung, inUse, reason, note }, children }: RungRowProps) {
  const { name, ready } = rungWords[rung];
  return (
    <li aria-current={inUse ? 'true' : undefined} className="py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className={inUse ? 'font-[750] text-base' : 'font-[650] text-ink-2'}>{name}</span>
        {inUse && (
          <span className="inline-flex items-center gap-1 rounded-full bg-ok-soft px-2.5 py-0.5 font-[650] text-ok text-sm">
            <Check aria-hidden="true" className="size-3.5" />
            In use
          </span>
        )}
      </p>
      <p className="mt-0.5 text-ink-2 text-sm">{reason ?? note ?? ready}</p>
      {children}
    </li>
  );
}

interface EnginesProps {
  health: VoiceHealth;
}

function Engines({ health: { engine: inUse, engines } }: EnginesProps) {
  return (
    <ul aria-label="Engines of the server" className="mt-2.5 flex flex-col gap-1.5 text-sm">
      {engines.map(({ id, available, reason }) => (
        <li key={id} className="rounded-lg bg-sunken px-3 py-2">
          <span className="font-[650]">{engineName(id)}</span>
          <span className="block text-ink-2">
            {reason ?? (id === inUse ? 'Speaks now.' : available ? 'Ready.' : 'Not available.')}
          </span>
        </li>
      ))}
    </ul>
  );
}
