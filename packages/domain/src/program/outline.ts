import type { Request } from '../planner/request.ts';
import type { FocusArea, Goal } from '../reading/vocabulary.ts';
import { isPhaseName } from './phase-words.ts';
import { phaseNameOf } from './phases.ts';
import { gapsBetween, gapsOf } from './schedule.ts';
import {
  type Gait,
  isBesideLifting,
  makeSlots,
  type Slot,
  type SlotKind,
  type SlotWish,
  slotsFor,
} from './split.ts';
import { blockOf } from './weeks.ts';

/** A block of weeks: what it is called, and what stands where in each of its weeks. */
export interface OutlinePhase {
  name: string;
  slots: readonly Slot[];
}

export type Outline = readonly OutlinePhase[];

/** What an outline has to suit. */
export interface OutlineFacts {
  goal: Goal;
  weeks: number;
  /** On which days of a week, from 0. */
  days: readonly number[];
  /** Parts of the body that were wished for. */
  focus: readonly FocusArea[];
  avoidFocus: Request['avoidFocus']['value'];
  gait: Gait | null;
}

/** An outline as somebody else draws it up, before it has been looked at. */
export interface OutlineDraft {
  phases: readonly {
    name: string;
    sessions: readonly { kind: SlotKind; focus: FocusArea | null }[];
  }[];
}

export const phaseCountOf = ({ weeks }: OutlineFacts): number => blockOf(weeks) + 1;

export function ownOutline(facts: OutlineFacts): Outline {
  const { goal, days, focus, gait } = facts;
  const slots = slotsFor(goal, days.length, gapsBetween(days), focus, gait);
  return Array.from({ length: phaseCountOf(facts) }, (_, block) => ({
    name: phaseNameOf(block),
    slots,
  }));
}

type Part = 'push' | 'pull' | 'legs' | 'breath';

/** What a session tires. */
const tires: Record<SlotKind, readonly Part[]> = {
  full: ['push', 'pull', 'legs'],
  upper: ['push', 'pull'],
  lower: ['legs'],
  push: ['push'],
  pull: ['pull'],
  legs: ['legs'],
  intervals: ['breath'],
  run: ['breath'],
  walk: [],
  easy: [],
};

const isLifting = (kind: SlotKind) => tires[kind].some((part) => part !== 'breath');

/** Parts of the body that a session of a kind may be for. */
const partsOf: Partial<Record<SlotKind, readonly FocusArea[]>> = {
  full: [
    'upper_body',
    'lower_body',
    'legs',
    'glutes',
    'core',
    'chest',
    'back',
    'shoulders',
    'arms',
  ],
  upper: ['chest', 'back', 'shoulders', 'arms'],
  lower: ['legs', 'glutes', 'hips'],
};

const clashes = (one: SlotKind, other: SlotKind) =>
  tires[one].some((part) => tires[other].includes(part));

function crowdedPair(kinds: readonly SlotKind[], { days }: OutlineFacts): string | null {
  const gaps = gapsOf(days);
  const place = kinds.findIndex((kind, i) => {
    const next = kinds[(i + 1) % kinds.length] ?? kind;
    return kinds.length > 1 && (gaps[i] ?? 7) < 2 && clashes(kind, next);
  });
  if (place < 0) return null;
  const next = kinds[(place + 1) % kinds.length];
  return `${kinds[place]} and ${next} stand on days in a row and tire the same muscles.`;
}

/** At least so much of a week is for the goal. */
const leastShare = { lifting: 1 / 2, breath: 1 / 3, easy: 1 / 2 };

function servesGoal(kind: SlotKind, { goal, gait }: OutlineFacts): boolean {
  if (isBesideLifting(goal, gait)) return kind === gait || isLifting(kind);
  if (gait) return kind === gait;
  if (goal === 'mobility') return kind === 'easy';
  const isBreath = tires[kind].includes('breath');
  return goal === 'hiit' || goal === 'endurance' ? isBreath : !isBreath && kind !== 'easy';
}

function shareFor({ goal, gait }: OutlineFacts): number {
  if (goal === 'mobility') return leastShare.easy;
  return gait || goal === 'hiit' || goal === 'endurance' ? leastShare.breath : leastShare.lifting;
}

function problemOf(kinds: readonly SlotKind[], facts: OutlineFacts): string | null {
  const { days, gait } = facts;
  if (kinds.length !== days.length) return `Each week has ${days.length} sessions.`;
  if (kinds.some((kind) => (kind === 'run' || kind === 'walk') && kind !== gait)) {
    return 'This goal is not reached on foot.';
  }
  const areBoth = gait === null || (kinds.includes(gait) && kinds.some(isLifting));
  if (isBesideLifting(facts.goal, gait) && days.length > 1 && !areBoth) {
    return 'Both the sessions on foot and the lifting need their days.';
  }
  if (days.length === 7 && !kinds.includes('easy')) return 'Seven days need an easy one.';
  const serving = kinds.filter((kind) => servesGoal(kind, facts)).length;
  if (serving < days.length * shareFor(facts)) return 'Too few sessions are for the goal.';
  return crowdedPair(kinds, facts);
}

function wishOf(
  { kind, focus }: OutlineDraft['phases'][number]['sessions'][number],
  { avoidFocus }: OutlineFacts,
): SlotWish {
  const isSuited = focus !== null && (partsOf[kind]?.includes(focus) ?? false);
  return isSuited && !avoidFocus.includes(focus) ? { kind, focus: [focus] } : { kind };
}

/**
 * A draft as an outline, or what is wrong with it. Only kinds of sessions, parts of the body and
 * names come from it: days, sets, loads and factors stay the builder's.
 */
export function readOutline(
  { phases }: OutlineDraft,
  facts: OutlineFacts,
): { kind: 'outline'; outline: Outline } | { kind: 'problem'; words: string } {
  const count = phaseCountOf(facts);
  if (phases.length !== count)
    return { kind: 'problem', words: `The program has ${count} phases.` };
  for (const { sessions } of phases) {
    const words = problemOf(
      sessions.map(({ kind }) => kind),
      facts,
    );
    if (words) return { kind: 'problem', words };
  }
  const names = phases.map(({ name }) => name.trim());
  const areNames = names.every(isPhaseName) && new Set(names).size === names.length;
  const outline = phases.map(({ sessions }, block) => ({
    name: areNames ? (names[block] ?? '') : phaseNameOf(block),
    slots: makeSlots(
      sessions.map((session) => wishOf(session, facts)),
      facts.goal,
    ),
  }));
  return { kind: 'outline', outline };
}
