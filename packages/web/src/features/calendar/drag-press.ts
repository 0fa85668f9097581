interface Drag {
  onStart: () => void;
  onFollow: (x: number, y: number) => void;
  onEnd: (isKept: boolean) => void;
}

interface Press {
  pointerId: number;
  pointerType: string;
  clientX: number;
  clientY: number;
}

/** A tap trembles this much. */
const slackPx = 6;
const holdMs = 350;
/** This near to the edge of the window, dragging scrolls it. */
const edgePx = 72;
const scrollStepPx = 14;

function scrollNear(y: number): void {
  if (y < edgePx) window.scrollBy(0, -scrollStepPx);
  else if (y > window.innerHeight - edgePx) window.scrollBy(0, scrollStepPx);
}

/**
 * Follows a press until it ends. It becomes a drag with the first pixels; by touch only after a
 * moment's hold, so that the page can still be scrolled, unless it is a handle's.
 */
export function followPress(press: Press, isHandle: boolean, drag: Drag): void {
  const waits = press.pointerType !== 'mouse' && !isHandle;
  const ended = new AbortController();
  const { signal } = ended;
  let isDragging = false;
  const timer = waits ? setTimeout(begin, holdMs) : undefined;

  function begin() {
    isDragging = true;
    drag.onStart();
    drag.onFollow(press.clientX, press.clientY);
  }

  function finish(isKept: boolean) {
    clearTimeout(timer);
    ended.abort();
    if (isDragging) drag.onEnd(isKept);
  }

  function follow(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!isDragging) {
      if (Math.hypot(x - press.clientX, y - press.clientY) <= slackPx) return;
      // The page is being scrolled.
      if (waits) return finish(false);
      begin();
    }
    drag.onFollow(x, y);
    scrollNear(y);
  }

  const end = (isKept: boolean) => (event: PointerEvent) => {
    if (event.pointerId === press.pointerId) finish(isKept);
  };
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', end(true), { signal });
  window.addEventListener('pointercancel', end(false), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') finish(false);
    },
    { signal },
  );
}
