import type { EquipmentId } from '../../../exercise/types.ts';
import { type Claim, claim, type KitAtHand } from '../../claims.ts';
import { quantitiesIn, textAt } from '../../engine/features.ts';
import { isForeign } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import { type Scan, trust } from '../../engine/scan.ts';
import { kilogramsIn } from '../../engine/units.ts';
import { isOneOf, words } from '../../engine/words.ts';
import { furtherKitWords } from '../../lexicon/kit.ts';
import { terms } from '../../lexicon/terms/kit/kit.ts';
import { isPast, overlaps } from '../around.ts';
import { isDescended } from '../moves/descended.ts';
import { isKeptTo } from '../moves/kept-to.ts';
import { findShortNames } from '../moves/short-names.ts';
import { isSwappedOut } from '../moves/swapped.ts';
import { isBody, isLiftable, readBare } from './bare.ts';
import { readBar } from './bars.ts';
import { isGone } from './gone.ts';
import { isListBeside, isMadeOf } from './gym-lists.ts';
import { closeMachines, readImpliedKit } from './implied-kit.ts';
import { loadedKit, loadsOf } from './loads.ts';

const onlyReach = 7;
/** After a correction what is named takes the place of what was. */
const correctionReach = 5;

const sameSegment = ({ tokens }: Scan, a: number, b: number) =>
  tokens[a]?.segment === tokens[b]?.segment;

/** 'I only have a chair and a backpack', 'dumbbells only'; 'just 20 min' says only how long. */
function isOnly(scan: Scan, hit: Hit): boolean {
  const { tokens } = scan;
  if (isListOfGym(scan, hit)) return true;
  return scan.of('only').some((cue) => {
    if (cue.value === 'closed') return isClosed(scan, cue, hit);
    if (cue.value !== 'only' || !sameSegment(scan, cue.from, hit.from)) return false;
    if (isForeign(scan.language.value, tokens[cue.from]?.text ?? '')) return false;
    if (cue.from >= hit.to) {
      // 'Kettlebell 16 kg only'.
      const weight = quantitiesIn(scan).find(({ from }) => from === hit.to);
      const end = weight && kilogramsIn(1, weight.unit) !== null ? weight.to : hit.to;
      return cue.from - end <= 1 && !terms.goesOn.has(tokens[cue.to]?.text);
    }
    if (hit.from < cue.to || hit.from - cue.to > onlyReach) return false;
    // 'Upper only, bands': the word belongs to what stands before it.
    const isOfOther = scan.of('focus').some(({ to }) => to === cue.from);
    const isTimed = tokens
      .slice(cue.to, hit.from)
      .some(({ kind }, i) => kind === 'number' && terms.isTime.has(tokens[cue.to + i + 1]?.text));
    return !isOfOther && !isTimed;
  });
}

/** 'The gym is one treadmill and a mirror': all that it has. */
const isListOfGym = (scan: Scan, { from }: Hit): boolean =>
  scan
    .of('place')
    .some(
      (gym) =>
        (isMadeOf(scan, gym) && gym.to <= from && from - gym.to <= 9) || isListBeside(scan, gym),
    );

/** 'Two bands and a mat. That's it.' */
function isClosed({ tokens }: Scan, cue: Hit, hit: Hit): boolean {
  const gap = (tokens[cue.from]?.sentence ?? 0) - (tokens[hit.from]?.sentence ?? 0);
  return hit.to <= cue.from && gap >= 0 && gap <= 1;
}

/** 'I have a bench too' comes on top of what is known; 'dumbbells plus a bench' is all there is. */
function isAlso(scan: Scan, hit: Hit): boolean {
  return scan.of('only').some((cue) => {
    if (cue.value !== 'also') return false;
    const isBetween =
      joiningWords.has(textAt(scan, cue.from)) &&
      things.some((kind) =>
        scan
          .of(kind)
          .some(
            ({ from, to }) =>
              to <= cue.from && cue.from - to <= listReach && sameSegment(scan, from, cue.from),
          ),
      );
    return !isBetween && (Math.abs(hit.from - cue.to) <= 4 || Math.abs(cue.from - hit.to) <= 1);
  });
}

