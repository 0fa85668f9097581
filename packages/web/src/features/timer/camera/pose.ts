import type { CameraFrame } from '@cadence/domain/camera/types';

export type PoseCall = { graph: string; weights: string } | { picture: ImageBitmap };
export type PoseAnswer = { places: CameraFrame['places'] } | { failed: string };

/** The weights lie in a package that an installation may be without. */
const files = import.meta.glob<string>(
  '../../../../../../node_modules/@vladmandic/human/models/movenet-lightning.{json,bin}',
  { query: '?url', import: 'default', eager: true, exhaustive: true },
);
const fileOf = (ending: string): string | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];

export interface Pose {
  /** Joints in a picture, one picture at a time. */
  find: (picture: ImageBitmap) => Promise<CameraFrame['places']>;
  close: () => void;
}

/** Beside the page: a picture takes longer than a frame of it. */
export async function openPose(): Promise<Pose> {
  const [graph, weights] = [fileOf('.json'), fileOf('.bin')];
  if (!graph || !weights) throw new Error('The weights are not installed here');
  const worker = new Worker(new URL('./pose-worker.ts', import.meta.url), { type: 'module' });
  const ask = (call: PoseCall, given: Transferable[] = []) =>
    new Promise<CameraFrame['places']>((resolve, reject) => {
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data }: MessageEvent<PoseAnswer>) => {
        if ('failed' in data) reject(new Error(data.failed));
        else resolve(data.places);
      };
      worker.postMessage(call, given);
    });
  try {
    await ask({ graph, weights });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    find: (picture) => ask({ picture }, [picture]),
    close: () => worker.terminate(),
  };
}
