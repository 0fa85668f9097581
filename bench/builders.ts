import { buildTimerSteps } from '../packages/domain/src/timer/build-steps.ts';
import { detectStyle } from '../packages/domain/src/timer/detect-style.ts';
import { countFrom, median } from './support/numbers.ts';
import { printTable } from './support/table.ts';

const leastPerSecond = 10_000;
const rounds = countFrom('ROUNDS', 9);
const measureMs = countFrom('MEASURE_MS', 1000, 60_000);

const names = ['Squat', 'Row', 'Plank', 'Burpee', 'Press', 'Lunge', 'Swing'];

/** Always the same numbers, so that every run builds the same workouts. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
const roll = createDice(20);

function makeItem(index: number): object {
  const name = names[(index + roll(3)) % names.length];
  const timed = roll(2) === 0;
  return {
    name,
    type: 'exercise',
    ...(timed ? { duration: 20 + roll(40) } : { reps: 5 + roll(10) }),
    ...(roll(2) === 0 ? { sets: 1 + roll(5) } : {}),
    ...(roll(2) === 0 ? { restAfter: 15 + roll(75) } : {}),
    ...(roll(5) === 0 ? { side: 'both' } : {}),
    ...(roll(3) === 0 ? { weight: 8 + roll(40), tempo: '3-1-1' } : {}),
  };
}

const makeList = (): object[] => [
  { name: 'Mobility', type: 'warmup', duration: 60 },
  ...Array.from({ length: 3 + roll(6) }, (_, index) => makeItem(index)),
  { name: 'Stretch', type: 'cooldown', duration: 60 },
];

const forms: Record<string, () => unknown> = {
  structured: () => ({ isStructured: true, workout: makeList() }),
  EMOM: () => ({ workoutType: 'EMOM', estimatedDuration: 10 + roll(20), workout: makeList() }),
  Tabata: () => ({ workoutType: 'Tabata', workout: makeList() }),
  Pyramid: () => ({ workoutType: 'Pyramid', workoutStructure: '1-2-3-2-1', workout: makeList() }),
  Compound: () => ({ workoutType: 'Compound', totalRounds: 2 + roll(4), workout: makeList() }),
  Circuit: () => ({ workoutType: 'Circuit', totalRounds: 2 + roll(4), workout: makeList() }),
  Rounds: () => ({ workoutType: 'Strength', totalRounds: 1 + roll(4), workout: makeList() }),
  phases: () => {
    const list = makeList();
    const exercises = [list.slice(0, 1), list.slice(1, -1), list.slice(-1)];
    const phase = (name: string, index: number) => ({ name, exercises: exercises[index] });
    return { phases: ['Prepare', 'Main', 'Finish'].map(phase) };
  },
  sets: () => ({ workout: makeList() }),
  junk: () =>
    [
      null,
      { workout: 'none' },
      { workoutType: 'EMOM', estimatedDuration: -3, workout: [null, 7, { reps: '3x10' }] },
      { phases: [{ exercises: {} }, null], workout: [{ duration: Number.NaN, sets: -1 }] },
      { workoutType: 'Tabata', workout: [{ name: 5, duration: 1e300, sets: 1e9 }, ...makeList()] },
    ][roll(5)],
};

const mixed = Array.from({ length: 40 }, () => Object.values(forms).map((make) => make())).flat();

interface Speed {
  perSecond: number;
  /** Per second of this process's own processor time: what others leave it does not count. */
  perProcessorSecond: number;
}

function measure(workouts: readonly unknown[], ms: number): Speed {
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  let built = 0;
  while (performance.now() - startedAt < ms) {
    for (const workout of workouts) buildTimerSteps(workout);
    built += workouts.length;
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    perSecond: (built / (performance.now() - startedAt)) * 1000,
    perProcessorSecond: (built / (user + system)) * 1_000_000,
  };
}

const lengths = mixed.map((workout) => buildTimerSteps(workout).length);
const styles = new Set(mixed.map(detectStyle));
measure(mixed, measureMs);
const speeds = Array.from({ length: rounds }, () => measure(mixed, measureMs));
const whole = (value: number) => Math.round(value).toLocaleString('en');
const ofClock = speeds.map(({ perSecond }) => perSecond);
const ofProcessor = speeds.map(({ perProcessorSecond }) => perProcessorSecond);
const speed = median(ofProcessor);

function rangeOf(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${whole(median(values))}/s (${whole(low)}–${whole(high)})`;
}

console.log(
  `${rounds} rounds over ${mixed.length} workouts of ${styles.size} styles, junk among them: ` +
    `${median(lengths)} steps each at the median, ${Math.max(...lengths)} at most`,
);
printTable([
  ...Object.entries(forms).map(([name, make]) => {
    const workouts = Array.from({ length: 40 }, make);
    measure(workouts, measureMs / 10);
    const { perProcessorSecond } = measure(workouts, measureMs / 5);
    return { figure: `only ${name}, processor time`, value: `${whole(perProcessorSecond)}/s` };
  }),
  { figure: 'all mixed, by the clock', value: rangeOf(ofClock) },
  {
    figure: 'all mixed, processor time',
    value: rangeOf(ofProcessor),
    bar: { text: `≥ ${whole(leastPerSecond)}/s`, met: speed >= leastPerSecond },
    ratio: speed / leastPerSecond,
  },
]);
