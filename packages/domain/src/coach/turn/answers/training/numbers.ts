import type { WorkoutSession } from '../../../../analytics/types.ts';
import type { LibraryExercise } from '../../../../exercise/types.ts';
import { claimsOf } from '../../../../reading/claims.ts';
import { knownRace, paceFor, paceState } from '../../../../training/pace/pace-for.ts';
import { predictRace } from '../../../../training/pace/running.ts';
import { clockText, paceText } from '../../../../training/pace/words.ts';
import { countText } from '../../../../workout/words.ts';
import { liftTimeWords } from '../../../goal/goal-analysis.ts';
import type { AnswerSource } from '../../../types.ts';
import { liftsTold } from '../../advice/lifts-told.ts';
import { liftIn } from '../../lifts.ts';
import { recollect, tellBack } from '../../recall/recollect.ts';
import type { Answer, Turn } from '../../turn.ts';
import {
  dashboard,
  historyOf,
  loadToday,
  roundWeightText,
  strengthOf,
  trainedSessions,
  utcDay,
} from './log-numbers.ts';

const ofSessions = (
  label: string,
  sessions: readonly Pick<WorkoutSession, 'id'>[],
): AnswerSource => ({
  kind: 'sessions',
  label,
  sessionIds: sessions.slice(0, 30).map(({ id }) => id),
});

const nothingLogged =
  'Your log has no sessions yet, so there is nothing to count. Log one, or tell me what you did, and I take it from there.';

const lower = ({ name }: LibraryExercise) => name.toLowerCase();

function noLift(exercise: LibraryExercise): Answer {
  return {
    say: [
      `Your log has no weight for the ${lower(exercise)} yet.`,
      'Tell me a recent set, such as 60 kg for 5, and I work it out.',
    ],
    topic: { kind: 'exercise', id: exercise.id, words: exercise.name },
  };
}

/** The best of a lift, as the statistics estimate it. */
function sayMax(turn: Turn, exercise: LibraryExercise): Answer {
  const { knowledge } = turn;
  const { unit } = knowledge.athlete;
  const history = historyOf(knowledge, exercise);
  const topic = { kind: 'exercise', id: exercise.id, words: exercise.name } as const;
  if (!history) {
    const state = strengthOf(knowledge, exercise);
    if (!state || state.source === 'converted') return noLift(exercise);
    const said = `Going by what you told me, your ${lower(exercise)} stands at about ${roundWeightText(Math.round(state.e1RM), unit)} for one rep.`;
    return { say: [said, 'A logged set would make it surer.'], topic };
  }
  const { best } = history;
  const { weight, reps } = best.estimatedFrom;
  const set = `${roundWeightText(weight, unit)} for ${countText(reps, 'rep')}`;
  const estimate =
    reps === 1
      ? `Your best ${lower(exercise)} in the log is a single of ${roundWeightText(weight, unit)}.`
      : `Your ${lower(exercise)} is about ${roundWeightText(Math.round(best.oneRepMax), unit)} for one rep, estimated from ${set} on ${best.date.slice(0, 10)}.`;
  const loose = best.lowConfidence ? ['That many reps make it a loose guess.'] : [];
  return {
    say: [estimate, ...loose],
    topic,
    sources: [ofSessions(exercise.name, [{ id: best.sessionId }])],
  };
}

/** What to lift today. */
function sayLoad(turn: Turn, exercise: LibraryExercise): Answer {
  const load = loadToday(turn.knowledge, exercise);
  const topic = { kind: 'exercise', id: exercise.id, words: exercise.name } as const;
  if (load.kilograms === undefined) {
    return {
      say: [
        `I have no number for your ${lower(exercise)} yet.`,
        `Start with a weight that you could lift ten times, do five, and go up until two more would be all you had.`,
        'Tell me that set and I know the next one.',
      ],
      topic,
    };
  }
  if (strengthOf(turn.knowledge, exercise) === null)
    return {
      say: [
        `Start with about ${roundWeightText(load.kilograms, turn.knowledge.athlete.unit)} on the ${lower(exercise)}: a guess, as I know no set of yours yet.`,
        exercise.patterns.includes('carry')
          ? 'Walk 20 to 40 metres with it, twice. If your grip could have gone on for long, go up a size; if it was gone early, go down.'
          : 'Do two sets of 8. If you could have done five more, go up a size; if the last ones were a fight, go down.',
        'Tell me how it went, and the next number is no guess.',
      ],
      topic,
    };
  const note = /[.!]$/.test(load.note) ? load.note : `${load.note}.`;
  const reserve = `${load.rir} in reserve`;
  return {
    say: [
      `Take ${roundWeightText(load.kilograms, turn.knowledge.athlete.unit)} on the ${lower(exercise)} for ${load.reps} reps, ${reserve}.`,
      `That comes from: ${note}`,
    ],
    topic,
  };
}

