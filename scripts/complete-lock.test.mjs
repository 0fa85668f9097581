import { expect, test } from 'vitest';
import { completeLock } from './complete-lock.mjs';

const tool = {
  version: '2.0.0',
  dev: true,
  optionalDependencies: {
    '@tool/linux-x64-musl': '2.0.0',
    '@tool/darwin-arm64': '2.0.0',
    '@tool/extras': '2.0.0',
  },
};

test('other platforms are written in, with what keeps them from being installed here', () => {
  const lock = { packages: { 'node_modules/tool': tool } };
  expect(completeLock(lock)).toHaveLength(2);
  expect(lock.packages).toMatchObject({
    'node_modules/@tool/darwin-arm64': { os: ['darwin'], cpu: ['arm64'], optional: true },
    'node_modules/@tool/linux-x64-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  });
  expect(completeLock(lock)).toEqual([]);
});

test('a second version is put beside the package that asks for it', () => {
  const lock = {
    packages: {
      'node_modules/@tool/darwin-arm64': { version: '1.0.0' },
      'node_modules/builder/node_modules/tool': tool,
    },
  };
  expect(completeLock(lock)).toContain('node_modules/builder/node_modules/@tool/darwin-arm64');
});
