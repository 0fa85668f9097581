import { browserHistory } from '../ui/router/history.ts';
import { Router } from '../ui/router/router.tsx';
import { useTheme } from '../ui/theme.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

const history = browserHistory();

export function App() {
  return (
    <>
      <ThemeFollower />
      <ErrorBoundary resetKey="app">
        <Router history={history}>
          <AppRoutes />
        </Router>
      </ErrorBoundary>
    </>
  );
}

/** The theme listens from its first use on, and the pages before the sign-in have no switch of their own. */
function ThemeFollower() {
  useTheme();
  return null;
}
