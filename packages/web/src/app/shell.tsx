import { useEffect, useMemo, useState } from 'react';
import type { ShellControls } from '../features/timer/full-bleed.ts';
import { useRestoreLatest } from '../features/workout/kept/restore-latest.ts';
import { useIdentity } from '../platform/identity.ts';
import { useReconnect } from '../platform/use-reconnect.ts';
import { warmFormats } from '../platform/warm-formats.ts';
import { Later } from '../ui/lazy/later.tsx';
import { LaterDialog } from '../ui/lazy/later-dialog.tsx';
import { lazySource } from '../ui/lazy/lazy-source.ts';
import { preloadMissing, usePreload } from '../ui/lazy/use-preload.ts';
import { whenIdle } from '../ui/pace/when-idle.ts';
import { useLocation } from '../ui/router/router.tsx';
import { Outlet } from '../ui/router/routes.tsx';
import { Toaster } from '../ui/toast.tsx';
import { BottomTabs } from './bottom-tabs.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { LinkList } from './link-list.tsx';
import { OfflineBanner } from './offline-banner.tsx';

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

const menu = lazySource(() => import('./menu-sheet.tsx').then((m) => m.MenuSheet));
const logout = lazySource(() => import('./logout-dialog.tsx').then((m) => m.LogoutDialog));
const updateNotice = lazySource(() => import('./update-notice.tsx').then((m) => m.UpdateNotice));
const overlays = [menu, logout];

const sync = lazySource(() => import('./account-sync.ts').then((m) => m.startAccountSync));
/** Until it is tried again to load what runs beside the page. */
const syncAgainMs = 10_000;

/** Once the page is drawn: what it shows at first is on the device. */
function useAccountSync(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    let isOver = false;
    let stop = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () =>
      void sync.load().then(
        (start) => {
          if (!isOver) stop = start(userId);
        },
        () => {
          if (!isOver) timer = setTimeout(begin, syncAgainMs);
        },
      );
    const callOff = whenIdle(begin);
    return () => {
      isOver = true;
      callOff();
      clearTimeout(timer);
      stop();
    };
  }, [userId]);
}

/** Its own component: whoever has nobody signed in has nothing to bring back. */
function Restored({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  useRestoreLatest(userId, pathname === '/workout');
  return null;
}

/** What every guarded page stands in (Spec §2). A running workout stands alone. */
export function Shell() {
  const user = useIdentity((state) => state.user);
  const { pathname } = useLocation();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [bare, setBare] = useState(false);
  const controls = useMemo<ShellControls>(() => ({ setBare }), []);
  const close = () => setOverlay(null);
  usePreload(overlays);
  useReconnect(preloadMissing);
  useAccountSync(user?.id);
  useEffect(() => whenIdle(() => warmFormats()), []);
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
            <LinkList />
          </nav>
        )}
        <div className={bare ? '' : 'pb-[calc(4.5rem+env(safe-area-inset-bottom))] lg:pb-0'}>
          {!bare && <OfflineBanner />}
          <main id="main" tabIndex={-1} className="outline-none">
            <ErrorBoundary resetKey={pathname}>
              <Outlet context={controls} />
            </ErrorBoundary>
          </main>
        </div>
      </div>
      {!bare && <BottomTabs menuOpen={overlay === 'menu'} onMore={() => setOverlay('menu')} />}
      <LaterDialog
        source={menu}
        props={{
          user,
          open: overlay === 'menu',
          onClose: close,
          onLogout: () => setOverlay('logout'),
        }}
      />
      <LaterDialog source={logout} props={{ open: overlay === 'logout', onClose: close }} />
      <Later optional source={updateNotice} props={{ isHeld: bare }} />
      <Restored userId={user.id} />
      <Toaster />
    </>
  );
}
