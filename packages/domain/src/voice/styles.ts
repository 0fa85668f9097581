/** Spec §3, Voice preferences: the four ways the coach can speak. */
export const voiceStyles = ['motivational', 'instructional', 'sergeant', 'encouraging'] as const;
export type VoiceStyle = (typeof voiceStyles)[number];

export const isVoiceStyle = (value: unknown): value is VoiceStyle =>
  voiceStyles.some((style) => style === value);
