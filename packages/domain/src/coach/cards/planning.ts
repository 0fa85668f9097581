import type { Card } from './card.ts';

export const planningCards: readonly Card[] = [
  {
    id: 'beginner-plan',
    topic: 'planning',
    questions: [
      'what is a good beginner routine',
      'first gym program',
      'beginner workout plan',
      'what should i do at the gym first time',
      'simple routine for starters',
    ],
    answer:
      'Full body two or three days a week: a squat or leg press, a press, a row, a hinge, a pulldown and a trunk exercise. Two sets of 8 to 12 with three reps left, then three sets from the second month. Add reps first, then weight.',
    sure: 'settled',
    source: 'ACSM position stand 2009',
    terms: ['beginner', 'routine', 'first plan'],
  },
  {
    id: 'no-time',
    topic: 'planning',
    questions: [
      'no time to work out',
      'only 20 minutes a day',
      'busy schedule exercise',
      'how to train with a full time job',
      'most efficient workout',
      '15 min workout worth it',
    ],
    answer:
      'Two or three times 20 minutes are enough to get stronger: one leg, one push and one pull exercise, paired, 2 to 3 hard sets. Cut the extras, not the main lifts. Add brisk walking to what you do anyway.',
    sure: 'settled',
    source: 'Iversen et al. 2021 review',
    terms: ['busy', 'little time', 'efficient', 'short'],
  },
  {
    id: 'week-layout',
    topic: 'planning',
    questions: [
      'how to plan my training week',
      'which days should i train',
      'weekly schedule lifting and running',
      'where to put rest days',
      'training split with football',
    ],
    answer:
      'Put the two sessions that matter most on your best days, with a day between. Hard with hard, easy with easy: legs and fast runs may share a day, so the next is really easy. Leave one free slot for life.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['week', 'schedule', 'layout'],
  },
  {
    id: 'plan-missed-session',
    topic: 'planning',
    questions: [
      'missed mondays workout move it',
      'what to do if i miss a day',
      'shift my program',
      'skip or push back the session',
    ],
    answer:
      'Do it on the next free day and let the rest slide by one, if there is still a rest day between hard ones. Otherwise drop it. Never stack two hard days to catch up.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['missed', 'move', 'shift'],
  },
  {
    id: 'prioritise-goals',
    topic: 'planning',
    questions: [
      'build muscle and run a marathon',
      'can i train for everything at once',
      'too many goals',
      'strength and fat loss at the same time',
    ],
    answer:
      'You can improve in several things, but only one gets the best of you at a time. Give it 8 to 12 weeks and hold the others with a third of the work. Beginners may enjoy gains everywhere for months.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['several goals', 'priority'],
  },
  {
    id: 'long-term-year',
    topic: 'planning',
    questions: [
      'how to plan a training year',
      'phases of training',
      'off season what to do',
      'macrocycle',
    ],
    answer:
      'Think in blocks of 4 to 8 weeks: base, build, peak, then a light week or two. Count back from your event. Without an event, change the focus with the seasons: more strength in winter, more outdoors in summer.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['year', 'season', 'blocks', 'off-season'],
  },
  {
    id: 'sport-match-week',
    topic: 'planning',
    questions: [
      'lifting during football season',
      'gym before match day',
      'when to lift with games on saturday',
      'in season strength training',
      'leg day before game',
    ],
    answer:
      'Lift twice a week in season with about half the sets at the same weights; keep heavy legs at least 48 hours before a match. The day after it is for easy moving. That holds your strength for months.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['in-season', 'match', 'game day'],
  },
  {
    id: 'ramp-after-goal',
    topic: 'planning',
    questions: [
      'finished my program what next',
      'what to do after couch to 5k',
      'race is over what now',
      'done 12 weeks now what',
    ],
    answer:
      'Take an easy week, note what went well, then pick one next step: repeat with heavier weights, or a new focus. Keep two sessions a week without fail in between. The dip after a goal is normal.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['after program', 'next', 'afterwards'],
  },
  {
    id: 'work-physical-job',
    topic: 'planning',
    questions: [
      'i have a physical job do i need to work out',
      'on my feet all day train',
      'construction worker gym',
      'nurse tired feet workout',
    ],
    answer:
      'Work tires you but seldom trains evenly; two short strength sessions keep you strong for it. Leave three reps in reserve and skip what your job does all day. Train before the shift or on free days if you can.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['physical job', 'manual work'],
  },
  {
    id: 'warm-body-small-space',
    topic: 'planning',
    questions: [
      'work out in a small flat',
      'quiet exercises for apartment',
      'no jumping workout neighbours',
      'exercise in tiny room',
    ],
    answer:
      "Slow squats, split squats, push-ups, hip thrusts, rows with a band and planks need a mat's space and make no noise. Slow lowering of three to four seconds makes them hard. Step instead of jump.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['quiet', 'small space', 'neighbours'],
  },
];
