import { exerciseById } from '../../../exercise/library.ts';
import { type Claim, claim, claimsOf, type KitAtHand } from '../../claims.ts';
import { quantitiesIn } from '../../engine/features.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { kilogramsIn } from '../../engine/units.ts';
import { isOneOf, words } from '../../engine/words.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { terms } from '../../lexicon/terms/kit/implied-kit.ts';
import { overlaps, startingAt } from '../around.ts';
import { readMoves } from '../moves/moves.ts';
import { isGone } from './gone.ts';
import { loadedKit, loadsOf, weightKit } from './loads.ts';

/** What a move is named after and cannot be done without, and that no house has by itself. */
const ofMoves: readonly string[] = ['pull_up_bar', 'box', 'sled', 'medicine_ball', 'rope'];
const heavyKilograms = 30;

/** Box jumps take a box, pull-ups a bar, 'thrusters 43 kg' a barbell: beside what is there anyway. */
function readKitOfMoves(scan: Scan, known: readonly Claim[]): Claim[] {
  const ids = new Set<string>(known.flatMap((one) => (one.slot === 'kit' ? [one.value.id] : [])));
  const weights = quantitiesIn(scan).filter(
    ({ value, unit }) => (kilogramsIn(value, unit) ?? 0) >= heavyKilograms,
  );
  const claims: Claim[] = [];
  const wished = new Set(
    claimsOf(readMoves(scan), 'exercise').flatMap(({ polarity, value, quote }) =>
      polarity === 'refuses' ? [] : [`${value} ${quote}`],
    ),
  );
  for (const hit of scan.of('move')) {
    if (!wished.has(`${hit.value} ${scan.quote(hit.from, hit.to)}`)) continue;
    const exercise = exerciseById(hit.value);
    const needs: string[] = [...(exercise?.equipment ?? []), ...(exercise?.props ?? [])];
    const isRings = isOneOf(scan.tokens[hit.from]?.text, 'rings ring');
    const isHeavy =
      exercise?.lift !== undefined || exercise?.equipment.includes('barbells')
        ? weights.some(({ from, to }) => (from >= hit.to ? from - hit.to : hit.from - to) <= 4)
        : false;
    const found = [
      ...needs.filter((id) => ofMoves.includes(id)),
      ...(isRings ? ['rings'] : []),
      ...(isHeavy && !ids.has('dumbbells') && !ids.has('kettlebells') ? ['barbells'] : []),
    ];
    for (const id of found) {
      if (ids.has(id)) continue;
      ids.add(id);
      claims.push(
        claim('kit', { id: id as KitAtHand['id'], also: true }, 'kit.of-move', {
          certainty: 0.55,
          quote: scan.quote(hit.from, hit.to),
        }),
      );
    }
  }
  return claims;
}

/** Who has a rack has something to put on it. */
function readBarOfRack(scan: Scan, known: readonly Claim[]): Claim[] {
  const rack = known.find(
    (one) => one.slot === 'kit' && one.value.id === 'rack' && one.polarity === 'has',
  );
  const hasBar = known.some((one) => one.slot === 'kit' && one.value.id === 'barbells');
  if (!rack || hasBar || scan.of('bar').length > 0) return [];
  return [
    claim('kit', { id: 'barbells', also: true }, 'kit.of-rack', {
      polarity: 'has',
      certainty: 0.7,
      quote: rack.quote,
    }),
  ];
}
const kettlebellMoves = ['swing', 'goblet', 'get-up', 'kettlebell', 'halo', 'windmill'];

const mostUnnamed = 60;

