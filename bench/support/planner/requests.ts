import type { WorkoutSession } from '../../../packages/domain/src/analytics/types.ts';
import { exerciseLibrary } from '../../../packages/domain/src/exercise/library.ts';
import type {
  EquipmentId,
  LibraryExercise,
  Muscle,
} from '../../../packages/domain/src/exercise/types.ts';
import type { GenerationForm } from '../../../packages/domain/src/planner/request.ts';
import { seededDice } from '../../../packages/domain/src/planner/seeded.ts';
import { defaultProfiles } from '../../../packages/domain/src/profile/equipment-profiles.ts';
import type { Format } from '../../../packages/domain/src/reading/vocabulary.ts';
import { type LaidFormat, laidFormats } from '../../../packages/domain/src/workout/formats/ids.ts';
import { difficulties, fitnessLevels } from '../../../packages/domain/src/workout/limits.ts';
import { type Intent, type MeantLine, spares } from './intent.ts';

export interface Sample {
  text: string;
  form: GenerationForm;
  intent: Intent;
  sessions: WorkoutSession[];
}

const formatTexts: Record<LaidFormat, readonly string[]> = {
  emom: ['EMOM', 'emom please', 'every minute on the minute'],
  tabata: ['Tabata', '20/10 tabata', 'tabata style'],
  pyramid: ['pyramid', 'a pyramid', 'pyramid 1-2-3-4-5-4-3-2-1'],
  compound: ['a complex flow', 'a complex', 'barbell complex style flow'],
  circuit: ['circuit', 'Zirkel', 'stations'],
  rounds: ['rounds', 'rounds for quality', 'as rounds'],
  sets: ['straight sets', 'sets and reps', '3 sets each'],
  intervals: ['intervals', '40/20 intervals', 'interval training'],
};

const legs: readonly Muscle[] = ['quads', 'hams', 'glutes', 'adductors', 'abductors', 'calves'];
const arms: readonly Muscle[] = ['biceps', 'triceps', 'forearms'];
const pushing: readonly Muscle[] = ['chest', 'front_delt', 'side_delt', 'triceps'];
const core: readonly Muscle[] = ['abs', 'obliques', 'spinal_erectors', 'hip_flexors'];
const back: readonly Muscle[] = ['lats', 'upper_back', 'traps', 'rear_delt', 'spinal_erectors'];
const upper: readonly Muscle[] = [...pushing, ...back, ...arms, 'rotator_cuff'];

type Wish = [text: string, about: readonly Muscle[]];
const wishes: readonly Wish[] = [
  ['', []],
  ['full body', []],
  ['legs', legs],
  ['upper body', upper],
  ['core', core],
  ['push', pushing],
  ['back', back],
  ['glutes', ['glutes', 'abductors', 'hams']],
  ['arms', arms],
  ['chest and triceps', ['chest', 'triceps']],
  ['back and biceps', [...back, 'biceps']],
  ['hamstrings and calves', ['hams', 'calves']],
  ['quads', ['quads']],
  ['shoulders', ['front_delt', 'side_delt', 'rear_delt', 'rotator_cuff', 'traps']],
];
const exclusions: readonly Wish[] = [
  ['no legs', legs],
  ['everything except legs', legs],
  ['not arms, I did them yesterday', arms],
  ['no chest today', ['chest']],
  ['skip core', core],
  ['without back', back],
];
const lists: readonly [text: string, format: Format, lines: readonly MeantLine[]][] = [
  [
    '5 rounds: 10 push-ups, 15 squats, 20 sit-ups',
    'rounds',
    [
      { id: 'push-up', times: 5, reps: 10 },
      { id: 'air-squat', times: 5, reps: 15 },
      { id: 'sit-up', times: 5, reps: 20 },
    ],
  ],
  [
    '4 rounds of 12 reverse lunges and 8 burpees',
    'rounds',
    [
      { id: 'reverse-lunge', times: 4, reps: 12 },
      { id: 'burpee', times: 4, reps: 8 },
    ],
  ],
  [
    'push-ups 4x12 and squats 3x20',
    'sets',
    [
      { id: 'push-up', times: 4, reps: 12 },
      { id: 'air-squat', times: 3, reps: 20 },
    ],
  ],
];
const goals = ['', 'for strength', 'build muscle', 'burn fat', 'stamina', 'explosive', 'loosen up'];
type Limit = [text: string, holds: (exercise: LibraryExercise) => boolean];
const isFree = () => true;
const limits: readonly Limit[] = [
  ['', isFree],
  ['bad knee', spares('knee')],
  ['sore lower back', spares('low_back')],
  ['my left shoulder hurts', spares('shoulder')],
  ['wrist pain', spares('wrist')],
  ['no jumping', ({ traits }) => !traits.includes('jump') && !traits.includes('hop')],
  ['neighbours below, keep it quiet', ({ noise }) => noise === 0],
  ['hotel room', ({ space }) => space === 'mat' || space === 'square'],
  ['no floor work', ({ floor }) => !floor],
  ['I have asthma', spares('asthma')],
  ['pregnant, second trimester', spares('pregnancy')],
  ['high blood pressure', spares('hypertension')],
  ['sprained ankle, healing', spares('ankle')],
  ['tennis elbow', spares('elbow')],
  ['no planks', ({ name }) => !/plank/i.test(name)],
  ['groin strain', spares('hip')],
  ['neck is stiff and hurts', spares('neck')],
];
const noise = [
  '',
  ' pls!!',
  ' 💪🔥',
  ' thx',
  '   ',
  ' (first time in a while)',
  ' — let’s go',
  ' ok?',
];

