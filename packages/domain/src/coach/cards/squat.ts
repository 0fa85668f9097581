import type { Card } from './card.ts';

export const squatCards: readonly Card[] = [
  {
    id: 'squat-how',
    topic: 'squat',
    questions: [
      'how do i squat properly',
      'squat form tips',
      'teach me to squat',
      'correct squat technique',
      'beginner squat cues',
    ],
    answer:
      'Feet about shoulder width, toes slightly out. Breathe in, sit down between your heels with knees over the toes, chest tall, then push the floor away. Go as deep as your back stays firm and your heels stay down; a goblet squat is the best teacher.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['back squat', 'goblet', 'air squat', 'form'],
  },
  {
    id: 'squat-knees-cave',
    topic: 'squat',
    questions: [
      'knees go inward when i squat',
      'my knees cave on squats',
      'valgus squat fix',
      'knees wobble in at the bottom',
      'how to stop knees caving',
    ],
    answer:
      'Spread the floor with your feet and send the knees over the second toe. Drop the weight by 20 %, lower in three seconds, and use a light band above the knees for the warm-up. A small wobble on a hard rep is common; a big one means lighter.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['knee valgus', 'caving', 'inward'],
  },
  {
    id: 'squat-depth',
    topic: 'squat',
    questions: [
      'how deep should i squat',
      'is below parallel bad for knees',
      'ass to grass or parallel',
      'do i need to squat deep',
      'half squats ok',
      'cant get to parallel',
    ],
    answer:
      'Thighs about level with the floor is a good aim, deeper if it feels sound. Deep squats are not bad for healthy knees. If you cannot get there yet, use heel plates, a goblet hold or a box, and lower the box over time.',
    sure: 'likely',
    notFor: 'knees that hurt deep down: use the painless depth',
    source: 'Hartmann et al. 2013 review',
    terms: ['depth', 'parallel', 'deep squat', 'atg'],
  },
  {
    id: 'squat-heels-rise',
    topic: 'squat',
    questions: [
      'heels come up when i squat',
      'cant keep heels down squat',
      'tight ankles squatting',
      'ankle mobility for squats',
      'falling backwards in squat',
    ],
    answer:
      'Put 1 to 2 cm under the heels or wear firm shoes with a heel, and widen the stance a little. Work the ankle daily: knee to wall, two sets of ten a side. Aim for about 10 cm between toe and wall.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['heels lift', 'ankle mobility', 'dorsiflexion'],
  },
  {
    id: 'squat-lean-forward',
    topic: 'squat',
    questions: [
      'i lean forward in squats',
      'chest drops when squatting',
      'squat turns into a good morning',
      'hips shoot up first',
      'falling forward at the bottom',
    ],
    answer:
      'Some lean is normal, more so with long thighs. If the hips shoot up first, the weight is too heavy for the legs: take off 10 %, drive the upper back into the bar, and push chest and hips up together. Front or goblet squats train the upright line.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['leaning', 'good morning squat', 'hips rise'],
  },
  {
    id: 'squat-butt-wink',
    topic: 'squat',
    questions: [
      'what is butt wink',
      'my lower back rounds at the bottom of squat',
      'pelvis tucks under squatting',
      'is butt wink dangerous',
      'how to fix butt wink',
    ],
    answer:
      'It is the pelvis tucking under at the bottom; a little of it is harmless. Stop just above the point where it becomes big, brace harder, and try a slightly wider stance. Load only the depth you can hold firm.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['butt wink', 'pelvic tuck', 'rounding'],
  },
  {
    id: 'squat-knees-over-toes',
    topic: 'squat',
    questions: [
      'should knees go past toes',
      'are knees over toes bad',
      'knees past toes in squat or lunge',
      'told not to let my knees go over my toes',
    ],
    answer:
      'Knees may pass the toes; for deep squats they have to. Holding them back loads the hips and lower back much more. Let them travel in line with the feet and keep the heels down.',
    sure: 'settled',
    source: 'Fry et al. 2003 trial',
    terms: ['knees over toes', 'shin angle'],
  },
  {
    id: 'squat-grip-wrist',
    topic: 'squat',
    questions: [
      'bar hurts my neck when squatting',
      'wrists hurt on back squat',
      'where should the bar sit',
      'high bar or low bar',
      'elbow pain from low bar',
    ],
    answer:
      'High bar sits on the muscle pad above the shoulder blades, low bar a few centimetres lower. Pull the blades together so the bar rests on muscle, not bone, and take a wider grip if wrists or elbows nag. Beginners usually like high bar.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['bar position', 'high bar', 'low bar', 'wrists', 'pad'],
  },
  {
    id: 'front-squat-rack',
    topic: 'squat',
    questions: [
      'front squat hurts my wrists',
      'how do i hold the bar in front squat',
      'cant get front rack position',
      'cross arm front squat',
      'front squat vs back squat',
    ],
    answer:
      'The bar rests on the shoulders, not in the hands; two or three fingers under it are enough. Elbows high all the way. Straps round the bar or crossed arms are good ways while your wrists loosen; expect about 80 to 85 % of your back squat.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['front squat', 'front rack', 'clean grip'],
  },
  {
    id: 'squat-glutes-not-felt',
    topic: 'squat',
    questions: [
      'dont feel glutes in squats',
      'squats only hit my quads',
      'how to target glutes',
      'squat or hip thrust for glutes',
      'best glute exercise',
      'grow my bum',
    ],
    answer:
      'Not feeling them is common, and squats still grow glutes: in one trial as much as hip thrusts did. Go deeper, sit back a little, and add hip thrusts or Romanian deadlifts for variety. Ten or more hard sets a week decide, not the burn.',
    sure: 'likely',
    source: 'Plotkin et al. 2023 trial',
    terms: ['glutes', 'hip thrust', 'bum', 'booty'],
  },
  {
    id: 'squat-alternatives',
    topic: 'squat',
    questions: [
      'what can i do instead of squats',
      'hate squats any alternative',
      'squat alternative without rack',
      'leg press or squat',
      'replace barbell squats',
    ],
    answer:
      'Leg press, split squats, step-ups, goblet squats and hack squats all build the same muscles. Split squats need the least weight for a hard set. Nobody has to back squat unless they compete in it.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['leg press', 'split squat', 'step-up', 'hack squat'],
  },
  {
    id: 'bulgarian-split-squat',
    topic: 'squat',
    questions: [
      'how to do bulgarian split squats',
      'bulgarian split squat balance',
      'how far should front foot be',
      'bulgarians kill me',
      'split squat form',
    ],
    answer:
      'Sit on a bench, stretch one leg out: where the heel lands is your front foot. Drop straight down, most weight on the front foot, and lean slightly forward for more glute. Hold a rack with one hand until the balance comes.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['bulgarian', 'rear foot elevated', 'split squat'],
  },
  {
    id: 'lunge-form',
    topic: 'squat',
    questions: [
      'how to do lunges properly',
      'lunges hurt my knees',
      'reverse or forward lunge',
      'wobbly in lunges',
      'walking lunge tips',
    ],
    answer:
      'Step long, lower straight down and push through the whole front foot. Reverse lunges are steadier and kinder to the knee than forward ones. Keep the feet hip-wide, as on rails, not on a rope.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['lunge', 'reverse lunge', 'step back'],
  },
];
