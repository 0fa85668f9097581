import type { ZoneSource } from './zones.ts';

/** What each zone feels like, from 1 to 5. */
const zoneNames = ['very easy', 'easy', 'steady', 'hard', 'all out'] as const;

/** 'Zone 3, steady.' */
export const zoneLine = (zone: number): string => {
  const name = zoneNames[zone - 1];
  return name ? `Zone ${zone}, ${name}.` : `Zone ${zone}.`;
};

export const lostLine = 'The strap is silent.';
export const backLine = 'The strap is back.';
export const batteryLine = (percent: number): string => `The strap has ${percent} percent left.`;
export const readyLine = (target: number): string =>
  `Your pulse is down to ${target}. Start when you like.`;

export const zoneSourceWords: Record<ZoneSource, string> = {
  threshold: 'from your threshold',
  highest: 'from your highest pulse',
  age: 'from your age, and people lie ten beats to either side of it',
};
