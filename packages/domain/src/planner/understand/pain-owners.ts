import type { Hit } from '../../reading/engine/phrases.ts';
import type { Scan } from '../../reading/engine/scan.ts';

/** A part of the body in the text: a region, a named trouble, or any other part. */
export type BodyHit = Hit;

/** 'Dos' is two in Spanish and a back in French; 'back' is often no body part. */
const onlyIn: Record<string, readonly string[]> = {
  dos: ['fr'],
  cou: ['fr'],
  kreuz: ['de'],
  hals: ['de'],
  arm: ['de', 'en'],
  pulso: ['pt', 'it'],
  punho: ['pt'],
  talon: ['fr', 'es'],
  anca: ['it', 'pt'],
  disc: ['en', 'fr'],
  fai: ['en'],
  gout: ['en'],
};
const notBackAfter =
  /^(?:to|into|from|in|at|on|then|again|home|and forth|with|for|after|soon|off|when|early|late)$/;
const notBackBefore =
  /^(?:get|getting|got|come|coming|came|go|going|gets|im|am|be|been|welcome|way|bounce|set|step|be right|right|ease|easing|getting right)$/;

function isRealBack({ tokens }: Scan, hit: Hit): boolean {
  if (hit.to !== hit.from + 1 || tokens[hit.from]?.text !== 'back') return true;
  const before = tokens[hit.from - 1]?.text ?? '';
  const after = tokens[hit.to]?.text ?? '';
  if (/^(?:my|the|bad|sore|his|her|your|lower|stiff|tight|dodgy)$/.test(before)) return true;
  // '1 to 5 and back' is a ladder.
  if (before === 'and' && tokens[hit.from - 2]?.kind === 'number') return false;
  return !notBackBefore.test(before) && !notBackAfter.test(after);
}

export function isRealPart(scan: Scan, hit: Hit): boolean {
  const word = scan.tokens[hit.from]?.text ?? '';
  const allowed = hit.to === hit.from + 1 ? onlyIn[word] : undefined;
  if (allowed && !allowed.includes(scan.language.value)) return false;
  return isRealBack(scan, hit);
}

/** All parts of the body in order; where they overlap, the named trouble or the longer one. */
export function bodyHits(scan: Scan): BodyHit[] {
  // 'On my knees' and 'on my back' are positions; 'easy on my knees' is not.
  const positions = scan
    .of('attribute')
    .filter(
      (hit) =>
        hit.to > hit.from + 1 &&
        !/^(?:easy|gentle|hard|tough|kind|pressure|strain)$/.test(
          scan.tokens[hit.from - 1]?.text ?? '',
        ),
    );
  const all = [...scan.of('trouble'), ...scan.of('region'), ...scan.of('part')].filter(
    (hit) =>
      isRealPart(scan, hit) &&
      !positions.some((other) => other.from <= hit.from && hit.to <= other.to),
  );
  const kept: BodyHit[] = [];
  for (const hit of all) {
    if (!kept.some((other) => other.from < hit.to && hit.from < other.to)) kept.push(hit);
  }
  return kept.sort((a, b) => a.from - b.from);
}

/** Adjectives that say little unless they stand right beside a part. */
const weakWords =
  /^(?:bad|weak|limited|angry|shot|good|great|ok|okay|better|strong again|issue|issues|problem|problems|probleme|trouble|mal|mala|ruim|bien|bem|bene|gut|besser|fine|100|friendly|solid|roto|rota|anymore|problemi|fragile|pulled|rolled|tear)$/;

/** Words that say nothing but that it is over. */
const healedWords =
  /^(?:healed|recovered|fixed|sorted|fully|geheilt|verheilt|schmerzfrei|curad[oa]|recuperad[oa]|guerie?|guarit[oa])$/;
const looseWords =
  /^(?:good|great|better|strong|solid|bien|bem|bene|gut|besser|mejor|mieux|meglio|melhor|ok|okay|fine)$/;
const closers =
  /^(?:now|again|today|enough|though|so|and|but|wieder|jetzt|ahora|ya|maintenant|adesso|ora|agora|heute|these|for|to|with|since|anymore)$/;