const joiningWords = words('plus + mas piu');
const things = ['equipment', 'prop', 'kit', 'machine', 'bar'];
const listReach = 5;
/** 'Twice my bodyweight', '1.5x bodyweight': what is lifted, not what is there to train with. */
function isMeasure({ tokens, of }: Scan, hit: Hit): boolean {
  let at = hit.from - 1;
  while (hit.from - at <= 4 && terms.beforeWeight.has(tokens[at]?.text)) at -= 1;
  const isOfMove = of('move').some(({ from }) => from === hit.to || from === hit.from);
  return (terms.multiples.has(tokens[at]?.text) || tokens[at]?.kind === 'number') && !isOfMove;
}

/** The bench that is pressed, the box that one is a member of, stairs that hurt. */
function isLoose(scan: Scan, hit: Hit): boolean {
  const { tokens } = scan;
  if (hit.to > hit.from + 1) return false;
  const word = tokens[hit.from]?.text ?? '';
  const before = tokens[hit.from - 1]?.text ?? '';
  const next = tokens[hit.to];
  if (findShortNames(scan).some((lift) => overlaps(lift, hit))) return true;
  if (terms.looseThings.has(word)) return !terms.withWords.has(before);
  if (terms.benchWords.has(word)) {
    const isTimed = quantitiesIn(scan).some(
      ({ from, unit }) => from === hit.to && (unit === 'minutes' || unit === 'hours'),
    );
    const isLift =
      (next?.kind === 'number' && !isTimed) ||
      isOneOf(next?.text, 'day till session being was stuck @ pyramid mit con a x');
    const isFirst = hit.from === 0 || tokens[hit.from - 1]?.kind === 'mark';
    return isLift || !(terms.haveWords.has(before) || isFirst) || isPast(scan, hit);
  }
  if (word === 'box') return terms.boxWords.has(before) || isOneOf(next?.text, 'hill room set');
  if (hit.value !== 'step') return false;
  if (isDescended(scan, hit)) return true;
  // 'Escalera de 1 a 10' is a ladder of reps.
  if (isOneOf(next?.text, 'de di of') && tokens[hit.to + 1]?.kind === 'number') return true;
  const { segment } = tokens[hit.from] ?? {};
  return ['pain', 'tired', 'trouble', 'sorePart', 'region'].some((kind) =>
    scan.of(kind).some(({ from }) => tokens[from]?.segment === segment),
  );
}

/** 'Cycled to work', 'my bike got stolen': a way to get about, nothing to train on. */
function isTransport(scan: Scan, hit: Hit): boolean {
  if (hit.value !== 'bike') return false;
  // 'At home with a bike' says where it stands, and 'easy ride' itself is no way to work.
  const isHere = (at: number) =>
    scan
      .of('situation')
      .some(({ value, from, to }) => value === 'at_home' && from <= at && at < to);
  return scan.tokens.some(
    ({ text }, at) =>
      ((at >= hit.from - 4 && at < hit.from) || (at >= hit.to && at < hit.to + 4)) &&
      !isHere(at) &&
      (terms.gettingThere.has(text) || isOneOf(text, 'work home office accident crash')),
  );
}

const awayFromBells = ['hotel', 'office', 'travel'];

/** Who calls a kettlebell a kettle finds none in a hotel room: the one there boils water. */
const isForTea = (scan: Scan, { from, to }: Hit): boolean =>
  to === from + 1 &&
  textAt(scan, from) === 'kettle' &&
  scan.of('place').some(({ value }) => awayFromBells.includes(value));

interface Named {
  hit: Hit;
  id: KitAtHand['id'];
}

/** A skipping rope is the rope and the kit it belongs to; the thing itself says more. */
const ofThing: Record<string, string> = {
  rope: 'plyometric_equipment',
  box: 'plyometric_equipment',
  medicine_ball: 'plyometric_equipment',
  hurdles: 'plyometric_equipment',
  sled: 'turf_space',
  ladder: 'turf_space',
  track: 'turf_space',
};
const machineUnits = new Set(['metres', 'kilometres', 'calories', 'minutes', 'miles']);

