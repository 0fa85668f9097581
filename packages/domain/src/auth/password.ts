export const passwordLimits = { min: 8, max: 128 } as const;

/**
 * The words that guessing programs try first, alone or with digits and marks
 * behind them. Keyboard walks that are no row of keys stand here too.
 */
const wellKnown = new Set(
  (
    'password passw0rd p@ssw0rd p@ssword letmein welcome iloveyou princess sunshine football ' +
    'baseball basketball superman batman trustno starwars whatever computer michelle jennifer ' +
    'liverpool chocolate butterfly monkey dragon master shadow admin administrator changeme ' +
    'secret default test testtest abc abcd qwerty a1b2c3d 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx ' +
    'q1w2e3r fitness workout training cadence'
  ).split(' '),
);

const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890'];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

/** True for what an attacker would try in the first minutes. */
export function isWeakPassword(password: string): boolean {
  const plain = password.trim().toLowerCase();
  if (wellKnown.has(plain) || wellKnown.has(plain.replace(/[\d!?.*#$]+$/, ''))) return true;
  if (/^\d+$/.test(plain) && plain.length < 12) return true;
  if (new Set(plain).size <= 2) return true;
  return runs.some((run) => run.includes(plain));
}
