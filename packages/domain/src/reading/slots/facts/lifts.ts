import { claim } from '../../claims.ts';
import { hitsBetween, sentenceAround, textAt, whose } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/moves/maxima.ts';
import type { Fact } from './fact.ts';
import { type LiftLine, liftLines } from './lift-lines.ts';

/** Whether a word of a kind stands before a line in its sentence, with nothing newer between. */
function isLed(
  scan: Scan,
  { from, to }: LiftLine,
  kind: string,
  value: string,
  end?: string,
): boolean {
  const sentence = sentenceAround(scan, from);
  const cue = hitsBetween(scan, kind, sentence.from, from).findLast((hit) => hit.value === value);
  const after =
    scan.tokens[to]?.segment === scan.tokens[from]?.segment
      ? hitsBetween(scan, kind, to, Math.min(sentence.to, to + 3)).some(
          (hit) => hit.value === value,
        )
      : false;
  if (after) return true;
  if (!cue) return false;
  return (
    end === undefined || !hitsBetween(scan, kind, cue.to, from).some((hit) => hit.value === end)
  );
}

/** 'Last time squat 80 felt 7', 'bench 60 was a 9', 'last week squat 5x5 at 130, bench 5x5 at 90'. */
function lastLift(scan: Scan, line: LiftLine): Fact | null {
  const isThen = isLed(scan, line, 'lastTime', 'before', 'now');
  const isGraded = line.rpe !== undefined && !isLed(scan, line, 'lastTime', 'now');
  if (!isThen && !isGraded) return null;
  const { lift, kilograms, sets, reps, rpe, from, to } = line;
  const value = {
    lift,
    kilograms,
    ...(sets !== undefined && { sets }),
    ...(reps !== undefined && { reps }),
    ...(rpe !== undefined && { rpe }),
  };
  const features = {
    polarity: 'had' as const,
    when: 'past' as const,
    whose: whose(scan, line),
    quote: scan.quote(from, to),
    certainty: isThen ? 0.85 : 0.75,
  };
  return { claim: claim('lastLift', value, 'lift.last', features), from, to };
}

/** 'Used to squat 120 for 5', 'my squat was 140': a best of another time. */
function oldMax(scan: Scan, line: LiftLine): Fact | null {
  const isOld =
    line.sets === undefined && (isLed(scan, line, 'time', 'long_past', 'still') || line.wasSaid);
  if (!isOld) return null;
  const { lift, kilograms, reps = 1, isAdded, from, to } = line;
  const value = { lift, kilograms, reps, ...(isAdded && { isAdded }) };
  // 'My last triple was 182.5' still holds.
  const isLast = line.wasSaid && terms.lastOnes.has(textAt(scan, line.from - 1));
  const features = {
    polarity: isLast ? ('has' as const) : ('had' as const),
    when: isLast ? ('now' as const) : ('past' as const),
    whose: whose(scan, line),
    quote: scan.quote(from, to),
    certainty: 0.85,
  };
  return { claim: claim('max', value, 'max.had', features), from, to };
}

/** 'Pull-up +25 kg x3': on top of the body's own weight. */
function addedMax(scan: Scan, line: LiftLine): Fact | null {
  const { lift, kilograms, sets, reps = 1, isAdded, from, to } = line;
  if (!isAdded || sets !== undefined) return null;
  const features = {
    polarity: 'has' as const,
    whose: whose(scan, line),
    quote: scan.quote(from, to),
    certainty: 0.85,
  };
  return {
    claim: claim('max', { lift, kilograms, reps, isAdded }, 'max.added', features),
    from,
    to,
  };
}

/** What was lifted before, and what could be lifted once. */
export function readLifts(scan: Scan): Fact[] {
  return liftLines(scan).flatMap(
    (line) => lastLift(scan, line) ?? oldMax(scan, line) ?? addedMax(scan, line) ?? [],
  );
}