function reachOf(scan: Scan, word: Hit): number {
  const first = scan.tokens[word.from]?.text ?? '';
  const next = scan.tokens[word.to];
  const around = [next, scan.tokens[word.from - 1], scan.tokens[word.from - 2]];
  const isFineNow =
    word.kind === 'fine' &&
    around.some((token) =>
      /^(?:now|again|wieder|jetzt|ahora|ya|maintenant|adesso|ormai|agora)$/.test(token?.text ?? ''),
    );
  if (healedWords.test(first)) return 10;
  if (isFineNow) return 7;
  // 'Knee hurts, good workout please' heals nothing.
  const isLoose = word.kind === 'fine' && word.to === word.from + 1 && looseWords.test(first);
  if (isLoose && next?.kind === 'word' && !closers.test(next.text)) return -1;
  return weakWords.test(first) ? 4 : 6;
}

const turns = /^(?:but|though|although|however|pero|aber|mais|ma|mas|sondern)$/;

/** Whether a 'but' lies between, with a part of its own on the word's side. */
function isTurned(scan: Scan, word: Hit, part: BodyHit, parts: readonly BodyHit[]): boolean {
  const [from, to] = part.to <= word.from ? [part.to, word.from] : [word.to, part.from];
  let turn = -1;
  for (let i = from; i < to; i += 1) if (turns.test(scan.tokens[i]?.text ?? '')) turn = i;
  if (turn < 0) return false;
  const sentence = scan.tokens[word.from]?.sentence;
  return parts.some(
    (other) =>
      other !== part &&
      scan.tokens[other.from]?.sentence === sentence &&
      other.from > turn === word.from > turn,
  );
}

function distance(scan: Scan, word: Hit, part: BodyHit, parts: readonly BodyHit[]): number {
  const gap = part.to <= word.from ? word.from - part.to : part.from - word.to;
  const isApart = scan.tokens[part.from]?.segment !== scan.tokens[word.from]?.segment;
  return Math.max(0, gap) + (isApart ? 4 : 0) + (isTurned(scan, word, part, parts) ? 10 : 0);
}

/** Parts joined to one by 'and', further away from the word that tells of them. */
function joinedTo(scan: Scan, parts: readonly BodyHit[], owner: BodyHit, step: -1 | 1): BodyHit[] {
  const joined = [owner];
  let at = parts.indexOf(owner);
  for (;;) {
    const here = parts[at];
    const next = parts[at + step];
    if (!here || !next) return joined;
    const [from, to] = step < 0 ? [next.to, here.from] : [here.to, next.from];
    const between = scan.tokens.slice(from, to);
    // 'Sore knee, legs': a bare comma joins a joint to a joint, not to what is to be trained.
    const isComma = between.every(({ kind }) => kind === 'mark');
    const isJoined =
      between.length > 0 &&
      between.length <= 3 &&
      !(isComma && (here.kind === 'part') !== (next.kind === 'part')) &&
      between.some(({ text }) => /^(?:and|or|&|,|\/|\+|y|e|und|et|o|ou|oder|nor)$/.test(text)) &&
      between.every(({ text }) =>
        /^(?:and|or|&|,|\/|\+|y|e|und|et|o|ou|oder|nor|my|the|left|right|mi|la|el|mein|meine|mon|ma|mes|le|les|il|os|as|both|lower|linke|rechte)$/.test(
          text,
        ),
      );
    if (!isJoined) return joined;
    joined.push(next);
    at += step;
  }
}

/** For every word of pain or healing, the parts it speaks of: the nearest, and those joined to it. */
export function attach(scan: Scan, parts: readonly BodyHit[]): Map<Hit, BodyHit[]> {
  const owners = new Map<Hit, BodyHit[]>();
  // 'Bad knee, ok?' asks whether it will do, and says nothing of the knee.
  const told = scan.of('fine').filter(({ to }) => scan.tokens[to]?.text !== '?');
  for (const word of [...scan.of('pain'), ...told]) {
    const sentence = scan.tokens[word.from]?.sentence;
    let best: BodyHit | null = null;
    let least = reachOf(scan, word) + 1;
    for (const part of parts) {
      if (Math.abs(part.from - word.from) > 12) continue;
      if (scan.tokens[part.from]?.sentence !== sentence) continue;
      if (part.from < word.to && word.from < part.to) {
        if (part.kind === 'trouble') continue;
      }
      // Words of healing follow their part; 'good knee day' is none.
      if (
        word.kind === 'fine' &&
        part.from >= word.to &&
        word.value === 'fine' &&
        (part.from - word.to > 1 ||
          scan.tokens[part.from]?.segment !== scan.tokens[word.from]?.segment)
      )
        continue;
      const far = distance(scan, word, part, parts);
      if (far < least) {
        best = part;
        least = far;
      }
    }
    if (best) owners.set(word, joinedTo(scan, parts, best, best.to <= word.from ? -1 : 1));
  }
  return owners;
}
