import { type Claim, type ClaimFor, claimsOf, sureEnough } from '../../reading/claims.ts';
import { isKeptStill } from '../../reading/lexicon/body/kept-still.ts';
import type { Condition } from '../../reading/vocabulary.ts';
import type { AthleteFacts, ConditionFact, Injury, SlotSource } from '../request.ts';
import { type ChipBoard, conditionLabels, injuryChip, regionLabels } from './chips.ts';

/** What this text did not say is named as remembered: 'From your profile: left knee'. */
function chipLabel(label: string, source: SlotSource): string {
  return source === 'profile' ? `From your profile: ${label.toLowerCase()}` : label;
}

function isSamePlace(a: Injury, b: Injury): boolean {
  const isEither = !a.side || !b.side || a.side === 'both' || b.side === 'both';
  return a.region === b.region && (isEither || a.side === b.side);
}

function statusOf({ polarity, when }: ClaimFor<'injury'>): Injury['status'] {
  if (polarity === 'denies') return 'resolved';
  if (polarity === 'had') return when === 'past' ? 'history' : 'resolved';
  return when === 'past' ? 'history' : 'active';
}

function injuryOf(claim: ClaimFor<'injury'>): Injury {
  const { value, certainty, quote } = claim;
  const isStill = isKeptStill(quote);
  return {
    ...value,
    status: statusOf(claim),
    source: 'text',
    confidence: certainty,
    quote,
    ...(isStill && { isStill }),
  };
}

/** All that is known of injuries; what the text says last about one is what counts. */
export function injuriesFrom(
  claims: readonly Claim[],
  athlete: AthleteFacts,
  board: ChipBoard,
): Injury[] {
  const told = claimsOf(claims, 'injury')
    .filter(({ whose }) => whose === 'me')
    .map(injuryOf);
  const known = (athlete.injuries ?? []).map((injury): Injury => {
    const newer = told.find(
      (other) => isSamePlace(other, injury) && other.confidence >= sureEnough,
    );
    return newer && newer.status !== 'active' ? { ...injury, status: newer.status } : injury;
  });
  const fresh = told.filter(
    (injury) =>
      !known.some((other) => isSamePlace(other, injury) && other.status === injury.status),
  );
  return [...fresh, ...known].filter((injury) => {
    if (injury.status !== 'active') return true;
    const { id, label } = injuryChip(injury);
    return board.take('safety', id, chipLabel(label, injury.source));
  });
}

export function conditionsFrom(
  claims: readonly Claim[],
  athlete: AthleteFacts,
  board: ChipBoard,
): ConditionFact[] {
  const told = claimsOf(claims, 'condition').filter(({ whose }) => whose === 'me');
  const found = told
    .filter(({ polarity }) => polarity === 'has')
    .map(
      ({ value, certainty, quote }): ConditionFact => ({
        ...value,
        source: 'text',
        confidence: certainty,
        quote,
      }),
    );
  const said = new Set(told.map(({ value }) => value.condition));
  const known = (athlete.conditions ?? []).filter(({ condition }) => !said.has(condition));
  return [...found, ...known].filter(({ condition, source }) =>
    board.take('safety', `condition:${condition}`, chipLabel(conditionLabels[condition], source)),
  );
}

const conditionQuestions: Partial<Record<Condition, string>> = {
  pregnancy: 'Is this workout for someone who is pregnant?',
  insulin: 'Do you use insulin?',
  vertigo: 'Are you dizzy now, or does it come with quick moves?',
  asthma: 'Do you still have asthma?',
  gentle: 'Is this about your own health? I go gently until you say it is not.',
};

export interface Question {
  words: string;
  /** The chip that a no takes away. */
  asksAbout: string;
}

/** One question about the least sure safety reading, or none. */
export function safetyQuestion(
  injuries: readonly Injury[],
  conditions: readonly ConditionFact[],
): Question | null {
  const isUnsure = ({ confidence, source }: Injury | ConditionFact) =>
    confidence < sureEnough && source === 'text';
  const byConfidence = (a: { confidence: number }, b: { confidence: number }) =>
    a.confidence - b.confidence;
  const [condition] = conditions.filter(isUnsure).sort(byConfidence);
  if (condition) {
    const name = conditionLabels[condition.condition].toLowerCase();
    return {
      words: conditionQuestions[condition.condition] ?? `Is this about you today: ${name}?`,
      asksAbout: `condition:${condition.condition}`,
    };
  }
  const [injury] = injuries
    .filter((one) => isUnsure(one) && one.status === 'active')
    .sort(byConfidence);
  if (!injury) return null;
  const name = regionLabels[injury.region].toLowerCase();
  return {
    words: `Does your ${name} hurt? I go easy on it until you say it is fine.`,
    asksAbout: injuryChip(injury).id,
  };
}
