import { createElement, Fragment } from 'react';

interface WholeWordsProps {
  text: string;
}

/** A longer one may be wider than a phone, and has to break somewhere. */
const longestWhole = 14;

/** For large titles: a browser breaks 'Hotel-Room' at its hyphen, which reads as two words. */
export function WholeWords({ text }: WholeWordsProps) {
  const parts = text.split(/(\S+-\S+)/).map((part, place) => {
    const isWhole = place % 2 === 1 && part.length <= longestWhole;
    return isWhole ? createElement('span', { className: 'whitespace-nowrap' }, part) : part;
  });
  return createElement(Fragment, null, ...parts);
}
