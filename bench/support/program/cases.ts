import type { EquipmentId, Prop } from '../../../packages/domain/src/exercise/types.ts';
import type { ProgramWish } from '../../../packages/domain/src/program/types.ts';
import type { FitnessLevel } from '../../../packages/domain/src/workout/limits.ts';

/** A goal as somebody would write it, and the template that it is for. */
export interface Goal {
  template: string;
  words: string;
  usualWeeks: number;
  kind: 'run' | 'lift' | 'skill' | 'mixed' | 'gentle';
}

const goals: readonly Goal[] = [
  { template: 'couch-to-5k', words: 'couch to 5k', usualWeeks: 9, kind: 'run' },
  {
    template: 'couch-to-5k',
    words: 'couch to 5k, I have never run before',
    usualWeeks: 9,
    kind: 'run',
  },
  { template: 'run-5k', words: 'a faster 5 km, my 5k is 27:00', usualWeeks: 8, kind: 'run' },
  {
    template: 'run-10k',
    words: 'run a 10 km race, my 5k is 27:00, long run 6 km',
    usualWeeks: 10,
    kind: 'run',
  },
  {
    template: 'run-10k',
    words:
      'run a 10 km race and get stronger, my 10k is 54:00, long run 9 km, squat 100, bench 75, deadlift 130',
    usualWeeks: 10,
    kind: 'run',
  },
  {
    template: 'half-marathon',
    words: 'half marathon, my 10k is 54:00, long run 10 km',
    usualWeeks: 12,
    kind: 'run',
  },
  {
    template: 'marathon',
    words: 'run a marathon, my 10k is 50:00, long run 15 km',
    usualWeeks: 16,
    kind: 'run',
  },
  { template: 'pull-up', words: 'my first pull-up', usualWeeks: 12, kind: 'skill' },
  {
    template: 'pull-up-ladder',
    words: 'pull-up ladder program, I can do 3 pull-ups',
    usualWeeks: 12,
    kind: 'skill',
  },
  { template: 'push-up', words: 'my first push-up', usualWeeks: 8, kind: 'skill' },
  { template: 'handstand', words: 'learn a handstand', usualWeeks: 12, kind: 'skill' },
  {
    template: 'muscle-up',
    words: 'my first muscle-up, I can do 9 pull-ups and 12 dips',
    usualWeeks: 12,
    kind: 'skill',
  },
  {
    template: 'handstand',
    words: 'handstand and muscle-up, I can do 9 pull-ups',
    usualWeeks: 12,
    kind: 'skill',
  },
  { template: 'linear', words: 'linear progression for strength', usualWeeks: 12, kind: 'lift' },
  { template: 'five-by-five', words: 'stronglifts 5x5', usualWeeks: 12, kind: 'lift' },
  { template: 'block-strength', words: 'get stronger', usualWeeks: 12, kind: 'lift' },
  {
    template: 'undulating-strength',
    words: 'undulating strength program',
    usualWeeks: 12,
    kind: 'lift',
  },
  { template: 'five-three-one', words: '5/3/1', usualWeeks: 12, kind: 'lift' },
  { template: 'upper-lower', words: 'upper lower split for muscle', usualWeeks: 9, kind: 'lift' },
  { template: 'push-pull-legs', words: 'push pull legs', usualWeeks: 9, kind: 'lift' },
  { template: 'fat-loss', words: 'lose weight', usualWeeks: 12, kind: 'mixed' },
  { template: 'kettlebell', words: 'kettlebell program', usualWeeks: 8, kind: 'lift' },
  { template: 'hyrox', words: 'hyrox', usualWeeks: 12, kind: 'mixed' },
  {
    template: 'olympic',
    words: 'better snatch and clean and jerk, snatch 50, clean and jerk 70, front squat 95',
    usualWeeks: 12,
    kind: 'lift',
  },
  {
    template: 'climbing',
    words: 'get stronger for climbing',
    usualWeeks: 8,
    kind: 'lift',
  },
  {
    template: 'fitness-test',
    words: 'police fitness test, beep test level 7, 30 push-ups and a dummy drag',
    usualWeeks: 10,
    kind: 'mixed',
  },
  { template: 'hike', words: 'a hiking trip in the Alps', usualWeeks: 12, kind: 'gentle' },
  {
    template: 'engine',
    words: 'ride 100 km in one day on my road bike',
    usualWeeks: 12,
    kind: 'gentle',
  },
  { template: 'engine', words: 'swim 2 km of crawl', usualWeeks: 12, kind: 'gentle' },
  { template: 'minimal', words: 'a minimal plan to stay strong', usualWeeks: 12, kind: 'lift' },
  {
    template: 'comeback',
    words: 'back after 10 weeks off, strong again',
    usualWeeks: 6,
    kind: 'lift',
  },
  {
    template: 'postpartum',
    words: 'postpartum, four months ago, cleared by my doctor, fit again',
    usualWeeks: 12,
    kind: 'gentle',
  },
  { template: 'senior', words: 'I am 70 and want to stay strong', usualWeeks: 12, kind: 'gentle' },
  { template: 'mobility', words: 'loosen up and move better', usualWeeks: 8, kind: 'gentle' },
];

interface Kit {
  name: string;
  equipment: EquipmentId[];
  props: Prop[];
}

const kits: readonly Kit[] = [
  {
    name: 'bare',
    equipment: ['bodyweight', 'yoga_mat', 'pull_up_bar'],
    props: ['wall', 'chair', 'towel'],
  },
  {
    name: 'home',
    equipment: [
      'bodyweight',
      'yoga_mat',
      'dumbbells',
      'kettlebells',
      'resistance_bands',
      'pull_up_bar',
    ],
    props: ['wall', 'chair', 'towel', 'bench'],
  },
  {
    name: 'gym',
    equipment: [
      'bodyweight',
      'yoga_mat',
      'barbells',
      'dumbbells',
      'kettlebells',
      'machines',
      'cable',
      'pull_up_bar',
      'stationary_bike',
      'rower',
    ] as EquipmentId[],
    props: ['wall', 'chair', 'bench', 'rack', 'box'],
  },
];

const levels: readonly FitnessLevel[] = ['beginner', 'intermediate', 'advanced'];

export interface Case {
  goal: Goal;
  level: FitnessLevel;
  kit: string;
  weeks: number;
  days: number;
  wish: ProgramWish;
}

const dayCounts = [3, 4, 2, 5, 6, 1, 7];

/** Every goal × level × kit × length; the days of the week in turn, or all of them. */
export function allCases(isFull: boolean): Case[] {
  const cases: Case[] = [];
  let turn = 0;
  for (const goal of goals) {
    for (const level of levels) {
      for (const kit of kits) {
        for (const weeks of [...new Set([4, goal.usualWeeks, 12, 16, 24])]) {
          turn += 1;
          const days = isFull ? dayCounts : [dayCounts[turn % dayCounts.length] ?? 3];
          for (const count of days) {
            cases.push({
              goal,
              level,
              kit: kit.name,
              weeks,
              days: count,
              wish: {
                goalText: goal.words,
                weeks,
                sessionsPerWeek: count,
                minutesPerSession: [45, 60, 30, 75][turn % 4] ?? 45,
                preferredDays: [],
                startDate: '2026-11-23',
                fitnessLevel: level,
                equipment: kit.equipment,
                props: kit.props,
                cleared: ['postpartum'],
                // A beginner who only wants to get stronger adds at every session instead.
                ...(goal.template === 'block-strength' && level === 'beginner'
                  ? { template: 'block-strength' as const }
                  : {}),
              },
            });
          }
        }
      }
    }
  }
  return cases;
}
