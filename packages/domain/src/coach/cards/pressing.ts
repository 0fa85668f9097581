import type { Card } from './card.ts';

export const pressingCards: readonly Card[] = [
  {
    id: 'bench-how',
    topic: 'pressing',
    questions: [
      'how to bench press',
      'bench press form tips',
      'bench set up',
      'correct bench technique',
      'where should the bar touch',
    ],
    answer:
      'Eyes under the bar, shoulder blades pulled together and down, feet planted. Lower to the lower chest with forearms upright and elbows about 45 to 70 degrees from the body, then press up and slightly back. Bench with safety arms or a spotter and leave a rep.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['bench', 'setup', 'arch', 'bar path'],
  },
  {
    id: 'bench-shoulder-pain',
    topic: 'pressing',
    questions: [
      'bench press hurts my shoulder',
      'shoulder pain when benching',
      'how to bench without shoulder pain',
      'front of shoulder hurts on bench',
      'pressing bothers my shoulder',
    ],
    answer:
      'Try a narrower grip, elbows closer, and blades squeezed back; dumbbells with palms facing or a floor press often feel fine. Take off 20 to 30 % for two or three weeks and match every press with a row. Keep pain at or below 3 of 10, and see someone if it lasts beyond a few weeks.',
    sure: 'likely',
    notFor: 'pain at night, after a fall, or with weakness: get it looked at',
    source: 'coaching practice',
    terms: ['bench pain', 'shoulder', 'grip width'],
  },
  {
    id: 'bench-stuck',
    topic: 'pressing',
    questions: [
      'how do i increase my bench',
      'bench stuck at 80 kg',
      'bench press not moving',
      'get a bigger bench',
      'bench weak off the chest',
      'lockout weak bench',
    ],
    answer:
      'Bench two or three times a week: one heavy day of 3 to 5 reps, one lighter of 6 to 10. Weak off the chest: pause reps; weak at the top: close grip and triceps. Add 1 to 2.5 kg at a time and give it six to eight weeks.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['bench plateau', 'close grip', 'pause bench'],
  },
  {
    id: 'bench-alone',
    topic: 'pressing',
    questions: [
      'can i bench alone',
      'benching without a spotter',
      'safe to bench at home alone',
      'what if i get stuck under the bar benching',
      'no spotter bench',
    ],
    answer:
      'Yes with safety arms set just below your chest height, or with dumbbells or a floor press. Without them leave the collars off, keep two reps in reserve and never go for a max. Stuck anyway: tilt one side so the plates slide, or roll the bar to the hips.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['spotter', 'alone', 'safety pins', 'collars'],
  },
  {
    id: 'bench-grip-width',
    topic: 'pressing',
    questions: [
      'how wide should i grip the bench',
      'wide or close grip bench',
      'bench grip width',
      'thumbless grip safe',
      'close grip for triceps',
    ],
    answer:
      'Hands a little wider than the shoulders, so forearms stand upright at the chest. Wider lets most people lift a bit more, narrower works triceps and spares shoulders. Keep the thumb round the bar.',
    sure: 'likely',
    source: 'Saeterbakken et al. 2017 trial',
    terms: ['grip width', 'close grip', 'suicide grip'],
  },
  {
    id: 'chest-not-growing',
    topic: 'pressing',
    questions: [
      'my chest wont grow',
      'dont feel bench in chest',
      'chest exercises besides bench',
      'how to build upper chest',
      'flat or incline',
      'best chest exercise',
    ],
    answer:
      'Ten or more hard sets a week over two days, with one press, one incline at 15 to 30 degrees and one fly or cable. Lower slowly into a good stretch. Dumbbells or machines let many people feel the chest better than the bar.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['chest', 'pecs', 'incline', 'fly'],
  },
  {
    id: 'push-up-form',
    topic: 'pressing',
    questions: [
      'how to do a proper push up',
      'push up form',
      'push ups hurt my wrists',
      'elbows out in push ups',
      'my hips sag in pushups',
    ],
    answer:
      'Hands under or just outside the shoulders, body one line from head to heels, elbows about 45 degrees. Squeeze your backside and lower until the chest nearly touches. Wrist trouble: use fists, handles or dumbbells; sagging: raise your hands on a bench.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['push-up', 'press-up', 'wrists', 'plank line'],
  },
  {
    id: 'more-push-ups',
    topic: 'pressing',
    questions: [
      'how to do more push ups',
      'increase push up numbers',
      'stuck at 20 push ups',
      'get to 50 pushups',
      'improve my push-ups fast',
    ],
    answer:
      'Train them three days a week: four or five sets at about 60 to 70 % of your best, plus one hard set near failure. Add a rep here and there each week and some heavier pressing or a backpack. From 20 to 30 often takes four to six weeks.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['push-up numbers', 'greasing', 'reps'],
  },
  {
    id: 'overhead-press-how',
    topic: 'pressing',
    questions: [
      'how to overhead press',
      'shoulder press form',
      'i lean back when pressing overhead',
      'ohp tips',
      'standing or seated shoulder press',
    ],
    answer:
      'Hands just outside the shoulders, forearms upright, backside and belly tight. Move your head back, press straight up, then bring the head through under the bar. Leaning back means too heavy or loose ribs; seated or a half-kneeling press helps.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['overhead press', 'ohp', 'military press', 'shoulder press'],
  },
  {
    id: 'press-progress-slow',
    topic: 'pressing',
    questions: [
      'overhead press stuck',
      'why is my shoulder press so weak',
      'ohp not going up',
      'smallest plates for press',
      'how to improve overhead press',
    ],
    answer:
      'The press moves slowest of all lifts, so use jumps of 0.5 to 1 kg and train it twice a week. Mix a heavy day of 3 to 5 reps with one of 6 to 10. About 60 to 65 % of your bench is a usual ratio.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['ohp plateau', 'microplates', 'push press'],
  },
  {
    id: 'dips-safe',
    topic: 'pressing',
    questions: [
      'are dips bad for shoulders',
      'how deep should i dip',
      'dips hurt my shoulder',
      'dips or bench',
      'cant do dips yet',
    ],
    answer:
      'Dips are fine for healthy shoulders when you stop with the upper arm about level with the floor. Lean slightly forward, shoulders down. Not there yet? Band or machine help and slow negatives; skip bench dips if they pinch.',
    sure: 'likely',
    notFor: 'shoulders that hurt in front or have been dislocated',
    source: 'coaching practice',
    terms: ['dips', 'bench dips', 'depth'],
  },
  {
    id: 'side-delts',
    topic: 'pressing',
    questions: [
      'how to get wider shoulders',
      'lateral raise form',
      'side delts not growing',
      'how heavy should lateral raises be',
      'shoulder exercises for width',
    ],
    answer:
      'Lateral raises: 3 or 4 sets of 10 to 20, two or three times a week, light and clean. Lift out to the side to shoulder height with a soft elbow, lower in two to three seconds. A weight about a third of your dumbbell press or less is normal.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['lateral raise', 'side delts', 'shoulder width'],
  },
  {
    id: 'triceps-best',
    topic: 'pressing',
    questions: [
      'best triceps exercises',
      'how to get bigger arms',
      'triceps or biceps for arm size',
      'overhead extensions or pushdowns',
      'arms wont grow',
    ],
    answer:
      'Presses do part of it; add one overhead extension and one pushdown, 3 sets of 10 to 15 each, twice a week. In a trial the overhead version grew more, as it works the muscle stretched. Triceps make up more of the arm than biceps.',
    sure: 'likely',
    source: 'Maeo et al. 2023 trial',
    terms: ['triceps', 'arms', 'pushdown', 'overhead extension'],
  },
];
