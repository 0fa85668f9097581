import type { Card } from './card.ts';

export const wearablesCards: readonly Card[] = [
  {
    id: 'hrv-meaning',
    topic: 'wearables',
    questions: [
      'what is hrv',
      'my hrv is low should i train',
      'what is a good hrv',
      'hrv dropped',
      'should i follow hrv',
    ],
    answer:
      "It is the tiny variation between heartbeats; only your own trend counts, not other people's value. A week clearly below your normal, with bad sleep or soreness, suggests easy days. One low morning alone means little.",
    sure: 'likely',
    source: 'Plews et al. 2013 review',
    terms: ['HRV', 'heart rate variability'],
  },
  {
    id: 'resting-heart-rate',
    topic: 'wearables',
    questions: [
      'what is a good resting heart rate',
      'resting pulse went up',
      'my resting hr is 45',
      'resting heart rate higher than usual',
    ],
    answer:
      '50 to 80 is common, and endurance people often sit at 40 to 60. Five to ten beats above your own normal may mean illness, alcohol, heat or too much training: take it easy for a day. Always over 100, or low with dizziness, should be checked.',
    sure: 'likely',
    notFor: 'over 100 at rest again and again, or under 40 with dizziness: see a doctor',
    source: 'coaching practice',
    terms: ['resting pulse', 'RHR'],
  },
  {
    id: 'vo2max-watch',
    topic: 'wearables',
    questions: [
      'what is a good vo2 max',
      'is my watch vo2max accurate',
      'vo2 max went down on watch',
      'garmin vo2max',
      'what does vo2max mean',
    ],
    answer:
      'It is how much oxygen you can use, in ml per kg and minute: 35 to 45 is usual for active adults, falling with age. Watches are off by about 10 to 15 % for a single person. Use the trend over months; hills, heat and walking breaks disturb it.',
    sure: 'likely',
    source: 'Molina-Garcia et al. 2022 meta-analysis',
    terms: ['VO2max', 'watch', 'fitness level'],
  },
  {
    id: 'recovery-score',
    topic: 'wearables',
    questions: [
      'readiness score red should i train',
      'is whoop recovery accurate',
      'body battery low train',
      'oura readiness low',
    ],
    answer:
      'Treat it as one vote: your own feeling is about as good. Red and tired: go easy. Red but feeling fine: warm up and let the first sets decide.',
    sure: 'open',
    source: 'coaching practice',
    terms: ['readiness', 'Whoop', 'Oura', 'body battery'],
  },
  {
    id: 'sleep-tracker',
    topic: 'wearables',
    questions: [
      'is my sleep tracker accurate',
      'deep sleep too low watch',
      'sleep score bad',
      'how much deep sleep do i need',
    ],
    answer:
      'Good for time in bed, poor for sleep stages. Judge by how awake you feel by mid-morning. If the score makes you anxious, take it off for two weeks.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['sleep tracker', 'deep sleep', 'REM'],
  },
  {
    id: 'wrist-hr-accuracy',
    topic: 'wearables',
    questions: [
      'is wrist heart rate accurate',
      'chest strap or watch',
      'heart rate monitor wrong lifting',
      'watch shows 180 while walking',
    ],
    answer:
      'At steady pace it is usually within about 5 %, but it lags or jumps in lifting, intervals and cold. A chest or arm strap is better. If it equals your step rate, tighten it above the wrist bone.',
    sure: 'likely',
    source: 'Shcherbina et al. 2017 trial',
    terms: ['wrist sensor', 'chest strap', 'accuracy'],
  },
  {
    id: 'training-load-acwr',
    topic: 'wearables',
    questions: [
      'what is training load',
      'acute chronic workload ratio',
      'my watch says overreaching',
      'training status unproductive',
    ],
    answer:
      'It sums time and pulse of your sessions, so lifting is mostly missed. The ratio of week to month has not held up as an injury forecast. Use it to spot big jumps, and do not obey labels such as unproductive.',
    sure: 'open',
    source: 'Impellizzeri et al. 2020 review',
    terms: ['training load', 'ACWR', 'unproductive'],
  },
  {
    id: 'body-fat-scale',
    topic: 'wearables',
    questions: [
      'are body fat scales accurate',
      'my scale says 30 percent fat',
      'smart scale muscle mass',
      'best way to measure body fat',
      'inbody accurate',
    ],
    answer:
      'Home scales can miss by 4 to 8 points and swing with water. The trend over months, same time of day, says a little. A tape round the waist and your lifts are simpler.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['body fat', 'smart scale', 'bioimpedance'],
  },
  {
    id: 'ecg-irregular-watch',
    topic: 'wearables',
    questions: [
      'watch says irregular rhythm',
      'watch detected afib',
      'heart rate alert at rest',
      'palpitations watch ecg',
    ],
    answer:
      'Take it seriously and calmly: save the trace and show it to a doctor in the coming days, no hard training until then. A watch can err both ways. With chest pain, faintness, breathlessness or one-sided weakness call emergency help.',
    sure: 'settled',
    notFor: 'chest pain, fainting or breathlessness with it: emergency',
    source: 'ESC guidelines 2020 on atrial fibrillation',
    terms: ['AF alert', 'irregular rhythm', 'ECG'],
  },
];
