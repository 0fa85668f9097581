import type { FocusArea } from '../../../reading/vocabulary.ts';
import type { Zone } from '../../../training/pace/types.ts';
import { held, inTurn, line, small } from '../rows.ts';
import type { DayPlan, RunPart } from '../types.ts';

const km = (metres: number): string => String(Math.round(metres / 100) / 10);
const clock = (seconds: number): string =>
  seconds % 60 === 0
    ? `${seconds / 60} min`
    : seconds < 120
      ? `${seconds} s`
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;

const zoneWords: Record<Zone, string> = {
  E: 'easy',
  S: 'steady',
  M: 'marathon pace',
  T: 'threshold',
  I: 'hard',
  R: 'fast',
};

/** '5 × 800 m hard', '2 × 12 min threshold'. */
function partWords({ metres, seconds, times = 1, zone, isUphill, race }: RunPart): string {
  const each =
    metres === undefined
      ? clock(seconds ?? 0)
      : metres >= 1000
        ? `${km(metres)} km`
        : `${metres} m`;
  const how = isUphill
    ? 'uphill'
    : race !== undefined
      ? 'race pace'
      : zone === 'walk'
        ? 'walk'
        : zoneWords[zone];
  return `${times > 1 ? `${times} × ` : ''}${each} ${how}`;
}

/** Without a day of its own strength comes after the shortest run, where there is time for it. */
export const afterRun =
  'After it 15 min of strength: split squat 2 of 8, single-leg deadlift 2 of 8, calf raise 2 of 12, side plank 2 of 30 s.';
export const afterRunWords =
  'Strength of 15 min once a week after the short easy run, until two weeks before the day.';

const strides = (times: number): RunPart => ({ zone: 'R', seconds: 20, times, rest: 60 });

export function easyRun(metres: number, more: { id?: string; strides?: number } = {}): DayPlan {
  const { id = 'easy', strides: count = 0 } = more;
  const tail = count > 0 ? ` + ${count} strides` : '';
  return {
    id,
    title: `Easy ${km(metres)} km${tail}`,
    focus: 'Easy running',
    key: 1,
    strain: { easy: true },
    work: {
      kind: 'run',
      parts: [{ zone: 'E', metres }, ...(count > 0 ? [strides(count)] : [])],
    },
  };
}

/** About how far one of these pieces takes, to share out the easy rest of the way. */
const metresASecond: Record<Zone | 'walk', number> = {
  walk: 1.5,
  E: 2.5,
  S: 2.7,
  M: 2.8,
  T: 3,
  I: 3.3,
  R: 3.6,
};

/** How far a part goes, with the jogs between its repeats. */
export const partMetres = ({ metres, seconds = 0, times = 1, rest = 0, zone }: RunPart): number =>
  times * (metres ?? seconds * metresASecond[zone]) + (times - 1) * rest * metresASecond.E * 0.8;

const leastEasy = 1000;

/** Easy, the work, easy: so far in all. */
export function qualityRun(metres: number, work: readonly RunPart[]): DayPlan {
  const hard = work.reduce((sum, part) => sum + partMetres(part), 0);
  const easy = Math.max(2 * leastEasy, metres - hard);
  const before = Math.round((easy * 0.6) / 100) * 100;
  const after = Math.max(500, Math.round((easy - before) / 100) * 100);
  return {
    id: 'quality',
    title: work.map(partWords).join(', '),
    focus: 'Quality run',
    key: 2,
    strain: { hard: true },
    work: {
      kind: 'run',
      parts: [{ zone: 'E', metres: before }, ...work, { zone: 'E', metres: after }],
    },
  };
}

export function longRun(metres: number, last?: RunPart): DayPlan {
  const fast = last?.metres ?? 0;
  const tail = last
    ? `, last ${km(fast)} at ${last.race ? 'race pace' : zoneWords[last.zone as Zone]}`
    : '';
  return {
    id: 'long',
    title: `Long run ${km(metres)} km${tail}`,
    focus: 'Long run',
    key: 3,
    strain: { long: true },
    work: {
      kind: 'run',
      parts: [{ zone: 'E', metres: metres - fast }, ...(last ? [last] : [])],
    },
    ...(metres >= 15_000 && { notes: ['Take something to drink and to eat, as on race day.'] }),
  };
}

const longRace = 20_000;

/** How the day itself is run. */
const raceNotes = (metres: number): string[] =>
  metres >= longRace
    ? [
        'First third a little slower than the pace, then even, the last quarter by feel.',
        'Eat and drink early and as often as in the long runs; nothing new today.',
      ]
    : [
        'Before it 10 min of easy jogging and 4 strides.',
        'First kilometre no faster than the pace; what is left goes into the last two.',
      ];

