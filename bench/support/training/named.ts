import type { BlockFact, Expect } from './case.ts';
import { Sheet } from './mark.ts';
import { matches } from './match.ts';
import type { Line, Made } from './view.ts';

/** Reps of a move in one pass: a ladder gives each of its moves all of its rungs. */
function repsIn(made: Made, line: Line): number {
  const block = made.blocks.find(({ items }) => items.includes(line.item));
  const ladder = block?.ladder?.reduce((sum, rung) => sum + rung, 0);
  return line.reps?.[1] ?? ladder ?? 0;
}

/** What of a benchmark's prescription is not in the workout, in words. */
export function missingOf(made: Made, expect: Expect): string[] {
  const { benchmark } = expect;
  if (!benchmark) return [];
  const missing: string[] = [];
  for (const { is, reps, meters, kg } of benchmark.moves) {
    const line = made.work.find(({ exercise }) => matches(exercise, is));
    if (!line) {
      missing.push(is);
      continue;
    }
    const count = repsIn(made, line);
    if (reps !== undefined && count !== reps) missing.push(`${line.name} ${count} for ${reps}`);
    const length = line.item.distanceMeters ?? 0;
    if (meters !== undefined && Math.abs(length - meters) > meters * 0.02) {
      missing.push(`${line.name} ${length} m for ${meters}`);
    }
    const weight = `${line.item.weight ?? ''}`;
    if (kg && !kg.some((one) => weight.includes(`${one}`))) missing.push(`${line.name} @${weight}`);
  }
  return missing;
}

function judgeFact(sheet: Sheet, made: Made, fact: BlockFact, share: number): void {
  const block = made.blocks.find(({ kind }) => fact.kinds.includes(kind));
  if (!block) {
    sheet.take(share, 'a part that was asked for is missing', fact.kinds.join(' or '));
    return;
  }
  const minutes =
    block.minutes ??
    ((block.rounds ?? 0) *
      block.items.length *
      ((block.workSeconds ?? 0) + (block.restSeconds ?? 0))) /
      60;
  if (fact.minutes !== undefined && Math.abs(minutes - fact.minutes) > 0.3) {
    sheet.take(share, 'a part is not as long as asked', `${minutes} for ${fact.minutes} min`);
  }
}

/** The moves of the benchmark, or the parts of the session, in their order. */
export function slotsOfNamed(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  const missing = missingOf(made, expect);
  const isScaled = made.workout.benchmark?.scaled !== undefined;
  const moves = expect.benchmark?.moves.length ?? 1;
  for (const one of missing) {
    sheet.take((isScaled ? 0.1 : 0.8) / moves, isScaled ? 'scaled' : 'not as prescribed', one);
  }
  const facts = expect.blocks ?? [];
  for (const fact of facts) judgeFact(sheet, made, fact, 0.8 / facts.length);
  const kinds = made.blocks.map(({ kind }) => kind);
  const places = facts.map((fact) => kinds.findIndex((kind) => fact.kinds.includes(kind)));
  if (places.some((place, at) => at > 0 && place >= 0 && place < (places[at - 1] ?? 0))) {
    sheet.take(0.4, 'parts out of the order asked', kinds.join(', '));
  }
  return sheet;
}

export function doseOfNamed(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  const { benchmark } = expect;
  if (!benchmark) return slotsOfNamed(made, expect);
  const block = made.blocks.find(({ kind }) => benchmark.kinds.includes(kind));
  if (!block)
    sheet.take(0.6, 'not in its own format', made.blocks.map(({ kind }) => kind).join(', '));
  const isTimed = benchmark.score === 'time';
  if (isTimed && block && !block.capSeconds) sheet.take(0.3, 'no cap on the clock', block.title);
  const isScaled = made.workout.benchmark?.scaled !== undefined;
  if (!isScaled && missingOf(made, expect).length > 0) {
    sheet.take(0.4, 'not as prescribed', missingOf(made, expect).join(', '));
  }
  return sheet;
}
