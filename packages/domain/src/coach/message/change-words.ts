import { type Claim, claim, type SlotName } from '../../reading/claims.ts';
import { type Cues, cuesIn } from '../turn/cues.ts';
import { isReshaped, missesEdge } from '../turn/signs/reshape-signs.ts';
import { minutesMeant } from './change-length.ts';
import { notWanted, takenOut, withoutAbility } from './taken-out.ts';

/** What is too much asks for less, and the other way round. */
const asks: Record<string, (quote: string) => Claim> = {
  easier: (quote) => claim('effort', 'easy', 'change.easier', { quote }),
  harder: (quote) => claim('effort', 'hard', 'change.harder', { quote }),
  shorter: (quote) => claim('length', 'short', 'change.shorter', { quote }),
  longer: (quote) => claim('length', 'long', 'change.longer', { quote }),
};

/** 'Stretch it to 30' asks for no stretching: such a word is part of the change. */
const ofWish: ReadonlySet<SlotName> = new Set<SlotName>([
  'focus',
  'goal',
  'session',
  'attribute',
  'format',
  'cardio',
  'effort',
]);

/** The words that say what is to change. */
const changeWords = ({ hits, tokens, text }: Cues): string[] =>
  hits
    .filter(({ kind, value }) => kind === 'change' && value in asks)
    .map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end).toLowerCase());

const ofChange = ({ slot, quote }: Claim, words: readonly string[]): boolean =>
  ofWish.has(slot) && quote !== '' && words.some((one) => one.includes(quote.toLowerCase()));

/** 'Stretch it to 30', '20 reicht': a bare number that is said to be the length. */
function minutesIn(text: string): Claim[] {
  const minutes = minutesMeant(text);
  return minutes === null
    ? []
    : [claim('minutes', minutes, 'change.minutes', { quote: text.slice(0, 60) })];
}

const moves: ReadonlySet<SlotName> = new Set<SlotName>(['exercise', 'family']);

/** 'My knee complains when I lunge' wants no lunges. */
const withoutIt = (one: Claim): Claim =>
  one.polarity === 'wants' ? { ...one, polarity: 'refuses' } : one;

const moreOf = /\bmore (\w+)/i;

/** 'More bite please': more of what is no exercise, part or kit is more of everything. */
function isMoreOfAll(text: string, claims: readonly Claim[]): boolean {
  const word = moreOf.exec(text)?.[1]?.toLowerCase();
  const isNamed = ({ quote, reader }: Claim) =>
    reader !== 'learned' && word !== undefined && quote.toLowerCase().includes(word);
  return word !== undefined && !claims.some(isNamed);
}

const edges: ReadonlySet<SlotName> = new Set<SlotName>(['warmUp', 'coolDown']);
const other =
  /\b(?:mejor|m[aá]s bien|lieber|eher|plut[oô]t|meglio|piuttosto|melhor|rather)\b[^.!?]*?\s(?:que|q|als|statt|che|than|than do)\s([^.!?,;]+)|\b(?:instead of|statt|en vez de|au lieu de|invece (?:di|delle|dei)|em vez de)\s([^.!?,;]+)/iu;

/** 'No warm-up??' wants one, and 'mejor piernas que brazos' wants no arms. */
function partsMeant(text: string, all: readonly Claim[]): Claim[] {
  const [, than, instead] = other.exec(text) ?? [];
  const gone = (than ?? instead)?.toLowerCase();
  const isGone = ({ slot, quote }: Claim): boolean =>
    slot === 'focus' && gone !== undefined && quote !== '' && gone.includes(quote.toLowerCase());
  const isLong = ({ slot, quote }: Claim): boolean =>
    slot === 'length' && quote !== '' && longOther.test(text);
  const kept = all.filter((one) => !isGone(one) && !isLong(one));
  if (!missesEdge(text)) return kept;
  const slot = /cool/i.test(text) ? 'coolDown' : 'warmUp';
  return [
    ...kept.filter((one) => !edges.has(one.slot)),
    claim(slot, { length: 'long' }, 'change.edge', { quote: text.slice(0, 60) }),
  ];
}

/** 'A long hike tomorrow' is no longer session. */
const longOther =
  /\b(?:long|short)\s+(?:\w+\s)?(?:hike|walk|run|ride|day|week|weekend|shift|drive|flight|trip|journey|meeting|call|night|race|match|game)s?\b/i;

/** A change by what is wrong with the workout: 'too hard' is no wish for hard. */
export function withComplaints(text: string, all: readonly Claim[]): Claim[] {
  const cues = cuesIn(text);
  const isShape = isReshaped(cues, { text, claims: all });
  const claims = withoutAbility(text, takenOut(text, partsMeant(text, all)));
  const not = notWanted(text);
  const asked = (isShape ? [] : cues.of('change')).flatMap((value) =>
    not.has(value) ? [] : (asks[value]?.(value) ?? []),
  );
  const words = changeWords(cues);
  const isHurt = claims.some(
    ({ slot, whose, polarity }) => slot === 'injury' && whose === 'me' && polarity === 'has',
  );
  const said = claims
    .filter((one) => !ofChange(one, words) && !(one.slot === 'effort' && one.reader === 'learned'))
    .map((one) => (isHurt && moves.has(one.slot) ? withoutIt(one) : one));
  const isTold = said.some(({ slot }) => slot === 'minutes');
  const timed = isTold ? [] : minutesIn(text);
  const isTimed = isTold || timed.length > 0;
  const more =
    !isShape &&
    !cues.has('change', 'easier', 'harder', 'shorter', 'longer') &&
    isMoreOfAll(text, said)
      ? [claim('effort', 'hard', 'change.more', { quote: 'more' })]
      : [];
  const wanted = [...asked, ...more].filter(({ slot }) => !(slot === 'length' && isTimed));
  const turned = new Set<SlotName>(wanted.map(({ slot }) => slot));
  const kept = said.filter(({ slot }) => !turned.has(slot) && !(slot === 'length' && isTimed));
  return [...kept, ...timed, ...wanted];
}
