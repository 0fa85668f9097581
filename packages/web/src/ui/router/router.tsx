import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type GoOptions,
  type History,
  type NavigationType,
  type Place,
  resolve,
  type Visit,
} from './history.ts';

interface Routing extends Visit {
  history: History;
}

const RoutingContext = createContext<Routing | null>(null);

interface RouterProps {
  history: History;
  children: ReactNode;
}

export function Router({ history, children }: RouterProps) {
  const [visit, setVisit] = useState(history.visit);
  // Not later: an effect of a page may already lead on.
  useLayoutEffect(() => {
    return history.listen((next) => startTransition(() => setVisit(next)));
  }, [history]);
  const routing = useMemo(() => ({ ...visit, history }), [visit, history]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

function useRouting(): Routing {
  const routing = use(RoutingContext);
  if (!routing) throw new Error('This needs a router around it.');
  return routing;
}

export const useLocation = (): Place => useRouting().place;

/** The path one is on, or is being led to: known at once, while the page is still being made. */
export function useDestination(): string {
  const { history } = useRouting();
  return useSyncExternalStore(history.listen, () => history.visit().place.pathname);
}

export const useNavigationType = (): NavigationType => useRouting().type;
export const useNavigate = (): History['go'] => useRouting().history.go;

type Query = Record<string, string> | URLSearchParams;
type SetQuery = (
  next: Query | ((now: URLSearchParams) => URLSearchParams),
  options?: GoOptions,
) => void;

export function useSearchParams(): [URLSearchParams, SetQuery] {
  const { place, history } = useRouting();
  const query = useMemo(() => new URLSearchParams(place.search), [place.search]);
  const setQuery = useCallback<SetQuery>(
    (next, options) => {
      const now = new URLSearchParams(history.visit().place.search);
      const wanted = typeof next === 'function' ? next(now) : new URLSearchParams(next);
      history.go(`?${wanted}`, options);
    },
    [history],
  );
  return [query, setQuery];
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  state?: unknown;
}

/** Whether the browser is to do with the press what it does with any link. */
export function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}

export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const { place, history } = useRouting();
  const href = resolve(to, place);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    if (rest.target && rest.target !== '_self') return;
    event.preventDefault();
    // As browsers do: to press the link of the page one is on, or waits for, leaves no second entry.
    const { pathname, search, hash } = history.visit().place;
    const isHere = href === `${pathname}${search}${hash}`;
    history.go(href, { state, replace: isHere });
  }
  return <a {...rest} href={href} onClick={follow} />;
}

interface NavigateProps extends GoOptions {
  to: string;
}

/** Leads on as soon as it is shown. */
export function Navigate({ to, replace, state }: NavigateProps) {
  const go = useNavigate();
  const written = JSON.stringify(state ?? null);
  useEffect(() => go(to, { replace, state: JSON.parse(written) }), [go, to, replace, written]);
  return null;
}
