import type { Hit } from '../../../reading/engine/phrases.ts';
import { words } from '../../../reading/engine/words.ts';
import type { CueKind, Cues } from '../cues.ts';
import { isShouted } from '../signs/felt-signs.ts';
import { moments } from './all.ts';
import type { CoachMoment } from './moment.ts';
import { type SignPair, signPairs } from './signs.ts';
import { momentByStory } from './stories.ts';

const animals: ReadonlySet<string> = new Set(['dog', 'cat', 'horse']);

/** Of a word as it was written: a slip that looks like somebody is nobody. */
const hitsOf = ({ hits }: Cues, kind: CueKind): Hit[] =>
  hits.filter((hit) => hit.kind === kind && hit.typo === 0);

const gap = (one: Hit, other: Hit): number =>
  one.from < other.from ? other.from - one.to : one.from - other.to;

const farFrom = 6;
const shortlyAfter = 3;

/** 'My mate says that is why set 3 dies', 'my legs died': nobody did. */
const isOfThings = ({ tokens }: Cues, { from }: Hit): boolean =>
  tokens.slice(Math.max(0, from - nearThing), from).some(({ text }) => things.has(text));
const ofWeight = words('weight belly fat bump tummy pounds kilos bod bar bars brain');
const nearThing = 4;
const things = words(
  'set sets rep reps legs arms grip lungs battery phone watch car laptop motivation engine tv headphones earbuds treadmill',
);

/** 'Running for the hospice that looked after dad' tells of thanks, not of a sickbed. */
const givesMoney =
  /\b(?:rais(?:e|ed|es|ing)\b[^.?!]{0,16}\b(?:money|funds|cash|for)|fund-?rais\w*|sponsor\w*|in aid of|for (?:a |the )?charity|for the hospice)\b/i;

/** Somebody and what befell them, beside each other. */
function lossIn(cues: Cues): string | null {
  const died = hitsOf(cues, 'sign:died').filter((one) => !isOfThings(cues, one));
  const lost = hitsOf(cues, 'sign:lost');
  const put = hitsOf(cues, 'sign:put');
  const down = hitsOf(cues, 'sign:down');
  const ill = givesMoney.test(cues.text) ? [] : hitsOf(cues, 'sign:ill');
  const follows = (thing: Hit) => (one: Hit) =>
    one.to <= thing.from && thing.from - one.to <= shortlyAfter;
  for (const thing of hitsOf(cues, 'thing')) {
    // 'Lose the baby weight' loses nobody.
    if (ofWeight.has(cues.tokens[thing.to]?.text ?? '')) continue;
    const isPutDown =
      put.some(follows(thing)) &&
      down.some(({ from }) => from >= thing.to && from - thing.to <= shortlyAfter);
    const isGone = died.some((one) => gap(one, thing) <= farFrom) || lost.some(follows(thing));
    if (isGone || isPutDown) return animals.has(thing.value) ? 'grief-animal' : 'grief-person';
    if (ill.some((one) => gap(one, thing) <= farFrom)) return 'illness-near';
  }
  const isNamed = put.some((one) =>
    down.some(({ from }) => from > one.to && from - one.to <= shortlyAfter && isName(cues, one.to)),
  );
  return isNamed ? 'grief-animal' : null;
}

/** 'Had to put Bella down': a word with a capital letter that no lexicon knows. */
function isName({ text, tokens }: Cues, at: number): boolean {
  const token = tokens[at];
  const first = token ? text.charAt(token.start) : '';
  return first !== first.toLowerCase();
}

function isPaired(cues: Cues, { first, second, within, isInOrder }: SignPair): boolean {
  const others = hitsOf(cues, `sign:${second}`);
  return hitsOf(cues, `sign:${first}`).some((one) =>
    others.some((other) => {
      const isApart = one.to <= other.from || other.to <= one.from;
      if (!isApart || (isInOrder && other.from < one.to)) return false;
      return gap(one, other) <= within;
    }),
  );
}

/** Somebody has said something about somebody's weight. */
const isTalkedAbout = (cues: Cues): boolean =>
  hitsOf(cues, 'sign:person').length > 0 &&
  (isPaired(cues, { moment: '', first: 'telling', second: 'size', within: 7, isInOrder: true }) ||
    isPaired(cues, { moment: '', first: 'size', second: 'telling', within: 9, isInOrder: true }));

const fewestMarks = 2;

