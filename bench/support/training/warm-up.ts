import type { Expect } from './case.ts';
import { drills, familyOf, generalMinutes, mimes } from './data/warm-ups.ts';
import { Sheet } from './mark.ts';
import type { Line, Made } from './view.ts';

const machines = /bike|row|ski|treadmill|elliptical|stair|rope|run|walk$/;
const busyWork =
  /jack|high-knees|butt-kick|fast-feet|phantom|shadow-boxing|march-in-place|jog-in-place|step-touch/;

export const generalSeconds = ({ warmup }: Made): number =>
  warmup.reduce((sum, { duration = 0 }) => sum + duration, 0);

function judgeDrills(sheet: Sheet, made: Made, expect: Expect): void {
  const wanted = drills[expect.warm] ?? /./;
  const own = new Set(made.work.map(({ item }) => item.exerciseId));
  const [raise, ...others] = made.warmup;
  const rest = others.filter(({ exerciseId = '' }) => !machines.test(exerciseId));
  const off = rest.filter(
    ({ exerciseId = '' }) => !wanted.test(exerciseId) && !own.has(exerciseId),
  );
  const share = rest.length === 0 ? 1 : 1 - off.length / rest.length;
  if (share < 0.8) {
    const detail = `${off.map(({ name }) => name).join(', ')} for ${expect.warm}`;
    sheet.take(0.5 * (1 - share / 0.8), 'drills that do not serve the first lift', detail);
  }
  if (rest.length === 0 && !['run', 'erg', 'flow', 'format'].includes(expect.warm)) {
    sheet.take(0.3, 'no drill for the joints of the day', raise?.name);
  }
  const id = raise?.exerciseId ?? '';
  if (expect.kit.isGym && !machines.test(id) && busyWork.test(id)) {
    sheet.take(0.2, 'no machine used to warm up in a gym', raise?.name);
  }
  const seconds = raise?.duration ?? 0;
  if (familyOf(expect.code) === 'lifting' && seconds > 165) {
    sheet.take(
      0.15,
      'the raise is stretched beyond two and a half minutes',
      `${raise?.name} ${seconds} s`,
    );
  }
  const mime = made.warmup.find(({ exerciseId = '' }) => mimes.test(exerciseId));
  if (mime) sheet.take(0.3, 'a mimed drill in the warm-up', mime.name);
}

const isHeavy = ({ exercise, kg, reps, rir, sets, role }: Line): boolean =>
  exercise?.loadClass === 'barbell' &&
  kg !== null &&
  kg >= 40 &&
  reps !== null &&
  reps[1] + (rir ?? 2) <= 11 &&
  (sets > 1 || role === 'top');

function judgeRamp(sheet: Sheet, made: Made): void {
  const [first] = made.work.filter(isHeavy);
  if (!first) return;
  const heaviest = Math.max(
    ...made.work
      .filter(({ item }) => item.exerciseId === first.item.exerciseId)
      .map(({ kg }) => kg ?? 0),
  );
  const own = made.ramps.filter(({ item }) => item.exerciseId === first.item.exerciseId);
  const kgs = own.map(({ kg }) => kg ?? 0);
  if (own.length === 0) sheet.take(0.4, 'no ramp to a heavy lift', `${first.name} @${first.kg}`);
  else if (own.length === 1 && heaviest >= 60) {
    sheet.take(0.2, 'one ramp set only to a heavy lift', `${first.name} @${heaviest}`);
  }
  if (kgs.some((kg, at) => at > 0 && kg <= (kgs[at - 1] ?? 0))) {
    sheet.take(0.1, 'ramp does not rise', `${first.name} ${kgs.join(', ')}`);
  }
  if (
    kgs.some(
      (kg, at) =>
        at > 0 && kg > (kgs[at - 1] ?? 0) && kg < (kgs[at - 1] ?? 0) * 1.15 && kg < heaviest * 0.6,
    )
  ) {
    sheet.take(0.1, 'two ramps at nearly the same weight', `${first.name} ${kgs.join(', ')}`);
  }
  const last = kgs.at(-1) ?? 0;
  if (own.length > 0 && (last > heaviest * 0.95 || last < heaviest * 0.6)) {
    sheet.take(0.15, 'last ramp too near or too far from work', `${last} to ${heaviest}`);
  }
}

const columns = [20, 30, 45, 60, 90];

/** Raise, drills for the joints of the first lift, ramps to heavy loads, and no longer than needed. */
export function judgeWarmUp(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  if (made.warmup.length === 0 && familyOf(expect.code) !== 'easy' && expect.code !== 'A32') {
    sheet.take(0.8, 'no warm-up', made.workout.title);
    return sheet;
  }
  judgeDrills(sheet, made, expect);
  judgeRamp(sheet, made);
  const minutes = made.seconds / 60;
  const column = columns.reduce(
    (best, one, at) =>
      Math.abs(one - minutes) < Math.abs((columns[best] ?? 0) - minutes) ? at : best,
    0,
  );
  const [least, most] = generalMinutes[familyOf(expect.code)]?.[column] ?? [0, 10];
  const general = generalSeconds(made) / 60;
  const detail = `${general.toFixed(1)} of ${minutes.toFixed(0)} min, ${least}–${most}`;
  if (general > most + 0.5) sheet.take(0.25, 'warm-up too long', detail);
  if (general < least - 0.5) sheet.take(0.25, 'warm-up too short', detail);
  return sheet;
}
