import type { Card } from './card.ts';

export const motivationCards: readonly Card[] = [
  {
    id: 'no-motivation',
    topic: 'motivation',
    questions: [
      'i have no motivation',
      'cant be bothered to train',
      'how to get motivated',
      'dont feel like working out',
      'lost my motivation',
      'too lazy to go',
    ],
    answer:
      'Do not wait for it: motivation mostly follows the first five minutes. Agree with yourself on one set or a ten-minute walk, and you may stop after it. Pick something you half like, since enjoyment is what lasts.',
    sure: 'likely',
    source: 'Teixeira et al. 2012 review',
    terms: ['motivation', 'lazy', 'drive', 'cannot be bothered'],
  },
  {
    id: 'feel-like-quitting',
    topic: 'motivation',
    questions: [
      'i want to quit',
      'thinking of giving up',
      'is it even worth it',
      'keep failing at fitness',
      'always give up after 3 weeks',
    ],
    answer:
      'Stopping before does not say you will stop again. Make the plan so small that it survives a bad week: two times 15 minutes. Which part do you dread most? We can cut exactly that.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['quit', 'give up', 'failing'],
  },
  {
    id: 'all-or-nothing',
    topic: 'motivation',
    questions: [
      'missed two weeks feel guilty',
      'i fell off the wagon',
      'broke my streak',
      'all or nothing with fitness',
      'ruined everything',
    ],
    answer:
      'Nothing is ruined: two weeks away cost you almost nothing physically. Come back with one short session this week, not with a punishment. Something small and often wins over perfect and rare.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['guilt', 'streak', 'fell off', 'perfection'],
  },
  {
    id: 'bored',
    topic: 'motivation',
    questions: [
      'bored of my workouts',
      'training is boring',
      'gym is so dull',
      'need something new',
      'how to make exercise fun',
    ],
    answer:
      'Change the shell and keep the core: new music, another place, a partner, a format like EMOM, or a small test each month. Swap two exercises, leave the main ones. If the sport itself bores you, try another; they all count.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['bored', 'dull', 'fun', 'variety'],
  },
  {
    id: 'compare-others',
    topic: 'motivation',
    questions: [
      'everyone is stronger than me',
      'i feel weak compared to others',
      'jealous of others progress',
      'instagram fitness makes me feel bad',
      'im the weakest in class',
    ],
    answer:
      'You see their year ten beside your month two. Compare with your own log from eight weeks ago; that is the only fair match. Mute accounts that leave you smaller.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['comparison', 'weak', 'others', 'social media'],
  },
  {
    id: 'set-goals',
    topic: 'motivation',
    questions: [
      'how to set fitness goals',
      'good goals for a beginner',
      'what should my goal be',
      'smart goals fitness',
      'process goals',
    ],
    answer:
      'Choose one result for 8 to 12 weeks and two habits that lead to it, such as three sessions a week and a daily walk. Write down where you are today and look every two weeks. A goal you like beats one you ought to have.',
    sure: 'likely',
    source: 'Harkin et al. 2016 meta-analysis',
    terms: ['goals', 'target', 'SMART'],
  },
  {
    id: 'workout-partner',
    topic: 'motivation',
    questions: [
      'should i get a gym buddy',
      'training with a friend',
      'accountability partner',
      'is a personal trainer worth it',
      'group class or alone',
    ],
    answer:
      'A fixed date with someone makes you far more likely to turn up. Choose a friend with the same days, not the same strength. A few sessions with a good trainer pay off for technique.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['partner', 'accountability', 'trainer', 'group'],
  },
  {
    id: 'self-conscious-body',
    topic: 'motivation',
    questions: [
      'i hate my body',
      'feel ugly in gym clothes',
      'ashamed of how i look',
      'exercise to punish myself',
      'body image and training',
    ],
    answer:
      'I am sorry it feels that way. You do not owe anyone a certain look; training can be about what your body does for you: sleep, strength, stairs, calm. If these thoughts take up much of your day or your eating, please talk to someone you trust or a doctor.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['shame', 'body image', 'self-conscious'],
  },
  {
    id: 'exercise-addiction',
    topic: 'motivation',
    questions: [
      'am i addicted to exercise',
      'feel terrible if i miss a workout',
      'cant take rest days',
      'compulsive exercise',
      'train even when injured',
    ],
    answer:
      'Loving it is fine; having to is a sign. If you train through injury, hide it, or panic on rest days, talk to a doctor or therapist, and plan one true rest day this week. I will not help to earn food with exercise.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['addiction', 'compulsive', 'cannot rest'],
  },
  {
    id: 'celebrate-pr',
    topic: 'motivation',
    questions: [
      'how to celebrate progress',
      'proud of my pr',
      'hit a new record',
      'when should i reward myself',
      'small wins fitness',
    ],
    answer:
      'Write it down with the date and tell someone: noticed wins are what keep people going. Reward yourself with something that serves you, such as new socks, a class or a free evening. Then repeat the week that led to it.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['PR', 'proud', 'reward', 'win'],
  },
  {
    id: 'music-training',
    topic: 'motivation',
    questions: [
      'does music help workouts',
      'best music for running',
      'training with or without headphones',
      'bpm for running',
    ],
    answer:
      'Yes: music makes effort feel lighter and adds a little performance. 120 to 140 beats a minute suit most training. Keep one ear free near traffic.',
    sure: 'likely',
    source: 'Terry et al. 2020 meta-analysis',
    terms: ['music', 'playlist', 'headphones'],
  },
];
