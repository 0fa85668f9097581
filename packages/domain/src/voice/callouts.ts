import type { CalloutFrequency, VoicePreferences } from '../profile/voice-preferences.ts';

/** Spec §9, callout chance. */
export const calloutChances: Record<CalloutFrequency, number> = {
  rare: 0.15,
  occasional: 0.3,
  frequent: 0.6,
};

/** Each roll is 0 ≤ x < 1: one decides whether a name is called, the other which. */
export function pickCallout(
  {
    personalCallouts,
    userNames,
    calloutFrequency,
  }: Pick<VoicePreferences, 'personalCallouts' | 'userNames' | 'calloutFrequency'>,
  rolls: { whether: number; which: number },
): string | null {
  if (!personalCallouts || rolls.whether >= calloutChances[calloutFrequency]) return null;
  return userNames[Math.floor(rolls.which * userNames.length)] ?? null;
}
