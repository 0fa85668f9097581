import { away, keen, newcomer, regular, stranger } from '../athletes.ts';
import type { Said, Talk } from '../talk.ts';

const one = (knows: Talk['knows'], says: string, expected: Omit<Said, 'says'>): Talk => ({
  knows,
  turns: [{ says, ...expected }],
});

const wish = (says: string, ...builtFor: string[]): Talk =>
  one(newcomer, says, { intent: 'ask_workout', makes: true, builtFor });

/** Wishes that are made at once: the kit is known, nothing hurts. */
const wishes: readonly Talk[] = [
  wish('Give me a 20 minute workout', '20 min'),
  wish('Make me a quick full body session', 'Short', 'Full body'),
  wish('I want a 30 min HIIT workout', '30 min'),
  wish('Can you build me a circuit for legs?', 'Legs', 'Circuit'),
  wish('Could I have a short stretching session please?', 'Short', 'Mobility'),
  wish('I need a 45-minute strength session', '45 min', 'Strength'),
  wish('20 min kettlebell EMOM', 'Kettlebells', 'EMOM'),
  wish('Tabata, 16 minutes, no jumping', 'Tabata', 'No jumping'),
  wish("Let's go"),
  wish("I'm ready, let's do this"),
  wish('Train me now'),
  wish('I would love a gentle yoga session', 'Easy'),
  wish('Make me a workout for tonight'),
  wish('Hazme un entrenamiento de 20 minutos con mancuernas', '20 min', 'Dumbbells'),
  wish('Ich will ein Training, 20 Minuten mit Kurzhanteln', '20 min', 'Dumbbells'),
  wish('Fais-moi une séance de 25 minutes sans saut', '25 min', 'No jumping'),
  wish('Fammi un allenamento di 20 minuti', '20 min'),
  wish('Quero um treino de 20 minutos com halteres', '20 min', 'Dumbbells'),
  wish('Give me a 20 minute workout, my left knee hurts', '20 min', 'Left knee'),
  wish('build me something short', 'Short'),
];

const moreWishes: readonly Talk[] = [wish('workout'), wish('something for beginners')];

const notNow = (says: string, intent: Said['intent']): Talk =>
  one(newcomer, says, { ...(intent && { intent }), makes: false });

/** Questions, days to come, what-ifs and stories: talked about, not made. */
const notMade: readonly Talk[] = [
  notNow('Should I do a workout today?', 'ask_advice'),
  notNow('Make me a workout for tomorrow', 'plan_ahead'),
  notNow('I want a long session this weekend', 'plan_ahead'),
  notNow('What if I asked you for a workout?', undefined),
  notNow('If I had more time I would want a workout', undefined),
  notNow("Don't make me a workout", undefined),
  notNow('I had a great workout yesterday', undefined),
  notNow('My workout was hard', undefined),
  notNow('I love my kettlebell workouts', undefined),
  notNow('Is it ok to train twice a day?', 'ask_advice'),
  notNow('I might do a workout later', undefined),
  notNow('Work was awful and I am exhausted', 'low_motivation'),
  notNow('I did 20 minutes of kettlebells', 'share_progress'),
  notNow('My friend wants a workout plan', undefined),
  notNow('No workout today', 'refuse'),
  notNow('Delete my data', 'other'),
  notNow('Remind me tomorrow at 7', 'other'),
  notNow('Ich habe keine Lust heute', 'low_motivation'),
  notNow('Morgen will ich ein Training machen', 'plan_ahead'),
  notNow('Mañana quiero un entrenamiento', 'plan_ahead'),
];

