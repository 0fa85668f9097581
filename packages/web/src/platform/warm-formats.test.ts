// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { type Warmer, warmFormats } from './warm-formats.ts';

const makeWarmer = () =>
  ({ onmessage: null, onerror: null, terminate: vi.fn() }) satisfies Warmer as Warmer;

test('the worker ends when it is done, or cannot begin', () => {
  const done = makeWarmer();
  warmFormats(() => done);
  expect(done.terminate).not.toHaveBeenCalled();
  done.onmessage?.(new MessageEvent('message'));
  expect(done.terminate).toHaveBeenCalledOnce();

  const broken = makeWarmer();
  warmFormats(() => broken);
  broken.onerror?.(new ErrorEvent('error'));
  expect(broken.terminate).toHaveBeenCalledOnce();
});

test('where workers are not allowed the page goes on without', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  warmFormats(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(warn).toHaveBeenCalledOnce();
});
