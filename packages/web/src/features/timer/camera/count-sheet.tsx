import type { Movement } from '@cadence/domain/camera/movements';
import { useEffect, useRef, useState } from 'react';
import { pageLanguage } from '../../../platform/dates/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { cameraDoor } from './camera-door.ts';
import { type CameraTrouble, useCounting } from './use-counting.ts';

interface CountSheetProps {
  open: boolean;
  onClose: () => void;
  name: string;
  movement: Movement;
  /** By the voice, where it speaks. */
  onSay: (text: string) => void;
  /** The count goes to the set that is on. */
  onUse: (reps: number) => void;
}

export function CountSheet(props: CountSheetProps) {
  return (
    <Sheet open={props.open} onClose={props.onClose} title="Count by camera">
      {cameraDoor() === 'shut' ? <Shut /> : <Count {...props} />}
    </Sheet>
  );
}

function Shut() {
  return (
    <>
      <p className="text-base">
        The camera is open to this page alone, and you came to it from another. Load it anew once:
        your workout stays where it is.
      </p>
      <Button variant="primary" size="lg" onClick={() => location.reload()}>
        Load anew
      </Button>
    </>
  );
}

const secondsText = (seconds: number) =>
  seconds.toLocaleString(pageLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const troubleWords: Readonly<Record<CameraTrouble, string>> = {
  refused:
    'The camera could not be used. Allow it for this page in your browser, then open this again.',
  missing: 'There is no camera on this device.',
  taken: 'Something else uses the camera. Close it there, then open this again.',
  lost: 'The camera has stopped. Open this again to go on.',
  failed: 'What finds joints could not be loaded. Count by yourself this time.',
};

function Count({ name, movement, onSay, onUse }: CountSheetProps) {
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 640, height: 480 });
  const { state, reps, startOver } = useCounting(movement, { video, canvas });
  const count = reps.length;
  const last = reps.at(-1);
  const say = useRef(onSay);
  useEffect(() => {
    say.current = onSay;
  });
  // Nobody reads a screen from the floor.
  useEffect(() => {
    if (count > 0) say.current(`${count}.`);
  }, [count]);
  return (
    <>
      <p className="text-base">
        {name}, seen from the {movement.from}, all of you in the picture. It counts and times. It
        does not judge form. Pictures stay on this device and are not kept.
      </p>
      <div className="relative overflow-hidden rounded-card bg-ink">
        {/* As in a mirror. */}
        <video
          ref={video}
          muted
          playsInline
          aria-label="Your picture"
          onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
            setSize({ width: videoWidth, height: videoHeight })
          }
          className="-scale-x-100 block max-h-[45dvh] w-full object-contain"
        />
        <canvas
          ref={canvas}
          {...size}
          className="-scale-x-100 absolute inset-0 size-full object-contain text-work"
        />
      </div>
      {state === 'opening' && <p role="status">The camera opens. The first time loads 6 MB.</p>}
      {state in troubleWords && <p role="alert">{troubleWords[state as CameraTrouble]}</p>}
      {state === 'counting' && (
        <>
          <p role="status" className="flex items-baseline gap-3">
            <span className="clock text-6xl">{count}</span>
            <span className="text-lg">{count === 1 ? 'rep' : 'reps'}</span>
          </p>
          <p className="num min-h-6 text-base text-ink-2">
            {last &&
              `The last took ${secondsText(last.outSeconds)} s there, ${secondsText(last.backSeconds)} s back.`}
          </p>
          <div className="flex gap-2.5">
            <Button
              variant="primary"
              size="lg"
              className="flex-1"
              disabled={count === 0}
              onClick={() => onUse(count)}
            >
              {count === 0 ? 'Use the count' : `Use ${count}`}
            </Button>
            <Button size="lg" onClick={startOver}>
              Start over
            </Button>
          </div>
        </>
      )}
    </>
  );
}
