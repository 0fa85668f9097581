import type { Card } from './card.ts';

export const hingeCards: readonly Card[] = [
  {
    id: 'deadlift-how',
    topic: 'hinge',
    questions: [
      'how do i deadlift',
      'deadlift form tips',
      'correct deadlift set up',
      'teach me deadlifts',
      'deadlift cues for beginners',
    ],
    answer:
      'Bar over the middle of the foot, shins close. Grip, lift the chest, pull the slack out until you feel the bar, then push the floor away and keep the bar on your legs. Stand tall without leaning back, and lower by pushing the hips back first.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['deadlift', 'setup', 'form', 'pull from floor'],
  },
  {
    id: 'deadlift-round-back',
    topic: 'hinge',
    questions: [
      'my back rounds when i deadlift',
      'is a rounded back deadlift dangerous',
      'how to keep back straight deadlifting',
      'lower back rounds off the floor',
    ],
    answer:
      'Aim for a back that keeps its shape from start to end; a set upper-back curve in strong lifters is not the same as bending under load. Drop 10 to 20 %, raise the bar on plates, squeeze oranges in your armpits. If it bends as the bar leaves the floor, it is too heavy today.',
    sure: 'likely',
    notFor: 'back pain that spreads into a leg: get it looked at first',
    source: 'coaching practice',
    terms: ['rounding', 'neutral spine', 'flexion'],
  },
  {
    id: 'deadlift-back-sore',
    topic: 'hinge',
    questions: [
      'lower back sore after deadlifts',
      'should i feel deadlifts in my back',
      'back pump from deadlift',
      'deadlifts tire my lower back',
      'back tight the day after deadlifts',
    ],
    answer:
      'A dull, even tiredness beside the spine for a day or two is normal; those muscles hold you up. Sharp, one-sided or spreading pain is not, and means stop. Keep the bar close, brace before each rep and try fewer reps per set.',
    sure: 'likely',
    notFor: 'sharp, spreading or numb feelings: stop and get seen',
    source: 'coaching practice',
    terms: ['back soreness', 'erectors', 'tight back'],
  },
  {
    id: 'conventional-or-sumo',
    topic: 'hinge',
    questions: [
      'sumo or conventional',
      'which deadlift is better for me',
      'is sumo cheating',
      'sumo deadlift benefits',
      'trap bar or straight bar deadlift',
    ],
    answer:
      'Pick the one that feels strong and keeps your back firm; both are fine. Sumo is more upright and asks more of hips and inner thighs. A trap bar is the easiest to learn and kind to backs.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['sumo', 'conventional', 'trap bar', 'hex bar'],
  },
  {
    id: 'rdl-or-deadlift',
    topic: 'hinge',
    questions: [
      'rdl or deadlift for hamstrings',
      'difference between rdl and deadlift',
      'romanian or stiff leg deadlift',
      'which deadlift grows hamstrings',
      'do i need both rdl and deadlift',
    ],
    answer:
      'For hamstrings take the Romanian: it loads them stretched, from the top down to just below the knee or mid shin. The deadlift from the floor trains the whole body with more weight. Three sets of 6 to 10 RDLs plus a leg curl cover hamstrings well.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['Romanian deadlift', 'hamstrings', 'stiff leg'],
  },
  {
    id: 'rdl-how',
    topic: 'hinge',
    questions: [
      'how to do a romanian deadlift',
      'rdl form',
      'i feel rdl in my back not hamstrings',
      'how low on rdls',
      'hip hinge how to learn',
    ],
    answer:
      'Soft knees, then push your hips back as if closing a car door, with the weight brushing your thighs. Stop when the hamstrings are tight and the hips stop moving back, usually just below the knee. If you feel only your back, you are bending, not hinging.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['RDL', 'hip hinge', 'hamstring stretch'],
  },
  {
    id: 'hip-thrust-how',
    topic: 'hinge',
    questions: [
      'hip thrust form',
      'how to do hip thrusts',
      'hip thrust hurts my back',
      'feel hip thrusts in quads',
      'glute bridge or hip thrust',
    ],
    answer:
      'Shoulder blades on the bench, shins upright at the top, chin tucked and ribs down. Drive through the heels until hips are level and hold for a second. Feet too near gives quads, too far gives hamstrings; arching the back is not more glute.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['hip thrust', 'glute bridge', 'bench'],
  },
  {
    id: 'kettlebell-swing-how',
    topic: 'hinge',
    questions: [
      'how to swing a kettlebell',
      'kettlebell swing form',
      'is the swing a squat',
      'kettlebell swing hurts my back',
      'how high should the swing go',
    ],
    answer:
      'It is a hinge, not a squat: hike the bell high between the thighs, then snap the hips so it floats to chest height. The arms are ropes, the belly is tight at the top. Sets of 10 to 15; stop when the float is gone.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['swing', 'kettlebell', 'hinge', 'snap'],
  },
  {
    id: 'deadlift-frequency',
    topic: 'hinge',
    questions: [
      'how often should i deadlift',
      'deadlift once a week enough',
      'can i deadlift twice a week',
      'how many sets of deadlifts',
      'squat and deadlift same day',
    ],
    answer:
      'Once or twice a week with 2 to 5 work sets is plenty for most. If twice, make one day heavy and the other a lighter variation such as RDLs. Squat and deadlift on one day is fine; keep the second at fewer sets.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['deadlift frequency', 'sets', 'same day'],
  },
  {
    id: 'grip-fails',
    topic: 'hinge',
    questions: [
      'my grip gives out on deadlifts',
      'how to improve grip strength',
      'hands open before my back is tired',
      'mixed grip or straps',
      'hook grip worth it',
    ],
    answer:
      'Hold all warm-ups and the first sets with a plain double overhand grip and chalk, then use straps or a mixed grip for the heaviest. Add two or three hangs or farmer holds of 20 to 40 seconds twice a week. Grip usually catches up in six to eight weeks.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['grip', 'hook grip', 'mixed grip', 'forearms'],
  },
  {
    id: 'good-morning-back-extension',
    topic: 'hinge',
    questions: [
      'are good mornings safe',
      'back extension benefits',
      'how to strengthen lower back',
      'exercises for lower back strength',
      'reverse hyper useful',
    ],
    answer:
      'Back extensions, RDLs and bird dogs strengthen the lower back well; two or three sets of 8 to 15, twice a week. Good mornings are fine light and clean. Build up slowly, and let the hips do the moving.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['lower back', 'erectors', 'back extension', 'good morning'],
  },
  {
    id: 'nordic-curl',
    topic: 'hinge',
    questions: [
      'what are nordic curls',
      'nordic hamstring exercise worth it',
      'prevent hamstring strain',
      'cant do a nordic curl',
      'hamstring injury prevention',
    ],
    answer:
      'Nordics cut hamstring injuries in footballers markedly. Start with two sets of three to five, lowering as slowly as you can and catching with the hands, once or twice a week. They make you very sore at first, so not in the two days before a match.',
    sure: 'settled',
    source: 'Petersen et al. 2011 trial',
    terms: ['Nordic', 'hamstring strain', 'prevention'],
  },
];
