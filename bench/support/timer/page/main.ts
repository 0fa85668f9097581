import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Cadence } from './cadence.ts';
import { CircleTimer, HookTimer, startEasyTimer, startPlain } from './peers.ts';
import {
  keepBusy,
  listenToSound,
  noteClick,
  sleepStopsTheClock,
  wasClicked,
  watchGaps,
} from './recorder.ts';

const query = new URLSearchParams(location.search);
const wanted = query.get('timers')?.split(' ') ?? [];
const place = document.getElementById('timers') as HTMLElement;

function box(): HTMLElement {
  return place.appendChild(document.createElement('div'));
}

function render<P extends object>(component: FunctionComponent<P>, props: P): void {
  const root = createRoot(box());
  // In the click itself, where all the others begin.
  flushSync(() => root.render(createElement(component, props)));
}

function text(): (value: string) => void {
  const element = box();
  return (value) => {
    element.textContent = value;
  };
}

const starts: Record<string, () => void> = {
  cadence: () => render(Cadence, { muted: query.has('muted') }),
  plain: () => startPlain(text()),
  hook: () => render(HookTimer, {}),
  easy: () => startEasyTimer(text()),
  circle: () => render(CircleTimer, {}),
};

function startAll(): void {
  for (const name of wanted) starts[name]?.();
  if (query.has('busy')) setTimeout(() => keepBusy(350, 350), 100);
}

listenToSound();
if (query.has('sleep')) sleepStopsTheClock();
watchGaps();
if (wasClicked()) startAll();
else {
  document.getElementById('start')?.addEventListener(
    'click',
    () => {
      noteClick();
      startAll();
    },
    { once: true },
  );
}
