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
      "You run 1 km eight times, and after each one comes a station. In order they're ski erg 1000 m, sled push 50 m, sled pull 50 m, burpee broad jumps 80 m, row 1000 m, farmer carry 200 m, sandbag lunges 100 m and 100 wall balls. Most people need 75 to 110 minutes, and the weights depend on your division.",
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
      "Give yourself 8 to 12 weeks if you can already run 5 to 8 km. Each week do two or three runs, one strength day with sled, lunges and carries, and one mixed day where you run straight after the stations. About half of the race is running, so don't skimp on it.",
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
      'Compromised running means running on legs that a station has just tired out, and you get better at it by practising just that. Do 4 to 6 rounds of 500 to 800 m with half a station before each, 10 to 20 seconds per km slower than your threshold pace. The first 200 m feel awful, then it settles.',
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
      'On the sled stay low, with long arms or your shoulders on the poles, and take short steps that never stop. On wall balls squat below parallel, throw on the way up and break early, such as 25-20-15. If your gym has no sled, use heavy lunges, leg press and pushing a treadmill with the motor off.',
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
      'Under two hours is a fine first solo, and 75 to 90 minutes is strong for an amateur. In doubles you share the stations, but you both run everything. Do your last long simulation 10 to 14 days before and keep race week short and light.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['simulation', 'doubles', 'time', 'taper'],
  },
];
