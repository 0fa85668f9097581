// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DayDrag } from './day-drag.tsx';
import { useDayMove, useGrip } from './use-day-move.ts';

afterEach(cleanup);

const entry = {
  id: 'a',
  day: '2026-03-02',
  title: 'Squat 5×5',
  segments: [],
  kind: 'planned',
} as unknown as NonNullable<Parameters<typeof useGrip>[1]>;

function Grip({ onTap }: { onTap: () => void }) {
  return (
    <>
      <button type="button" className="touch-none" {...useGrip('grip', entry)}>
        Squat
      </button>
      <button type="button" onClick={onTap}>
        Tuesday
      </button>
    </>
  );
}

function Example({ onTap }: { onTap: () => void }) {
  const move = useDayMove({ onMove: vi.fn(), onAim: vi.fn(), describe: () => '' });
  return (
    <DayDrag move={move}>
      <Grip onTap={onTap} />
      <output>{move.said}</output>
    </DayDrag>
  );
}

/** As a browser tells of a pointer; jsdom knows only mice. */
function point(target: Element | Document, type: string, pointerType: string, clientY: number) {
  const at = { bubbles: true, cancelable: true, button: 0, clientX: 5, clientY };
  const event = new MouseEvent(type, at);
  fireEvent(target, Object.assign(event, { pointerType, isPrimary: true }));
}

function dragBy(pointerType: 'touch' | 'mouse') {
  point(screen.getByRole('button', { name: 'Squat' }), 'pointerdown', pointerType, 5);
  point(document, 'pointermove', pointerType, 40);
  point(document, 'pointermove', pointerType, 60);
  point(document, 'pointerup', pointerType, 60);
}

test('the tap right behind a finger\u2019s drag counts', async () => {
  const onTap = vi.fn();
  render(<Example onTap={onTap} />);
  dragBy('touch');
  fireEvent.click(screen.getByRole('button', { name: 'Tuesday' }));
  expect(onTap).toHaveBeenCalledTimes(1);
  await screen.findByText('Squat 5×5 stays where it is.');
});

test('the click that ends a mouse\u2019s drag is kept from the page', async () => {
  const onTap = vi.fn();
  render(<Example onTap={onTap} />);
  dragBy('mouse');
  fireEvent.click(screen.getByRole('button', { name: 'Tuesday' }));
  expect(onTap).not.toHaveBeenCalled();
  await screen.findByText('Squat 5×5 stays where it is.');
});
