import type { Card } from '../card.ts';

export const menstrualCycleCards: readonly Card[] = [
  {
    id: 'cycle-training',
    topic: 'menstrual-cycle',
    questions: [
      'should i train differently on my period',
      'cycle syncing workouts',
      'menstrual cycle and training',
      'lift during luteal phase',
      'follicular phase strength',
      'hormones and lifting phases',
      'train around my cycle',
    ],
    answer:
      'On average the phase changes performance only a trace, so no special plan is needed. People differ: note how you feel over three cycles and move hard days if you see a pattern. Go by the day, not by the calendar.',
    sure: 'settled',
    source: 'McNulty et al. 2020 meta-analysis',
    terms: ['cycle', 'phase', 'luteal', 'follicular', 'cycle syncing'],
  },
  {
    id: 'period-exercise',
    topic: 'menstrual-cycle',
    questions: [
      'can i work out on my period',
      'exercise with period cramps',
      'is training during period bad',
      'period pain and gym',
      'swim on period',
      'on my period gym',
      'period cramps workout',
      'time of the month training',
    ],
    answer:
      'Yes, it is safe, and regular exercise of 45 to 60 minutes three times a week seems to ease period pain clearly. On bad days walk, stretch or lift lighter. Very heavy bleeding or pain that keeps you home deserves a doctor.',
    sure: 'likely',
    notFor: 'very heavy bleeding, fainting, pain that stops your life: see a doctor',
    source: 'Armour et al. 2019 Cochrane review',
    terms: ['period', 'cramps', 'menstruation', 'time of the month', 'menstrual', 'bleeding'],
  },
  {
    id: 'missing-period',
    topic: 'menstrual-cycle',
    questions: [
      'my period stopped since training',
      'no period for 3 months athlete',
      'lost my period running',
      'amenorrhea exercise',
      'havent had my period',
      'periods gone from sport',
    ],
    answer:
      'That is not a normal sign of fitness. Three months without a period, pregnancy excluded, often means too little food for the training and can cost bone. Ease off, eat more, and see a doctor soon.',
    sure: 'settled',
    source: 'IOC consensus statement on REDs 2023',
    terms: ['amenorrhoea', 'missing period'],
  },
  {
    id: 'pill-training',
    topic: 'menstrual-cycle',
    questions: [
      'does the pill affect muscle',
      'birth control and gains',
      'contraception and performance',
      'coil and training',
      'hormonal contraception strength',
      'contraceptive and muscle',
      'on the pill lifting',
    ],
    answer:
      'At most a trivial effect on performance, and muscle grows on it. How you feel on it counts more than any average. Questions about changing it are for your doctor.',
    sure: 'likely',
    source: 'Elliott-Sale et al. 2020 meta-analysis',
    terms: ['pill', 'contraception', 'coil', 'hormones'],
  },
  {
    id: 'pms-weight',
    topic: 'menstrual-cycle',
    questions: [
      'weight up before period',
      'bloated before period scale',
      'pms and training',
      'weak before my period',
      'hungrier before period',
      'heavier before period',
      'premenstrual bloat',
    ],
    answer:
      'Half a kilo to two kilos of water before the period is normal and goes by itself. Compare the same week of each cycle. If energy is low, keep the habit and cut the sets.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['PMS', 'bloating', 'water', 'hungry', 'gain weight on period', 'water retention'],
  },
  {
    id: 'endometriosis',
    topic: 'menstrual-cycle',
    questions: [
      'exercise with endometriosis',
      'pcos and exercise',
      'workouts for pcos',
      'endo flare training',
      'endo exercise',
      'pcos training',
    ],
    answer:
      'Movement is worth it in both; with PCOS, strength and cardio help the metabolism even without weight change. With endometriosis go by pain: gentle mobility and walking in flares, normal training between. Pain that grows with training belongs to your doctor.',
    sure: 'open',
    source: 'coaching practice',
    terms: ['endometriosis', 'PCOS'],
  },
  {
    id: 'sports-bra',
    topic: 'menstrual-cycle',
    questions: [
      'which sports bra for running',
      'breast pain when running',
      'bra for big chest workout',
      'sports bra fit',
      'bra for jogging',
      'boobs hurt running',
    ],
    answer:
      'Firm underband you can just slip two fingers under, wide straps, no gaping; encapsulating cups suit larger sizes. Try jumping in the shop. Replace it after 6 to 12 months of regular use.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['sports bra', 'support', 'breast'],
  },
];
