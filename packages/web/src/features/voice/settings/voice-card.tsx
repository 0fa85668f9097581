import type { VoicePreferences } from '@cadence/domain/profile/voice-preferences';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { ownVoice, type ServerVoice } from '../profile-changes.ts';
import { changeVoiceProfile } from '../profile-sync.ts';
import { loadServerVoice, useServerVoice } from '../server-voice.ts';
import { sayAll } from '../speaking.ts';
import { PlayButton } from './play-button.tsx';
import { ProfileSliders } from './profile-sliders.tsx';
import { lineAfter, sampleLines } from './sample-lines.ts';
import { SpeechNote } from './speech-notes.tsx';
import { styleWords } from './style-words.ts';
import { lineOf, VoiceRows } from './voice-rows.tsx';

interface VoiceCardProps {
  preferences: VoicePreferences;
}

/** Who speaks the chosen style, and how. */
export function VoiceCard({ preferences }: VoiceCardProps) {
  const { selectedVoiceStyle: style, voiceProfiles } = preferences;
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <h2 className="display text-xl">{`Voice for ${styleWords[style].name}`}</h2>
      <Voices preferences={preferences} />
      <ProfileSliders style={style} profile={voiceProfiles[style]} />
    </Card>
  );
}

function Voices({ preferences }: VoiceCardProps) {
  const { status, voices, problem, isAsking } = useServerVoice();
  if (status === 'loading') return <VoicesWaiting />;
  if (status === 'failed' && voices.length === 0) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="max-w-prose text-ink-2">
          {`The server cannot be asked for its voices. ${problem} What steps in stands under What speaks.`}
        </p>
        <Button busy={isAsking} onClick={() => void loadServerVoice()}>
          Try again
        </Button>
      </div>
    );
  }
  if (voices.length === 0) {
    return (
      <p className="max-w-prose text-ink-2">
        No voice of this server can speak now. What each one lacks, and what steps in, stands under
        What speaks.
      </p>
    );
  }
  return <Comparison preferences={preferences} voices={voices} />;
}

interface ComparisonProps extends VoiceCardProps {
  voices: readonly ServerVoice[];
}

function Comparison({ preferences, voices }: ComparisonProps) {
  const { selectedVoiceStyle: style, voiceProfiles } = preferences;
  const lines = useMemo(() => sampleLines(style, []), [style]);
  const [text, setText] = useState<string | null>(null);
  const line = text !== null && lines.includes(text) ? text : lineAfter(lines, null);
  const own = ownVoice(voices, style)?.voice_id;
  const chosen = voiceProfiles[style].voiceId;
  const isAway = chosen !== null && !voices.some(({ voice_id }) => voice_id === chosen);

  function hearAll() {
    void sayAll(
      voices.map(({ voice_id }) => lineOf(voice_id, line, style)),
      'voices',
    );
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="min-w-0 text-ink-2">
          Each says the same line:
          <span className="block font-[650] text-base text-ink">{line}</span>
        </p>
        <div className="flex gap-2">
          <Button variant="ghost" onClick={() => setText(lineAfter(lines, line))}>
            Other line
          </Button>
          <PlayButton
            lineId="voices"
            label="Hear all"
            of="one voice after the other"
            onPlay={hearAll}
          />
        </div>
      </div>
      <VoiceRows
        voices={voices}
        style={style}
        chosenId={isAway ? own : (chosen ?? own)}
        ownId={own}
        text={line}
        onChoose={(id) => changeVoiceProfile(style, { voiceId: id === own ? null : id })}
      />
      {isAway && (
        <p className="text-ink-2 text-sm">
          The voice you chose is not on this server now. It speaks again when it is back.
        </p>
      )}
      <SpeechNote place="voices" />
    </div>
  );
}

function VoicesWaiting() {
  return (
    <SkeletonGroup label="Loading the voices" className="flex flex-col gap-4">
      <Skeleton className="h-11 w-2/3" />
      <div className="grid gap-2.5 sm:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-[62px]" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
