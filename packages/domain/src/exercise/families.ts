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

/**
 * For a kind of equipment that has too few easy moves of a pattern: these need
 * no more than a floor, a wall or a chair, and a beginner can do them.
 */
export const easyFallbacks: Record<Pattern, readonly [string, string, ...string[]]> = {
  squat: ['air-squat', 'sit-to-stand'],
  lunge: ['reverse-lunge', 'supported-split-squat'],
  hinge: ['bodyweight-good-morning', 'wall-hip-hinge'],
  hip_ext: ['glute-bridge', 'glute-bridge-march'],
  push_h: ['incline-push-up', 'knee-push-up'],
  push_v: ['incline-pike-push-up', 'prone-overhead-press'],
  pull_h: ['shoulder-blade-squeeze', 'reverse-snow-angel'],
  pull_v: ['superman-lat-pull', 'wall-lat-press'],
  carry: ['farmer-march', 'suitcase-march'],
  anti_ext: ['forearm-plank', 'knee-plank'],
  anti_rot: ['wall-shoulder-tap', 'palm-press-march'],
  lat_flex: ['side-plank', 'knee-side-plank'],
  trunk_flex: ['standing-knee-drive', 'standing-roll-down'],
  rotation: ['standing-cross-body-crunch', 'air-woodchop'],
  crawl: ['hands-and-knees-crawl', 'inchworm'],
  jump: ['squat-jump', 'drop-squat'],
  throw: ['air-slam', 'rotational-punch'],
  ballistic: ['bodyweight-swing', 'triple-extension'],
  sprint: ['fast-feet', 'wall-drive-march'],
  cyclic: ['march-in-place', 'step-jack'],
  isolation: ['standing-calf-raise', 'self-resisted-curl'],
  balance: ['single-leg-stand', 'heel-to-toe-walk'],
  mobility: ['arm-circle', 'standing-cat-cow'],
  stretch: ['standing-quad-stretch', 'wall-chest-stretch'],
  breath: ['box-breathing', 'long-exhale-breathing'],
};
