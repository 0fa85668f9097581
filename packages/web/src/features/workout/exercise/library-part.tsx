import { Component, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonGroup } from '../../../ui/skeleton.tsx';

interface LibraryPartProps {
  /** What is on its way, for instance 'Loading the exercise'. */
  label: string;
  /** The shape of what comes. */
  skeleton: ReactNode;
  children: ReactNode;
}

interface LibraryPartState {
  hasFailed: boolean;
}

/** Around a lazy part that needs the exercise library: shows that it loads, or that it could not. */
export class LibraryPart extends Component<LibraryPartProps, LibraryPartState> {
  override state: LibraryPartState = { hasFailed: false };

  static getDerivedStateFromError(): LibraryPartState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { label, skeleton, children } = this.props;
    if (this.state.hasFailed) {
      return (
        <ErrorState
          title="The exercise library did not load"
          onRetry={() => window.location.reload()}
        >
          Check your connection. Nothing of your workout is lost.
        </ErrorState>
      );
    }
    const waiting = (
      <SkeletonGroup label={label} className="flex flex-col gap-4">
        {skeleton}
      </SkeletonGroup>
    );
    return <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
