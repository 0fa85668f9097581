import { away, newcomer, regular, stranger } from '../athletes.ts';
import type { Said, Talk } from '../talk.ts';

const learns = (says: string, ...facts: string[]): Talk => ({
  knows: newcomer,
  turns: [{ says, learns: facts, makes: false }],
});

const told: readonly Talk[] = [
  learns('I love kettlebells and hate running', 'like: kettlebells', 'dislike: running'),
  learns("I can't stand burpees", 'dislike: burpees'),
  learns('I really enjoy yoga and long walks', 'like: yoga', 'like: long walks'),
  learns('Me encantan las sentadillas', 'like: sentadillas'),
  learns('Ich hasse Burpees', 'dislike: burpees'),
  learns('I usually train in the mornings before work', 'time_window: mornings before work'),
  learns('Tuesdays and Thursdays work best for me', 'time_window: Tuesdays and Thursdays'),
  learns('I have no time', 'barrier: little time'),
  learns("I'm too tired after work", 'barrier: tired after work'),
  learns('I work night shifts', 'barrier: shift work'),
  learns('I get embarrassed at the gym', 'barrier: feeling watched'),
  learns(
    'I have two kettlebells and a pull-up bar',
    'equipment: kettlebells',
    'equipment: pull up bar',
  ),
  learns('My deadlift is 142 kg', 'lift: deadlift 142 kg'),
  learns('I squat 100 kg for 5', 'lift: squat 100 kg x 5'),
  learns('I can do 12 pull-ups', 'lift: pull-ups x 12'),
  learns('Keep it short, no pep talks', 'cue_style: short', 'cue_style: plain, no hype'),
  learns('Be tough on me', 'cue_style: firm'),
  learns("I'm scared of looking stupid at the gym", 'barrier: feeling watched'),
  learns('evenings after 7pm usually', 'time_window: evenings after 7pm'),
  learns('I want to run a 5k', 'goal: run a 5k'),
  learns(
    'I want to get stronger because I want to keep up with my kids',
    'goal: get stronger',
    'why: i want to keep up with my kids',
  ),
  learns("I'm thinking about starting to lift", 'readiness: thinking about it'),
];

/** Nothing from other people, questions and what-ifs. */
const notTold: readonly Talk[] = [
  learns('My wife hates burpees'),
  learns('My friend has two kettlebells'),
  learns('Do people love burpees?'),
  learns('If I had dumbbells I would use them'),
  learns('Maybe I like running'),
  learns('She hates squats and he loves deadlifts'),
  learns('Imagine I love burpees'),
  learns('I love my wife'),
  learns('I like that'),
  learns("I don't hate burpees"),
  learns('Should I buy kettlebells?'),
  learns('My brother squats 200 kg'),
];

const lowDay = (says: string, expected: Omit<Said, 'says'> = {}): Talk => ({
  knows: regular,
  turns: [
    {
      says,
      intent: 'low_motivation',
      makes: false,
      lacks: /should|lazy|excuse|just do/i,
      has: /\d/,
      ...expected,
    },
  ],
});

const lowDays: readonly Talk[] = [
  lowDay('I have zero motivation today'),
  lowDay('I missed three sessions and feel guilty'),
  lowDay("I can't be bothered"),
  lowDay("What's the point, I always fail"),
  lowDay('I am too old for this'),
  lowDay('I am so stressed and overwhelmed'),
  lowDay('Training is so boring, I am bored'),
  lowDay('I want to give up'),
  lowDay("I'm exhausted"),
  lowDay('I slept 3 hours and feel awful'),
  lowDay('I hate my job and everything is too much'),
  lowDay('My squat has been stuck for weeks', { pathway: 'plateau', has: /100 kg/ }),
  lowDay("I don't have time for this"),
];

