import type { Card } from './card.ts';

export const warmUpCards: readonly Card[] = [
  {
    id: 'warm-up-how',
    topic: 'warm-up',
    questions: [
      'how should i warm up',
      'do i need to warm up',
      'best warm up before lifting',
      'how long should a warm up be',
      'warm up before weights',
    ],
    answer:
      'Five to ten minutes: raise the pulse, move the joints you will use, then do the first exercise light and build up. Ramp sets are the main part for lifting. Cold mornings and heavier days deserve a few minutes more.',
    sure: 'likely',
    source: 'Jeffreys 2007, RAMP',
    terms: ['warm-up', 'RAMP', 'prepare'],
  },
  {
    id: 'warm-up-sets',
    topic: 'warm-up',
    questions: [
      'how many warm up sets',
      'how to ramp up to working weight',
      'warm up sets for squat',
      'do i warm up every exercise',
      'empty bar warm up',
    ],
    answer:
      'For a heavy lift three or four: empty bar for 8, then about 40 % for 5, 60 % for 3 and 80 % for 1 or 2. Later exercises for the same muscles need one or none. Never tire yourself before the work sets.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['ramp sets', 'warm-up sets', 'working weight'],
  },
  {
    id: 'warm-up-short-time',
    topic: 'warm-up',
    questions: [
      'no time to warm up',
      'quick warm up 3 minutes',
      'can i skip the warm up',
      'fast warm up',
      'is warming up really needed',
    ],
    answer:
      'Skip the general part, not the ramp: two or three light sets of the first exercise take three minutes. For light circuits start the first round slowly. For sprints, jumps and heavy singles take the full ten minutes.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['skip', 'quick', 'short warm-up'],
  },
  {
    id: 'warm-up-run',
    topic: 'warm-up',
    questions: [
      'how to warm up for a run',
      'warm up before running',
      'running drills before run',
      'do i stretch before a run',
      'first kilometre always hard',
    ],
    answer:
      'For easy runs just walk a minute and run the first ten minutes very slowly. Before intervals or a race add leg swings, skips and three or four strides of 15 to 20 seconds. Long static stretches before it are not needed.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['running warm-up', 'drills', 'strides'],
  },
  {
    id: 'static-stretch-before',
    topic: 'warm-up',
    questions: [
      'should i stretch before lifting',
      'does stretching before make you weaker',
      'static stretching before workout bad',
      'stretch before or after',
    ],
    answer:
      'Short stretches under 60 seconds per muscle do no harm when movement follows. Long holds right before heavy or fast work cost a few per cent. Dynamic moves are the better choice before, long stretches after or apart.',
    sure: 'settled',
    source: 'Behm et al. 2016 review',
    terms: ['static stretching', 'before', 'performance'],
  },
  {
    id: 'injury-warm-up',
    topic: 'warm-up',
    questions: [
      'how to prevent injuries',
      'does warming up prevent injury',
      'how to avoid getting hurt in the gym',
      'injury prevention exercises',
      'does stretching prevent injuries',
    ],
    answer:
      'Strength and balance training prevent most: programmes with strength work cut sports injuries to about a third, while stretching alone did little. Raise load in small steps, sleep enough, and warm up for fast sport. No method takes the risk to zero.',
    sure: 'settled',
    source: 'Lauersen et al. 2014 meta-analysis',
    terms: ['prevention', 'injury', 'strength'],
  },
  {
    id: 'warm-up-morning',
    topic: 'warm-up',
    questions: [
      'stiff in the morning before training',
      'how to warm up early',
      'train right after waking up',
      'morning stiffness gym',
      'back stiff in the morning lifting',
    ],
    answer:
      'Give yourself half an hour of being up and ten minutes of warm-up, longer than later in the day. Spines are stiffer in the first hour, so leave heavy deadlifts and deep sit-ups for a bit later. A warm drink and a few easy squats do wonders.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['morning', 'stiff', 'early'],
  },
  {
    id: 'activation-glute',
    topic: 'warm-up',
    questions: [
      'do i need glute activation',
      'are band walks useful',
      'glutes not firing',
      'activation exercises before squats',
      'dead butt',
    ],
    answer:
      'Your glutes are not asleep; they work whenever you stand up. A few band walks or bridges are fine as warm-up, one set of 10 to 15. Getting stronger in thrusts, squats and lunges is what changes them.',
    sure: 'open',
    source: 'coaching practice',
    terms: ['activation', 'bands', 'glutes not firing'],
  },
];
