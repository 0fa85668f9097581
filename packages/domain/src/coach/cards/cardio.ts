import type { Card } from './card.ts';

export const cardioCards: readonly Card[] = [
  {
    id: 'how-much-cardio',
    topic: 'cardio',
    questions: [
      'how much cardio do i need',
      'how many minutes of cardio per week',
      'is 20 min cardio enough',
      'weekly exercise recommendation',
      'how much exercise is healthy',
    ],
    answer:
      '150 to 300 minutes a week at a pace where you can talk, or 75 to 150 minutes of hard effort, plus strength on two days. Every bit counts, even ten minutes. Going from nothing to a little brings the biggest gain.',
    sure: 'settled',
    source: 'WHO guidelines 2020',
    terms: ['cardio', 'minutes', 'guideline', 'health'],
  },
  {
    id: 'hiit-or-steady',
    topic: 'cardio',
    questions: [
      'hiit or steady cardio',
      'is hiit better than liss',
      'hiit vs zone 2',
      'is hiit good for fat loss',
      'which cardio burns more fat',
    ],
    answer:
      'Both raise fitness; hard intervals do it a bit more per minute, steady work is easier to recover from. For fat loss they come out equal. One or two HIIT sessions and some easy cardio a week is a sound mix.',
    sure: 'settled',
    source: 'Milanović et al. 2015 meta-analysis',
    terms: ['HIIT', 'LISS', 'steady state', 'intervals'],
  },
  {
    id: 'hiit-how-often',
    topic: 'cardio',
    questions: [
      'how often should i do hiit',
      'hiit every day',
      'how long should hiit be',
      'is 20 minutes hiit enough',
      'too much hiit',
    ],
    answer:
      'Two or at most three times a week with a day between. Eight to twenty minutes of hard work in all are enough; if you can do forty, it was not high intensity. Beginners start with 20 seconds on, 40 off.',
    sure: 'likely',
    notFor: 'untested heart trouble, pregnancy, first weeks of training',
    source: 'coaching practice',
    terms: ['HIIT frequency', 'intervals', 'tabata'],
  },
  {
    id: 'four-by-four',
    topic: 'cardio',
    questions: [
      'what is norwegian 4x4',
      '4x4 intervals how',
      'best workout for vo2max',
      'how to raise my vo2 max',
      'improve cardio fast',
    ],
    answer:
      'Four times four minutes hard, at about 90 % of maximum pulse, with three minutes easy between. In a trial it raised VO2max by about 7 % in eight weeks, three times a week. Once or twice a week is enough beside other training.',
    sure: 'settled',
    notFor: 'beginners, heart conditions without clearance',
    source: 'Helgerud et al. 2007 trial',
    terms: ['4x4', 'VO2max', 'intervals'],
  },
  {
    id: 'max-heart-rate',
    topic: 'cardio',
    questions: [
      'how do i calculate max heart rate',
      'what is my max hr',
      '220 minus age right',
      'heart rate zones how',
      'what heart rate should i train at',
    ],
    answer:
      '208 minus 0.7 times your age is a better guess than 220 minus age; at 40 that is 180. Single people differ by 10 to 20 beats, so trust the talk test too. Easy is about 60 to 75 % of it, hard above 85.',
    sure: 'settled',
    notFor: 'beta-blockers and some heart conditions: go by feel',
    source: 'Tanaka et al. 2001 meta-analysis',
    terms: ['max heart rate', 'HRmax', 'zones', 'pulse'],
  },
  {
    id: 'heart-rate-high',
    topic: 'cardio',
    questions: [
      'my heart rate is too high when running',
      'heart rate 180 on easy run',
      'pulse goes up quickly exercising',
      'is 170 bpm too high',
      'heart rate drift',
    ],
    answer:
      'New runners, heat, coffee and poor sleep all push it up, and wrist sensors sometimes count steps instead. Slow down until you can talk; it falls over weeks. A racing heart at rest, or with dizziness or chest pressure, needs a doctor before you train on.',
    sure: 'likely',
    notFor: 'chest pain, faintness or a stumbling pulse: stop and get help',
    source: 'coaching practice',
    terms: ['high pulse', 'bpm', 'drift', 'easy run'],
  },
  {
    id: 'fat-burning-zone',
    topic: 'cardio',
    questions: [
      'is the fat burning zone real',
      'what heart rate burns fat',
      'low intensity burns more fat',
      'zone 2 fat burning',
      'best cardio for fat loss',
    ],
    answer:
      'At easy effort a larger share of fuel is fat, but that does not mean you lose more fat. The total of the week and food decide. Easy work is still great, as you can do a lot of it.',
    sure: 'settled',
    source: 'ACSM position stand 2011',
    terms: ['fat burning zone', 'fat max'],
  },
  {
    id: 'stairs-incline-walk',
    topic: 'cardio',
    questions: [
      'is incline walking good cardio',
      '12 3 30 treadmill',
      'stairmaster good',
      'are stairs good exercise',
      'incline walk vs running',
    ],
    answer:
      'Yes: walking at 8 to 12 % raises the pulse like a slow run with little impact. Start with 10 to 15 minutes at 5 %, and do not hang on the rails. Calves will be sore at first.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['incline walk', 'stairs', 'stepper'],
  },
  {
    id: 'swim-or-bike-for-joints',
    topic: 'cardio',
    questions: [
      'low impact cardio',
      'best cardio for bad knees',
      'cardio without jumping',
      'cardio when overweight',
      'joint friendly cardio',
    ],
    answer:
      'Bike, rower, swimming, elliptical and brisk walking are all easy on joints. Start with 10 to 20 minutes at talking pace, three times a week, and add five minutes a week. Choose the one that you mind least.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['low impact', 'elliptical', 'joints'],
  },
  {
    id: 'skipping-rope',
    topic: 'cardio',
    questions: [
      'is skipping rope good cardio',
      'jump rope for beginners',
      'how long should i skip',
      'jump rope shin pain',
      'skipping vs running',
    ],
    answer:
      'It is strong cardio in a small space. Start with 10 x 20 seconds and 40 off, low hops of a few centimetres, on a soft floor, twice a week. Calves and shins need three to four weeks to get used to it.',
    sure: 'likely',
    notFor: 'pelvic floor trouble, sore Achilles or shins',
    source: 'coaching practice',
    terms: ['skipping', 'jump rope', 'rope'],
  },
  {
    id: 'steps-goal',
    topic: 'cardio',
    questions: [
      'do i need 10000 steps',
      'how many steps a day',
      'are 7000 steps enough',
      'step goal',
      'steps for health',
    ],
    answer:
      'No magic in 10,000: the benefit grows up to about 6,000 to 8,000 steps a day over 60 and 8,000 to 10,000 for younger people. From wherever you are, 1,000 to 2,000 more is a good step. Brisk ones help extra.',
    sure: 'settled',
    source: 'Paluch et al. 2022 meta-analysis',
    terms: ['steps', 'pedometer', 'daily'],
  },
  {
    id: 'concurrent-plan',
    topic: 'cardio',
    questions: [
      'how to combine running and lifting',
      'run and lift weekly plan',
      'hybrid training how',
      'strength and endurance together',
      'lift 3 days run 3 days',
    ],
    answer:
      'Yes, both can grow: two or three lifting and two or three running days fit well. Keep hard runs and heavy legs at least six hours, better a day, apart. Make one of them the focus for 8 to 12 weeks and hold the other.',
    sure: 'likely',
    source: 'Schumann et al. 2022 meta-analysis',
    terms: ['hybrid', 'concurrent', 'combine'],
  },
  {
    id: 'breathless-stairs',
    topic: 'cardio',
    questions: [
      'out of breath going up stairs',
      'why am i so unfit',
      'get winded easily',
      'no stamina',
      'improve stamina from nothing',
    ],
    answer:
      'It is usually low fitness and improves quickly: walk briskly for 20 minutes on five days a week and add hills. Within three to four weeks stairs get easier. If it is new, sudden or comes with chest tightness, have it checked first.',
    sure: 'likely',
    notFor:
      'breathless at rest, lying flat, with chest pain or swollen legs: see a doctor promptly',
    source: 'coaching practice',
    terms: ['stamina', 'winded', 'unfit', 'stairs'],
  },
];
