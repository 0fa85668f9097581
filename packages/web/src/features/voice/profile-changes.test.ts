import { defaultVoicePreferences } from '@cadence/domain/profile/voice-preferences';
import { expect, test } from 'vitest';
import {
  addChange,
  adoptProfiles,
  ownVoice,
  type ServerProfiles,
  type ServerVoice,
} from './profile-changes.ts';

const voice = (id: string, engine: string, styles: ServerVoice['styles']): ServerVoice => ({
  voice_id: id,
  name: id,
  engine,
  language: 'en',
  styles,
});
const voices = [
  voice('openai-ash', 'openai', ['instructional', 'encouraging', 'motivational']),
  voice('openai-oak', 'openai', ['sergeant']),
  voice('piper-738', 'piper', ['sergeant']),
];

const untouched = { voice_id: 'openai-ash', rate: 1, pitch: 1, volume: 1 };
const theirs: ServerProfiles = {
  motivational: untouched,
  instructional: untouched,
  sergeant: { voice_id: 'piper-738', rate: 1.2, pitch: 0.9, volume: 0.5 },
  encouraging: untouched,
};
const mine = defaultVoicePreferences.voiceProfiles;

test('the style has the voice of the first engine, whatever the others offer', () => {
  expect(ownVoice(voices, 'sergeant')?.voice_id).toBe('openai-oak');
  expect(ownVoice([], 'sergeant')).toBeNull();
});

test('what was chosen elsewhere is taken over; the own voice of a style counts as none chosen', () => {
  expect(adoptProfiles(mine, theirs, {}, voices)).toEqual({
    ...mine,
    sergeant: { voiceId: 'piper-738', rate: 1.2, pitch: 0.9, volume: 0.5 },
  });
});

test('what this device has changed since is newer, field by field', () => {
  const changed = { ...mine, sergeant: { ...mine.sergeant, rate: 1.5 } };
  const unsent = addChange({}, 'sergeant', { rate: 1.5 });
  expect(adoptProfiles(changed, theirs, unsent, voices).sergeant).toEqual({
    voiceId: 'piper-738',
    rate: 1.5,
    pitch: 0.9,
    volume: 0.5,
  });
});

test('going back to the own voice is a change too', () => {
  const unsent = addChange({}, 'sergeant', { voiceId: null });
  expect(unsent).toEqual({ sergeant: { voice_id: null } });
  expect(adoptProfiles(mine, theirs, unsent, voices).sergeant.voiceId).toBeNull();
});

test('a chosen voice whose engine is away stays chosen', () => {
  const chosen = { ...mine, sergeant: { ...mine.sergeant, voiceId: 'elevenlabs-x' } };
  expect(adoptProfiles(chosen, theirs, {}, voices).sergeant.voiceId).toBe('elevenlabs-x');
});
