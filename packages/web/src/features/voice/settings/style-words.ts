import type { VoiceStyle } from '@cadence/domain/voice/styles';

interface StyleWords {
  name: string;
  /** Who speaks, in one line. */
  character: string;
  /** How the voice moves, drawn as bars from 0 to 1. */
  wave: readonly number[];
}

export const styleWords: Record<VoiceStyle, StyleWords> = {
  motivational: {
    name: 'Motivational',
    character: 'Bright and quick. Always sees one more rep in you.',
    wave: [
      0.25, 0.6, 0.35, 0.85, 0.5, 1, 0.4, 0.75, 0.3, 0.9, 0.55, 1, 0.45, 0.8, 0.35, 0.95, 0.6, 0.3,
    ],
  },
  instructional: {
    name: 'Instructional',
    character: 'Calm and exact. Says what to do, then lets you work.',
    wave: [
      0.2, 0.4, 0.55, 0.6, 0.55, 0.4, 0.2, 0.4, 0.55, 0.6, 0.55, 0.4, 0.2, 0.4, 0.55, 0.6, 0.4, 0.2,
    ],
  },
  sergeant: {
    name: 'Sergeant',
    character: 'Short and loud. Firm with you, never unkind.',
    wave: [
      0.95, 1, 0.95, 0.12, 0.12, 1, 0.95, 1, 0.12, 0.12, 0.95, 1, 0.12, 0.12, 1, 0.95, 1, 0.12,
    ],
  },
  encouraging: {
    name: 'Encouraging',
    character: 'Soft and patient. Trains beside you, not at you.',
    wave: [
      0.15, 0.2, 0.3, 0.4, 0.5, 0.55, 0.6, 0.6, 0.55, 0.5, 0.4, 0.35, 0.4, 0.45, 0.4, 0.3, 0.2,
      0.15,
    ],
  },
};
