import type { Card } from './card.ts';

export const habitCards: readonly Card[] = [
  {
    id: 'habit-how-long',
    topic: 'habit',
    questions: [
      'how long to build a habit',
      'does it take 21 days',
      'make exercise a habit',
      'how to stick to a routine',
      'be consistent',
    ],
    answer:
      'About two months on average, with a range of 18 days to more than 250. A missed day does not break it. Same cue, same time, small enough to do on a bad day.',
    sure: 'likely',
    source: 'Lally et al. 2010 study',
    terms: ['habit', '21 days', '66 days', 'consistency'],
  },
  {
    id: 'if-then-plan',
    topic: 'habit',
    questions: [
      'how do i actually go to the gym',
      'keep planning but never do it',
      'trick to start working out',
      'make myself exercise',
      'stop skipping workouts',
    ],
    answer:
      "Make it an if-then: 'When I close the laptop on Monday, I put on my shoes and walk for ten minutes.' Such plans raise follow-through clearly. Add a plan for the usual obstacle too.",
    sure: 'settled',
    source: 'Gollwitzer and Sheeran 2006 meta-analysis',
    terms: ['if-then', 'plan', 'cue', 'skipping'],
  },
  {
    id: 'morning-habit',
    topic: 'habit',
    questions: [
      'how to become a morning workout person',
      'get up early for gym',
      'cant wake up to train',
      '6am workouts tips',
    ],
    answer:
      'Go to bed half an hour earlier first, lay out clothes and bottle, and put the alarm across the room. Start with ten minutes three times a week. If mornings never suit you, a fixed lunch or evening slot is just as good.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['morning', 'early', 'wake up'],
  },
  {
    id: 'small-start',
    topic: 'habit',
    questions: [
      'where do i start with fitness',
      'completely unfit where to begin',
      'first step to get in shape',
      'start working out from zero',
      'i have never exercised',
    ],
    answer:
      'Two things this week: a 15-minute brisk walk on three days, and one round of five chair squats, wall push-ups and rows on two. Next week add a little. In a month that is a base for any plan.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['start', 'beginner', 'first step', 'zero'],
  },
  {
    id: 'exercise-snacks',
    topic: 'habit',
    questions: [
      'do 5 minute workouts count',
      'exercise snacks',
      'mini workouts through the day',
      '10 minutes enough',
      'split my workout into pieces',
    ],
    answer:
      'Yes: even one or two minutes of brisk effort a few times a day, like fast stairs, go with better health. Three ten-minute pieces are about as good as one half hour. It is the ideal plan for broken-up days.',
    sure: 'likely',
    source: 'Stamatakis et al. 2022 cohort study',
    terms: ['snacks', 'micro workouts', 'five minutes'],
  },
  {
    id: 'after-work-tired',
    topic: 'habit',
    questions: [
      'too tired after work to train',
      'no energy in the evening',
      'how to train after a long day',
      'exhausted after job gym',
    ],
    answer:
      'Do not sit down first: change clothes at work or at the door and start with five minutes. Eat a snack an hour before. Keep two fixed evenings of 25 minutes, and put the harder one at the weekend.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['after work', 'evening', 'energy'],
  },
  {
    id: 'weekend-warrior',
    topic: 'habit',
    questions: [
      'is training only at weekends ok',
      'weekend warrior',
      'all my exercise on saturday',
      'two days in a row only weekends',
    ],
    answer:
      'Yes, for health the weekly minutes count, and one or two days work about as well as many. Build up slowly, warm up, and mix easy with hard to spare the tendons. A ten-minute session midweek makes Saturday easier.',
    sure: 'likely',
    source: 'Dos Santos et al. 2022 cohort study',
    terms: ['weekend', 'two days'],
  },
  {
    id: 'winter-motivation',
    topic: 'habit',
    questions: [
      'hard to train in winter',
      'dark and cold no motivation',
      'working out when its raining',
      'stay active in winter',
    ],
    answer:
      'Move the session to daylight, at lunch or the weekend, and have a 20-minute indoor version ready. Bright light in the morning helps mood. Layers, a lamp and dry socks take most excuses away.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['winter', 'dark', 'rain'],
  },
  {
    id: 'kids-around-train',
    topic: 'habit',
    questions: [
      'how to train with kids at home',
      'workout with toddlers',
      'no childcare exercise',
      'parents exercise ideas',
    ],
    answer:
      'Use pieces of five to ten minutes, start before they wake or while they play, and let them join: carries, races, squats with a child. Two planned slots with your partner each week help most. Chaos counts as variety.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['kids', 'children at home', 'parent'],
  },
];
