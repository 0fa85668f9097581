import type { Pattern } from './types.ts';

/**
 * Where a pattern has no match of its own, these do nearly the same work, best
 * first. Nobody carries, throws or pulls from above without something to hold.
 */
export const patternFamilies: Record<Pattern, readonly Pattern[]> = {
  squat: ['lunge'],
  lunge: ['squat'],
  hinge: ['hip_ext'],
  hip_ext: ['hinge'],
  push_h: ['push_v'],
  push_v: ['push_h'],
  pull_h: ['pull_v'],
  pull_v: ['pull_h'],
  carry: ['anti_rot', 'lat_flex'],
  anti_ext: ['anti_rot', 'trunk_flex'],
  anti_rot: ['anti_ext', 'lat_flex'],
  lat_flex: ['anti_rot', 'rotation'],
  trunk_flex: ['anti_ext', 'rotation'],
  rotation: ['anti_rot', 'trunk_flex'],
  crawl: ['anti_ext', 'cyclic'],
  jump: ['cyclic', 'squat'],
  throw: ['rotation', 'jump', 'push_h'],
  ballistic: ['hinge', 'hip_ext', 'jump'],
  sprint: ['cyclic', 'jump'],
  cyclic: ['crawl', 'sprint'],
  isolation: ['push_h', 'pull_h', 'hip_ext', 'lat_flex'],
  balance: ['lunge', 'mobility'],
  mobility: ['stretch'],
  stretch: ['mobility'],
  breath: ['stretch', 'mobility'],
};
