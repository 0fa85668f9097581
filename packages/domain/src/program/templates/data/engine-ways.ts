import type { EngineBy, PlanFacts } from '../types.ts';

/** What differs between a ride, a row and a swim. */
export interface Way {
  name: string;
  /** 'Ride', 'swim'. */
  noun: string;
  /** Metres of an easy minute, by level. */
  perMinute: Record<PlanFacts['level'], number>;
  /** Minutes of a first long session, and of the longest that a week is laid around. */
  first: Record<PlanFacts['level'], number>;
  most: number;
  entry: string;
  trial: string;
  fuel: string;
  /** What is said of a way that has more to it than breath. */
  said: string;
}

export const ways: Record<Exclude<EngineBy, 'bike'>, Way> = {
  ride: {
    name: 'Ride',
    noun: 'ride',
    perMinute: { beginner: 340, intermediate: 400, advanced: 460 },
    first: { beginner: 50, intermediate: 75, advanced: 100 },
    most: 240,
    entry: 'You ride for three quarters of an hour without trouble.',
    trial: '20 min as hard as they can be held, for distance or watts',
    fuel: 'Something to eat every 30–40 min and a bottle an hour, as on the day.',
    said: 'Without watts: easy is talking, threshold is a few words, hard is single words.',
  },
  row: {
    name: 'Row',
    noun: 'row',
    perMinute: { beginner: 180, intermediate: 205, advanced: 230 },
    first: { beginner: 20, intermediate: 30, advanced: 40 },
    most: 75,
    entry: 'You row for ten minutes with the order legs, back, arms.',
    trial: 'eight minutes for distance',
    fuel: 'A bottle within reach.',
    said: 'Stroke rate 18–22 on easy days, 24–26 at threshold, 28 and more only in hard pieces.',
  },
  swim: {
    name: 'Swim',
    noun: 'swim',
    perMinute: { beginner: 28, intermediate: 36, advanced: 46 },
    first: { beginner: 20, intermediate: 30, advanced: 40 },
    most: 90,
    entry: 'You swim 200 m of crawl, with rests.',
    trial: '400 m even, then 200 m: both times noted',
    fuel: 'Pieces of 25–100 m with short rests count like one way; rest at the wall as you need.',
    said: 'Half of swimming is water feel: ten minutes of drills first, and a coach’s eye now and then. Open water never alone.',
  },
};
