import { detectStyle } from '../../timer/detect-style.ts';
import type { Workout } from '../../workout/types.ts';
import { capitalise } from '../../workout/words.ts';
import { check } from '../check/check.ts';
import { toleranceSeconds } from '../check/gates.ts';
import type { GateId, Report } from '../check/report.ts';
import { distanceText, timeText } from '../dose/distance.ts';
import { hasBlocks } from '../layout/block-times.ts';
import { expectedSeconds } from '../layout/expected.ts';
import type { Request } from '../request.ts';
import { isNoKit } from '../settle/bare-kit.ts';
import { settleRequest } from '../settle/settle-request.ts';
import type { RequestChange } from './changes.ts';
import type { Departure } from './departure.ts';
import { findDepartures } from './departures.ts';
import { muscleNames } from './muscle-names.ts';
import {
  attributeNames,
  conditionNames,
  formatNames,
  listWords,
  partNames,
  regionNames,
} from './words.ts';

/** What was checked, as the user reads it: 'Fits 30 min', 'Knee-safe'. */
export interface Receipt {
  id: string;
  label: string;
  status: 'passed' | 'repaired' | 'noted';
  note: string | null;
}

function has(report: Report, id: GateId): boolean {
  return report.gates.some((gate) => gate.id === id && gate.passed);
}

function timeReceipt(
  request: Request,
  workout: Workout,
  changes: readonly RequestChange[],
): Receipt {
  const isOpen = detectStyle(workout) === 'compound';
  const { value: asked } = request.minutes;
  const minutes = `${asked} min`;
  const seconds = expectedSeconds(workout);
  if (Math.abs(seconds - asked * 60) > toleranceSeconds(asked)) {
    const label = `Takes ${Math.round(seconds / 60)} min`;
    const note = hasBlocks(request) ? 'Its parts set the time.' : 'Your list sets the time.';
    return { id: 'time', label, status: 'noted', note };
  }
  // 'EMOM 16' names its own minutes; nobody named the whole.
  const own = request.body.value.minutes;
  const format = request.format.value;
  if (own !== undefined && format && own < asked && !request.minutes.quote) {
    const label = `${own} min ${formatNames[format]}, ${asked} in all`;
    return { id: 'time', label, status: 'passed', note: null };
  }
  const retimed = changes.find(({ kind }) => kind === 'retimed');
  return {
    id: 'time',
    label: isOpen ? `About ${minutes}` : `Fits ${minutes}`,
    status: retimed ? 'repaired' : 'passed',
    note: isOpen ? 'You end each round yourself by pressing Rest.' : null,
  };
}

const failedLabels: Partial<Record<GateId, string>> = {
  H2: 'Not quite your time',
  H7: 'Not all as you asked',
  H9: 'Check the pace',
};

/** What was not met and could not be mended is said, never hidden. */
function failedReceipts({ gates }: Report): Receipt[] {
  return gates
    .filter(({ passed }) => !passed)
    .map(({ id, problems }) => ({
      id: `gate:${id}`,
      label: failedLabels[id] ?? 'Not as it should be',
      status: 'noted' as const,
      note: problems.map(({ words }) => words).join(' ') || null,
    }));
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
      label: `${capitalise(regionNames[region])}-safe`,
      status: 'passed' as const,
      note: null,
    })),
    ...known.map((condition) => ({
      id: `condition:${condition}`,
      label: `Checked for ${conditionNames[condition]}`,
      status: 'passed' as const,
      note: null,
    })),
  ];
}

function limitReceipts(request: Request): Receipt[] {
  const labels: [string, string][] = request.excludedAttributes.value.map((name) => [
    `limit:${name}`,
    `No ${attributeNames[name]}`,
  ]);
  for (const area of request.avoidFocus.value) {
    labels.push([`limit:${area}`, `Nothing for ${partNames[area]}`]);
  }
  for (const muscle of request.avoidMuscles?.value ?? []) {
    labels.push([`limit:${muscle}`, `Nothing for ${muscleNames[muscle]}`]);
  }
  if (request.maxNoise.value === 0) labels.push(['limit:noise', 'Quiet']);
  if (request.space.source !== 'default') {
    const room = { mat: 'Fits on a mat', square: 'Fits 2 × 2 m', lane: null }[request.space.value];
    if (room) labels.push(['limit:space', room]);
  }
  const bare = request.equipment.value.every(isNoKit);
  labels.push(['equipment', bare ? 'No kit' : 'Only your kit']);
  return labels.map(([id, label]) => ({ id, label, status: 'passed', note: null }));
}