/** What a short answer means hangs on what was asked or made. */
const inContext: readonly Talk[] = [
  {
    knows: stranger,
    turns: [
      { says: 'Give me a 20 minute workout', intent: 'ask_workout', has: /\?$/ },
      {
        says: 'Dumbbells',
        makes: true,
        builtFor: ['20 min', 'Dumbbells'],
        learns: ['equipment: dumbbells'],
      },
      {
        says: 'Make it 40 minutes',
        intent: 'adjust_workout',
        makes: true,
        builtFor: ['40 min', 'Dumbbells'],
      },
      {
        says: 'no burpees please',
        intent: 'adjust_workout',
        makes: true,
        builtFor: ['40 min', 'Dumbbells', 'No burpees'],
      },
      { says: 'Looks good', intent: 'thanks' },
    ],
  },
  {
    knows: stranger,
    turns: [
      { says: 'I want a quick workout', has: /\?$/ },
      { says: 'No equipment', makes: true, builtFor: ['Short', 'No kit'] },
    ],
  },
  {
    knows: stranger,
    turns: [
      { says: 'make me a workout' },
      { says: 'nothing, just me', makes: true, builtFor: ['No kit'] },
      { says: 'shorter', intent: 'adjust_workout', makes: true, builtFor: ['20 min', 'No kit'] },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'Should I train today?', has: /Shall I/ },
      { says: 'yes please', intent: 'ask_workout', makes: true },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'Make me a 25 minute workout for tomorrow', has: /Shall I make a session/ },
      { says: 'Yes, make it', intent: 'ask_workout', makes: true, builtFor: ['25 min'] },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'Make me a workout for tomorrow' },
      { says: 'Not now', intent: 'refuse', lacks: /\?/ },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'Give me a 30 minute workout', makes: true },
      {
        says: 'make it harder',
        intent: 'adjust_workout',
        makes: true,
        builtFor: ['30 min', 'Hard'],
      },
      {
        says: 'swap the squats for lunges',
        intent: 'adjust_workout',
        makes: true,
        builtFor: ['No squats', 'With lunges'],
      },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'Give me a 30 minute workout', makes: true },
      { says: '15 minutes', intent: 'adjust_workout', makes: true, builtFor: ['15 min'] },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'Give me a 30 minute workout', makes: true },
      {
        says: 'Now give me a 10 minute stretching session',
        intent: 'ask_workout',
        makes: true,
        builtFor: ['10 min'],
        notFor: /30/,
      },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'Give me a 30 minute workout', makes: true },
      { says: 'That was great', intent: 'share_progress' },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'I have no motivation', intent: 'low_motivation', lacks: /you should/i },
      { says: 'Something short', intent: 'ask_workout', makes: true, builtFor: ['Short'] },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'My left knee hurts when I squat', intent: 'report_pain', pathway: 'pain_limits' },
      { says: 'Train around it', intent: 'ask_workout', makes: true, builtFor: ['Left knee'] },
    ],
  },
  {
    knows: newcomer,
    turns: [
      {
        says: 'my hip is a bit stiff, give me a 20 minute workout',
        makes: false,
        has: /hip hurt\?/,
      },
      { says: 'no, all fine', makes: true, builtFor: ['20 min'], notFor: /Hip/ },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'my hip is a bit stiff, give me a 20 minute workout', makes: false },
      { says: 'yes', makes: true, builtFor: ['20 min', 'Hip'] },
    ],
  },
  {
    knows: newcomer,
    turns: [
      {
        says: 'something is odd with my stomach, give me a 20 minute workout',
        makes: false,
        has: /pain from 0 to 10/,
      },
      { says: 'only a 1, I ate late', makes: true, builtFor: ['20 min'] },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'My bench is stuck', pathway: 'plateau', has: /\?$/ },
      { says: 'Yes, go on', intent: 'ask_advice', has: /easy week/ },
      { says: 'Tell me more', intent: 'ask_advice', has: /rest|easy week/ },
    ],
  },
];

