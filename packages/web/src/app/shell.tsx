import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { logout, useIdentity } from '../platform/identity.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Toaster } from '../ui/toast.tsx';
import { BottomTabs } from './bottom-tabs.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { LinkList } from './link-list.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { OfflineBanner } from './offline-banner.tsx';

type Overlay = 'menu' | 'logout' | null;

/** What every guarded page stands in (Spec §2). */
export function Shell() {
  const user = useIdentity((state) => state.user);
  const { pathname } = useLocation();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const close = () => setOverlay(null);
  if (!user) return null;

  return (
    <>
      <a
        href="#main"
        className="-translate-y-24 fixed top-2 left-2 z-50 rounded-control bg-ink px-4 py-3 font-[650] text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header
        user={user}
        menuOpen={overlay === 'menu'}
        onMenu={() => setOverlay('menu')}
        onLogout={() => setOverlay('logout')}
      />
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav
          aria-label="Features"
          className="sticky top-16 hidden h-[calc(100dvh-4rem)] self-start overflow-y-auto border-line border-r px-3 py-8 lg:block"
        >
          <LinkList />
        </nav>
        <div className="pb-[calc(4.5rem+env(safe-area-inset-bottom))] lg:pb-0">
          <OfflineBanner />
          <main id="main" tabIndex={-1} className="outline-none">
            <ErrorBoundary resetKey={pathname}>
              <Outlet />
            </ErrorBoundary>
          </main>
        </div>
      </div>
      <BottomTabs menuOpen={overlay === 'menu'} onMore={() => setOverlay('menu')} />
      <MenuSheet
        user={user}
        open={overlay === 'menu'}
        onClose={close}
        onLogout={() => setOverlay('logout')}
      />
      <ConfirmDialog
        open={overlay === 'logout'}
        onClose={close}
        onConfirm={logout}
        title="Are you sure you want to log out?"
        confirmLabel="Log out"
        cancelLabel="Stay signed in"
      >
        Local app data is cleared from this device. Training data stored in your account stays and
        is there when you sign in again.
      </ConfirmDialog>
      <Toaster />
    </>
  );
}
