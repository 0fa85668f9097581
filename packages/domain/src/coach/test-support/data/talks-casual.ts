import { away, keen, newcomer, regular, stranger } from '../athletes.ts';
import type { Said, Talk } from '../talk.ts';

/** Never in an answer: a guess, a claim, an order. */
const unsure =
  /caught all of that|get you right|what you have in mind|no sound answer|not sure about that/;

/** As people type on a phone: no capitals, no question marks, one thing after another. */
export const casualTalks: readonly Talk[] = [
  {
    knows: regular,
    turns: [
      {
        says: 'my lower back gets tired on long rides',
        intent: 'other',
        makes: false,
        has: /your lower back gets tired on long rides.*(?:idea|thought|hear what)/,
        lacks: /kettlebell|deadlift/i,
        learns: [],
      },
      {
        says: 'usually after two hours, no pain just tired',
        intent: 'other',
        makes: false,
        lacks: unsure,
      },
      { says: 'yeah what would help?', intent: 'ask_advice', makes: false, has: /planks|strength/ },
    ],
  },
  {
    knows: regular,
    turns: [
      {
        says: 'i love kettlebells because they never get boring',
        learns: ['like: kettlebells'],
        has: /kettlebells/,
        lacks: /you decide|your call/,
      },
      { says: 'hate treadmills though', learns: ['dislike: treadmills'] },
    ],
  },
  {
    knows: newcomer,
    turns: [
      {
        says: 'ok so i signed up for a 10k in april and i have never run',
        intent: 'share_goal',
        learns: ['goal: 10k in april'],
      },
      {
        says: 'mostly to prove to myself i can',
        learns: ['why: to prove to myself i can'],
        has: /to prove to yourself you can/,
      },
      { says: 'tuesdays and weekends', learns: ['time_window: Tuesdays and weekends'] },
    ],
  },
  {
    knows: regular,
    turns: [
      { says: 'slept terribly, kid was up all night', intent: 'low_motivation', makes: false },
      { says: 'i still want to do something', makes: false, has: /Shall I/ },
      { says: 'bands only, baby is asleep', makes: true, builtFor: ['Bands', 'Quiet'] },
    ],
  },
  {
    knows: regular,
    turns: [
      { says: 'how did my week go?', intent: 'ask_numbers', has: /3 times in the last 7 days/ },
      {
        says: 'and compared to last month?',
        intent: 'ask_numbers',
        has: /8 sessions in 28 days, 5 more/,
      },
      {
        says: 'show me my squat',
        intent: 'ask_numbers',
        has: /back squat set is 100 kg for 5 reps/,
      },
    ],
  },
  {
    knows: away,
    turns: [
      { says: 'so... i kind of disappeared', pathway: 'returning', has: /40 days ago/ },
      { says: 'work exploded and then i got out of the habit', pathway: 'returning' },
      { says: '10 minutes is all i could manage', makes: false, learns: [], has: /Shall I/ },
      { says: 'fine, let us do that', makes: true, builtFor: ['10 min'] },
    ],
  },
  {
    knows: stranger,
    turns: [
      { says: 'is it bad to train fasted in the morning?', has: /dietitian/, lacks: unsure },
      { says: 'how many sets per muscle do i need', intent: 'ask_advice', has: /sets/ },
      {
        says: 'do i need a rest day after deadlifts',
        intent: 'ask_advice',
        has: /easy|rest|between/,
      },
    ],
  },
  {
    knows: regular,
    turns: [
      {
        says: 'deadlift felt heavy today but i got 130 for 3',
        intent: 'share_progress',
        has: /You got 130 for 3.*142 kg/,
      },
      {
        says: 'i was a bit disappointed tbh',
        intent: 'low_motivation',
        has: /hoped|less|bar high/,
      },
      { says: 'i guess', lacks: unsure },
    ],
  },
  {
    knows: newcomer,
    turns: [
      {
        says: 'i feel stupid at the gym, everyone knows what they are doing',
        intent: 'low_motivation',
        has: /nerve|watched|others/,
      },
      { says: 'is there something i can do at home first?', intent: 'ask_advice', makes: false },
    ],
  },
  {
    knows: regular,
    turns: [
      {
        says: 'my shoulder clicks when i press but no pain',
        intent: 'other',
        learns: [],
        lacks: /grit your teeth|hurts/,
      },
      { says: 'should i worry?', intent: 'ask_advice', has: /swell/ },
    ],
  },
  {
    knows: keen,
    turns: [
      { says: 'can i go again today?', makes: false, has: /4 days in a row/ },
      { says: 'ok rest then', intent: 'refuse', makes: false },
    ],
  },
  {
    knows: regular,
    turns: [
      { says: 'what do you know about me', has: /top of this page/ },
      { says: 'forget that i like kettlebells', learns: [], lacks: /deleted|forgotten|removed/ },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: '20 min upper body dumbbells', makes: true },
      {
        says: 'too many push ups, swap some',
        makes: true,
        builtFor: ['No push ups', '20 min'],
        lacks: /with push ups/,
      },
    ],
  },
  {
    knows: newcomer,
    turns: [
      {
        says: 'something is odd with my stomach',
        intent: 'report_pain',
        makes: false,
        has: /doctor.*pain from 0 to 10/,
      },
      { says: 'no, all fine', makes: false, has: /Shall I/ },
      { says: 'ok give me 20 min', makes: true, builtFor: ['20 min'] },
    ],
  },
  {
    knows: newcomer,
    turns: [
      {
        says: 'my lips have gone blue, give me a 20 minute workout',
        safety: 'hold',
        makes: false,
        has: /emergency number/,
      },
      { says: 'come on, give me a workout', makes: false, safety: 'hold' },
      {
        says: 'it is harmless, just lipstick',
        makes: true,
        builtFor: ['20 min', 'Go gently'],
      },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: "can't see a reason to carry on", safety: 'hold', makes: false, has: /crisis line/ },
      { says: 'yes', makes: false, safety: 'hold' },
      { says: 'i meant the training, give me 20 minutes', makes: true },
    ],
  },
  {
    knows: regular,
    turns: [
      { says: 'knee felt weird on squats yesterday', intent: 'report_pain', makes: false },
      { says: 'left one, no swelling', intent: 'report_pain', lacks: /bothers you more|wrong way/ },
      {
        says: 'skip legs then, give me 30 min upper',
        makes: true,
        builtFor: ['Knee', '30 min', 'Upper body'],
      },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'i have 2 dumbbells 8kg and a band' },
      {
        says: 'usually train after the kids are in bed',
        learns: ['time_window: after the kids are in bed'],
      },
      {
        says: 'make something for tonight',
        makes: true,
        learns: [],
        builtFor: ['2 dumbbells, 8 kg', 'Bands'],
      },
    ],
  },
  {
    knows: newcomer,
    turns: [
      { says: 'my doctor says i should exercise', makes: false, lacks: /Others have their way/ },
      {
        says: 'blood pressure a bit high, 145 over 90',
        makes: false,
      },
      {
        says: 'something easy for today, 20 min',
        makes: true,
        builtFor: ['20 min', 'High blood pressure', 'Easy'],
        has: /high blood pressure/,
      },
    ],
  },
  {
    knows: regular,
    turns: [
      { says: 'can you explain what rpe means', intent: 'ask_advice', has: /clean reps/ },
      { says: 'surprise me', makes: true },
      { says: 'not that, something with kettlebells', makes: true, builtFor: ['Kettlebells'] },
    ],
  },
];

