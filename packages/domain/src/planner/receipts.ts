import { exerciseById } from '../exercise/library.ts';
import { detectStyle } from '../timer/detect-style.ts';
import type { Workout } from '../workout/types.ts';
import { bodyFor } from './body-for.ts';
import type { Change } from './changes.ts';
import type { GateId, Report } from './check/report.ts';
import { formatFor } from './format-for.ts';
import type { Request } from './request.ts';
import { attributeWords, conditionWords, listWords, regionWords } from './words.ts';

/** What was checked, as the user reads it: 'Fits 30 min', 'Knee-safe'. */
export interface Receipt {
  id: string;
  label: string;
  status: 'passed' | 'repaired' | 'noted';
  note: string | null;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function has(report: Report, id: GateId): boolean {
  return report.gates.some((gate) => gate.id === id && gate.passed);
}

function timeReceipt(request: Request, workout: Workout, changes: readonly Change[]): Receipt {
  const isOpen = detectStyle(workout) === 'compound';
  const minutes = `${request.minutes.value} min`;
  const retimed = changes.find(({ kind }) => kind === 'retimed');
  return {
    id: 'time',
    label: isOpen ? `About ${minutes}` : `Fits ${minutes}`,
    status: retimed ? 'repaired' : 'passed',
    note: isOpen ? 'You end each round yourself by pressing Rest.' : null,
  };
}

function safetyReceipts(request: Request): Receipt[] {
  const regions = [
    ...new Set(
      request.injuries.filter(({ status }) => status === 'active').map(({ region }) => region),
    ),
  ];
  const known = [...new Set(request.conditions.map(({ condition }) => condition))];
  return [
    ...regions.map((region) => ({
      id: `injury:${region}`,
      label: `${capital(regionWords[region])}-safe`,
      status: 'passed' as const,
      note: null,
    })),
    ...known.map((condition) => ({
      id: `condition:${condition}`,
      label: `Checked for ${conditionWords[condition]}`,
      status: 'passed' as const,
      note: null,
    })),
  ];
}

function limitReceipts(request: Request): Receipt[] {
  const labels: [string, string][] = request.excludedAttributes.value.map((name) => [
    `limit:${name}`,
    `No ${attributeWords[name]}`,
  ]);
  if (request.maxNoise.value === 0) labels.push(['limit:noise', 'Quiet']);
  if (request.space.source !== 'default') {
    const room = { mat: 'Fits on a mat', square: 'Fits 2 × 2 m', lane: null }[request.space.value];
    if (room) labels.push(['limit:space', room]);
  }
  const bare = request.equipment.value.every((id) => id === 'bodyweight' || id === 'yoga_mat');
  labels.push(['equipment', bare ? 'No kit' : 'Only your kit']);
  return labels.map(([id, label]) => ({ id, label, status: 'passed', note: null }));
}

function changeReceipt(change: Change, place: number): Receipt | null {
  const id = `change:${place}`;
  switch (change.kind) {
    case 'swapped': {
      const label = `Swapped: ${change.from} → ${change.to}`;
      return { id, label, status: 'repaired', note: `${capital(change.reason)}.` };
    }
    case 'dropped':
      return {
        id,
        label: `Left out: ${change.from}`,
        status: 'repaired',
        note: `${capital(change.reason)}.`,
      };
    case 'replaced':
      return { id, label: 'Built by Cadence', status: 'repaired', note: change.note };
    default:
      return null;
  }
}

/** Wished exercises that are not in the workout, and what stands for them. */
function missedWishes(request: Request, workout: Workout): string[] {
  const present = new Set(workout.workout.map(({ exerciseId }) => exerciseId));
  return request.mustInclude.value
    .filter((id) => !present.has(id))
    .map((id) => exerciseById(id)?.name ?? id);
}

export function receiptsFor(
  request: Request,
  workout: Workout,
  report: Report,
  changes: readonly Change[],
): Receipt[] {
  const receipts: Receipt[] = [];
  if (has(report, 'H2')) receipts.push(timeReceipt(request, workout, changes));
  if (has(report, 'H5')) receipts.push(...safetyReceipts(request));
  if (has(report, 'H3') && has(report, 'H4')) receipts.push(...limitReceipts(request));
  receipts.push(...changes.map(changeReceipt).filter((receipt) => receipt !== null));
  for (const name of missedWishes(request, workout)) {
    receipts.push({
      id: `wish:${name}`,
      label: `Without ${name}`,
      status: 'noted',
      note: 'It does not fit your limits today.',
    });
  }
  const { note } = formatFor(request);
  if (note) receipts.push({ id: 'format', label: 'Format changed', status: 'noted', note });
  const shortened = bodyFor(request).note;
  if (shortened) {
    receipts.push({ id: 'layout', label: 'Time kept', status: 'noted', note: shortened });
  }
  return receipts;
}

/** One or two sentences: what was made of the request. */
export function adaptationSummary(
  request: Request,
  workout: Workout,
  changes: readonly Change[],
): string {
  const swaps = changes.filter((change) => change.kind === 'swapped');
  const missed = missedWishes(request, workout);
  const parts = [
    swaps.length > 0
      ? `Swapped ${listWords(swaps.map(({ from, to }) => `${from} for ${to}`))}.`
      : null,
    missed.length > 0 ? `Left out ${listWords(missed)}: not within your limits today.` : null,
    changes.some(({ kind }) => kind === 'retimed') ? 'Timed to fit.' : null,
    formatFor(request).note,
    bodyFor(request).note,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' ') : 'Built as you asked, nothing had to change.';
}
