// @vitest-environment jsdom
import { exerciseById } from '@cadence/domain/exercise/library';
import { atTempo } from '@cadence/domain/figure/tempo';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { figureById } from '../../../../ui/figure/figure-by-id.ts';
import { partsAt } from '../../../../ui/figure/figure-paths.tsx';
import { StepFigure } from './step-figure.tsx';

let nextFrame: FrameRequestCallback | undefined;
let isCalm = false;

class Watch {
  readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }
  observe() {
    this.#callback([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  isCalm = false;
  nextFrame = undefined;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isCalm }));
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    nextFrame = frame;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function exercise(id: string) {
  const found = exerciseById(id);
  if (!found) throw new Error(`${id} is not in the library.`);
  return found;
}
async function drawing() {
  await waitFor(() => expect(document.querySelector('.figure path')).not.toBeNull());
  const found = document.querySelector('.figure');
  if (!found) throw new Error('Nothing is drawn.');
  return found;
}
/** Once it plays. */
async function play(ms: number) {
  await waitFor(() => expect(nextFrame).toBeDefined());
  nextFrame?.(ms);
}
const lines = (drawn: Element) =>
  [...drawn.querySelectorAll('g:not(.ghost) > path')].map((path) => path.getAttribute('d'));
const turned = (drawn: Element) => drawn.querySelector('g')?.hasAttribute('transform') ?? false;

test('the tempo of the set drives the loop', async () => {
  const squat = exercise('back-squat');
  render(<StepFigure exercise={squat} tempo="4-0-1-0" surface="work" />);
  const drawn = await drawing();
  await play(0);
  await play(4000);
  const shown = figureById(squat.id);
  if (!shown) throw new Error('A squat has a figure.');
  const figure = atTempo(shown.figure, '4-0-1-0');
  const low = partsAt({ ...shown, figure }, 0.8).map(({ path }) => path);
  expect(lines(drawn)).toEqual(low);
  await play(4500);
  expect(lines(drawn)).not.toEqual(low);
});

test('what is done for each side is shown for one and then for the other', async () => {
  const row = exercise('one-arm-dumbbell-row');
  render(<StepFigure exercise={row} surface="work" />);
  const drawn = await drawing();
  const periodMs = row.secondsPerRep * 1000;
  await play(0);
  const sides: boolean[] = [];
  for (const rep of [1, 2, 3, 4]) {
    await play(rep * periodMs + 1);
    sides.push(turned(drawn));
  }
  expect(sides).toEqual([false, true, true, false]);
});

test('a set of one side is shown for that side, moving, still and without motion', async () => {
  const row = exercise('one-arm-dumbbell-row');
  const { rerender } = render(<StepFigure exercise={row} side="left" surface="work" />);
  expect(turned(await drawing())).toBe(true);
  rerender(<StepFigure exercise={row} side="right" surface="work" />);
  expect(turned(await drawing())).toBe(false);
  rerender(<StepFigure exercise={row} side="left" surface="rest" isStill />);
  expect(turned(await drawing())).toBe(true);
  rerender(<StepFigure exercise={exercise('back-squat')} side="left" surface="rest" isStill />);
  expect(turned(await drawing())).toBe(false);
});

test('who wants no motion sees both ends side by side', async () => {
  isCalm = true;
  const squat = exercise('back-squat');
  render(<StepFigure exercise={squat} surface="work" />);
  const drawn = await drawing();
  const shown = figureById(squat.id);
  if (!shown) throw new Error('A squat has a figure.');
  const ends = shown.figure.ends.flatMap((share) => partsAt(shown, share).map(({ path }) => path));
  expect(lines(drawn)).toEqual(ends);
  expect(nextFrame).toBeUndefined();
});
