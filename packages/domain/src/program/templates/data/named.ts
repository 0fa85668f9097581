import type { TemplateId } from '../types.ts';

interface NamedProgram {
  name: string;
  /** Words that choose it, to be added to: lifts, times, a date. */
  goal: string;
  template: TemplateId;
}

/** Programs that people know by name, as a place to start from. */
export const namedPrograms: readonly NamedProgram[] = [
  { name: 'Linear novice', goal: 'Linear progression for strength', template: 'linear' },
  { name: '5×5', goal: 'Stronglifts 5x5', template: 'five-by-five' },
  { name: '5/3/1', goal: '5/3/1', template: 'five-three-one' },
  { name: 'Push, pull, legs', goal: 'Push pull legs', template: 'push-pull-legs' },
  { name: 'Upper, lower', goal: 'Upper lower split for muscle', template: 'upper-lower' },
  { name: 'Kettlebell', goal: 'Kettlebell program', template: 'kettlebell' },
  { name: 'Pull-up ladder', goal: 'Pull-up ladder program', template: 'pull-up-ladder' },
  { name: 'Couch to 5 km', goal: 'Couch to 5k', template: 'couch-to-5k' },
  { name: '10 km', goal: 'Run a 10 km race', template: 'run-10k' },
  { name: 'Half marathon', goal: 'Run a half marathon', template: 'half-marathon' },
  { name: 'Marathon', goal: 'Run a marathon', template: 'marathon' },
  { name: 'Hyrox', goal: 'Hyrox', template: 'hyrox' },
];
