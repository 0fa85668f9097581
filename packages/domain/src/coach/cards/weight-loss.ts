import type { Card } from './card.ts';

export const weightLossCards: readonly Card[] = [
  {
    id: 'lose-fat-how',
    topic: 'weight-loss',
    questions: [
      'how do i lose fat',
      'best way to lose weight',
      'exercise for weight loss',
      'how to lose weight and keep muscle',
      'want to slim down',
      'best workout for fat loss',
    ],
    answer:
      'A small gap between what you eat and use, held for months, does it; lifting two or three times a week and 1.6 g of protein per kg keep the muscle. Walk a lot. Any style of eating you can live with works.',
    sure: 'settled',
    notFor: 'pregnancy, under 18, past or present eating disorder',
    source: 'ISSN position stand on diets 2017',
    terms: ['fat loss', 'weight loss', 'slim'],
  },
  {
    id: 'lose-how-fast',
    topic: 'weight-loss',
    questions: [
      'how fast can i lose weight',
      'is 1 kg a week safe',
      'lose 10 kg in a month',
      'safe rate of weight loss',
      'lose weight before wedding',
    ],
    answer:
      'Half to one per cent of body weight a week at most, and slower keeps more muscle. A crash costs strength, mood and usually comes back. I do not promise kilos by a date; habits by a date I can help with.',
    sure: 'likely',
    notFor: 'under 18s, pregnancy, eating disorder',
    source: 'Garthe et al. 2011 trial',
    terms: ['rate', 'per week', 'speed', 'crash diet'],
  },
  {
    id: 'exercise-vs-diet',
    topic: 'weight-loss',
    questions: [
      'exercise or diet for weight loss',
      'can i outrun a bad diet',
      'lose weight by exercise only',
      'do i need cardio to lose weight',
      'how much exercise to lose weight',
    ],
    answer:
      'Food moves the scale more, exercise decides what you lose and whether it stays off. Training alone gives modest loss: 150 minutes a week little, over 225 to 420 more. Together they beat either one.',
    sure: 'settled',
    source: 'ACSM position stand 2009 on weight loss',
    terms: ['diet', 'exercise only', 'cardio'],
  },
  {
    id: 'weight-plateau',
    topic: 'weight-loss',
    questions: [
      'weight loss stalled',
      'stopped losing weight',
      'scale stuck for 3 weeks',
      'weight loss plateau',
      'not losing anymore',
    ],
    answer:
      'Water hides fat loss for two to four weeks, so look at monthly averages and the waist. As you get lighter you need a bit less, and people move less without noticing. Add 1,500 steps, sleep, keep protein, or take a week or two at maintenance.',
    sure: 'likely',
    source: 'Trexler et al. 2014 review',
    terms: ['stall', 'plateau', 'stuck', 'metabolism'],
  },
  {
    id: 'spot-reduction',
    topic: 'weight-loss',
    questions: [
      'lose fat on thighs',
      'get rid of love handles',
      'exercises for arm fat',
      'burn chest fat',
      'target belly fat',
      'lose face fat',
    ],
    answer:
      'You cannot choose where fat goes; training a part does not thin it. Genes and hormones set the order. Train the whole body, and the muscle under the spot will give it shape.',
    sure: 'settled',
    source: 'Ramirez-Campillo et al. 2022 meta-analysis',
    terms: ['spot reduction', 'love handles', 'thighs', 'arms'],
  },
  {
    id: 'fat-into-muscle',
    topic: 'weight-loss',
    questions: [
      'can i turn fat into muscle',
      'lose fat and build muscle at the same time',
      'body recomposition',
      'recomp possible',
      'does muscle turn to fat',
    ],
    answer:
      'They are different tissues, so one never becomes the other. But you can lose fat and gain muscle together, above all as a beginner, after a break or with more fat to lose. Lift, 1.6 to 2.2 g of protein per kg, and at most a small deficit.',
    sure: 'settled',
    source: 'Barakat et al. 2020 review',
    terms: ['recomposition', 'recomp', 'convert'],
  },
  {
    id: 'bmi-use',
    topic: 'weight-loss',
    questions: [
      'is bmi accurate',
      'my bmi says overweight but i lift',
      'healthy weight for my height',
      'bmi and muscle',
    ],
    answer:
      'It is a rough screen for groups and mistakes muscle for fat. Waist says more about risk: under half of your height is a good guide. How fit you are counts beside it, at any size.',
    sure: 'likely',
    source: 'WHO fact sheet on obesity',
    terms: ['BMI', 'healthy weight'],
  },
  {
    id: 'overweight-start',
    topic: 'weight-loss',
    questions: [
      'start exercising when obese',
      'workout for very overweight beginner',
      'plus size exercise',
      'heavy and want to get fit',
      '130 kg where to start',
    ],
    answer:
      'Start with what feels doable: 10-minute walks, water, bike, and seated or standing strength with machines or bands twice a week. Fitness helps health even if weight stays. Machines with high load limits and a wide bench are worth asking for.',
    sure: 'settled',
    notFor: 'chest pain, breathlessness at rest, dizziness: doctor first',
    source: 'WHO guidelines 2020',
    terms: ['obese', 'plus size', 'heavy', 'beginner'],
  },
  {
    id: 'loose-skin',
    topic: 'weight-loss',
    questions: [
      'loose skin after weight loss',
      'tighten skin exercise',
      'saggy arms after losing weight',
      'stretch marks training',
    ],
    answer:
      'Training cannot shrink skin, but muscle fills some of it. Skin keeps tightening for one to two years; age and amount matter. It is a mark of something you did, not a fault.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['loose skin', 'stretch marks'],
  },
  {
    id: 'keep-weight-off',
    topic: 'weight-loss',
    questions: [
      'how to keep weight off',
      'stop yo-yo dieting',
      'maintain weight loss',
      'regained all the weight',
      'weight keeps coming back',
    ],
    answer:
      'People who keep it off tend to move about an hour a day, eat regularly, and look at their weight or waist now and then. Loosen slowly instead of stopping. Regain is biology at work, not weakness; start again small.',
    sure: 'likely',
    source: 'Wing and Phelan 2005 review',
    terms: ['maintenance', 'yo-yo', 'regain'],
  },
  {
    id: 'cellulite',
    topic: 'weight-loss',
    questions: [
      'how to get rid of cellulite',
      'exercise for cellulite',
      'does lifting reduce cellulite',
      'dimples on thighs',
    ],
    answer:
      'Most women have it at every weight; it is normal skin, not a fault. Stronger legs and glutes can make it look smoother, nothing removes it. Creams and rollers do very little.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['cellulite', 'thighs'],
  },
  {
    id: 'sweat-burn',
    topic: 'weight-loss',
    questions: [
      'does sweating burn fat',
      'sauna suit weight loss',
      'sweat belt work',
      'lost 1 kg after workout is it fat',
      'sweat more burn more',
    ],
    answer:
      'No, sweat is water and comes back with the next drinks. Sauna suits and wraps only add heat risk. The kilo after a hot run is a litre to drink.',
    sure: 'settled',
    source: 'ACSM position stand 2007 on fluid',
    terms: ['sweat', 'sauna suit', 'waist trainer'],
  },
  {
    id: 'calories-burned',
    topic: 'weight-loss',
    questions: [
      'how many calories does a workout burn',
      'is my watch calories right',
      'calories burned lifting weights',
      'how much does running burn',
    ],
    answer:
      'Roughly 1 kcal per kg and km for running, so 70 kcal a km at 70 kg; an hour of lifting is about 200 to 400. Watches miss by 20 to 90 %. Do not eat or earn by that number.',
    sure: 'settled',
    source: 'Shcherbina et al. 2017 trial',
    terms: ['calories burned', 'watch', 'energy'],
  },
  {
    id: 'eating-concern',
    topic: 'weight-loss',
    questions: [
      'i feel guilty after eating',
      'scared to eat carbs',
      'think about food all day',
      'make up for food with exercise',
      'am i eating disordered',
    ],
    answer:
      'Thank you for saying it. When food or weight fill your head, or exercise is payment, it is worth talking to a doctor or an eating disorder helpline; early help works best. Training goals can wait, and you do not have to earn food.',
    sure: 'settled',
    notFor: 'anyone worried about their eating',
    source: 'NICE guideline NG69 2017',
    terms: ['eating disorder', 'guilt', 'food fear'],
  },
];
