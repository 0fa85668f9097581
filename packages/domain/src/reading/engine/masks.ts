import { coverOf } from './mentions.ts';
import type { Hit } from './phrases.ts';
import type { Token } from './tokens.ts';
import { isOneOf, words } from './words.ts';

/** Kinds that a turn of phrase takes the meaning from. */
const maskedByIdioms = new Set([
  'neg',
  'format',
  'region',
  'focus',
  'attribute',
  'prop',
  'effort',
  'pain',
  'part',
  'sorePart',
  'smallPart',
  'fault',
  'sound',
  'correction',
  'quiet',
  'way',
  'machine',
  'seated',
  'manner',
  'move',
  'equipment',
  'gone',
]);

/** Kinds whose words may be part of an exercise's name. */
const maskedByMoves = new Set([
  'region',
  'focus',
  'prop',
  'part',
  'sorePart',
  'smallPart',
  'fault',
  'sound',
  'mood',
  'pain',
  'goal',
  'effort',
  'session',
  'seated',
]);

/** What a turn of phrase that tells of a state also takes the meaning from: 'flat out on the sofa'. */
const maskedByStates = new Set(['mood', 'tired', 'place', 'household']);

const isOfBody = new Set(['focus', 'region', 'part', 'sorePart', 'smallPart']);

/** 'A 20 minute one' is no EMOM that begins with minute one. */
function isLengthOfOne(tokens: readonly Token[], { from }: Hit): boolean {
  if (!isOneOf(tokens[from]?.text, 'minute min')) return false;
  const before = tokens[from - 1]?.kind === 'mark' ? tokens[from - 2] : tokens[from - 1];
  const isNumber = isOneOf(before?.text, 'five ten fifteen twenty thirty forty sixty');
  return before?.segment === tokens[from]?.segment && (before?.kind === 'number' || isNumber);
}

const heavyWords = words(
  'heavy schwere schwer pesadas pesados pesada cargadas lourdes lourds lourde pesanti pesante pesadas',
);
const limbWords = words(
  'legs leg arms beine arme piernas brazos jambes bras mollets cuisses gambe braccia pernas bracos calves waden',
);

/** 'Heavy legs, something gentle': how they feel, where easy is asked for. */
function isHeavyLimb(tokens: readonly Token[], { from, to }: Hit, isEasy: boolean): boolean {
  if (!isEasy) return false;
  for (let at = from; at < to; at += 1) {
    if (!heavyWords.has(tokens[at]?.text)) continue;
    if ([at - 1, at + 1].some((next) => limbWords.has(tokens[next]?.text))) return true;
  }
  return false;
}

/** 'Ski trip'; 'ski 1k' and '500 m ski' are on the machine. */
function isLoneSki(tokens: readonly Token[], { from, to }: Hit): boolean {
  const isFar = (at: number) => tokens[at]?.kind === 'number';
  return to - from === 1 && !isFar(to) && !isFar(from - 2) && !isFar(from - 1);
}

const leastGrown = 18;

/** '55 yo bloke' tells of whoever writes; 'my 20 yo son' does not. */
function isAgedSelf(tokens: readonly Token[], { from }: Hit): boolean {
  const at = tokens[from - 1]?.text === 'old' ? from - 3 : from - 2;
  if (!isOneOf(tokens[from - 1]?.text, 'yo old') || (tokens[at]?.value ?? 0) < leastGrown)
    return false;
  return isOneOf(tokens[from]?.text, 'bloke guy dude lad lass chap fella gal girl boy');
}

