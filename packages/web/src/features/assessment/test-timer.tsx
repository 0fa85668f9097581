import { formatClock } from '@cadence/domain/timer/format-clock';
import { useEffect, useRef, useState } from 'react';
import { createAudioOutput } from '../../platform/audio/audio.ts';
import { vibrate } from '../../platform/audio/vibration.ts';
import { Button } from '../../ui/button.tsx';

interface TestTimerProps {
  /** Null counts up until it is stopped. */
  seconds: number | null;
}

const endTone = [{ after: 0, seconds: 0.6, hertz: 880, wave: 'triangle', level: 0.9 }] as const;
const readyTone = [{ after: 0, seconds: 0.15, hertz: 660, wave: 'triangle', level: 0.7 }] as const;

/** Counts a test: down to a beep, or up until you stop. */
export function TestTimer({ seconds }: TestTimerProps) {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [elapsed, setElapsed] = useState(0);
  const [audio] = useState(createAudioOutput);
  const isRunning = startedAt !== null;
  const isOver = seconds !== null && elapsed >= seconds;

  useEffect(() => () => audio.release(), [audio]);
  useEffect(() => {
    if (startedAt === null) return;
    const tick = () => setElapsed((performance.now() - startedAt) / 1000);
    const timer = setInterval(tick, 100);
    return () => clearInterval(timer);
  }, [startedAt]);
  const hasRung = useRef(false);
  useEffect(() => {
    if (!isOver || hasRung.current) return;
    hasRung.current = true;
    setStartedAt(null);
    audio.play(endTone, audio.time() ?? 0);
    vibrate([400]);
  }, [isOver, audio]);

  function start() {
    audio.unlock();
    hasRung.current = false;
    setElapsed(0);
    setStartedAt(performance.now());
    const at = audio.time();
    if (at !== null) audio.play(readyTone, at);
  }

  const shown = seconds === null ? elapsed : Math.max(0, seconds - elapsed);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-4">
      <p
        role="timer"
        aria-label={seconds === null ? 'Stopwatch' : 'Time left'}
        className="display num text-[3.5rem]"
      >
        {formatClock(seconds === null ? Math.floor(shown) : Math.ceil(shown))}
      </p>
      {isRunning ? (
        <Button size="lg" onClick={() => setStartedAt(null)}>
          Stop
        </Button>
      ) : (
        <Button size="lg" onClick={start}>
          {elapsed > 0 ? 'Start again' : 'Start the clock'}
        </Button>
      )}
      <span aria-live="polite" className="sr-only">
        {isOver ? 'Time is up.' : ''}
      </span>
    </div>
  );
}
