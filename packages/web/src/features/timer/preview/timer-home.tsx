import { type CustomTimer, newCustomTimer } from '@cadence/domain/timer/custom';
import type { Workout } from '@cadence/domain/workout/types';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { newId } from '../../../platform/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart, OnceOpen } from '../../../ui/lazy-part.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { nameOf, noteOf, presets, type TimerDraft, workoutOf } from './presets.ts';
import { useSavedTimers } from './saved-timers.ts';
import { timerInLink } from './timer-in-link.ts';
import { TimerRow } from './timer-row.tsx';

const TimerBuilder = lazyPart(() => import('./timer-builder.tsx').then((m) => m.TimerBuilder));

interface TimerHomeProps {
  onStart: (workout: Workout) => void;
  onShare: (timer: CustomTimer) => void;
  /** What was done or made lately. */
  children: ReactNode;
}

/** A link that was opened stands in the builder at once, and only once. */
function useLink(): TimerDraft | null {
  const [shared] = useState(() => timerInLink(window.location.hash));
  useEffect(() => {
    if (shared) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [shared]);
  return shared && { custom: shared };
}

/** Every timer as its strip: a tap starts it. */
export function TimerHome({ onStart, onShare, children }: TimerHomeProps) {
  const saved = useSavedTimers();
  const [open, setOpen] = useState(useLink());
  return (
    <>
      <div className="-mt-14 mb-3 flex justify-end">
        <Button onClick={() => setOpen({ custom: newCustomTimer(newId()) })}>
          <Plus aria-hidden="true" className="size-4" />
          Build your own
        </Button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section aria-label="Presets">
          <ul>
            {presets.map(({ name, note, draft }) => (
              <TimerRow
                key={name}
                name={name}
                note={note}
                workout={workoutOf(draft)}
                onStart={onStart}
                onOpen={() => setOpen(draft)}
              />
            ))}
          </ul>
        </section>
        <div className="flex min-w-0 flex-col gap-8">
          {saved.length > 0 && (
            <section aria-labelledby="saved-timers">
              <h2 id="saved-timers" className="eyebrow mb-1">
                Saved
              </h2>
              <ul>
                {saved.map((timer) => (
                  <TimerRow
                    key={timer.id}
                    name={nameOf(timer)}
                    note={noteOf(timer)}
                    workout={workoutOf({ custom: timer })}
                    onStart={onStart}
                    onOpen={() => setOpen({ custom: timer })}
                  />
                ))}
              </ul>
            </section>
          )}
          {children}
        </div>
      </div>
      <OnceOpen open={open !== null}>
        <Sheet open={open !== null} onClose={() => setOpen(null)} title="Build your own">
          {open && (
            <TimerBuilder
              first={open}
              onStart={onStart}
              onShare={(timer) => {
                setOpen(null);
                onShare(timer);
              }}
              onClose={() => setOpen(null)}
            />
          )}
        </Sheet>
      </OnceOpen>
    </>
  );
}
