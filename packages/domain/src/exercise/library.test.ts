import { describe, expect, test } from 'vitest';
import { readingGrade } from '../planner/receipts/reading-grade.ts';
import { impliedProps } from '../profile/equipment.ts';
import { defaultProfiles } from '../profile/equipment-profiles.ts';
import { stationFacts } from '../profile/stations.ts';
import type { SafetyTag } from '../reading/vocabulary.ts';
import { conditions, injuryRegions } from '../reading/vocabulary.ts';
import { contraOf } from './contra/contra.ts';
import { idFromName } from './define.ts';
import { patternFamilies } from './families.ts';
import { isZeroKit, regressionsOf } from './graph.ts';
import { exerciseById, exerciseLibrary } from './library.ts';
import { rankSwaps } from './swaps.ts';
import {
  type EquipmentId,
  equipmentIds,
  type LibraryExercise,
  type Prop,
  patterns,
  stations,
  traits,
} from './types.ts';
import { readWords } from './words.ts';

/** Says which entries break a rule, so that a failure names them all. */
function breaking(isBroken: (exercise: LibraryExercise) => boolean): string[] {
  return exerciseLibrary.filter(isBroken).map(({ id }) => id);
}

const isOdd = ([low, high]: [number, number]) => !(low > 0 && low <= high);

describe('the library', () => {
  /** The design's list by equipment; more are welcome. */
  test.each<[EquipmentId, number]>([
    ['bodyweight', 73],
    ['kettlebells', 44],
    ['dumbbells', 47],
    ['barbells', 40],
    ['resistance_bands', 28],
    ['suspension', 22],
    ['pull_up_bar', 20],
    ['yoga_mat', 45],
    ['plyometric_equipment', 22],
    ['turf_space', 26],
    ['machines', 35],
    ['cable', 24],
    ['smith_machine', 9],
    ['specialty_bars', 6],
    ['rings', 8],
    ['dip_bars', 8],
    ['hangboard', 4],
  ])('%s has at least %i exercises', (id, count) => {
    const own = exerciseLibrary.filter(({ equipment }) => equipment[0] === id);
    expect(own.length).toBeGreaterThanOrEqual(count);
  });

  test('every kind of kit and every station has an exercise; a track is only run on', () => {
    const used = new Set<string>(
      exerciseLibrary.flatMap(({ equipment, props }) => [...equipment, ...props]),
    );
    expect([...equipmentIds, ...stations].filter((id) => !used.has(id))).toEqual(['track']);
  });

  test('a station stands only with the kind of equipment that it is one of', () => {
    expect(
      breaking(({ equipment, props }) =>
        stations.some((id) => props.includes(id) && !equipment.includes(stationFacts[id].of)),
      ),
    ).toEqual([]);
  });

  test('has at least 350 exercises, each under an id of its own', () => {
    expect(exerciseLibrary.length).toBeGreaterThanOrEqual(350);
    expect(new Set(exerciseLibrary.map(({ id }) => id)).size).toBe(exerciseLibrary.length);
    expect(
      breaking(({ id, name }) => id !== idFromName(name) || exerciseById(id)?.name !== name),
    ).toEqual([]);
  });

  test('no name or alias means two exercises', () => {
    const owners = new Map<string, string>();
    const doubles: string[] = [];
    for (const { id, name, aliases } of exerciseLibrary) {
      for (const said of [name, ...aliases]) {
        const key = readWords(said)
          .map(({ text }) => text)
          .join('');
        const owner = owners.get(key) ?? id;
        if (key === '' || owner !== id) doubles.push(`${said}: ${owner}, ${id}`);
        owners.set(key, owner);
      }
    }
    expect(doubles).toEqual([]);
  });

  test('every exercise has an easier one that is there, no harder and no louder to land', () => {
    expect(breaking(({ id, easier }) => regressionsOf(id).length !== easier.length)).toEqual([]);
    expect(breaking(({ easier }) => easier.length === 0)).toEqual([]);
    expect(
      breaking((exercise) =>
        regressionsOf(exercise.id).some(
          (easier) =>
            easier.id === exercise.id ||
            easier.complexity > exercise.complexity ||
            easier.impact > exercise.impact,
        ),
      ),
    ).toEqual([]);
  });

  test('every exercise has a swap of its family that needs no equipment', () => {
    expect(
      breaking((exercise) => {
        const isEasyEnough = ({ complexity }: LibraryExercise) =>
          complexity <= Math.max(2, exercise.complexity);
        const [swap] = rankSwaps(exercise, (other) => isZeroKit(other) && isEasyEnough(other));
        if (!swap) return true;
        const family = [...exercise.patterns, ...patternFamilies[exercise.patterns[0]]];
        return !family.some((pattern) => swap.patterns.includes(pattern));
      }),
    ).toEqual([]);
  });

  test('no exercise names a muscle twice', () => {
    expect(
      breaking(({ primary, secondary }) => {
        const all = [...primary, ...secondary];
        return new Set(all).size !== all.length;
      }),
    ).toEqual([]);
  });

  test('every exercise says how it is dosed', () => {
    expect(breaking(({ repRange }) => isOdd(repRange))).toEqual([]);
    expect(breaking(({ holdRange }) => holdRange !== undefined && isOdd(holdRange))).toEqual([]);
    expect(breaking(({ isometric, holdRange }) => isometric && !holdRange)).toEqual([]);
    expect(breaking(({ secondsPerRep }) => secondsPerRep < 0.3 || secondsPerRep > 60)).toEqual([]);
    expect(breaking(({ met }) => met < 1 || met > 15)).toEqual([]);
    expect(
      breaking(({ primary, joints, roles }) => !primary[0] || !joints[0] || !roles[0]),
    ).toEqual([]);
  });

  test('what leaves the ground lands, and what lands is heard', () => {
    const jumps = (exercise: LibraryExercise) =>
      exercise.traits.some((trait) => trait === 'jump' || trait === 'hop' || trait === 'sprint');
    expect(breaking((exercise) => jumps(exercise) && exercise.impact === 0)).toEqual([]);
    expect(breaking(({ impact, noise }) => impact >= 2 && noise === 0)).toEqual([]);
  });
});

