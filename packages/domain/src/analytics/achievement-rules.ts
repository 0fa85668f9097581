/** What is counted up along the sessions, the oldest first. */
export interface Tally {
  streakDays: number;
  /** The best of each lift so far, in kilograms. */
  lifts: Map<string, number>;
  /** How often a best was beaten. */
  records: number;
  completed: number;
  seconds: number;
  kilograms: number;
  loggedSets: number;
  mornings: number;
  evenings: number;
  exercises: Set<string>;
  patterns: Set<string>;
  /** Within the seven days that end with the latest session. */
  weekSessions: number;
  /** Sessions after two weeks without any. */
  returns: number;
}

export interface AchievementRule {
  type: string;
  title: string;
  description: string;
  icon: string;
  difficulty: 'easy' | 'medium' | 'hard';
  /** What it takes. */
  value: number;
  /** What it is a weight in: shown, it follows the user's own unit. */
  unit?: 'kg';
  count: (tally: Tally) => number;
}

const completed = ({ completed: count }: Tally) => count;
const streakDays = ({ streakDays: days }: Tally) => days;
const minutes = ({ seconds }: Tally) => Math.floor(seconds / 60);

/** The first three are the specification's (§9). */
export const achievementRules: readonly AchievementRule[] = [
  {
    type: 'streak_7',
    title: 'Week Warrior',
    description: '7-day streak',
    icon: 'flame',
    difficulty: 'medium',
    value: 7,
    count: streakDays,
  },
  {
    type: 'lifts_5',
    title: 'PR Machine',
    description: 'Records in 5 lifts',
    icon: 'trophy',
    difficulty: 'medium',
    value: 5,
    count: ({ lifts }) => lifts.size,
  },
  {
    type: 'completed_50',
    title: 'Half Century',
    description: '50 completed workouts',
    icon: 'medal',
    difficulty: 'hard',
    value: 50,
    count: completed,
  },
  {
    type: 'completed_1',
    title: 'First Step',
    description: 'One workout, to its end',
    icon: 'footprints',
    difficulty: 'easy',
    value: 1,
    count: completed,
  },
  {
    type: 'completed_10',
    title: 'Ten Down',
    description: '10 completed workouts',
    icon: 'check',
    difficulty: 'easy',
    value: 10,
    count: completed,
  },
  {
    type: 'completed_100',
    title: 'Century',
    description: '100 completed workouts',
    icon: 'crown',
    difficulty: 'hard',
    value: 100,
    count: completed,
  },
  {
    type: 'streak_14',
    title: 'Fortnight',
    description: '14-day streak',
    icon: 'flame',
    difficulty: 'hard',
    value: 14,
    count: streakDays,
  },
  {
    type: 'minutes_600',
    title: 'Ten Hours',
    description: '600 minutes trained',
    icon: 'clock',
    difficulty: 'easy',
    value: 600,
    count: minutes,
  },
  {
    type: 'minutes_6000',
    title: 'Hundred Hours',
    description: '6,000 minutes trained',
    icon: 'hourglass',
    difficulty: 'hard',
    value: 6000,
    count: minutes,
  },
  {
    type: 'kilograms_10000',
    title: 'Ten Tonnes',
    description: '10,000 kg moved in all',
    icon: 'weight',
    difficulty: 'medium',
    value: 10_000,
    unit: 'kg',
    count: ({ kilograms }) => Math.floor(kilograms),
  },
  {
    type: 'records_10',
    title: 'Better Than Ever',
    description: '10 records beaten',
    icon: 'trending-up',
    difficulty: 'medium',
    value: 10,
    count: ({ records }) => records,
  },
  {
    type: 'sets_100',
    title: 'Bookkeeper',
    description: '100 sets logged',
    icon: 'list-checks',
    difficulty: 'easy',
    value: 100,
    count: ({ loggedSets }) => loggedSets,
  },
  {
    type: 'mornings_10',
    title: 'Early Bird',
    description: '10 workouts begun before 8',
    icon: 'sunrise',
    difficulty: 'medium',
    value: 10,
    count: ({ mornings }) => mornings,
  },
  {
    type: 'evenings_10',
    title: 'Night Shift',
    description: '10 workouts begun after 20',
    icon: 'moon',
    difficulty: 'medium',
    value: 10,
    count: ({ evenings }) => evenings,
  },
  {
    type: 'exercises_50',
    title: 'Explorer',
    description: '50 different exercises',
    icon: 'compass',
    difficulty: 'medium',
    value: 50,
    count: ({ exercises }) => exercises.size,
  },
  {
    type: 'patterns_8',
    title: 'All-Rounder',
    description: '8 kinds of movement',
    icon: 'shuffle',
    difficulty: 'easy',
    value: 8,
    count: ({ patterns }) => patterns.size,
  },
  {
    type: 'week_5',
    title: 'Full Week',
    description: '5 workouts within 7 days',
    icon: 'calendar-check',
    difficulty: 'medium',
    value: 5,
    count: ({ weekSessions }) => weekSessions,
  },
  {
    type: 'return_1',
    title: 'Welcome Back',
    description: 'A workout after two weeks away',
    icon: 'undo',
    difficulty: 'easy',
    value: 1,
    count: ({ returns }) => returns,
  },
];
