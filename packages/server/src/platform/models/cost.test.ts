import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { estimateCost } from './cost.ts';

it('the estimate is tokens by price', () => {
  expect(estimateCost('gpt-6.1-sol', { input: 5000, output: 1000 })).toBe(0.02);
});

it('a model without a listed price has none', () => {
  expect(estimateCost('llama3.1', { input: 5000, output: 1000 })).toBeNull();
  expect(estimateCost('toString', { input: 1, output: 1 })).toBeNull();
});

it("every vendor's default models have one", () => {
  const { local: _local, ...vendors } = readConfig({}).models.providers;
  for (const { models } of Object.values(vendors)) {
    expect(estimateCost(models.advanced, { input: 1000, output: 0 })).toBeGreaterThan(0);
    expect(estimateCost(models.light, { input: 1000, output: 0 })).toBeGreaterThan(0);
  }
});
