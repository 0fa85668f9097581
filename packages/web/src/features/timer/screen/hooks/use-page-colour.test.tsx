// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usePageColour } from './use-page-colour.ts';

function Surface({ colour }: { colour: string }) {
  const root = useRef<HTMLDivElement>(null);
  usePageColour(root, colour);
  return <div ref={root} style={{ backgroundColor: colour }} />;
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="white">';
});
afterEach(cleanup);

const bars = () => document.querySelector<HTMLMetaElement>('meta')?.content;

test('the bars go from phase to phase, and back only at the end', () => {
  const { rerender, unmount } = render(<Surface colour="rgb(1, 2, 3)" />);
  expect(bars()).toBe('rgb(1, 2, 3)');
  rerender(<Surface colour="rgb(4, 5, 6)" />);
  expect(bars()).toBe('rgb(4, 5, 6)');
  unmount();
  expect(bars()).toBe('white');
});
