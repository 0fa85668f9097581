import type { Card } from '../card.ts';

export const hyroxCards: readonly Card[] = [
  {
    id: 'hyrox-what',
    topic: 'hyrox',
    questions: [
      'what is hyrox',
      'hyrox stations order',
      'what do you do in hyrox',
      'hyrox race format',
      'how long is hyrox',
      'explain hyrox',
      'hyrox rules',
    ],
    answer:
      'Eight times 1 km of running, each followed by a station: ski erg 1000 m, sled push 50 m, sled pull 50 m, burpee broad jumps 80 m, row 1000 m, farmer carry 200 m, sandbag lunges 100 m and 100 wall balls. Most people take 75 to 110 minutes. Loads depend on the division.',
    sure: 'settled',
    source: 'Hyrox rulebook',
    terms: ['hyrox', 'stations', 'format', 'order'],
  },
  {
    id: 'hyrox-train',
    topic: 'hyrox',
    questions: [
      'how to train for hyrox',
      'hyrox training plan',
      'first hyrox tips',
      'how long to prepare for hyrox',
      'hyrox beginner',
      'prep hyrox',
      'ready for hyrox',
    ],
    answer:
      'Take 8 to 12 weeks if you can run 5 to 8 km. Per week: two or three runs, one strength day with sled, lunges and carries, one mixed day with running straight after stations. About half of the race is running, so run.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['hyrox', 'preparation', 'weeks'],
  },
  {
    id: 'hyrox-compromised-run',
    topic: 'hyrox',
    questions: [
      'what is compromised running',
      'legs dead running after sled',
      'how to run after lunges',
      'hyrox running pace',
      'run after stations',
      'jelly legs hyrox',
    ],
    answer:
      'It is running on legs tired from a station. Practise 4 to 6 rounds of 500 to 800 m with half a station, at a pace 10 to 20 seconds per km slower than your threshold. The first 200 m feel awful; it settles.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['compromised running', 'heavy legs', 'pace'],
  },
  {
    id: 'hyrox-sled-wallball',
    topic: 'hyrox',
    questions: [
      'hyrox sled push tips',
      'how to do wall balls',
      'sled pull technique',
      'wall balls in sets',
      'no sled how to train hyrox',
      'push sled technique',
      'wallballs tired',
    ],
    answer:
      'Sled: long arms or shoulders on the poles, low body, short steps that never stop. Wall balls: squat below parallel, throw on the way up, and break early, such as 25-20-15. No sled? Heavy lunges, leg press and treadmill pushing with the motor off.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['sled', 'wall ball', 'technique'],
  },
  {
    id: 'hyrox-taper-time',
    topic: 'hyrox',
    questions: [
      'good hyrox time for beginner',
      'hyrox doubles or singles',
      'full simulation before hyrox',
      'race week hyrox',
      'decent hyrox finish',
      'hyrox last week',
    ],
    answer:
      'Under two hours is a fine first solo; 75 to 90 minutes is strong for amateurs. Doubles share the stations, but both run everything. Do your last long simulation 10 to 14 days before and keep race week short and light.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['simulation', 'doubles', 'time', 'taper'],
  },
];
