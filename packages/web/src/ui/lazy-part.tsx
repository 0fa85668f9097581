import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** React.lazy for a named export, with a way to load it before it is shown. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Part = lazy(async () => ({ default: await load() }));
  // Whoever shows the part loads it again, and then tells what went wrong.
  const preload = () => void load().catch(() => {});
  return Object.assign(Part, { preload });
}

interface OnceOpenProps {
  open: boolean;
  children: ReactNode;
}

/** Around a lazy dialog: loads it when it is first opened, and keeps it, so that it can close. */
export function OnceOpen({ open, children }: OnceOpenProps) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen && <Suspense>{children}</Suspense>;
}
