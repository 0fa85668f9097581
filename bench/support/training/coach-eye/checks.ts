import { exerciseById } from '../../../../packages/domain/src/exercise/library.ts';
import type { LibraryExercise } from '../../../../packages/domain/src/exercise/types.ts';
import { plan } from '../../../../packages/domain/src/planner/plan.ts';
import { adaptationSummary } from '../../../../packages/domain/src/planner/receipts/receipts.ts';
import { understand } from '../../../../packages/domain/src/planner/understand.ts';
import { matches } from '../match.ts';
import { type Line, type Made, viewOf } from '../view.ts';
import type { Wish } from './cases.ts';
import { momentFaults } from './moment-checks.ts';

export interface EyeFault {
  kind: string;
  detail: string;
}

const say = (kind: string, detail: string): EyeFault => ({ kind, detail });

/** Reps of one set and of the session that nobody writes outside a list against the clock. */
const mostReps = 50;
const mostOfOne = 100;
const races = ['for_time', 'chipper', 'amrap', 'death_by'];

function numbers({ work, workout }: Made): EyeFault[] {
  if (workout.benchmark) return [];
  const lifted = work.filter(({ kind }) => !races.includes(kind));
  return lifted.flatMap((line) => {
    const reps = line.reps?.[1] ?? 0;
    const isMuch = reps > mostReps || (reps * line.sets > mostOfOne && reps > 12);
    return isMuch ? [say('1 numbers', `${line.name} ${line.sets}×${reps}`)] : [];
  });
}

const anywhere = ({ workout }: Made): LibraryExercise[] =>
  workout.workout.flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? []);

function content(made: Made, { must = [], never = [] }: Wish, kind: string): EyeFault[] {
  const all = anywhere(made);
  const found = must
    .filter((is) => !all.some((one) => matches(one, is)))
    .map((is) => say(kind, `nothing of ${is}`));
  const wrong = never.flatMap((is) =>
    all.filter((one) => matches(one, is)).map(({ name }) => say(kind, `${name} is there`)),
  );
  return [...found, ...wrong.slice(0, 2)];
}

const setsOf = (lines: readonly Line[]): number => lines.reduce((sum, { sets }) => sum + sets, 0);

function kitOf(made: Made, { kit }: Wish): EyeFault[] {
  if (!kit) return [];
  const wrong = anywhere(made).filter(
    ({ equipment, props }) =>
      equipment.some((id) => !kit.only.includes(id)) ||
      (kit.props.length > 0 && props.some((prop) => !kit.props.includes(prop))),
  );
  const loaded = made.work.filter(
    ({ exercise }) => !matches(exercise, 'trunk calm anti_ext anti_rot lat_flex'),
  );
  const own = loaded.filter(({ exercise }) =>
    exercise?.equipment.some((id) => kit.uses.includes(id)),
  );
  const share = setsOf(own) / Math.max(1, setsOf(loaded));
  const [first] = made.work;
  const isLed = first?.exercise?.equipment.some((id) => kit.uses.includes(id)) ?? false;
  return [
    ...wrong.slice(0, 1).map(({ name }) => say('4 kit', `${name} with kit that is not there`)),
    ...(share < kit.share
      ? [say('4 kit', `only ${Math.round(share * 100)} % of the sets with it`)]
      : []),
    ...(isLed ? [] : [say('4 kit', `${first?.name} leads without it`)]),
  ];
}

/** A set counts for a part that it moves first or second. */
const serves = (line: Line, part: readonly string[]): boolean =>
  line.exercise?.primary.some((muscle) => part.includes(muscle)) ?? false;

function partsOf(made: Made, { parts, minutes = 45 }: Wish): EyeFault[] {
  if (!parts) return [];
  const all = setsOf(made.work);
  const own = parts.map((part) => made.work.filter((line) => serves(line, part)));
  const named = made.work.filter((line) => parts.some((part) => serves(line, part)));
  const share = setsOf(named) / Math.max(1, all);
  const faults: EyeFault[] = [];
  if (share < 0.75) faults.push(say('5 parts', `${Math.round(share * 100)} % of the sets on them`));
  if (parts.length === 2) {
    const [a = 0, b = 0] = own.map(setsOf);
    const split = Math.max(a, b) / Math.max(1, a + b);
    if (split > 0.66) faults.push(say('5 parts', `split ${a} : ${b}`));
  }
  if (minutes / parts.length >= 20) {
    for (const lines of own) {
      const moves = new Set(lines.map(({ exercise }) => exercise?.id));
      if (moves.size < 2)
        faults.push(say('5 parts', `${lines[0]?.name ?? 'nothing'} alone for a part`));
    }
  }
  return faults;
}

