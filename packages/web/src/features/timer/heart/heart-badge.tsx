import { Heart, HeartPulse } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../../../ui/overlay/toast.tsx';
import type { TimerHandle } from '../engine/use-timer.ts';
import { heartTraceOf } from './heart-log.ts';
import { connectStrap, disconnectStrap, type HeartView, useHeart } from './heart-store.ts';
import { deviceBluetooth } from './strap.ts';
import { useHeartRun } from './use-heart-run.ts';

async function connect(): Promise<void> {
  const bluetooth = deviceBluetooth();
  if (bluetooth && !(await connectStrap(bluetooth))) toast('No strap is connected.');
}

/** 'Pulse 142, zone 3, strap at 12 percent.' */
function wholeWords({ state, beats, zone, battery, isLoose }: HeartView): string {
  if (state === 'lost') return 'The strap is silent';
  if (isLoose) return 'The strap lies on no skin';
  if (beats === null) return 'Waiting for the pulse';
  const parts = [
    `Pulse ${beats}`,
    zone ? `zone ${zone}` : '',
    battery === null ? '' : `strap at ${battery} percent`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The pulse beside the place in the workout; a button as long as there is no strap. */
function HeartBadge() {
  const heart = useHeart();
  const { state, beats, zone, isLoose } = heart;
  if (state === 'off') {
    if (!deviceBluetooth()) return null;
    return (
      <button
        type="button"
        onClick={() => void connect()}
        className="-my-2 flex min-h-11 shrink-0 items-center gap-1.5 px-1 font-[650]"
      >
        <Heart aria-hidden="true" className="size-[1.1em]" />
        Connect strap
      </button>
    );
  }
  const shown = state === 'lost' || isLoose || beats === null ? '–' : String(beats);
  return (
    <p role="img" aria-label={wholeWords(heart)} className="num flex shrink-0 items-center gap-1.5">
      <HeartPulse aria-hidden="true" className="size-[1.1em]" />
      {shown}
      {zone ? <span>Z{zone}</span> : null}
    </p>
  );
}

interface HeartInRunProps {
  timer: TimerHandle;
  onSay: (text: string) => void;
}

/** While the workout is played: shown, told, written down. */
function HeartInRun({ timer, onSay }: HeartInRunProps) {
  const [words, setWords] = useState('');
  const say = (text: string) => {
    setWords(text);
    onSay(text);
  };
  useHeartRun(timer, say);
  // What was told stands for a moment, not for the rest of the workout.
  useEffect(() => {
    if (words === '') return undefined;
    const timeout = setTimeout(() => setWords(''), 5000);
    return () => clearTimeout(timeout);
  }, [words]);
  return (
    <>
      <HeartBadge />
      <span role="status" className="sr-only">
        {words}
      </span>
    </>
  );
}

/** Before the workout begins. */
function HeartBefore() {
  return (
    <div className="mt-3 flex min-h-11 items-center text-base">
      <HeartBadge />
    </div>
  );
}

/** All that the pulse needs, loaded when it is switched on. */
export const heartPart = { HeartBefore, HeartInRun, heartTraceOf, disconnectStrap };