function changeReceipt(change: RequestChange, place: number): Receipt | null {
  const id = `change:${place}`;
  switch (change.kind) {
    case 'swapped': {
      const label = `Swapped: ${change.from} → ${change.to}`;
      return { id, label, status: 'repaired', note: `${capitalise(change.reason)}.` };
    }
    case 'dropped':
      return {
        id,
        label: `Left out: ${change.from}`,
        status: 'repaired',
        note: `${capitalise(change.reason)}.`,
      };
    case 'replaced':
      return { id, label: 'Built by Cadence', status: 'repaired', note: change.note };
    default:
      return null;
  }
}

/** How long a way is timed to take, where nobody gave a pace. */
function paceReceipts({ written, pace }: Request): Receipt[] {
  const ways = (written?.value.items ?? []).filter(({ metres }) => metres !== undefined);
  if (pace || ways.length === 0) return [];
  const timed = ways.map(
    ({ metres = 0, seconds = 0 }) => `${distanceText(metres)} in ${timeText(seconds)}`,
  );
  const note = `By your level: ${listWords([...new Set(timed)])}. Say a pace and I take that.`;
  return [{ id: 'pace', label: 'Pace assumed', status: 'noted', note }];
}

export function receiptsFor(
  asked: Request,
  workout: Workout,
  report: Report,
  changes: readonly RequestChange[],
): Receipt[] {
  const request = settleRequest(asked);
  const receipts: Receipt[] = [];
  if (has(report, 'H2')) receipts.push(timeReceipt(request, workout, changes));
  if (has(report, 'H5')) receipts.push(...safetyReceipts(request));
  if (has(report, 'H3') && has(report, 'H4')) receipts.push(...limitReceipts(request));
  receipts.push(...failedReceipts(report));
  receipts.push(...changes.map(changeReceipt).filter((receipt) => receipt !== null));
  receipts.push(...paceReceipts(request));
  for (const { id, label, note } of findDepartures(asked, workout)) {
    receipts.push({ id, label, status: 'noted', note });
  }
  return receipts;
}

function wordsOf(change: RequestChange): string | null {
  switch (change.kind) {
    case 'swapped':
      return `Swapped ${change.from} for ${change.to}: ${change.reason}.`;
    case 'dropped':
      return `Left out ${change.from}: ${change.reason}.`;
    case 'replaced':
      return change.note;
    case 'retimed':
      return 'Timed to fit.';
  }
}

/** What became of the request: all that is not as asked and why, or that all of it is. */
export function adaptationSummary(
  request: Request,
  workout: Workout,
  changes: readonly RequestChange[],
): string {
  const failed = check(workout, request).gates.filter(({ id, passed }) => !passed && id !== 'H9');
  const departures = findDepartures(request, workout);
  const isUnread = ({ id }: Departure) => id === 'unread';
  const wordsOfAll = (some: readonly Departure[]) => some.map(({ words }) => words);
  const parts = [
    // What was not read comes first: all the rest is about something else than was asked.
    ...wordsOfAll(departures.filter(isUnread)),
    ...changes.map(wordsOf).filter((words) => words !== null),
    ...failed.flatMap(({ problems }) => problems.slice(0, 2).map(({ words }) => words)),
    ...wordsOfAll(departures.filter((one) => !isUnread(one))),
    ...request.remarks,
  ];
  const unique = [...new Set(parts)];
  if (unique.length === 0) return 'Built as you asked.';
  // What was taken for granted is no change.
  const isKept =
    departures.every(({ id }) => id === 'assumed') && unique.length === departures.length;
  return isKept ? `Built as you asked. ${unique.join(' ')}` : unique.join(' ');
}
