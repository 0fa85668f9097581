import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCard } from '@cadence/domain/coach/turn/lookup/knowledge';
import { afterAll, describe, expect, it } from 'vitest';
import { trainedHeads } from './data/trained-heads.ts';
import { unpackHead } from './heads.ts';
import { createListener } from './listen.ts';
import { pinnedFiles, problemWith } from './model-files.ts';
import { openSentenceEncoder } from './sentence-encoder.ts';

const folder = mkdtempSync(join(tmpdir(), 'cadence-encoder-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the files of the sentence encoder', () => {
  const packed = join(folder, 'node_modules', 'weights');
  mkdirSync(packed, { recursive: true });
  writeFileSync(join(packed, 'package.json'), '{"name":"weights","main":"index.js"}');
  writeFileSync(join(packed, 'index.js'), 'module.exports = 1;');
  const sha256 = createHash('sha256').update('module.exports = 1;').digest('hex');
  const from = join(folder, 'program.js');
  const file = { package: 'weights', file: 'index.js', sha256 };

  it('are taken as they were checked', async () => {
    expect(await problemWith([file], from)).toBeNull();
  });

  it.each([
    ['changed', { ...file, sha256: sha256.replace(/^./, 'x') }],
    ['absent', { ...file, package: 'other-weights' }],
    ['absent', { ...file, file: 'gone.bin' }],
  ])('are said to be %s', async (kind, one) => {
    expect(await problemWith([one], from)).toMatchObject({ kind });
  });

  it('are each pinned', () => {
    for (const one of pinnedFiles) expect(one.sha256).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the trained heads', () => {
  it('know only cards that there are', () => {
    expect(trainedHeads.cards.ids.filter((id) => !findCard(id))).toEqual([]);
  });

  it('refuse weights of another length', () => {
    const { cards, size } = trainedHeads;
    expect(() => unpackHead({ ...cards, packed: cards.packed.slice(0, -8) }, size)).toThrow('cut');
  });
});

const problem = await problemWith();

describe.skipIf(problem?.kind === 'absent')('with its model', () => {
  it('is the model that was checked', () => expect(problem).toBeNull());

  it('hears what is asked in words that no card has', async () => {
    const listen = createListener(await openSentenceEncoder(), trainedHeads);
    const texts = ['is sweating in the sauna fine right after i have lifted', ''];
    const [heard, nothing] = await listen(texts);
    expect(heard?.cards[0]?.id).toBe('sauna');
    expect(heard?.cards.every(({ score }) => score >= 0)).toBe(true);
    expect(nothing?.cards.length).toBeGreaterThan(0);
  });
});
