import type { AthleteFacts, ConditionFact, Injury, SlotSource } from '../request.ts';
import type { Condition } from '../../reading/vocabulary.ts';
import { type ChipBoard, conditionLabels, injuryChip, regionLabels } from '../request/chips.ts';
import type { ConditionReadings } from './slots-condition.ts';

/** Below this a safety reading is taken with care and asked about. */
const sureEnough = 0.6;

/** What this text did not say is named as remembered: 'From your profile: left knee'. */
function chipLabel(label: string, source: SlotSource): string {
  return source === 'profile' ? `From your profile: ${label.toLowerCase()}` : label;
}

function isSamePlace(a: Injury, b: Injury): boolean {
  const isEither = !a.side || !b.side || a.side === 'both' || b.side === 'both';
  return a.region === b.region && (isEither || a.side === b.side);
}

/** All that is known of injuries; what the text says last about one is what counts. */
export function resolveInjuries(
  told: readonly Injury[],
  athlete: AthleteFacts,
  board: ChipBoard,
): Injury[] {
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

export function resolveConditions(
  { found, denied }: ConditionReadings,
  athlete: AthleteFacts,
  board: ChipBoard,
): ConditionFact[] {
  const known = (athlete.conditions ?? []).filter(
    ({ condition }) =>
      !denied.includes(condition) && !found.some((fact) => fact.condition === condition),
  );
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

/** One question about the least sure safety reading, or none. */
export function askAbout(
  injuries: readonly Injury[],
  conditions: readonly ConditionFact[],
): string | null {
  const [condition] = conditions
    .filter(({ confidence, source }) => confidence < sureEnough && source === 'text')
    .sort((a, b) => a.confidence - b.confidence);
  if (condition) {
    const name = conditionLabels[condition.condition].toLowerCase();
    return conditionQuestions[condition.condition] ?? `Is this about you today: ${name}?`;
  }
  const [injury] = injuries
    .filter(
      ({ confidence, source, status }) =>
        confidence < sureEnough && source === 'text' && status === 'active',
    )
    .sort((a, b) => a.confidence - b.confidence);
  return injury
    ? `Does your ${regionLabels[injury.region].toLowerCase()} hurt? I go easy on it until you say it is fine.`
    : null;
}