/** The race, or a trial that new paces come from. */
export function goalRun(
  metres: number,
  words: string,
  isEvent: boolean,
  likely: RunPart['likely'] | null = null,
): DayPlan {
  const easy: RunPart[] = isEvent ? [] : [{ zone: 'E', metres: 1500 }];
  return {
    id: isEvent ? 'event' : 'trial',
    title: words,
    focus: isEvent ? 'The day' : 'Test',
    key: 3,
    strain: isEvent ? { long: true, last: true } : { hard: true, fresh: true },
    ...(isEvent && { notes: raceNotes(metres) }),
    work: {
      kind: 'run',
      parts: [
        ...easy,
        { zone: 'T', metres, isGoal: true, race: metres, ...(likely && { likely }) },
        ...easy,
      ],
    },
  };
}

/** What a runner lifts: one leg at a time, hips, calves, trunk. Short and light near a race. */
export function runnersStrength(minutes: number, week: number, id = 'strength'): DayPlan {
  const isShort = minutes <= 20;
  const sets = isShort ? 2 : 3;
  const growth = 1 + 0.01 * week;
  const bodyReps = 8 + Math.floor(week / 2);
  const what = { sets, reps: 8, rir: 3, growth, bodyReps, rest: '45-75' };
  return {
    id,
    title: `Strength for runners, ${minutes} min`,
    focus: 'Strength',
    key: 0,
    strain: isShort ? { easy: true } : { heavyLegs: true },
    work: {
      kind: 'lift',
      archetype: 'sport',
      rows: [
        ...inTurn(
          'A',
          line('primary', 'leg', ['single_leg'], what),
          small('hip', isShort ? ['bridge'] : ['hinge_light'], what),
        ),
        ...inTurn(
          'B',
          small('calf', ['calf'], { ...what, reps: 12, bodyReps: bodyReps + 4 }),
          held('trunk', 'side', ['trunk_side'], sets, 20 + Math.min(20, week)),
        ),
      ],
    },
    minutes,
  };
}

/** What steadies a knee: thighs, hips and calves, a little at a time. */
export function kneeStrength(week: number, id: string, minutes: number): DayPlan {
  const reps = 10 + Math.min(5, Math.floor(week / 2));
  const what = { sets: week < 5 ? 2 : 3, reps, rir: 3, bodyReps: reps, rest: '30-60' };
  return {
    id,
    title: `Strength for hips, thighs and calves, ${minutes} min`,
    focus: 'Strength',
    key: 1,
    strain: { easy: true },
    work: {
      kind: 'lift',
      archetype: 'sport',
      rows: [
        ...inTurn(
          'A',
          line('primary', 'stand', ['box_squat'], {
            ...what,
            isNamed: true,
            moves: ['sit-to-stand'],
          }),
          small('bridge', ['bridge'], {
            ...what,
            isNamed: true,
            ...(week > 8 && { moves: ['single-leg-glute-bridge'] }),
          }),
        ),
        ...inTurn(
          'B',
          small('calf', ['calf_gentle'], {
            ...what,
            reps: reps + 2,
            bodyReps: reps + 2,
            isNamed: true,
            ...(week > 8 && { moves: ['single-leg-calf-raise'] }),
          }),
          small('side', ['abduction'], {
            ...what,
            moves: ['side-lying-leg-raise', 'standing-side-leg-raise'],
          }),
        ),
        held('trunk', 'trunk', ['trunk_side'], 2, 15 + Math.min(20, week)),
      ],
    },
    minutes,
  };
}

export const mobilityDay = (
  minutes: number,
  id = 'mobility',
  focus: FocusArea = 'full_body',
): DayPlan => ({
  id,
  title: `Mobility ${minutes} min`,
  focus: 'Mobility',
  key: 0,
  strain: { easy: true },
  work: { kind: 'session', session: { goal: 'mobility', focus, minutes, easy: true } },
  minutes,
});

export const easyHour = (minutes: number, id = 'aerobic'): DayPlan => ({
  id,
  title: `Easy aerobic ${minutes} min`,
  focus: 'Easy aerobic',
  key: 0,
  strain: { easy: true },
  work: { kind: 'run', parts: [{ zone: 'E', seconds: minutes * 60 }], by: 'bike' },
  minutes,
});

/** Kept by how much the goal needs them, in the order of the week. */
export function keepDays(days: readonly DayPlan[], count: number): DayPlan[] {
  const kept = new Set(
    days
      .map((day, i) => ({ day, i }))
      .toSorted((a, b) => b.day.key - a.day.key || a.i - b.i)
      .slice(0, count)
      .map(({ i }) => i),
  );
  return days.filter((_, i) => kept.has(i));
}

export function walkDay(id: string, minutes: number): DayPlan {
  return {
    id,
    title: `Walk ${minutes} min`,
    focus: 'Walking',
    key: 2,
    strain: { easy: true },
    work: { kind: 'run', parts: [{ zone: 'walk', seconds: minutes * 60 }], by: 'walk' },
    minutes,
  };
}
