import { formatIds, scoreKinds } from '../../workout/formats/ids.ts';
import { isRecord } from '../../workout/read-value.ts';
import { sessionLimits as limits } from '../limits.ts';
import type { SessionScore } from '../types.ts';

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= limits.scoreValue;
const isCount = (value: unknown): value is number => Number.isInteger(value) && isNumber(value);
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= limits.textLength;
const isSplits = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= limits.splits && value.every(isNumber);

type Optional = Exclude<keyof SessionScore, 'kind' | 'value' | 'block' | 'format' | 'title'>;

const checks: Record<Optional, (value: unknown) => boolean> = {
  rounds: isCount,
  reps: isCount,
  repsPlanned: isCount,
  splits: isSplits,
  scaled: isText,
  loads: isText,
  cap: isNumber,
  capped: (value) => value === true,
};
const optional = Object.entries(checks);

function readScore(value: unknown): SessionScore | null {
  if (!isRecord(value)) return null;
  const kind = scoreKinds.find((one) => one === value.kind);
  const format = formatIds.find((one) => one === value.format);
  const { block, title } = value;
  if (!kind || !format || !isNumber(value.value) || !isCount(block) || !isText(title)) return null;
  const score: Record<string, unknown> = { kind, value: value.value, block, format, title };
  for (const [name, isRight] of optional) {
    if (value[name] === undefined) continue;
    if (!isRight(value[name])) return null;
    score[name] = value[name];
  }
  return score as unknown as SessionScore;
}

/** In the form that the contract has; null for anything else. */
export function readScores(value: unknown): SessionScore[] | null {
  if (!Array.isArray(value) || value.length > limits.scores) return null;
  const scores = value.map(readScore);
  return scores.every((score) => score !== null) ? scores : null;
}
