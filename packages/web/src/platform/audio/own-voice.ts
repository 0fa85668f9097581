interface Span {
  fromMs: number;
  toMs: number;
}

const spans = new Set<Span>();

/** A clip of speech will sound; what comes back says that it will not. */
export function noteOwnVoice(inSeconds: number, seconds: number): () => void {
  const fromMs = performance.now() + 1000 * Math.max(0, inSeconds);
  const span = { fromMs, toMs: fromMs + 1000 * seconds };
  spans.add(span);
  return () => void spans.delete(span);
}

/** Whether our own voice sounds now: by a clip, or by the browser. */
export function isOwnVoice(nowMs = performance.now()): boolean {
  for (const span of spans) if (span.toMs < nowMs) spans.delete(span);
  const sounds = [...spans].some(({ fromMs }) => fromMs <= nowMs);
  return sounds || globalThis.speechSynthesis?.speaking === true;
}
