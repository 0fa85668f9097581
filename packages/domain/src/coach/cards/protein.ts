import type { Card } from './card.ts';

export const proteinCards: readonly Card[] = [
  {
    id: 'protein-how-much',
    topic: 'protein',
    questions: [
      'how much protein do i need',
      'how many grams of protein per day',
      'is 100g protein enough',
      'protein per kg bodyweight',
      'do i need 2g per kg',
      'protein to build muscle',
    ],
    answer:
      'About 1.6 g per kg of body weight a day, with 1.2 to 2.2 as the useful range. At 70 kg that is roughly 110 g. More does no harm to healthy people, but adds little; with a lot of body fat, count from your target weight.',
    sure: 'settled',
    notFor: 'kidney disease: ask your doctor or dietitian',
    source: 'Morton et al. 2018 meta-analysis',
    terms: ['protein', 'grams', 'per kilo', 'daily'],
  },
  {
    id: 'protein-timing',
    topic: 'protein',
    questions: [
      'when should i eat protein',
      'do i need protein right after workout',
      'anabolic window real',
      'protein before or after training',
      'protein within 30 minutes',
    ],
    answer:
      "There is no 30-minute window: the day's total matters most. Three to five meals with 20 to 40 g each are a good spread. A meal within a couple of hours before or after training covers you.",
    sure: 'settled',
    source: 'ISSN position stand on nutrient timing 2017',
    terms: ['timing', 'window', 'after workout', 'shake'],
  },
  {
    id: 'protein-per-meal',
    topic: 'protein',
    questions: [
      'how much protein per meal',
      'can body only absorb 30g protein',
      'max protein in one sitting',
      '20 or 40 grams protein at once',
      'protein limit per meal',
    ],
    answer:
      "Your body takes up all of it; nothing above 30 g is wasted. About 0.4 g per kg in each of four meals is a neat way to reach the day's amount, so 25 to 40 g for most. Older people do well at the upper end.",
    sure: 'likely',
    source: 'Schoenfeld and Aragon 2018 review',
    terms: ['absorb', 'per meal', '30 grams', 'limit'],
  },
  {
    id: 'protein-powder-need',
    topic: 'protein',
    questions: [
      'do i need protein powder',
      'are protein shakes necessary',
      'is whey worth it',
      'protein shake or real food',
      'are protein bars good',
    ],
    answer:
      'No, powder is only convenient food. If you reach your protein with meals, you need none. If not, a scoop of whey, soy or pea gives 20 to 25 g quickly.',
    sure: 'settled',
    source: 'ISSN position stand on protein 2017',
    terms: ['whey', 'shake', 'powder', 'bar', 'supplement'],
  },
  {
    id: 'protein-vegan',
    topic: 'protein',
    questions: [
      'vegan protein sources',
      'can vegans build muscle',
      'vegetarian protein without powder',
      'protein without meat',
      'plant protein enough',
      'how do i get protein as a veggie',
    ],
    answer:
      'Yes, plants build muscle just as well when the total is there, about 1.6 g per kg. Tofu, tempeh, soya, lentils, beans, seitan, peas and nuts, and for vegetarians eggs, quark and yoghurt. Mix sources over the day; vegans also need a vitamin B12 supplement.',
    sure: 'likely',
    source: 'Hevia-Larraín et al. 2021 trial',
    terms: ['vegan', 'vegetarian', 'tofu', 'lentils', 'beans', 'soy', 'tempeh'],
  },
  {
    id: 'protein-too-much',
    topic: 'protein',
    questions: [
      'is too much protein bad',
      'does protein damage kidneys',
      'can you eat too much protein',
      'high protein diet side effects',
      '200g of protein safe',
    ],
    answer:
      "In healthy people intakes of 2 g per kg and more have shown no harm to kidneys. It may crowd out fibre and fruit, so keep those on the plate. With known kidney trouble the amount is your doctor's call.",
    sure: 'likely',
    notFor: 'kidney disease or one kidney: ask your doctor',
    source: 'ISSN position stand on protein 2017',
    terms: ['kidneys', 'excess', 'safe', 'too much'],
  },
  {
    id: 'protein-older',
    topic: 'protein',
    questions: [
      'protein for older adults',
      'how much protein over 60',
      'do seniors need more protein',
      'protein at 70',
      'keep muscle when ageing food',
    ],
    answer:
      'From about 65 on a bit more helps: 1.0 to 1.2 g per kg for everyday health, up to about 1.6 with training. Aim for 30 g or more in each main meal, breakfast too. It works together with lifting, not instead of it.',
    sure: 'likely',
    notFor: 'severe kidney disease',
    source: 'PROT-AGE study group 2013',
    terms: ['older', 'ageing', 'sarcopenia'],
  },
  {
    id: 'protein-sources',
    topic: 'protein',
    questions: [
      'what foods are high in protein',
      'cheap protein sources',
      'easy ways to get more protein',
      'high protein breakfast ideas',
      'struggle to eat enough protein',
    ],
    answer:
      'Per portion about 20 to 30 g: 100 g of chicken, fish or lean meat, 200 g of quark or skyr, 200 g of tofu, three eggs with milk, or a big bowl of lentils. Cheapest: eggs, tinned fish, beans, quark. Put one into each meal.',
    sure: 'settled',
    source: 'ISSN position stand on protein 2017',
    terms: ['foods', 'eggs', 'quark', 'chicken', 'fish', 'beans'],
  },
  {
    id: 'protein-fat-loss',
    topic: 'protein',
    questions: [
      'protein when losing weight',
      'how much protein in a deficit',
      'keep muscle while dieting',
      'high protein for fat loss',
      'more protein on a cut',
    ],
    answer:
      'When you eat less, go to about 1.6 to 2.4 g per kg, as protein protects muscle and fills you up. Keep lifting with the same weights. That pair decides whether you lose fat or muscle.',
    sure: 'likely',
    source: 'Helms et al. 2014 review',
    terms: ['cutting', 'deficit', 'keep muscle', 'satiety'],
  },
];