/** The safety table judges by traits, so a missing one is a danger. */
describe('its traits', () => {
  const lacking = (
    applies: (exercise: LibraryExercise) => boolean,
    ...needed: LibraryExercise['traits']
  ) => breaking((one) => applies(one) && !needed.some((trait) => one.traits.includes(trait)));

  test('are all in use', () => {
    const used = new Set(exerciseLibrary.flatMap((exercise) => exercise.traits));
    expect(traits.filter((trait) => !used.has(trait))).toEqual([]);
  });

  test('follow from where the body is', () => {
    expect(lacking(({ position }) => position === 'inverted', 'head_down')).toEqual([]);
    expect(lacking(({ position }) => position === 'quadruped', 'palm_load')).toEqual([]);
    expect(lacking(({ position }) => position === 'kneeling', 'kneel')).toEqual([]);
    expect(lacking(({ position }) => position === 'hanging', 'hang', 'heavy_grip')).toEqual([]);
    expect(lacking(({ patterns: [main] }) => main === 'crawl', 'palm_load')).toEqual([]);
  });

  test('follow from what is done', () => {
    const leaps = (one: LibraryExercise) => one.traits.some((is) => is === 'jump' || is === 'hop');
    expect(lacking(leaps, 'calf_load')).toEqual([]);
    const pressesLying = ({ position, loadCount, patterns: [main] }: LibraryExercise) =>
      position === 'supine' && loadCount > 0 && main === 'push_h';
    expect(lacking(pressesLying, 'load_over_face')).toEqual([]);
    expect(lacking(({ name }) => /(walking|forward) lunge/i.test(name), 'forward_lunge')).toEqual(
      [],
    );
    expect(
      lacking(({ name }) => /deadlift/i.test(name), 'heavy_hinge', 'hamstring_strain'),
    ).toEqual([]);
    expect(lacking(({ name }) => /\bdip\b/i.test(name), 'dip')).toEqual([]);
    expect(lacking(({ name }) => /\bsnatch$/i.test(name), 'snatch')).toEqual([]);
    expect(
      lacking(({ name, loadClass }) => loadClass === 'stack' && /pulldown/i.test(name), 'overhead'),
    ).toEqual([]);
  });

  test('go with what is held and what stands around', () => {
    const weights: readonly EquipmentId[] = ['kettlebells', 'dumbbells', 'barbells'];
    expect(
      breaking(
        ({ equipment, loadCount }) =>
          loadCount === 0 && equipment.some((id) => weights.includes(id)),
      ),
    ).toEqual([]);
    expect(
      breaking(({ name, props }) => /bench press/i.test(name) && !props.includes('bench')),
    ).toEqual([]);
    expect(
      breaking(
        ({ equipment, props }) => equipment[0] === 'suspension' && !props.includes('anchor'),
      ),
    ).toEqual([]);
  });
});

