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
      'WOD is the workout of the day. Rx means done as written, scaled means lighter or simpler, which is how most people should train. CrossFit mixes lifting, gymnastics and endurance, often against a clock.',
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
      'They are named tests you repeat to see progress. Fran is 21-15-9 thrusters and pull-ups for time; Murph is a mile, 100 pull-ups, 200 push-ups, 300 squats and a mile. Scale them so that you keep moving: Fran should take under about ten minutes.',
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
      'Strict first: about five clean pull-ups before you kip, so the shoulders can take the swing. Kipping is for doing more work in a clock, not for strength. Leave it while a shoulder hurts.',
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
      "Its injury rate is about that of weightlifting or gymnastics, roughly 2 to 3 per 1,000 hours. Risk rises with fatigue, ego and little coaching. A box with a proper beginners' course and coaches who scale is a good place.",
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
      'Size the rope to your armpits, jump a little higher with straight legs and flick both wrists fast. Practise single-single-double, five minutes three times a week. Most get strings of ten within four to eight weeks.',
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
      'A metcon is conditioning against a clock. A chipper is a long list done once through, a couplet two moves in turn, and 21-15-9 three rounds with falling reps. A thruster is a front squat that runs straight into a press.',
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
      'Start with two or three classes a week, then up to four. Three days on, one off is for people used to it. Let one class in three be easy, and sleep eight hours.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['frequency', 'three on one off'],
  },
];
