import { claim } from '../../claims.ts';
import { textAt } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';
import type { Sex } from '../../vocabulary.ts';
import type { Fact } from './fact.ts';

const leastAge = 16;
const mostAge = 89;
const sexes: Readonly<Record<string, Sex>> = { f: 'female', m: 'male' };
/** '20m' on its own is twenty minutes. */
const isRound = (value: number): boolean => value % 5 === 0;

/** '29m', '38f' between commas: how old somebody is, and which sex. */
export function readAgeAndSex(scan: Scan): Fact[] {
  return scan.tokens.flatMap(({ kind, segment, value: age = 0, end }, at) => {
    const letter = textAt(scan, at + 1);
    const sex = sexes[letter];
    const isStuck = end === scan.tokens[at + 1]?.start;
    const isAge = kind === 'number' && age >= leastAge && age <= mostAge && isStuck;
    if (!isAge || !sex || (sex === 'male' && isRound(age))) return [];
    const isAlone =
      scan.tokens.filter((one) => one.segment === segment && one.kind !== 'mark').length === 2;
    if (!isAlone) return [];
    const told = { polarity: 'has', quote: scan.quote(at, at + 2), certainty: 0.8 } as const;
    return [
      { claim: claim('age', age, 'age.sex', told), from: at, to: at + 1 },
      { claim: claim('sex', sex, 'sex.age', told), from: at + 1, to: at + 2 },
    ];
  });
}
