import { type Counting, countFrame, notCounted } from '@cadence/domain/camera/count-reps';
import type { Movement } from '@cadence/domain/camera/movements';
import type { CameraFrame } from '@cadence/domain/camera/types';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { drawJoints } from './draw-joints.ts';
import { openPose, type Pose } from './pose.ts';

/** Why nothing is counted. */
export type CameraTrouble = 'refused' | 'missing' | 'taken' | 'lost' | 'failed';
type CameraState = 'opening' | 'counting' | CameraTrouble;

const troubles: Readonly<Record<string, CameraTrouble>> = {
  NotFoundError: 'missing',
  NotReadableError: 'taken',
};
const troubleOf = (error: unknown): CameraTrouble =>
  (error instanceof DOMException && troubles[error.name]) || 'refused';

/** In front of whoever stands before the screen. Small: it is looked at in 192 pixels. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } },
};

interface Shown {
  video: RefObject<HTMLVideoElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** Pictures go from the camera to the worker and are gone; joints are drawn and counted. */
export function useCounting(movement: Movement, { video, canvas }: Shown) {
  const [state, setState] = useState<CameraState>('opening');
  const [counting, setCounting] = useState<Counting>(notCounted);
  const latest = useRef(notCounted);

  useEffect(() => {
    let isOpen = true;
    let stream: MediaStream | undefined;
    let pose: Pose | undefined;
    function close() {
      isOpen = false;
      pose?.close();
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    /** Pulled out, or no longer allowed: it gives no picture any more. */
    function lose() {
      if (!isOpen) return;
      setState('lost');
      close();
    }
    function take(places: CameraFrame['places'], ms: number) {
      const before = latest.current;
      latest.current = countFrame(before, { ms, places }, movement);
      if (latest.current.reps.length !== before.reps.length) setCounting(latest.current);
      if (canvas.current) drawJoints(canvas.current, places);
    }
    async function run(shown: HTMLVideoElement) {
      try {
        stream = await navigator.mediaDevices.getUserMedia(wanted);
      } catch (error) {
        console.warn('The camera was refused.', error);
        if (isOpen) setState(troubleOf(error));
        return;
      }
      if (!isOpen) return;
      for (const track of stream.getTracks()) track.addEventListener('ended', lose);
      shown.srcObject = stream;
      await shown.play();
      pose = await openPose();
      if (!isOpen) return;
      setState('counting');
      while (isOpen) {
        const ms = performance.now();
        const picture = await createImageBitmap(shown);
        const places = await pose.find(picture);
        if (isOpen) take(places, ms);
        await nextPicture(shown);
      }
    }
    if (video.current) {
      run(video.current)
        .catch((error: unknown) => {
          if (!isOpen) return;
          console.error('Counting failed.', error);
          setState('failed');
        })
        .finally(() => {
          // What was opened after it was closed.
          if (!isOpen) close();
        });
    }
    return close;
  }, [movement, video, canvas]);

  const startOver = () => {
    latest.current = notCounted;
    setCounting(notCounted);
  };
  return { state, reps: counting.reps, startOver };
}

/** Not faster than the camera, and not while nobody looks. */
function nextPicture(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve());
    else requestAnimationFrame(() => resolve());
  });
}
