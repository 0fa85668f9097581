// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { figureById } from './figure-by-id.ts';
import type { ShownFigure } from './figure-paths.tsx';
import { FigurePlayer } from './figure-player.tsx';

let nextFrame: FrameRequestCallback | undefined;
let isSeen: (isIntersecting: boolean) => void = () => {};

class Watch {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    isSeen = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe() {
    isSeen(true);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    nextFrame = frame;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    nextFrame = undefined;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function shown(id: string): ShownFigure {
  const found = figureById(id);
  if (!found) throw new Error(`${id} has no figure.`);
  return found;
}
const drawing = () => screen.getByRole('img', { name: 'Squat' }).innerHTML;
function play(ms: number) {
  const frame = nextFrame;
  frame?.(ms);
  return frame !== undefined;
}

test('it moves while it is in sight, and asks for no frame when it is not', () => {
  render(<FigurePlayer shown={shown('back-squat')} secondsPerRep={4} label="Squat" />);
  play(0);
  const start = drawing();
  play(1000);
  expect(drawing()).not.toBe(start);
  isSeen(false);
  expect(nextFrame).toBeUndefined();
  isSeen(true);
  expect(nextFrame).toBeDefined();
});

test('a finger on the slider stops it and shows that instant', () => {
  render(<FigurePlayer shown={shown('back-squat')} secondsPerRep={4} label="Squat" />);
  const start = drawing();
  fireEvent.change(screen.getByRole('slider', { name: 'Place in the movement' }), {
    target: { value: '100' },
  });
  expect(drawing()).not.toBe(start);
  expect(screen.getByRole('button', { name: 'Play the movement' })).toBeDefined();
  expect(nextFrame).toBeUndefined();
});

test('slow motion takes longer for the same way', () => {
  render(<FigurePlayer shown={shown('back-squat')} secondsPerRep={4} label="Squat" />);
  const place = screen.getByRole<HTMLInputElement>('slider', { name: 'Place in the movement' });
  fireEvent.click(screen.getByRole('button', { name: 'Slow' }));
  play(0);
  play(1000);
  expect(Number(place.value)).toBeLessThan(25);
  fireEvent.click(screen.getByRole('button', { name: 'Slow' }));
  play(2000);
  expect(Number(place.value)).toBeGreaterThan(60);
});

test('the other side is shown where one side is done at a time, and only there', () => {
  const { rerender } = render(<FigurePlayer shown={shown('split-squat')} label="Squat" />);
  const isTurned = () =>
    screen.getByRole('img', { name: 'Squat' }).querySelector('g')?.hasAttribute('transform');
  expect(isTurned()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Left' }));
  expect(isTurned()).toBe(true);
  rerender(<FigurePlayer shown={shown('back-squat')} label="Squat" />);
  expect(screen.queryByRole('button', { name: 'Left' })).toBeNull();
});

test('who wants no motion sees both ends, and a hold stands still', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const { rerender } = render(<FigurePlayer shown={shown('back-squat')} label="Squat" />);
  expect(nextFrame).toBeUndefined();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByRole('img', { name: 'Squat' }).querySelector('g')).not.toBeNull();
  rerender(<FigurePlayer shown={shown('wall-sit')} label="Squat" />);
  expect(screen.getByRole('img', { name: 'Squat' }).querySelector('g')).toBeNull();
});
