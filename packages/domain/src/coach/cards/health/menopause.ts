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
      'Lift two or three times a week with sets that get hard, walk or do easy cardio on most days, and add some impact if joints allow. That is the best answer to muscle and bone loss in these years. There is no need for a special method.',
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
      'Fat tends to move to the middle, and muscle and daily movement fall a little; metabolism itself drops only slowly. Lifting, 1.2 to 1.6 g of protein per kg, steps and sleep help most. Slow progress here is no failure of yours.',
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
      'Exercise improves sleep, mood, bone and heart, but its effect on hot flushes is small or none. Train cool: fan, layers, cold drink, mornings. Good treatments exist, so ask your doctor if they trouble you.',
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
      'Aches are common in these years; start at half the sets, warm up longer and build over six weeks. Tendons like slow, heavy work more than jumps at first. A shoulder that gets stiffer week by week should be seen.',
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
      'Muscle-strengthening on two or three days and some impact on most days, such as 20 to 50 stamps, hops or brisk stairs, if joints allow. Bone loss is fastest in the first years after the last period. Ask your doctor about a scan if you have risks.',
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
      'You can train fully on it; many feel more able to. It does not replace lifting for muscle. Whether it suits you, and which kind, is between you and your doctor.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['HRT', 'hormone therapy'],
  },
];
