import type { SlotRow } from '../../../planner/session/types.ts';
import type { FitnessTest, TestPart } from '../../goal/read-test.ts';
import { carried, held, line, main, second } from '../rows.ts';
import type { PlanFacts, WeekKind } from '../types.ts';

/** Where in the weeks a week stands, and how much it is for. */
export interface At {
  week: number;
  kind: WeekKind;
  /** 0 in the first week, 1 in the last. */
  share: number;
  growth: number;
}

export const between = (from: number, to: number, share: number): number =>
  Math.round(from + (to - from) * share);

export const testOf = ({ test }: PlanFacts): FitnessTest =>
  test ?? { parts: ['pushUps'], counts: {} };

/** The reps of a test grow to what is asked for: the longest set of the day is a good part of the best. */
function countRow(
  id: string,
  moves: readonly string[],
  best: number,
  { kind }: At,
  isTest: boolean,
): SlotRow {
  const isEasy = kind !== 'build';
  return line('skill', id, ['push_up_hard'], {
    sets: isTest ? 1 : isEasy ? 2 : 4,
    reps: Math.max(3, Math.round(best * (isTest ? 1 : 0.6))),
    rir: isTest ? 0 : 2,
    rest: isTest ? '180-240' : '75-105',
    keepsReps: true,
    isNamed: true,
    moves,
    ...(isTest && { isTest: true as const, isOpen: true as const }),
  });
}

const pushes = ['push-up', 'incline-push-up', 'knee-push-up'];
const sits = ['sit-up', 'crunch', 'dead-bug'];
const pulls = ['pull-up', 'chin-up', 'band-assisted-pull-up', 'foot-assisted-pull-up'];

/** What is done in a row by the week, from now to what the test asks for. */
function bestAt(asked: number | undefined, now: number | undefined, { share }: At): number {
  const aim = asked ?? 25;
  return between(now ?? Math.max(5, Math.round(aim * 0.5)), aim, share);
}

export function partRows(part: TestPart, at: At, facts: PlanFacts, isTest: boolean): SlotRow[] {
  const { counts } = testOf(facts);
  const { kind, share, growth } = at;
  const sets = kind === 'build' ? 4 : 2;
  const loaded = { growth, reps: between(8, 12, share), rir: 3 };
  switch (part) {
    case 'pushUps': {
      const now = facts.abilities.get('push-up')?.reps;
      return [countRow('push-ups', pushes, bestAt(counts.pushUps, now, at), at, isTest)];
    }
    case 'sitUps':
      return [countRow('sit-ups', sits, bestAt(counts.sitUps ?? 30, undefined, at), at, isTest)];
    case 'pullUps': {
      const now = facts.abilities.get('pull-up')?.reps;
      return [countRow('pull-ups', pulls, bestAt(counts.pullUps ?? 6, now, at), at, isTest)];
    }
    case 'plank':
      return [
        held('trunk', 'plank', ['anti_ext'], isTest ? 1 : sets - 1, between(30, 90, share), {
          moves: ['forearm-plank', 'high-plank'],
          isNamed: true,
        }),
      ];
    case 'carry':
      return [
        carried('carry', ['carry'], isTest ? 1 : sets, isTest ? 60 : between(20, 50, share), {
          growth,
        }),
      ];
    case 'drag':
      return [
        facts.kit.has('sled')
          ? carried('drag', ['single_leg'], sets, 20, {
              moves: ['backward-sled-drag', 'sled-push'],
              growth,
            })
          : second('drag', ['row', 'hinge_light'], { ...loaded, sets: sets - 1, bodyReps: 10 }),
      ];
    case 'stairs':
    case 'march':
      return [
        second('steps', ['step_up_loaded'], {
          ...loaded,
          sets: sets - 1,
          bodyReps: between(10, 20, share),
          isNamed: true,
        }),
      ];
    default:
      return [
        main('deadlift', ['trap_bar', 'hinge'], {
          sets: isTest ? 1 : sets - 1,
          reps: isTest ? 3 : kind === 'build' ? between(6, 4, share) : 4,
          rir: isTest ? 1 : 3,
          growth,
          bodyReps: 10,
          ...(isTest && { isTest: true as const }),
        }),
      ];
  }
}
