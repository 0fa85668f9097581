import type { TemplateId } from '../types.ts';

export interface Race {
  id: TemplateId;
  name: string;
  metres: number;
  /** What somebody must run now to begin: kilometres a week, and the longest run. */
  entry: { weekly: number; long: number };
  /** Without it the distance is not to be had. */
  leastLong: number;
  table: readonly string[];
  next: string;
}

export const races: readonly Race[] = [
  {
    id: 'run-5k',
    name: '5 km',
    metres: 5000,
    entry: { weekly: 10, long: 4.5 },
    leastLong: 4.5,
    next: 'Then 10 km.',
    table: [
      '3 | 4: 6x60s I r60 | | 5',
      '4 | 5: 5x400m I r90 | | 5.5',
      '4 | 5: 2x420s T r90 | | 6',
      '3 | 4: trial 2000 | | 5 | deload',
      '4 | 5: 4x600m I r120 | | 6.5',
      '5 | 6: 3x420s T r90 | | 7',
      '4 | 5: 5x600m I r120 | | 6.5',
      '3 | 3: 4x200m race r90 | | 5 | event',
    ],
  },
  {
    id: 'run-10k',
    name: '10 km',
    metres: 10_000,
    entry: { weekly: 13, long: 5 },
    leastLong: 8,
    next: 'Then a half marathon, or a faster 10 km from the new paces.',
    table: [
      '4 | 5: 6x60s I r60 | | 5',
      '4 | 5: 2x360s T r90 | | 5.5',
      '5 | 6: 8x90s I r90 | | 6',
      '4 | 4: trial 3000 | | 5 | deload',
      '5 | 6: 3x420s T r90 | | 6.5',
      '5 | 7: 5x800m I r180 | | 7',
      '5 | 7: 2x720s T r120 | | 7.7',
      '4 | 5: 6x400m R r150 | | 6 | deload',
      '5 | 7: 4x1000m I r150 | | 8.4',
      '4 | 4: 4x400m race r120 | | 10 | event',
    ],
  },
  {
    id: 'half-marathon',
    name: 'Half marathon',
    metres: 21_097,
    entry: { weekly: 20, long: 9.5 },
    leastLong: 16,
    next: 'Two easy weeks, then 10 km speed or the marathon.',
    table: [
      '5 | 6: 6x60s hill r90 | | 10',
      '5 | 7: 3x360s T r90 | | 11',
      '6 | 7: 5x800m I r150 | | 12',
      '5 | 6: | | 9 | deload',
      '6 | 8: 2x720s T r120 | | 13',
      '6 | 8: 4x1000m I r150 | | 14 last 3 race',
      '7 | 8: 3x600s T r120 | | 15',
      '5 | 7: trial 5000 | | 11 | deload',
      '7 | 9: 2x900s T r180 | | 16.5 last 4 race',
      '7 | 9: 5x1000m I r150 | | 18',
      '5 | 7: 3x480s race r120 | | 13 | taper',
      '4 | 4: 3x1000m race r120 | | 21.1 | event',
    ],
  },
  {
    id: 'marathon',
    name: 'Marathon',
    metres: 42_195,
    entry: { weekly: 30, long: 14.5 },
    leastLong: 28,
    next: 'Three weeks of walking and easy running. Then 10 km speed.',
    table: [
      '6 | 8: 6x45s hill r90 | 6 | 16',
      '6 | 9: 3x480s T r120 | 6 | 17.5',
      '7 | 9: 5x1000m I r150 | 7 | 19',
      '6 | 7: | 6 | 14 | deload',
      '7 | 10: 2x900s T r180 | 7 | 20.5',
      '8 | 10: 6km M | 8 | 22.5',
      '8 | 11: 6x1000m I r150 | 8 | 24.5 last 5 M',
      '6 | 10: trial 10000 | 6 | 16 | deload',
      '8 | 11: 3x600s T r120 | 8 | 26.5',
      '9 | 12: 10km M | 8 | 28.5',
      '9 | 12: 2x900s T r180 | 8 | 31 last 8 M',
      '7 | 9: 5x1000m I r150 | 7 | 20 | deload',
      '9 | 12: 12km M | 8 | 32',
      '8 | 11: 3x600s T r120 | 7 | 24 last 12 M | taper',
      '6 | 9: 3x1600m M r120 | 6 | 16 | taper',
      '5 | 5: 3km M | 3 | 42.2 | event',
    ],
  },
];