function statedOf(made: Made, { stated = [] }: Wish): EyeFault[] {
  return stated.flatMap(({ is, sets, reps, kg }) => {
    const own = made.work.filter(({ exercise }) => matches(exercise, is));
    const isDose = own.some(
      (line) =>
        line.sets === sets && line.reps?.[1] === reps && (kg === undefined || line.kg === kg),
    );
    const detail = own
      .map((line) => `${line.name} ${line.sets}×${line.reps?.[1]} @${line.kg}`)
      .join(', ');
    if (!isDose) return [say('8 dose', `${detail || 'nothing'} for ${is} ${sets}×${reps} @${kg}`)];
    const same = own.filter(({ exercise }) => exercise?.id === own[0]?.exercise?.id);
    return setsOf(same) > sets ? [say('8 dose', `${detail}: more than was asked`)] : [];
  });
}

const hard =
  /muscle-up|handstand-push|ring-dip|^pull-up|chin-up|chest-to-bar|parallel-bar-dip|toes-to-bar|pistol/;
const easier = /band|assist|easier|instead|scal|row|box|jump|negative|lighter|feet|knee/i;

function scalesOf(made: Made, { scales }: Wish): EyeFault[] {
  if (!scales) return [];
  return made.work
    .filter(({ exercise }) => hard.test(exercise?.id ?? ''))
    .filter(
      ({ item }) =>
        ![
          item.loadNote,
          item.description,
          item.instructions,
          made.notes,
          ...(item.modifications ?? []),
        ].some((words) => words !== undefined && easier.test(words)),
    )
    .slice(0, 1)
    .map(({ name }) => say('7 scaling', name));
}

const calm = ['stretch', 'mobility', 'breath', 'balance'];
const isLight = ({ exercise }: Line): boolean =>
  exercise !== undefined && (calm.includes(exercise.patterns[0]) || exercise.isometric);

function words({ work }: Made): EyeFault[] {
  return work
    .filter((line) => isLight(line) && line.item.rir !== undefined)
    .slice(0, 1)
    .map(({ name }) => say('9 words', `reps in reserve for ${name}`));
}

const ergs = /rowing|bike|treadmill|elliptical|ski-erg|stair/;
const patternOf = (one: LibraryExercise): string => one.patterns[0];

function opening(made: Made, { text }: Wish): EyeFault[] {
  const [first, ...drills] = made.warmup.flatMap(
    ({ exerciseId }) => exerciseById(exerciseId ?? '') ?? [],
  );
  const isGym = /\bgym\b|machines/.test(text);
  const faults: EyeFault[] = [];
  if (
    isGym &&
    first &&
    made.work.some(({ kind }) => kind === 'sets') &&
    !ergs.test(first.id) &&
    !/wheelchair/.test(text)
  ) {
    faults.push(say('10 warm-up', `${first.name} in a gym`));
  }
  const kinds = drills.map(patternOf).filter((one) => !['mobility', 'isolation'].includes(one));
  const twice = kinds.find((one, i) => kinds.indexOf(one) !== i);
  if (twice && new Set(kinds).size < 2) faults.push(say('10 warm-up', `${twice} twice`));
  return faults;
}

function clockOf(made: Made, { isClocked }: Wish): EyeFault[] {
  if (!isClocked) return [];
  const total = (wanted: string) =>
    made.steps
      .filter(({ type }) => type === wanted)
      .reduce((sum, { duration, likelySeconds }) => sum + (likelySeconds ?? duration), 0);
  const [on, off] = [total('exercise'), total('rest')];
  return off > 0 && on / (on + off) < 0.45
    ? [say('8 dose', `work only ${Math.round((100 * on) / (on + off))} %`)]
    : [];
}

const day = '2026-11-15T08:00:00.000Z';
const claims = /as you asked/i;

/** What a strict coach would mark in the workout for this wish. */
export function eyeFaults(wish: Wish, seed: number): EyeFault[] {
  const understood = understand(wish.text, {}, {}, { sessions: [] });
  if (understood.kind !== 'request') return [say('0 refused', understood.kind)];
  const workout = plan(understood.request, day, seed);
  const made = viewOf(workout);
  const faults = [
    ...numbers(made),
    ...content(made, wish, wish.body ? '6 clinical' : '2 content'),
    ...kitOf(made, wish),
    ...partsOf(made, wish),
    ...statedOf(made, wish),
    ...scalesOf(made, wish),
    ...clockOf(made, wish),
    ...words(made),
    ...opening(made, wish),
    ...momentFaults(made, wish),
  ];
  const isGrave = faults.some(({ kind }) => !/^(9|10|7)/.test(kind));
  const summary = adaptationSummary(understood.request, workout, []);
  if (isGrave && claims.test(summary)) faults.push(say('3 receipt', 'says all is as asked'));
  return faults;
}
