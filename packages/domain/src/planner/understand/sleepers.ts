import type { Hit } from '../../reading/engine/phrases.ts';
import type { Scan } from '../../reading/engine/scan.ts';
import type { Quantity } from '../../reading/engine/units.ts';

/** Somebody lies asleep, or is not to be woken. */
const asleep =
  /^(?:asleep|sleeping|napping|nap|naps|naptime|schlaft|schlafen|schlafende|duerme|duermen|durmiendo|dort|dorment|endormi|endormie|dorme|dormono|addormentato|dormem|dormindo)$/;
const waking =
  /^(?:wake|waking|woken|disturb|disturbing|wecken|aufwecken|despertar|reveiller|svegliare|acordar)$/;
/** They who train, or what follows the training: 'I need a nap', 'before my nap'. */
const oneself =
  /^(?:i|im|ive|me|myself|ich|yo|je|io|eu|my|a|need|want|before|after|trouble|been|from)$/;
const others =
  /^(?:people|kids?|child|children|baby|babies|toddlers?|son|daughter|wife|husband|partner|girlfriend|boyfriend|roommates?|flatmates?|housemates?|family|everyone|everybody|others?|guests?|neighbou?rs?|parents?|mum|mom|dad|twins|dog|cat|newborn|infant|old|kind|kinder|frau|mann|ninos?|hijos?|bebe|mujer|marido|enfants?|femme|mari|bambin[oi]|figli[oa]?|moglie|marito|filh[oa]s?|criancas?|esposa)$/;

const reachTokens = 4;

/** 'Kids are napping', 'people sleeping next door', 'don't wake the baby'. */
export function findSleepers({ tokens, hits }: Scan): { from: number; to: number } | null {
  for (const [at, { text, segment }] of tokens.entries()) {
    const near = tokens
      .slice(Math.max(0, at - reachTokens), at)
      .filter((token) => token.segment === segment);
    if (waking.test(text)) {
      const next = tokens[at + 1]?.text === 'up' ? at + 2 : at + 1;
      const isMe = /^(?:me|myself|mich|mi|my)$/.test(tokens[next]?.text ?? '');
      const isOther = tokens
        .slice(next, next + 3)
        .some((token) => others.test(token.text) || /^any(?:one|body)$/.test(token.text));
      const isRuledOut = hits.some(({ kind, to }) => kind === 'neg' && to <= at && at - to <= 2);
      if (isOther && (isRuledOut || !isMe)) return { from: at, to: next + 1 };
    }
    if (!asleep.test(text)) continue;
    const after = tokens.slice(at + 1, at + 1 + 2).filter((token) => token.segment === segment);
    const isOfOthers =
      near.some((token) => others.test(token.text)) ||
      (text !== 'nap' && after.some((token) => others.test(token.text)));
    const isOwn = near.some(
      (token, i) => oneself.test(token.text) && !others.test(near[i + 1]?.text ?? ''),
    );
    if (isOfOthers && !isOwn) return { from: Math.max(0, at - near.length), to: at + 1 };
  }
  return null;
}

const leastNight = 2.5;

function readOwnSleep(scan: Scan): Hit[] {
  const sleepers = findSleepers(scan);
  return scan
    .of('sleep')
    .filter(({ from, to }) => !sleepers || to <= sleepers.from || from >= sleepers.to)
    .filter(({ from }) => !/^(?:sleeping|dormir)$/.test(scan.tokens[from]?.text ?? ''));
}

/** Each quantity of a text asks for it, so that a text of numbers is looked through once. */
const known = new WeakMap<Scan, Hit[]>();

/** Words of sleep that are the speaker's own. */
export function ownSleep(scan: Scan): Hit[] {
  const found = known.get(scan) ?? readOwnSleep(scan);
  known.set(scan, found);
  return found;
}

/** 'Slept 5 hours' tells of the night; the minutes beside it are the session's. */
export function isNightLength(
  scan: Scan,
  { value, unit, from, to }: Pick<Quantity, 'value' | 'unit' | 'from' | 'to'>,
): boolean {
  const { tokens } = scan;
  const isLong = unit === 'hours' && value >= leastNight;
  return ownSleep(scan).some((hit) => {
    if (tokens[hit.from]?.sentence !== tokens[from]?.sentence) return false;
    const isNear = Math.abs(hit.from - to) <= 2 || Math.abs(from - hit.to) <= 3;
    if (isLong) return isNear;
    const isJoined =
      (hit.from >= to && hit.from - to <= 1) || (hit.to <= from && from - hit.to <= 1);
    return isJoined && tokens[hit.from]?.segment === tokens[from]?.segment;
  });
}
