import type { ProgramChange } from '../../types.ts';
import { newcomer, planned, regular, stranger } from '../athletes.ts';
import type { Talk } from '../talk.ts';

/** Nothing of this is done by the coach, so nothing of it may sound done. */
const lacks = /\b(?:skipped|moved|done for you|rescheduled|i have (?:moved|changed)|noted)\b/i;

const about = (says: string, proposes: ProgramChange): Talk => ({
  knows: planned,
  turns: [{ says, intent: 'change_program', makes: false, proposes, learns: [], lacks }],
});

/** Today is Sunday, 15 November 2026. */
const changes: readonly Talk[] = [
  about('skip my next session', { change: 'skip_next' }),
  about('Can you skip tomorrow’s workout?', { change: 'skip_next' }),
  about('cancel the next training please', { change: 'skip_next' }),
  about('can you move my next session to Friday?', { change: 'move_next', to: '2026-11-20' }),
  about('Move the next workout from Tuesday to Thursday', {
    change: 'move_next',
    to: '2026-11-19',
  }),
  about('Please postpone my session to tomorrow', { change: 'move_next', to: '2026-11-16' }),
  about('move my session to 2026-12-01', { change: 'move_next', to: '2026-12-01' }),
  about('reschedule my session to Sunday', { change: 'move_next', to: '2026-11-22' }),
  about('I need a week off', { change: 'week_off' }),
  about('I am on holiday next week', { change: 'week_off' }),
  about('pause my program', { change: 'week_off' }),
  {
    // The day that is named is the one it cannot be.
    knows: planned,
    turns: [
      {
        says: 'I have a trip on Thursday, can we shift training?',
        intent: 'change_program',
        has: /day.*\?$/,
      },
      { says: 'Friday', proposes: { change: 'move_next', to: '2026-11-20' } },
    ],
  },
  {
    knows: planned,
    turns: [
      { says: 'move my next session', intent: 'change_program', has: /day.*\?$/, lacks },
      { says: 'Saturday', proposes: { change: 'move_next', to: '2026-11-21' }, lacks },
    ],
  },
];

const unchanged: readonly Talk[] = [
  'Should I skip my next session?',
  'What happens if I miss a session?',
  "I don't want to skip my next session",
  'I skipped my session yesterday',
  'If I move my session to Friday, is that bad?',
].map((says) => ({ knows: planned, turns: [{ says, makes: false, lacks }] }));

const withoutPlan: readonly Talk[] = [
  { knows: newcomer, turns: [{ says: 'skip my next session', has: /program|session/i, lacks }] },
  { knows: regular, turns: [{ says: 'take a week off', makes: false, lacks }] },
];

const undone: readonly Talk[] = [
  {
    knows: newcomer,
    turns: [
      { says: 'Give me a 20 minute workout with dumbbells', makes: true },
      { says: 'Make it 30 minutes', makes: true, builtFor: ['30 min', 'Dumbbells'] },
      { says: 'Keep the one before', intent: 'undo_change', makes: false, returns: true },
      // What was taken back does not come along.
      { says: 'No jumping please', makes: true, builtFor: ['20 min', 'No jumping'], notFor: /30/ },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'Give me a 20 minute workout with dumbbells', makes: true },
      { says: 'Undo', makes: false },
    ],
  },
];

/** What somebody new says in one breath. */
const firstWords: readonly Talk[] = [
  {
    knows: stranger,
    turns: [
      {
        says: 'I want to deadlift twice my bodyweight before summer but I only have two evenings a week',
        intent: 'share_goal',
        learns: ['goal: deadlift twice my bodyweight before summer', 'time_window: evenings'],
      },
      {
        says: 'I love kettlebells and hate burpees, and I train on Tuesday evenings. My knee is fine.',
        intent: 'other',
        learns: ['like: kettlebells', 'dislike: burpees', 'time_window: Tuesday evenings'],
        has: /kettlebells.*burpees.*Tuesday evenings/,
      },
    ],
  },
  {
    // The load of a goal says nothing about the kit.
    knows: stranger,
    turns: [
      { says: 'I want to deadlift twice my bodyweight' },
      { says: 'Make me a workout', makes: false, has: /kit|train with/ },
    ],
  },
  {
    // Asked for the kit: who loves kettlebells may have none.
    knows: stranger,
    turns: [
      { says: 'Make me a workout', makes: false },
      { says: 'I love kettlebells', learns: ['like: kettlebells'] },
    ],
  },
  {
    knows: stranger,
    turns: [
      { says: 'no equipment at all', learns: ['equipment: bodyweight'], lacks: /: equipment/ },
      { says: '15 minutes', makes: true },
    ],
  },
  {
    knows: regular,
    turns: [
      { says: 'My squat is stuck', has: /\?$/ },
      { says: 'What do you know about me?', intent: 'ask_numbers', has: /top of this page/ },
    ],
  },
  {
    knows: newcomer,
    turns: [{ says: 'How do I delete what you know?', has: /change or forget/ }],
  },
  {
    knows: newcomer,
    turns: [
      {
        says: 'I just had a baby 6 weeks ago and want to start again',
        makes: false,
        has: /midwife or doctor/,
      },
    ],
  },
];

