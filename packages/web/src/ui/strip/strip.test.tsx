// @vitest-environment jsdom
import type { TimerStep } from '@cadence/domain/timer/types';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SeekStrip } from './seek-strip.tsx';
import { Strip } from './strip.tsx';

const steps: TimerStep[] = [
  { name: 'Hello', type: 'pre-workout', duration: 10 },
  { name: 'Squat', type: 'exercise', duration: 40 },
  { name: 'Breathe', type: 'rest', duration: 20 },
];

afterEach(cleanup);

describe('a strip to look at', () => {
  test('is one picture with its summary', () => {
    render(<Strip steps={steps} label="Legs" />);
    const name = 'Legs. 3 steps, 1:10: 1 introduction, 1 work, 1 rest';
    expect(screen.getByRole('img', { name })).toBeTruthy();
  });

  test('says how much of it was done, and fades the rest', () => {
    const { container } = render(<Strip steps={steps} label="Legs" undone={new Set([1])} />);
    expect(screen.getByRole('img', { name: /^Legs\. 3 steps.*\. 2 of 3 done$/ })).toBeTruthy();
    const looks = [...container.querySelectorAll('.strip-segment')].map(({ className }) =>
      className.includes('opacity-34'),
    );
    expect(looks).toEqual([false, true, false]);
  });

  test('says the steps that the arrow keys reach', async () => {
    const user = userEvent.setup();
    render(<Strip steps={steps} label="Legs" />);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Steps of Legs' }));
    await user.keyboard('{End}');
    expect(screen.getByText('Breathe, rest, 0:20')).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('Squat, work, 0:40')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Squat, work, 0:40')).toBeNull();
  });

  test('small ones add no tab stop', () => {
    render(<Strip steps={steps} size="sm" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a decorative one is silent', () => {
    render(<Strip steps={steps} decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('an empty one says so', () => {
    render(<SeekStrip steps={[]} onSeek={() => undefined} />);
    expect(screen.getByRole('img', { name: 'No steps' })).toBeTruthy();
  });

  test('draws each of 600 steps', () => {
    const many = Array.from(
      { length: 600 },
      (): TimerStep => ({ ...steps[1], name: 'S', type: 'rest', duration: 5 }),
    );
    const { container } = render(<Strip steps={many} decorative />);
    expect(container.querySelectorAll('.strip-segment')).toHaveLength(600);
  });
});

describe('a strip that seeks', () => {
  function seeker() {
    const onSeek = vi.fn();
    render(
      <SeekStrip steps={steps} position={{ stepIndex: 1, stepSeconds: 12 }} onSeek={onSeek} />,
    );
    return { onSeek, slider: screen.getByRole('slider') };
  }

  test('says where it is', () => {
    const { slider } = seeker();
    expect(slider.getAttribute('aria-valuetext')).toBe('Squat, 0:12 of 0:40');
  });

  test.each([
    ['ArrowRight', 27],
    ['ArrowLeft', 17],
    ['PageUp', 50],
    ['PageDown', 0],
  ])('%s goes to %d s', (key, seconds) => {
    const { onSeek, slider } = seeker();
    fireEvent.keyDown(slider, { key });
    expect(onSeek).toHaveBeenCalledWith(seconds);
  });

  test('follows the pointer', () => {
    const { onSeek, slider } = seeker();
    fireEvent.change(slider, { target: { value: '60' } });
    expect(onSeek).toHaveBeenCalledWith(60);
  });

  test.each([
    ['a second later', 1, 13, 'Squat, 0:12 of 0:40'],
    ['ten seconds later', 1, 22, 'Squat, 0:22 of 0:40'],
    ['earlier', 1, 11, 'Squat, 0:11 of 0:40'],
    ['at another step', 2, 0, 'Breathe, 0:00 of 0:20'],
  ])('%s says what is worth telling', (_, stepIndex, stepSeconds, text) => {
    const onSeek = vi.fn();
    const at = (position: { stepIndex: number; stepSeconds: number }) => (
      <SeekStrip steps={steps} position={position} onSeek={onSeek} />
    );
    const { rerender } = render(at({ stepIndex: 1, stepSeconds: 12 }));
    rerender(at({ stepIndex, stepSeconds }));
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(text);
  });

  test('goes on from the very second, told or not', () => {
    const onSeek = vi.fn();
    const at = (stepSeconds: number) => (
      <SeekStrip steps={steps} position={{ stepIndex: 1, stepSeconds }} onSeek={onSeek} />
    );
    const { rerender } = render(at(12));
    rerender(at(16));
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' });
    expect(onSeek).toHaveBeenCalledWith(31);
  });
});