/** 'I RAN THE WHOLE 5K!!!': something done, and called out. */
const isCalledOut = (cues: Cues): boolean =>
  cues.text.split('!').length > fewestMarks &&
  (isShouted(cues) || isPaired(cues, { moment: '', first: 'managed', second: 'feat', within: 4 }));

/** 'My legs will hate me' is said of sore legs, and of nobody's looks. */
const hatesBack =
  /\b(?:will|gonna|going to|already|'ll) (?:\w+ )?hate (?:me|you)\b|\bhates? (?:me|you)\b/i;

function momentBySigns(cues: Cues): string | null {
  const loss = lossIn(cues);
  if (loss) return loss;
  if (isCalledOut(cues)) return 'record';
  if (isTalkedAbout(cues)) return 'body-pressure';
  const pairs = signPairs.filter(
    ({ moment }) => !(moment === 'body-shame' && hatesBack.test(cues.text)),
  );
  return pairs.find((pair) => isPaired(cues, pair))?.moment ?? momentByStory(cues.text);
}

const byId = (id: string | null): CoachMoment | undefined => moments.find((one) => one.id === id);

const joys: ReadonlySet<string> = new Set(['record', 'feels-good', 'streak']);

/** The gravest moment whose words are in the message. */
export function momentIn(cues: Cues): CoachMoment | undefined {
  const kindOf = ({ id }: CoachMoment): CueKind => `moment:${id}`;
  const signed = byId(momentBySigns(cues));
  if (signed?.isGrave) return signed;
  const named = moments.find(
    (moment) => cues.has(kindOf(moment)) && !(moment.id === 'breakup' && formerly.test(cues.text)),
  );
  if (named?.isGrave) return named;
  // 'Not missed a session in ten weeks' has missed none.
  if (named?.id === 'missed' && cues.has('moment:streak')) return byId('streak');
  // Shouted at by whom says where it was.
  if (named?.id === 'filmed' && momentByStory(cues.text) === 'hard-shift')
    return byId('hard-shift');
  // Who flees from the mirrors of a gym has a place to be told of, not only a body.
  if (
    (named?.id === 'body-shame' || named?.id === 'gym-fear') &&
    momentByStory(cues.text) === 'gym-mirrors'
  )
    return byId('gym-mirrors');
  // Who was laughed at is not only new.
  if (named?.id === 'gym-fear' && momentByStory(cues.text) === 'looked-at')
    return byId('looked-at');
  if (named && lessThan.has(named.id) && momentByStory(cues.text) === 'outpaced')
    return byId('outpaced');
  // A way back after weeks is another fear than a first visit.
  if (named?.id === 'gym-fear' && backAfter.test(cues.text)) return byId('missed');
  if (named?.id === 'missed' && failedLift.test(cues.text)) return byId('stuck');
  // What it is about says more than that it was a bad time.
  const other = named?.id === 'rough-time' ? laterThan(named, cues) : undefined;
  if (other) return other;
  // Tears of joy are joy.
  if (named?.id === 'rough-time' && signed && joys.has(signed.id)) return signed;
  return named ?? signed;
}

/** What a relative's or a friend's number does says more than these. */
const lessThan: ReadonlySet<string> = new Set(['self-blame', 'comparison', 'envy', 'overtaken']);

/** 'My ex-army mate' is nobody's ex. */
const formerly =
  /\bex[- ](?:army|navy|marine|soldier|rugby|pro|colleague|boss|coach|teacher|player)/i;
const failedLift =
  /\b(?:failed|missed)\b[^.?!]{0,24}\b(?:squats?|bench|deadlifts?|press|snatch|clean|rep|lift|\d{2,3} ?(?:kg|kilos|lbs)?)\b/i;
const backAfter =
  /\b(?:weeks|months|years?)\b.*\b(?:go(?:ing)? back|come back|show my face|return)\b/i;

const laterThan = (first: CoachMoment, cues: Cues): CoachMoment | undefined =>
  moments.find((one) => one.id !== first.id && !one.isLight && cues.has(`moment:${one.id}`));

const leanings = [
  ['angry', 'angry'],
  ['glad', 'feels-good'],
  ['low', 'rough-time'],
  ['unease', 'gym-fear'],
  ['dull', 'bored'],
] as const;

/** What a message that asks and tells nothing else leans to. */
export function leaningIn(cues: Cues): CoachMoment | undefined {
  const found = leanings.find(([sign]) => hitsOf(cues, `sign:${sign}`).length > 0);
  return found && byId(found[1]);
}
