import { Timer } from 'easytimer.js';
import { createElement, useLayoutEffect, useState } from 'react';
import { type Props as CircleProps, CountdownCircleTimer } from 'react-countdown-circle-timer';
import { useTimer } from 'react-timer-hook';
import { secondsOf } from './plan.ts';
import { mark } from './recorder.ts';

/** Minus one each second, as the specification's sentence reads. */
export function startPlain(show: (text: string) => void): void {
  let step = 0;
  let remaining: number = secondsOf(step);
  const tell = () => {
    show(String(remaining));
    mark('setInterval', step, remaining);
  };
  tell();
  setInterval(() => {
    remaining -= 1;
    if (remaining === 0) {
      step += 1;
      remaining = secondsOf(step);
    }
    tell();
  }, 1000);
}

export function startEasyTimer(show: (text: string) => void): void {
  const timer = new Timer();
  let step = 0;
  const tell = () => {
    const remaining = timer.getTotalTimeValues().seconds;
    if (remaining === 0) return;
    show(String(remaining));
    mark('easytimer.js', step, remaining);
  };
  const begin = () => {
    timer.start({ countdown: true, startValues: { seconds: secondsOf(step) } });
    tell();
  };
  timer.addEventListener('secondsUpdated', tell);
  timer.addEventListener('targetAchieved', () => {
    step += 1;
    timer.stop();
    begin();
  });
  begin();
}

const after = (step: number) => new Date(Date.now() + secondsOf(step) * 1000);

export interface Startable {
  /** Told how to start it. */
  onMount: (start: () => void) => void;
}

export function HookTimer({ onMount }: Startable) {
  const [step, setStep] = useState(-1);
  const [first] = useState(() => after(0));
  const { totalSeconds, restart } = useTimer({
    expiryTimestamp: first,
    autoStart: false,
    onExpire: () => setStep((value) => value + 1),
  });
  useLayoutEffect(() => onMount(() => setStep(0)), [onMount]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is another one with each render.
  useLayoutEffect(() => {
    if (step < 0) return;
    restart(after(step));
    mark('react-timer-hook', step, secondsOf(step));
  }, [step]);
  useLayoutEffect(() => {
    if (step >= 0 && totalSeconds > 0) mark('react-timer-hook', step, totalSeconds);
  }, [step, totalSeconds]);
  return String(totalSeconds);
}

export function CircleTimer({ onMount }: Startable) {
  const [started, setStarted] = useState(false);
  const [step, setStep] = useState(0);
  useLayoutEffect(() => onMount(() => setStarted(true)), [onMount]);
  const props: CircleProps = {
    isPlaying: started,
    duration: secondsOf(step),
    colors: '#004777',
    onUpdate: (remaining) => {
      if (started && remaining > 0) mark('react-countdown-circle-timer', step, remaining);
    },
    onComplete: () => setStep(step + 1),
    children: ({ remainingTime }) => remainingTime,
  };
  return createElement(CountdownCircleTimer, { ...props, key: step });
}
