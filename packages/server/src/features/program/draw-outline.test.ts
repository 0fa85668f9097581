import type { Program } from '@cadence/domain/program/types';
import { afterAll, describe, expect, it } from 'vitest';
import { makeModels } from '../../platform/models/test-support/models.ts';
import { openaiWire } from '../../platform/models/test-support/vendor-openai.ts';
import { type Answer, startVendor } from '../../platform/models/test-support/vendor-server.ts';
import { startTestApp } from '../../test-support/app.ts';
import { startProgram } from './test-support/programs.ts';

const script: Answer[] = [];
const vendor = await startVendor(openaiWire, script);
const coachProvider = 'openai-mini' as const;
const outlined = startTestApp({
  models: makeModels('openai', vendor.baseUrl).models,
  coachProvider,
});
const hurried = startTestApp({
  models: makeModels('openai', vendor.baseUrl, 1).models,
  coachProvider,
});
afterAll(vendor.close);

const draws = (phases: object[]): Answer => ({
  kind: 'stream',
  pieces: [],
  tool: { name: 'draw_outline', input: { phases } },
});
const week = (...kinds: string[]) => kinds.map((kind) => ({ kind, focus: null }));
const halves = [{ name: 'Groundwork', sessions: week('upper', 'lower') }];
const words: Answer = { kind: 'stream', pieces: ['Here is your plan.'] };

const wish = {
  goal_text: 'get stronger',
  weeks: 1,
  minutes_per_session: 20,
  equipment: ['bodyweight' as const],
};

async function make(answers: Answer[], more: object = {}, ctx = outlined): Promise<Program> {
  vendor.calls.length = 0;
  script.splice(0, script.length, ...answers);
  return (await startProgram(ctx, { ...wish, ...more })).program;
}

const titles = ({ weeks }: Program) => weeks[0]?.sessions.map(({ title }) => title);
const own = ['Full Body A', 'Full Body B'];

describe('an outline by a model', () => {
  it('says what stands where and what the phase is called; the rest is worked out', async () => {
    const program = await make([draws(halves), words]);
    expect(titles(program)).toEqual(['Upper Body A', 'Lower Body A']);
    expect(program.phases).toMatchObject([{ name: 'Groundwork', startWeek: 1, endWeek: 1 }]);
    expect(program.weeks[0]?.variation).toEqual({ type: 'build', volume: 1.1, intensity: 1 });
  });

  it('that does not hold is told so, and may be mended', async () => {
    const tooMany = [{ name: 'Groundwork', sessions: week('full', 'full', 'full') }];
    const program = await make([draws(tooMany), draws(halves), words]);
    expect(titles(program)).toEqual(['Upper Body A', 'Lower Body A']);
    expect(JSON.stringify(vendor.calls[1]?.body)).toContain('Each week has 2 sessions.');
  });

  it.each<[string, Answer[]]>([
    ['fails', [{ kind: 'error', status: 400 }]],
    ['only talks', [words]],
    ['makes up a kind of session', [draws([{ name: 'A', sessions: week('nap', 'full') }]), words]],
    ['goes on drawing what does not hold', [draws([])]],
    ['breaks off', [{ kind: 'drop' }]],
  ])('is the own one when the model %s', async (_, answers) => {
    expect(titles(await make(answers))).toEqual(own);
  });

  it('is not waited for without end', async () => {
    expect(titles(await make([{ kind: 'hang' }], {}, hurried))).toEqual(own);
  });

  it('is drawn without a word about health', async () => {
    await make([words], { goal_text: 'get stronger, my left knee hurts' });
    const sent = JSON.stringify(vendor.calls[0]?.body);
    expect(sent).toContain('draw_outline');
    expect(sent).not.toContain('knee');
  });
});
