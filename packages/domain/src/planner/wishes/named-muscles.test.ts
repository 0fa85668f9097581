import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise, Muscle } from '../../exercise/types.ts';
import { plan } from '../plan.ts';
import { understood } from '../test-support/understood.ts';

const date = '2026-11-15T08:00:00.000Z';

/** The moves of the main part, each once, for a message; easy minutes at the end are no moves. */
function movesFor(text: string): LibraryExercise[] {
  const workout = plan(understood(text).request, date, 7);
  const ids = workout.workout
    .filter(({ type, role }) => type === 'exercise' && role !== 'easy')
    .map(({ exerciseId = '' }) => exerciseId);
  return [...new Set(ids)].flatMap((id) => exerciseById(id) ?? []);
}

const shareOf = (moves: readonly LibraryExercise[], test: (move: LibraryExercise) => boolean) =>
  moves.filter(test).length / moves.length;

const legs: readonly Muscle[] = ['quads', 'hams', 'glutes', 'calves', 'adductors', 'abductors'];
const ofLegs = ({ primary: [main] }: LibraryExercise): boolean =>
  main !== undefined && legs.includes(main);

const lowerBacks = [
  'lower back',
  'lumbar area',
  'unterer Rücken',
  'zona lumbar',
  'bas du dos',
  'zona lombare',
  'lombar',
];

describe('the lower back as a wish', () => {
  it.each(lowerBacks)('is its own muscles, and not the lats: %s', (words) => {
    for (const minutes of [12, 30, 60]) {
      const moves = movesFor(`${minutes} min ${words}`);
      const isFor = ({ primary }: LibraryExercise) => primary.includes('spinal_erectors');
      expect(shareOf(moves, isFor), moves.map(({ id }) => id).join()).toBeGreaterThanOrEqual(0.5);
    }
  });
});

const small: [string, Muscle][] = [
  ['biceps', 'biceps'],
  ['triceps', 'triceps'],
  ['forearms', 'forearms'],
  ['calves', 'calves'],
  ['glutes', 'glutes'],
  ['obliques', 'obliques'],
];
const kits = ['no equipment', 'just dumbbells', 'resistance bands only'];

describe('a muscle that was named', () => {
  for (const [words, muscle] of small) {
    it.each(kits)(`has half of the moves, the rest beside it: ${words}, %s`, (kit) => {
      for (const minutes of [20, 40, 60]) {
        const moves = movesFor(`${minutes} min ${words}, ${kit}`);
        const names = moves.map(({ id }) => id).join();
        const isFor = ({ primary }: LibraryExercise) => primary.includes(muscle);
        expect(shareOf(moves, isFor), names).toBeGreaterThanOrEqual(0.5);
      }
    });
  }

  it.each([
    ['glutes', 'bad knee', 'resistance bands only'],
    ['calves', 'tennis elbow', 'no equipment'],
    ['hamstrings', 'sore shoulder', 'just dumbbells'],
    ['quads', 'my wrist hurts', 'no equipment'],
  ])('of the legs gets nothing for the arms: %s, %s, %s', (part, pain, kit) => {
    const moves = movesFor(`40 min ${part}, ${pain}, ${kit}`);
    const isUpper = (move: LibraryExercise) =>
      !ofLegs(move) && move.patterns.some((one) => one.startsWith('pu'));
    expect(moves.filter(isUpper).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['biceps', 'bad knee'],
    ['shoulders', 'bad knee'],
    ['triceps', 'dodgy lower back'],
  ])('of the arms gets nothing for the legs: %s, %s', (part, pain) => {
    for (const kit of kits) {
      const moves = movesFor(`40 min ${part}, ${pain}, ${kit}`);
      expect(moves.filter(ofLegs).map(({ id }) => id)).toEqual([]);
    }
  });
});

const stretched: [string, readonly Muscle[]][] = [
  ['calves', ['calves']],
  ['the backs of my legs', ['hams']],
  ['chest', ['chest']],
  ['hips', ['glutes', 'hip_flexors', 'adductors', 'abductors']],
  ['shoulders', ['front_delt', 'side_delt', 'rear_delt', 'rotator_cuff', 'traps']],
];

describe('stretching for a part', () => {
  for (const [words, muscles] of stretched) {
    it.each([8, 15, 20, 30, 60])(`is for it, without salutations: ${words}, %s min`, (minutes) => {
      const moves = movesFor(`${minutes} min stretching, ${words}`);
      const isFor = ({ primary, secondary }: LibraryExercise) =>
        [...primary, ...secondary].some((muscle) => muscles.includes(muscle));
      const names = moves.map(({ id }) => id);
      expect(shareOf(moves, isFor), names.join()).toBeGreaterThanOrEqual(minutes > 30 ? 0.4 : 0.5);
      expect(names).not.toContain('sun-salutation');
    });
  }
});

describe('supersets for one part', () => {
  for (const part of ['biceps', 'triceps', 'forearms', 'calves', 'obliques', 'glutes']) {
    it.each(kits)(`stand in twos: ${part}, %s`, (kit) => {
      for (const minutes of [12, 30]) {
        const { play } = plan(
          understood(`${minutes} min ${part}, supersets, ${kit}`).request,
          date,
          7,
        );
        const work = (play?.blocks ?? []).filter(({ kind }) => kind !== 'steady');
        expect(work.length).toBeGreaterThan(0);
        expect(work.map(({ kind }) => kind)).toEqual(work.map(() => 'superset'));
      }
    });
  }
});

describe('a clock for a small part', () => {
  it.each([
    ['biceps, an EMOM', 'biceps'],
    ['forearms, HIIT', 'forearms'],
    ['triceps, as a circuit', 'triceps'],
    ['calves, tabata', 'calves'],
  ] as [string, Muscle][])('is for it and for what is beside it: %s', (words, muscle) => {
    for (const kit of kits) {
      const moves = movesFor(`15 min ${words}, ${kit}`);
      const names = moves.map(({ id }) => id).join();
      expect(
        shareOf(moves, ({ primary }) => primary.includes(muscle)),
        names,
      ).toBeGreaterThan(0.3);
      const isOfOther = ({ primary }: LibraryExercise) =>
        primary.some((one) => legs.includes(one)) !== (muscle === 'calves');
      expect(moves.filter(isOfOther).map(({ id }) => id)).toEqual([]);
    }
  });
});
