import type { Hit } from '../engine/phrases.ts';
import type { Scan } from '../engine/scan.ts';

const swapWords =
  /^(?:swap|swapping|replace|change|switch|exchange|trade|ersetz|ersetze|tausch|tausche|cambia|cambiame|cambie|cambiar|sustituye|reemplaza|remplace|remplacer|echange|sostituisci|troca|troque|trocar|substitui|substitua)$/;
const forWords = /^(?:for|with|w|to|by|into|durch|gegen|por|con|par|contre|per|pelo|pela)$/;
const reachTokens = 5;

/** 'Swap the lunges for something', 'replace barbell with dumbbells': what follows the verb goes. */
export function isSwappedOut({ tokens }: Scan, hit: Pick<Hit, 'from'>): boolean {
  const segment = tokens[hit.from]?.segment;
  for (let at = hit.from - 1; at >= Math.max(0, hit.from - reachTokens); at -= 1) {
    const token = tokens[at];
    if (token?.segment !== segment || forWords.test(token?.text ?? '')) return false;
    if (swapWords.test(token?.text ?? '')) return true;
  }
  return false;
}
