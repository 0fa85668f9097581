import type { VoicePreferences } from '@cadence/domain/profile/voice-preferences';
import { findPlace } from '@cadence/domain/timer/timeline';
import type { TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { SpokenLine, SpokenText } from '@cadence/domain/voice/line';
import type { Clip } from '@cadence/domain/voice/queue';
import type { AudioOutput } from '../../../platform/audio/audio.ts';
import type { SoundClip } from '../../../platform/audio/audio-clip.ts';
import { chooseSound, type Sound } from './choose-sound.ts';
import { type DueLine, findDueLines, realSteps, type SpokenTimeline } from './due-lines.ts';
import { createMouth, type Mouth } from './mouth.ts';
import { planAhead } from './plan.ts';
import { mayTryBrowser } from './rung.ts';

export interface VoiceTimeline extends SpokenTimeline {
  /** The timer's own clock. */
  now: () => number;
  /** Whether the timer's own sounds are heard. */
  beeps: boolean;
}

interface Item extends Clip {
  line: SpokenLine;
  sound: Sound;
}

interface Entry {
  item: Item;
  startMs: number;
  endMs: number;
  /** On the audio clock; null for what is not laid out there. */
  atSeconds: number | null;
  /** False for what only stands for words that could not be had. */
  isWords: boolean;
  stop: () => void;
}

interface SpeakerOptions {
  preferences: VoicePreferences;
  linesOf: (steps: readonly TimerStep[]) => readonly SpokenLine[];
  clipOf: (id: string) => SoundClip | null;
  /** These will soon be needed, or are missing. */
  onAhead: (lines: readonly SpokenText[]) => void;
  audio: AudioOutput;
  mouth?: Mouth;
}

const aheadMs = 150_000;
/** Looking further ahead at every beat would be work for nothing. */
const extendMs = 30_000;
/** The two clocks part slowly; words may be a little off. */
const driftMs = 80;
const driftBeats = 3;
/** The audio thread is ahead of what it tells: what is about to begin may be heard already. */
const closeMs = 150;
/** A place on the timeline that is so near is the same. */
const sameMs = 250;
const afterEndMs = 8000;
/** What is said between the lines waits for its turn no longer. */
const patienceMs = 6000;

const keyOf = ({ stepIndex, id, cueAtSeconds }: SpokenLine) =>
  `${stepIndex} ${id} ${cueAtSeconds.toFixed(1)}`;

/** Says a workout's lines at their time: clips laid out on the audio clock, the rest when it comes. */
export function createLineSpeaker(options: SpeakerOptions) {
  const { preferences, linesOf, clipOf, onAhead, audio } = options;
  const profile = preferences.voiceProfiles[preferences.selectedVoiceStyle];
  const level = preferences.volume * profile.volume;
  const manner = { ...profile, style: preferences.selectedVoiceStyle, volume: level };
  const mouth = options.mouth ?? createMouth(audio);
  let timeline: VoiceTimeline | null = null;
  let entries: Entry[] = [];
  let heard: SpokenLine[] = [];
  /** What is said beside the script, until it has been or its time has passed. */
  let asides: DueLine[] = [];
  let untilMs = 0;
  /** What was added to an instant to place it on the audio clock. */
  let usedMs = 0;
  let offBeats = 0;
  /** Nothing is said after the end but what was to be said. */
  let isOver = false;

  function itemOf({ line, dueMs, latestStartMs }: DueLine): Item[] {
    const means = {
      clipOf: audio.state() === 'unavailable' ? () => null : clipOf,
      browser: mouth.hasVoice() && mayTryBrowser(),
      rate: profile.rate,
    };
    const sound = chooseSound(line, means);
    // An audio clock that does not run yet tells when it does, and all is laid out anew.
    if (!sound || (sound.kind === 'clip' && audio.time() === null)) return [];
    const { id, priority } = line;
    return [{ id, priority, dueMs, latestStartMs, durationMs: sound.durationMs, line, sound }];
  }

  function start(item: Item, startMs: number, endMs: number, now: () => number): Entry {
    const { sound } = item;
    if (sound.kind === 'clip') {
      const atSeconds = (startMs + usedMs) / 1000;
      const untilSeconds = (endMs + usedMs) / 1000;
      const stop = audio.playClip(sound.clip, { atSeconds, untilSeconds, level });
      return { item, startMs, endMs, atSeconds, isWords: true, stop };
    }
    // Who hears the timer's own sounds needs no tones.
    if (sound.kind === 'tone' && timeline?.beeps) {
      return { item, startMs, endMs, atSeconds: null, isWords: false, stop: () => {} };
    }
    const stop = mouth.sayAt(sound, manner, item, () => startMs - now());
    return { item, startMs, endMs, atSeconds: null, isWords: true, stop };
  }

  function cutOff(entry: Entry, atMs: number, nowMs: number): void {
    const { stop } = entry;
    const timer = setTimeout(stop, atMs - nowMs);
    entry.endMs = atMs;
    entry.stop = () => {
      clearTimeout(timer);
      stop();
    };
  }

  function lay(due: readonly DueLine[], nowMs: number, now: () => number): void {
    const playing = entries.at(0);
    const time = audio.time();
    if (time !== null) usedMs = time * 1000 - nowMs;
    offBeats = 0;
    const current = playing ? { clip: playing.item, endMs: playing.endMs } : null;
    const planned = planAhead(due.flatMap(itemOf), nowMs, current);
    const [first] = planned;
    if (playing && first && first.startMs < playing.endMs) cutOff(playing, first.startMs, nowMs);
    for (const { clip, startMs, endMs } of planned) entries.push(start(clip, startMs, endMs, now));
  }

  /** What was laid out sounds when the audio clock says so, which may have been misread. */
  function correct(entry: Entry, nowMs: number, time: number | null): void {
    if (entry.atSeconds === null || time === null) return;
    const lengthMs = entry.endMs - entry.startMs;
    entry.startMs = nowMs + (entry.atSeconds - time) * 1000;
    entry.endMs = entry.startMs + lengthMs;
  }

  /** What has begun stays, if it may; what has not is taken back. */
  function takeBack(nowMs: number, mayStay: (entry: Entry) => boolean): void {
    const kept: Entry[] = [];
    const time = audio.time();
    for (const entry of entries) {
      correct(entry, nowMs, time);
      const { startMs, endMs, isWords, item } = entry;
      const isPlaying = isWords && startMs - closeMs <= nowMs && nowMs < endMs;
      if (isWords && nowMs >= (startMs + endMs) / 2) heard.push(item.line);
      if (isPlaying && mayStay(entry)) kept.push(entry);
      else if (nowMs < endMs) entry.stop();
    }
    entries = kept.slice(-1);
    heard = heard.slice(-60);
  }

  function layAhead(nowMs: number): void {
    if (!timeline) return;
    const said = new Set([...heard, ...entries.map(({ item }) => item.line)].map(keyOf));
    untilMs = nowMs + aheadMs;
    const script = linesOf(realSteps(timeline));
    const due = findDueLines(script, timeline, nowMs, untilMs);
    onAhead(due.flatMap(({ line }) => (line.fallback ? [line, line.fallback] : [line])));
    asides = asides.filter(
      ({ line, latestStartMs }) => latestStartMs >= nowMs && !said.has(keyOf(line)),
    );
    const unsaid = due.filter(({ line }) => !said.has(keyOf(line)));
    lay([...asides, ...unsaid], nowMs, timeline.now);
  }

  function silence(): void {
    for (const { stop, endMs } of entries) if (!timeline || endMs > timeline.now()) stop();
    entries = [];
    asides = [];
    mouth.hush();
  }

  /** Whether a line that is being said still belongs where the timer is. */
  function belongs({ item }: Entry, next: VoiceTimeline, nowMs: number): boolean {
    const { stepIndex, offsetMs } = findPlace(next.steps, next.state, nowMs);
    const { line, dueMs } = item;
    const isNear = Math.abs(nowMs - offsetMs + line.cueAtSeconds * 1000 - dueMs) < sameMs;
    return line.stepIndex === stepIndex && isNear;
  }

  /** Whoever goes back hears it again. */
  function forgetAhead({ steps, state }: VoiceTimeline, nowMs: number): void {
    const { stepIndex, offsetMs } = findPlace(steps, state, nowMs);
    heard = heard.filter(
      (line) =>
        line.stepIndex < stepIndex ||
        (line.stepIndex === stepIndex && line.cueAtSeconds * 1000 + sameMs <= offsetMs),
    );
  }

  return {
    /** Lays everything out anew; null, and a timer that does not run, end all speech at once. */
    follow(next: VoiceTimeline | null): void {
      isOver = false;
      if (next?.state.status !== 'running') {
        const nowMs = timeline?.now() ?? 0;
        if (timeline) takeBack(nowMs, () => false);
        silence();
        timeline = null;
        if (next?.state.status === 'not-started') heard = [];
        return;
      }
      const nowMs = next.now();
      takeBack(nowMs, (entry) => belongs(entry, next, nowMs));
      if (entries.length === 0) mouth.hush();
      timeline = next;
      forgetAhead(next, nowMs);
      layAhead(nowMs);
    },

    /** The same timeline from another anchor: what is laid out stays right. */
    settle(state: TimerState): void {
      if (!timeline) return;
      timeline = { ...timeline, state };
      isOver = state.status !== 'running';
    },

    /** Skipped to the end: what is said there is said now. */
    finish(ended: VoiceTimeline): void {
      silence();
      const nowMs = ended.now();
      timeline = ended;
      isOver = true;
      const steps = realSteps(ended);
      const stepIndex = steps.length - 1;
      const lengthSeconds = steps[stepIndex]?.duration ?? 0;
      const startMs = nowMs - lengthSeconds * 1000;
      const last = linesOf(steps).filter(
        (line) => line.stepIndex === stepIndex && line.cueAtSeconds >= lengthSeconds,
      );
      const due = last.map((line) => ({
        line,
        dueMs: startMs + line.cueAtSeconds * 1000,
        latestStartMs: startMs + line.latestStartSeconds * 1000,
      }));
      lay(due, nowMs, ended.now);
    },

    /** After the end, where no more time passes: said now, or after what is being said. */
    add(line: SpokenLine): void {
      if (!timeline || !isOver) return;
      const nowMs = timeline.now();
      takeBack(nowMs, () => true);
      onAhead([line]);
      lay([{ line, dueMs: nowMs, latestStartMs: nowMs + afterEndMs }], nowMs, timeline.now);
    },

    /** Between the lines of the script, or never. */
    say(line: SpokenLine): void {
      if (!timeline || isOver) return;
      const nowMs = timeline.now();
      takeBack(nowMs, () => true);
      asides.push({ line, dueMs: nowMs, latestStartMs: nowMs + patienceMs });
      layAhead(nowMs);
    },

    /** Keeps the layout long enough, and on the audio clock. */
    beat(): void {
      if (!timeline || isOver) return;
      const nowMs = timeline.now();
      const time = audio.time();
      const isOff = time !== null && Math.abs(time * 1000 - nowMs - usedMs) > driftMs;
      offBeats = isOff ? offBeats + 1 : 0;
      if (untilMs - nowMs >= aheadMs - extendMs && offBeats < driftBeats) return;
      takeBack(nowMs, () => true);
      layAhead(nowMs);
    },

    /** A clip has come, or another rung is in use. */
    refresh(): void {
      if (!timeline || isOver) return;
      const nowMs = timeline.now();
      takeBack(nowMs, () => true);
      layAhead(nowMs);
    },

    end(): void {
      silence();
      timeline = null;
    },
  };
}
