import { diceFor } from '@cadence/domain/planner/seeded';
import type { WeightUnit } from '@cadence/domain/profile/units';
import type { VoicePreferences } from '@cadence/domain/profile/voice-preferences';
import { findPlace } from '@cadence/domain/timer/timeline';
import type { TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import {
  makeSpoken,
  priorities,
  type SpokenLine,
  type SpokenText,
} from '@cadence/domain/voice/line';
import type { RecordPlace } from '@cadence/domain/voice/record-places';
import { writeLines } from '@cadence/domain/voice/script';
import { linesOfWorkout } from '@cadence/domain/voice/warm-up';
import { hashText } from '@cadence/domain/workout/hash-text';
import { deviceAudio } from '../../../platform/audio/audio.ts';
import { browserSpeech } from './browser-speech.ts';
import { type ClipShelf, createClipShelf } from './clip-shelf.ts';
import { findVoice, trimClips } from './clip-source.ts';
import { realSteps } from './due-lines.ts';
import { createLineSpeaker, type VoiceTimeline } from './line-speaker.ts';
import { noteReadiness } from './readiness.ts';
import { createRecords } from './records.ts';
import { isServerMute, noteRung, onRungChange } from './rung.ts';
import { createVoiceSession } from './voice-session.ts';
import { warmUp } from './warm-up.ts';

export interface VoiceOptions {
  /** What the dice of the script fall by: the same lines for the same workout. */
  seed: string;
  steps: readonly TimerStep[];
  preferences: VoicePreferences;
  title: string;
  /** In which weights are said. */
  unit: WeightUnit;
}

/** Clips come one after the other; one new layout is enough for several. */
const gatherMs = 400;
/** Of what is said beside the script: how long its clip is waited for, and how long it may take. */
const clipWithinMs = 2500;
const maxSaySeconds = 8;

/** The script is made anew only for steps of other lengths, and when a record comes or goes. */
function createScript({ seed, preferences, unit }: VoiceOptions, records: () => RecordPlace[]) {
  const number = hashText(seed);
  const dice = (name: string) => diceFor(number, name);
  let made: { print: string; lines: readonly SpokenLine[] } | null = null;

  return function linesOf(steps: readonly TimerStep[]): readonly SpokenLine[] {
    const facts = { records: records(), unit };
    const places = facts.records.map(({ stepIndex, atSeconds }) => `${stepIndex} ${atSeconds}`);
    const lengths = steps.map(
      ({ name, duration, untilDone }) => `${name} ${duration} ${untilDone}`,
    );
    const print = [...lengths, '', ...places].join();
    if (made?.print !== print) {
      made = { print, lines: [...writeLines(steps, preferences, facts, dice)].flat() };
    }
    return made.lines;
  };
}

function mannerOf({ voiceProfiles, selectedVoiceStyle: style, volume }: VoicePreferences) {
  const profile = voiceProfiles[style];
  return { ...profile, style, volume: volume * profile.volume };
}

const isAmong = ({ id, stepIndex }: SpokenLine, lines: readonly SpokenLine[]) =>
  lines.some((line) => line.id === id && line.stepIndex === stepIndex);

function placeIn({ steps, state, now }: VoiceTimeline): RecordPlace {
  const { stepIndex, offsetMs } = findPlace(steps, state, now());
  return { stepIndex, atSeconds: offsetMs / 1000 };
}

/** The voice of one loaded workout: gets its clips ready, and says its lines with the timer. */
export function openTimerVoice(options: VoiceOptions) {
  const { steps, preferences, title, unit } = options;
  const session = createVoiceSession(title);
  const stop = new AbortController();
  const { signal } = stop;
  const records = createRecords();
  const linesOf = createScript(options, records.places);
  const asked = new Set<string>();
  let shelf: ClipShelf | null = null;
  let ahead = new Set<string>();
  let latest: VoiceTimeline | null = null;
  let isHeard = false;
  let gathering: ReturnType<typeof setTimeout> | undefined;

  function refreshSoon(): void {
    clearTimeout(gathering);
    gathering = setTimeout(speaker.refresh, gatherMs);
  }

  /** Lines of steps that were made longer or shorter, which nobody could know before. */
  async function fetchNew(lines: readonly SpokenText[]): Promise<void> {
    for (const line of lines) {
      if (!shelf || signal.aborted) return;
      asked.add(line.id);
      if (!(await shelf.has(line))) {
        if (isServerMute()) {
          // Looked for again with a later layout: it may speak by then.
          asked.delete(line.id);
          continue;
        }
        await shelf.fetch(line);
      }
      await shelf.prepare([line]);
    }
  }

  const logged = (error: unknown) => {
    // Spec §8: a failed announcement is only logged, and the clock goes on.
    if (!signal.aborted) console.warn('The voice is not ready.', error);
  };

  function getAhead(lines: readonly SpokenText[]): void {
    ahead = new Set(lines.map(({ id }) => id));
    const once = [...new Map(lines.map((line) => [line.id, line])).values()];
    shelf?.prepare(once).catch(logged);
    if (shelf) fetchNew(once.filter(({ id }) => !asked.has(id))).catch(logged);
  }

  const speaker = createLineSpeaker({
    preferences,
    linesOf,
    clipOf: (id) => shelf?.clipOf(id) ?? null,
    onAhead: getAhead,
    audio: deviceAudio,
  });

  async function getReady(): Promise<void> {
    // Made before the tap that starts the timer, which would wait for it.
    linesOf(latest ? realSteps(latest) : steps);
    // The page answers in between.
    await new Promise((go) => setTimeout(go));
    if (signal.aborted) return;
    const lines = linesOfWorkout(steps, preferences, unit);
    for (const { id } of lines) asked.add(id);
    noteReadiness({ status: 'getting', done: 0, total: lines.length });
    const find = () => findVoice(preferences.selectedVoiceStyle, signal);
    const { voice, mute } = await find();
    const onDecoded = (id: string) => {
      if (ahead.has(id)) refreshSoon();
    };
    shelf = createClipShelf({ voice, sessionId: session.id, signal, onDecoded });
    speaker.refresh();
    await warmUp({
      lines,
      shelf,
      mute,
      askAgain: async () => (await find()).mute,
      signal,
      onProgress: noteReadiness,
      onServer: (reason) => noteRung('server', reason),
    });
    await trimClips(voice, lines);
  }

  /** A clip that nobody could know before comes in time, or the browser speaks. */
  async function say(text: string): Promise<void> {
    const spoken = makeSpoken(text, preferences.selectedVoiceStyle);
    const inTime = new Promise<void>((resolve) => setTimeout(resolve, clipWithinMs));
    await Promise.race([fetchNew([spoken]), inTime]);
    // Who has paused or listens since does not want to hear it.
    if (latest?.state.status !== 'running' || !isHeard || signal.aborted) return;
    const { stepIndex, atSeconds } = placeIn(latest);
    const until = { latestStartSeconds: atSeconds + maxSaySeconds, maxSeconds: maxSaySeconds };
    const { normal: priority } = priorities;
    speaker.say({ ...spoken, ...until, priority, stepIndex, cueAtSeconds: atSeconds });
  }

  getReady().catch(logged);
  // It speaks what is not there in time.
  void browserSpeech.check().then(() => signal.aborted || speaker.refresh());
  const stopListening = onRungChange(refreshSoon);

  /** Spec §4: it starts with the timer when voice is enabled, and ends on completion or reset. */
  function noteStatus({ status }: TimerState, speaks: boolean): void {
    if (status === 'running' && speaks) session.start();
    if (status === 'complete' || status === 'not-started') session.end();
  }

  return {
    beat: speaker.beat,
    follow(timeline: VoiceTimeline, speaks: boolean): void {
      noteStatus(timeline.state, speaks);
      latest = timeline;
      isHeard = speaks;
      speaker.follow(speaks ? timeline : null);
    },
    settle(state: TimerState): void {
      noteStatus(state, false);
      if (latest) latest = { ...latest, state };
      speaker.settle(state);
    },
    finish(timeline: VoiceTimeline, speaks: boolean): void {
      if (speaks) speaker.finish(timeline);
    },
    /** The steps whose logged set is a record, all of them each time. */
    noteRecords(recordSteps: readonly number[]): void {
      const ended = latest?.state.status === 'complete' ? latest : null;
      const before = ended ? linesOf(realSteps(ended)) : [];
      if (!records.note(recordSteps, latest ? placeIn(latest) : null)) return;
      if (!ended) {
        speaker.refresh();
        return;
      }
      const [news] = linesOf(realSteps(ended)).filter((line) => !isAmong(line, before));
      if (news && isHeard) speaker.add(news);
    },
    say(text: string): void {
      if (!isHeard) return;
      if (latest?.state.status === 'running') say(text).catch(logged);
      // The clock stands, and so does the script.
      else if (browserSpeech.hasVoice()) browserSpeech.say(text, mannerOf(preferences));
    },
    /** Somebody else is to be heard. */
    hush: browserSpeech.stop,
    /** The timer's page is left. */
    leave(): void {
      latest = null;
      isHeard = false;
      session.end();
      speaker.follow(null);
    },
    end(): void {
      session.end();
      stop.abort();
      stopListening();
      clearTimeout(gathering);
      speaker.end();
      noteReadiness();
    },
  };
}

export type TimerVoice = ReturnType<typeof openTimerVoice>;