/** '2k row', '20 cal row', 'gentle row 20 min': on the machine, not with a bar. */
function rowersIn(scan: Scan): Named[] {
  const { tokens } = scan;
  const quantities = quantitiesIn(scan).filter(({ unit }) => machineUnits.has(unit ?? ''));
  return tokens.flatMap(({ text }, from) => {
    const isLift = findShortNames(scan).some((lift) => lift.from === from);
    if (isLift || !terms.rowWords.has(text)) return [];
    const isMeasured = quantities.some(
      (quantity) =>
        (quantity.to <= from && from - quantity.to <= 1) ||
        (quantity.from > from && quantity.from - from <= 2),
    );
    // 'Algo de remo 20': so much of it, and no row with a weight.
    const isSome = terms.someOf.has(tokens[from - 1]?.text) && tokens[from + 1]?.kind === 'number';
    const hit = { kind: 'machine', value: 'rower', from, to: from + 1, typo: 0 };
    return isMeasured || isSome ? [{ hit, id: 'rower' as const }] : [];
  });
}

const shortSlip = 6;

/** 'Ghiaia' is gravel and no 'ghiria': a short slip in another language is more often a word. */
const isOtherWord = ({ tokens, language }: Scan, { from, to, typo }: Hit): boolean =>
  typo > 0 &&
  to === from + 1 &&
  language.value !== 'en' &&
  (tokens[from]?.text.length ?? 0) <= shortSlip;

/** All kit that the text names, each place once. */
function namedKit(scan: Scan): Named[] {
  const named: Named[] = [];
  const isInMove = (hit: Hit) => scan.of('move').some((move) => overlaps(move, hit));
  for (const hit of scan.of('equipment')) {
    if (hit.value === 'bodyweight' && isMeasure(scan, hit)) continue;
    if (hit.value === 'turf_space' && (isInMove(hit) || isPast(scan, hit))) continue;
    const isLong = scan
      .of('machine')
      .some((other) => overlaps(other, hit) && other.to - other.from > hit.to - hit.from);
    if (isLong) continue;
    // A bell is one to lift where it has a weight.
    const isBell = isOneOf(scan.tokens[hit.from]?.text, 'bells bell');
    if ((isBell || isForTea(scan, hit)) && !loadsOf(scan, hit).kilograms) continue;
    if (isOtherWord(scan, hit)) continue;
    named.push({ hit, id: hit.value as EquipmentId });
  }
  for (const hit of scan.of('bar')) {
    const id = readBar(scan, hit);
    if (id) named.push({ hit, id });
  }
  for (const hit of [...scan.of('prop'), ...scan.of('machine')]) {
    // A short word that is nearly a thing is more often another word.
    if (hit.typo > 0 && (scan.tokens[hit.from]?.text.length ?? 0) <= 5) continue;
    const isTool = hit.value === 'rope' || hit.value === 'medicine_ball';
    const isInName = isInMove(hit) && hit.kind === 'prop' && !isTool;
    const isOther = isLoose(scan, hit) && !(hit.value === 'bench' && isGone(scan, hit));
    if (isInName || isOther || isTransport(scan, hit)) continue;
    const isPartOf = [...scan.of('machine'), ...scan.of('equipment'), ...scan.of('seated')].some(
      (other) => other !== hit && overlaps(other, hit) && other.to - other.from > hit.to - hit.from,
    );
    if (isPartOf) continue;
    named.push({ hit, id: hit.value as KitAtHand['id'] });
  }
  named.push(...rowersIn(scan));
  return named.sort((a, b) => a.hit.from - b.hit.from);
}

/** 'Dip bars' are bars, whatever is done on them. */
const isNameOfKit = (kit: Hit, move: Hit) =>
  kit.value in furtherKitWords && kit.from <= move.from && kit.to >= move.to;

/** 'Scrap the barbell, …, so dumbbells': what a refusal before it leads to. */
function isConclusion({ tokens }: Scan, { from, to }: Hit): boolean {
  // 'Ohne Bänder, Kurzhanteln hab ich': a clause of its own says that they are there.
  const isHad =
    tokens[from - 1]?.text === ',' &&
    terms.had.has(tokens[to]?.text) &&
    !terms.hadNot.has(tokens[to + 2]?.text);
  if (isHad) return true;
  return terms.soWords.has(tokens[from - 1]?.text) && tokens[from - 2]?.kind === 'mark';
}

/** 'Rower … ah no, it is taken, bike then': what is left once something else fell away. */
function isTakenInstead(scan: Scan, { from, to }: Hit): boolean {
  const [next, after] = [scan.tokens[to], scan.tokens[to + 1]];
  if (!terms.instead.has(next?.text) || (after !== undefined && after.kind === 'word'))
    return false;
  return [...scan.of('gone'), ...scan.of('neg'), ...scan.of('correction')].some(
    (cue) => cue.to <= from && from - cue.to <= correctionReach,
  );
}

