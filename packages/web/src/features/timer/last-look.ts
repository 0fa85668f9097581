import type { TimerStep } from '@cadence/domain/timer/types';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';
import { onLeave } from '../../platform/on-leave.ts';
import { afterPaint } from '../../ui/pace/after-paint.ts';
import { phaseOf } from '../../ui/strip-segments.ts';
import { readRun } from './engine/run-store.ts';
import type { TimerHandle } from './engine/use-timer.ts';
import { isLongName, nameInPlay } from './step-words.ts';

/** One step as the clock shows it. */
interface View {
  phase: string;
  name: string;
  /** When nothing is left, or when nothing had passed; null while the clock stands still. */
  zeroAtMs: number | null;
  isUp: boolean;
}

/** The clock as the user last saw it, for the page to draw before any script is there (index.html). */
interface LastLook {
  /** Of the run, as the device keeps it: of another one this says nothing. */
  stepIndex: number;
  /** The same for as long as the step is played and nobody intervenes. */
  startMs: number;
  /** What is on, and what follows by the passing of time alone. */
  views: View[];
  /** What the clock showed. */
  text: string;
  name: Record<string, string>;
  clock: Record<string, string>;
  /** The screen that the places are of. */
  width: number;
  height: number;
}

/** Far longer than anybody waits for a page. */
const viewsAhead = 20;

/** Read by the page alone, which checks what it needs. */
const lastLook = createDeviceStore<LastLook | null>({
  key: 'lastLook',
  version: 1,
  schema: z.nullable(z.custom<LastLook>()),
  fallback: null,
});

function styleOf(element: Element): Record<string, string> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { fontSize, fontStretch, letterSpacing, lineHeight, display } = getComputedStyle(element);
  return {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    fontSize,
    fontStretch,
    letterSpacing,
    // The box of what stands in a line is that of its letters, whatever the height of the line.
    lineHeight: display === 'inline' ? `${height}px` : lineHeight,
  };
}

/** From the step that is on and began then; null while the clock stands still. */
export function viewsOf(steps: readonly TimerStep[], startMs: number | null): View[] {
  const [current] = steps;
  if (!current) return [];
  const isSetLikeCurrent = (name: string) => isLongName(name) === isLongName(nameInPlay(current));
  const views: View[] = [];
  let atMs = startMs;
  for (const step of steps.slice(0, startMs === null ? 1 : viewsAhead)) {
    const name = nameInPlay(step);
    const isUp = step.openEnded === true;
    if (atMs !== null && !isUp) atMs += step.duration * 1000;
    views.push({
      phase: phaseOf(step.type),
      name: isSetLikeCurrent(name) ? name : '',
      zeroAtMs: atMs,
      isUp,
    });
    // When such a step ends only its user knows.
    if (isUp) break;
  }
  return views;
}

/** Null where there is nothing to keep, or nothing that belongs to the run as it is kept. */
function lookAt(screen: HTMLElement | null, { steps, timer }: Shown): LastLook | null {
  const { stepIndex } = timer.readings.read();
  const state = readRun()?.state;
  const name = screen?.querySelector('.run-name');
  const clock = screen?.querySelector('.run-digits');
  // Who is asked about steps that have passed is still at the one that was last seen.
  if (!name || !clock || state?.stepIndex !== stepIndex) return null;
  const startMs = (state.anchorMs ?? 0) - state.offsetMs;
  return {
    stepIndex,
    startMs,
    views: viewsOf(steps.slice(stepIndex), state.status === 'running' ? startMs : null),
    text: clock.textContent ?? '',
    name: styleOf(name),
    clock: styleOf(clock),
    width: window.innerWidth,
    height: window.innerHeight,
  };
}

interface Shown {
  /** As long as they are now. */
  steps: readonly TimerStep[];
  timer: TimerHandle;
}

/** Kept for as long as the clock is on the screen, or the page ends with it. */
export function useLastLook(screen: RefObject<HTMLElement | null>, shown: Shown): void {
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  const keep = useCallback(() => {
    const look = lookAt(screen.current, latest.current);
    if (look) lastLook.write(look);
  }, [screen]);
  // With each step and each action, for when the page dies unasked.
  const { state } = shown.timer;
  useEffect(() => (state ? afterPaint(keep) : undefined), [keep, state]);
  // What has moved within the step.
  useEffect(() => onLeave(keep), [keep]);
  useEffect(() => () => void lastLook.remove(), []);
}
