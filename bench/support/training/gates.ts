import { contraOf } from '../../../packages/domain/src/exercise/contra/contra.ts';
import { exerciseById } from '../../../packages/domain/src/exercise/library.ts';
import type { Expect } from './case.ts';
import { mimes } from './data/warm-ups.ts';
import { isInZone } from './endurance-numbers.ts';
import { expectedKg } from './loads.ts';
import { matches } from './match.ts';
import { missingOf } from './named.ts';
import type { Made } from './view.ts';

export interface Breach {
  gate: 'safety' | 'H2' | 'H10' | 'H11' | 'H12' | 'H13';
  cause: string;
  detail: string;
}

function unsafe(made: Made, { tags = [], isQuiet }: Expect): Breach[] {
  const all = made.workout.workout.flatMap(
    ({ exerciseId }) => exerciseById(exerciseId ?? '') ?? [],
  );
  const hurting = tags.flatMap((tag) =>
    all
      .filter((exercise) => contraOf(exercise, tag)?.severity === 'avoid')
      .map(({ name }) => `${name} with ${tag}`),
  );
  const loud = isQuiet ? all.filter(({ noise, impact }) => noise > 1 || impact > 1) : [];
  return [
    ...hurting
      .slice(0, 1)
      .map((detail) => ({ gate: 'safety' as const, cause: 'a move the injury forbids', detail })),
    ...loud.slice(0, 1).map(({ name }) => ({
      gate: 'H11' as const,
      cause: 'loud though it should be quiet',
      detail: name,
    })),
  ];
}

/** H10: a benchmark is exact or says that it is scaled. */
function inexact(made: Made, expect: Expect): Breach[] {
  const { benchmark } = expect;
  if (!benchmark) return [];
  const own = made.workout.benchmark;
  const gate = 'H10' as const;
  if (own?.id !== benchmark.id) {
    return [
      { gate, cause: 'the benchmark is not recognised', detail: `${own?.id} for ${benchmark.id}` },
    ];
  }
  const missing = missingOf(made, expect);
  if (!own.scaled && missing.length > 0) {
    return [{ gate, cause: 'changed without saying scaled', detail: missing.join(', ') }];
  }
  return benchmark.mustScale && !own.scaled
    ? [{ gate, cause: 'must be scaled and is not', detail: benchmark.id }]
    : [];
}

function unusedLoads(made: Made, expect: Expect): Breach[] {
  const gate = 'H11' as const;
  const found: Breach[] = [];
  const bests = expect.isLogged ? [] : (expect.bests ?? []);
  for (const { lift } of bests) {
    if (!made.work.some(({ exercise }) => exercise?.id === lift)) {
      found.push({ gate, cause: 'the lift of a stated best is not in it', detail: lift });
    }
  }
  for (const line of made.work) {
    const wanted = expectedKg(line, expect);
    if (!wanted || expect.isLogged || expect.next?.some(({ lift }) => lift === line.exercise?.id))
      continue;
    const detail = `${line.name} @${line.kg}, ${wanted.kg.toFixed(1)} by the chart`;
    if (line.kg === null) found.push({ gate, cause: 'a stated best gives no kg', detail });
    else if (Math.abs(line.kg - wanted.kg) > wanted.slack + Math.max(2.5, wanted.kg * 0.05)) {
      found.push({ gate, cause: 'kg not from the stated best', detail });
    }
  }
  const { dumbbells, kettlebells } = expect.kit;
  for (const { exercise, kg, name } of made.work) {
    const rack =
      exercise?.loadClass === 'dumbbell'
        ? dumbbells
        : exercise?.loadClass === 'kettlebell'
          ? kettlebells
          : undefined;
    if (rack && kg !== null && (kg < Math.min(...rack) || kg > Math.max(...rack))) {
      found.push({ gate, cause: 'a weight the athlete does not have', detail: `${name} @${kg}` });
    }
  }
  return found.slice(0, 2);
}

function unusedDoses(made: Made, expect: Expect): Breach[] {
  const gate = 'H11' as const;
  return (expect.stated ?? []).flatMap(({ is, sets, reps, kg, restSeconds }) => {
    const own = made.work.filter((line) => matches(line.exercise, is, line.role));
    if (own.length === 0) return [{ gate, cause: 'a stated exercise is not in it', detail: is }];
    const isKept = own.some(
      (line) =>
        (sets === undefined || line.sets === sets) &&
        (reps === undefined || line.reps?.[1] === reps) &&
        (kg === undefined || line.kg === kg) &&
        (restSeconds === undefined || line.rest === restSeconds),
    );
    const detail = `${own[0]?.name} ${own[0]?.sets}×${own[0]?.reps?.[1]} @${own[0]?.kg} r${own[0]?.rest}, asked ${sets ?? ''}×${reps ?? ''} ${kg ?? ''} ${restSeconds ?? ''}`;
    return isKept ? [] : [{ gate, cause: 'stated sets, reps, kg or rest not kept', detail }];
  });
}

