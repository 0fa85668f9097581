import { readOptions } from '@cadence/contract/auth/routes';
import type { ReplyOf } from '@cadence/contract/route';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/api.ts';

type Options = ReplyOf<typeof readOptions>;

/** Where it cannot be asked, the form is as for everybody, and the server says what is missing. */
export function useEntryOptions(): Options | null {
  const [options, setOptions] = useState<Options | null>(null);
  useEffect(() => {
    call(readOptions, {}).then(setOptions, () => setOptions(null));
  }, []);
  return options;
}
