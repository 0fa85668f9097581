import { describe, expect, it } from 'vitest';
import { stranger } from '../../../test-support/athletes.ts';
import { play } from '../../../test-support/talk.ts';

const last = (says: string): string =>
  play({ knows: stranger, turns: [{ says }] }).at(-1)?.answer.content ?? '';

describe('what is tired or sore decides', () => {
  it('which of two it is', () => {
    expect(last('deadlifts or leg curls for hamstrings, my lower back is stiff')).toMatch(
      /leg curl today, because of your back/i,
    );
  });

  it('what stands in, by name', () => {
    expect(last('what can replace overhead press, my shoulder hates it')).toMatch(
      /^Take the .* instead of the .*spares your shoulder/,
    );
    expect(last('substitute for bench press at home')).toMatch(/^Take the (dumbbell|band)/);
  });
});