function unusedClock(made: Made, expect: Expect): Breach[] {
  const gate = 'H11' as const;
  const found: Breach[] = [];
  for (const { kinds, minutes, rounds, meters } of expect.blocks ?? []) {
    const block = made.blocks.find(({ kind }) => kinds.includes(kind));
    const detail = `${made.blocks.map(({ kind, minutes: own, rounds: times }) => `${kind} ${own ?? times ?? ''}`).join(', ') || made.workout.workoutType} for ${kinds[0]} ${minutes ?? rounds ?? ''}`;
    if (!block) found.push({ gate, cause: 'a stated part is not in it', detail });
    else if (minutes !== undefined && block.minutes !== undefined && block.minutes !== minutes) {
      found.push({ gate, cause: 'stated minutes of a part not kept', detail });
    } else if (meters !== undefined && block.items[0]?.distanceMeters !== meters) {
      found.push({ gate, cause: 'a stated distance is not in it', detail });
    } else if (rounds !== undefined && (block.rounds ?? block.items[0]?.sets) !== rounds) {
      found.push({ gate, cause: 'stated repetitions not kept', detail });
    }
  }
  const { work } = expect;
  if (work && !made.work.some(({ item }) => item.pace)) {
    found.push({ gate, cause: 'a stated race gives no pace', detail: made.workout.title ?? '' });
  }
  const off = made.work.find(
    ({ item, role }) =>
      work &&
      role !== 'easy' &&
      item.pace &&
      (item.rpe ?? 9) >= 6 &&
      !isInZone(item.pace, work, 0.05),
  );
  if (off)
    found.push({
      gate,
      cause: 'pace not from the stated race',
      detail: `${off.name} ${off.item.pace?.lo}`,
    });
  return found.slice(0, 2);
}

/** H2: the minutes asked for, or near them and said. */
function untimely(made: Made, { minutes, blocks = [] }: Expect): Breach[] {
  if (minutes === undefined) return [];
  const own = made.seconds / 60;
  // Parts of stated lengths may end early where that is said.
  const isStated = blocks.some((block) => block.minutes !== undefined);
  if (isStated && own < minutes && /early|shorter/i.test(made.notes)) return [];
  const off = Math.abs(own - minutes) / minutes;
  const detail = `${own.toFixed(1)} for ${minutes} min`;
  return off > 0.25 ? [{ gate: 'H2', cause: 'far from the minutes asked for', detail }] : [];
}

/** H11: nobody is asked for more reps than they say they can do. */
function beyondAble(made: Made, { able = [] }: Expect): Breach[] {
  const over = able.flatMap(({ is, reps }) =>
    made.work.filter((line) => matches(line.exercise, is) && (line.reps?.[1] ?? 0) > reps),
  );
  return over.slice(0, 1).map(({ name, reps }) => ({
    gate: 'H11',
    cause: 'more reps than the athlete says they can do',
    detail: `${name} ${reps?.join('–')}`,
  }));
}

/** H12: nothing is mimed where there is a floor. */
function mimed(made: Made): Breach[] {
  const found = made.work.find(({ exercise }) => mimes.test(exercise?.id ?? ''));
  return found
    ? [{ gate: 'H12', cause: 'a mimed exercise in the main part', detail: found.name }]
    : [];
}

const claimsAll = /built as you asked|everything you asked/i;

/** H13: does not claim to be as asked where it is not, and names nothing that is not inside. */
function dishonest(made: Made, expect: Expect, summary: string): Breach[] {
  const gate = 'H13' as const;
  const found: Breach[] = [];
  const { minutes: asked, level } = expect;
  const off = asked === undefined ? 0 : Math.abs(made.seconds / 60 - asked) / asked;
  if (claimsAll.test(summary)) {
    const isScaled = made.workout.benchmark?.scaled;
    if (isScaled)
      found.push({ gate, cause: '“built as you asked” for a scaled benchmark', detail: isScaled });
    if (off > 0.02)
      found.push({
        gate,
        cause: '“built as you asked” with other minutes',
        detail: `${(made.seconds / 60).toFixed(1)} for ${asked}`,
      });
    const unmet = (expect.needs ?? []).find(
      ({ is, isAsked }) =>
        isAsked &&
        ![...made.work, ...made.easy].some((line) => matches(line.exercise, is, line.role)),
    );
    if (unmet)
      found.push({
        gate,
        cause: '“built as you asked” without what was asked',
        detail: unmet.name,
      });
  }
  const isHard = made.work.some(({ rir, reps }) => reps !== null && rir !== null && rir < 2);
  if (level === 'B' && isHard && !/^A(1[7-9]|2\d)$|benchmark/.test(expect.code)) {
    found.push({
      gate,
      cause: 'a beginner is sent near failure',
      detail: made.work.find(({ rir }) => (rir ?? 9) < 2)?.name ?? '',
    });
  }
  const title = made.workout.title ?? '';
  if (
    /olympic|snatch|clean/i.test(title) &&
    !made.work.some(({ exercise }) => matches(exercise, 'ballistic ~snatch ~clean'))
  ) {
    found.push({ gate, cause: 'a title that names what is not inside', detail: title });
  }
  return found;
}

export function breachesOf(made: Made, expect: Expect, summary: string): Breach[] {
  return [
    ...unsafe(made, expect),
    ...untimely(made, expect),
    ...inexact(made, expect),
    ...beyondAble(made, expect),
    ...unusedLoads(made, expect),
    ...unusedDoses(made, expect),
    ...unusedClock(made, expect),
    ...mimed(made),
    ...dishonest(made, expect, summary),
  ];
}