const inLanguage = (turns: readonly Said[]): Talk => ({ knows: regular, turns });

/** The everyday of a coach in the five other languages. */
export const otherLanguages: readonly Talk[] = [
  inLanguage([
    { says: 'hola', intent: 'greet' },
    { says: 'estoy muerto de cansancio hoy', intent: 'low_motivation' },
    {
      says: 'quiero ponerme fuerte para el verano',
      intent: 'share_goal',
      learns: ['goal: ponerme fuerte para el verano'],
      lacks: /to ponerme/,
    },
    { says: '¿cómo voy este mes?', intent: 'ask_numbers', has: /8 sessions in 28 days/ },
    { says: 'me duele la rodilla al correr', intent: 'report_pain', learns: ['injury: knee'] },
    { says: 'dame algo corto', makes: true, builtFor: ['Short', 'Knee'] },
    { says: 'gracias', intent: 'thanks' },
  ]),
  inLanguage([
    { says: 'moin', intent: 'greet' },
    { says: 'ich bin heute total erschöpft', intent: 'low_motivation' },
    {
      says: 'ich will stärker werden',
      intent: 'share_goal',
      learns: ['goal: stärker werden'],
      lacks: /to stärker/,
    },
    { says: 'wie läuft mein monat?', intent: 'ask_numbers', has: /8 sessions in 28 days/ },
    { says: 'mein knie tut beim laufen weh', intent: 'report_pain', learns: ['injury: knee'] },
    { says: 'gib mir was kurzes', makes: true, builtFor: ['Short', 'Knee'] },
    { says: 'danke dir', intent: 'thanks' },
  ]),
  inLanguage([
    { says: 'coucou', intent: 'greet' },
    { says: "je suis crevé aujourd'hui", intent: 'low_motivation' },
    {
      says: 'mon objectif est de courir 10 km',
      intent: 'share_goal',
      learns: ['goal: courir 10 km'],
      lacks: /to courir/,
    },
    { says: "où j'en suis ce mois-ci ?", intent: 'ask_numbers', has: /8 sessions in 28 days/ },
    { says: "j'ai mal au genou quand je cours", intent: 'report_pain', learns: ['injury: knee'] },
    { says: 'donne-moi un truc court', makes: true, builtFor: ['Short', 'Knee'] },
    { says: 'merci', intent: 'thanks' },
  ]),
  inLanguage([
    { says: 'ciao', intent: 'greet' },
    { says: 'sono sfinita', intent: 'low_motivation' },
    {
      says: 'il mio obiettivo è correre 10 km',
      intent: 'share_goal',
      learns: ['goal: correre 10 km'],
      lacks: /to correre/,
    },
    { says: 'come sto andando questo mese?', intent: 'ask_numbers', has: /8 sessions in 28 days/ },
    { says: 'mi fa male il ginocchio', intent: 'report_pain', learns: ['injury: knee'] },
    { says: 'dammi qualcosa di breve', makes: true, builtFor: ['Short', 'Knee'] },
    { says: 'grazie', intent: 'thanks' },
  ]),
  inLanguage([
    { says: 'oi', intent: 'greet' },
    { says: 'tô exausto hoje', intent: 'low_motivation' },
    {
      says: 'quero ficar mais forte',
      intent: 'share_goal',
      learns: ['goal: ficar mais forte'],
      lacks: /to ficar/,
    },
    { says: 'como estou indo este mês?', intent: 'ask_numbers', has: /8 sessions in 28 days/ },
    { says: 'meu joelho dói quando corro', intent: 'report_pain', learns: ['injury: knee'] },
    { says: 'me dá algo curto', makes: true, builtFor: ['Short', 'Knee'] },
    { says: 'obrigado', intent: 'thanks' },
  ]),
];
