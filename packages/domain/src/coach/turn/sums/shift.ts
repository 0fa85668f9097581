import { figureSource, mass, numberOf, rounded, type Sum, unitOf } from './figures.ts';
import { maxTopic } from './strength.ts';

const moreThan = new RegExp(
  String.raw`(${figureSource})\s*(?:%|percent|per cent)\s*(more|less|heavier|lighter|up|down|off|higher|lower)\s*(?:than|from|on|of)?\s*(?:my\s*)?(${figureSource})\s*(${mass})?`,
  'i',
);

/** '2.5 % more than 120'. */
export const shiftedFrom: Sum = ({ text }) => {
  const found = moreThan.exec(text);
  if (!found) return null;
  const [share, all, unit] = [numberOf(found[1]), numberOf(found[3]), unitOf(found[4])];
  const isUp = /^(?:more|heavier|up|higher)$/i.test(found[2] ?? '');
  const result = all * (1 + ((isUp ? 1 : -1) * share) / 100);
  return {
    say: [
      `${rounded(result, 2)}${found[4] ? ` ${unit}` : ''}: ${rounded(share, 2)} % ${isUp ? 'more' : 'less'} than ${rounded(all, 2)}.`,
    ],
    topic: maxTopic(result, unit),
  };
};
