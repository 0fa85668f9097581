import type { Estimate } from '@cadence/domain/analytics/lifts/strength';
import { showWeight } from '../../../platform/items/show-weight.ts';

const tenth = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** '142.5 kg', or '≈ 142.5 kg' where the set says little about it. */
export const estimateText = ({ oneRepMax, lowConfidence }: Estimate): string =>
  `${lowConfidence ? '≈ ' : ''}${showWeight(oneRepMax, tenth)}`;

/** '5 × 120 kg'. */
export const setText = ({ estimatedFrom }: Estimate): string =>
  `${estimatedFrom.reps} × ${showWeight(estimatedFrom.weight)}`;
