import type { VoiceProfile } from '@cadence/domain/profile/voice-preferences';
import type { VoiceStyle } from '@cadence/domain/voice/styles';
import { RotateCcw } from 'lucide-react';
import { numberFormat } from '../../../platform/dates/formats.ts';
import { Button } from '../../../ui/button.tsx';
import {
  changeVoiceProfile,
  sendProfiles,
  useHasUnsentProfiles,
  useProfileSaving,
} from '../profile-sync.ts';
import { Slider } from './slider.tsx';
import { styleWords } from './style-words.ts';

interface ProfileSlidersProps {
  style: VoiceStyle;
  profile: VoiceProfile;
}

const factor = { min: 0.5, max: 2, step: 0.05 };
const untouched = { rate: 1, pitch: 1, volume: 1 };
const shown = numberFormat({ maximumFractionDigits: 2 });

const factorText = (value: number) => (value === 1 ? 'As it is' : `${shown().format(value)} ×`);

/** Pace, pitch and loudness of one style. */
export function ProfileSliders({ style, profile }: ProfileSlidersProps) {
  const { rate, pitch, volume } = profile;
  const change = (part: Partial<VoiceProfile>) => changeVoiceProfile(style, part);
  const isUnsent = useHasUnsentProfiles();
  const canSendAgain = useProfileSaving(({ status }) => status === 'failed') && isUnsent;
  const isUntouched = rate === 1 && pitch === 1 && volume === 1;
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        <Slider
          {...factor}
          label="Pace"
          value={rate}
          text={factorText(rate)}
          onChange={(value) => change({ rate: value })}
        />
        <Slider
          {...factor}
          label="Pitch"
          value={pitch}
          text={factorText(pitch)}
          onChange={(value) => change({ pitch: value })}
        />
        <Slider
          label="Loudness"
          value={Math.round(volume * 100)}
          text={`${Math.round(volume * 100)} %`}
          min={0}
          max={100}
          step={5}
          onChange={(percent) => change({ volume: percent / 100 })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SavingNote />
        <div className="flex flex-wrap gap-2">
          {canSendAgain && <Button onClick={() => void sendProfiles()}>Save again</Button>}
          <Button
            variant="ghost"
            disabled={isUntouched}
            onClick={() => change(untouched)}
            aria-label={`Back to normal: ${styleWords[style].name}`}
          >
            <RotateCcw aria-hidden="true" className="size-4" />
            Back to normal
          </Button>
        </div>
      </div>
    </div>
  );
}

const savingWords = {
  idle: 'Kept on this device and in your account.',
  saving: 'Saving',
  saved: 'Saved on this device and in your account.',
};

function SavingNote() {
  const { status, problem } = useProfileSaving();
  const isUnsent = useHasUnsentProfiles();
  if (status === 'failed') {
    return (
      <p role="alert" className="max-w-prose text-ink-2 text-sm">
        {`Kept on this device only. ${problem}`}
      </p>
    );
  }
  return (
    <p className="text-ink-2 text-sm">
      {isUnsent && status !== 'saving'
        ? 'Kept on this device. Your account gets it as soon as the server answers.'
        : savingWords[status]}
    </p>
  );
}
