import type { Check } from './said.ts';
import { linesOf, sessionsOf } from './view.ts';

const overBody = ['back-squat', 'front-squat', 'bench-press', 'incline-bench-press'];

/** A hard set under a bar is never without its line, and older people never without theirs. */
export const careSaid: Check = (program, { goal }) => {
  for (const session of sessionsOf(program)) {
    const { title, workout } = session;
    const notes = workout.coachingNotes ?? '';
    for (const { item } of linesOf(session)) {
      const isUnder = overBody.includes(item.exerciseId ?? '') && item.role !== 'ramp';
      const left = item.rir ?? 10 - (item.rpe ?? 0);
      const isHard =
        (item.reps ?? 99) <= 12 && (left <= 3 || item.repsText?.endsWith('+') === true);
      const isSaid =
        notes.includes('safety pins') && notes.toLowerCase().includes(item.name.toLowerCase());
      if (isUnder && isHard && !isSaid) return `${title}: nobody catches ${item.name}`;
    }
    const isLift = linesOf(session).some(({ item }) => item.rir !== undefined);
    if (goal.template === 'senior' && isLift && !/within reach/.test(notes))
      return `${title}: no wall within reach`;
  }
  return null;
};

/** Words that stand only where the lines bear them out. */
export const wordsKept: Check = (program) => {
  for (const { plan, sessions } of program.weeks) {
    for (const session of sessions) {
      const { title, workout } = session;
      const said = [workout.coachingNotes ?? '', ...(workout.honesty ?? [])].join(' ');
      if (/Where it says about/.test(said)) return `${title}: no line says about`;
      if (/on purpose/.test(said) && plan?.kind === 'build')
        return `${title}: short without a reason`;
      const stretched = workout.workout
        .filter(({ type }) => type === 'cooldown')
        .reduce((sum, { duration = 0, side }) => sum + duration * (side === 'both' ? 2 : 1), 0);
      const isLift = linesOf(session).some(({ item }) => item.rir !== undefined);
      if (isLift && stretched > 330) return `${title}: ${stretched} s of stretching`;
    }
  }
  return null;
};

const clock = (words: string): number =>
  words.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

/** The day is paced for the time that the program calls likely. */
export const forecast: Check = (program) => {
  const [, good, usual] = /likely in ([\d:]+)–([\d:]+)/.exec(program.course?.end.text ?? '') ?? [];
  if (good === undefined || usual === undefined) return undefined;
  const day = program.weeks.at(-1)?.sessions.find(({ focus }) => focus === 'The day');
  const race = day && linesOf(day).find(({ item }) => item.pace !== undefined)?.item;
  if (!race?.pace || !race.distanceMeters) return undefined;
  const far = race.distanceMeters / 1000;
  const isSame =
    Math.abs(race.pace.lo * far - clock(good)) <= far &&
    Math.abs(race.pace.hi * far - clock(usual)) <= far;
  return isSame ? null : `paced ${race.pace.lo}–${race.pace.hi} s a km, told ${good}–${usual}`;
};
