import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/**
 * React.lazy for a named export, with a way to load it before it is shown. What has been loaded is
 * drawn at once: React would else show the fallback first, and keep it for 300 ms.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  async function begin() {
    loaded = await load();
    return { default: loaded };
  }
  const Lazy: ComponentType<P> = lazy(begin);
  // biome-ignore lint/correctness/noComponentHookFactories: made once, with its module.
  function Part(props: P) {
    // The same for as long as it is mounted, or its state would be lost.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  // Whoever shows the part loads it again, and then tells what went wrong.
  const preload = () =>
    begin().then(
      () => {},
      () => {},
    );
  return Object.assign(Part, { preload });
}

const nothing = () => null;

/** A part that the page can do without, such as a picture: nothing where it cannot be loaded. */
export function optionalPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazyPart<P>(() => load().catch(() => nothing));
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
