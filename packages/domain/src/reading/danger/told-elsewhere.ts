import { hasSelfWord, isAfter, type SignSpan } from './features.ts';
import type { DangerScan } from './scan.ts';

const ownReach = 3;

/** 'A cardiac arrest course', 'corso sul infarto': what is taught or shown bears the name. */
function isTaught(scan: DangerScan, { from, to }: SignSpan): boolean {
  if (hasSelfWord(scan, from - ownReach, to)) return false;
  const isName = scan.startingIn('afterCourse', to, to).length > 0;
  return isName || isAfter(scan, 'courseOf', from, 1);
}

/** 'The stroke took her at 94': it came to another. */
const isTheirs = (scan: DangerScan, { to }: SignSpan): boolean =>
  scan.startingIn('tookThem', to, to).length > 0;

const hadIt = new Set('had has having suffered got'.split(' '));

/** 'The old banger had its last heart attack': no person is spoken of so; 'its' alone is 'it is'. */
const isOfIt = ({ tokens }: DangerScan, { from }: SignSpan): boolean =>
  [1, 2].some(
    (back) => tokens[from - back]?.text === 'its' && hadIt.has(tokens[from - back - 1]?.text ?? ''),
  );

/** What a thing does before it goes off. */
const about = new Set('about gonna overheating overheats'.split(' '));
/** It is held or looked at, so that somebody else is the subject. */
const handled = new Set(
  'put hold holding held drop dropped grab on down with at by from into off without and or but i'.split(
    ' ',
  ),
);

/** 'My phone is overheating and about to black out'. */
function isOfFailingThing(scan: DangerScan, { from, to }: SignSpan): boolean {
  const { tokens } = scan;
  return scan.startingIn('thing', from - 8, from - 1).some((hit) => {
    if (hit.to > from || tokens[hit.from]?.segment !== tokens[from]?.segment) return false;
    const before = [1, 2].map((back) => tokens[hit.from - back]?.text ?? '');
    if (before.some((word) => handled.has(word))) return false;
    const [next, afterNext] = [0, 1].map((ahead) => tokens[hit.to + ahead]?.text ?? '');
    // 'El móvil se me va a desmayar': the one who is sorry for it is not the one who faints.
    const isSorry = next === 'se' && afterNext === 'me';
    if (isSorry) return !hasSelfWord(scan, hit.to + 2, to);
    return about.has(next ?? '') && !hasSelfWord(scan, hit.to, to);
  });
}

/** Whether a sign is told of a course, of somebody it took, or of a thing that fails. */
export const isToldElsewhere = (scan: DangerScan, span: SignSpan): boolean =>
  [isTaught, isTheirs, isOfIt, isOfFailingThing].some((is) => is(scan, span));

const named = new Set(
  'called named heisst namens llamado llama appele chiamato chiama chamado'.split(' '),
);
const games = new Set(
  'game games boardgame spiel kinderspiel juego jeu gioco jogo brincadeira'.split(' '),
);

/** 'A game called tipsy': a name, whatever else the word means. */
export function isNameOfGame({ tokens }: DangerScan, { from }: SignSpan): boolean {
  const at = /^["'“”‘’«„:]$/.test(tokens[from - 1]?.text ?? '') ? from - 2 : from - 1;
  return (
    named.has(tokens[at]?.text ?? '') &&
    tokens.slice(Math.max(0, at - 3), at).some(({ text }) => games.has(text))
  );
}
