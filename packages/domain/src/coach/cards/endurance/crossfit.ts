import type { Card } from '../card.ts';

export const crossfitCards: readonly Card[] = [
  {
    id: 'crossfit-wod',
    topic: 'crossfit',
    questions: [
      'what is a wod',
      'what is crossfit',
      'rx meaning',
      'what does scaled mean',
      'crossfit terms',
      'crossfit words',
      'wod rx scaled',
    ],
    answer:
      "WOD is the workout of the day, Rx means done exactly as written, and scaled means made lighter or simpler. Scaling is how most people should train, so there's nothing embarrassing about it. CrossFit as a whole mixes lifting, gymnastics and endurance, often against the clock.",
    sure: 'settled',
    source: 'CrossFit Level 1 training guide',
    terms: ['WOD', 'Rx', 'scaled', 'box'],
  },
  {
    id: 'crossfit-fran',
    topic: 'crossfit',
    questions: [
      'what is fran',
      'what are the girls crossfit',
      'what is murph',
      'benchmark workouts meaning',
      'good fran time',
      'fran workout',
      'murph workout',
    ],
    answer:
      "In Fran you do 21-15-9 thrusters and pull-ups as fast as you can. Murph is a mile, 100 pull-ups, 200 push-ups, 300 squats and another mile. They're named tests you repeat to see your progress, so scale them until you can keep moving, and aim for a Fran of under about ten minutes.",
    sure: 'settled',
    source: 'CrossFit Level 1 training guide',
    terms: ['Fran', 'Murph', 'benchmark', 'Cindy', 'hero'],
  },
  {
    id: 'crossfit-kipping',
    topic: 'crossfit',
    questions: [
      'kipping or strict pull ups',
      'is kipping bad',
      'when can i learn kipping',
      'what is a butterfly pull up',
      'kip safe for shoulders',
      'swing pull ups',
      'kip',
    ],
    answer:
      "Kipping is fine once you can do about five clean strict pull-ups, because by then your shoulders can take the swing. It gets more reps done against the clock, but it won't make you stronger the way strict ones do. Leave it alone while a shoulder hurts.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['kipping', 'butterfly', 'strict'],
  },
  {
    id: 'crossfit-safe',
    topic: 'crossfit',
    questions: [
      'is crossfit dangerous',
      'crossfit injury rate',
      'is crossfit ok for beginners',
      'crossfit bad for your back',
      'get hurt in crossfit',
      'crossfit risky',
    ],
    answer:
      "It's about as safe as weightlifting or gymnastics, with roughly 2 to 3 injuries per 1,000 hours. The risk goes up with tiredness, ego and too little coaching. Look for a box with a proper beginners' course and coaches who are happy to scale things down for you.",
    sure: 'likely',
    source: 'Klimek et al. 2018 review',
    terms: ['injury', 'safety', 'beginner'],
  },
  {
    id: 'double-unders',
    topic: 'crossfit',
    questions: [
      'how to do double unders',
      'learn double unders',
      'rope hits my feet double unders',
      'double under tips',
      'double jump rope',
      'rope under twice',
    ],
    answer:
      'Jump a little higher with straight legs and flick both wrists fast, with a rope that reaches your armpits. Practise single-single-double for five minutes, three times a week. Most people can string ten together within four to eight weeks.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['double-unders', 'rope', 'skipping'],
  },
  {
    id: 'thruster-cluster-metcon',
    topic: 'crossfit',
    questions: [
      'what is a metcon',
      'what is a chipper',
      'what is a thruster',
      'what does 21-15-9 mean',
      'what is a couplet',
      'metcon word',
      'chipper word',
    ],
    answer:
      'A metcon is a conditioning workout against the clock, and a chipper is a long list you go through once. A couplet is two moves in turn, and 21-15-9 means three rounds with fewer reps each time. A thruster is a front squat that runs straight into a press.',
    sure: 'settled',
    source: 'CrossFit Level 1 training guide',
    terms: ['metcon', 'chipper', 'thruster', 'couplet', '21-15-9'],
  },
  {
    id: 'crossfit-frequency',
    topic: 'crossfit',
    questions: [
      'how many times a week crossfit',
      'crossfit every day',
      '3 on 1 off',
      'crossfit as a beginner how often',
      'crossfit and running',
      'crossfit classes weekly',
      'wod daily',
    ],
    answer:
      "Two or three classes a week is right to start with, and four once you're recovering well. Three days on, one off is for people who are used to it. Take one class in three easy, and try for eight hours of sleep.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['frequency', 'three on one off'],
  },
];
