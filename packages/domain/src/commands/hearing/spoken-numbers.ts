import { sayNumber } from '../../voice/number-words.ts';
import type { CommandSlot } from '../read-commands.ts';

const range = (first: number, last: number, step = 1): number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);

/** What people say there; all else would only be more to confuse it with. */
const said: Readonly<Record<CommandSlot, readonly number[]>> = {
  R: range(1, 100),
  W: [...range(1, 300), ...range(305, 600, 5), ...range(2.5, 200, 5)],
  E: range(1, 10, 0.5),
  L: range(0, 10),
  S: range(5, 300, 5),
  M: [...range(1, 5, 0.5), ...range(6, 10)],
};

const words = (value: number): string => sayNumber(String(value));

/** '120', 'one hundred twenty', 'one hundred and twenty', 'one twenty'. */
function waysToSay(value: number): string[] {
  const whole = Math.floor(value);
  const [hundreds, rest] = [Math.floor(whole / 100), whole % 100];
  const spoken = words(value);
  const ways = [String(value), spoken, spoken.replace('hundred ', 'hundred and ')];
  if (value - whole === 0.5) ways.push(`${words(whole)} and a half`);
  if (hundreds > 0 && value === whole && rest > 0) {
    ways.push(`${words(hundreds)} ${rest < 10 ? 'oh ' : ''}${words(rest)}`);
  }
  return [...new Set(ways.flatMap((way) => [way, way.replaceAll('-', ' ')]))];
}

export const spokenNumbers = (slot: CommandSlot): string[] => said[slot].flatMap(waysToSay);
