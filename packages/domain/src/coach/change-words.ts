import { type Claim, claim, type SlotName } from '../reading/claims.ts';
import { cuesIn } from './turn/cues.ts';

/** What is too much asks for less, and the other way round. */
const asks: Record<string, (quote: string) => Claim> = {
  easier: (quote) => claim('effort', 'easy', 'change.easier', { quote }),
  harder: (quote) => claim('effort', 'hard', 'change.harder', { quote }),
  shorter: (quote) => claim('length', 'short', 'change.shorter', { quote }),
  longer: (quote) => claim('length', 'long', 'change.longer', { quote }),
};

/** A change by what is wrong with the workout: 'too hard' is no wish for hard. */
export function withComplaints(text: string, claims: readonly Claim[]): Claim[] {
  const cues = cuesIn(text);
  const asked = cues.of('change').flatMap((value) => asks[value]?.(value) ?? []);
  const isTimed = claims.some(({ slot }) => slot === 'minutes');
  const wanted = asked.filter(({ slot }) => !(slot === 'length' && isTimed));
  const turned = new Set<SlotName>(wanted.map(({ slot }) => slot));
  return [...claims.filter(({ slot }) => !turned.has(slot)), ...wanted];
}
