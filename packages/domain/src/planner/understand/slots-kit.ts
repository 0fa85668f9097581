import type { EquipmentId, Prop } from '../../exercise/types.ts';
import type { Loads, Place } from '../../reading/vocabulary.ts';
import { singleKit } from '../../reading/lexicon/kit.ts';
import type { Hit } from '../../reading/engine/phrases.ts';
import { type Scan, trust } from '../../reading/engine/scan.ts';
import type { Reading } from './slots-person.ts';
import { isArticle, type Quantity, toKilograms } from '../../reading/engine/units.ts';

export interface KitReadings {
  place: Reading<Place> | null;
  /** 'No kit at all', in whatever words. */
  none: Reading<true> | null;
  stated: Reading<EquipmentId>[];
  /** 'Also my bands': beside what is there anyway. */
  isAddition: boolean;
  /** 'Only a kettlebell', 'dumbbells only'. */
  isOnly: boolean;
  excluded: Reading<EquipmentId>[];
  props: Prop[];
  excludedProps: Prop[];
  loads: Partial<Record<EquipmentId, Loads>>;
  loadsQuote?: string;
  /** Kit that no exercise of the library uses. */
  machines: string[];
}

const weightKit: readonly EquipmentId[] = ['kettlebells', 'dumbbells', 'barbells'];
const bodyTalk =
  /^(?:lose|lost|weigh|weight|wiege|peso|pese|perder|perdre|perdere|abnehmen|gain|squat|bench|deadlift|max|pr|run)$/;

function readPlace(scan: Scan): Reading<Place> | null {
  const open = scan.of('place').filter((hit) => scan.polarity(hit) === 'plain');
  const hit = open.find(({ value }) => value.endsWith('_gym')) ?? open.at(-1);
  return hit
    ? {
        value: hit.value as Place,
        confidence: trust(hit, 0.9),
        quote: scan.quote(hit.from, hit.to),
      }
    : null;
}

function isKitWeight(scan: Scan, hit: Hit): boolean {
  const near = [hit.from - 1, hit.to].map((at) => scan.tokens[at]?.text ?? '');
  return !near.some((word) => /^(?:loss|lose|body|lost|training|lifting|gain|my|own)$/.test(word));
}

function readNone(scan: Scan): Reading<true> | null {
  const isBare = (hit: Hit) =>
    hit.value === 'none' || (hit.value === 'any' && scan.polarity(hit) === 'negated');
  const kit = scan.of('kit').find(isBare);
  const noGym = scan
    .of('place')
    .find((hit) => hit.value === 'gym' && scan.polarity(hit) !== 'plain');
  const hit = kit ?? noGym;
  return hit
    ? {
        value: true,
        confidence: kit ? 0.95 : 0.65,
        quote: scan.quote(Math.max(0, hit.from - 1), hit.to),
      }
    : null;
}

const onlyReach = 7;

/** 'I only have a chair and a backpack': things of the house, and no kit beside them. */
function readOnlyThings(scan: Scan): Reading<true> | null {
  const things = [...scan.of('prop'), ...scan.of('machine')].filter(
    (hit) => scan.polarity(hit) === 'plain' && !isInsideMove(scan, hit),
  );
  const { tokens } = scan;
  const only = scan.of('only').filter(({ value }) => value === 'only');
  const thing = things.find((hit) =>
    only.some((cue) => {
      const isAfter = hit.from >= cue.to && hit.from - cue.to <= onlyReach;
      const isBefore = cue.from >= hit.to && cue.from - hit.to <= 1;
      // 'Just 20 min, a chair is there' says only how long.
      const isSame = tokens[hit.from]?.segment === tokens[cue.from]?.segment;
      return (isAfter || isBefore) && isSame;
    }),
  );
  return thing ? { value: true, confidence: 0.85, quote: scan.quote(thing.from, thing.to) } : null;
}

