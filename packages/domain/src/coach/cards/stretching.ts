import type { Card } from './card.ts';

export const stretchingCards: readonly Card[] = [
  {
    id: 'get-flexible',
    topic: 'stretching',
    questions: [
      'how to get more flexible',
      'how often should i stretch',
      'how long to hold a stretch',
      'how long until flexible',
      'cant touch my toes',
    ],
    answer:
      'Hold each stretch 30 to 60 seconds, two to four times, on at least three days a week. You feel a change in three to four weeks and a real one in eight to twelve. Mild pull, never pain.',
    sure: 'likely',
    source: 'ACSM position stand 2011',
    terms: ['flexibility', 'stretch', 'hold', 'toes'],
  },
  {
    id: 'stretch-or-lift',
    topic: 'stretching',
    questions: [
      'does lifting make you stiff',
      'strength training and flexibility',
      'do i need to stretch if i lift',
      'full range lifting vs stretching',
      'am i too muscular to be flexible',
    ],
    answer:
      'Lifting through a full range makes you about as flexible as stretching does. Deep squats, Romanian deadlifts and pulldowns count. Stretch in addition if you need special ranges such as splits or front rack.',
    sure: 'likely',
    source: 'Afonso et al. 2021 meta-analysis',
    terms: ['lifting', 'mobility', 'stiff'],
  },
  {
    id: 'mobility-vs-flexibility',
    topic: 'stretching',
    questions: [
      'what is mobility',
      'mobility vs flexibility',
      'difference between mobility and stretching',
      'do i need mobility work',
      'is mobility training worth it',
    ],
    answer:
      'Flexibility is how far a joint can be moved, mobility how far you can move it yourself with control. Five to ten minutes most days on the joints that limit you are enough. If nothing limits you, you need no more.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['mobility', 'flexibility', 'control'],
  },
  {
    id: 'tight-hamstrings',
    topic: 'stretching',
    questions: [
      'tight hamstrings how to loosen',
      'hamstrings always tight',
      'stretch for hamstrings',
      'why are my hamstrings so tight',
    ],
    answer:
      'Tightness is often a feeling, not short muscle. Do Romanian deadlifts with light weight and a slow stretch, plus two 45-second hamstring stretches most days. Give it six weeks; a sciatic-like pull down the leg needs someone to look.',
    sure: 'likely',
    notFor: 'pain shooting below the knee or numbness: get it seen',
    source: 'coaching practice',
    terms: ['hamstrings', 'tight', 'loosen'],
  },
  {
    id: 'tight-hips',
    topic: 'stretching',
    questions: [
      'tight hips from sitting',
      'hip flexor stretch',
      'open my hips',
      'hip mobility exercises',
      'hips stiff from desk job',
    ],
    answer:
      'Half-kneeling hip-flexor stretch with the backside squeezed, 90/90 switches and deep goblet holds: 45 seconds each, two rounds, most days. Break up sitting every half hour. Strong glutes keep the gain.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['hips', 'hip flexor', 'sitting', 'desk'],
  },
  {
    id: 'ankle-mobility',
    topic: 'stretching',
    questions: [
      'how to improve ankle mobility',
      'stiff ankles exercises',
      'knee to wall test',
      'ankle stretch for squats',
      'ankle flexibility',
    ],
    answer:
      'Knee-to-wall rocks, two sets of 10 to 15 a side daily, and slow calf raises off a step. Measure: about 10 cm from toe to wall is good. Expect 2 to 3 cm in six weeks; heel lifts help until then.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['ankle', 'dorsiflexion', 'knee to wall'],
  },
  {
    id: 'desk-stretches',
    topic: 'stretching',
    questions: [
      'stretches for desk workers',
      'exercises at my desk',
      'sit all day what should i do',
      'neck stiff from computer',
      'office stretches',
    ],
    answer:
      'Stand up every 30 to 60 minutes for a minute or two: chest opening, neck turns, ten squats, a few steps. Changing position matters more than the perfect chair. Two strength sessions a week do most for a tired neck and back.',
    sure: 'likely',
    source: 'WHO guidelines 2020',
    terms: ['desk', 'office', 'sitting', 'neck'],
  },
  {
    id: 'splits',
    topic: 'stretching',
    questions: [
      'how long to learn the splits',
      'how to do the splits',
      'train for front splits',
      'can adults learn splits',
      'middle splits routine',
    ],
    answer:
      'Adults can get there: three to five sessions of 15 minutes a week for six to twelve months, some longer. Warm up, hold 60 seconds, then tense gently at the end of range. Pinching in the groin is a stop sign.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['splits', 'straddle', 'extreme flexibility'],
  },
  {
    id: 'morning-stretch-routine',
    topic: 'stretching',
    questions: [
      'morning stretch routine',
      '5 minute stretch',
      'daily mobility routine',
      'stretches every day',
      'full body stretch routine',
    ],
    answer:
      'Five moves, a minute each: cat-cow, deep squat hold, half-kneeling hip stretch, thread-the-needle for the upper back, and a doorway chest stretch. Breathe slowly. Do it daily for a month and keep what helped.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['routine', 'daily', 'five minutes'],
  },
  {
    id: 'pnf-dynamic',
    topic: 'stretching',
    questions: [
      'what is pnf stretching',
      'contract relax stretching',
      'dynamic vs static stretching',
      'which type of stretching is best',
      'ballistic stretching safe',
    ],
    answer:
      'PNF means pressing against the stretch for 5 to 10 seconds, then going further; it works slightly faster than plain holds. Dynamic moves suit the warm-up. Bouncing is for trained people only.',
    sure: 'likely',
    source: 'Behm et al. 2016 review',
    terms: ['PNF', 'contract-relax', 'dynamic', 'ballistic'],
  },
];
