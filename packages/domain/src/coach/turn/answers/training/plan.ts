import { addDays, weekdayOfDate } from '../../../../program/calendar/days.ts';
import { latest } from '../../../../reading/claims.ts';
import { capitalise } from '../../../../workout/words.ts';
import { latestWorkout } from '../../place.ts';
import { goalIn } from '../../recall/learn.ts';
import { saidBack } from '../../recall/recollect.ts';
import { putsOnDays } from '../../signs/day-signs.ts';
import { type Answer, pick, type Turn } from '../../turn.ts';
import { weekdays } from '../../weekdays.ts';

/** The day that is named: of several the last, for 'from Tuesday to Friday'. */
function dayIn({ cues, knowledge, text }: Turn): string | null {
  const today = knowledge.now.slice(0, 10);
  const written = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0];
  if (written && Number.isFinite(Date.parse(written))) return written;
  const named = cues
    .of('when')
    .filter((word) => weekdays.includes(word))
    .at(-1);
  if (named) {
    const ahead = (weekdays.indexOf(named) - weekdayOfDate(today) + 7) % 7;
    return addDays(today, ahead === 0 ? 7 : ahead);
  }
  if (cues.has('day', 'tomorrow')) return addDays(today, 1);
  return cues.has('day', 'today') ? today : null;
}

const noProgram = [
  'There is no program running, so no session is planned that I could move or skip. I can make you a program, or a single workout when you are back.',
  'You have no program yet, so nothing has to be cancelled. Say the word and I plan your weeks.',
];

const nameOf = (day: string): string => capitalise(day.replace(/s$/, ''));
const isOfLegs = ({ text }: Turn): boolean =>
  /\blegs?\b|\bsquats?\b|\bbeine?\b|\bpiernas?\b/i.test(text);
const towards: ReadonlySet<string> = new Set([
  'to',
  'do',
  'on',
  'til',
  'until',
  'auf',
  'al',
  'au',
  'pra',
]);

/** 'Can we do Thursday': the day that is asked for. */
function targetIn({ cues }: Turn): string | null {
  const hit = cues.hits.findLast(
    ({ kind, value, from }) =>
      kind === 'when' && weekdays.includes(value) && towards.has(cues.tokens[from - 1]?.text ?? ''),
  );
  return hit?.value ?? null;
}

const suits: ReadonlySet<string> = new Set([
  'work',
  'works',
  'free',
  'fine',
  'ok',
  'okay',
  'good',
  'possible',
  'passt',
  'gehen',
  'puedo',
]);
const near = 4;

/** 'Mon and Sat work': the days that are said to suit. */
function fitDays({ cues }: Turn): string[] {
  const named = cues.hits.filter(({ kind, value }) => kind === 'when' && weekdays.includes(value));
  return named
    .filter(({ to }) =>
      cues.tokens
        .slice(to, to + near)
        .some(
          ({ text, sentence }) => suits.has(text) && sentence === cues.tokens[to - 1]?.sentence,
        ),
    )
    .map(({ value }) => value);
}

/** The day that lies farthest from those that are taken. */
function freeDay(taken: readonly string[]): string {
  const at = taken.map((day) => weekdays.indexOf(day));
  const apart = (day: number) =>
    Math.min(...at.map((one) => Math.min((day - one + 7) % 7, (one - day + 7) % 7)));
  const next = (day: number) => Math.min(...at.map((one) => (one - day + 7) % 7 || 7));
  const order = weekdays
    .map((_, day) => day)
    .sort((a, b) => apart(b) - apart(a) || next(b) - next(a) || ((a + 6) % 7) - ((b + 6) % 7));
  return weekdays[order[0] ?? 0] ?? 'mondays';
}

const clock = /\b(?:at |um |a las |à )?(\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m)\b/i;

/** 'Tues and Thurs at 6:30': a single session has no calendar, and its days are not passed over. */
export function forDays({ cues, text }: Turn): string[] {
  const days = [...new Set(cues.of('when'))].filter((word) => weekdays.includes(word));
  const time = clock.exec(text)?.[1];
  if (days.length === 0 || (days.length < 2 && time === undefined)) return [];
  return [
    `Take it on ${days.map(nameOf).join(' and ')}${time ? ` at ${time}` : ''}: it stays among your workouts. Only a program has a calendar; say "plan my weeks" and I put every session on those days.`,
  ];
}

/** Proposed on a card, and done only when the user presses it. */
export function answerPlanChange(turn: Turn): Answer {
  const { program } = turn.knowledge;
  const { purpose } = turn.reading;
  if (!program || (program.nextTitle === null && purpose !== 'week_off')) {
    const isRest = purpose === 'week_off';
    const days = [...new Set(turn.cues.of('when'))].filter((word) => weekdays.includes(word));
    if (!isRest && days.length > 0 && purpose === 'move') {
      const fit = fitDays(turn);
      const asked = targetIn(turn);
      const day = asked ?? freeDay(days);
      if (!asked && fit.length === 0 && turn.place.hasWorkout)
        return {
          say: [
            `${nameOf(days.at(-1) ?? day)} it is then, only this once. The session stays among your workouts, so take it that day and leave the rest of the week as it is; nothing has to be moved for it.`,
          ],
          pathway: 'program',
        };
      const why = asked ? '' : `, as far as can be from ${days.map(nameOf).join(' and ')}`;
      return {
        say: [
          `Then ${fit.length > 0 ? fit.map(nameOf).join(' and ') : `${nameOf(day)}${why}`}. There is no program with dates yet, so nothing has to be moved; say the word and I make one that keeps to that.`,
          ...(isOfLegs(turn)
            ? ['With a match or a hard day after it, keep legs to 3 sets each and try nothing new.']
            : []),
        ],
        pathway: 'program',
      };
    }
    return {
      say: [
        isRest
          ? 'Take the week off: nothing you built goes in seven days. There is no program to pause.'
          : pick(turn, 'no program', noProgram),
      ],
      pathway: 'program',
    };
  }
  const title = program.nextTitle ?? 'your next session';
  if (purpose === 'week_off') {
    return {
      say: [`A week off from ${program.name}: the rest moves back by seven days. Shall I?`],
      pathway: 'program',
      programChange: { change: 'week_off' },
    };
  }
  if (purpose === 'skip') {
    return {
      say: [`Leave out ${title}? The one after it comes as planned; press the card to do it.`],
      pathway: 'program',
      programChange: { change: 'skip_next' },
    };
  }
  const to = dayIn(turn);
  if (to === null) {
    return {
      say: [`Which day should ${title} go to?`],
      pathway: 'program',
      ask: { id: 'which_day', text: '' },
    };
  }
  return {
    say: [`${title} goes to ${to}, if you say yes on the card.`],
    pathway: 'program',
    programChange: { change: 'move_next', to },
  };
}

