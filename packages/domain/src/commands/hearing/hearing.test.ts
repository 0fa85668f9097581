import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../test-support/by-night.ts';
import { readCommands } from '../read-commands.ts';
import { advance, beginSearch, choiceOf, type HeardChoice, lastTokens, sureOf } from './choose.ts';
import { buildPhraseGraph, follow, type GraphPlace, type Tokens } from './phrase-graph.ts';
import { framesAround, hearFrame, partOf, type SpeechPart, silentStart } from './speech-parts.ts';

const names: string[] = ['<begin>', '<end>'];

/** A token for each word and each mark. */
const tokens: Tokens = {
  encode: (text) =>
    (text.match(/\d+\.\d+|[\w'-]+|[^\w\s]/g) ?? []).map((name) => {
      if (!names.includes(name)) names.push(name);
      return names.indexOf(name);
    }),
  decode: (all) =>
    all
      .map((token) => names[token] ?? '')
      .map((name) => (/^\w/.test(name) ? ` ${name}` : name))
      .join(''),
  begin: 0,
  end: 1,
};
const graph = buildPhraseGraph(tokens);

/** A model that is as sure of each next token as is said; of all else it thinks little. */
function listen(sentences: Readonly<Record<string, number>>): HeardChoice {
  let search = beginSearch(graph);
  const heard = Object.entries(sentences).map(([text, score]) => ({
    tokens: [...tokens.encode(text), tokens.end],
    score,
  }));
  let all: number[][] = [[]];
  while (search.ways.length > 0) {
    const logits = all.map((before) => {
      const values = new Float32Array(names.length).fill(-20);
      for (const { tokens: said, score } of heard) {
        const fits = before.every((token, index) => said[index] === token);
        const next = said[before.length];
        if (fits && next !== undefined) values[next] = Math.max(values[next] ?? 0, score);
      }
      return values;
    });
    const next = advance(search, logits, tokens);
    search = next.search;
    const last = lastTokens(search, tokens);
    all = next.from.map((from, index) => [...(all[from] ?? []), last[index] ?? 0]);
  }
  return choiceOf(search, tokens);
}

describe('the phrases that the ear listens for', () => {
  it('are commands, whichever way one goes', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (turns) => {
        let places: readonly GraphPlace[] = [graph];
        const said: number[] = [];
        for (const turn of turns) {
          const next = [...follow(places)];
          const [token, to] = next[turn % next.length] ?? [tokens.end, []];
          if (token === tokens.end) break;
          said.push(token);
          places = to;
        }
        const text = tokens.decode(said);
        expect(readCommands(text), text).not.toBeNull();
      }),
      { numRuns: runs(100) },
    );
  });

  it.each([
    'Done.',
    "I'm done!",
    'Skip this',
    'Twelve at sixty.',
    '12 at 62.5 kilos',
    'Five at one hundred and twenty',
    'Twelve at sixty, effort eight, done.',
    'RPE eight and a half',
    'Rest thirty more seconds.',
    'My knee hurts.',
  ])('%s', (text) => {
    const [first] = listen({ [text]: 0 }).candidates;
    expect(first?.commands).toEqual(readCommands(text));
  });
});

describe('what was said', () => {
  it('is the likeliest command, even where it sounds like something else', () => {
    const choice = listen({ 'Well at sixty.': 2, 'Twelve at sixty.': 0 });
    expect(choice.free.text).toBe('Well at sixty.');
    expect(sureOf(choice)?.commands).toEqual(readCommands('twelve at sixty'));
  });

  it('is nothing when it sounds far more like something else', () => {
    const choice = listen({ 'Rock you.': 9, 'Rest more.': 0 });
    expect(sureOf(choice)).toBeNull();
  });

  it('is nothing when another command is nearly as likely, unless somebody may be hurt', () => {
    expect(sureOf(listen({ 'Fifteen at sixty': 0, 'Fifty at sixty': 0 }))).toBeNull();
    const choice = listen({ 'Help.': 0.5, 'How?': 0 });
    expect(sureOf(choice)?.commands).toEqual([{ kind: 'hurt' }]);
  });

  it('adds up the ways to write the same', () => {
    const choice = listen({ 'Twelve at sixty.': 0, '12 at 60.': 0, 'Ten at sixty.': 0 });
    expect(choice.candidates).toHaveLength(2);
    const [first, second] = choice.candidates;
    expect(first?.commands).toEqual(readCommands('12 at 60'));
    expect((first?.score ?? 0) - (second?.score ?? 0)).toBeGreaterThan(0);
  });
});

describe('parts of speech', () => {
  /** Likelihoods: s for silence, w for a word. */
  function partsOf(pattern: string): { parts: SpeechPart[]; rest: SpeechPart | null } {
    let state = silentStart;
    const parts: SpeechPart[] = [];
    for (const letter of pattern) {
      const heard = hearFrame(state, letter === 'w' ? 0.9 : 0.1);
      state = heard.state;
      if (heard.part) parts.push(heard.part);
    }
    return { parts, rest: partOf(state) };
  }
  const s = (count: number) => 's'.repeat(count);
  const w = (count: number) => 'w'.repeat(count);

  it('end with a pause, and have some of the silence around them', () => {
    const { parts, rest } = partsOf(s(30) + w(20) + s(40));
    expect(parts).toEqual([{ from: 30 - framesAround, to: 50 + framesAround }]);
    expect(rest).toBeNull();
  });

  it('hold together over a breath', () => {
    expect(partsOf(s(30) + w(20) + s(8) + w(20) + s(40)).parts).toHaveLength(1);
    expect(partsOf(s(30) + w(20) + s(30) + w(20) + s(40)).parts).toHaveLength(2);
  });

  it('are no clicks, and not endless', () => {
    expect(partsOf(s(30) + w(1) + s(40)).parts).toEqual([]);
    expect(partsOf(w(400)).parts.length).toBeGreaterThan(1);
  });

  it('count when they are broken off', () => {
    expect(partsOf(s(30) + w(20)).rest).toEqual({ from: 30 - framesAround, to: 50 });
  });
});