/** What is at hand and what is not. */
export function readKit(scan: Scan): Claim[] {
  const claims: Claim[] = [];
  const cut = scan.of('correction').at(-1);
  const named = namedKit(scan);
  const ofThings = new Set(
    named.flatMap(({ hit, id }) => (ofThing[id] ? [`${ofThing[id]} ${hit.from}`] : [])),
  );
  for (const { hit, id } of named) {
    if (ofThings.has(`${id} ${hit.from}`)) continue;
    const inMove = scan
      .of('move')
      .some(
        (move) =>
          overlaps(move, hit) && move.value !== 'jump-rope-bounce' && !isNameOfKit(hit, move),
      );
    // 'Never touched a barbell' tells how new somebody is, and takes no bar away.
    if (scan.of('level').some((level) => overlaps(level, hit))) continue;
    const polarity = isConclusion(scan, hit) ? 'plain' : scan.polarity(hit);
    if (isKeptTo(scan, hit)) continue;
    if (polarity !== 'plain' || isGone(scan, hit) || isSwappedOut(scan, hit)) {
      // A leg press that is broken is gone, though it is a lift too.
      const isStation = hit.value === 'machines' || hit.value === 'cables';
      if (inMove && !(isStation && (polarity === 'plain' || isGone(scan, hit)))) continue;
      claims.push(
        claim('kit', { id }, polarity === 'plain' ? 'kit.gone' : 'kit.denied', {
          polarity: 'denies',
          certainty: trust(hit, polarity === 'plain' ? 0.8 : 0.92),
          quote: scan.quote(Math.max(0, hit.from - 1), hit.to),
        }),
      );
      continue;
    }
    const loads = loadedKit.includes(id) ? loadsOf(scan, { ...hit, value: id }) : {};
    const isReplacing =
      !inMove &&
      ((cut && hit.from >= cut.to && hit.from - cut.to <= correctionReach) ||
        isTakenInstead(scan, hit));
    claims.push(
      claim(
        'kit',
        {
          id,
          ...(Object.keys(loads).length > 0 && { loads }),
          ...(isOnly(scan, hit) && { only: true }),
          ...(isAlso(scan, hit) && { also: true }),
        },
        'kit.named',
        {
          polarity: inMove ? 'wants' : 'has',
          certainty: trust(hit, 0.93),
          quote: scan.quote(hit.from, hit.to),
          ...(isReplacing && { corrects: true }),
        },
      ),
    );
  }
  claims.push(...readImpliedKit(scan, claims, isOnly));
  const kept = closeMachines(scan, closeBodyweight(standing(claims)), isLiftable);
  const bare = readBare(scan, kept, isOnly);
  if (bare.some(({ rule }) => rule === 'bare.fallen-back'))
    return [...kept.filter((one) => !isLiftable(one)), ...bare];
  // With nothing but things of the house, what else is named is all there is.
  const all = bare.length === 0 ? kept : kept.map(closed);
  return [...all, ...bare];
}

const closed = (one: Claim): Claim =>
  one.slot === 'kit' && one.polarity === 'has'
    ? { ...one, value: { ...one.value, only: true } }
    : one;

/** A correction takes away what was named before it. */
function standing(claims: readonly Claim[]): Claim[] {
  const last = claims.findLastIndex(({ corrects }) => corrects);
  // 'Dumbbells and ropes, but the ropes are locked away': what is gone was named before.
  const isGoneLater = (one: Claim, at: number) =>
    claims.some(
      (other, i) =>
        i > at &&
        one.slot === 'kit' &&
        other.slot === 'kit' &&
        other.polarity === 'denies' &&
        other.value.id === one.value.id,
    );
  return claims.filter((one, i) => {
    if (one.polarity === 'denies' || one.polarity === 'refuses') return true;
    return (last < 0 || i >= last) && !isGoneLater(one, i);
  });
}

/** 'Bodyweight' says that there is nothing else, where nothing else is named. */
function closeBodyweight(claims: readonly Claim[]): Claim[] {
  if (claims.some(isLiftable)) return [...claims];
  return claims.map((one) =>
    one.slot === 'kit' && isBody(one) ? { ...one, value: { ...one.value, only: true } } : one,
  );
}
