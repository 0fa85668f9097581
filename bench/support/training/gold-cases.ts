import type { Case, Expect } from './case.ts';
import { goldLifts } from './data/gold-lifts.ts';
import { goldOthers } from './data/gold-others.ts';

export interface Gold {
  id: string;
  text: string;
  expect: Expect;
}

/** The 24 requests of the design with what its coach wrote for them. */
export const goldCases = (): Case[] =>
  [...goldLifts, ...goldOthers]
    .sort((a, b) => a.id.localeCompare(b.id))
    .map((gold) => ({ ...gold, form: {}, athlete: {}, sessions: [] }));
