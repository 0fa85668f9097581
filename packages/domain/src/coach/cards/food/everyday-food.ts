import type { Card } from '../card.ts';

export const everydayFoodCards: readonly Card[] = [
  {
    id: 'early-training-breakfast',
    topic: 'everyday-food',
    questions: [
      'breakfast before training at 6 am',
      'do i need breakfast before an early gym session',
      'what to eat before a 6am workout',
      'eat before early morning run',
      'train at six without food',
    ],
    answer:
      'No need: an easy or normal session up to an hour goes well on an empty stomach if you feel fine. If you get shaky or train hard, take a banana, toast or a small yoghurt 20 to 40 minutes before. Drink a glass of water and have breakfast after.',
    sure: 'likely',
    notFor: 'insulin or sulfonylurea tablets',
    source: 'Aird et al. 2018 review',
    terms: ['breakfast', 'early', 'morning', '6am', 'empty'],
  },
  {
    id: 'eggs-per-day',
    topic: 'everyday-food',
    questions: [
      'how many eggs a day',
      'are eggs bad for cholesterol',
      'can i eat eggs every day',
      'egg yolk or white',
      'six eggs a day ok',
    ],
    answer:
      'About one a day is fine for most adults; studies found no more heart disease at that number. An egg has 6 to 7 g of protein, and half of it sits in the yolk. With diabetes or high LDL keep to about four a week and ask your doctor.',
    sure: 'likely',
    source: 'Drouin-Chartier et al. 2020 study',
    terms: ['eggs', 'yolk', 'cholesterol'],
  },
  {
    id: 'diet-drinks',
    topic: 'everyday-food',
    questions: [
      'are diet sodas ok',
      'does diet coke make you fat',
      'sweeteners bad for you',
      'zero drinks when losing weight',
      'artificial sweeteners training',
    ],
    answer:
      'Yes, in moderation: in trials they helped a little when they replaced sugary drinks. As a long-term aid the WHO advises against counting on them. Water, tea and coffee are the better habit.',
    sure: 'open',
    source: 'WHO guideline 2023',
    terms: ['sweetener', 'soda', 'diet', 'zero'],
  },
  {
    id: 'fruit-sugar',
    topic: 'everyday-food',
    questions: [
      'is fruit bad because of sugar',
      'can i eat bananas when losing weight',
      'how much fruit a day',
      'fruit makes you fat',
      'banana before workout',
    ],
    answer:
      'No, whole fruit fits any aim: two to three portions a day, as part of at least 400 g of fruit and vegetables. A banana is about 100 kcal and 25 g of carbs, which makes a good snack 30 minutes before training. Juice counts as a sweet drink.',
    sure: 'settled',
    source: 'WHO',
    terms: ['fruit', 'banana', 'sugar'],
  },
  {
    id: 'salt',
    topic: 'everyday-food',
    questions: [
      'how much salt do i need',
      'is salt bad when training',
      'should i eat more salt because i sweat',
      'salty food and water weight',
      'low sodium athlete',
    ],
    answer:
      'Under 5 g of salt a day is the general aim, and most of us eat more. If you sweat for over two hours or see white rims on your shirt, salt your food or take a drink with sodium. A salty meal moves the scale by a kilo of water for a day or two.',
    sure: 'settled',
    source: 'WHO',
    terms: ['salt', 'sodium'],
  },
  {
    id: 'fibre',
    topic: 'everyday-food',
    questions: [
      'how much fibre do i need',
      'does fibre help losing weight',
      'constipated on high protein',
      'fibre before a run',
      'vegetables per day',
    ],
    answer:
      'At least 25 g a day for adults: oats, beans, wholemeal bread, fruit and vegetables. It keeps you full and the gut moving, above all on a high-protein diet, with enough water. Keep it low in the three hours before a hard run.',
    sure: 'settled',
    source: 'WHO guideline 2023',
    terms: ['fibre', 'fiber', 'constipated', 'vegetables'],
  },
  {
    id: 'protein-bars-snacks',
    topic: 'everyday-food',
    questions: [
      'are protein bars healthy',
      'good snacks with protein',
      'protein snack ideas',
      'best snack after gym',
      'protein yoghurt or bar',
    ],
    answer:
      'Handy, not needed: most bars hold 15 to 20 g of protein and as much sugar or sweetener. Cheaper with the same protein: 200 g of skyr or quark, three eggs, a tin of tuna, or a glass of milk and a handful of nuts. Aim for 20 to 40 g.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['bar', 'snack', 'yoghurt', 'skyr'],
  },
  {
    id: 'eat-out-weekend',
    topic: 'everyday-food',
    questions: [
      'weekends ruin my diet',
      'eating out and losing weight',
      'how to eat at parties when dieting',
      'holiday eating weight gain',
      'restaurant meals fat loss',
    ],
    answer:
      'Look at the week, not the meal: two loose meals in twenty-one change little. Before a party eat protein and vegetables, drink water between drinks, and go back to normal at the next meal. A kilo up on Monday is mostly water and gone by Thursday.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['weekend', 'party', 'restaurant'],
  },
];
