import { type Claim, claim } from '../claims.ts';
import type { HeadScores } from '../heads/scores.ts';
import type { DangerClass, DangerOutcome } from './classes.ts';
import { findFreshSurgery, hasClearance } from './clearance.ts';
import { dangerRules, pregnancyRule, vagueRules } from './data/rules.ts';
import { isLongAgo, type SignSpan } from './features.ts';
import { claimOfHeads, withoutCalmQuestions } from './heads.ts';
import { hasWordOfMind, weighHeard } from './heard.ts';
import { findRule, kindsOf } from './match.ts';
import {
  readBloodPressure,
  readDrinks,
  readFast,
  readGlucose,
  readOwnChildAge,
  readRestingPulse,
  readTemperature,
  readUnnamedFever,
} from './numbers.ts';
import type { DangerRule } from './rule.ts';
import { type DangerScan, scanDanger } from './scan.ts';

/** What is known beside the text. */
export interface DangerContext {
  isPregnant?: boolean;
  /** 2026-11-15. */
  today?: string | null;
}

const childUnder = 13;
const gravity: Record<DangerOutcome, number> = { care: 0, hold: 1, stop: 2 };

function sign(
  scan: DangerScan,
  value: { class: DangerClass; outcome: DangerOutcome; id: string },
  span: SignSpan | null,
  isPast = false,
): Claim {
  return claim('danger', value, `danger:${value.id}`, {
    polarity: isPast ? 'had' : 'has',
    when: isPast ? 'past' : 'now',
    quote: span ? scan.quote(span.from, span.to) : '',
  });
}

/** The first of the softer ways to take a rule that the sentence around it speaks for. */
function softerWay(scan: DangerScan, { softer = [] }: DangerRule, { from }: SignSpan) {
  const sentence = scan.tokens[from]?.sentence;
  return softer.find(({ all, unless, across }) => {
    const stands = (kind: string) =>
      across ? scan.of(kind).length > 0 : scan.isInSentence(kind, sentence);
    return kindsOf(all).every(stands) && !kindsOf(unless).some(stands);
  });
}

function claimOfRule(scan: DangerScan, rule: DangerRule): Claim | null {
  const found = findRule(scan, rule);
  if (!found) return null;
  const { class: name, outcome, id } = rule;
  if (!found.isPast) {
    const told = softerWay(scan, rule, found);
    return sign(
      scan,
      { class: name, outcome: told?.outcome ?? outcome, id: told?.id ?? id },
      found,
    );
  }
  if (typeof rule.longAgo !== 'string') return null;
  if (rule.forgottenDays && isLongAgo(scan, found, rule.forgottenDays)) return null;
  return sign(scan, { class: rule.class, outcome: 'hold', id: rule.longAgo }, found, true);
}

/** Signs that are told in numbers. */
function claimsOfNumbers(scan: DangerScan): Claim[] {
  const glucose = readGlucose(scan);
  const drinks = readDrinks(scan);
  const surgery = findFreshSurgery(scan);
  const ownAge = readOwnChildAge(scan);
  const isChild = ownAge !== undefined && ownAge < childUnder;
  const read: [boolean, DangerClass, DangerOutcome, string][] = [
    [readBloodPressure(scan), 'cardiac', 'stop', 'blood-pressure'],
    [readTemperature(scan), 'infection', 'stop', 'fever'],
    [readUnnamedFever(scan), 'infection', 'hold', 'illness'],
    [glucose === 'low', 'sugar', 'stop', 'hypo'],
    [glucose === 'high', 'sugar', 'stop', 'high-sugar'],
    [readRestingPulse(scan), 'cardiac', 'stop', 'palpitations'],
    [drinks === 'now', 'substance', 'stop', 'drunk'],
    [drinks === 'before', 'substance', 'care', 'ask-substance'],
    [readFast(scan), 'weight_cut', 'hold', 'fasting'],
    [glucose === 'hold', 'sugar', 'hold', 'glucose'],
    [glucose === 'care', 'sugar', 'care', 'insulin-meal'],
    [surgery !== null, 'medical_order', 'hold', 'surgery'],
    [isChild && scan.of('adult').length === 0, 'child', 'hold', 'child'],
  ];
  return read
    .filter(([is]) => is)
    .map(([, name, outcome, id]) =>
      sign(scan, { class: name, outcome, id }, id === 'surgery' ? surgery : null),
    );
}

const isSign = (one: Claim, id: string): boolean => one.slot === 'danger' && one.value.id === id;

/** All signs that the rules find, the gravest first, each id once. */
function claimsOfRules(scan: DangerScan, isPregnant: boolean): Claim[] {
  const isWithChild = isPregnant || findRule(scan, { ...pregnancyRule, any: 'pregnant' }) !== null;
  const rules = isWithChild ? [pregnancyRule, ...dangerRules] : dangerRules;
  const found: Claim[] = [];
  const add = (one: Claim | null) => {
    if (one?.slot !== 'danger') return;
    const known = found.findIndex((other) => isSign(other, one.value.id));
    if (known < 0) found.push(one);
    else if (found[known]?.when === 'past' && one.when === 'now') found[known] = one;
  };
  for (const rule of rules) add(claimOfRule(scan, rule));
  for (const one of claimsOfNumbers(scan)) add(one);
  // What is understood comes first; what is not is asked about.
  if (!found.some((one) => one.slot === 'danger' && one.value.outcome !== 'care')) {
    add(vagueRules.map((rule) => claimOfRule(scan, rule)).find((one) => one !== null) ?? null);
  }
  if (hasClearance(scan)) found.push(claim('clearance', true, 'clearance', { polarity: 'has' }));
  if (scan.of('adult').length > 0) {
    // 'With my dad': a grown-up is near, so that a child may train.
    const value = { class: 'child', outcome: 'hold', id: 'child' } as const;
    found.push(claim('danger', value, 'grown-up-near', { polarity: 'denies' }));
  }
  return found;
}

/**
 * What a scanned message says of danger: the rules, and the trained heads where there are any.
 * Each may raise a sign, none takes away an emergency or a hold that another has raised.
 */
export function claimsInScan(
  scan: DangerScan,
  heads: Pick<HeadScores, 'danger'> | null = null,
  { isPregnant = false }: DangerContext = {},
): Claim[] {
  const ruled = claimsOfRules(scan, isPregnant);
  if (!heads) return ruled;
  const claims = withoutCalmQuestions(ruled, heads.danger);
  const heard = claimOfHeads(heads, hasWordOfMind(scan));
  const learned = heard?.slot === 'danger' ? weighHeard(scan, heard) : null;
  if (!learned) return claims;
  const { class: name } = learned.value;
  const isKnown = claims.some(
    (one) =>
      one.slot === 'danger' &&
      one.polarity !== 'denies' &&
      one.value.class === name &&
      gravity[one.value.outcome] >= gravity[learned.value.outcome],
  );
  return isKnown ? claims : [...claims, learned];
}

/** What a message says of danger. */
export const dangerClaims = (
  text: string,
  heads: Pick<HeadScores, 'danger'> | null = null,
  context: DangerContext = {},
): Claim[] => claimsInScan(scanDanger(text, context.today), heads, context);
