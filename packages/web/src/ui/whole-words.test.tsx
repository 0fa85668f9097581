// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WholeWords } from './whole-words.tsx';

afterEach(cleanup);

test.each([
  ['Full-Body Hotel-Room Circuit', ['Full-Body', 'Hotel-Room']],
  ['8-Week Strength', ['8-Week']],
  ['Pull-Up and Pull-Up', ['Pull-Up', 'Pull-Up']],
  ['Run - and Walk', []],
  ['Extraordinarily-Long Title', []],
  ['Plain', []],
])('the short words with a hyphen in "%s" stay whole', (text, whole) => {
  render(
    <h1>
      <WholeWords text={text} />
    </h1>,
  );
  const heading = screen.getByRole('heading', { name: text });
  const kept = [...heading.querySelectorAll('.whitespace-nowrap')];
  expect(kept.map(({ textContent }) => textContent)).toEqual(whole);
});
