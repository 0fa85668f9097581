import type { Card } from '../card.ts';

export const sportsCards: readonly Card[] = [
  {
    id: 'football-gym',
    topic: 'sports',
    questions: [
      'strength training for football',
      'gym for soccer players',
      'how to get faster for football',
      'football fitness exercises',
      'prevent injuries football',
      'leg work for footballers',
    ],
    answer:
      'Twice a week: squats or trap bar, Romanian deadlifts, short sprints of 10 to 20 m, plus Nordic curls and Copenhagen planks against hamstring and groin trouble. Nordics alone cut hamstring injuries by half or more. Keep heavy legs 48 hours from a match.',
    sure: 'settled',
    source: 'Petersen et al. 2011 trial',
    terms: ['football', 'soccer', 'sprint', 'groin'],
  },
  {
    id: 'climbing-training',
    topic: 'sports',
    questions: [
      'training for climbing',
      'finger strength climbing',
      'when to start hangboarding',
      'gym exercises for boulderers',
      'get stronger for bouldering',
    ],
    answer:
      'In the first one to two years climb more and add pulls, presses and trunk work twice a week. Later hangs of about 10 seconds on a 15 to 20 mm edge, 3 to 5 times with three minutes rest, twice a week. Finger pain means stop hanging and climb easy.',
    sure: 'likely',
    notFor: 'finger pain, under 18 or the first one to two years: no maximum hangs',
    source: 'López-Rivera and González-Badillo 2012 trial',
    terms: ['climbing', 'bouldering', 'hangboard', 'fingers'],
  },
  {
    id: 'golf-fitness',
    topic: 'sports',
    questions: [
      'exercises for golf',
      'hit the golf ball further',
      'golf fitness',
      'back sore after golf',
      'strength for golfers',
    ],
    answer:
      'Trap-bar or goblet squats, rows, presses and fast medicine-ball throws, twice a week, add swing speed within 8 to 12 weeks. Five minutes of hips and upper back before the first tee. Keep heavy sessions a day away from a round.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['golf', 'swing speed', 'rotation'],
  },
  {
    id: 'tennis-padel',
    topic: 'sports',
    questions: [
      'training for tennis',
      'padel fitness',
      'strength for tennis players',
      'squash and gym',
      'faster on court',
      'badminton conditioning',
    ],
    answer:
      'Side lunges, split squats, rows, one-arm presses and rotations, twice a week, with band rotations for the shoulder and slow wrist work for the elbow. For the legs 10 to 16 short bursts of 20 seconds. Raise playing hours slowly.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['tennis', 'padel', 'squash', 'badminton', 'racket'],
  },
  {
    id: 'ski-prep',
    topic: 'sports',
    questions: [
      'get fit for skiing',
      'ski season exercises',
      'legs burn skiing',
      'snowboard training',
      'prepare for ski holiday',
    ],
    answer:
      'Begin six to eight weeks before: split squats and squats with a three-second lowering, side bounds, wall sits of 40 to 60 seconds, and hamstrings, twice a week. Add bike intervals of one minute. Most tumbles come tired, so stop early on day one and three.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['skiing', 'snowboard', 'legs', 'ski trip'],
  },
  {
    id: 'martial-arts',
    topic: 'sports',
    questions: [
      'strength for martial arts',
      'conditioning for boxing',
      'gym for bjj',
      'mma strength training',
      'lifting and muay thai',
      'get fit for boxing',
    ],
    answer:
      'Two full-body days: trap bar, pull-ups, push press, carries, and neck work done lightly. Conditioning as rounds, 3 to 5 x 3 minutes with 1 minute rest. Not on sparring days, and no rapid weight cutting without a professional.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['boxing', 'MMA', 'BJJ', 'judo', 'martial arts'],
  },
  {
    id: 'basketball-volleyball',
    topic: 'sports',
    questions: [
      'training for basketball',
      'volleyball jump training',
      'jumpers knee basketball',
      'strength for volleyball',
      'in season jumping',
    ],
    answer:
      'Squats, Romanian deadlifts and single-leg landings twice a week; few extra jumps in match weeks, as you already jump a lot. For a sore kneecap tendon hold a Spanish squat or wall sit for 30 to 45 seconds, four or five times. Balance work guards the ankles.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['basketball', 'volleyball', 'jumping', "jumper's knee"],
  },
  {
    id: 'dance-gymnastics',
    topic: 'sports',
    questions: [
      'strength training for dancers',
      'gym for gymnasts',
      'ballet and lifting',
      'dance conditioning',
      'get strong for dancing',
    ],
    answer:
      'Two short sessions of squats, calf raises, hip and trunk strength and rows make jumps safer and do not spoil the line. Keep sets of 5 to 8 reps and stop well before failure on show weeks. Enough food matters: missed periods or stress fractures need a doctor.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['dance', 'ballet', 'gymnastics'],
  },
  {
    id: 'team-sport-fitness',
    topic: 'sports',
    questions: [
      'preseason fitness',
      'get match fit',
      'hockey conditioning',
      'rugby strength program',
      'stamina for team sports',
      'running for handball',
    ],
    answer:
      'Six to eight weeks: two strength days, one longer interval day such as 4 x 4 minutes, and one of short sprints with turns. Add contact and full games last. In season drop to two short gym sessions.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['preseason', 'rugby', 'hockey', 'handball'],
  },
  {
    id: 'old-sport-back',
    topic: 'sports',
    questions: [
      'back to football after years',
      'playing sport again at 40',
      'return to tennis after long time',
      'over 35 five a side',
    ],
    answer:
      'Give yourself four to six weeks before the first real match: runs with faster bits, calf raises, Nordics, side lunges. Calves and hamstrings go first in people over 35. Play half the time in the first games.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['return to sport', 'veterans'],
  },
];
