import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface ErrorBoundaryProps {
  /** Another value, for instance another path, starts over. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  failed: boolean;
  resetKey: string;
}

/**
 * Around the page only: header, sidebar and whatever is typed outside of it stay.
 * The page itself starts afresh; its forms find what was typed in their drafts.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {
    error: null,
    failed: false,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (props.resetKey === state.resetKey) return null;
    return { error: null, failed: false, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Trouble
        error={this.state.error}
        onRetry={() => this.setState({ error: null, failed: false })}
      />
    );
  }
}

interface TroubleProps {
  error: unknown;
  onRetry: () => void;
}

function Trouble({ error, onRetry }: TroubleProps) {
  const { title, text, detail, isLoadFailure } = explain(error);
  return (
    <section
      role="alert"
      className="m-5 flex max-w-2xl flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 sm:p-8 lg:m-10"
    >
      <p className="eyebrow">Something went wrong</p>
      <h1 className="display text-[1.75rem]">{title}</h1>
      <p className="max-w-prose text-ink-2">{text}</p>
      {detail && (
        <p className="max-w-full overflow-x-auto rounded-control bg-sunken px-3 py-2 text-[0.8125rem] text-ink-2">
          {detail}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {!isLoadFailure && (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </div>
    </section>
  );
}

interface Explanation {
  title: string;
  text: string;
  /** For whoever is asked for help. */
  detail?: string;
  /** A module that could not be fetched is asked for again only by a new page. */
  isLoadFailure?: boolean;
}

function explain(error: unknown): Explanation {
  const message = error instanceof Error ? error.message : '';
  // Each browser words a module that cannot be fetched in its own way.
  if (/dynamically imported module|importing a module script|preload/i.test(message)) {
    return {
      title: 'This page could not be loaded.',
      text: 'The connection may be down, or Cadence has been updated since you opened it. Reload to get the newest version.',
      isLoadFailure: true,
    };
  }
  return {
    title: 'This page has stopped.',
    text: 'The mistake is ours. Your account and what is saved are not touched. Try again, or reload the page.',
    detail: message,
  };
}
