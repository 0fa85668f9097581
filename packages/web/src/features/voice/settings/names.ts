import { addUserName } from '@cadence/domain/profile/voice-preferences';

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

type Added = { names: string[]; name: string } | { refused: string };

/** Spec §5 ignores blanks and doubles; the page says why. */
export function addName(names: readonly string[], typed: string): Added {
  const [name] = addUserName([], typed);
  if (name === undefined) return { refused: 'Type a name first.' };
  const known = names.find((one) => same(one, name));
  if (known !== undefined) return { refused: `${known} is on your list already.` };
  const added = addUserName(names, name);
  if (added.length === names.length) {
    return { refused: `${names.length} names are the most. Remove one first.` };
  }
  return { names: added, name };
}
