import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { useIdentity } from '../../../../platform/identity.ts';
import { setStorageOwner } from '../../../../platform/storage.ts';
import type { Asked } from '../generation.ts';
import { cancelGeneration } from '../generation-status.ts';

const user = { id: 'u1', email: 'you@example.com', name: '' };

export const asked: Asked = {
  user_preferences: 'Bodyweight legs, 20 minutes',
  provider: 'openai',
  duration_minutes: 20,
  variation: 0,
};

/** Before each test of a file somebody is signed in with nothing on the device; gives its network. */
export function signInToGenerate() {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('fetch', fetched);
    setStorageOwner(user.id);
    useIdentity.setState({ status: 'signed-in', user, token: 't', offline: false });
  });
  afterEach(() => {
    act(() => cancelGeneration());
    vi.unstubAllGlobals();
    fetched.mockReset();
  });
  return fetched;
}