describe('its words', () => {
  const wordsOf = ({ howTo, cues, mistakes, breathing, stopIf }: LibraryExercise) => [
    howTo,
    ...cues,
    ...mistakes.flatMap(({ error, fix }) => [error, fix]),
    breathing,
    stopIf,
  ];

  test('are there: how to, one to three cues, a mistake with its fix', () => {
    expect(breaking((exercise) => wordsOf(exercise).some((text) => text.trim() === ''))).toEqual(
      [],
    );
    expect(breaking(({ cues }) => cues.length < 1 || cues.length > 3)).toEqual([]);
    expect(breaking(({ mistakes }) => mistakes.length === 0)).toEqual([]);
  });

  test('read at the eighth grade or below', () => {
    expect(breaking(({ howTo }) => readingGrade(howTo) > 8)).toEqual([]);
    expect(breaking((exercise) => readingGrade(wordsOf(exercise).join(' ')) > 8)).toEqual([]);
  });

  test('are calm whole sentences', () => {
    expect(breaking((exercise) => wordsOf(exercise).some((text) => text.includes('!')))).toEqual(
      [],
    );
    expect(breaking((exercise) => wordsOf(exercise).some((text) => !/[.?]$/.test(text)))).toEqual(
      [],
    );
    expect(breaking(({ cues }) => cues.some((cue) => cue.split(' ').length > 8))).toEqual([]);
  });
});

describe('whatever equipment there is', () => {
  test.each(patterns)('a beginner has two moves of %s that need none', (pattern) => {
    const easy = exerciseLibrary.filter(
      (exercise) =>
        isZeroKit(exercise) && exercise.patterns[0] === pattern && exercise.complexity <= 2,
    );
    expect(easy.length).toBeGreaterThanOrEqual(2);
  });

  /** Your own body is there whatever else is. */
  const sets: { name: string; equipment: EquipmentId[]; props: Prop[] }[] = [
    ...equipmentIds.map((id) => ({
      name: id,
      equipment: [id, 'bodyweight' as const],
      props: impliedProps([id]),
    })),
    ...defaultProfiles,
  ];
  const tags: SafetyTag[] = [...injuryRegions, ...conditions];

  test.each(sets.flatMap((set) => tags.map((tag) => ({ ...set, tag }))))(
    '$name leaves at least twelve exercises with $tag',
    ({ equipment, props, tag }) => {
      const legal = exerciseLibrary.filter(
        (exercise) =>
          exercise.equipment.every((id) => equipment.includes(id)) &&
          exercise.props.every((prop) => props.includes(prop)) &&
          contraOf(exercise, tag)?.severity !== 'avoid',
      );
      expect(legal.length).toBeGreaterThanOrEqual(12);
    },
  );
});
