import type { Expect } from './case.ts';
import { Sheet } from './mark.ts';
import { matches } from './match.ts';
import { assign, type Filled, orderOf, type Range, slotsFor } from './rows.ts';
import type { Line, Made } from './view.ts';

const dose = ({ sets, reps, seconds, rir }: Line) =>
  `${sets}×${reps ? [...new Set(reps)].join('–') : `${seconds ?? '?'} s`} RIR ${rir ?? '?'}`;
const text = ([low, high]: Range) => (low === high ? `${low}` : `${low}–${high}`);
const isWithin = (value: number, [low, high]: Range, slack = 0) =>
  value >= low - slack && value <= high + slack;

/** Order of slots: first lift right and first, all that the row asks for, in its order. */
export function slotsOfLifting(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  const slots = slotsFor(expect);
  const { filled, missing, extra } = assign(made.work, slots);
  const wanted = slots[0]?.is ?? 'any';
  const [first] = made.work;
  if (!first || !matches(first.exercise, wanted, first.role)) {
    const isThere = made.work.some((line) => matches(line.exercise, wanted, line.role));
    const cause = isThere ? 'the primary is not first' : 'the primary lift is not in it';
    sheet.take(isThere ? 0.3 : 0.5, cause, `wanted ${wanted}, first is ${first?.name ?? 'none'}`);
  }
  const required = slots.filter(({ isRequired }) => isRequired).length;
  for (const slot of missing) {
    if (slot !== slots[0]) {
      sheet.take(0.45 / required, 'a slot of the row is missing', `${slot.name} (${slot.is})`);
    }
  }
  const tau = orderOf(filled, slots);
  sheet.take(((1 - tau) / 2) * 0.3, 'slots out of order', `tau ${tau.toFixed(2)}`);
  for (const { name } of extra.slice(0, 4)) {
    sheet.take(0.05, 'an exercise that no slot asks for', name);
  }
  return sheet;
}

function offOf({ slot, line }: Filled): [share: number, cause: string, detail: string][] {
  const off: [number, string, string][] = [];
  const { reps, seconds, rir, rest, sets, exercise } = line;
  const isTimed = reps === null;
  const isRepsRight = reps
    ? reps[0] <= slot.reps[1] && reps[1] >= slot.reps[0] && reps[1] <= slot.reps[1] + 2
    : seconds !== null && slot.seconds !== undefined && isWithin(seconds, slot.seconds, 5);
  const at = `${line.name} ${dose(line)}, ${slot.name}`;
  const isCarry = exercise?.patterns.includes('carry') || line.item.distanceMeters !== undefined;
  if (!isRepsRight && !(isTimed && isCarry)) {
    off.push([0.5, 'reps outside the row', `${at} asks ${text(slot.reps)}`]);
  }
  if (rir === null) off.push([0.4, 'no effort given', at]);
  else if (!isTimed && !isWithin(rir, slot.rir, 0.5)) {
    off.push([0.4, 'reserve outside the row', `${at} asks RIR ${text(slot.rir)}`]);
  }
  if (!isWithin(sets, slot.sets)) {
    off.push([0.25, 'sets outside the row', `${at} asks ${text(slot.sets)} sets`]);
  }
  if (rest !== null && !isWithin(rest, [slot.rest[0] * 0.9, slot.rest[1] * 1.1])) {
    off.push([0.25, 'rest outside the row', `${at} rests ${rest}, asks ${text(slot.rest)} s`]);
  }
  return off;
}

/** Share of work sets whose reps, effort, number and rest lie in their row. */
export function doseOfLifting(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  const { filled, extra } = assign(made.work, slotsFor(expect));
  const stated = (line: Line) =>
    expect.stated?.some(({ is }) => matches(line.exercise, is, line.role)) ?? false;
  const all = made.work.reduce((sum, { sets }) => sum + sets, 0) || 1;
  for (const one of filled) {
    if (stated(one.line)) continue;
    const weight = one.line.sets / all;
    const off = offOf(one);
    const sum = off.reduce((total, [share]) => total + share, 0);
    for (const [share, cause, detail] of off) {
      sheet.take((share / Math.max(1, sum)) * weight, cause, detail);
    }
  }
  for (const line of extra) sheet.take((line.sets / all) * 0.5, 'dose of no slot', line.name);
  const doses = new Set(made.work.map(({ sets, reps, rir }) => `${sets}|${reps}|${rir}`));
  const isMeantFlat = expect.code === 'A12' || expect.code === 'A38' || expect.code === 'A03';
  if (made.work.length > 2 && doses.size === 1 && !isMeantFlat) {
    sheet.take(0.3, 'one flat dose for all', dose(made.work[0] as Line));
  }
  return sheet;
}

/** How near each rest is to its band; never less than it on the first lifts. */
export function restOfLifting(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  const { filled } = assign(made.work, slotsFor(expect));
  const rested = filled.filter(({ line }) => line.rest !== null && line.sets > 1);
  let isShort = false;
  for (const { slot, line } of rested) {
    const rest = line.rest ?? 0;
    const target = Math.min(Math.max(rest, slot.rest[0]), slot.rest[1]);
    const near = rest === 0 ? 0 : Math.min(rest / target, target / rest);
    const detail = `${line.name} rests ${rest} s, asks ${text(slot.rest)}`;
    sheet.take((1 - near) / rested.length, 'rest away from its band', detail);
    if (slot.name.startsWith('P') && rest < slot.rest[0] * 0.9 && !isShort) {
      isShort = true;
      sheet.take(0.3, 'the first lift rests too short', detail);
    }
  }
  return sheet;
}
