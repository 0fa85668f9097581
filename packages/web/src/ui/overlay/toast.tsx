import { CircleAlert, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { topModal } from './open-modals.ts';
import {
  addToast,
  dismissToast,
  type ToastItem,
  type ToastOptions,
  toastQueue,
} from './toast-queue.ts';

export function toast(message: ReactNode, options?: ToastOptions) {
  return addToast(message, options);
}

/**
 * Where the messages are: within the modal that is open, for outside of it nobody could press Undo,
 * and in front of it. One element that moves, so that none of them begins anew.
 */
function useHost(onMove: () => void): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    host.className = 'contents overflow-visible bg-transparent';
    function move() {
      const modal = topModal.read();
      (modal ?? document.body).append(host);
      host.popover = modal ? 'manual' : null;
      if (modal) host.showPopover?.();
      onMove();
    }
    move();
    const stop = topModal.subscribe(move);
    return () => {
      stop();
      host.remove();
    };
  }, [host, onMove]);
  return host;
}

/**
 * Stands once in the app, at the top: what a page wants you to do next is at its bottom, where the
 * thumb is. On a phone one lies over the header, for below it is the headline; wide pages have room
 * beside that. Within a modal they keep clear of its Close (styles.css). F8 moves the focus to it.
 */
export function Toaster() {
  const items = useSyncExternalStore(toastQueue.subscribe, toastQueue.read);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const empty = items.length === 0;
  // Moving or removing what is hovered or focused fires no leave or blur, and would hold for good.
  const letGo = useCallback(() => {
    setHovered(false);
    setFocused(false);
  }, []);
  const host = useHost(letGo);

  useEffect(() => {
    function jump(event: globalThis.KeyboardEvent) {
      const buttons = region.current?.querySelectorAll<HTMLElement>('li:last-child button');
      if (event.key !== 'F8' || !buttons?.[0]) return;
      event.preventDefault();
      buttons[0].focus();
    }
    window.addEventListener('keydown', jump);
    return () => window.removeEventListener('keydown', jump);
  }, []);

  useEffect(() => {
    if (!empty) return;
    letGo();
    if (document.activeElement === document.body) cameFrom.current?.focus();
    cameFrom.current = null;
  }, [empty, letGo]);

  function enter({ relatedTarget }: FocusEvent) {
    setFocused(true);
    if (!(relatedTarget instanceof HTMLElement)) return;
    if (!region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  return createPortal(
    <section
      ref={region}
      aria-label="Notifications"
      aria-live="polite"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
      className="toasts pointer-events-none fixed inset-x-4 top-[calc(0.375rem+env(safe-area-inset-top))] z-50 mx-auto max-w-96 lg:top-18 lg:right-6 lg:left-auto lg:w-96 print:hidden"
    >
      <ol className="flex flex-col gap-2.5">
        {items.map((item) => (
          <Toast key={item.id} item={item} paused={hovered || focused} />
        ))}
      </ol>
    </section>,
    host,
  );
}

interface ToastProps {
  item: ToastItem;
  paused: boolean;
}

function Toast({ item, paused }: ToastProps) {
  const { id, message, tone, action, durationMs } = item;
  const left = useRef(durationMs);

  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [id, paused]);

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Of the modal that it may stand in, nothing is to be closed.
    event.preventDefault();
    dismissToast(id);
  }

  function act() {
    dismissToast(id);
    action?.onPress();
  }

  return (
    <li className="rise pointer-events-auto flex min-h-13 items-center gap-1 rounded-card bg-ink py-1 pr-1 pl-4 text-paper shadow-lg [--focus:var(--paper)]">
      <p
        className="flex flex-1 items-center gap-2.5 py-2 font-[550] max-sm:text-sm max-sm:leading-snug"
        {...(tone === 'error' && { role: 'alert' })}
      >
        {tone === 'error' && <CircleAlert aria-hidden="true" className="size-5 shrink-0" />}
        {message}
      </p>
      {action && (
        <button
          type="button"
          onClick={act}
          onKeyDown={leave}
          className="min-h-11 rounded-control px-3 font-[750] -outline-offset-3 hover:bg-paper/15"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => dismissToast(id)}
        onKeyDown={leave}
        className="grid size-11 shrink-0 place-items-center rounded-control -outline-offset-3 hover:bg-paper/15"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}
