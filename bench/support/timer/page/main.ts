import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Cadence } from './cadence.ts';
import { showFigure } from './figure.ts';
import { CircleTimer, HookTimer, type Startable, startEasyTimer, startPlain } from './peers.ts';
import {
  keepBusy,
  listenToSound,
  noteStart,
  sleepStopsTheClock,
  wasStarted,
  watchGaps,
} from './recorder.ts';

const query = new URLSearchParams(location.search);
const place = document.getElementById('timers') as HTMLElement;

function box(): HTMLElement {
  return place.appendChild(document.createElement('div'));
}

/** On the screen before the click, so that its first render is not taken for lateness. */
function mount<P extends object>(
  component: FunctionComponent<P & Startable>,
  props: P,
): () => void {
  let start = () => {};
  const onMount = (given: () => void) => {
    start = given;
  };
  const root = createRoot(box());
  flushSync(() => root.render(createElement(component, { ...props, onMount })));
  return () => flushSync(start);
}

function text(): (value: string) => void {
  const element = box();
  return (value) => {
    element.textContent = value;
  };
}

const mounts: Record<string, () => () => void> = {
  Cadence: () => mount(Cadence, { muted: query.has('muted') }),
  setInterval: () => () => startPlain(text()),
  'react-timer-hook': () => mount(HookTimer, {}),
  'easytimer.js': () => () => startEasyTimer(text()),
  'react-countdown-circle-timer': () => mount(CircleTimer, {}),
};

function mountAll(): () => void {
  const starts = query.getAll('timer').map((name) => ({ name, start: mounts[name]?.() }));
  return () => {
    for (const { name, start } of starts) {
      noteStart(name);
      start?.();
    }
    if (query.has('busy')) setTimeout(() => keepBusy(350, 350), 100);
  };
}

const exerciseId = query.get('figure');
if (exerciseId) showFigure(exerciseId, box());
listenToSound();
if (query.has('sleep')) sleepStopsTheClock();
watchGaps();
const goesOn = wasStarted();
const startAll = mountAll();
if (goesOn) startAll();
else document.getElementById('start')?.addEventListener('click', startAll, { once: true });
