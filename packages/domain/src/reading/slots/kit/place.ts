import { type Claim, claim } from '../../claims.ts';
import { findPair } from '../../engine/pairs.ts';
import type { Hit } from '../../engine/phrases.ts';
import { type Scan, trust } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/kit/place.ts';
import type { Place } from '../../vocabulary.ts';
import { beside, isPast, overlaps } from '../around.ts';
import { isMadeOf, isNamedGym } from './gym-lists.ts';

/** 'After the office', 'sat in the office all day': where one was, not where one trains. */
function isElsewhere(scan: Scan, hit: Hit): boolean {
  const { tokens } = scan;
  if (isPast(scan, hit)) return true;
  // 'Gets lost in gyms' is about all of them.
  if (terms.allPlaces.has(tokens[hit.from]?.text)) return true;
  if (hit.value !== 'office' && hit.value !== 'outdoors') return false;
  const before = tokens.slice(Math.max(0, hit.from - 3), hit.from).map(({ text }) => text);
  // 'What a day at the office'.
  if (hit.value === 'office' && before.some((word) => terms.spells.has(word))) return true;
  if (hit.value === 'office' && before.some((word) => terms.working.has(word))) return true;
  return beside(scan, 'habit', hit, 3).length > 0;
}

/** 'The bike in the garage' says where the bike is; what else stands there is not told. */
function isWhereKitStands(scan: Scan, hit: Hit): boolean {
  if (hit.value !== 'home_gym') return false;
  const { text } = scan.tokens[hit.to - 1] ?? {};
  if (isOneOf(text, 'gym homegym fitnessraum kraftraum')) return false;
  return ['equipment', 'machine', 'kit', 'prop'].some((kind) =>
    scan.of(kind).some((one) => {
      const isHere = scan.tokens[one.from]?.segment === scan.tokens[hit.from]?.segment;
      return isHere && !overlaps(one, hit);
    }),
  );
}

/** 'The rings are still in the office': where they were left. */
const isLeftThere = (scan: Scan, hit: Hit): boolean =>
  scan
    .of('gone')
    .some((cue) => overlaps(cue, hit) || cue.to === hit.from || cue.to === hit.from + 1);

/** Where the session is. */
export function readPlace(scan: Scan): Claim[] {
  const open = scan
    .of('place')
    .filter(
      (hit) =>
        scan.polarity(hit) === 'plain' &&
        !isElsewhere(scan, hit) &&
        !isWhereKitStands(scan, hit) &&
        !isMadeOf(scan, hit) &&
        !isLeftThere(scan, hit) &&
        scan.tokens[hit.from - 1]?.text !== 'car' &&
        !isNamedGym(scan, hit) &&
        !scan.of('gone').some((cue) => cue.from >= hit.to && cue.from - hit.to <= 2) &&
        !scan.of('machine').some((other) => overlaps(other, hit)),
    );
  const hit = open.find(({ value }) => value.endsWith('_gym')) ?? open.at(-1);
  if (!hit) return [];
  const quote = scan.quote(hit.from, hit.to);
  return [
    claim('place', hit.value as Place, 'place.named', {
      polarity: 'has',
      certainty: trust(hit, 0.9),
      quote,
    }),
  ];
}

/** The longest side of a room that is small, in metres. */
const smallMetres = 3.2;
const smallSquareMetres = 24;

/** '2 by 3 metres', '1x2 m', '2m of carpet', 'sechs quadratmeter'. */
function readSize(scan: Scan): { from: number; to: number } | null {
  const { tokens } = scan;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || (token.value ?? 99) > smallSquareMetres) continue;
    const isTimes = isOneOf(tokens[at + 1]?.text, 'by x mal por sur per');
    const second = tokens[at + 2];
    const isMetres = (word = '') => isOneOf(word, 'm metres metre meters meter metros metro metri');
    if (
      isTimes &&
      (token.value ?? 99) <= smallMetres &&
      (second?.value ?? 99) <= smallMetres &&
      isMetres(tokens[at + 3]?.text)
    )
      return { from: at, to: at + 4 };
    // '9 m²' is written as '9 m2' or '9 m 2'.
    const isSquare =
      (token.value ?? 0) <= smallSquareMetres &&
      ((isMetres(tokens[at + 1]?.text) && tokens[at + 2]?.text === '2') ||
        isOneOf(tokens[at + 1]?.text, 'qm quadratmeter mq m2'));
    if (isSquare) return { from: at, to: at + 3 };
    if ((token.value ?? 99) > smallMetres) continue;
    if (isOneOf(tokens[at + 1]?.text, 'sq square') && isMetres(tokens[at + 2]?.text))
      return { from: at, to: at + 3 };
    const isOfFloor =
      isMetres(tokens[at + 1]?.text) &&
      isOneOf(
        tokens[at + 2]?.text,
        'by x mal por sur per of de di square cuadrados cuadrado carres carre quadrati quadrato quadrados quadrado',
      ) &&
      isOneOf(
        tokens[at + 3]?.text,
        '#.# # carpet floor space room platz suelo espacio place sol spazio espaco chao square',
      );
    if (isOfFloor) return { from: at, to: at + 4 };
  }
  return null;
}

/** 'A tiny living room', 'el cuarto es chiquitico'. */
const readSmallRoom = (scan: Scan) =>
  findPair(scan, 'room', { one: 'small', other: 'room', reach: 2 });

/** How much room there is to move. */
export function readSpace(scan: Scan): Claim[] {
  const said = scan.of('space').findLast((hit) => {
    const word = scan.tokens[hit.from]?.text ?? '';
    if (hit.to === hit.from + 1 && terms.rooms.has(word)) return isTrainedIn(scan, hit);
    return true;
  });
  if (said)
    return [
      claim('space', said.value as 'mat' | 'lane', 'space.named', {
        polarity: 'has',
        certainty: trust(said, 0.88),
        quote: scan.quote(said.from, said.to),
      }),
    ];
  const size = readSize(scan) ?? readSmallRoom(scan);
  if (!size) return [];
  const quote = scan.quote(size.from, size.to);
  return [claim('space', 'mat', 'space.size', { polarity: 'has', certainty: 0.85, quote })];
}

/** 'In the hallway', 'hallway workout'; a kitchen counter is no small room. */
function isTrainedIn({ tokens }: Scan, { from, to }: Hit): boolean {
  const next = tokens[to]?.text ?? '';
  if (isOneOf(next, 'workout session training sized size')) return true;
  const isIn = [tokens[from - 1], tokens[from - 2]].some((token) => terms.inWords.has(token?.text));
  return isIn && !terms.furniture.has(next);
}