function sayTrend(turn: Turn, exercise: LibraryExercise | undefined): Answer {
  const { knowledge } = turn;
  const { unit } = knowledge.athlete;
  const { lifts } = dashboard(knowledge, 4);
  const history = exercise
    ? historyOf(knowledge, exercise)
    : lifts.find(({ points }) => points.length > 1);
  if (exercise && !history) return noLift(exercise);
  const points = history?.points ?? [];
  const [first, last] = [points[0], points.at(-1)];
  if (!history || !first || !last || points.length < 2) {
    return sayCount(turn, 'I need two logged sessions of a lift to see where it goes.');
  }
  const gain = Math.round((last.oneRepMax - first.oneRepMax) * 10) / 10;
  const name = history.lift.toLowerCase();
  const way =
    Math.abs(gain) < 1
      ? `is level: about ${roundWeightText(Math.round(last.oneRepMax), unit)} for one rep`
      : `${gain > 0 ? 'went up' : 'went down'} from about ${roundWeightText(Math.round(first.oneRepMax), unit)} to ${roundWeightText(Math.round(last.oneRepMax), unit)} for one rep`;
  return {
    say: [
      `Your ${name} ${way} between ${first.date.slice(0, 10)} and ${last.date.slice(0, 10)}, over ${points.length} sessions.`,
    ],
    sources: [
      ofSessions(
        history.lift,
        points.map(({ sessionId }) => ({ id: sessionId })),
      ),
    ],
    ...(history.exerciseId && {
      topic: { kind: 'exercise', id: history.exerciseId, words: history.lift } as const,
    }),
  };
}

const minutes = (seconds: number) => countText(Math.round(seconds / 60), 'minute');

/** How often and how long, for the last week and the last four. */
function sayCount(turn: Turn, opening?: string): Answer {
  const { knowledge } = turn;
  const week = dashboard(knowledge, 1);
  const month = dashboard(knowledge, 4);
  const sessions = trainedSessions(knowledge);
  if (sessions.length === 0) {
    const { found } = recollect(turn);
    if (found.length > 0) return { say: [tellBack(found, knowledge.now)] };
    return { say: [...(opening ? [opening] : []), nothingLogged] };
  }
  const change = month.range.sessions - month.before.sessions;
  const compared =
    month.before.sessions === 0
      ? ''
      : change === 0
        ? ', as many as in the four weeks before'
        : `, ${Math.abs(change)} ${change > 0 ? 'more' : 'fewer'} than in the four weeks before`;
  const streak = month.streakDays > 1 ? [`Your streak is ${month.streakDays} days.`] : [];
  return {
    say: [
      ...(opening ? [opening] : []),
      `In the last 7 days you trained ${countText(week.range.sessions, 'time')}, ${minutes(week.range.seconds)} in all; in the last 28 days ${countText(month.range.sessions, 'time')}${compared}.`,
      ...streak,
    ],
    sources: [
      ofSessions(
        'Last 28 days',
        sessions.filter(({ date }) => utcDay(knowledge.now) - utcDay(date) < 28),
      ),
    ],
    topic: { kind: 'number', id: 'count', words: 'consistency sessions a week' },
  };
}

function sayVolume(turn: Turn): Answer {
  const { knowledge } = turn;
  const week = dashboard(knowledge, 1);
  if (week.range.sessions === 0) return sayCount(turn);
  const { unit } = knowledge.athlete;
  const muscles = Object.entries(week.muscles)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([muscle, sets]) => `${muscle.replaceAll('_', ' ')} ${Math.round(sets * 2) / 2}`);
  const moved =
    week.range.volume > 0
      ? `In the last 7 days you moved ${roundWeightText(Math.round(week.range.volume), unit)} in all`
      : `In the last 7 days you trained ${countText(week.range.sessions, 'time')}`;
  const before =
    week.before.volume > 0
      ? `, ${roundWeightText(Math.round(week.before.volume), unit)} in the 7 before`
      : '';
  return {
    say: [
      `${moved}${before}.`,
      ...(muscles.length > 0
        ? [`Sets by muscle: ${muscles.join(', ')}; helping counts half.`]
        : []),
    ],
    sources: [
      ofSessions(
        'Last 7 days',
        trainedSessions(knowledge).filter(({ date }) => utcDay(knowledge.now) - utcDay(date) < 7),
      ),
    ],
  };
}