const moreInContext: readonly Talk[] = [
  {
    knows: regular,
    turns: [
      { says: 'Can you do something for my abs in 15 min', intent: 'ask_workout', makes: true },
      { says: 'too hard', intent: 'adjust_workout', makes: true, builtFor: ['Core', 'Easy'] },
      { says: 'actually make it 20', makes: true, has: /20 min/, lacks: /hard/ },
      { says: 'with kettlebells instead', makes: true, has: /kettlebells/ },
      { says: 'yes', intent: 'thanks', makes: false },
    ],
  },
  {
    knows: newcomer,
    turns: [
      {
        says: 'my hip is a bit stiff',
        intent: 'report_pain',
        has: /hip hurt\?/,
        makes: false,
      },
      { says: 'No, all fine', makes: false, has: /Shall I/ },
      { says: 'Yes, make it', makes: true },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'my hip is a bit stiff' },
      { says: 'Yes', makes: false, has: /doctor or physio/ },
    ],
  },
  {
    knows: stranger,
    turns: [
      { says: 'make me a workout', has: /\?$/ },
      { says: 'My friend has two kettlebells', makes: false },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'Should I train today?', has: /Shall I/ },
      { says: 'Yes, a program please', intent: 'ask_program', makes: false },
    ],
  },
  { knows: newcomer, turns: [{ says: 'A short session', makes: true, builtFor: ['Short'] }] },
  { knows: newcomer, turns: [{ says: "ok let's try something", makes: true }] },
  {
    knows: newcomer,
    turns: [{ says: 'Hazme un entrenamiento corto', makes: true, builtFor: ['Short'] }],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'my girlfriend is pregnant, make us a workout', makes: false, has: /pregnant\?/ },
      { says: 'Yes', makes: true, builtFor: ['Pregnant'] },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'Give me a 30 minute workout', makes: true },
      { says: 'can you make a different one?', intent: 'adjust_workout', makes: true },
    ],
  },
];

const numbers: readonly Talk[] = [
  one(regular, 'How long until I deadlift 180?', {
    has: /gap to 180 kg is 36 kg. .*36 to 72 weeks/,
  }),
  one(regular, 'What should I train next?', { has: /Pull day/, makes: false }),
  one(regular, 'Is 142 a good deadlift?', { has: /142 kg/, lacks: /better than|average/ }),
  one(regular, 'How many sessions did I do this month?', {
    intent: 'ask_numbers',
    has: /8 sessions in 28 days, 5 more/,
  }),
  one(regular, 'What is my best deadlift?', { intent: 'ask_numbers', has: /142 kg/ }),
  one(regular, 'Show my numbers', {
    intent: 'ask_numbers',
    has: /3 times in the last 7 days, 90 minutes/,
  }),
  one(regular, 'How am I doing?', { intent: 'ask_numbers', has: /3 times/ }),
  one(regular, 'How is my squat going?', {
    intent: 'ask_numbers',
    has: /back squat set is 100 kg for 5 reps/,
    lacks: /whole foot/,
  }),
  one(regular, 'How are my deadlifts coming along?', { intent: 'ask_numbers', has: /142 kg/ }),
  one(regular, 'Am I getting stronger?', { intent: 'ask_numbers', has: /kg/ }),
  one(stranger, 'How many workouts have I done?', { intent: 'ask_numbers', lacks: /\d/ }),
  one(keen, 'Should I train today?', {
    intent: 'ask_advice',
    has: /4 days in a row.*(?:rest|light|easy)/,
  }),
  one(away, 'When did I last train?', { has: /40 days ago/ }),
];

const programs: readonly Talk[] = [
  one(newcomer, 'Make me a 12 week program', {
    intent: 'ask_program',
    makes: false,
    pathway: 'program',
  }),
  one(
    {
      ...regular,
      program: { name: 'Base strength', week: 3, totalWeeks: 8, nextTitle: 'Squat day' },
    },
    'What is next in my program?',
    { intent: 'ask_program', has: /week 3 of 8 of Base strength. Next comes Squat day/ },
  ),
  {
    knows: newcomer,
    turns: [
      { says: 'I need a training plan', intent: 'ask_program', has: /\?$/ },
      { says: 'I want to get stronger', intent: 'share_goal', learns: ['goal: get stronger'] },
    ],
  },
];

export const trainingTalks: readonly Talk[] = [
  ...wishes,
  ...moreWishes,
  ...notMade,
  ...inContext,
  ...moreInContext,
  ...numbers,
  ...programs,
];
