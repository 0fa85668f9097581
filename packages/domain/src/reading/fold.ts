import type { Claim, SlotName } from './claims.ts';

/** What the athlete has said so far: the claims that stand, oldest first. */
export interface Told {
  claims: readonly Claim[];
}

export const nothingTold: Told = { claims: [] };

interface SlotRule {
  /** Of this wish, or of the person: what is known of a person outlives the session. */
  scope: 'wish' | 'person';
  /** One value at a time, or several beside each other. */
  holds: 'one' | 'many';
}

const wish = { scope: 'wish', holds: 'one' } as const;
const wishes = { scope: 'wish', holds: 'many' } as const;
const fact = { scope: 'person', holds: 'one' } as const;
const facts = { scope: 'person', holds: 'many' } as const;

const slotRules: Record<SlotName, SlotRule> = {
  minutes: wish,
  length: wish,
  block: wishes,
  format: wish,
  layout: wish,
  goal: wish,
  focus: wishes,
  trained: wishes,
  exercise: wishes,
  family: wishes,
  attribute: wishes,
  noise: wish,
  impact: wish,
  space: wish,
  place: wish,
  kit: facts,
  bare: wish,
  injury: facts,
  condition: facts,
  age: fact,
  level: fact,
  effort: wish,
  rpe: wish,
  tiredness: wish,
  sleepHours: wish,
  sore: wishes,
  history: wish,
  written: wish,
  named: wish,
  cardio: wish,
  gait: wish,
  distance: wishes,
  pace: wish,
  heartRate: wish,
  ftp: fact,
  max: facts,
  event: facts,
  session: wishes,
  situation: wishes,
  sport: wish,
  trait: wishes,
  soleLift: wish,
  programPlace: wish,
  breakDays: wish,
  race: facts,
  target: wish,
  aside: wishes,
  ability: facts,
  lastLift: wishes,
  bodyMass: fact,
  sex: fact,
  count: wish,
  warmUp: wish,
  coolDown: wish,
  danger: wishes,
  clearance: wish,
  intent: wish,
};

/** What a claim is about within its slot: two claims on the left knee are about one thing. */
function subjectOf(claim: Claim): string {
  switch (claim.slot) {
    case 'focus':
    case 'trained':
      return claim.value.muscles?.join('+') ?? claim.value.area;
    case 'kit':
      return claim.value.id;
    case 'injury':
      return claim.value.region;
    case 'condition':
      return claim.value.condition;
    case 'max':
    case 'lastLift':
      return claim.value.lift;
    case 'ability':
      return claim.value.exercise;
    case 'race':
      return `${claim.value.by} ${claim.value.metres}`;
    case 'danger':
      return claim.value.id;
    case 'event':
      return claim.value.what.toLowerCase();
    case 'exercise':
    case 'family':
    case 'attribute':
      return claim.value;
    default:
      return JSON.stringify(claim.value);
  }
}

export function isAboutTheSame(one: Claim, other: Claim): boolean {
  return one.slot === other.slot && subjectOf(one) === subjectOf(other);
}

function isReplaced(old: Claim, fresh: Claim): boolean {
  if (old.slot !== fresh.slot || old.whose !== fresh.whose) return false;
  if (fresh.corrects || slotRules[fresh.slot].holds === 'one') return true;
  return isAboutTheSame(old, fresh);
}

/** Later claims win over older ones about the same thing; what nothing contradicts stays. */
export function foldClaims(told: Told, claims: readonly Claim[]): Told {
  const standing = [...told.claims];
  for (const fresh of claims) {
    for (let at = standing.length - 1; at >= 0; at -= 1) {
      const old = standing[at];
      if (old && isReplaced(old, fresh)) standing.splice(at, 1);
    }
    standing.push(fresh);
  }
  return { claims: standing };
}

/** What is refused and what the floor bears hold for the next session too. */
const lastingLimits: readonly SlotName[] = ['exercise', 'attribute', 'family', 'noise', 'impact'];

function isLasting({ slot, polarity }: Claim): boolean {
  if (slotRules[slot].scope === 'person') return true;
  const isLimit = polarity === 'refuses' || slot === 'noise' || slot === 'impact';
  return isLimit && lastingLimits.includes(slot);
}

/** A new wish begins: what is known of the person stays, what the last session was to be goes. */
export function forNewWish({ claims }: Told): Told {
  return { claims: claims.filter(isLasting) };
}
