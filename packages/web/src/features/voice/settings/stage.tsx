import type { VoicePreferences } from '@cadence/domain/profile/voice-preferences';
import type { VoiceStyle } from '@cadence/domain/voice/styles';
import { useMemo, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { keepPreferences } from '../keep-preferences.ts';
import { say, useLineStatus } from '../speaking.ts';
import { PlayButton } from './play-button.tsx';
import { lineAfter, sampleLines } from './sample-lines.ts';
import { Slider } from './slider.tsx';
import { SpeechNote } from './speech-notes.tsx';
import { styleWords } from './style-words.ts';
import { useHeardShare, Wave } from './wave.tsx';

interface StageProps {
  preferences: VoicePreferences;
  /** Who speaks the style; null while that is not known. */
  speaker: string | null;
}

const lineId = 'stage';
const waveTurns = 3;

/** The line stands there as it is said, so that it can be followed without sound. */
export function Stage({ preferences, speaker }: StageProps) {
  const { selectedVoiceStyle: style, personalCallouts, userNames, volume } = preferences;
  const [said, setSaid] = useState<Partial<Record<VoiceStyle, string>>>({});
  const status = useLineStatus(lineId);
  const heardShare = useHeardShare(status === 'playing');
  const lines = useMemo(
    () => sampleLines(style, personalCallouts ? userNames : []),
    [style, personalCallouts, userNames],
  );
  const { name, wave } = styleWords[style];
  const text = said[style] ?? lineAfter(lines, null);

  function play() {
    const next = lineAfter(lines, said[style] ?? null);
    setSaid({ ...said, [style]: next });
    void say({ id: lineId, place: 'stage', text: next, style });
  }

  return (
    <Card className="grid gap-5 p-5 sm:p-6 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-10">
      <div className="flex min-w-0 flex-col gap-4">
        <h2 className="eyebrow">{speaker === null ? name : `${name} · ${speaker}`}</h2>
        <p className="display flex min-h-[2.1em] items-center text-[1.75rem] sm:text-[2.25rem]">
          {text}
        </p>
        <Wave
          wave={Array.from({ length: waveTurns }, () => wave).flat()}
          heardShare={heardShare}
          className="h-8 w-full text-ink/20"
        />
        <SpeechNote place="stage" />
      </div>
      <div className="flex flex-col justify-center gap-4">
        <PlayButton
          lineId={lineId}
          label={said[style] === undefined ? 'Hear a line' : 'Hear another line'}
          variant="primary"
          size="lg"
          onPlay={play}
        />
        <Slider
          label="Volume"
          value={Math.round(volume * 100)}
          text={volume === 0 ? 'Silent' : `${Math.round(volume * 100)} %`}
          min={0}
          max={100}
          step={5}
          onChange={(percent) => keepPreferences({ volume: percent / 100 })}
        />
      </div>
    </Card>
  );
}