const smallThings: readonly Talk[] = [
  {
    // An age that was told stays with every workout of the conversation.
    knows: newcomer,
    turns: [
      { says: 'I am 15 and want to test my max bench', makes: false, has: /max/ },
      { says: 'then give me a chest workout', makes: true, builtFor: ['Age 15', 'Chest'] },
    ],
  },
  {
    knows: planned,
    turns: [{ says: 'what is next in my plan?', intent: 'ask_program', has: /Deload pull/ }],
  },
  {
    knows: newcomer,
    turns: [{ says: 'what is a good warm up?', intent: 'ask_advice', has: /pulse|warm/ }],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'Give me a 20 minute workout', makes: true },
      { says: 'load it', makes: false, has: /button on the card/ },
    ],
  },
  { knows: newcomer, turns: [{ says: 'I weigh 80 kg', has: /profile/, lacks: /80/ }] },
  {
    knows: newcomer,
    turns: [{ says: 'I am afraid of getting hurt', intent: 'low_motivation', makes: false }],
  },
  {
    knows: regular,
    turns: [{ says: 'ok give me the light one for today', makes: true }],
  },
];

/** Short words that live on what was said before. */
const followUps: readonly Talk[] = [
  {
    knows: regular,
    turns: [
      { says: 'give me 30 minutes with kettlebells', makes: true },
      { says: 'make it shorter', makes: true, builtFor: ['20 min', 'Kettlebells'] },
      { says: 'actually no swings', makes: true, builtFor: ['20 min', 'Kettlebells', 'No swings'] },
    ],
  },
  {
    knows: regular,
    turns: [
      { says: 'give me 30 minutes with kettlebells', makes: true },
      { says: 'make it shorter', makes: true },
      { says: 'no, the other one', intent: 'undo_change', makes: false, returns: true },
      {
        says: 'actually no swings',
        makes: true,
        builtFor: ['30 min', 'Kettlebells', 'No swings'],
        notFor: /20/,
      },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'could you knock something together? 25 mins', makes: true },
      {
        says: 'swap the lunges for squats',
        makes: true,
        builtFor: ['No lunges', 'With squats', '25 min'],
      },
      { says: '15', makes: true, builtFor: ['15 min', 'No lunges', 'With squats'] },
      { says: 'cool thanks', intent: 'thanks', makes: false, learns: [] },
    ],
  },
  {
    knows: planned,
    turns: [
      {
        says: 'move my next workout to Friday',
        proposes: { change: 'move_next', to: '2026-11-20' },
      },
      { says: 'no, Saturday', proposes: { change: 'move_next', to: '2026-11-21' } },
      { says: 'skip it instead', proposes: { change: 'skip_next' } },
    ],
  },
  {
    knows: regular,
    turns: [
      { says: 'How many times did I train in the last week?', has: /3 times in the last 7 days/ },
      { says: 'and last month?', intent: 'ask_numbers', has: /8 sessions in 28 days/ },
      { says: 'what did I do on Monday?', makes: false, has: /Press day on Monday, 20 minutes/ },
      { says: 'what did I do on Friday?', makes: false, has: /no session on Friday/ },
    ],
  },
  {
    knows: regular,
    turns: [
      {
        says: 'what was my longest session?',
        has: /Your longest session was [^.]+, \d+ minutes\./,
      },
      { says: 'what is my average session length?', has: /took \d+ minutes on average/ },
      { says: 'did I train more than last week?', has: /last 7 days you trained 3 times, and \d/ },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: "I'm pregnant, 20 weeks, what about a workout?", makes: false },
      { says: 'give me a 20 minute one', makes: true, builtFor: ['Pregnant', '20 min'] },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'I feel dead inside', safety: 'hold', makes: false, has: /crisis line/ },
      { says: 'no I meant the training', makes: false, has: /Shall I|Would you like|Do you want/ },
    ],
  },
  {
    // Not understood, with a word that is none of training: asked about and not said back.
    knows: newcomer,
    turns: [
      {
        says: 'the knife looked at me again',
        makes: false,
        has: /emergency number/,
        lacks: /knife/,
      },
      {
        says: 'Yes',
        makes: false,
        has: /someone you trust|someone close/,
        lacks: /session|shall i/i,
      },
    ],
  },
];

export const planTalks: readonly Talk[] = [
  ...followUps,
  ...smallThings,
  ...undone,
  ...changes,
  ...unchanged,
  ...withoutPlan,
  ...firstWords,
];
