import { workoutPage } from '../pages/workout-source.ts';
import { lazySource } from '../ui/lazy/lazy-source.ts';
import { Navigate } from '../ui/router/router.tsx';
import { Route, Routes } from '../ui/router/routes.tsx';
import { Guarded, GuestsOnly } from './guard.tsx';
import { LazyPage, type PageSource } from './lazy-page.tsx';

const shell = lazySource(() => import('./shell.tsx').then((m) => m.Shell));

const login = lazySource(() => import('../pages/login-page.tsx').then((m) => m.LoginPage));
const register = lazySource(() => import('../pages/register-page.tsx').then((m) => m.RegisterPage));

/** Spec §2. */
const guarded: Readonly<Record<`/${string}`, PageSource>> = {
  '/home': lazySource(async () => {
    const { HomePage, loadShown } = await import('../pages/home-page.tsx');
    await loadShown();
    return HomePage;
  }),
  '/workout': workoutPage,
  '/voice': lazySource(() => import('../pages/voice-page.tsx').then((m) => m.VoicePage)),
  '/coach': lazySource(() => import('../pages/coach-page.tsx').then((m) => m.CoachPage)),
  '/program': lazySource(() => import('../pages/program-page.tsx').then((m) => m.ProgramPage)),
  '/profile': lazySource(() => import('../pages/profile-page.tsx').then((m) => m.ProfilePage)),
  '/analytics': lazySource(() =>
    import('../pages/analytics-page.tsx').then((m) => m.AnalyticsPage),
  ),
  '/calendar': lazySource(() => import('../pages/calendar-page.tsx').then((m) => m.CalendarPage)),
  '/assessment': lazySource(() =>
    import('../pages/assessment-page.tsx').then((m) => m.AssessmentPage),
  ),
  '/progress': lazySource(() => import('../pages/progress-page.tsx').then((m) => m.ProgressPage)),
};

/**
 * What will be shown here, most likely. The page beside its shell: one after the other, a running
 * workout would come back later from a reload.
 */
export async function preloadHere(isKnown: boolean): Promise<void> {
  const path = window.location.pathname as `/${string}`;
  if (!isKnown) return (path === '/register' ? register : login).preload();
  await Promise.all([shell.preload(), guarded[path]?.preload()]);
}

const gallery = import.meta.env.DEV
  ? lazySource(() => import('../gallery/gallery-page.tsx').then((m) => m.GalleryPage))
  : null;

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<GuestsOnly />}>
        <Route path="/login" element={<LazyPage source={login} fullHeight />} />
        <Route path="/register" element={<LazyPage source={register} fullHeight />} />
      </Route>
      <Route element={<Guarded />}>
        <Route element={<LazyPage source={shell} fullHeight />}>
          {Object.entries(guarded).map(([path, source]) => (
            <Route key={path} path={path} element={<LazyPage key={path} source={source} />} />
          ))}
        </Route>
      </Route>
      {gallery && <Route path="/gallery" element={<LazyPage source={gallery} />} />}
      {/* The guard of /home sends on whoever is not signed in. */}
      <Route path="*" element={<Navigate to="/home" replace />} />
    </Routes>
  );
}
