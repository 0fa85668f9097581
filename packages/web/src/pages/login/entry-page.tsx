import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { PageEdge } from '../../features/workout/page-edge.tsx';
import { useArrival } from '../page/use-arrival.ts';

interface EntryPageProps {
  title: string;
  heading: string;
  lead: string;
  /** The way to the other of the two. */
  other: { question: string; to: string; label: string };
  children: ReactNode;
}

/** What signing in and registering share: the words, the ground, and the way from one to the other. */
export function EntryPage({ title, heading, lead, other, children }: EntryPageProps) {
  const arrival = useArrival(title);
  // Where the visitor wanted to go.
  const { state } = useLocation();
  return (
    <AuthFrame
      edge={<PageEdge />}
      heading={
        <>
          <h1
            ref={arrival}
            tabIndex={-1}
            className="display text-[2.5rem] outline-none lg:text-[clamp(3.5rem,6vw,5.5rem)]"
          >
            {heading}
          </h1>
          <p className="mt-4 text-base text-ink-2 lg:mt-6 lg:text-xl">{lead}</p>
        </>
      }
    >
      {children}
      <p className="mt-5 text-base text-ink-2">
        {other.question}{' '}
        <Link
          to={other.to}
          state={state}
          className="inline-flex min-h-11 items-center font-[650] text-ink hover:underline"
        >
          {other.label}
        </Link>
      </p>
      <p className="text-base text-ink-2">
        Just looking?{' '}
        <Link
          to="/try"
          className="inline-flex min-h-11 items-center font-[650] text-ink hover:underline"
        >
          Try it without an account
        </Link>
      </p>
    </AuthFrame>
  );
}
