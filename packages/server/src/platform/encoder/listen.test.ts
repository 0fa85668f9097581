import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCard } from '@cadence/domain/coach/turn/lookup/knowledge';
import { afterAll, describe, expect, it } from 'vitest';
import { trainedHeads } from './data/trained-heads.ts';
import { unpackHead } from './heads.ts';
import { createListener, noCard } from './listen.ts';
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

it('reads the model only when what counts with it is ready', async () => {
  const install = (name: string, source: string) => {
    const at = join(folder, 'node_modules', '@energetic-ai', name);
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, 'index.js'), source);
  };
  install(
    'core',
    'exports.ready = () => new Promise((done) => setTimeout(() => done((exports.isReady = true)), 5));',
  );
  install('model-embeddings-en', 'exports.modelSource = {};');
  install(
    'embeddings',
    `const core = require('@energetic-ai/core');
    exports.initModel = async () => {
      if (!core.isReady) throw new Error('not initialized');
      return { embed: async (texts) => texts.map((text) => [text.length]) };
    };`,
  );
  const encode = await openSentenceEncoder(join(folder, 'program.js'));
  expect(await encode([' four', ''])).toEqual([Float32Array.of(4), Float32Array.of(1)]);
});

describe('the trained heads', () => {
  it('know only cards that there are', () => {
    expect(trainedHeads.cards.ids.filter((id) => !findCard(id))).toEqual([noCard]);
  });

  it('refuse weights of another length', () => {
    const { cards, size } = trainedHeads;
    expect(() => unpackHead({ ...cards, packed: cards.packed.slice(0, -8) }, size)).toThrow('cut');
  });
});

describe('a listener', () => {
  const cards = {
    ids: ['one', 'other'],
    steps: [0.5, 1],
    biases: [0.25, 0],
    packed: Buffer.from(Int8Array.from([2, 0, 0, 4])).toString('base64'),
  };
  const calls: string[][] = [];
  const listen = createListener(
    async (texts) => {
      calls.push([...texts]);
      return texts.map((text) => Float32Array.from([text.length, 1]));
    },
    { size: 2, cards },
  );

  it('shares out by the lines of weights, the likeliest first', async () => {
    const [heard] = await listen(['sleeping']);
    expect(heard?.cards.map(({ id }) => id)).toEqual(['one', 'other']);
    // 8 · 2 · 0.5 + 0.25 against 1 · 4 · 1.
    const share = 1 / (1 + Math.exp(4 - 8.25));
    expect(heard?.cards.map(({ score }) => score)).toEqual([
      expect.closeTo(share),
      expect.closeTo(1 - share),
    ]);
  });

  it('leaves out what is meant for no card', async () => {
    const alone = createListener(async (texts) => texts.map(() => Float32Array.from([1, 0])), {
      size: 2,
      cards: { ...cards, ids: ['one', noCard] },
    });
    const [heard] = await alone(['hello']);
    expect(heard?.cards.map(({ id }) => id)).toEqual(['one']);
    expect(heard?.cards[0]?.score).toBeLessThan(1);
  });

  it('hears what it has heard before without the model, and no more of it than it keeps', async () => {
    const first = await listen(['a b', 'c']);
    calls.length = 0;
    expect(await listen(['c', 'a b'])).toEqual([...first].reverse());
    expect(calls).toEqual([]);
    expect(await listen(['c', 'new'])).toEqual([
      first[1],
      expect.objectContaining({ text: 'new' }),
    ]);
    expect(calls).toEqual([['new']]);
    await listen(Array.from({ length: 600 }, (_, at) => `text ${at}`));
    await listen(['c']);
    expect(calls.at(-1)).toEqual(['c']);
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
