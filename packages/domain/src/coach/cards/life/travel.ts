import type { Card } from '../card.ts';

export const travelCards: readonly Card[] = [
  {
    id: 'hotel-workout',
    topic: 'travel',
    questions: [
      'workout in hotel room',
      'no equipment while travelling',
      'how to train on a business trip',
      'hotel gym routine',
      'bodyweight travel workout',
      'away for work training',
      'hotel exercise',
      'no gym on trip',
    ],
    answer:
      'Do push-ups, split squats, single-leg hinges, rows with a towel or backpack, and side planks, 3 rounds of 8 to 20, stopping one or two reps short. Twenty minutes are enough, and nothing in it makes noise. A light band in your bag adds more pulling.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['hotel', 'travel', 'business trip', 'room', 'trip', 'no equipment'],
  },
  {
    id: 'holiday-break',
    topic: 'travel',
    questions: [
      'should i train on holiday',
      'two weeks vacation no gym',
      'will i lose gains on holiday',
      'holiday fitness tips',
      'enjoy vacation or train',
      'beach holiday training',
      'vacation break fitness',
      'off for two weeks',
    ],
    answer:
      "Two weeks off cost you next to nothing, so enjoy them. Walk, swim and do one or two 15-minute sessions if you feel like it. In the first week back do a third fewer sets, and you'll soon be where you were.",
    sure: 'settled',
    source: 'Mujika and Padilla 2000 review',
    terms: ['holiday', 'vacation', 'break'],
  },
  {
    id: 'flight-dvt',
    topic: 'travel',
    questions: [
      'train after a long flight',
      'exercise on a plane',
      'legs swollen after flight',
      'move during flight',
      'after flying workout',
      'long haul legs',
    ],
    answer:
      "On board walk and pump your calves every hour or two and drink water, then take a walk after landing and train easily that day. One swollen, warm or painful calf, or trouble breathing, is an emergency. Get help at once and don't massage the leg.",
    sure: 'settled',
    notFor: 'swollen, warm or painful calf, breathlessness: emergency',
    source: 'CDC Yellow Book',
    terms: ['flight', 'plane', 'swelling'],
  },
  {
    id: 'travel-eating',
    topic: 'travel',
    questions: [
      'eat healthy while travelling',
      'protein on the road',
      'business trip food',
      'eating out and fitness',
      'all inclusive buffet',
      'eat on trips',
      'food on the road',
    ],
    answer:
      "Look for a protein and a vegetable at each meal and relax about the rest. Yoghurt, eggs, tinned fish, nuts and fruit are easy to find on the road. A week of restaurants doesn't undo months of training.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['travel food', 'eating out', 'road', 'restaurant', 'airport'],
  },
  {
    id: 'backpack-weights',
    topic: 'travel',
    questions: [
      'use a backpack as weight',
      'what can i use instead of dumbbells',
      'home objects for weights',
      'water bottles as weights',
      'make my own weights',
      'rucksack lifting',
    ],
    answer:
      "A backpack with books or bottles gives you 5 to 20 kg for squats, rows, push-ups and carries. Pack it tight so nothing shifts, and wear both straps. Rows under a table work too, if it's sturdy and truly can't tip.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['backpack', 'household', 'improvised'],
  },
  {
    id: 'weekly-commuter',
    topic: 'travel',
    questions: [
      'i travel every week how to train',
      'two gyms different equipment',
      'only home at weekends training',
      'train on the road all week',
      'away monday to friday',
      'train in two places',
    ],
    answer:
      "Make two plans, full lifting at home and 20 minutes of bodyweight or hotel gym on the road. Keep legs, push and pull in both and count them together. Add weight in the home lifts, and while you're away just keep things going.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['commuting', 'weekly travel'],
  },
];
