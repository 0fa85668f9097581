// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserHistory, resolve } from './history.ts';
import {
  Link,
  Navigate,
  Router,
  useDestination,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from './router.tsx';
import { Outlet, Route, Routes, useOutletContext } from './routes.tsx';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

function Where() {
  const { pathname, search, hash, state, key } = useLocation();
  const type = useNavigationType();
  const first = key === 'default' ? ' first' : '';
  return (
    <p role="status">{`${type} ${pathname}${search}${hash} ${JSON.stringify(state)}${first}`}</p>
  );
}

function Bound() {
  return <p role="log">{useDestination()}</p>;
}

interface MadeAtProps {
  path: string;
  page: Promise<string>;
}

function MadeAt({ path, page }: MadeAtProps) {
  return <h1>{useLocation().pathname === path ? use(page) : 'Start'}</h1>;
}

function Onwards() {
  const navigate = useNavigate();
  useEffect(() => navigate('/home'), [navigate]);
  return null;
}

function Query() {
  const [query, setQuery] = useSearchParams();
  const drop = (old: URLSearchParams) => {
    old.delete('goal');
    return old;
  };
  return (
    <>
      <button type="button" onClick={() => setQuery(drop, { replace: true })}>
        {query.get('goal') ?? 'none'}
      </button>
      <button type="button" onClick={() => setQuery({ c: 'a b' })}>
        open
      </button>
    </>
  );
}

function Told() {
  return <h1>{useOutletContext<string>()}</h1>;
}

const here = () => screen.getByRole('status').textContent;

function open(path: string, content: React.ReactNode) {
  window.history.replaceState(null, '', path);
  render(
    <Router history={browserHistory()}>
      <Where />
      {content}
    </Router>,
  );
}

/** Back is told later than the call, by an event. */
async function goBack() {
  const told = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  await act(async () => {
    window.history.back();
    await told;
  });
}

/** Keeps the browser from leaving, and tells whether it would have. */
function watchPress() {
  const left = vi.fn();
  const stay = (event: Event) => {
    if (!event.defaultPrevented) left();
    event.preventDefault();
  };
  document.addEventListener('click', stay, { once: true });
  return left;
}

test.each([
  ['/home', '/calendar', '/home'],
  ['?view=b', '/profile', '/profile?view=b'],
  ['#limits', '/profile', '/profile#limits'],
  ['https://elsewhere.example/x', '/home', '/x'],
  ['//elsewhere.example', '/home', '/'],
])('%s from %s is %s', (to, pathname, path) => {
  expect(resolve(to, { pathname, search: '' })).toBe(path);
});

describe('the address', () => {
  test('is read as the browser opened it', () => {
    open('/profile?view=you#limits', null);
    expect(here()).toBe('POP /profile?view=you#limits null first');
  });

  test('changes with a link, and comes back with Back', async () => {
    open('/home', <Link to="/calendar?m=2">Calendar</Link>);
    await userEvent.click(screen.getByRole('link', { name: 'Calendar' }));
    expect(window.location.pathname).toBe('/calendar');
    expect(here()).toBe('PUSH /calendar?m=2 null');
    await goBack();
    expect(here()).toBe('POP /home null first');
  });

  test('a link to where one is adds nothing to the history', async () => {
    open('/home', <Link to="/home">Home</Link>);
    const before = window.history.length;
    await userEvent.click(screen.getByRole('link'));
    expect(here()).toBe('REPLACE /home null');
    expect(window.history.length).toBe(before);
  });

  test('what a link hands on is there after a reload', async () => {
    open(
      '/login',
      <Link to="/register" state={{ from: '/coach' }}>
        Register
      </Link>,
    );
    await userEvent.click(screen.getByRole('link'));
    cleanup();
    render(
      <Router history={browserHistory()}>
        <Where />
      </Router>,
    );
    expect(here()).toBe('POP /register {"from":"/coach"}');
  });
});

describe('a press that is not for the app', () => {
  test.each(['Control', 'Shift', 'Meta', 'Alt'])(
    'with %s held stays with the browser',
    async (key) => {
      open('/home', <Link to="/calendar">Calendar</Link>);
      const left = watchPress();
      const user = userEvent.setup();
      await user.keyboard(`{${key}>}`);
      await user.click(screen.getByRole('link'));
      expect(here()).toBe('POP /home null first');
      expect(left).toHaveBeenCalled();
    },
  );

  test('for another tab stays with the browser', async () => {
    open(
      '/home',
      <Link to="/calendar" target="_blank">
        Calendar
      </Link>,
    );
    const left = watchPress();
    await userEvent.click(screen.getByRole('link'));
    expect(here()).toBe('POP /home null first');
    expect(left).toHaveBeenCalled();
  });

  test('refused by whoever shows the link goes nowhere', async () => {
    open(
      '/home',
      <Link to="/calendar" onClick={(event) => event.preventDefault()}>
        Calendar
      </Link>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(here()).toBe('POP /home null first');
  });
});

test('where a link leads is known while its page is still being made', async () => {
  let show: (page: string) => void = () => {};
  const made = new Promise<string>((resolve) => {
    show = resolve;
  });
  open(
    '/start',
    <>
      <Bound />
      <MadeAt path="/slow" page={made} />
      <Link to="/slow">Slow</Link>
    </>,
  );
  const bound = () => screen.getByRole('log').textContent;
  expect(bound()).toBe('/start');

  // What suspends inside of React's own waiting goes on only if that is awaited.
  const press = () => act(async () => screen.getByRole('link', { name: 'Slow' }).click());
  await press();
  expect(bound()).toBe('/slow');
  expect(here()).toContain('/start');

  const entries = window.history.length;
  await press();
  expect(window.history.length).toBe(entries);

  await act(async () => show('There'));
  expect(screen.getByRole('heading').textContent).toBe('There');
  expect(bound()).toBe('/slow');
  expect(here()).toContain('/slow');
});

test('what is shown may lead on at once, and leaves no entry behind', () => {
  const before = window.history.length;
  open('/nowhere', <Navigate to="/home" replace state={{ from: '/nowhere' }} />);
  expect(here()).toBe('REPLACE /home {"from":"/nowhere"}');
  expect(window.history.length).toBe(before);
});

test('an effect of a page may lead on at once', () => {
  open('/nowhere', <Onwards />);
  expect(here()).toBe('PUSH /home null');
});

test('a part of the query changes, the rest stays', async () => {
  open('/coach?goal=run&view=x', <Query />);
  await userEvent.click(screen.getByRole('button', { name: 'run' }));
  expect(here()).toBe('REPLACE /coach?view=x null');
  expect(screen.getByRole('button', { name: 'none' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(here()).toBe('PUSH /coach?c=a+b null');
});

describe('the routes', () => {
  const routes = (
    <Routes>
      <Route element={<section>{<Outlet context="from around" />}</section>}>
        <Route path="/home" element={<h1>Home</h1>} />
        <Route path="/told" element={<Told />} />
      </Route>
      <Route path="*" element={<h1>Not known</h1>} />
    </Routes>
  );

  test.each([
    ['/home', 'Home'],
    ['/home/', 'Home'],
    ['/Home', 'Home'],
    ['/told', 'from around'],
    ['/home/more', 'Not known'],
    ['/', 'Not known'],
  ])('%s shows %s', (path, heading) => {
    open(path, routes);
    expect(screen.getByRole('heading').textContent).toBe(heading);
  });

  test('what stands around stays when its page changes', async () => {
    open(
      '/home',
      <>
        <Link to="/told">Told</Link>
        {routes}
      </>,
    );
    const around = screen.getByRole('heading').parentElement;
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('heading').textContent).toBe('from around');
    expect(screen.getByRole('heading').parentElement).toBe(around);
  });

  test('without a router around it nothing works, and says so', () => {
    expect(() => render(<Link to="/home">Home</Link>)).toThrow('a router around it');
  });
});
