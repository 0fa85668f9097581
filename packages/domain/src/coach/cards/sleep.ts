import type { Card } from './card.ts';

export const sleepCards: readonly Card[] = [
  {
    id: 'sleep-hours',
    topic: 'sleep',
    questions: [
      'how much sleep do i need',
      'how many hours of sleep for muscle',
      'is 6 hours of sleep enough',
      'sleep and gains',
      'does sleep matter for training',
    ],
    answer:
      'Seven to nine hours for adults; people in hard training often do best at the upper end. Under six hours for weeks means slower progress, more injuries and more hunger. A steady bedtime helps more than one long lie-in.',
    sure: 'settled',
    notFor: 'under 18s need more: 8 to 10 hours for teenagers',
    source: 'AASM and SRS consensus 2015',
    terms: ['sleep', 'hours', 'night', 'rest'],
  },
  {
    id: 'bad-night-train',
    topic: 'sleep',
    questions: [
      'slept 4 hours should i train',
      'bad night should i go to the gym',
      'workout on no sleep',
      'no sleep last night',
      'can i lift after a bad night',
    ],
    answer:
      'One bad night costs a few per cent, and more in skill and endurance than in strength. Train lighter: half the sets, three reps left, nothing risky overhead. Under five hours choose a walk or mobility, or bed.',
    sure: 'likely',
    source: 'Craven et al. 2022 meta-analysis',
    terms: ['short night', 'sleep loss', 'tired'],
  },
  {
    id: 'late-workout-sleep',
    topic: 'sleep',
    questions: [
      'does working out late ruin sleep',
      'gym at night cant sleep',
      'how late is too late to exercise',
      'evening workout and sleep',
      'cant sleep after training',
    ],
    answer:
      'For most people evening training does not harm sleep. Finish hard intervals at least an hour before bed and keep the lights low after. If you lie awake, move it earlier or make it easier.',
    sure: 'likely',
    source: 'Stutz et al. 2019 meta-analysis',
    terms: ['late training', 'evening', 'insomnia'],
  },
  {
    id: 'nap',
    topic: 'sleep',
    questions: [
      'are naps good for recovery',
      'nap before workout',
      'how long should i nap',
      'power nap and training',
      'nap after gym',
    ],
    answer:
      'Yes, 20 to 30 minutes in the early afternoon lift alertness and performance, and up to 90 minutes help after a short night. Leave half an hour before training to wake up. Late naps can cost you the night.',
    sure: 'likely',
    source: 'Lastella et al. 2021 review',
    terms: ['nap', 'siesta', 'power nap'],
  },
  {
    id: 'sleep-better',
    topic: 'sleep',
    questions: [
      'how can i sleep better',
      'tips for better sleep',
      'cant fall asleep',
      'wake up at night',
      'improve sleep quality',
    ],
    answer:
      "Same times each day, a dark cool room of about 16 to 19 degrees, no coffee for eight hours before bed and daylight in the morning. Regular exercise itself improves sleep. Trouble on three nights a week for three months is worth a doctor's visit.",
    sure: 'likely',
    source: 'Walsh et al. 2021 consensus',
    terms: ['sleep hygiene', 'insomnia', 'falling asleep'],
  },
  {
    id: 'shift-work',
    topic: 'sleep',
    questions: [
      'training on night shifts',
      'when to work out with shift work',
      'night shift gym schedule',
      'rotating shifts workout plan',
      'exercise after night shift',
    ],
    answer:
      'Train after you have slept and before the shift, not right after a night. Plan two or three fixed sessions per rota and keep 20-minute versions for the hard weeks. On the first day off after nights keep it easy.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['night shift', 'rotating', 'nurse', 'rota'],
  },
  {
    id: 'alcohol-sleep-train',
    topic: 'sleep',
    questions: [
      'train with a hangover',
      'workout hungover',
      'drinks last night should i lift',
      'does a beer after gym ruin gains',
      'alcohol and muscle',
    ],
    answer:
      'A hangover means poor sleep and less water, so walk, drink, and train tomorrow. One or two drinks matter little for progress; a heavy night cut muscle building by about a quarter in a trial. Do not sweat it out in heat.',
    sure: 'likely',
    source: 'Parr et al. 2014 trial',
    terms: ['hangover', 'beer', 'drinking', 'alcohol'],
  },
  {
    id: 'new-baby-sleep',
    topic: 'sleep',
    questions: [
      'no sleep with newborn how to train',
      'training with a baby and no sleep',
      'new dad no energy to train',
      'parents of toddlers workout',
      'tired parent exercise',
    ],
    answer:
      'Aim low and keep the thread: two or three times 10 to 20 minutes a week, anything that fits a nap. Leave three reps in reserve and skip sessions after the worst nights. Walks with the pram count fully.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['baby', 'newborn', 'parent', 'broken sleep'],
  },
  {
    id: 'weekend-catch-up',
    topic: 'sleep',
    questions: [
      'can i catch up on sleep at weekends',
      'sleep debt recover',
      'does sleeping in help',
      'bank sleep before race',
    ],
    answer:
      'Longer nights do help after short ones, and a few extra hours in the week before a race are worth having. Sleeping in by more than an hour or two shifts your clock, so go to bed earlier instead. The night before a race matters less than the week.',
    sure: 'likely',
    source: 'Walsh et al. 2021 consensus',
    terms: ['sleep debt', 'lie-in', 'catch up', 'banking'],
  },
];
