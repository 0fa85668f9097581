import { countText } from '@cadence/domain/workout/words';
import { useIsFetching } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { readRun } from '../features/timer/engine/run-store.ts';
import type { ShellControls } from '../features/timer/screen/full-bleed.ts';
import { useRestoreLatest } from '../features/workout/kept/restore-latest.ts';
import { queryClient } from '../platform/api/query.ts';
import { useFreshCodes } from '../platform/fresh-codes.ts';
import { useIdentity } from '../platform/identity.ts';
import { useOutbox } from '../platform/outbox/outbox.ts';
import { lazyPart, OnceOpen } from '../ui/lazy-part.tsx';
import { Toaster } from '../ui/overlay/toast.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { LinkList } from './link-list.tsx';
import { NotificationOpener } from './notification-opener.tsx';
import { OutboxNotice } from './outbox-notice.tsx';
import { UpdateNotice } from './update-notice.tsx';

const waitingWords = (waiting: number): string =>
  waiting > 0
    ? `${countText(waiting, 'change')} to your account will be sent then.`
    : 'Changes to your account have to wait.';

/** Always mounted: a live region speaks only of what changes inside it. */
function OfflineBanner() {
  const offline = useIdentity((state) => state.offline);
  const waiting = useOutbox().filter(({ failure }) => failure === null).length;
  return (
    <div role="status" aria-live="polite" className="print:hidden">
      {offline && (
        <p className="flex items-start gap-2.5 border-line border-b bg-sunken px-5 py-2.5 text-ink lg:px-10">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            <strong className="font-[650]">You are offline.</strong> You see what is on this device.{' '}
            {waitingWords(waiting)} Cadence connects again by itself.
          </span>
        </p>
      )}
    </div>
  );
}

const MenuSheet = lazyPart(() => import('./menu-sheet.tsx').then((m) => m.MenuSheet));
const LogoutDialog = lazyPart(() => import('./logout-dialog.tsx').then((m) => m.LogoutDialog));
const FreshCodesDialog = lazyPart(() =>
  import('../features/auth/fresh-codes-dialog.tsx').then((m) => m.FreshCodesDialog),
);

type Overlay = 'menu' | 'logout' | null;

function SkipLink() {
  return (
    <a
      href="#main"
      className="-translate-y-24 fixed top-2 left-2 z-50 rounded-control bg-ink px-4 py-3 font-[650] text-paper focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  );
}

function useAccountSync(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    const stopping = import('./account-sync.ts').then((m) => m.startAccountSync(userId));
    return () => void stopping.then((stop) => stop());
  }, [userId]);
}

/** Its own component: whoever has nobody signed in has nothing to bring back. */
function Restored({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  useRestoreLatest(userId, pathname === '/workout');
  return null;
}

const quietMs = 500;

/** Tells when the page has what it asked for: what is loaded before takes the line from it. */
function Settled({ onSettled }: ShellProps) {
  const isQuiet = useIsFetching(undefined, queryClient) === 0;
  const [isTold, setIsTold] = useState(false);
  useEffect(() => {
    if (isTold || !isQuiet) return;
    const timer = setTimeout(() => {
      setIsTold(true);
      onSettled();
    }, quietMs);
    return () => clearTimeout(timer);
  }, [isTold, isQuiet, onSettled]);
  return null;
}

/**
 * A workout that runs when the page is opened stands alone from its first picture on: a change right
 * after the first render would run all effects before anything is painted.
 */
function useBare(pathname: string) {
  const [bare, setBare] = useState(() => pathname === '/workout' && readRun() !== null);
  const isAsked = useRef(false);
  const controls = useMemo<ShellControls>(
    () => ({
      setBare: (next) => {
        isAsked.current = next;
        setBare(next);
      },
    }),
    [],
  );
  // The page inside has asked by now, if it is to stand alone.
  useLayoutEffect(() => {
    if (!isAsked.current) setBare(false);
  }, []);
  return { bare, controls };
}

interface ShellProps {
  /** Once, when the first page has what it asked for. */
  onSettled: () => void;
}

/** What every guarded page stands in (Spec §2). A running workout stands alone. */
export function Shell({ onSettled }: ShellProps) {
  const user = useIdentity((state) => state.user);
  const { pathname } = useLocation();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const { bare, controls } = useBare(pathname);
  const isNarrow = useIsNarrow();
  const close = () => setOverlay(null);
  const hasFreshCodes = useFreshCodes(({ codes }) => codes !== null);
  useAccountSync(user?.id);
  if (!user) return null;

  return (
    <>
      {!bare && (
        <>
          <SkipLink />
          <Header
            user={user}
            menuOpen={overlay === 'menu'}
            onMenu={() => setOverlay('menu')}
            onLogout={() => setOverlay('logout')}
          />
        </>
      )}
      <div className={bare ? '' : 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block'}>
        {!bare && (
          <nav
            aria-label="Features"
            className="sticky top-16 hidden h-[calc(100dvh-4rem)] self-start overflow-y-auto border-line border-r px-3 py-8 lg:block print:hidden"
          >
            {!isNarrow && <LinkList />}
          </nav>
        )}
        <div className={bare ? '' : 'pb-[calc(4.5rem+env(safe-area-inset-bottom))] lg:pb-0'}>
          {!bare && <OfflineBanner />}
          {!bare && <OutboxNotice />}
          <main id="main" tabIndex={-1} className="outline-none">
            <ErrorBoundary resetKey={pathname}>
              <Outlet context={controls} />
            </ErrorBoundary>
          </main>
        </div>
      </div>
      {!bare && <BottomTabs menuOpen={overlay === 'menu'} onMore={() => setOverlay('menu')} />}
      <OnceOpen open={overlay === 'menu'}>
        <MenuSheet
          user={user}
          open={overlay === 'menu'}
          onClose={close}
          onLogout={() => setOverlay('logout')}
        />
      </OnceOpen>
      <OnceOpen open={overlay === 'logout'}>
        <LogoutDialog open={overlay === 'logout'} onClose={close} />
      </OnceOpen>
      {/* The first minute stands alone: they are told right after it. */}
      <OnceOpen open={hasFreshCodes && pathname !== '/welcome'}>
        <FreshCodesDialog />
      </OnceOpen>
      <UpdateNotice isHeld={bare} />
      <NotificationOpener isHeld={bare} />
      <Restored userId={user.id} />
      <Settled onSettled={onSettled} />
      <Toaster />
    </>
  );
}
