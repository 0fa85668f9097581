import type { Card } from './card.ts';

export const pullingCards: readonly Card[] = [
  {
    id: 'pull-up-how',
    topic: 'pulling',
    questions: [
      'how to do a pull up',
      'pull up form',
      'proper pull-up technique',
      'chin up or pull up',
      'difference between chin up and pullup',
    ],
    answer:
      'Hang long, pull the shoulder blades down first, then drive elbows to your ribs until the chin clears the bar. Lower all the way in two seconds. Chin-ups, palms facing you, are a bit easier and use more biceps; both build the back.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['pull-up', 'chin-up', 'grip'],
  },
  {
    id: 'more-pull-ups',
    topic: 'pulling',
    questions: [
      'how to do more pull ups',
      'stuck at 5 pull ups',
      'increase pull up reps',
      'get to 10 pullups',
      'improve pull-ups',
    ],
    answer:
      'Do many easy sets: two or three days a week, five or six sets at about half to two thirds of your best, with two minutes rest. Add one day with weight or slow negatives. Going from 5 to 10 usually takes two to four months.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['pull-up numbers', 'reps', 'ladder'],
  },
  {
    id: 'band-or-negative-pullup',
    topic: 'pulling',
    questions: [
      'bands or negatives for pull ups',
      'assisted pull up machine useful',
      'lat pulldown help pull ups',
      'best way to train for a pull up',
      'are band pull ups good',
    ],
    answer:
      'Use both: assisted reps train the whole path, negatives the strength at the top. Bands help most at the bottom, so a foot on a chair or the machine is often better. Pulldowns build muscle; the bar itself builds the skill.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['assisted', 'band', 'negatives', 'lat pulldown'],
  },
  {
    id: 'row-how',
    topic: 'pulling',
    questions: [
      'how to row properly',
      'barbell row form',
      'dumbbell row technique',
      'rows hurt my lower back',
      'dont feel rows in my back',
    ],
    answer:
      'Hinge to a firm, flat back, pull the elbow to your hip and let the blade glide, then lower fully. If the back tires first, use a bench, a chest support or a cable. Stop jerking: a pause of one second at the top keeps it honest.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['row', 'bent over row', 'one arm row', 'back'],
  },
  {
    id: 'pulldown-how',
    topic: 'pulling',
    questions: [
      'lat pulldown form',
      'wide or close grip pulldown',
      'behind the neck pulldown',
      'how to feel lats',
      'how to get a wider back',
    ],
    answer:
      'Chest up, pull the bar to the upper chest and drive the elbows down. Grip width hardly changes the growth, so take what feels good; behind the neck gives no gain. Lean back only a little and control the way up.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['lat pulldown', 'lats', 'wide back', 'grip'],
  },
  {
    id: 'pull-push-balance',
    topic: 'pulling',
    questions: [
      'how much pulling vs pushing',
      'do i need to row as much as i bench',
      'balance push and pull',
      'shoulders rounded forward from benching',
      'pull more than push',
    ],
    answer:
      'Do at least as many pulling sets as pushing sets, counted over the week. It makes shoulders feel good, though it is no guarantee against injury. If you press a lot, add face pulls or rear-delt work twice a week.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['balance', 'ratio', 'push', 'pull'],
  },
  {
    id: 'posture-fix',
    topic: 'pulling',
    questions: [
      'how to fix my posture',
      'rounded shoulders exercises',
      'hunched from desk work',
      'does bad posture cause pain',
      'exercises for desk posture',
    ],
    answer:
      'No single posture is bad, staying in one for hours is. Move every 30 to 60 minutes, and train rows, face pulls and back extensions two or three times a week. Stronger and more mobile feels better, even if you look much the same.',
    sure: 'likely',
    source: 'Slater et al. 2019 commentary',
    terms: ['posture', 'desk', 'hunched', 'slouch'],
  },
  {
    id: 'biceps-curl',
    topic: 'pulling',
    questions: [
      'best biceps exercise',
      'how to curl properly',
      'biceps not growing',
      'hammer curl or normal curl',
      'how many sets for biceps',
    ],
    answer:
      'Two curl types, 2 to 4 sets of 8 to 15 each, twice a week on top of your rows. Keep the elbow still, lower fully, no swing. Incline curls work it stretched, hammer curls add the forearm.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['biceps', 'curl', 'hammer curl'],
  },
  {
    id: 'face-pull',
    topic: 'pulling',
    questions: [
      'what are face pulls for',
      'are face pulls worth it',
      'rear delt exercises',
      'face pull form',
      'band pull aparts useful',
    ],
    answer:
      'They train rear shoulders and upper back, which presses miss. Pull the rope to your forehead with elbows high, end with the thumbs pointing back. Two or three light sets of 12 to 20, twice a week, are enough.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['face pull', 'rear delt', 'band pull-apart'],
  },
  {
    id: 'scapula-shrug-trap',
    topic: 'pulling',
    questions: [
      'how to build traps',
      'are shrugs worth it',
      'upper back exercises',
      'neck training safe',
      'how to get a thick upper back',
    ],
    answer:
      'Deadlifts, rows and carries do most of the trap work; add two sets of shrugs with a one-second hold if you want more. For a thick upper back, row with elbows out. Train the neck only lightly, slowly and without jerks.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['traps', 'shrugs', 'upper back', 'neck'],
  },
  {
    id: 'dead-hang',
    topic: 'pulling',
    questions: [
      'are dead hangs good',
      'how long should i hang',
      'benefits of hanging from a bar',
      'hang for shoulders',
      '30 second hang',
    ],
    answer:
      'They build grip and feel good for shoulders and back. Start with three hangs of 10 to 20 seconds, feet on the floor if needed, and work to 30 to 60. Keep the shoulders slightly active; stop if it pinches.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['dead hang', 'hanging', 'grip', 'shoulders'],
  },
  {
    id: 'muscle-up',
    topic: 'pulling',
    questions: [
      'how to learn a muscle up',
      'when am i ready for muscle ups',
      'muscle-up requirements',
      'first muscle up tips',
    ],
    answer:
      'Be able to do about 8 to 10 strict pull-ups and 10 straight-bar dips first. Then train fast pulls to the chest, the turn-over with a band or low bar, and slow negatives, twice a week. Plan on two to six months.',
    sure: 'likely',
    notFor: 'sore elbows or shoulders',
    source: 'coaching practice',
    terms: ['muscle-up', 'transition', 'explosive pull'],
  },
];
