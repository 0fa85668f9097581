import { Children, createContext, isValidElement, type ReactNode, use } from 'react';
import { useLocation } from './router.tsx';

interface RouteProps {
  /** None for what only stands around its children; '*' for whatever nothing else is for. */
  path?: string;
  element: ReactNode;
  children?: ReactNode;
}

/** Says to `Routes` what is where; never drawn itself. */
export function Route(_: RouteProps): ReactNode {
  return null;
}

interface Known {
  path: string;
  /** The outermost first. */
  elements: readonly ReactNode[];
}

function knownIn(children: ReactNode, around: readonly ReactNode[] = []): Known[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<RouteProps>(child)) return [];
    const { path, element, children: inner } = child.props;
    const elements = [...around, element];
    return path === undefined ? knownIn(inner, elements) : [{ path, elements }];
  });
}

const plain = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1');

interface Frame {
  inner: readonly ReactNode[];
  context: unknown;
}

const FrameContext = createContext<Frame>({ inner: [], context: null });

function Framed({ inner: [first, ...inner], context }: Frame) {
  return <FrameContext value={{ inner, context }}>{first}</FrameContext>;
}

interface RoutesProps {
  children: ReactNode;
}

export function Routes({ children }: RoutesProps) {
  const { pathname } = useLocation();
  const known = knownIn(children);
  const found =
    known.find(({ path }) => path === plain(pathname)) ?? known.find(({ path }) => path === '*');
  return found && <Framed inner={found.elements} context={null} />;
}

interface OutletProps {
  context?: unknown;
}

/** Where an element that stands around others shows them. */
export function Outlet({ context = null }: OutletProps) {
  const { inner } = use(FrameContext);
  return inner.length > 0 && <Framed inner={inner} context={context} />;
}

/** What the element around this one hands in. */
export function useOutletContext<T>(): T {
  return use(FrameContext).context as T;
}
