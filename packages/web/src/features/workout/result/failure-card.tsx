import { TriangleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type GenerationFailure, generationTexts } from '../generate/generation-failure.ts';

interface FailureCardProps {
  failure: Extract<GenerationFailure, { kind: 'error' }>;
  heading: RefObject<HTMLHeadingElement | null>;
  onRetry: () => void;
  onBuildHere: () => void;
  onClear: () => void;
}

export function FailureCard({ failure, heading, ...actions }: FailureCardProps) {
  return (
    <section
      role="alert"
      className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <span className="grid size-11 place-items-center rounded-control bg-danger-soft text-danger">
        <TriangleAlert aria-hidden="true" className="size-5" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="display scroll-mt-20 text-[1.375rem] outline-none">
        {generationTexts.failed}
      </h2>
      {failure.text !== generationTexts.failed && (
        <p className="max-w-prose text-ink-2">{failure.text}</p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={actions.onRetry}>Try again</Button>
        {failure.canBuildHere && (
          <Button onClick={actions.onBuildHere}>Build it on this device</Button>
        )}
        <Button variant="ghost" onClick={actions.onClear}>
          Close
        </Button>
      </div>
    </section>
  );
}
