import type { RunLog } from '@cadence/domain/analytics/session';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { TimerStep } from '@cadence/domain/timer/types';
import { findRecordSteps } from '@cadence/domain/voice/record-steps';
import { useEffect } from 'react';
import { guardVoice, type VoicePort } from '../engine/voice-port.ts';

interface RecordsInput {
  steps: readonly TimerStep[];
  log: RunLog | null;
  earlierSessions: readonly WorkoutSession[];
  voice: VoicePort;
}

/** Tells the voice which of the logged sets are records, and when one is taken back. */
export function useRecords({ steps, log, earlierSessions, voice }: RecordsInput): void {
  useEffect(() => {
    const recordSteps = log ? findRecordSteps(steps, log, earlierSessions) : [];
    guardVoice(() => voice).noteRecords(recordSteps);
  }, [steps, log, earlierSessions, voice]);
}
