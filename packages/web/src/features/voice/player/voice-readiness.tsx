import { AudioLines } from 'lucide-react';
import { useReadinessText } from './readiness.ts';

/** One line on how ready the voice is. By itself, so that a running timer does not render with it. */
export function VoiceReadiness() {
  return (
    <p className="num mt-3 flex items-start gap-2 text-ink-2">
      <AudioLines aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
      {useReadinessText()}
    </p>
  );
}
