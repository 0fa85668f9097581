import type { VoicePreferences } from '@cadence/domain/profile/voice-preferences';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { useMemo } from 'react';
import { phaseFills } from '../../../ui/strip/phase-fills.ts';
import { Strip } from '../../../ui/strip/strip.tsx';
import { phaseOf } from '../../../ui/strip/strip-segments.ts';
import { type AskedLine, sayAll, useSpeaking } from '../speaking.ts';
import type { Place } from '../speech-problem.ts';
import { PlayButton } from './play-button.tsx';
import { type ScriptLine, sampleSet, scriptOf } from './set-script.ts';
import { SpeechNote } from './speech-notes.tsx';

interface SetPreviewProps {
  preferences: VoicePreferences;
}

const place = 'set' satisfies Place;

/** A set with its rest, word for word as these preferences make it. */
export function SetPreview({ preferences }: SetPreviewProps) {
  const { selectedVoiceStyle: style } = preferences;
  const script = useMemo(() => scriptOf(preferences), [preferences]);
  const playing = useSpeaking(({ status, line }) =>
    status !== 'silent' && line?.place === place ? line.id : null,
  );

  function play() {
    const lines = script.flatMap(({ id, texts }) =>
      texts.map((text): AskedLine => ({ id, place, text, style })),
    );
    void sayAll(lines, place);
  }

  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-[750] text-base">How a set sounds</h3>
          <p className="text-ink-2 text-sm">Silences are left out when you play it.</p>
        </div>
        <PlayButton lineId={place} label="Play" of="the set" onPlay={play} />
      </div>
      <Strip steps={sampleSet} size="sm" label="Two sets with a rest between" />
      {script.length === 0 ? (
        <p className="text-ink-2">Nothing but the countdown is left to say.</p>
      ) : (
        <ol className="flex flex-col gap-1.5">
          {script.map((line) => (
            <SetLine key={line.id} line={line} isHeard={line.id === playing} />
          ))}
        </ol>
      )}
      <SpeechNote place={place} />
    </div>
  );
}

interface SetLineProps {
  line: ScriptLine;
  isHeard: boolean;
}

function SetLine({ line: { atSeconds, phase, texts }, isHeard }: SetLineProps) {
  return (
    <li
      aria-current={isHeard ? 'true' : undefined}
      className="-mx-2 flex items-start gap-3 rounded-lg px-2 py-1 aria-current:bg-ink aria-current:text-paper"
    >
      <span
        aria-hidden="true"
        className={`mt-0.5 h-[1.1em] w-1.5 shrink-0 rounded-full ${phaseFills[phaseOf(phase)]}`}
      />
      <span className={`num w-9 shrink-0 ${isHeard ? '' : 'text-ink-2'}`}>
        {formatClock(atSeconds)}
      </span>
      <span className="min-w-0">{texts.join(' ')}</span>
    </li>
  );
}
