import { type VoiceStyle, voiceStyles } from '@cadence/domain/voice/styles';
import { useId } from 'react';
import { styleWords } from './style-words.ts';
import { Wave } from './wave.tsx';

interface StylePickerProps {
  value: VoiceStyle;
  onChange: (style: VoiceStyle) => void;
}

export function StylePicker({ value, onChange }: StylePickerProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Style of your coach</legend>
      <div className="grid gap-2.5 min-[350px]:grid-cols-2 sm:gap-3 xl:grid-cols-4">
        {voiceStyles.map((style) => {
          const { name: title, character, wave } = styleWords[style];
          return (
            <label
              key={style}
              className="group relative flex cursor-pointer flex-col gap-3 rounded-card border border-line bg-surface p-3.5 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 hover:border-ink-3 has-checked:border-ink has-checked:bg-ink has-checked:text-paper sm:p-5"
            >
              <input
                type="radio"
                name={name}
                value={style}
                checked={style === value}
                aria-describedby={`${name}-${style}`}
                aria-label={title}
                onChange={() => onChange(style)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-card outline-none"
              />
              <Wave
                wave={wave}
                className="h-8 w-full max-w-28 text-ink/30 group-has-checked:text-paper"
              />
              <span className="min-w-0">
                <span className="display block text-[1.0625rem] sm:text-xl">{title}</span>
                <span
                  id={`${name}-${style}`}
                  className="mt-1.5 block text-ink-2 text-sm group-has-checked:text-paper"
                >
                  {character}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
