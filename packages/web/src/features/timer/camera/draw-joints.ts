import { isSure } from '@cadence/domain/camera/count-reps';
import type { CameraFrame, Landmark, PointPlace } from '@cadence/domain/camera/types';

const bones: readonly (readonly [Landmark, Landmark])[] = [
  ...(['R', 'L'] as const).flatMap((side): [Landmark, Landmark][] => [
    [`shoulder${side}`, `elbow${side}`],
    [`elbow${side}`, `hand${side}`],
    [`shoulder${side}`, `hip${side}`],
    [`hip${side}`, `knee${side}`],
    [`knee${side}`, `ankle${side}`],
  ]),
  ['shoulderR', 'shoulderL'],
  ['hipR', 'hipL'],
];

/** What was found, over the picture; what is not sure is left out. */
export function drawJoints(canvas: HTMLCanvasElement, places: CameraFrame['places']): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const sure = (name: Landmark): PointPlace | null => {
    const place = places[name];
    return place && isSure(place) ? place : null;
  };
  context.clearRect(0, 0, width, height);
  context.lineWidth = width / 120;
  context.lineCap = 'round';
  context.strokeStyle = getComputedStyle(canvas).color;
  context.beginPath();
  for (const [from, to] of bones) {
    const [a, b] = [sure(from), sure(to)];
    if (!a || !b) continue;
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
  }
  context.stroke();
}
