import { readLevels } from '../../../timer/styles/pyramid-levels.ts';
import type { Token } from '../../engine/tokens.ts';

const wayBack =
  /\b(?:and (?:then )?back|back down|und (?:wieder )?(?:runter|zuruck)|y vuelta|y (?:de )?vuelta|y bajar|et retour|et redescend\w*|puis redescend\w*|e ritorno|e (?:poi )?giu|e volta|e (?:de )?volta|e desce\w*)\b/;
const upTo = /\b(?:bis(?: zu)?|hasta(?: el)?|jusqu a|fino a|ate|ao?|a|up to|down to)\b/g;

/** The steps that words tell of: '1 to 5 and back'. */
export function levelsIn(tokens: readonly Token[]): number[] | undefined {
  const plain = tokens
    .map(({ text }) => text)
    .join(' ')
    .replace(/\bj\b|'/g, '');
  const isBack = wayBack.test(plain);
  const numbers = plain.replace(wayBack, '').replace(upTo, 'to').replace(/ - /g, ' to ');
  const isFromOne = /\bto (?:the )?(\d+)/.exec(numbers);
  const source = /\d+ to \d+/.test(numbers)
    ? (/\d+ to \d+(?: to \d+)?/.exec(numbers)?.[0] ?? '')
    : isFromOne
      ? `1 to ${isFromOne[1]}`
      : '';
  const levels = readLevels(isBack ? `${source} and back` : source);
  return levels && levels.length > 2 ? levels : undefined;
}
