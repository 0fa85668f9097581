import { describe, expect, it } from 'vitest';
import { evidenceIn } from './evidence.ts';
import { scanDanger } from './scan.ts';

const evidence = (text: string) => [...evidenceIn(scanDanger(text))];

describe('evidence', () => {
  it('is the kinds of words, and which stand beside each other', () => {
    expect(evidence('my chest hurts')).toEqual(expect.arrayContaining(['chest', 'chest pain']));
    expect(evidence('My chest. It hurts.')).not.toContain('chest pain');
  });

  it('is alike in other languages', () => {
    for (const text of ['me duele el pecho', 'dor no peito', 'mi fa male il petto']) {
      expect(evidence(text)).toContain('chest pain');
    }
  });

  it('has owners, trades and stories among it', () => {
    expect(evidence('my uncle is unwell')).toContain('others');
    expect(evidence('night shift on the ward')).toContain('job');
  });
});
