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
      'From about 1,500 m endurance drops, at 2,500 m by some 10 to 15 %. Take two or three easy days, slow down by feel and drink. Strength hardly changes; full adjustment takes two to three weeks.',
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
      'Headache with nausea or dizziness up high means rest and no further climb until it is gone; if it gets worse, go down. Above 3,000 m raise your sleeping height by no more than 500 m a night. Confusion, staggering or breathlessness at rest is an emergency.',
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
      'No, a mask only makes breathing harder; it does not thin the air or add red cells. It mostly lowers how hard you can work. Intervals do the job.',
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
      'Expect about a day per time zone, a bit faster going west. Get daylight at the right end: evening after flying west, morning after flying east for up to about six zones. Train easily in the first two days, at local daytime.',
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
      'Arrive one day early per two time zones if you can, or the evening before for one or two zones. Take your own shoes, kit and gels in hand luggage. Eat what you know and keep walks short.',
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
      'Eight to twelve weeks: one long walk a week with pack and hills, growing to 70 to 80 % of the longest day, plus step-ups, step-downs and calf raises twice a week. Downhill is what makes you sore: practise it. Poles take some load from the knees.',
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
