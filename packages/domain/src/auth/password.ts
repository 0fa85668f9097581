export const passwordLimits = { min: 8, max: 128 } as const;

/**
 * The passwords that guessing programs try first, lower-case. Digits-only,
 * one-character and keyboard-row passwords are recognised by shape below,
 * so they are not listed.
 */
const wellKnown = new Set([
  'password',
  'password1',
  'password12',
  'password123',
  'password1234',
  'passw0rd',
  'p@ssw0rd',
  'p@ssword',
  'letmein1',
  'letmein123',
  'welcome1',
  'welcome123',
  'iloveyou',
  'iloveyou1',
  'princess1',
  'sunshine',
  'sunshine1',
  'football',
  'football1',
  'baseball',
  'baseball1',
  'basketball',
  'superman',
  'superman1',
  'batman123',
  'trustno1',
  'starwars',
  'whatever',
  'computer',
  'michelle',
  'jennifer',
  'liverpool',
  'chocolate',
  'butterfly',
  'monkey123',
  'dragon123',
  'master123',
  'shadow123',
  'admin123',
  'administrator',
  'changeme',
  'changeme1',
  'changeme123',
  'secret123',
  'default1',
  'test1234',
  'testtest',
  'abcd1234',
  'abc12345',
  'a1b2c3d4',
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'zaq12wsx',
  'q1w2e3r4',
  'qwerty12',
  'qwerty123',
  'qwerty1234',
  'fitness1',
  'workout1',
  'training1',
  'cadence1',
  'cadence123',
]);

const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890'];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

/** True for what an attacker would try in the first minutes. */
export function isWeakPassword(password: string): boolean {
  const plain = password.trim().toLowerCase();
  if (wellKnown.has(plain)) return true;
  if (/^\d+$/.test(plain) && plain.length < 12) return true;
  if (new Set(plain).size <= 2) return true;
  return runs.some((run) => run.includes(plain));
}
