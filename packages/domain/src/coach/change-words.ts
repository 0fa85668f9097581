import { type Claim, claim, type SlotName } from '../reading/claims.ts';
import { plain } from './message-words.ts';

const too = '(?:too|zu|demasiado|muy|trop|troppo|muito)';

/** What is too much asks for less, and the other way round. */
const complaints: readonly { said: RegExp; asks: (quote: string) => Claim }[] = [
  {
    said: new RegExp(
      `\\b${too} (?:hard|tough|intense|difficult|heavy|much for me|schwer|anstrengend|hart|dur[ao]?|dificil|intens[ao]|difficile|pesante|pesad[ao]|puxad[ao])\\b`,
    ),
    asks: (quote) => claim('effort', 'easy', 'change.too-hard', { quote }),
  },
  {
    said: new RegExp(
      `\\b${too} (?:easy|light|gentle|soft|leicht|einfach|facil|suave|facile|doux|leggero|leve)\\b`,
    ),
    asks: (quote) => claim('effort', 'hard', 'change.too-easy', { quote }),
  },
  {
    said: new RegExp(`\\b${too} (?:long|lang|larg[ao]|longue?|lung[ao]|long[ao])\\b`),
    asks: (quote) => claim('length', 'short', 'change.too-long', { quote }),
  },
  {
    said: new RegExp(`\\b${too} (?:short|kurz|cort[ao]|courte?|curt[ao]|breve)\\b`),
    asks: (quote) => claim('length', 'long', 'change.too-short', { quote }),
  },
];

/** A change by what is wrong with the workout: 'too hard' is no wish for hard. */
export function withComplaints(text: string, claims: readonly Claim[]): Claim[] {
  const words = plain(text);
  const asked = complaints.flatMap(({ said, asks }) => {
    const quote = said.exec(words)?.[0];
    return quote === undefined ? [] : [asks(quote)];
  });
  const turned = new Set<SlotName>(asked.map(({ slot }) => slot));
  return [...claims.filter(({ slot }) => !turned.has(slot)), ...asked];
}

export const complains = (words: string): boolean =>
  complaints.some(({ said }) => said.test(words));
