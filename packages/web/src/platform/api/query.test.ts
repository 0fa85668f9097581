// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { rowsOf } from '../database/database.ts';
import { queryClient } from './query.ts';

const key = ['program', 'programs'];
const kept = () => JSON.stringify([...rowsOf('queries').values()]);

describe('what the device keeps of the server', () => {
  test('is there after asking again has failed', async () => {
    const ask = vi.fn(async () => 'Six weeks of squats');
    await queryClient.fetchQuery({ queryKey: key, queryFn: ask });
    ask.mockRejectedValue(new Error('No connection.'));
    await expect(queryClient.fetchQuery({ queryKey: key, queryFn: ask })).rejects.toThrow();
    expect(queryClient.getQueryState(key)?.status).toBe('error');
    await vi.waitFor(() => expect(kept()).toContain('Six weeks of squats'), { timeout: 60_000 });
    expect(kept()).not.toContain('"error":{');
    expect(kept()).toContain('"status":"success"');
  });
});
