import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../packages/contract/src/api.ts';
import { defaultBodyLimit } from '../packages/contract/src/route.ts';
import { readConfig, settingNames } from '../packages/server/src/platform/config.ts';
import { tablesInOrder } from '../packages/server/src/platform/database/schema.ts';
import { root } from './paths.mjs';

/** @param {string} name */
const read = (name) => readFileSync(join(root, name), 'utf8');

/** The settings of the service, with its variables filled in. */
function appSettings() {
  const [, block = ''] = /^ {2}app:\n([\s\S]*?)^ {2}\w/m.exec(read('docker-compose.yml')) ?? [];
  const lines = block.matchAll(/^ {6}([A-Z0-9_]+): "?(.*?)"?$/gm);
  return Object.fromEntries(
    [...lines].map(([, name = '', value = '']) => [
      name,
      value.replace(/\$\{\w+(?::-(\w*)|:\?[^}]*)?\}/g, (_, fallback) => fallback ?? 'pa55word'),
    ]),
  );
}

describe('docker-compose.yml', () => {
  const settings = appSettings();

  it('has only settings that the start takes, and that are documented', () => {
    expect(Object.keys(settings).length).toBeGreaterThan(8);
    const config = readConfig(settings);
    expect(config).toMatchObject({ trustProxy: 1, redisUrl: 'redis://redis:6379' });
    expect(config.databaseUrl).toContain('@postgres:5432/');
    expect(config.speech.s3?.bucket).toBe('cadence');
    const documented = read('docs/operations.md');
    for (const name of Object.keys(settings)) expect(documented).toContain(`\`${name}\``);
  });

  it('gives instances a key of the bucket that is not its root, for clips alone', () => {
    const compose = read('docker-compose.yml');
    const [, root] = /MINIO_ROOT_USER: (\w+)/.exec(compose) ?? [];
    const [, rootPassword] = /MINIO_ROOT_PASSWORD: \$\{(\w+)/.exec(compose) ?? [];
    const [, password] = /S3_SECRET_ACCESS_KEY: \$\{(\w+)/.exec(compose) ?? [];
    expect(root).toBeDefined();
    expect(settings.S3_ACCESS_KEY_ID).not.toBe(root);
    expect(password).not.toBe(rootPassword);
    expect(read('deploy/make-bucket.sh')).toContain(`user add store ${settings.S3_ACCESS_KEY_ID} `);
    const { Statement: statements } = JSON.parse(read('deploy/clips-policy.json'));
    for (const { Action: actions, Resource: resources } of statements) {
      for (const action of actions) expect(action).toMatch(/^s3:\w+$/);
      for (const resource of resources) expect(resource).toMatch(/^arn:aws:s3:::cadence(\/|$)/);
    }
  });

  it('gives an instance the time to stop that its settings want', () => {
    const [, seconds = '0'] = /stop_grace_period: (\d+)s/.exec(read('docker-compose.yml')) ?? [];
    const { drainSeconds, stopSeconds } = readConfig(settings);
    expect(Number(seconds)).toBeGreaterThan(drainSeconds + stopSeconds);
  });
});

describe('the image', () => {
  const [before = '', after = ''] = read('Dockerfile').split('COPY . .\n');

  it('installs before the sources are copied, and the build then finds everything installed', () => {
    expect(after).toMatch(/^RUN node scripts\/build\.mjs$/m);
    expect(before).toMatch(/^RUN node scripts\/install\.mjs$/m);
    const [, copied = ''] = /^COPY (scripts\/.*) scripts\/$/m.exec(before) ?? [];
    const own = read('scripts/install.mjs').matchAll(/from '\.\/([\w-]+\.mjs)'/g);
    const needed = ['install.mjs', ...[...own].map(([, file]) => file)];
    expect(copied.split(' ').sort()).toEqual(needed.map((file) => `scripts/${file}`).sort());
  });

  it('is run as the README says, with the data in the volume', () => {
    const [, port, folder] = /docker run -p (\d+):\d+ -v cadence:(\S+) cadence`/.exec(
      read('README.md'),
    ) ?? ['', '', ''];
    expect(after).toContain(`EXPOSE ${port}`);
    expect(after).toContain(`PORT=${port} CADENCE_DATA=${folder}`);
    expect(after).toContain(`VOLUME ${folder}\n`);
  });

  it('has every file that a command in a container names', () => {
    const commands = read('docs/operations.md').matchAll(/docker compose exec app ([^`]+)`/g);
    const named = [...commands].map(([, command = '']) => command.split(' '));
    expect(named.length).toBeGreaterThan(0);
    for (const [program, file = ''] of named) {
      // Neither npm's scripts nor the tooling are in the image, only what was built.
      expect(program).toBe('node');
      const [, name] = /^packages\/server\/dist\/(.+)\.js$/.exec(file) ?? [];
      expect(existsSync(join(root, 'packages/server/src', `${name}.ts`)), file).toBe(true);
    }
    expect(after).toContain('COPY --from=build /cadence/packages/server/dist packages/server/dist');
  });

  it('knows every package of the workspace before it installs', () => {
    for (const name of readdirSync(join(root, 'packages'))) {
      const copies = read('Dockerfile').split(
        `COPY packages/${name}/package.json packages/${name}/`,
      );
      expect(copies.length - 1, name).toBe(2);
    }
  });
});

describe('the proxy', () => {
  const proxy = read('deploy/nginx.conf');

  it('passes on a body that is too large, which Cadence refuses in its own words', () => {
    const [, megabytes = '0'] = /client_max_body_size (\d+)m;/.exec(proxy) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(
      Math.max(...allRoutes.map(({ bodyLimit }) => bodyLimit ?? defaultBodyLimit)),
    );
  });

  it('shows neither metrics, health nor its version to the outside, and logs no query', () => {
    expect(proxy).toMatch(/location = \/metrics\s+\{ return 404; \}/);
    expect(proxy).toMatch(/location \/health\/\s+\{ return 404; \}/);
    expect(proxy).toContain('server_tokens off;');
    expect(proxy).toContain('error_log /dev/stderr crit;');
    const [format = ''] = /log_format paths .*/.exec(proxy) ?? [];
    expect(format).toContain('$uri');
    expect(format).not.toMatch(/\$request\b|\$request_uri|\$args|\$http_authorization/);
  });
});

it('every setting has its line in the documentation', () => {
  expect(settingNames).toContain('GROK_MODEL_LIGHT');
  const documented = read('docs/operations.md');
  expect(settingNames.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

it('every table has its statement for a database that is spread over machines', () => {
  const documented = read('docs/operations.md');
  const spread = /create_(?:distributed|reference)_table\('(\w+)'/g;
  const named = [...documented.matchAll(spread)].map(([, table]) => table);
  expect(named.sort()).toEqual([...tablesInOrder].sort());
});

it('every file that the page on security names is there', () => {
  const named = [...read('docs/security.md').matchAll(/`((?:packages|e2e|scripts)\/[^`]+)`/g)];
  expect(named.length).toBeGreaterThan(50);
  expect(
    named.map(([, file = '']) => file).filter((file) => !existsSync(join(root, file))),
  ).toEqual([]);
});
