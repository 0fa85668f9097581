import type { Card } from '../card.ts';

export const fastingCards: readonly Card[] = [
  {
    id: 'fasted-training',
    topic: 'fasting',
    questions: [
      'fasted cardio better for fat loss',
      'train on empty stomach',
      'morning workout without breakfast',
      'lifting fasted in the morning',
      'should i eat before morning gym',
      'gym before breakfast',
      'can i train fasted',
      'run hungry',
    ],
    answer:
      "It's fine for easy sessions up to an hour if you feel well, but it won't make you lose more fat, because the day's food decides that. Hard or long sessions go better with some carbs first. Eat protein within a couple of hours after. With diabetes medicines, in pregnancy or with an eating disorder, talk to your doctor before you try it.",
    sure: 'settled',
    notFor: 'diabetes on medicines, pregnancy, eating disorder',
    source: 'Schoenfeld et al. 2014 trial',
    terms: ['fasted', 'empty stomach', 'breakfast'],
  },
  {
    id: 'intermittent-fasting',
    topic: 'fasting',
    questions: [
      'intermittent fasting and muscle',
      '16:8 and lifting',
      'is intermittent fasting good',
      'fasting and gains',
      'one meal a day training',
      'eating window lifting',
      'if diet',
    ],
    answer:
      "It's a fair way to eat less, but no better than any other with the same intake. You'll keep your muscle if you lift and get your protein in over two or three meals, which is hard with only one. It's not for you in pregnancy or under 18, and with diabetes medicines or an eating disorder ask your doctor first.",
    sure: 'settled',
    notFor: 'pregnancy, under 18, diabetes medicines, eating disorder',
    source: 'Keenan et al. 2020 review',
    terms: ['16:8', 'time-restricted', 'IF', 'OMAD'],
  },
  {
    id: 'ramadan-training',
    topic: 'fasting',
    questions: [
      'training during ramadan',
      'when to work out in ramadan',
      'lifting while fasting ramadan',
      'keep muscle in ramadan',
      'fasting month gym',
      'ramadan workouts',
    ],
    answer:
      "Train an hour or two after iftar, or go lightly just before it. Keep your weights, cut the sets by a third, and get protein and water at both meals. Sleep in two parts if you need to. If you get dizzy, break off, and when you're ill, pregnant or diabetic, ask your doctor first.",
    sure: 'likely',
    notFor: 'illness, pregnancy, diabetes: ask first',
    source: 'Chaouachi et al. 2009 review',
    terms: ['Ramadan', 'iftar', 'suhoor'],
  },
  {
    id: 'breakfast-skip',
    topic: 'fasting',
    questions: [
      'do i need breakfast',
      'skip breakfast and train',
      'is breakfast important for muscle',
      'not hungry in the morning',
      'no breakfast',
      'morning meal needed',
    ],
    answer:
      "You don't need breakfast as long as your day's food and protein are right. Many people lift better with something small, such as yoghurt or a banana. If skipping it has you raiding the fridge in the evening, go back to eating in the morning.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['breakfast', 'morning'],
  },
  {
    id: 'detox-cleanse',
    topic: 'fasting',
    questions: [
      'does detox work',
      'juice cleanse and training',
      'water fast 3 days exercise',
      'should i do a cleanse',
      'juice fast',
      'purge toxins',
    ],
    answer:
      "Your liver and kidneys do that job already, while a cleanse costs you muscle and mood and the lost weight comes back as water. Don't train hard during a long fast, and leave it alone if you take medicines. Vegetables, sleep and less alcohol do far more for you.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['detox', 'cleanse', 'juice', 'water fast'],
  },
];