/** '3x8' and '3 sets of 8' count work, not weights. */
function isSetCount(scan: Scan, quantities: readonly Quantity[], quantity: Quantity): boolean {
  const { tokens } = scan;
  const { from, to } = quantity;
  const isWeight = ({ value, unit }: Quantity) => toKilograms(value, unit) !== null;
  const isTimes = (at: number) => /^[x*]$/.test(tokens[at]?.text ?? '');
  const second = isTimes(to) ? quantities.find((other) => other.from === to + 1) : undefined;
  if (second) return !isWeight(second);
  // The end of '10-8-6-4-2'.
  if (tokens[from - 1]?.text === '-' && tokens[from - 2]?.kind === 'number')
    return !isWeight(quantity);
  const isSecond = isTimes(from - 1) && tokens[from - 2]?.kind === 'number';
  const isOfSets =
    /^(?:of|a|de|di|da)$/.test(tokens[from - 1]?.text ?? '') &&
    quantities.some((other) => other.to === from - 1 && other.unit === 'sets');
  return (isSecond || isOfSets) && !isWeight(quantity);
}

/** 'Two 12 kg kettlebells', '2x16kg', 'a 16 and a 24', 'dumbbells 5-20 kg'. */
function readLoad(scan: Scan, quantities: readonly Quantity[], hit: Hit): Loads {
  const { tokens } = scan;
  const near = quantities.filter(
    ({ from, to }) =>
      tokens[from]?.sentence === tokens[hit.from]?.sentence &&
      ((to <= hit.from && hit.from - to <= 5) || (from >= hit.to && from - hit.to <= 4)),
  );
  const kilograms: number[] = [];
  let count: number | undefined;
  for (const quantity of near) {
    const { value, upTo, unit, from, to } = quantity;
    if (bodyTalk.test(tokens[from - 1]?.text ?? '')) continue;
    if (isSetCount(scan, quantities, quantity)) continue;
    const isBlocked = scan
      .of('equipment')
      .some(
        (other) =>
          other !== hit &&
          ((other.from >= to && other.to <= hit.from) ||
            (other.to <= from && other.from >= hit.to) ||
            (other.from === to && from >= hit.to)),
      );
    if (isBlocked) continue;
    const direct = toKilograms(value, unit);
    if (direct !== null) {
      kilograms.push(direct);
      const top = upTo === undefined ? null : toKilograms(upTo, unit);
      if (top !== null) kilograms.push(top);
      continue;
    }
    if (unit !== null) continue;
    const later = near.find(
      (other) => other.from >= to && other.from - to <= 3 && toKilograms(1, other.unit) !== null,
    );
    const isJoined = later && /^(?:and|und|y|et|e|,|\/|&|\+|or)$/.test(tokens[to]?.text ?? '');
    if (later && isJoined) kilograms.push(toKilograms(value, later.unit) ?? value);
    else if (
      ((to <= hit.from && hit.from - to <= 5) || /^[x*]$/.test(tokens[to]?.text ?? '')) &&
      value >= 1 &&
      value <= 4
    )
      count = value;
  }
  const word = tokens[hit.from]?.text ?? '';
  // 'One-arm dumbbell row' says how it is done, not how many are there.
  const name = scan.of('move').find((move) => move.from <= hit.from && hit.to <= move.to);
  const start = name?.from ?? hit.from;
  const before = [tokens[start - 1], tokens[start - 2], tokens[start - 3]];
  const isOne =
    singleKit.has(word) &&
    hit.to === hit.from + 1 &&
    before.some(
      (token) =>
        isArticle(token) ||
        /^(?:one|single|only|just|my|mein|meine|mi|mon|minha|meu|1)$/.test(token?.text ?? ''),
    );
  if (isOne) count ??= 1;
  const real = [...new Set(kilograms)].filter((kg) => kg > 0 && kg <= 300).sort((a, b) => a - b);
  if (count === 1 && real.length > 1) count = real.length;
  return { ...(count !== undefined && { count }), ...(real.length > 0 && { kilograms: real }) };
}

function isInsideMove(scan: Scan, hit: Hit): boolean {
  // A jump rope is a move and the thing to do it with.
  if (hit.value === 'rope') return false;
  return scan.of('move').some((move) => move.from < hit.to && hit.from < move.to);
}

const multiples =
  /^(?:twice|double|triple|half|quarter|times|x|%|percent|doppelten?|doppeltes?|halbe[ns]?|doble|mitad|veces|fois|moitie|doppio|triplo|meta|volte|dobro|metade|vezes)$/;
const beforeWeight =
  /^(?:my|own|your|a|of|the|body|de|mi|mon|mein|meine[sn]?|del|mio|do|meu|il|el|o|le)$/;

