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
      "You don't need a special plan, because on average the phase of your cycle changes performance only a trace. People differ though, so note how sessions feel over three cycles and move the hard days if you see a pattern. Go by how you feel on the day, not by the calendar.",
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
      'Training on your period is safe, and done regularly it seems to ease the pain clearly, with 45 to 60 minutes three times a week. On bad days walk, stretch or lift lighter. Very heavy bleeding, fainting or pain that keeps you at home deserves a doctor.',
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
      "A missing period isn't a sign of being fit, whatever your coach or teammates say. If you've had none for three months and aren't pregnant, it often means too little food for your training, and it can cost you bone. Ease off, eat more and see a doctor soon.",
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
      "The pill makes next to no difference to strength or performance, and muscle grows on it. Slow progress usually has another cause, so check food, sleep and the plan first. How you feel on it counts more than any average, and if you'd like to change it, talk to your doctor.",
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
      'Half a kilo to two kilos more before your period is water, and it goes again by itself. Compare the same week of each cycle with the last one. If your energy is low, keep the session and do a third fewer sets.',
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
      "With endometriosis go by the pain, so gentle mobility and walking in a flare and normal training in between. With PCOS, weights and cardio both help your metabolism even when the scale doesn't move, and hard intervals are allowed. Pain that grows with training is one for your doctor.",
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
      "Look for a firm underband that lets two fingers under and no more, wide straps and no gaping, with separate cups if you're larger. Jump up and down in the shop before you buy. After 6 to 12 months of regular use it needs replacing.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['sports bra', 'support', 'breast'],
  },
];