const goals: readonly Talk[] = [
  {
    knows: regular,
    turns: [
      {
        says: 'I want to deadlift twice my body weight by June',
        intent: 'share_goal',
        pathway: 'goal_build',
        has: /144 kg.*gap to 156 kg is 12 kg in 28 weeks: about 0.4 kg a week/,
      },
      {
        says: 'I want to feel strong for my kids',
        has: /feel strong for your kids/,
        learns: ['goal: feel strong for my kids', 'why: i want to feel strong for my kids'],
      },
      { says: '7', learns: ['readiness: 7 out of 10'], lacks: /gap to 156/ },
      { says: 'Mornings before work', learns: ['time_window: mornings before work'] },
    ],
  },
  {
    knows: regular,
    turns: [
      {
        says: 'I want to bench 90 kg in 20 weeks',
        has: /gap to 90 kg is 4 kg in 20 weeks: about 0.2 kg a week/,
      },
    ],
  },
  { knows: newcomer, turns: [{ says: 'I want to deadlift 100 kg', lacks: /gap/ }] },
  {
    knows: away,
    turns: [
      { says: 'I am coming back after a long break', pathway: 'returning', has: /40 days ago/ },
    ],
  },
  {
    knows: away,
    turns: [{ says: "I haven't trained in months", pathway: 'returning', lacks: /should/ }],
  },
  {
    knows: stranger,
    turns: [
      {
        says: 'I want to have more energy for my kids',
        intent: 'share_goal',
        has: /more energy for your kids/,
      },
    ],
  },
  { knows: stranger, turns: [{ says: 'Talk about a goal', intent: 'share_goal', has: /\?$/ }] },
  {
    knows: regular,
    turns: [{ says: 'I ran 5 km this morning', intent: 'share_progress', has: /You ran 5 km/ }],
  },
  { knows: regular, turns: [{ says: 'New PR today', intent: 'share_progress', has: /\d/ }] },
  {
    knows: newcomer,
    turns: [
      {
        says: 'I finally did my first pull-up',
        intent: 'share_progress',
        has: /did your first pull-up/,
      },
    ],
  },
];

const moreGoals: readonly Talk[] = [
  {
    knows: stranger,
    turns: [
      { says: 'I want to get stronger', has: /\?$/ },
      { says: "I don't know, I just think it would be cool", learns: [], lacks: /you don't know/ },
    ],
  },
  {
    knows: away,
    turns: [
      {
        says: "It's been 6 weeks since I trained because my dad was ill",
        pathway: 'returning',
        has: /40 days ago/,
      },
    ],
  },
  {
    knows: regular,
    turns: [{ says: "Hey coach, I've been feeling pretty good lately", intent: 'share_progress' }],
  },
];

const advice = (says: string, has: RegExp): Talk => ({
  knows: newcomer,
  turns: [{ says, intent: 'ask_advice', makes: false, has, lacks: /\d|you should/i }],
});

const advices: readonly Talk[] = [
  advice('How do I get better at pull-ups?', /slow/),
  advice('How often should I take rest days?', /easy|rest|hard/i),
  advice('What should I do about sore legs?', /sore/),
  advice('Any advice for sticking with it?', /small|short/),
  advice('How do I warm up?', /warm/i),
  advice('What is the best way to build muscle?', /muscle/i),
  advice('How heavy should I lift?', /reps|clean/),
  advice('Why is the sky blue?', /guess|make something up|not sure/),
];

const small: readonly Talk[] = [
  {
    knows: regular,
    turns: [
      { says: 'Hi', intent: 'greet', has: /Nina/ },
      { says: 'Thank you', intent: 'thanks' },
    ],
  },
  { knows: stranger, turns: [{ says: 'Hello', intent: 'greet', lacks: /null|undefined|\d/ }] },
  {
    knows: newcomer,
    turns: [
      { says: 'no thanks', intent: 'refuse', has: /your call|you decide|Fair enough/, lacks: /\?/ },
    ],
  },
  {
    knows: newcomer,
    turns: [{ says: "I'm not sure this is for me", has: /\?$/, lacks: /should/ }],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'hmm' },
      { says: 'hmm' },
      { says: 'hmm', has: /\?$/ },
      { says: 'hmm' },
      { says: 'hmm' },
      { says: 'hmm' },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'Hola, quiero ponerme en forma', has: /español/ },
      { says: 'Quiero correr más rápido', lacks: /español/ },
    ],
  },
];

export const personTalks: readonly Talk[] = [
  ...told,
  ...notTold,
  ...lowDays,
  ...goals,
  ...moreGoals,
  ...advices,
  ...small,
];
