import type { WorkoutSession } from '../../../packages/domain/src/analytics/types.ts';
import { exerciseLibrary } from '../../../packages/domain/src/exercise/library.ts';
import type { EquipmentId } from '../../../packages/domain/src/exercise/types.ts';
import {
  type Format,
  formats,
  type GenerationForm,
} from '../../../packages/domain/src/planner/request.ts';
import { seededDice } from '../../../packages/domain/src/planner/seeded.ts';
import { defaultProfiles } from '../../../packages/domain/src/profile/equipment-profiles.ts';
import { difficulties, fitnessLevels } from '../../../packages/domain/src/workout/limits.ts';

export interface Sample {
  text: string;
  form: GenerationForm;
  format: Format;
  minutes: number;
  sessions: WorkoutSession[];
}

const formatTexts: Record<Format, readonly string[]> = {
  emom: ['EMOM', 'emom please', 'every minute on the minute'],
  tabata: ['Tabata', '20/10 tabata', 'tabata style'],
  pyramid: ['pyramid', 'a pyramid', 'pyramid 1-2-3-4-5-4-3-2-1'],
  compound: ['a complex flow', 'one long flow', 'barbell complex style flow'],
  circuit: ['circuit', 'Zirkel', 'stations'],
  rounds: ['rounds', 'rounds for quality', 'as rounds'],
  sets: ['straight sets', 'sets and reps', '3 sets each'],
  intervals: ['intervals', '40/20 intervals', 'interval training'],
};

const wishes = ['', 'full body', 'legs', 'upper body', 'core', 'push', 'back', 'glutes', 'arms'];
const goals = ['', 'for strength', 'build muscle', 'burn fat', 'stamina', 'explosive', 'loosen up'];
const limits = [
  '',
  'bad knee',
  'sore lower back',
  'my left shoulder hurts',
  'wrist pain',
  'no jumping',
  'neighbours below, keep it quiet',
  'hotel room',
  'no floor work',
  'I have asthma',
  'pregnant, second trimester',
  'high blood pressure',
  'sprained ankle, healing',
  'tennis elbow',
  'no planks',
  'groin strain',
  'neck is stiff and hurts',
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

/** The same requests in every run: formats × minutes × kit × level × limits × noise. */
export function makeSamples(count: number, nowMs: number): Sample[] {
  const dice = seededDice(20261115);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(dice() * values.length)] as T;
  const kits = [...defaultProfiles.map(({ equipment }) => equipment), ...extraKits];
  return Array.from({ length: count }, (_, i) => {
    const format = formats[i % formats.length] ?? 'circuit';
    const minutes = 5 + Math.floor(dice() * 116);
    const says = dice() < 0.5;
    const parts = [
      says ? `${minutes} min` : '',
      pick(formatTexts[format]),
      pick(wishes),
      pick(goals),
      dice() < 0.6 ? pick(limits) : '',
      dice() < 0.15 ? pick(limits) : '',
    ].filter(Boolean);
    const text = misspell(parts.join(', '), dice) + pick(noise);
    return {
      text,
      format,
      minutes,
      form: {
        durationMinutes: says ? 30 : minutes,
        difficulty: pick(difficulties),
        fitnessLevel: pick(fitnessLevels),
        equipment: [...pick(kits)],
      },
      sessions: makeSessions(dice, nowMs),
    };
  });
}
