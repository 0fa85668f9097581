import { type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Guarded, GuestsOnly } from './guard.tsx';
import { PageSpinner } from './page-spinner.tsx';

const Shell = lazyPart(() => import('./shell.tsx').then((m) => m.Shell));
const LoginPage = lazyPart(() => import('../pages/login/login-page.tsx').then((m) => m.LoginPage));
const RegisterPage = lazyPart(() =>
  import('../pages/register/register-page.tsx').then((m) => m.RegisterPage),
);
const RecoverPage = lazyPart(() =>
  import('../pages/login/recover-page.tsx').then((m) => m.RecoverPage),
);

const TryPage = lazyPart(() => import('../pages/try/try-page.tsx').then((m) => m.TryPage));

const forGuests = {
  '/login': LoginPage,
  '/register': RegisterPage,
  '/recover': RecoverPage,
  '/try': TryPage,
};

/** Spec §2. */
const guarded = {
  '/home': lazyPart(() => import('../pages/home/home-page.tsx').then((m) => m.HomePage)),
  '/welcome': lazyPart(() =>
    import('../pages/welcome/welcome-page.tsx').then((m) => m.WelcomePage),
  ),
  '/workout': lazyPart(async () => {
    const { WorkoutPage, preloadClock } = await import('../pages/workout/workout-page.tsx');
    await preloadClock();
    return WorkoutPage;
  }),
  '/voice': lazyPart(() => import('../pages/voice/voice-page.tsx').then((m) => m.VoicePage)),
  '/coach': lazyPart(() => import('../pages/coach/coach-page.tsx').then((m) => m.CoachPage)),
  '/program': lazyPart(() =>
    import('../pages/program/program-page.tsx').then((m) => m.ProgramPage),
  ),
  '/profile': lazyPart(() =>
    import('../pages/profile/profile-page.tsx').then((m) => m.ProfilePage),
  ),
  '/admin': lazyPart(() => import('../pages/admin/admin-page.tsx').then((m) => m.AdminPage)),
  '/clients': lazyPart(() =>
    import('../pages/clients/clients-page.tsx').then((m) => m.ClientsPage),
  ),
  '/models': lazyPart(() => import('../pages/models/models-page.tsx').then((m) => m.ModelsPage)),
  '/analytics': lazyPart(() =>
    import('../pages/analytics/analytics-page.tsx').then((m) => m.AnalyticsPage),
  ),
  '/exercises': lazyPart(() =>
    import('../pages/library/library-page.tsx').then((m) => m.LibraryPage),
  ),
  '/calendar': lazyPart(() =>
    import('../pages/calendar/calendar-page.tsx').then((m) => m.CalendarPage),
  ),
  '/assessment': lazyPart(() =>
    import('../pages/assessment/assessment-page.tsx').then((m) => m.AssessmentPage),
  ),
  '/progress': lazyPart(() =>
    import('../pages/progress/progress-page.tsx').then((m) => m.ProgressPage),
  ),
};

/** For members and visitors alike. */
const shared = {
  '/shared': lazyPart(() => import('../pages/share/shared-page.tsx').then((m) => m.SharedPage)),
  '/class': lazyPart(() => import('../pages/class/class-page.tsx').then((m) => m.ClassPage)),
};

const GalleryPage = import.meta.env.DEV
  ? lazyPart(() => import('../gallery/gallery-page.tsx').then((m) => m.GalleryPage))
  : null;

/** A spinner for each page anew: the one before does not stay until the next has loaded. */
function page(path: string, content: ReactNode, isInShell = false) {
  const waiting = <PageSpinner fullHeight={!isInShell} />;
  const element = (
    <Suspense key={path} fallback={waiting}>
      {content}
    </Suspense>
  );
  return <Route key={path} path={path} element={element} />;
}

const ownPart = <K extends string, V>(parts: Record<K, V>, path: string): V | undefined =>
  Object.hasOwn(parts, path) ? parts[path as K] : undefined;

/** What the first page needs, at once: one after the other it would take twice as long. */
export async function preloadPage(path: string, isKnown: boolean): Promise<void> {
  const open = ownPart(shared, path);
  if (open) await open.preload();
  else if (isKnown) await Promise.all([Shell.preload(), ownPart(guarded, path)?.preload()]);
  else await (ownPart(forGuests, path) ?? LoginPage).preload();
}

const loadTimer = () => void guarded['/workout'].preload();

export function AppRoutes() {
  const shell = (
    <Suspense fallback={<PageSpinner fullHeight />}>
      <Shell onSettled={loadTimer} />
    </Suspense>
  );
  return (
    <Routes>
      <Route element={<GuestsOnly />}>
        {Object.entries(forGuests).map(([path, Page]) => page(path, <Page />))}
      </Route>
      <Route element={<Guarded />}>
        <Route element={shell}>
          {Object.entries(guarded).map(([path, Page]) => page(path, <Page />, true))}
        </Route>
      </Route>
      {Object.entries(shared).map(([path, Page]) => page(path, <Page />))}
      {GalleryPage && page('/gallery', <GalleryPage />)}
      {/* The guard of /home sends on whoever is not signed in. */}
      <Route path="*" element={<Navigate to="/home" replace />} />
    </Routes>
  );
}
