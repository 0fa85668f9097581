import type { VoiceStyle } from '../styles.ts';
import { encouragingLines } from './encouraging.ts';
import { instructionalLines } from './instructional.ts';
import type { StyleLines } from './moments.ts';
import { motivationalLines } from './motivational.ts';
import { sergeantLines } from './sergeant.ts';

export const linesByStyle: Record<VoiceStyle, StyleLines> = {
  motivational: motivationalLines,
  instructional: instructionalLines,
  sergeant: sergeantLines,
  encouraging: encouragingLines,
};