/** 'Twice my bodyweight', '1.5x bodyweight': what is lifted, not what is there to train with. */
function isMeasure({ tokens, of }: Scan, hit: Hit): boolean {
  let at = hit.from - 1;
  while (hit.from - at <= 4 && beforeWeight.test(tokens[at]?.text ?? '')) at -= 1;
  const isOfMove = of('move').some(({ from }) => from === hit.to || from === hit.from);
  return multiples.test(tokens[at]?.text ?? '') && !isOfMove;
}

/** What is at hand and what is not. */
export function readKit(scan: Scan, quantities: readonly Quantity[]): KitReadings {
  const stated = new Map<EquipmentId, Reading<EquipmentId>>();
  const excluded = new Map<EquipmentId, Reading<EquipmentId>>();
  const loads: Partial<Record<EquipmentId, Loads>> = {};
  let loadsQuote: string | undefined;
  let isAddition = false;
  let isOnly = false;
  const cut = scan.of('correction').at(-1);
  for (const hit of scan.of('equipment')) {
    const id = hit.value as EquipmentId;
    const reading = {
      value: id,
      confidence: trust(hit, 0.93),
      quote: scan.quote(hit.from, hit.to),
    };
    if (id === 'bodyweight' && isMeasure(scan, hit)) continue;
    const inMove = isInsideMove(scan, hit);
    const load = weightKit.includes(id) ? readLoad(scan, quantities, hit) : {};
    // A bell is one to lift where it has a weight.
    if (/^bells?$/.test(scan.tokens[hit.from]?.text ?? '') && !load.kilograms) continue;
    const isPast = scan
      .of('past')
      .some((cue) => scan.tokens[cue.from]?.segment === scan.tokens[hit.from]?.segment);
    if (id === 'turf_space' && (inMove || isPast)) continue;
    if (scan.polarity(hit) !== 'plain') {
      if (!inMove) excluded.set(id, reading);
      stated.delete(id);
      continue;
    }
    const isReplacing = cut && hit.from >= cut.to && hit.from - cut.to <= 5 && !inMove;
    if (isReplacing) for (const other of [...stated.keys()]) stated.delete(other);
    excluded.delete(id);
    stated.set(id, reading);
    isAddition ||= scan
      .of('only')
      .some(
        (cue) =>
          cue.value === 'also' &&
          (Math.abs(hit.from - cue.to) <= 4 || Math.abs(cue.from - hit.to) <= 1),
      );
    isOnly ||= scan
      .of('only')
      .some(
        (cue) =>
          cue.value === 'only' &&
          ((hit.from >= cue.to && hit.from - cue.to <= 6) ||
            (cue.from >= hit.to && cue.from - hit.to <= 1)),
      );
    if (Object.keys(load).length === 0) continue;
    loads[id] = { ...loads[id], ...load };
    loadsQuote ??= scan.quote(Math.max(0, hit.from - 4), Math.min(scan.tokens.length, hit.to + 2));
  }
  for (const hit of scan.of('kit')) {
    if (hit.value !== 'weights' || !isKitWeight(scan, hit)) continue;
    const quote = scan.quote(Math.max(0, hit.from - 1), hit.to);
    if (scan.polarity(hit) === 'negated') {
      for (const id of weightKit)
        if (!stated.has(id)) excluded.set(id, { value: id, confidence: 0.9, quote });
    }
  }
  const props = scan.of('prop').filter((hit) => !isInsideMove(scan, hit));
  const named = (negated: boolean) => [
    ...new Set(
      props
        .filter((hit) => (scan.polarity(hit) !== 'plain') === negated)
        .map((hit) => hit.value as Prop),
    ),
  ];
  return {
    place: readPlace(scan),
    none: readNone(scan) ?? (stated.size === 0 ? readOnlyThings(scan) : null),
    stated: [...stated.values()],
    isAddition: isAddition && stated.size > 0,
    isOnly,
    excluded: [...excluded.values()],
    props: named(false),
    excludedProps: named(true),
    loads,
    ...(loadsQuote !== undefined && { loadsQuote }),
    machines: [
      ...new Set(
        scan
          .of('machine')
          .filter((hit) => scan.polarity(hit) === 'plain')
          .map((hit) => hit.value),
      ),
    ],
  };
}
