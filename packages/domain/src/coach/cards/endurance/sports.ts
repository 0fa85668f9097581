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
      'Lift twice a week, with squats or trap bar, Romanian deadlifts and short sprints of 10 to 20 m. Add Nordic curls for your hamstrings and Copenhagen planks for your groin, as Nordics alone cut hamstring injuries by half or more. Keep heavy legs 48 hours away from a match.',
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
      'In your first one to two years, climb more and add pulls, presses and trunk work twice a week. Later on, hang for about 10 seconds on a 15 to 20 mm edge, 3 to 5 times with three minutes rest, twice a week. If a finger hurts, stop hanging and climb easy, and under 18 leave maximum hangs out altogether.',
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
      'Two sessions a week of trap-bar or goblet squats, rows, presses and fast medicine-ball throws add swing speed within 8 to 12 weeks. Loosen your hips and upper back for five minutes before the first tee. Keep heavy sessions a day away from a round.',
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
      'Train twice a week with side lunges, split squats, rows, one-arm presses and rotations. Band rotations look after your shoulder and slow wrist work after your elbow. For quicker legs do 10 to 16 short bursts of 20 seconds, and raise your hours on court slowly.',
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
      "Begin six to eight weeks before, twice a week, with split squats, squats lowered over three seconds, side bounds, hamstrings and wall sits of 40 to 60 seconds. One-minute intervals on the bike help too. Most tumbles come when you're tired, so stop early on day one and day three.",
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
      "Lift on two days a week, full body, with trap bar, pull-ups, push press, carries and light neck work. Do your conditioning as rounds, 3 to 5 x 3 minutes with 1 minute rest. Keep it off sparring days, and don't cut weight fast without a professional.",
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
      'Do squats, Romanian deadlifts and single-leg landings twice a week, with few extra jumps in match weeks, as you already jump a lot. If the tendon at your kneecap is sore, hold a Spanish squat or wall sit for 30 to 45 seconds, four or five times. Balance work protects your ankles.',
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
      "Two short sessions a week of squats, calf raises, rows, hip and trunk work make your jumps safer and won't spoil your line. Keep to sets of 5 to 8 and stop well before failure in show weeks. Eat enough, and see a doctor if your periods stop or you get a stress fracture.",
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
      'Give it six to eight weeks, with two strength days, one longer interval day such as 4 x 4 minutes, and one day of short sprints with turns. Add contact and full games last. In season, two short gym sessions a week are enough.',
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
      "Give yourself four to six weeks before the first real match, with runs that have faster bits in them, calf raises, Nordics and side lunges. Past 35 it's the calves and hamstrings that go first. Play half the time in your first few games.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['return to sport', 'veterans'],
  },
];