/** 'Two 12s', 'bands and my 20s', 'swings with the 24', 'have 2 & 4 kg': weights without a name. */
function readUnnamedWeights(
  scan: Scan,
  known: readonly Claim[],
  isOnly: (scan: Scan, hit: Hit) => boolean,
): Claim[] {
  const { tokens } = scan;
  const hasWeights = known.some(
    (one) => one.slot === 'kit' && loadedKit.includes(one.value.id) && one.rule !== 'kit.of-move',
  );
  if (hasWeights) return [];
  const isKettlebell = scan
    .of('move')
    .some(({ value }) => kettlebellMoves.some((name) => value.includes(name)));
  const found: { kilograms: number; from: number; to: number }[] = [];
  for (const { value, unit, from, to } of quantitiesIn(scan)) {
    const before = tokens[from - 1]?.text ?? '';
    const isPlural =
      tokens[from + 1]?.text === 's' && tokens[from + 1]?.start === tokens[from]?.end;
    const isSized = value >= 1 && value <= mostUnnamed;
    const isAge = tokens[from - 2]?.text === 'in';
    const isNamed =
      isPlural &&
      terms.dozens.has(before) &&
      !isAge &&
      !terms.notWeights.has(tokens[to]?.text) &&
      // '8x400 with 60s jog'.
      startingAt(scan, 'way', to) === undefined;
    const isOfBell =
      isKettlebell &&
      unit === null &&
      (isOneOf(before, '@ at') ||
        (isOneOf(before, 'the a an le la el il den die der de un una uma um eine einer ein') &&
          isOneOf(tokens[from - 2]?.text, 'with w mit con avec com o a')));
    const kilograms = kilogramsIn(value, unit);
    // 'A 20 kilo bag of feed' is lifted as a bag.
    if (scan.of('machine').some((bag) => bag.from < to + 1 && from < bag.to)) continue;
    const isHad =
      kilograms !== null &&
      (isKettlebell ||
        terms.havingWords.has(before) ||
        (tokens[from - 1]?.kind === 'number' && tokens[from - 2]?.text !== 'x')) &&
      !isOneOf(tokens[from - 2]?.text, 'lost lose weigh weight peso pese wiege');
    if (!isSized || !(isNamed || isOfBell || isHad)) continue;
    found.push({ kilograms: kilograms ?? value, from, to });
  }
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return [];
  const id = isKettlebell ? 'kettlebells' : 'dumbbells';
  const kilograms = [...new Set(found.map((one) => one.kilograms))].sort((a, b) => a - b);
  return [
    claim(
      'kit',
      {
        id,
        loads: { kilograms },
        // 'Just one bench and a pair of 22s' of a full gym.
        ...(isOnly(scan, {
          kind: 'equipment',
          value: id,
          from: first.from,
          to: last.to,
          typo: 0,
        }) && {
          only: true,
        }),
      },
      'kit.unnamed-weights',
      { polarity: 'has', certainty: 0.65, quote: scan.quote(first.from, last.to) },
    ),
  ];
}
function isKitWeight(scan: Scan, hit: Hit): boolean {
  const near = [hit.from - 1, hit.to].map((at) => scan.tokens[at]?.text ?? '');
  return !near.some((word) =>
    isOneOf(word, 'loss lose body lost training lifting gain my own heavy baixo perder bajar'),
  );
}

/** 'Two 3 kilo weights', 'pesas de 5': with a weight they are dumbbells. */
function readLooseWeights(scan: Scan, known: readonly Claim[]): Claim[] {
  const isKnown = known.some(
    (one) => one.slot === 'kit' && (weightKit as readonly string[]).includes(one.value.id),
  );
  if (isKnown) return [];
  const hit = scan.of('kit').find((one) => {
    if (one.value !== 'weights' || scan.polarity(one) !== 'plain' || isGone(scan, one))
      return false;
    const named = [...scan.of('move'), ...scan.of('machine')];
    // 'My daughter as the weight': somebody is lifted, and nothing with a handle.
    if (
      terms.asWords.has(scan.tokens[one.from - 1]?.text) ||
      terms.asWords.has(scan.tokens[one.from - 2]?.text)
    )
      return false;
    return isKitWeight(scan, one) && !named.some((other) => overlaps(other, one));
  });
  if (!hit) return [];
  const loads = loadsOf(scan, { ...hit, value: 'dumbbells' });
  const isPlural = terms.pluralWeights.has(scan.tokens[hit.to - 1]?.text);
  const isHad = scan.tokens
    .slice(Math.max(0, hit.from - 2), hit.from)
    .some(
      ({ text }) =>
        terms.havingWords.has(text) || isOneOf(text, 'some my light small des meine mis i os'),
    );
  if (!loads.kilograms && !(isPlural && isHad)) return [];
  return [
    claim('kit', { id: 'dumbbells', ...(loads.kilograms && { loads }) }, 'kit.weights', {
      polarity: 'has',
      certainty: loads.kilograms ? 0.85 : 0.65,
      quote: scan.quote(hit.from, hit.to),
    }),
  ];
}

