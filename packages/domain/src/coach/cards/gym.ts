import type { Card } from './card.ts';

export const gymCards: readonly Card[] = [
  {
    id: 'gym-anxiety',
    topic: 'gym',
    questions: [
      'scared to go to the gym',
      'gym anxiety tips',
      'feel like everyone is watching me',
      'intimidated by the weights area',
      'afraid of looking stupid at gym',
      'too fat for the gym',
    ],
    answer:
      'Nearly everyone felt that, and most people look at themselves or at their phone. Go at a quiet hour, with a list of four machines, headphones in, 30 minutes. After three or four visits it feels like your place; ask for an induction, staff like doing it.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['fear', 'gymtimidation', 'anxious', 'watched'],
  },
  {
    id: 'gym-first-day',
    topic: 'gym',
    questions: [
      'what do i do on my first day at the gym',
      'first time gym what to bring',
      'beginner gym tips',
      'how do machines work',
    ],
    answer:
      'Bring a towel, water, clean shoes. Walk five minutes, then leg press, chest press, row and pulldown: two easy sets of ten each. Set the seat so the joint lines up with the turning point, and write down seat and pin.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['first day', 'bring', 'induction'],
  },
  {
    id: 'gym-etiquette',
    topic: 'gym',
    questions: [
      'gym etiquette rules',
      'gym manners',
      'can i work in on a machine',
      'do i have to rerack weights',
      'rules in the weight room',
    ],
    answer:
      "Put weights back, wipe the pad, do not stand in front of the rack, and let others work in between sets. Ask 'How many sets left?', that is normal. Phone calls and filming others are not.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['etiquette', 'manners', 'rerack'],
  },
  {
    id: 'gym-busy',
    topic: 'gym',
    questions: [
      'gym is always full',
      'machine is taken what do i do',
      'when is the gym quiet',
      'squat rack always busy',
      'training at peak time',
    ],
    answer:
      'Quiet times are usually mid-morning, early afternoon and after eight. Keep a swap for each lift: dumbbells for bench, split squat for rack, cable row for machine. Or take one corner with two dumbbells for the whole session.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['crowded', 'peak hours', 'busy'],
  },
  {
    id: 'gym-unwanted-attention',
    topic: 'gym',
    questions: [
      'someone stares at me at the gym',
      'creepy guy at gym',
      'unsolicited advice gym',
      'being filmed at gym',
      'men commenting in gym',
    ],
    answer:
      "You may say 'No thanks, I am training' and go on, and you may tell staff at any time; they must deal with it. Nobody may film you without asking. Another hour, a women's area or another gym are fair choices too.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['harassment', 'staring', 'advice'],
  },
  {
    id: 'ask-for-spot',
    topic: 'gym',
    questions: [
      'how to ask for a spot',
      'how to spot someone',
      'do i need a spotter',
      'when to use safety pins',
    ],
    answer:
      "Just ask: 'Can you spot me for five, help only if it stops?' Tell how many reps and whether to help with the lift-off. Without someone use safety pins or leave two reps.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['spotter', 'spot', 'safety'],
  },
  {
    id: 'gym-clothes',
    topic: 'gym',
    questions: [
      'what to wear to the gym',
      'gym clothes for beginners',
      'do i need special gym clothes',
      'gym outfit plus size',
    ],
    answer:
      'Anything you can squat in and that does not catch: T-shirt, shorts or leggings, flat clean shoes. Nobody checks brands. A fitting sports bra is the one piece worth money.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['clothes', 'outfit', 'wear'],
  },
  {
    id: 'personal-trainer',
    topic: 'gym',
    questions: [
      'is a personal trainer worth the money',
      'how to find a good trainer',
      'how many pt sessions do i need',
      'online coach worth it',
    ],
    answer:
      'Three to six sessions to learn the main lifts are money well spent. A good one asks about health and goals, watches your form, writes it down and explains why. Promises of kilos in weeks or selling powders are reasons to leave.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['personal trainer', 'coach', 'PT'],
  },
  {
    id: 'gym-older-alone',
    topic: 'gym',
    questions: [
      'going to the gym alone',
      'im the oldest in the gym',
      'only woman in weights area',
      'gym alone as a beginner',
    ],
    answer:
      'You belong there as much as anyone. Go with a plan on paper, the same days each week, and say hello to one person or the staff. Familiar faces make the difference within a month.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['alone', 'oldest', 'only woman'],
  },
  {
    id: 'gym-germs',
    topic: 'gym',
    questions: [
      'are gyms dirty',
      'how to avoid catching something at the gym',
      'athletes foot gym',
      'skin infection from mats',
    ],
    answer:
      'Wash your hands after, wipe the pad, lie on your own towel and wear sandals in the shower. Cover cuts. An itchy, scaly or spreading rash should be shown to a pharmacist or doctor.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['hygiene', 'germs', "athlete's foot"],
  },
];
