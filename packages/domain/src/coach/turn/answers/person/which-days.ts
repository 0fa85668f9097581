import type { Cues } from '../../cues.ts';
import { cuesIn } from '../../cues.ts';
import type { Answer, Turn } from '../../turn.ts';
import { weekdays } from '../../weekdays.ts';

/** From Monday on. */
const week = [...weekdays.slice(1), ...weekdays.slice(0, 1)];
const capital = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1, -1);
const listed = (days: readonly number[]): string => {
  const names = days.map((day) => capital(week[day] ?? ''));
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

const asked =
  /\b(?:which|what) days?\b[^.?!]*\b(?:you|should|best|put|stick|train|lift|run|would|i|it|them|legs?|session)\b|\bwhen (?:in (?:the|my) week )?(?:would you|should i) (?:put|do|train|lift)\b/i;
const busy =
  /\b(?:nights?|shifts?|work|working|late|on call|class(?:es)?|kids?|travel\w*|away|match(?:es)?|games?|football|rugby|netball|hockey|choir|uni|school|busy|no time|can['’]?t|gigs?|shows?|rehears\w*|weddings?|market|stall|church|corpse|wrecked|dead|hung ?over|useless|knackered|exhausted|home at \d|party|parties|service|surgery|clinic|court|lectures?|custody|have the kids|brunch|bar|kitchen|deliver\w*)\b/i;
const byNight = /\b(?:nights?|night shifts?)\b/i;
const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

const daysOf = (cues: Cues): number[] => [
  ...new Set(
    cues.of('when').flatMap((word) => {
      const at = week.indexOf(word);
      return at < 0 ? [] : [at];
    }),
  ),
];

/** How many days are to be put into the week. */
function wantedIn(texts: readonly string[]): number {
  for (const text of texts.toReversed()) {
    const said =
      /\b(\d|one|two|three|four|five)\b(?: \w+){0,2} (?:days?|sessions?|workouts?|times)\b|\bthe (two|three|four) (?:on|in)\b/i.exec(
        text,
      );
    const word = (said?.[1] ?? said?.[2])?.toLowerCase();
    const count = word === undefined ? 0 : (counts[word] ?? Number(word));
    if (count > 0 && count < week.length) return count;
  }
  return 2;
}

const apart = (one: number, other: number): number => {
  const gap = Math.abs(one - other);
  return Math.min(gap, week.length - gap);
};

/** Free days, as far from each other as they can be. */
function spread(free: readonly number[], count: number): number[] {
  const choose = (from: number, left: number): number[][] =>
    left === 0
      ? [[]]
      : free
          .slice(from)
          .flatMap((day, at) => choose(from + at + 1, left - 1).map((rest) => [day, ...rest]));
  const worth = (days: readonly number[]) =>
    Math.min(
      ...days.flatMap((one, at) => days.slice(at + 1).map((other) => apart(one, other))),
      week.length,
    );
  return choose(0, Math.min(count, free.length)).reduce<number[]>(
    (best, days) => (best.length === 0 || worth(days) > worth(best) ? days : best),
    [],
  );
}

/** 'Which days would you put the two on, given my week': from the days that were told to be taken. */
export function answerWhichDays({ text, previous, language }: Turn): Answer | null {
  if (language !== 'en' || !asked.test(text)) return null;
  const told = [
    ...previous.filter(({ type }) => type === 'user').map(({ content }) => content),
    text,
  ];
  const taken = told
    .flatMap((message) => message.split(/(?<=[.!?;,])\s+|\b(?:because|cos|since|but)\b/))
    .filter((part) => busy.test(part) && daysOf(cuesIn(part)).length > 0);
  const days = [...new Set(taken.flatMap((part) => daysOf(cuesIn(part))))].sort((a, b) => a - b);
  if (days.length === 0 || days.length >= week.length) return null;
  const isByNight = taken.some((part) => byNight.test(part));
  const afterNight = days
    .filter((day) => !days.includes((day + 1) % week.length))
    .map((day) => (day + 1) % week.length);
  const free = week.map((_, day) => day).filter((day) => !days.includes(day));
  const rested = free.filter((day) => !(isByNight && afterNight.includes(day)));
  const isOne = /\b(?:which|what) day\b/i.test(text);
  const count = isOne ? 1 : wantedIn(told);
  const open = rested.length >= count ? rested : free;
  // A single long one is easiest at the end of the week.
  const picked = isOne ? open.slice(-1) : spread(open, count).sort((a, b) => a - b);
  if (picked.length === 0) return null;
  const isSlept = isByNight && rested.length >= count && afterNight.length > 0;
  return {
    say: [
      `${listed(picked)}: ${listed(days)} ${days.length > 1 ? 'are' : 'is'} taken${isByNight ? ' by your nights' : ''}, and ${isOne ? 'that one is free' : 'these lie as far apart as the rest of your week allows'}.`,
      isSlept
        ? `Leave ${listed(afterNight)} for catching up on sleep, and train after you have slept and eaten, not straight off a shift.`
        : 'If one falls out, move it by a day rather than skip it; one day between them is enough.',
    ],
    topic: { kind: 'card', id: 'week-layout', words: 'which days to train in the week' },
  };
}
