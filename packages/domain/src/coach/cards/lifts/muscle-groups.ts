import type { Card } from '../card.ts';

export const muscleGroupsCards: readonly Card[] = [
  {
    id: 'grow-back',
    topic: 'muscle-groups',
    questions: [
      'best exercises for a stronger back',
      'how to build a wide back',
      'best back exercises',
      'how to get a v shape',
      'which exercises for lats',
      'thicker upper back',
    ],
    answer:
      "One pull from above, one row and one hinge build a back, 2 or 3 sets of 6 to 12 each, twice a week. Take pull-ups or pulldowns, a dumbbell or cable row and Romanian deadlifts, which makes 12 to 18 sets a week. Pull with your elbows and pause for a second, so your arms don't take over.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['back', 'lats', 'wide'],
  },
  {
    id: 'grow-arms',
    topic: 'muscle-groups',
    questions: [
      'how do i get bigger arms',
      'best exercises for arms',
      'my arms stay thin',
      'how to get big biceps and triceps',
      'how many sets for arms',
      'get thicker arms',
    ],
    answer:
      "Do one curl and one overhead triceps extension, 3 sets of 8 to 15 each, twice a week on top of your rows and presses. Give the triceps as much work as the biceps, because they're about two thirds of your arm. If nothing has grown after two months, go up towards 12 sets a week for each.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['arms', 'biceps', 'triceps', 'sleeves'],
  },
  {
    id: 'grow-shoulders',
    topic: 'muscle-groups',
    questions: [
      'how to get broader shoulders',
      'best exercises for shoulders',
      'wider shoulders',
      'how to build boulder shoulders',
      'shoulders wont grow',
      'which exercises for delts',
    ],
    answer:
      'Side raises make your shoulders look wide, 3 sets of 10 to 20, two or three times a week. Add one overhead press of 6 to 10 reps and one exercise for the rear such as face pulls. Eight to sixteen sets a week in all are plenty.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['shoulders', 'delts', 'broad'],
  },
  {
    id: 'grow-glutes',
    topic: 'muscle-groups',
    questions: [
      'how to grow glutes',
      'best exercises for glutes',
      'bigger bum exercises',
      'how to build a bum',
      'glute exercises at home',
      'how many sets for glutes',
    ],
    answer:
      'Do hip thrusts, squats or split squats, and Romanian deadlifts, 3 sets of 6 to 12 each, twice a week. Thrusts and squats grew glutes equally well in a trial, so lead with the one you like. At home single-leg bridges, step-ups and split squats with a backpack do the job.',
    sure: 'likely',
    source: 'Plotkin et al. 2023 trial',
    terms: ['glutes', 'bum', 'hip thrust'],
  },
  {
    id: 'grow-legs',
    topic: 'muscle-groups',
    questions: [
      'best exercises for legs',
      'how to get bigger legs',
      'how to build quads',
      'skinny legs how to grow',
      'which leg exercises do i need',
      'bigger thighs',
    ],
    answer:
      'Four moves cover your legs, a squat or leg press, a lunge or split squat, a Romanian deadlift or leg curl, and calf raises. Do 3 sets of 6 to 12 of each twice a week, deep and with one or two reps left. Ten to sixteen weekly sets for the thighs are enough, so add weight before you add exercises.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['legs', 'quads', 'thighs'],
  },
  {
    id: 'grow-chest',
    topic: 'muscle-groups',
    questions: [
      'best exercises for chest',
      'how to build a bigger chest',
      'how to get pecs',
      'upper chest exercises',
      'which chest exercises do i need',
      'chest at home',
    ],
    answer:
      'Take one flat press, one incline press and one fly or push-up, 2 sets of 6 to 12 each, twice a week and close to failure. Add a third set only when you stop progressing, because 8 to 16 weekly sets are enough. At home push-ups with your feet raised or a backpack on do the same work.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['chest', 'pecs'],
  },
  {
    id: 'grow-forearms',
    topic: 'muscle-groups',
    questions: [
      'how to get bigger forearms',
      'forearm exercises',
      'stronger grip how',
      'how to train grip strength',
      'thin wrists what to do',
    ],
    answer:
      'Hang from a bar for 3 sets of 20 to 60 seconds and carry heavy weights for 30 to 40 m, twice a week. Add wrist curls both ways, 2 sets of 12 to 20. Forearms and grip grow within two to three months, while your wrist bones stay as they are.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['forearms', 'grip', 'wrists'],
  },
  {
    id: 'three-best-exercises',
    topic: 'muscle-groups',
    questions: [
      'if i only do three exercises which ones',
      'best exercises of all',
      'which exercises are the most important',
      'what are the basic exercises',
      'only time for a few exercises which',
      'most useful exercises',
    ],
    answer:
      'A squat or lunge, a push such as push-ups and a pull such as rows train almost everything. Do 3 sets of 6 to 15 of each, two or three times a week. With time for a fourth add a hinge like the Romanian deadlift, because the back of your legs gets the least from the other three.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['basics', 'important', 'compound'],
  },
  {
    id: 'one-side-weaker',
    topic: 'muscle-groups',
    questions: [
      'my left arm is weaker than my right',
      'one side is stronger',
      'one leg is bigger than the other',
      'muscle imbalance left right',
      'uneven strength sides',
      'is it normal that one side is stronger',
      'one arm presses better than the other',
    ],
    answer:
      'A difference of about 10 % between sides is normal. Use one-sided exercises, start with the weaker side and let the stronger one do no more reps. It evens out over two to three months. A sudden loss of strength on one side is different and needs a doctor straight away.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['imbalance', 'uneven', 'asymmetry', 'side'],
  },
];
