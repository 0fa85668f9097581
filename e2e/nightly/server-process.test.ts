import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createPostgresDatabase,
  createTestFolder,
} from '../../packages/server/src/test-support/database.ts';
import { createRuns, registerAt } from '../support/server-process.ts';

const { folder, remove } = createTestFolder();
const { run, startServer, endAll } = createRuns(folder);

afterAll(() => {
  endAll();
  remove();
});

const register = async (url: string, email: string) => (await registerAt(url, email)).status;

describe('a server process on the embedded database', () => {
  it('says where it is, and stops cleanly on Ctrl-C', async () => {
    const server = await startServer();
    expect(await register(server.url, 'first@example.com')).toBe(201);
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });

  it('tells a second one who has the data folder', async () => {
    const server = await startServer();
    const second = run('main.js');
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('Another Cadence process is using the data folder');
    expect(second.output()).not.toContain('    at ');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('starts again without help after a kill -9', async () => {
    const server = await startServer();
    expect(await register(server.url, 'survivor@example.com')).toBe(201);
    server.child.kill('SIGKILL');
    await server.ended;
    const next = await startServer();
    expect(await register(next.url, 'survivor@example.com')).toBe(400);
    next.child.kill('SIGTERM');
    await next.ended;
  });

  it('says in one line that the port is taken', async () => {
    const server = await startServer();
    const elsewhere = createTestFolder();
    const port = new URL(server.url).port;
    const second = run('main.js', [], { PORT: port, CADENCE_DATA: elsewhere.folder });
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `Port ${port} is taken. Stop what is using it, or set PORT to another number.`,
    );
    server.child.kill('SIGTERM');
    await server.ended;
    elsewhere.remove();
  });

  it('names the setting that is wrong and not its value', async () => {
    const failed = run('main.js', [], { DATABASE_URL: 'mysql://user:secret@example' });
    expect(await failed.ended).toBe(1);
    expect(failed.output()).toContain('DATABASE_URL');
    expect(failed.output()).not.toContain('secret');
  });

  it('can be backed up while it runs, and restored', async () => {
    const file = join(folder, 'backup.db');
    const server = await startServer();
    expect(await register(server.url, 'kept@example.com')).toBe(201);
    const backup = run('commands/backup.js', [file]);
    expect(await backup.ended, backup.output()).toBe(0);
    expect(await register(server.url, 'after@example.com')).toBe(201);

    const refused = run('commands/restore.js', [file]);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('Another Cadence process');
    server.child.kill('SIGTERM');
    await server.ended;

    const restore = run('commands/restore.js', [file]);
    expect(await restore.ended, restore.output()).toBe(0);
    expect(readdirSync(folder).some((name) => name.includes('before-restore'))).toBe(true);
    const next = await startServer();
    expect(await register(next.url, 'kept@example.com')).toBe(400);
    expect(await register(next.url, 'after@example.com')).toBe(201);
    next.child.kill('SIGTERM');
    await next.ended;
  });

  it('is restored from its backup on another machine, where there was nothing', async () => {
    const elsewhere = createTestFolder();
    const env = { CADENCE_DATA: elsewhere.folder };
    const restore = run('commands/restore.js', [join(folder, 'backup.db')], env);
    expect(await restore.ended, restore.output()).toBe(0);
    const server = await startServer(env);
    expect(await register(server.url, 'kept@example.com')).toBe(400);
    expect(await register(server.url, 'new@example.com')).toBe(201);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    elsewhere.remove();
  });

  it('is not touched by a restore from something else', async () => {
    const file = join(folder, 'junk.db');
    writeFileSync(file, 'not a database at all, though long enough to be looked at');
    const before = readFileSync(join(folder, 'cadence.db'));
    const restore = run('commands/restore.js', [file]);
    expect(await restore.ended).toBe(1);
    expect(restore.output()).toContain('is not a backup of Cadence');
    expect(readFileSync(join(folder, 'cadence.db')).equals(before)).toBe(true);
  });

  it('can start as the demo, again and again, with an athlete to sign in as', {
    timeout: 180_000,
  }, async () => {
    const demo = createTestFolder();
    for (const start of ['first', 'second']) {
      const server = await startServer({ CADENCE_DEMO: '1', CADENCE_DATA: demo.folder });
      await expect
        .poll(() => server.output(), { message: start, timeout: 60_000 })
        .toContain('Sign in as demo@cadence.example');
      expect(await register(server.url, 'demo@cadence.example')).toBe(400);
      server.child.kill('SIGINT');
      expect(await server.ended).toBe(0);
    }
    demo.remove();
  });

  it('never overwrites a file with a backup', async () => {
    const backup = run('commands/backup.js', [join(folder, 'junk.db')]);
    expect(await backup.ended).toBe(1);
    expect(backup.output()).toContain('exists already');
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('moving to PostgreSQL', () => {
  it('brings every account along, and only into an empty database', async () => {
    const source = createTestFolder();
    const server = await startServer({ CADENCE_DATA: source.folder });
    for (const name of ['ada', 'grace', 'emmy']) {
      expect(await register(server.url, `${name}@example.com`)).toBe(201);
    }
    server.child.kill('SIGTERM');
    await server.ended;

    const { url, drop } = await createPostgresDatabase();
    const both = { CADENCE_DATA: source.folder, DATABASE_URL: url };
    const move = run('commands/move-to-postgres.js', [], both);
    expect(await move.ended, move.output()).toBe(0);
    expect(move.output()).toContain('Moved 3 users, 3 tokens, 0 sessions');

    const again = run('commands/move-to-postgres.js', [], both);
    expect(await again.ended).toBe(1);
    expect(again.output()).toContain('The target is not empty');

    const moved = await startServer({ DATABASE_URL: url });
    expect(await register(moved.url, 'grace@example.com')).toBe(400);
    moved.child.kill('SIGINT');
    expect(await moved.ended).toBe(0);
    await drop();
    source.remove();
  });
});
