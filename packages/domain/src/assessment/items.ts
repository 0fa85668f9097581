import { adaptive, core, screen, whereItHurts } from './data/questions.ts';
import type { Item } from './types.ts';

export const items: readonly Item[] = [...screen, whereItHurts, ...core, ...adaptive];
export const structuredItems: readonly Item[] = [...screen, ...core];
export const adaptiveItems: readonly Item[] = adaptive;

export function itemById(id: string): Item | undefined {
  return items.find((item) => item.id === id);
}