const agoText = (days: number) =>
  days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;

function sayLast(turn: Turn, exercise: LibraryExercise | undefined): Answer {
  const { knowledge } = turn;
  const sessions = trainedSessions(knowledge);
  const last = exercise
    ? sessions.find(({ exercises }) =>
        exercises.some(
          ({ exerciseId, name }) => exerciseId === exercise.id || name === exercise.name,
        ),
      )
    : sessions[0];
  if (!last) return exercise ? noLift(exercise) : { say: [nothingLogged] };
  const done = last.exercises.slice(0, 4).map(({ name }) => name.toLowerCase());
  const list = done.length > 0 ? ` With ${done.join(', ')}.` : '';
  return {
    say: [
      `Your last one was ${agoText(utcDay(knowledge.now) - utcDay(last.date))}: ${last.title.slice(0, 60)}, ${minutes(last.duration.actual)}.${list}`,
    ],
    sources: [ofSessions(last.title, [last])],
  };
}

function sayPace({ knowledge, reading }: Turn): Answer {
  const today = knowledge.now.slice(0, 10);
  const told = claimsOf(reading.told.claims, 'race').flatMap(
    ({ value }) => knownRace(value, today) ?? [],
  );
  const races = [...(knowledge.athlete.races ?? []), ...told];
  const state = paceState({ ...knowledge.athlete, races }, { today });
  const easy = paceFor('run', 'E', state);
  const hard = paceFor('run', 'T', state);
  if (!state.run || !easy || !hard) {
    return {
      say: [
        'I have no run of yours with a time yet.',
        'Until then go by breath: easy means that you can speak whole sentences.',
        'Tell me a recent time, such as 5 km in 28:30, and I give you your paces.',
      ],
    };
  }
  const fiveK = predictRace(state.run, 5000);
  const { race } = state.run;
  return {
    say: [
      `From your ${race.meters / 1000} km in ${clockText(race.seconds)}: easy runs at ${paceText(easy.pace)}, threshold at ${paceText(hard.pace)}.`,
      `A 5 km would take you about ${clockText(Math.round(fiveK.seconds))} now.`,
    ],
    topic: { kind: 'number', id: 'pace', words: 'running pace' },
  };
}

function sayNext({ knowledge }: Turn): Answer {
  const { program } = knowledge;
  if (!program)
    return {
      say: [
        'There is no program running, so nothing is planned ahead. I can make you one, or a single workout for today.',
      ],
    };
  const next = program.nextTitle ? ` Next is ${program.nextTitle}.` : ' All its sessions are done.';
  return {
    say: [`You are in week ${program.week} of ${program.totalWeeks} of ${program.name}.${next}`],
  };
}

/** How long it takes to get somewhere: from the log where that is known. */
function sayUntil(turn: Turn): Answer | null {
  const words = liftTimeWords(turn.text, turn.knowledge);
  if (!words) return null;
  const exercise = liftIn(turn);
  const history = exercise && historyOf(turn.knowledge, exercise);
  return {
    say: [words],
    ...(history && {
      sources: [
        ofSessions(
          history.lift,
          history.points.map(({ sessionId }) => ({ id: sessionId })),
        ),
      ],
    }),
    ...(exercise && {
      topic: { kind: 'exercise', id: exercise.id, words: exercise.name } as const,
    }),
  };
}

/** 'How much do I add each week?' asks for a step, not for a weight to start with. */
const asksForStep = /\b(?:add(?:ing)?|increas\w+|go(?:ing)? up|raise|progress)\b/i;

/** One's own numbers; null where the question is one of knowledge after all. */
export function answerNumbers(turn: Turn): Answer | null {
  const exercise = liftIn(turn);
  const asked = turn.cues.of('number');
  const has = (id: string) => asked.includes(id);
  if (has('until')) return sayUntil(turn);
  if (has('pace')) return sayPace(turn);
  if (has('next')) return sayNext(turn);
  if (has('load')) {
    if (!exercise) return null;
    // Beside a weight that was just told a guess at another is no answer.
    const isGuess = strengthOf(turn.knowledge, exercise) === null;
    const isOther = liftsTold(turn.text).length > 0 || asksForStep.test(turn.text);
    return isGuess && isOther ? null : sayLoad(turn, exercise);
  }
  if (has('max')) return exercise ? sayMax(turn, exercise) : sayTrend(turn, undefined);
  if (has('trend')) return sayTrend(turn, exercise);
  if (has('last')) return sayLast(turn, exercise);
  if (has('volume')) return sayVolume(turn);
  return has('count') || has('streak') ? sayCount(turn) : null;
}
