import { type Claim, claim } from '../../claims.ts';
import { hitsBetween, sentenceAround, textAt } from '../../engine/features.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/wish/focus.ts';
import { findShortNames } from '../moves/short-names.ts';
import { isSwappedOut } from '../moves/swapped.ts';
import { boutsOn } from '../shape/bouts.ts';
import { isOfStations } from '../shape/ways.ts';
import { areaLabel } from './named-parts.ts';

/** Ways to move that are cardio when a session is made of them. */
const aerobicWays = new Set(['run', 'walk_run', 'row', 'bike', 'swim', 'ski', 'sprint']);

/** 'Sit-ups fine, run fine': it needs no work. */
const isFineAlready = (scan: Scan, { from, to }: Hit): boolean =>
  isOneOf(textAt(scan, to), 'fine ok okay good sorted grand') &&
  [from - 1, to + 1].every((at) => scan.tokens[at]?.kind !== 'word');

/** 'An easy 5k run', '6 x 800 on the track', 'zone 2 on the bike'. */
export function cardioClaims(scan: Scan): Claim[] {
  const named = scan
    .of('cardio')
    .find(
      (one) =>
        !isOfStations(scan, one) &&
        (one.to > one.from + 1 || isOneOf(textAt(scan, one.from), 'liss z2')),
    );
  const hit =
    named ??
    scan.of('way').find((way) => {
      if (way.typo > 0 || !aerobicWays.has(way.value)) return false;
      // 'Squat, press, row': the one with a bar.
      if (findShortNames(scan).some(({ from }) => from === way.from)) return false;
      return (
        !isDenied(scan, way, 4) &&
        !isFineAlready(scan, way) &&
        !isSwappedOut(scan, way) &&
        scan.of('trouble').every(({ from, to }) => way.from < from || way.from >= to) &&
        isSessionOf(scan, way)
      );
    });
  if (!hit) return boutsOnMachine(scan);
  return [
    claim('focus', { area: 'cardio', label: areaLabel('cardio') }, 'focus.way', {
      certainty: 0.7,
      quote: scan.quote(hit.from, hit.to),
    }),
  ];
}

/** '6 x 3 min hard with 2 min easy, treadmill': bouts on the one machine that is named. */
function boutsOnMachine(scan: Scan): Claim[] {
  const machine = boutsOn(scan);
  if (!machine) return [];
  return [
    claim('focus', { area: 'cardio', label: areaLabel('cardio') }, 'focus.bouts', {
      certainty: 0.7,
      quote: scan.quote(machine.from, machine.to),
    }),
  ];
}

/** A way to move with a length, a distance, a beat or a wish beside it. */
function isSessionOf(scan: Scan, way: Hit): boolean {
  const { from, to } = sentenceAround(scan, way.from);
  if (hitsBetween(scan, 'pastDay', from, to).length > 0) return false;
  const before = scan.tokens.slice(Math.max(from, way.from - 3), way.from);
  if (before.some(({ text }) => terms.doneBefore.has(text))) return false;
  const isOneOfMany = scan.of('equipment').length > 0 && isOneOf(way.value, 'bike row swim');
  const isMove = scan
    .of('move')
    .some((move) => move.from <= way.from && way.to <= move.to && move.to - move.from > 1);
  if (isMove || isOneOfMany) return false;
  const others = ['focus', 'goal']
    .flatMap((kind) => scan.of(kind))
    .filter(({ value }) => value !== 'cardio' && value !== 'endurance');
  const isMeasured = scan.tokens.slice(from, to).some(({ kind }) => kind === 'number');
  return others.length === 0 && (isMeasured || isOneOf(way.value, 'run walk_run swim sprint'));
}