const extraKits: readonly EquipmentId[][] = [
  ['bodyweight'],
  ['bodyweight', 'kettlebells'],
  ['bodyweight', 'yoga_mat', 'suspension'],
  ['bodyweight', 'yoga_mat', 'barbells'],
  ['bodyweight', 'pull_up_bar', 'resistance_bands'],
];

/** Letters swapped, doubled or dropped in one longer word, as thumbs do. */
function misspell(text: string, dice: () => number): string {
  const words = text.split(' ');
  const place = words.findIndex((word) => /^[a-z]{7,}$/.test(word));
  if (place < 0 || dice() > 0.3) return text;
  const word = words[place] ?? '';
  const at = 2 + Math.floor(dice() * (word.length - 4));
  words[place] = word.slice(0, at) + word.slice(at + 1);
  return words.join(' ');
}

/** A few weeks of someone's training, so that recovery, progress and variety have something to say. */
function makeSessions(dice: () => number, nowMs: number): WorkoutSession[] {
  if (dice() < 0.5) return [];
  return Array.from({ length: 1 + Math.floor(dice() * 8) }, (_, i): WorkoutSession => {
    const date = new Date(nowMs - (i * 2 + 1) * 20 * 3_600_000 * (0.5 + dice())).toISOString();
    const exercises = Array.from({ length: 5 }, () => {
      const exercise = exerciseLibrary[Math.floor(dice() * exerciseLibrary.length)];
      const weight = 8 + Math.floor(dice() * 20) * 2;
      const set = { reps: 6 + Math.floor(dice() * 6), weight, rpe: 6 + Math.floor(dice() * 4) };
      const isLoaded = (exercise?.loadCount ?? 0) > 0;
      return {
        name: exercise?.name ?? 'Push-Up',
        exerciseId: exercise?.id ?? 'push-up',
        planned: { sets: 3, seconds: 120, reps: 8 },
        actual: { sets: isLoaded ? [set, set, set] : [{ reps: set.reps }] },
        completed: true,
        personalRecord: false,
      };
    });
    return {
      id: `00000000-0000-7000-8000-00000000000${i}`,
      date,
      updatedAt: date,
      title: 'Before',
      workoutType: 'Circuit',
      provider: 'local',
      duration: { planned: 1800, actual: 1800 },
      completion: {
        status: 'completed',
        percentage: 100,
        completedExercises: 5,
        totalExercises: 5,
      },
      exercises,
      segments: [],
      equipment: [],
      userRating: null,
      difficulty: null,
      notes: '',
    };
  }).sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
}

/** Every so many of them write a workout out. */
const listEvery = 19;

/** The same requests in every run of a seed: formats × minutes × kit × level × limits × noise. */
export function makeSamples(count: number, nowMs: number, seed: number): Sample[] {
  const dice = seededDice(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(dice() * values.length)] as T;
  const kits = [...defaultProfiles.map(({ equipment }) => equipment), ...extraKits];
  return Array.from({ length: count }, (_, i) => {
    const format = laidFormats[i % laidFormats.length] ?? 'circuit';
    const minutes = 5 + Math.floor(dice() * 116);
    const says = dice() < 0.5;
    const [wish, about] = pick(wishes);
    const isOpen = about.length === 0;
    const [exclusion, without] = isOpen && dice() < 0.3 ? pick(exclusions) : (['', []] as const);
    const goal = pick(goals);
    const [first, second] = [
      dice() < 0.6 ? pick(limits) : null,
      dice() < 0.15 ? pick(limits) : null,
    ];
    const list = i % listEvery === 0 ? pick(lists) : null;
    const count = isOpen && dice() < 0.05 && minutes >= 25 ? 4 : null;
    const hasNoWarmup = dice() < 0.04;
    const parts = list
      ? [list[0]]
      : [
          says ? `${minutes} min` : '',
          pick(formatTexts[format]),
          wish,
          exclusion,
          goal,
          count === null ? '' : `${count} exercises`,
          hasNoWarmup ? 'no warm-up' : '',
        ].filter(Boolean);
    // 'Shoulders, wrist pain' would say that both hurt: what hurts stands in a sentence of its own.
    const hurts = [first?.[0] ?? '', second?.[0] ?? ''].filter(Boolean);
    const said = [parts.join(', '), ...(list ? [] : hurts)].join('. ');
    const text = list ? said : misspell(said, dice) + pick(noise);
    const form = [...pick(kits)];
    const kit: EquipmentId[] = list ? ['bodyweight', 'yoga_mat'] : form;
    const isCalm = goal === 'loosen up';
    const intent: Intent = {
      format: list ? list[1] : format,
      minutes,
      // Who writes of a barbell has one.
      kit: parts.some((part) => part.includes('barbell')) ? [...kit, 'barbells'] : kit,
      without: list ? [] : without,
      // Stretches reach more than they are named for.
      about: list || isCalm ? [] : about,
      limits: list ? [] : [first, second].flatMap((limit) => (limit ? [limit[1]] : [])),
      list: list ? list[2] : null,
      count: list || isCalm ? null : count,
      hasNoWarmup: !list && hasNoWarmup,
    };
    return {
      text,
      intent,
      form: {
        durationMinutes: says && !list ? 30 : minutes,
        difficulty: pick(difficulties),
        fitnessLevel: pick(fitnessLevels),
        equipment: kit,
      },
      sessions: makeSessions(dice, nowMs),
    };
  });
}
