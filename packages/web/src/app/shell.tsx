import { useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSessionSync } from '../features/analytics/session-log.ts';
import type { ShellControls } from '../features/timer/full-bleed.ts';
import { useRestoreLatest } from '../features/workout/kept/restore-latest.ts';
import { useWorkoutSync } from '../features/workout/kept/workout-sync.ts';
import { CalendarReminder } from '../pages/calendar-reminder.tsx';
import { useIdentity } from '../platform/identity.ts';
import { useItemSync } from '../platform/items/use-items.ts';
import { Toaster } from '../ui/toast.tsx';
import { BottomTabs } from './bottom-tabs.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { LinkList } from './link-list.tsx';
import { LogoutDialog } from './logout-dialog.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { OfflineBanner } from './offline-banner.tsx';

type Overlay = 'menu' | 'logout' | null;

function SkipLink() {
  return (
    <a
      href="#main"
      className="-translate-y-24 fixed top-2 left-2 z-50 rounded-control bg-ink px-4 py-3 font-[650] text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

/** Keeps the device and the account in step, and brings back the latest workout. */
function AccountSync({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  useSessionSync(userId);
  useWorkoutSync(userId);
  useItemSync(userId);
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
      <div className={bare ? '' : 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]'}>
        {!bare && (
          <nav
            aria-label="Features"
            className="sticky top-16 hidden h-[calc(100dvh-4rem)] self-start overflow-y-auto border-line border-r px-3 py-8 lg:block"
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
      <MenuSheet
        user={user}
        open={overlay === 'menu'}
        onClose={close}
        onLogout={() => setOverlay('logout')}
      />
      <LogoutDialog open={overlay === 'logout'} onClose={close} />
      <AccountSync userId={user.id} />
      <CalendarReminder key={user.id} />
      <Toaster />
    </>
  );
}
