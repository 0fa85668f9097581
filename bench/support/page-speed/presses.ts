/** The browser reports what takes longer than this, in steps of 8 ms. */
export const leastReportedMs = 16;

/** As text, since a function brings helpers of its transpiler that the page does not have. */
export const watchScript = `
  window.pressed = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, name, duration, startTime, processingStart, processingEnd } = entry;
      if (interactionId) {
        pressed.push({ interactionId, name, duration, startTime, processingStart, processingEnd });
      }
    }
  }).observe({ type: 'event', durationThreshold: ${leastReportedMs}, buffered: true });
  window.opened = [];
  let pressedAt = 0;
  addEventListener('pointerdown', ({ timeStamp }) => { pressedAt = timeStamp; }, true);
  addEventListener('beforetoggle', ({ target, newState }) => {
    if (target.localName !== 'dialog' || newState !== 'open') return;
    requestAnimationFrame(() => setTimeout(() => opened.push(performance.now() - pressedAt)));
  }, true);
`;

/** One event of a press or key, as the browser reports it: several belong to one interaction. */
export interface PressEvent {
  interactionId: number;
  name: string;
  /** To the next paint. */
  duration: number;
  startTime: number;
  processingStart: number;
  processingEnd: number;
}

export interface Press {
  /** From its slowest event to the next paint. */
  answerMs: number;
  /** Where its time went, so that a miss says where to look. */
  parts: string;
}

/** Of those that waited for the same paint the last, which did the work. */
const isSlower = (a: PressEvent, b: PressEvent): boolean =>
  a.duration === b.duration ? a.processingStart > b.processingStart : a.duration > b.duration;

function pressOf(events: readonly PressEvent[]): Press {
  const slow = events.reduce((a, b) => (isSlower(b, a) ? b : a));
  const waitMs = slow.processingStart - slow.startTime;
  const workMs = slow.processingEnd - slow.processingStart;
  const drawMs = Math.max(0, slow.duration - waitMs - workMs);
  const [wait, work, draw] = [waitMs, workMs, drawMs].map((ms) => ms.toFixed(0));
  return {
    answerMs: slow.duration,
    parts: `${slow.name} ${wait} waiting + ${work} working + ${draw} drawing`,
  };
}

export function slowestPress(events: readonly PressEvent[]): Press | undefined {
  const interactions = new Map<number, PressEvent[]>();
  for (const event of events) {
    const { interactionId } = event;
    interactions.set(interactionId, [...(interactions.get(interactionId) ?? []), event]);
  }
  return slowest([...interactions.values()].map(pressOf));
}

export const slowest = (presses: readonly Press[]): Press | undefined =>
  presses.toSorted((a, b) => b.answerMs - a.answerMs)[0];
