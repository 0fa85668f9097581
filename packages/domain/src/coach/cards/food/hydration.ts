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
      "About 2 litres a day in all for women and 2.5 for men, food included, plus what you sweat. Thirst and pale yellow urine are good guides, so you don't need to force down a gallon. If your doctor limits your fluid because of your heart or kidneys, keep to that.",
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
      "For under an hour just drink when you're thirsty, and for longer or hot sessions take about 400 to 800 ml an hour. Beyond 60 to 90 minutes add some salt. If you end a run heavier than you began, you've drunk too much.",
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
      "For sessions under an hour plain water is enough, and your meals put back the salt. When it's long or hot, or your sweat is very salty, take about 300 to 600 mg of sodium per hour in drinks or food. With high blood pressure or a salt limit, leave the extra out unless your doctor says otherwise.",
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
      "You can drink too much, because going far beyond thirst for hours thins the salt in your blood, and that can be dangerous. Drink when you're thirsty and leave it at that. Headache, vomiting, swelling or confusion during or after a long event is an emergency, so get help at once.",
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
      "Drink about 1.2 to 1.5 litres for each kilo you lost, spread over the next hours and with a salty meal. Milk, soup, or water with food all do it. Weigh yourself before and after once or twice, and you'll know your sweat rate.",
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
      "Coffee doesn't dry you out, and normal amounts of coffee and tea count towards your fluid. Only alcohol and very large doses of caffeine drain a little. Water is still the easiest choice.",
    sure: 'settled',
    source: 'ACSM position stand 2007 on fluid',
    terms: ['coffee', 'tea', 'diuretic'],
  },
];
