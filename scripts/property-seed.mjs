import fc from 'fast-check';

// The same commit gives the same answer twice; PROPERTY_SEED=random (the nightly tests) looks for
// new cases. A property that fails prints its seed and the path to its counterexample.
const seed = process.env.PROPERTY_SEED ?? '20261115';
fc.configureGlobal({
  numRuns: process.env.NIGHTLY === 'true' ? 200 : 40,
  ...(seed !== 'random' && { seed: Number(seed) }),
});
