import type { Card } from './card.ts';

export const rowingAndSwimmingCards: readonly Card[] = [
  {
    id: 'row-technique',
    topic: 'rowing-and-swimming',
    questions: [
      'how to use the rowing machine',
      'rowing form',
      'rower hurts my back',
      'row technique order',
      'erg technique',
    ],
    answer:
      'Order: legs, then body, then arms; back again arms, body, legs. Push with the legs, keep the back tall and let the way forward take twice as long as the drive. Back ache means you open the body too early or slump.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['rowing', 'erg', 'technique', 'drive'],
  },
  {
    id: 'row-damper',
    topic: 'rowing-and-swimming',
    questions: [
      'what damper setting on the rower',
      'drag factor meaning',
      'rower resistance 10',
      'rowing machine setting',
      'stroke rate',
    ],
    answer:
      'Three to five on the damper is right for most; ten is a heavy boat, not a better workout. Row easy at 18 to 22 strokes a minute, hard at 26 to 32. Power comes from the push, not from the rate.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['damper', 'drag factor', 'stroke rate', 'spm'],
  },
  {
    id: 'good-2k-time',
    topic: 'rowing-and-swimming',
    questions: [
      'good 2k row time',
      'what is a good 500m split',
      'rowing split for beginners',
      'how fast should i row',
      'improve 2k time',
    ],
    answer:
      'For newcomers 2:15 to 2:40 per 500 m over 2 km is common, fit people row under 2:00, and strong ones near 1:45. Size and sex matter a lot. Train mostly easy 20 to 40 minutes and once a week 4 to 6 x 500 m.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['2k', 'split', '500 m pace'],
  },
  {
    id: 'rower-or-treadmill',
    topic: 'rowing-and-swimming',
    questions: [
      'is rowing good cardio',
      'rowing machine vs treadmill',
      'does rowing build muscle',
      'rower for weight loss',
      'best cardio machine',
    ],
    answer:
      'Rowing uses legs, back and arms with little impact, so it is a very good all-round choice. It builds some endurance muscle, not much strength. Start with 3 x 5 minutes while you learn the stroke.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['rower', 'cardio machine', 'full body'],
  },
  {
    id: 'swim-start',
    topic: 'rowing-and-swimming',
    questions: [
      'how to start swimming for fitness',
      'swim workout for beginners',
      'get tired after one length',
      'how many lengths should i swim',
      'improve freestyle',
    ],
    answer:
      'Swim short pieces: 8 to 12 x 25 m with 20 to 30 seconds rest, breathing out under water. Two or three times a week beats one long swim. A few lessons save months, as it is mostly technique.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['swimming', 'lengths', 'freestyle', 'crawl'],
  },
  {
    id: 'swim-cross-training',
    topic: 'rowing-and-swimming',
    questions: [
      'is swimming good cross training',
      'does swimming build muscle',
      'swim instead of run',
      'swimming when injured',
      'aqua jogging',
    ],
    answer:
      'Yes: it keeps heart and lungs fit while legs rest, and aqua jogging keeps runners close to form for several weeks. It builds shoulders and back modestly. It does little for bone, so keep some lifting.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['cross-training', 'pool', 'aqua jogging'],
  },
  {
    id: 'swimmers-shoulder',
    topic: 'rowing-and-swimming',
    questions: [
      'shoulder hurts from swimming',
      'swimmers shoulder exercises',
      'swim with sore shoulder',
      'prevent shoulder pain swimming',
    ],
    answer:
      'Cut the distance by half, leave paddles and butterfly, and mix in backstroke and kicking. Band rotations and rows, two or three sets of 12 to 15 three times a week, help. If it is not better in three or four weeks, have it looked at.',
    sure: 'likely',
    notFor: 'night pain or weakness: be seen',
    source: 'coaching practice',
    terms: ["swimmer's shoulder", 'paddles'],
  },
  {
    id: 'ski-erg-assault',
    topic: 'rowing-and-swimming',
    questions: [
      'how to use the ski erg',
      'assault bike workout',
      'echo bike tips',
      'ski erg technique',
      'which machine burns most',
    ],
    answer:
      'Ski erg: reach tall, fold at the hips and pull with the trunk, arms last; 30 to 40 pulls a minute. Air bike: steady legs, arms help, and start slower than you want. All machines train you as hard as you push them.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['ski erg', 'air bike', 'assault bike'],
  },
];