/** Leaves out words that mean something else where they stand: in idioms, names, allowances. */
export function withoutMasked(hits: readonly Hit[], tokens: readonly Token[]): Hit[] {
  const { length } = tokens;
  const coverBy = (kind: string) =>
    coverOf(
      hits.filter((hit) => hit.kind === kind),
      length,
    );
  const moves = coverBy('move');
  const allowances = coverBy('allow');
  // 'No wait, the rings' rules nothing out.
  const corrections = coverBy('correction');
  const kit = coverBy('equipment');
  // 'Nothing here but a chair' rules nothing out.
  const limits = coverBy('only');
  const formats = coverBy('format');
  // 'Back-offs' are sets and no wish for the back.
  const sets = coverOf(
    hits.filter(({ kind, value }) => kind === 'sessionKind' && value === 'top_set'),
    length,
  );
  const lying = coverOf(
    hits.filter(
      ({ kind, value, to }) =>
        kind === 'attribute' && value === 'lying_back' && tokens[to - 2]?.text !== 'my',
    ),
    length,
  );
  const isCovered = (hit: Hit, cover: readonly (Hit | undefined)[]) => {
    for (let i = hit.from; i < hit.to; i += 1) if (cover[i]) return true;
    return false;
  };
  const idioms = coverOf(
    hits.filter((hit) => hit.kind === 'idiom' && !isCovered(hit, moves)),
    length,
  );
  const states = coverOf(
    hits.filter(({ kind, value }) => kind === 'idiom' && value === 'state'),
    length,
  );
  // 'Couch to 5k' has no couch in it.
  const names = coverOf(
    hits.filter(({ kind, from, to }) => kind === 'named' && to > from + 1),
    length,
  );
  const isEasy = hits.some(
    ({ kind, value }) => (kind === 'effort' || kind === 'mood') && value === 'easy',
  );
  const sounds = hits.filter(({ kind }) => kind === 'sound');
  const regions = hits.filter(({ kind }) => kind === 'region');
  // 'Knees crunch on stairs' is no crunch.
  const isNoise = ({ from, to }: Hit) =>
    sounds.some((sound) => sound.from === from && sound.to === to) &&
    regions.some((region) => region.to === from);
  return hits.filter((hit) => {
    if (hit.kind === 'move' && isNoise(hit)) return false;
    if (isOneOf(hit.kind, 'household prop') && isCovered(hit, names)) return false;
    if (hit.kind === 'way' && hit.value === 'ski' && isLoneSki(tokens, hit)) return false;
    if (hit.kind === 'person' && isAgedSelf(tokens, hit)) return false;
    const isOfWork = isOneOf(hit.kind, 'effort goal sessionKind mood');
    if (isOfWork && isHeavyLimb(tokens, hit, isEasy)) return false;
    // 'Did my back in' is no way of getting back in.
    const isBack = isOneOf(hit.kind, 'region focus') && tokens[hit.from]?.text === 'back';
    // 'Wake my legs and back up': one of two parts.
    const isSecond =
      isOneOf(tokens[hit.from - 1]?.text, 'and &') &&
      hits.some(({ kind, to }) => kind === 'focus' && to === hit.from - 1);
    const isOwnBack = isBack && (isSecond || tokens[hit.from - 1]?.text === 'my');
    // 'Hang on' hangs on nothing, and takes something back all the same.
    const isTurn =
      hit.kind === 'correction' &&
      idioms[hit.from]?.from === hit.from &&
      idioms[hit.from]?.to === hit.to;
    if (maskedByIdioms.has(hit.kind) && !isTurn && !isOwnBack && isCovered(hit, idioms))
      return false;
    if (maskedByStates.has(hit.kind) && isCovered(hit, states)) return false;
    // 'Et puis non, mets-moi 25' goes on with nothing.
    if (hit.kind === 'chain' && isCovered(hit, corrections)) return false;
    // 'Half an hour total body' is a part, and no length of all.
    if (hit.kind === 'total' && tokens[hit.to]?.text === 'body') return false;
    // 'Lie back' has no back in it.
    const way = lying[hit.from];
    if (isBack && way && way.to - way.from > hit.to - hit.from) return false;
    // 'Sat on a chair' is no Saturday.
    const isSeat =
      hit.kind === 'weekday' &&
      tokens[hit.from]?.text === 'sat' &&
      isOneOf(tokens[hit.to]?.text, 'on in at down here');
    if (isSeat) return false;
    // A rack of dumbbells holds no bar.
    const isRack = hit.kind === 'prop' && hit.value === 'rack' && hit.to === hit.from + 1;
    const isHeld = (one: Hit | undefined) =>
      one !== undefined && isOneOf(one.value, 'dumbbells kettlebells');
    if (isRack && (isHeld(kit[hit.from - 1]) || isHeld(kit[hit.to + 1]))) return false;
    // 'E2MOM' has no mother in it.
    if (hit.kind === 'person' && formats[hit.from]) return false;
    // '50-40-30-20-10' is a ladder and no Tabata.
    const before = [tokens[hit.from - 1]?.text, tokens[hit.from - 2]?.kind].join(' ');
    if (hit.kind === 'format' && tokens[hit.from]?.kind === 'number' && before === '- number')
      return false;
    if (hit.kind === 'format' && isLengthOfOne(tokens, hit)) return false;
    if (isOfBody.has(hit.kind) && isCovered(hit, sets)) return false;
    if (
      hit.kind === 'neg' &&
      (isCovered(hit, allowances) || isCovered(hit, corrections) || isCovered(hit, limits))
    )
      return false;
    // A jump rope is a move and the thing to do it with.
    const isTool = hit.kind === 'prop' && hit.value === 'rope';
    const isOfMove = isCovered(hit, moves) && !(hit.kind === 'sound' && isNoise(hit));
    if (maskedByMoves.has(hit.kind) && !isTool && isOfMove) return false;
    const thing = kit[hit.from];
    const isThing = thing && thing.to - thing.from > hit.to - hit.from;
    // A pull-up bar is no wish to pull, a jump rope no word on jumping.
    if (isThing && (hit.kind === 'focus' || hit.kind === 'attribute')) return false;
    const move = moves[hit.from] ?? moves[hit.to - 1];
    const isPartOfName = move && move.to - move.from > hit.to - hit.from;
    return !(hit.kind === 'attribute' && isPartOfName);
  });
}
