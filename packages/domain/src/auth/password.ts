export const passwordLimits = { min: 8, max: 128 } as const;

/**
 * The words that guessing programs try first, alone, doubled, or with digits
 * and marks around them. Keyboard walks that are no row of keys stand here too.
 */
const wellKnown = new Set(
  (
    'password passwort passw0rd p@ssw0rd p@ssword letmein welcome willkommen hello iloveyou ' +
    'princess sunshine flower football soccer baseball basketball hockey superman batman ' +
    'spiderman pokemon trustno starwars matrix whatever computer internet michelle jennifer ' +
    'jessica ashley daniel michael charlie thomas jordan andrew robert hunter killer ' +
    'liverpool arsenal chelsea barcelona chocolate butterfly cheese pepper ginger monkey dragon ' +
    'tiger master shadow freedom summer winter admin administrator root guest user login access ' +
    'changeme secret default test testing abc abcd qwerty qwertz azerty asdf zxcv qazwsx ' +
    'qazwsxedc a1b2c3d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r google facebook ' +
    'samsung mustang ferrari porsche fitness workout training cadence'
  ).split(' '),
);

const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890'];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

const isRun = (text: string) => runs.some((run) => run.includes(text));

/** `asdfasdf` is no better than `asdf`. */
function once(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}

/** True for what an attacker would try in the first minutes. */
export function isWeakPassword(password: string): boolean {
  const plain = once(password.trim().toLowerCase());
  if (/^\d+$/.test(plain) && plain.length < 14) return true;
  if (new Set(plain).size <= 2) return true;
  const word = plain.replace(/^[\d!?.*#$]+|[\d!?.*#$]+$/g, '');
  if (wellKnown.has(plain) || wellKnown.has(word) || wellKnown.has(once(word))) return true;
  // Pieces of keyboard rows put together: qwer1234, 1234qwer.
  const pieces = plain.match(/[a-z]+|\d+/g) ?? [];
  return pieces.join('') === plain && pieces.every(isRun);
}
