import type { VoiceStyle } from '@cadence/domain/voice/styles';

export interface Filter {
  kind: 'highpass' | 'peak' | 'highshelf';
  hertz: number;
  /** Decibels; a high-pass filter has none. */
  gain: number;
}

export interface PiperVoice {
  name: string;
  style: VoiceStyle;
  speaker: number;
  /** 1 is the model's own pace. */
  speed: number;
  /** 1 is the speaker's own pitch. */
  pitch: number;
  filters: Filter[];
  /** 0 leaves the sound clean; more makes it rougher, like a voice that is raised. */
  drive: number;
}

/**
 * Speakers of en_US-libritts_r-medium, chosen by pitch and by how well they are understood in
 * noise. The trainer is moved down in pitch, away from the motivator, so that nobody takes one
 * for the other: `npm run bench -- voice` measures how far apart the styles are.
 */
export const piperVoices: readonly PiperVoice[] = [
  {
    name: 'Robin',
    style: 'motivational',
    speaker: 45,
    speed: 0.96,
    pitch: 1,
    filters: [
      { kind: 'highpass', hertz: 90, gain: 0 },
      { kind: 'peak', hertz: 2800, gain: 3 },
    ],
    drive: 0.15,
  },
  {
    name: 'Alex',
    style: 'instructional',
    speaker: 258,
    speed: 1.03,
    pitch: 0.88,
    filters: [
      { kind: 'highpass', hertz: 90, gain: 0 },
      { kind: 'highshelf', hertz: 3500, gain: 4 },
    ],
    drive: 0,
  },
  {
    name: 'Stone',
    style: 'sergeant',
    speaker: 738,
    speed: 0.95,
    pitch: 1,
    filters: [
      { kind: 'highpass', hertz: 110, gain: 0 },
      { kind: 'peak', hertz: 1800, gain: 5 },
    ],
    drive: 0.5,
  },
  {
    name: 'Wren',
    style: 'encouraging',
    speaker: 585,
    speed: 0.95,
    pitch: 1,
    filters: [
      { kind: 'highpass', hertz: 80, gain: 0 },
      { kind: 'highshelf', hertz: 5000, gain: -3 },
    ],
    drive: 0,
  },
];