function readNoWeights(scan: Scan): Claim[] {
  return scan.of('kit').flatMap((hit) => {
    const isOut = hit.value === 'weights' && scan.polarity(hit) === 'negated';
    const isPlural = terms.pluralWeights.has(scan.tokens[hit.to - 1]?.text);
    if (!isOut || !isPlural || !isKitWeight(scan, hit)) return [];
    // 'No weights, no wait, one kettlebell': what is named behind it is there.
    const isNamed = (id: string) =>
      scan
        .of('equipment')
        .some((one) => one.value === id && one.from >= hit.to && scan.polarity(one) === 'plain');
    return weightKit
      .filter((id) => !isNamed(id))
      .map((id) =>
        claim('kit', { id }, 'kit.no-weights', {
          polarity: 'denies',
          certainty: 0.85,
          quote: scan.quote(Math.max(0, hit.from - 1), hit.to),
        }),
      );
  });
}

/** 'Beine an Geräten', '1 Std, Geräte': a session on machines takes machines. */
function readMachines(scan: Scan, known: readonly Claim[]): Claim[] {
  const isKnown = known.some((one) => one.slot === 'kit' && one.value.id === 'machines');
  if (isKnown) return [];
  const { tokens } = scan;
  const word = tokens.findIndex(({ text, segment }, at) => {
    const isAlone = [at - 1, at + 1].every(
      (next) => tokens[next]?.kind !== 'word' || tokens[next]?.segment !== segment,
    );
    // 'A academia tem aparelhos': what a gym has of them are machines.
    const isOfGym =
      isOneOf(text, 'aparelhos aparatos') &&
      scan.of('place').some(({ value }) => value.endsWith('gym'));
    const isHad = isOfGym && terms.havingWords.has(tokens[at - 1]?.text);
    return (isAlone && isOneOf(text, 'gerate')) || isHad;
  });
  const session = scan.of('sessionKind').find(
    (hit) =>
      hit.value === 'machines' &&
      scan.polarity(hit) === 'plain' &&
      !isDenied(scan, hit) &&
      // 'Cable machine's bust'.
      !scan.of('gone').some(({ from }) => from >= hit.to && from - hit.to <= 3),
  );
  const span = session ?? (word < 0 ? undefined : { from: word, to: word + 1 });
  if (!span) return [];
  const isOnly = scan.of('only').some(({ to, from }) => to === span.from || from === span.from);
  return [
    claim('kit', { id: 'machines', ...(isOnly && { only: true }) }, 'kit.of-session', {
      polarity: 'has',
      certainty: 0.75,
      quote: scan.quote(span.from, span.to),
    }),
  ];
}

/** Kit that is not named and yet told: by a move, a rack, a weight; and weights that are not there. */
export function readImpliedKit(
  scan: Scan,
  named: readonly Claim[],
  isOnly: (scan: Scan, hit: Hit) => boolean,
): Claim[] {
  const claims = [
    ...readKitOfMoves(scan, named),
    ...readBarOfRack(scan, named),
    ...readLooseWeights(scan, named),
    ...readNoWeights(scan),
    ...readMachines(scan, named),
  ];
  return [...claims, ...readUnnamedWeights(scan, [...named, ...claims], isOnly)];
}

const machineNouns = words('machines machine maschinen gerate maquinas macchine macchinari');

/** 'Chest with the machines of the gym': of all that a gym has, these. */
export function closeMachines(
  scan: Scan,
  claims: readonly Claim[],
  isLiftable: (one: Claim) => boolean,
): Claim[] {
  const others = claims.filter((one) => isLiftable(one) && one.rule !== 'kit.of-move');
  const isAlone = others.length === 1 && scan.of('place').some(({ value }) => value === 'gym');
  const hit = scan
    .of('machine')
    .find(({ value, from }) => value === 'machines' && machineNouns.has(scan.tokens[from]?.text));
  const isChosen = hit && common.with.has(leadOf(scan, hit.from));
  if (!isAlone || !isChosen) return [...claims];
  return claims.map((one) =>
    one.slot === 'kit' && one.value.id === 'machines' && one.polarity !== 'denies'
      ? { ...one, value: { ...one.value, only: true } }
      : one,
  );
}

/** The word before a thing and its article. */
function leadOf({ tokens }: Scan, from: number): string {
  const at = isOneOf(tokens[from - 1]?.text, 'the den las los les le as nas alle')
    ? from - 2
    : from - 1;
  return tokens[at]?.text ?? '';
}