const usualWeeks = 8;
const usualDays = 3;
const usualMinutes = 45;

const dayCounts: Record<string, number> = {
  'twice a week': 2,
  'three days a week': 3,
  'four days a week': 4,
  'five days a week': 5,
};

function daysAWeek({ cues, knowledge }: Turn): number {
  const said = cues.of('when').flatMap((word) => dayCounts[word] ?? [])[0];
  const named = cues.of('when').filter((word) => weekdays.includes(word)).length;
  const known = knowledge.learned
    .filter(({ slot }) => slot === 'time_window')
    .flatMap(({ value }) =>
      Object.entries(dayCounts).flatMap(([words, count]) => (value.includes(words) ? [count] : [])),
    )[0];
  return said ?? (named > 0 ? named : (known ?? usualDays));
}

function weeksIn({ cues }: Turn): number {
  const at = cues.tokens.findIndex(({ text }) =>
    ['week', 'weeks', 'wochen', 'semanas', 'semaines', 'settimane'].includes(text),
  );
  const before = cues.tokens[at - 1];
  const value = before?.kind === 'number' ? (before.value ?? Number(before.text)) : Number.NaN;
  return value >= 2 && value <= 24 ? value : usualWeeks;
}

const longestAim = 60;
/** 'Make me a plan' is a wish and no aim. */
const asked = /^\W*(?:(?:can|could|please|pls)\b\W*)*(?:make|give|plan|build|create|write|do)\b/i;
/** 'Your first 10k: '; a whole message is not said back. */
const aimText = (goal: string): string =>
  goal.length <= longestAim && !/[.?!]\s/.test(goal) && !asked.test(goal)
    ? `${saidBack(goal).replace(/[.!]+$/, '')}: `
    : '';

/** A program from what is known: nothing that was told is asked for. */
export function answerProgram(turn: Turn): Answer {
  const { knowledge, request, reading } = turn;
  const goal =
    goalIn(turn.cues) ??
    knowledge.learned.find(({ slot }) => slot === 'goal')?.value ??
    latest(reading.told.claims, 'event')?.value.what ??
    turn.text;
  const minutes = request?.minutes.source === 'text' ? request.minutes.value : usualMinutes;
  const [weeks, days] = [weeksIn(turn), daysAWeek(turn)];
  return {
    say: [
      `${capitalise(aimText(goal)) || 'Your plan: '}${weeks} weeks, ${days} days a week, ${minutes} minutes each. Press the card and I build it with every session in it; say another number and I change it first.`,
    ],
    pathway: 'program',
    act: { kind: 'create_program', goalText: goal.slice(0, 300), weeks, days, minutes },
  };
}

export function answerAdapt(turn: Turn): Answer {
  if (!turn.knowledge.program)
    return { say: [pick(turn, 'no program', noProgram)], pathway: 'program' };
  return {
    say: ['I look at what your log suggests for the next session.'],
    pathway: 'program',
    programChange: { change: 'adapt_next' },
  };
}

const hourTold =
  /\b(?:at |um |a las |à |alle |às )?(\d{1,2}(?:[:.h]\d{2})? ?(?:am|pm|uhr|h)\b|\d{1,2}[:.]\d{2})/i;

/** 'Tuesday and Friday, 6am', as they were named. */
function daysNamed({ cues, text }: Turn): string {
  const days = [...new Set(cues.of('when').filter((day) => weekdays.includes(day)))].map(
    (day) => day.charAt(0).toUpperCase() + day.slice(1, -1),
  );
  const time = hourTold.exec(text)?.[1];
  return days.length === 0 ? '' : `${days.join(' and ')}${time ? `, ${time}` : ''}`;
}

/** Single sessions have no calendar: the workout is there under its name, the program has the days. */
export function answerSchedule(turn: Turn): Answer {
  if (turn.knowledge.program) return answerPlanChange(turn);
  const isThere = latestWorkout(turn.previous) !== undefined;
  const days = putsOnDays(turn.cues) ? daysNamed(turn) : '';
  if (days !== '')
    return {
      say: [
        `${days}: noted as your training days, and sessions I make are for them.`,
        'Dates in a calendar come with a program: say "make me a program", and I lay it on just these days.',
      ],
    };
  return {
    say: [
      isThere
        ? 'It stays among your workouts, ready for that day; only a program puts sessions on dates.'
        : 'Only a program puts sessions on dates. Tell me your minutes and I make one to keep.',
    ],
  };
}
