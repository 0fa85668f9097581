import type { Card } from '../card.ts';

export const altitudeAndJetLagCards: readonly Card[] = [
  {
    id: 'altitude-training',
    topic: 'altitude-and-jet-lag',
    questions: [
      'training at altitude',
      'running at high altitude',
      'out of breath in the mountains',
      'how long to adapt to altitude',
      'exercise at 2500 m',
      'exercise high up',
      'thin air',
    ],
    answer:
      'Expect your endurance to drop from about 1,500 m up, by some 10 to 15 % at 2,500 m, while strength hardly changes. Take two or three easy days first, run by feel and drink plenty. Adjusting fully takes two to three weeks, however fit you are. With heart or lung disease, or in pregnancy, ask your doctor before you go up.',
    sure: 'likely',
    notFor: 'heart or lung disease, pregnancy: ask first',
    source: 'Bärtsch and Saltin 2008 review',
    terms: ['altitude', 'mountains', 'high', '3000 m', '2000 m', 'ski resort', 'thin air'],
  },
  {
    id: 'altitude-sickness',
    topic: 'altitude-and-jet-lag',
    questions: [
      'headache at altitude can i exercise',
      'altitude sickness hiking',
      'going to 4000 m',
      'sleep bad in the mountains',
      'mountain sickness',
      'sick at height',
    ],
    answer:
      "With a headache plus nausea or dizziness up high, rest and climb no further until it's gone, and go down if it gets worse. Being fit doesn't protect you. Above 3,000 m raise your sleeping height by no more than 500 m a night. Confusion, staggering or breathlessness at rest is an emergency.",
    sure: 'settled',
    source: 'Wilderness Medical Society guidelines 2019',
    terms: ['altitude sickness', 'headache', 'hiking'],
  },
  {
    id: 'altitude-mask',
    topic: 'altitude-and-jet-lag',
    questions: [
      'do training masks work',
      'altitude mask benefits',
      'elevation mask worth it',
      'breathing trainer',
      'breathing mask',
      'mask training',
    ],
    answer:
      "No, a mask only makes breathing harder, without thinning the air or adding red blood cells. With one on you mostly can't work as hard. One or two interval sessions a week do the job you want from it.",
    sure: 'settled',
    source: 'Porcari et al. 2016 trial',
    terms: ['mask', 'elevation mask'],
  },
  {
    id: 'jet-lag',
    topic: 'altitude-and-jet-lag',
    questions: [
      'training with jet lag',
      'how to beat jet lag',
      'workout after long haul flight',
      'time zone change and gym',
      'time difference training',
      'jetlagged',
    ],
    answer:
      'Expect about a day per time zone, a bit less going west, so eight hours takes roughly a week. Daylight helps most, in the evening after flying west and in the morning after flying east, for up to about six zones. Train easily in the first two days, at local daytime.',
    sure: 'likely',
    source: 'CDC Yellow Book',
    terms: ['jet lag', 'time zones', 'long haul'],
  },
  {
    id: 'race-abroad',
    topic: 'altitude-and-jet-lag',
    questions: [
      'race in another time zone',
      'when to travel before a race',
      'marathon abroad tips',
      'arrive how many days before',
      'marathon in other country',
      'fly to race',
    ],
    answer:
      'Arrive one day early for every two time zones if you can, so about three days before for New York from Europe. For one or two zones the evening before is enough. Carry your shoes, kit and gels in hand luggage. Eat what you know and keep walks short.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['travel to race', 'time zone'],
  },
  {
    id: 'hiking-prep',
    topic: 'altitude-and-jet-lag',
    questions: [
      'how to train for hiking',
      'get fit for a mountain trip',
      'prepare for a trek',
      'knees hurt walking downhill',
      'stairs for hiking',
      'walking holiday fit',
      'trekking training',
    ],
    answer:
      "Give yourself eight to twelve weeks with one long walk a week, pack and hills included, growing to 70 to 80 % of your longest day. Add step-ups, step-downs and calf raises twice a week. Practise going downhill, because that's what makes knees and thighs sore, and stairs will do if you live somewhere flat. Poles take some load off the knees.",
    sure: 'likely',
    source: 'coaching practice',
    terms: [
      'hiking',
      'trek',
      'mountain',
      'hike',
      '3000m',
      'alps',
      'camino',
      'kilimanjaro',
      'backpacking',
    ],
  },
];
