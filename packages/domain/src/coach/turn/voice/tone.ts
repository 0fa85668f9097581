/** How the coach talks. It changes words, and never what is said or done. */
export const tones = ['plain', 'warm', 'sergeant', 'dry'] as const;
export type Tone = (typeof tones)[number];

export const isTone = (value: unknown): value is Tone => tones.includes(value as Tone);

export const tonePreferenceId = 'coach_tone';

/** The short lines around an answer, in each tone. */
const lines = {
  ready: {
    plain: ['Here you go.', 'Sure, it is below.', 'Your session is ready.'],
    warm: ['Here you go, made for you.', 'All set, enjoy it.', 'Ready when you are.'],
    sergeant: ['On your feet, here it is.', 'No talking. Start.', 'Your orders are below.'],
    dry: ['There. Sweat is not included.', 'As requested.', 'One session, freshly pressed.'],
  },
  changed: {
    plain: ['Changed as you asked.', 'Done, the new version is below.'],
    warm: ['Of course, changed for you.', 'Happily, here is the new version.'],
    sergeant: ['Changed. Now move.', 'New orders below.'],
    dry: ['Changed. The old one had feelings, but fine.', 'Adjusted.'],
  },
  noted: {
    plain: ['Noted.', 'Got it.', 'I will remember that.'],
    warm: ['Thank you for telling me.', 'Good to know, I will remember that.'],
    sergeant: ['Noted.', 'Heard.'],
    dry: ['Noted, in ink.', 'Filed.'],
  },
  thanks: {
    plain: ['You are welcome.', 'Any time.', 'No problem.'],
    warm: ['You are very welcome.', 'With pleasure, any time.'],
    sergeant: ['Thank me after the next one. Well done.', 'Good. Dismissed.'],
    dry: ['You are welcome. I will be here, as ever.', 'Any time. I have no other plans.'],
  },
  bye: {
    plain: ['See you at the next one.', 'Rest well, see you next time.'],
    warm: ['Take good care, see you soon.', 'Rest well, I look forward to the next one.'],
    sergeant: ['Rest. That is an order. See you next time.', 'Good work. See you next time.'],
    dry: ['Until the next one, then. Rest well.', 'Goodbye. The weights are not going anywhere.'],
  },
  fine: {
    plain: ['That is fine.', 'All right.', 'As you like.'],
    warm: ['That is perfectly fine.', 'Of course, no pressure.'],
    sergeant: ['Fine. Be back tomorrow.', 'Accepted. Once.'],
    dry: ['Fine. Resting is also a skill.', 'As you wish.'],
  },
  opening: {
    plain: [],
    warm: ['Happy to help with that.', 'Good that you ask.', 'Let me help you there.'],
    sergeant: ['Listen up.', 'Straight answer.', 'Eyes front.'],
    dry: [],
  },
  deed: {
    plain: [],
    warm: ['I am glad to have that done for you.', 'Lovely, one thing less to think about.'],
    sergeant: ['Carry on.', 'Next.', 'That is settled. Move.'],
    dry: ['Thrilling, I know.', 'The paperwork is done.', 'Try to contain your excitement.'],
  },
  joy: {
    plain: [],
    warm: ['I am so pleased for you.', 'You may be very proud.'],
    sergeant: ['Outstanding. As you were.', 'That is how it is done. Again next week.'],
    dry: ['I am almost smiling.', 'Do not let it go to your head. Well, a little.'],
  },
  felt: {
    plain: [],
    warm: ['I am glad that you told me.', 'I am on your side with this.'],
    sergeant: ['Chin up. We go again tomorrow.', 'You are still in this. Shoulders back.'],
    dry: [
      'I have no shoulder, but I do have a plan.',
      'Nobody hands out medals for this part; they should.',
    ],
  },
  closing: {
    plain: [],
    warm: ['You are doing fine.', 'One step at a time.', 'Be kind to yourself with it.'],
    sergeant: ['Now move.', 'No excuses. Go.', 'That is all. Get to it.'],
    dry: [
      'Glamorous it is not.',
      'Nobody said it would make a good film.',
      'I would applaud, but no hands.',
    ],
  },
} as const;

/** A yes or a no as each tone says it. */
const verdicts: Record<Tone, Readonly<Record<string, string>>> = {
  plain: {},
  warm: { Yes: 'Yes, absolutely', No: 'No, do not worry' },
  sergeant: { Yes: 'Yes, recruit', No: 'No, recruit' },
  dry: { Yes: 'Yes, as it happens', No: 'No, mercifully' },
};
const opensWithVerdict = /^(Yes|No)(?=:)/;

/** Answers of these tones are short. */
const curt: readonly Tone[] = ['sergeant', 'dry'];
const mostCurt = 3;
const sends = /\b(?:doctors?|dietitian|physio\w*|midwife|emergency|pharmacist)\b/i;

/** The same sentences as this tone says them: its own yes and no, and fewer of them where it is curt. */
export function restyled(tone: Tone, say: readonly string[]): string[] {
  const sentences = say.flatMap((text) => text.split(/(?<=[.!?…])\s+/)).filter(Boolean);
  const kept = curt.includes(tone)
    ? sentences.filter((one, at) => at < mostCurt || sends.test(one))
    : sentences;
  const [first = '', ...rest] = kept;
  return [first.replace(opensWithVerdict, (word) => verdicts[tone][word] ?? word), ...rest];
}

export type ToneLine = keyof typeof lines;

export const toneLines = (key: ToneLine, tone: Tone): readonly string[] => lines[key][tone];

/** What is said when a tone is chosen. */
export const toneChosen: Record<Tone, string> = {
  plain: 'Understood, plain it is: short answers, no decoration.',
  warm: 'Of course. I will be gentle, and we go at your pace.',
  sergeant: 'Understood, no excuses. On your feet, shoes on, five minutes: say go and I make them.',
  dry: 'Understood: facts only, and no exclamation marks.',
};
