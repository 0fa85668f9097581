import { BrowserRouter } from 'react-router';
import { useTheme } from '../ui/style/theme.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

export function App() {
  return (
    <>
      <ThemeFollower />
      <ErrorBoundary resetKey="app">
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
    </>
  );
}

/** The pages before the sign-in have no switch of their own, but follow the system's mode. */
function ThemeFollower() {
  useTheme();
  return null;
}
