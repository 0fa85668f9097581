import { expect, test } from 'vitest';
import { firstChunks } from './first-chunks.ts';

const imports: Record<string, string[]> = {
  '/src/main.tsx': ['/src/ui.ts'],
  '/src/home.tsx': ['/src/ui.ts', '/src/strip.ts', '/src/plan.ts'],
  '/src/workout.tsx': ['/src/strip.ts'],
  '/src/strip.ts': ['/src/dose.ts'],
  // Each other, as modules may.
  '/src/dose.ts': ['/src/strip.ts'],
};
const modules = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

test('what the same first pages need has one file, and visitors load none of it', () => {
  const name = firstChunks('/src', ['main.tsx'], { home: ['home.tsx'], workout: ['workout.tsx'] });
  const named = (id: string) => name(`/src/${id}`, modules);
  expect(['strip.ts', 'dose.ts'].map(named)).toEqual(['home-workout', 'home-workout']);
  expect(['home.tsx', 'plan.ts'].map(named)).toEqual(['home', 'home']);
  expect(['ui.ts', 'main.tsx', 'analytics.tsx'].map(named)).toEqual([null, null, null]);
});
