import type { Card } from '../card.ts';

export const hydrationCards: readonly Card[] = [
  {
    id: 'water-per-day',
    topic: 'hydration',
    questions: [
      'how much water should i drink',
      'liters of water per day',
      'do i need 3 liters a day',
      'am i drinking enough',
      'how to know if dehydrated',
      'litres a day',
      'drink enough water',
    ],
    answer:
      'About 2 litres a day in all for women and 2.5 for men, food included, plus what you sweat. Thirst and pale yellow urine are good guides. You do not need to force a gallon.',
    sure: 'likely',
    notFor: 'heart or kidney disease with a fluid limit',
    source: 'EFSA 2010 reference values',
    terms: ['water', 'litres', 'fluid', 'drink'],
  },
  {
    id: 'water-during-training',
    topic: 'hydration',
    questions: [
      'how much to drink during a workout',
      'water on a long run',
      'fluid for long hot runs',
      'drink per hour running',
      'do i need to drink in a 1 hour gym session',
      'sip during gym',
      'bottle for a run how much',
    ],
    answer:
      'Under an hour: drink by thirst. Longer or hot: about 400 to 800 ml an hour, with some salt beyond 60 to 90 minutes. Do not end a run heavier than you began: that is too much.',
    sure: 'settled',
    source: 'ACSM position stand 2007 on fluid',
    terms: ['during', 'per hour', 'ml', 'thirst', 'bottle', 'sip', 'hour', 'hot run'],
  },
  {
    id: 'electrolytes-need',
    topic: 'hydration',
    questions: [
      'do i need electrolytes',
      'are electrolyte tablets worth it',
      'salt on long runs',
      'sports drink or water',
      'sodium when sweating a lot',
      'salt tablets',
      'isotonic drink needed',
    ],
    answer:
      'For sessions under an hour water is enough. For long, hot or salty-sweat sessions take about 300 to 600 mg of sodium per hour in drinks or food. Meals put back the rest.',
    sure: 'likely',
    notFor: 'high blood pressure or a salt limit',
    source: 'ACSM position stand 2007 on fluid',
    terms: ['electrolytes', 'sodium', 'salt', 'sports drink', 'isotonic'],
  },
  {
    id: 'too-much-water',
    topic: 'hydration',
    questions: [
      'dangers of overdrinking water',
      'hyponatremia marathon',
      'water poisoning running',
      'is overdrinking dangerous',
      'drank loads of water race',
      'overhydrate',
    ],
    answer:
      'Yes: drinking far beyond thirst for hours thins the salt in your blood, and that can be dangerous. Drink by thirst. Headache, vomiting, swelling or confusion during or after a long event is an emergency.',
    sure: 'settled',
    source: 'Hew-Butler et al. 2015 consensus statement',
    terms: ['overdrinking', 'hyponatraemia', 'low sodium'],
  },
  {
    id: 'rehydrate-after',
    topic: 'hydration',
    questions: [
      'how to rehydrate after exercise',
      'how much to drink after a long run',
      'lost 2 kg after workout',
      'drink after sweating a lot',
      'drinking after sweaty session',
      'replace sweat',
    ],
    answer:
      'For each kilo you lost drink about 1.2 to 1.5 litres over the next hours, with a salty meal. Milk, soup and water with food all do it. Weigh before and after once or twice to learn your sweat rate.',
    sure: 'settled',
    source: 'ACSM position stand 2007 on fluid',
    terms: ['rehydrate', 'after', 'sweat loss'],
  },
  {
    id: 'coffee-dehydrate',
    topic: 'hydration',
    questions: [
      'does coffee dehydrate you',
      'does tea count as water',
      'caffeine and dehydration',
      'do soft drinks count for fluid',
      'tea and coffee count as fluids',
      'coffee makes me pee',
    ],
    answer:
      'No, normal amounts of coffee and tea count towards your fluid. Only alcohol and very large caffeine doses drain a little. Water remains the easiest choice.',
    sure: 'settled',
    source: 'ACSM position stand 2007 on fluid',
    terms: ['coffee', 'tea', 'diuretic'],
  },
];
