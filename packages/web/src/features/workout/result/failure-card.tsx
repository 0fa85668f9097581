import type { RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
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
    <ErrorState
      title={generationTexts.failed}
      heading={heading}
      onRetry={actions.onRetry}
      actions={
        <>
          {failure.canBuildHere && (
            <Button onClick={actions.onBuildHere}>Build it on this device</Button>
          )}
          <Button variant="ghost" onClick={actions.onClear}>
            Close
          </Button>
        </>
      }
    >
      {failure.text !== generationTexts.failed && failure.text}
    </ErrorState>
  );
}
