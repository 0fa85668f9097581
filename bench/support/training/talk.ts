import type { Expect } from './case.ts';
import { Sheet } from './mark.ts';
import type { Made } from './view.ts';

const isLink =
  /last|log|felt|you gave|previous|before|since|up from|hold|again|next|working weight|ago|from your/i;
const isFinding = /find|start with|start:|begin with/i;
const isAim =
  /expect|aim|target|pace|rounds|as fast as|as good as|next|count|score|sentence|words|start/i;

/** Follows the log by the rules of adding and holding, or says that today finds the weights. */
export function judgeProgress(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  const next = expect.next ?? [];
  for (const { lift, lo, hi } of next) {
    const lines = made.work.filter(({ exercise }) => exercise?.id === lift);
    const share = 1 / next.length;
    const [line] = lines;
    if (!line) sheet.take(0.6 * share, 'a lift of the log is not in it', lift);
    else if (line.kg === null) sheet.take(0.7 * share, 'no kg though the log has some', line.name);
    else if (line.kg < lo - 0.01 || line.kg > hi + 0.01) {
      const detail = `${line.name} @${line.kg}, the log leads to ${lo.toFixed(1)}–${hi.toFixed(1)}`;
      sheet.take(0.7 * share, 'kg not as the log leads to', detail);
    }
    if (line && !isLink.test(`${line.item.loadNote ?? ''} ${made.notes}`)) {
      sheet.take(0.3 * share, 'no word that it follows the log', line.name);
    }
  }
  if (next.length > 0 || expect.benchmark) return sheet;
  const loads = made.work.filter(({ kg }) => kg !== null);
  if (expect.isLogged) {
    for (const { lift } of expect.bests ?? []) {
      const line = made.work.find(({ exercise }) => exercise?.id === lift);
      if (line && !isLink.test(line.item.loadNote ?? '')) {
        sheet.take(0.6, 'no word that it follows the log', `${line.name}: ${line.item.loadNote}`);
      }
    }
    return sheet;
  }
  const words = `${made.notes} ${made.work.map(({ item }) => item.loadNote ?? '').join(' ')}`;
  const isTold =
    (expect.bests?.length ?? 0) > 0 && /%|you gave|estimated|working weight/i.test(words);
  if (loads.length > 0 && !isTold && !isFinding.test(words) && !/left|twice the reps/.test(words)) {
    sheet.take(0.6, 'new weights, and no word on finding them', loads[0]?.name);
  }
  if (loads.length === 0 && !isAim.test(made.notes) && !/stop when|left/i.test(words)) {
    sheet.take(0.4, 'nothing to measure the next time by', made.workout.title);
  }
  return sheet;
}

function judgeBlock(sheet: Sheet, made: Made, index: number): void {
  const block = made.blocks[index];
  if (!block) return;
  const steps = made.steps.filter((step) => step.block === index && step.type === 'exercise');
  const at = block.title;
  if (block.kind === 'amrap') {
    if (steps.length !== 1 || steps[0]?.count !== 'rounds') {
      sheet.take(0.6, 'an AMRAP that does not count rounds', at);
    }
    if (block.score !== 'rounds' && block.score !== 'reps') sheet.take(0.3, 'score is not set', at);
  }
  if (block.kind === 'for_time' || block.kind === 'chipper') {
    if (steps[0]?.mode !== 'up') sheet.take(0.6, 'for time, but the clock counts down', at);
    if (!steps[0]?.capSeconds) sheet.take(0.2, 'for time without a cap', at);
    if (block.score !== 'time') sheet.take(0.3, 'score is not set', at);
  }
  if (block.kind === 'distance_reps' && !steps.every(({ openEnded }) => openEnded)) {
    sheet.take(0.6, 'a distance that does not end by a tap', at);
  }
  if (block.kind === 'emom' && block.score !== 'minutes' && block.score !== 'reps') {
    sheet.take(0.2, 'score is not set', at);
  }
  if (block.kind === 'superset' && !block.items.every(({ group }) => group)) {
    sheet.take(0.3, 'partners of a superset are not marked', at);
  }
}

const ownClock: readonly [code: string, kind: RegExp][] = [
  ['A20', /emom|every/],
  ['A21', /amrap/],
  ['A22', /for_time|chipper/],
  ['A19', /tabata|interval/],
];

/** Counts rounds, counts up, waits for a tap: by its kind, in its order, with its score. */
export function judgeFormat(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  if (made.steps.length === 0) sheet.take(1, 'cannot be played', made.workout.title);
  for (const index of made.blocks.keys()) judgeBlock(sheet, made, index);
  const [, kind] = ownClock.find(([code]) => code === expect.code) ?? [];
  const played = [
    ...made.blocks.map((block) => block.kind),
    (made.workout.workoutType ?? '').toLowerCase(),
  ];
  if (kind && !played.some((one) => kind.test(one))) {
    sheet.take(1, 'does not play as its format', played.join(', '));
  }
  const wanted = expect.benchmark?.score;
  if (wanted && !made.blocks.some(({ score }) => score === wanted)) {
    sheet.take(0.5, 'score is not set', `${made.blocks.map(({ score }) => score)} for ${wanted}`);
  }
  return sheet;
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

/** Short, one cue for the first lift, a reason for its load, the honest line first. */
export function judgeWords(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  const count = countWords(made.notes);
  if (count > 90) sheet.take(count > 120 ? 0.4 : 0.2, 'more than 90 words of notes', `${count}`);
  if (count < 8) sheet.take(0.3, 'next to no notes', `${count}`);
  const [first] = made.work;
  const isCued = (first?.item.cues?.length ?? 0) > 0 || (first?.item.instructions ?? '') !== '';
  if (first && !isCued) sheet.take(0.3, 'no cue for the first move', first.name);
  const reason = `${first?.item.loadNote ?? ''} ${made.notes}`;
  if (
    (expect.bests?.length ?? 0) > 0 &&
    !/%|gave|estimated|working weight|last|left of|felt/i.test(reason)
  ) {
    sheet.take(0.3, 'no reason given for the load', first?.name);
  }
  const all = `${made.workout.title ?? ''} ${made.notes} ${(made.workout.safetyNotes ?? []).join(' ')} ${made.workout.workoutReasoning ?? ''}`;
  for (const say of expect.says ?? []) {
    if (!say.test(all)) sheet.take(0.4, 'something that has to be said is not', `${say.source}`);
  }
  if (/\b(\w[\w-]+ \w[\w-]+) and \1\b/i.test(made.workout.title ?? '')) {
    sheet.take(0.2, 'the title repeats itself', made.workout.title);
  }
  return sheet;
}
