import type { Card } from '../card.ts';

export const menopauseCards: readonly Card[] = [
  {
    id: 'menopause-training',
    topic: 'menopause',
    questions: [
      'how to train during menopause',
      'menopause workout',
      'perimenopause exercise',
      'lifting in menopause',
      'best exercise for menopause',
      'exercise in the change',
      'hormones at 50 lifting',
    ],
    answer:
      "You don't need a special method, just lift two or three times a week with sets that get hard. Walk or do easy cardio on most days, and add some jumps or brisk stairs if your joints allow. Lifting is the best answer to losing muscle and bone in these years.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['menopause', 'perimenopause', '45', '48', '50', '52', 'hormones', 'change'],
  },
  {
    id: 'menopause-weight',
    topic: 'menopause',
    questions: [
      'gaining weight in menopause',
      'belly fat menopause',
      'cant lose weight perimenopause',
      'menopause metabolism',
      'weight creeping up at 50',
      'middle spread menopause',
    ],
    answer:
      "Your metabolism hasn't crashed, it slows only a little, but fat moves to the middle while muscle and daily movement drop. What helps most is lifting twice a week, 1.2 to 1.6 g of protein per kg a day, more steps and sleep. Expect slow progress, and don't take it as failure.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['menopause weight', 'belly'],
  },
  {
    id: 'hot-flushes-exercise',
    topic: 'menopause',
    questions: [
      'do workouts help hot flashes',
      'hot flushes when exercising',
      'exercise and menopause symptoms',
      'night sweats and training',
      'flushes in the gym',
      'hot flashes exercise',
    ],
    answer:
      'Exercise does little or nothing for the flushes themselves, though it helps your sleep, mood, bones and heart. Train in the cool of the morning, with a fan, layers you can take off and a cold drink. If they trouble you, ask your doctor, because there are good treatments.',
    sure: 'likely',
    source: 'Menopause Society 2023 position statement on nonhormone therapy',
    terms: ['hot flushes', 'night sweats', 'symptoms'],
  },
  {
    id: 'menopause-sleep-joints',
    topic: 'menopause',
    questions: [
      'joint pain menopause exercise',
      'aching joints perimenopause',
      'tired and achy 50 woman training',
      'frozen shoulder menopause',
      'sore joints at menopause',
      'achy since menopause',
    ],
    answer:
      "You can keep lifting, because aches are common in these years and careful training doesn't wear your joints out. Start at half the sets, warm up longer and build up over six weeks. Tendons like slow, heavy work more than jumps at first. A shoulder that gets stiffer week by week should be seen by a doctor.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['joints', 'aches', 'fatigue'],
  },
  {
    id: 'menopause-bone',
    topic: 'menopause',
    questions: [
      'protect bones in menopause',
      'bone loss after menopause exercise',
      'jumping for bones at 50',
      'weights for bone postmenopausal',
      'bones after menopause',
      'hop for bones',
    ],
    answer:
      'Lift two or three times a week and add some impact on most days, such as 20 to 50 stamps, hops or brisk stairs, if your joints allow. Walking and yoga alone are too little for bone. Bone goes fastest in the first years after your last period, so start now. If hip fractures run in your family, ask your doctor about a scan.',
    sure: 'settled',
    source: 'UK consensus statement on exercise and osteoporosis 2022',
    terms: ['bone', 'postmenopausal', 'impact'],
  },
  {
    id: 'hrt-training',
    topic: 'menopause',
    questions: [
      'does hrt affect training',
      'hrt and muscle',
      'can i train on hrt',
      'hormone therapy and weight gain',
      'hormone replacement and lifting',
      'on hrt gym',
    ],
    answer:
      "You can train as normal on HRT, and many women feel more able to. The hormones don't replace lifting, so keep up two sessions a week for your muscles. Whether it suits you, and which kind, is for you and your doctor to decide.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['HRT', 'hormone therapy'],
  },
];
