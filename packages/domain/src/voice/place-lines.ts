import { isCount } from './choices.ts';
import type { SpokenLine } from './line.ts';
import type { Scene, VoiceCue } from './scene.ts';
import { gapSeconds, isPunctual, type LineSlot, punctualSlot, widestSlot } from './slots.ts';
import { speakingSeconds } from './speaking-time.ts';
import type { VoiceStyle } from './styles.ts';

export interface Around {
  /** What was just said, or is about to be. */
  avoid: readonly string[];
  /** What was said not long ago: rather something else, if there is. */
  recent: readonly string[];
}

type Speak = (cue: VoiceCue, slot: LineSlot, around: Around) => SpokenLine | null;

/** What goes before what when there is not room for all. */
const order: readonly VoiceCue['kind'][] = [
  'rest-preview',
  'halfway',
  'news',
  'record',
  'time-left',
  'form',
  'motivation',
];

interface Placed {
  line: SpokenLine;
  endSeconds: number;
}

/** The numbers of a countdown pass unnoticed: what was said before them still sounds repeated. */
const isTalk = ({ text }: SpokenLine): boolean => !isCount(text);

/** So many lines back, the numbers included, a line is still in the ear. */
const recentLines = 40;

function textsAround(
  said: readonly SpokenLine[],
  before: readonly SpokenLine[],
  after: readonly SpokenLine[],
): Around {
  const around = [
    before.at(-1) ?? said.at(-1),
    before.findLast(isTalk) ?? said.findLast(isTalk),
    after[0],
    after.find(isTalk),
  ];
  return {
    avoid: around.flatMap((line) => (line ? [line.text] : [])),
    recent: [...said.slice(-recentLines), ...before].map(({ text }) => text),
  };
}

/** The silences of a step from a time on. */
function gapsOf(placed: readonly Placed[], from: LineSlot): LineSlot[] {
  const gaps: LineSlot[] = [];
  let { startSeconds } = from;
  for (const { line, endSeconds } of placed) {
    const end = Math.min(from.endSeconds, line.cueAtSeconds - gapSeconds);
    if (end > startSeconds) gaps.push({ startSeconds, endSeconds: end });
    startSeconds = Math.max(startSeconds, endSeconds + gapSeconds);
  }
  if (from.endSeconds > startSeconds) gaps.push({ startSeconds, endSeconds: from.endSeconds });
  return gaps;
}

/** The punctual lines of a step first, then the others into what silence is left. */
function placeStep(
  scene: Scene,
  style: VoiceStyle,
  cues: readonly VoiceCue[],
  said: readonly SpokenLine[],
  speak: Speak,
): SpokenLine[] {
  const placed: Placed[] = [];
  const place = (line: SpokenLine) => {
    const endSeconds = line.cueAtSeconds + speakingSeconds(line.text, style);
    placed.push({ line, endSeconds });
    placed.sort((a, b) => a.line.cueAtSeconds - b.line.cueAtSeconds);
  };
  const around = (seconds: number) => {
    const lines = placed.map(({ line }) => line);
    const split = lines.findLastIndex(({ cueAtSeconds }) => cueAtSeconds <= seconds) + 1;
    return textsAround(said, lines.slice(0, split), lines.slice(split));
  };

  for (const cue of cues.filter(isPunctual)) {
    const slot = punctualSlot(scene, cue);
    const isFree = slot.startSeconds >= (placed.at(-1)?.endSeconds ?? 0);
    const line = isFree ? speak(cue, slot, around(slot.startSeconds)) : null;
    if (line) place(line);
  }
  for (const kind of order) {
    for (const cue of cues.filter((one) => one.kind === kind)) {
      for (const slot of gapsOf(placed, widestSlot(scene, cue))) {
        const line = speak(cue, slot, around(slot.startSeconds));
        if (!line || line.cueAtSeconds > line.latestStartSeconds) continue;
        place(line);
        break;
      }
    }
  }
  return placed.map(({ line }) => line);
}

/** Step by step, so that whoever has other things to do can stop in between. */
export function* placeLines(
  scene: Scene,
  style: VoiceStyle,
  speak: Speak,
): Generator<SpokenLine[]> {
  const said: SpokenLine[] = [];
  for (const cues of scene.cues) {
    const lines = placeStep(scene, style, cues, said, speak);
    said.push(...lines);
    yield lines;
  }
}
