import type { EquipmentId, Muscle, Prop, Space } from '../exercise/types.ts';
import type { Difficulty, FitnessLevel } from '../workout/limits.ts';
import type { DangerClass, DangerOutcome } from './danger/classes.ts';
import type { EventAhead } from './events-ahead.ts';
import type { MessageIntent } from './message-intents.ts';
import type { Trait } from './trait-names.ts';
import type {
  Ability,
  Attribute,
  BodyWish,
  Condition,
  DistanceWish,
  EdgeWish,
  FocusArea,
  Format,
  Goal,
  InjuryRegion,
  LastLift,
  Loads,
  Machine,
  NumberRole,
  OrderPart,
  Place,
  ProgramPlace,
  RaceMark,
  SessionKind,
  Sex,
  Situation,
  Sport,
  StatedMax,
  TimeTarget,
  WrittenWorkout,
} from './vocabulary.ts';

/** A part of the body as it was named: 'triceps' is of the arms, 'back' has no single muscle. */
export interface NamedPart {
  area: FocusArea;
  muscles?: readonly Muscle[];
  label: string;
}

export interface KitAtHand {
  id: EquipmentId | Prop | Machine;
  loads?: Loads;
  /** Nothing else is there. */
  only?: boolean;
  /** Beside what is there anyway. */
  also?: boolean;
}

/** What can be said, slot by slot, and the value that it has. */
export interface SlotValues {
  /** Of the whole session. */
  minutes: number;
  /** A length without a number. */
  length: 'short' | 'long';
  /** One of several parts, in their order. */
  block: OrderPart;
  format: Format;
  layout: BodyWish;
  goal: Goal;
  focus: NamedPart;
  /** Trained lately, as told: no wish to train it again. */
  trained: NamedPart & { daysAgo?: number };
  /** Id of a library exercise. Cannot do it yet: polarity `denies`. */
  exercise: string;
  /** A family of exercises by its last word: 'squat', 'push-up'. */
  family: string;
  /** A kind of exercise that is ruled out, or allowed again. */
  attribute: Attribute;
  /** The loudest and the hardest landing that is allowed. */
  noise: 0 | 1 | 2 | 3;
  impact: 0 | 1 | 2 | 3;
  space: Space;
  place: Place;
  kit: KitAtHand;
  /** Nothing to train with. */
  bare: true;
  injury: { region: InjuryRegion; side?: 'left' | 'right' | 'both'; trigger?: string };
  condition: { condition: Condition; detail?: string };
  age: number;
  level: FitnessLevel;
  effort: Difficulty;
  rpe: number;
  /** 0 fresh – 1 spent. */
  tiredness: number;
  sleepHours: number;
  sore: readonly Muscle[];
  history: 'repeat' | 'vary';
  written: WrittenWorkout;
  /** Key of a known workout. */
  named: string;
  cardio: 'steady' | 'intervals';
  gait: 'walk' | 'run' | 'walk_run';
  distance: DistanceWish;
  /** As said: '5:30/km'. */
  pace: string;
  /** Beats per minute. */
  heartRate: number;
  /** Watts that are held for an hour. */
  ftp: number;
  max: StatedMax;
  event: EventAhead;
  /** The kind of session, where words name one. */
  session: SessionKind;
  sport: Sport;
  situation: Situation;
  trait: Trait;
  /** Id of the lift that is the whole session: 'bench only'. */
  soleLift: string;
  programPlace: ProgramPlace;
  /** Days without training. */
  breakDays: number;
  race: RaceMark;
  /** A time that somebody is after. */
  target: TimeTarget;
  /** A number that tells something and asks for nothing. */
  aside: NumberRole;
  ability: Ability;
  lastLift: LastLift;
  /** Kilograms. */
  bodyMass: number;
  sex: Sex;
  /** Different exercises. */
  count: number;
  warmUp: EdgeWish;
  coolDown: EdgeWish;
  danger: { class: DangerClass; outcome: DangerOutcome; id: string };
  /** A doctor has given a green light. */
  clearance: true;
  intent: MessageIntent;
}
export type SlotName = keyof SlotValues;

export type Polarity = 'wants' | 'refuses' | 'has' | 'had' | 'denies';
export type Reader = 'rules' | 'learned' | 'model';

interface ClaimOf<Name extends SlotName> {
  slot: Name;
  value: SlotValues[Name];
  polarity: Polarity;
  whose: 'me' | 'other';
  when: 'now' | 'past' | 'future';
  /** 0–1; below `sureEnough` a safety claim is taken with care and asked about. */
  certainty: number;
  /** A piece of the message, character for character; empty where the whole of it says so. */
  quote: string;
  reader: Reader;
  /** The rule, head or model that made it. */
  rule: string;
  /** It takes the place of all that was said of this slot before. */
  corrects?: boolean;
}

/** One thing that a message says. */
export type Claim = { [Name in SlotName]: ClaimOf<Name> }[SlotName];
export type ClaimFor<Name extends SlotName> = ClaimOf<Name>;

export const sureEnough = 0.6;

type Features = Partial<
  Pick<Claim, 'polarity' | 'whose' | 'when' | 'certainty' | 'quote' | 'corrects'>
>;

/** A claim of the rules: the athlete's own, now, unless the features say otherwise. */
export function claim<Name extends SlotName>(
  slot: Name,
  value: SlotValues[Name],
  rule: string,
  features: Features = {},
): Claim {
  return {
    slot,
    value,
    polarity: 'wants',
    whose: 'me',
    when: 'now',
    certainty: 0.9,
    quote: '',
    reader: 'rules',
    rule,
    ...features,
  } as Claim;
}

/** The claims of one slot, in the order in which they were made. */
export function claimsOf<Name extends SlotName>(
  claims: readonly Claim[],
  slot: Name,
): ClaimFor<Name>[] {
  return claims.filter((one) => one.slot === slot) as ClaimFor<Name>[];
}

/** The latest claim of a slot about the athlete, or nothing. */
export function latest<Name extends SlotName>(
  claims: readonly Claim[],
  slot: Name,
  polarity?: Polarity,
): ClaimFor<Name> | undefined {
  return claimsOf(claims, slot).findLast(
    (one) => one.whose === 'me' && (polarity === undefined || one.polarity === polarity),
  );
}
