import type { VoiceStyle } from '@cadence/domain/voice/styles';
import { useId } from 'react';
import { engineName } from '../engine-words.ts';
import type { ServerVoice } from '../profile-changes.ts';
import { type AskedLine, say } from '../speaking.ts';
import { PlayButton } from './play-button.tsx';
import { styleWords } from './style-words.ts';

interface VoiceRowsProps {
  voices: readonly ServerVoice[];
  style: VoiceStyle;
  /** Of the voice that speaks the style. */
  chosenId: string | undefined;
  /** Of the voice that the style has by itself. */
  ownId: string | undefined;
  /** What each one says. */
  text: string;
  onChoose: (voiceId: string) => void;
}

export function lineOf(voiceId: string, text: string, style: VoiceStyle): AskedLine {
  return { id: `voice ${voiceId}`, place: 'voices', text, style, voiceId };
}

/** Each with its own button, so that two are heard one right after the other. */
export function VoiceRows({ voices, style, chosenId, ownId, text, onChoose }: VoiceRowsProps) {
  const group = useId();
  const { name: styleName } = styleWords[style];
  const isMixed = new Set(voices.map(({ language }) => language)).size > 1;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{`Voice for ${styleName}`}</legend>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {voices.map(({ voice_id: id, name, engine, language }) => (
          <li
            key={id}
            className="relative flex items-center gap-2 rounded-control border border-line py-2 pr-2 pl-4 has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)]"
          >
            <label className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={group}
                checked={id === chosenId}
                onChange={() => onChoose(id)}
                className="size-5 shrink-0 accent-ink"
              />
              <span className="min-w-0">
                <span className="block font-[650] text-base">{name}</span>
                <span className="block text-ink-2 text-sm">
                  {id === ownId ? 'Made for this style' : engineName(engine)}
                  {isMixed && ` · ${language}`}
                </span>
              </span>
            </label>
            <PlayButton
              lineId={lineOf(id, text, style).id}
              label="Hear"
              of={name}
              onPlay={() => void say(lineOf(id, text, style))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
